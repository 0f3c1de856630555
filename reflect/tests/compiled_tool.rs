//! The compiled lane end to end: a function, its definition, its calls.

use olt::{CancellationToken, CostLine, Optional, Part, Tool, ToolContext, ToolInvoker, ToolResult, ToolType};
use pretty_assertions::assert_eq;

/// How soon.
#[derive(Debug, Clone, Copy, PartialEq, ToolType)]
enum Priority {
    Low = 10,
    Normal = 20,
    #[serde(rename = "very high")]
    High = 30,
}

#[derive(Debug, ToolType)]
#[serde(rename_all = "camelCase")]
struct Item {
    /// The article's
    /// number.
    article_no: String,
    #[arg(range(1..=99))]
    quantity: u32,
    #[serde(default)]
    gift: bool,
    note: Optional<String>,
}

#[derive(ToolType)]
struct Receipt {
    total: f64,
    lines: Vec<String>,
}

/// Places an [order](Item),
/// and tells what it costs.
#[olt::tool(requires_approval, parallel_safe = false, timeout_seconds = 5)]
async fn place_order(
    /// Who orders.
    customer: String,
    items: Vec<Item>,
    #[arg(default = Priority::Normal)] priority: Priority,
    note: Option<String>,
    #[arg(default = None, not_null)] coupon: Option<String>,
    #[arg(default = 2)] copies: i32,
    #[arg(default = 0.10)] tip: f32,
    ctx: &ToolContext,
    token: CancellationToken,
) -> Result<Receipt, String> {
    assert!(!token.is_cancelled());
    ctx.add_cost(CostLine::new("order", 1, "EUR"));
    if items.is_empty() {
        return Err(format!("nothing to order for {customer}"));
    }
    let total = f64::from(copies) + f64::from(tip) + f64::from(u8::from(coupon.is_some()));
    let gifts = items.iter().filter(|item| item.gift).count();
    let lines = items.iter().map(|item| format!("{} x {}", item.quantity, item.article_no));
    let rest = [format!("{priority:?}, {gifts} gifts, {note:?}")];
    Ok(Receipt { total, lines: lines.chain(rest).collect() })
}

fn order() -> Tool {
    place_order::tool()
}

#[test]
fn the_definition_says_what_the_function_says() {
    let tool = order();
    assert_eq!(tool.name(), "place_order");
    assert_eq!(tool.description(), "Places an order, and tells what it costs.");
    let item = r#"{"type":"object","properties":{"articleNo":{"type":"string","description":"The article's number."},"quantity":{"type":"integer","minimum":1,"maximum":99},"gift":{"type":"boolean"},"note":{"type":"string"}},"required":["articleNo","quantity"],"additionalProperties":false}"#;
    assert_eq!(
        tool.input_schema(),
        format!(
            r#"{{"type":"object","properties":{{"customer":{{"type":"string","description":"Who orders."}},"items":{{"type":"array","items":{item}}},"priority":{{"type":"string","enum":["Low","Normal","very high"],"default":"Normal"}},"note":{{"type":["string","null"]}},"coupon":{{"type":"string"}},"copies":{{"type":"integer","minimum":-2147483648,"maximum":2147483647,"default":2}},"tip":{{"type":"number","default":0.1}}}},"required":["customer","items","note"],"additionalProperties":false}}"#
        )
    );
    assert_eq!(
        tool.output_schema(),
        Some(
            r#"{"type":"object","properties":{"total":{"type":"number"},"lines":{"type":"array","items":{"type":"string"}}},"required":["total","lines"],"additionalProperties":false}"#
        )
    );
    let metadata = tool.metadata();
    assert!(metadata.requires_approval && !metadata.parallel_safe && !metadata.ends_loop);
    assert_eq!(metadata.timeout_seconds, 5);
}

const ARGUMENTS: &str = r#" {"items":[{"quantity":3,"articleNo":"A-1"},{"articleNo":"B","quantity":1e1,"gift":true,"note":"x"}],"note":null,"customer":"Ada","priority":"very high"} "#;

#[test]
fn arguments_are_shown_as_they_were_decoded() {
    assert_eq!(
        order().decode(ARGUMENTS).unwrap(),
        r#"{"customer":"Ada","items":[{"articleNo":"A-1","quantity":3,"gift":false},{"articleNo":"B","quantity":10,"gift":true,"note":"x"}],"priority":"very high","note":null,"coupon":null,"copies":2,"tip":0.1}"#
    );
}

#[tokio::test]
async fn a_call_runs_the_function() {
    let context = ToolContext::new();
    let result = ToolInvoker::invoke(&order(), ARGUMENTS, &context).await.unwrap();
    let expected = r#"{"total":2.100000001490116,"lines":["3 x A-1","10 x B","High, 1 gifts, None"]}"#;
    assert_eq!(result.parts, [Part::json(expected)]);
    assert_eq!(context.costs().len(), 1);

    let failed = ToolInvoker::invoke(&order(), r#"{"items":[],"note":null,"customer":"Ada"}"#, &context).await.unwrap();
    assert!(failed.is_error);
    assert_eq!(failed.parts, [Part::text("Tool 'place_order' failed: Error: nothing to order for Ada")]);
}

#[tokio::test]
async fn faults_are_told_with_their_path() {
    let table = [
        ("{}", "Argument 'customer' is required."),
        ("[]", "Arguments must be a JSON object, not an array."),
        ("{", "Arguments are not valid JSON."),
        (r#"{"customer":"a","customer":"b"}"#, "Argument 'customer' is given twice."),
        (r#"{"who":"a"}"#, "Argument 'who' is not declared by this tool."),
        (r#"{"customer":null}"#, "Argument 'customer' must be a string, not null."),
        (r#"{"coupon":null}"#, "Argument 'coupon' must be a string, not null."),
        (r#"{"note":1}"#, "Argument 'note' must be a string or null, not a number."),
        (
            r#"{"items":[{"articleNo":"a","quantity":100}]}"#,
            "Argument 'items[0].quantity' must be an integer from 1 to 99.",
        ),
        (r#"{"items":[{"quantity":1,"a key":1}]}"#, "Argument 'items[0]['a key']' is not declared by this tool."),
        (r#"{"items":[{"quantity":1}]}"#, "Argument 'items[0].articleNo' is required."),
        (r#"{"priority":"High"}"#, "Argument 'priority' must be one of 'Low', 'Normal', 'very high'."),
        (r#"{"who":1,"x":}"#, "Arguments are not valid JSON."),
    ];
    for (arguments, text) in table {
        let result = ToolInvoker::invoke(&order(), arguments, &ToolContext::new()).await.unwrap();
        assert_eq!(result.parts, [Part::text(text)], "{arguments}");
        assert!(result.is_error);
    }
}

#[olt::tool]
fn nothing() {}

#[olt::tool(name = "Add-2", description = "", ends_loop)]
/// Adds.
fn add(#[arg(name = "self")] r#type: i8, #[arg(default = i64::MAX)] b: Option<i64>) -> Option<i64> {
    b.map(|b| b.wrapping_add(i64::from(r#type)))
}

#[olt::tool(blocking, ends_loop)]
fn greet(context: ToolContext, name: String) -> Result<String, std::fmt::Error> {
    context.add_cost(CostLine::new("greeting", 1, "EUR"));
    if name.is_empty() { Err(std::fmt::Error) } else { Ok(format!("Hello, {name}!")) }
}

async fn invoke(tool: &Tool, arguments: &str) -> ToolResult {
    ToolInvoker::invoke(tool, arguments, &ToolContext::new()).await.unwrap()
}

#[tokio::test]
async fn functions_of_every_shape_are_called() {
    let empty = nothing::tool();
    assert_eq!(empty.input_schema(), r#"{"type":"object","properties":{},"additionalProperties":false}"#);
    assert_eq!(empty.output_schema(), None);
    assert_eq!(invoke(&empty, " \n").await.parts, []);

    let add = add::tool();
    assert_eq!((add.name(), add.description()), ("Add-2", ""));
    assert_eq!(
        add.input_schema(),
        r#"{"type":"object","properties":{"self":{"type":"integer","minimum":-128,"maximum":127},"b":{"type":["integer","null"],"minimum":-9223372036854775808,"maximum":9223372036854775807,"default":9223372036854775807}},"required":["self"],"additionalProperties":false}"#
    );
    let result = invoke(&add, r#"{"self":1,"b":2}"#).await;
    assert_eq!(result.parts, [Part::json("3")]);
    assert_eq!(result.typed::<Option<i64>>(), Some(&Some(3)));
    assert_eq!(invoke(&add, r#"{"self":1,"b":null}"#).await.parts, [Part::text("null")]);
    assert_eq!(invoke(&add, r#"{"self":1}"#).await.parts, [Part::json("-9223372036854775808")]);

    let greet = greet::tool();
    assert_eq!(greet.output_schema(), None);
    let result = invoke(&greet, r#"{"name":"Ada"}"#).await;
    assert_eq!(result.parts, [Part::text("Hello, Ada!")]);
    assert_eq!(result.typed::<String>().unwrap(), "Hello, Ada!");
    let failed = invoke(&greet, r#"{"name":""}"#).await;
    assert_eq!(failed.parts, [Part::text("Tool 'greet' failed: Error: an error occurred when formatting an argument")]);
}
