//! `Tool::create`: every shape of handler.

use std::sync::Arc;

use olt::{CancellationToken, CostLine, Part, Tool, ToolContext, ToolInvoker};
use pretty_assertions::assert_eq;

/// Invokes the tool with a context that knows one cost; the parts of its result.
async fn parts(tool: &Tool, arguments: &str) -> Vec<Part> {
    let context = ToolContext::new();
    context.add_cost(CostLine::new("before", 1, "USD"));
    let result = ToolInvoker::invoke(tool, arguments, &context).await.unwrap();
    assert!(!result.is_error, "{result:?}");
    result.parts
}

pub(crate) fn plain(a: i32) -> i32 {
    a + 1
}

pub(crate) fn nothing() {}

fn with_context(a: i32, context: &ToolContext) -> String {
    format!("{a} {}", context.costs().len())
}

pub(crate) async fn awaited(a: i32, b: String) -> String {
    tokio::task::yield_now().await;
    format!("{a}{b}")
}

pub(crate) async fn awaited_with_context(a: i32, context: &ToolContext) -> Result<String, String> {
    tokio::task::yield_now().await;
    Ok(format!("{a} {}", context.costs().len()))
}

async fn injected_by_value(context: ToolContext, a: i32, token: CancellationToken) -> String {
    format!("{a} {} {}", context.costs().len(), token.is_cancelled())
}

#[tokio::test]
async fn functions_of_every_shape_are_handlers() {
    let text = |text: &str| vec![Part::text(text)];
    let tool = Tool::create(plain).param("a").build().unwrap();
    assert_eq!(parts(&tool, r#"{"a":1}"#).await, [Part::json("2")]);
    let tool = Tool::create(nothing).build().unwrap();
    assert_eq!(parts(&tool, "").await, []);
    let tool = Tool::create(with_context).param("a").build().unwrap();
    assert_eq!(parts(&tool, r#"{"a":1}"#).await, text("1 1"));
    let tool = Tool::create(awaited).param("a").param("b").build().unwrap();
    assert_eq!(parts(&tool, r#"{"a":1,"b":"x"}"#).await, text("1x"));
    let tool = Tool::create(awaited_with_context).param("a").build().unwrap();
    assert_eq!(parts(&tool, r#"{"a":1}"#).await, text("1 1"));
    let tool = Tool::create(injected_by_value).param("a").build().unwrap();
    assert_eq!(parts(&tool, r#"{"a":1}"#).await, text("1 1 false"));
    assert_eq!(
        tool.input_schema(),
        r#"{"type":"object","properties":{"a":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"required":["a"],"additionalProperties":false}"#
    );
}

#[tokio::test]
async fn closures_of_every_shape_are_handlers() {
    let text = |text: &str| vec![Part::text(text)];
    let suffix = String::from("!");
    let tool = Tool::create(move |a: String| a + &suffix).name("shout").param("a").build().unwrap();
    assert_eq!(parts(&tool, r#"{"a":"x"}"#).await, text("x!"));
    let tool = Tool::create(|a: String, context: &ToolContext| format!("{a}{}", context.costs().len()))
        .name("c")
        .param("a")
        .build()
        .unwrap();
    assert_eq!(parts(&tool, r#"{"a":"x"}"#).await, text("x1"));
    let tool = Tool::create(async |a: String| a).name("c").param("a").build().unwrap();
    assert_eq!(parts(&tool, r#"{"a":"x"}"#).await, text("x"));
    let tool = Tool::create(|a: String| async move { Some(a) }).name("c").param("a").build().unwrap();
    assert_eq!(parts(&tool, r#"{"a":"x"}"#).await, text("x"));
    let tool = Tool::create(async |a: String, context: &ToolContext| format!("{a}{}", context.costs().len()))
        .name("c")
        .param("a")
        .build()
        .unwrap();
    assert_eq!(parts(&tool, r#"{"a":"x"}"#).await, text("x1"));
}

async fn find(stock: Arc<Vec<i32>>, shelf: u8, context: &ToolContext) -> Result<i32, String> {
    let shelf = usize::from(shelf) + context.costs().len() - 1;
    stock.get(shelf).copied().ok_or_else(|| "no such shelf".to_owned())
}

#[tokio::test]
async fn a_state_comes_before_the_arguments() {
    let stock = Arc::new(vec![3, 0, 7]);
    let tool = Tool::create_with(Arc::clone(&stock), find).param("shelf").build().unwrap();
    assert_eq!(tool.name(), "find");
    assert_eq!(parts(&tool, r#"{"shelf":2}"#).await, [Part::json("7")]);
    let tool = Tool::create_with(stock, |stock: Arc<Vec<i32>>, shelf: u8| stock.get(usize::from(shelf)).copied())
        .name("shelf")
        .param("shelf")
        .build()
        .unwrap();
    assert_eq!(parts(&tool, r#"{"shelf":9}"#).await, [Part::text("null")]);
}

#[expect(clippy::too_many_arguments, reason = "a handler may have sixteen, and the context")]
async fn sixteen(
    a: u8,
    b: u8,
    c: u8,
    d: u8,
    e: u8,
    f: u8,
    g: u8,
    h: u8,
    i: u8,
    j: u8,
    k: u8,
    l: u8,
    m: u8,
    n: u8,
    o: u8,
    p: u8,
    context: &ToolContext,
) -> u64 {
    let sum: u64 = [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p].into_iter().map(u64::from).sum();
    sum + u64::try_from(context.costs().len()).unwrap_or_default()
}

#[tokio::test]
async fn a_handler_has_up_to_sixteen_arguments() {
    let names: Vec<String> = ('a'..='p').map(String::from).collect();
    let builder = names.iter().fold(Tool::create(sixteen), |builder, name| builder.param(name.as_str()));
    let arguments: Vec<String> = names.iter().map(|name| format!("\"{name}\":1")).collect();
    let tool = builder.build().unwrap();
    assert_eq!(parts(&tool, &format!("{{{}}}", arguments.join(","))).await, [Part::json("17")]);
}
