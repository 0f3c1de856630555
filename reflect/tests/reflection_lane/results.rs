//! What a handler returns, and what comes of it (rulings I and Y-6).

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;

use olt::contract::{Failure, Fault};
use olt::reflection::describe::TypeDesc;
use olt::reflection::{Reflect, Returned, Types, Value};
use olt::{JsonElement, Optional, Part, Tool, ToolContext, ToolInvoker, ToolResult};
use pretty_assertions::assert_eq;

/// What a tool gives that returns this and ends the loop.
async fn result<R: Returned + Clone + Send + Sync + 'static>(returned: R) -> ToolResult {
    let tool = Tool::create(move || returned.clone()).name("t").ends_loop().build().unwrap();
    ToolInvoker::invoke(&tool, "", &ToolContext::new()).await.unwrap()
}

async fn json<R: Returned + Clone + Send + Sync + 'static>(returned: R) -> String {
    match result(returned).await.parts.as_slice() {
        [Part::Json(json)] => json.clone(),
        parts => panic!("{parts:?}"),
    }
}

async fn text<R: Returned + Clone + Send + Sync + 'static>(returned: R) -> String {
    match result(returned).await.parts.as_slice() {
        [Part::Text(text)] => text.clone(),
        parts => panic!("{parts:?}"),
    }
}

#[tokio::test]
async fn text_is_a_text_part() {
    assert_eq!(text("a").await, "a");
    assert_eq!(text("a\"b".to_owned()).await, "a\"b");
    assert_eq!(text(Some("a".to_owned())).await, "a");
    assert_eq!(text(Box::<str>::from("a")).await, "a");
    assert_eq!(text(Ok::<_, String>("a")).await, "a");
}

#[tokio::test]
async fn what_is_not_there_is_the_text_null() {
    assert_eq!(text(None::<String>).await, "null");
    assert_eq!(text(None::<i32>).await, "null");
    assert_eq!(text(None::<Part>).await, "null");
    assert_eq!(text(Optional::<i32>::Absent).await, "null");
}

#[tokio::test]
async fn values_are_json_parts() {
    assert_eq!(json(true).await, "true");
    assert_eq!(json(u64::MAX).await, "18446744073709551615");
    assert_eq!(json(1e20).await, "1E+20");
    assert_eq!(json(0.1f32).await, "0.1");
    assert_eq!(json('x').await, "\"x\"");
    assert_eq!(json(Some(1)).await, "1");
    assert_eq!(json(vec![Some(1), None]).await, "[1,null]");
    assert_eq!(json(BTreeMap::from([("b".to_owned(), 1), ("a".to_owned(), 2)])).await, r#"{"a":2,"b":1}"#);
    assert_eq!(json(JsonElement::from_compact("1.50".into())).await, "1.50");
    assert_eq!(json(JsonElement::from_compact("null".into())).await, "null");
    assert_eq!(json(serde_json::json!({"b": [1.5], "a": null})).await, r#"{"a":null,"b":[1.5]}"#);
}

#[tokio::test]
async fn what_has_no_order_is_written_in_one() {
    let map: HashMap<String, u8> = ["c", "a", "b"].into_iter().map(|name| (name.to_owned(), 1)).collect();
    assert_eq!(json(map).await, r#"{"a":1,"b":1,"c":1}"#);
    assert_eq!(json(HashSet::from([9, 10, 1])).await, "[1,10,9]");
}

#[tokio::test]
async fn parts_and_finished_results_are_passed_through() {
    assert_eq!(result(()).await.parts, []);
    assert_eq!(result(Part::json("1")).await.parts, [Part::json("1")]);
    assert_eq!(result(Some(Part::text("a"))).await.parts, [Part::text("a")]);
    assert_eq!(result(vec![Part::text("a"), Part::text("b")]).await.parts, [Part::text("a"), Part::text("b")]);
    let finished = result(ToolResult::error("no")).await;
    assert!(finished.is_error && finished.typed.is_none());
}

#[tokio::test]
async fn the_value_is_kept_where_the_tool_ends_the_loop() {
    assert_eq!(result(7).await.typed::<i32>(), Some(&7));
    assert_eq!(result("a".to_owned()).await.typed::<String>(), Some(&"a".to_owned()));
    assert_eq!(result(Ok::<_, String>(vec![1u8])).await.typed::<Vec<u8>>(), Some(&vec![1]));
    let tool = Tool::create(|| 7).name("t").build().unwrap();
    let result = ToolInvoker::invoke(&tool, "", &ToolContext::new()).await.unwrap();
    assert!(result.typed.is_none());
}

#[derive(Clone)]
struct OutOfStock;

impl fmt::Display for OutOfStock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing left")
    }
}

#[tokio::test]
async fn errors_and_numbers_that_are_not_finite_are_failures() {
    for (result, expected) in [
        (result(Err::<i32, _>(OutOfStock)).await, "Tool 't' failed: OutOfStock: nothing left"),
        (result(Err::<i32, _>("gone".to_owned())).await, "Tool 't' failed: Error: gone"),
        (result(f64::NAN).await, "Tool 't' failed: Error: the result is not a finite number"),
        (result(vec![1.0, f32::INFINITY]).await, "Tool 't' failed: Error: the result is not a finite number"),
    ] {
        assert_eq!(result.parts, [Part::text(expected)]);
        assert!(result.is_error);
    }
}

#[tokio::test]
async fn a_dynamic_tool_fails_like_any_other() {
    let signature = serde_json::from_str(r#"{"name":"d","parameters":[{"name":"a","type":"int"}]}"#).unwrap();
    let tool = Tool::from_signature(&signature, |_, _| async { Err::<ToolResult, _>(OutOfStock) }).unwrap();
    let invoke =
        async |arguments: &str| ToolInvoker::invoke(&tool, arguments, &ToolContext::new()).await.unwrap().parts;
    assert_eq!(invoke(r#"{"a":1}"#).await, [Part::text("Tool 'd' failed: OutOfStock: nothing left")]);
    assert_eq!(invoke("{}").await, [Part::text("Argument 'a' is required.")]);
    assert_eq!(tool.decode(r#"{"a":1.0}"#).unwrap(), r#"{"a":1}"#);
    assert_eq!(Failure::of(&OutOfStock).to_string(), "OutOfStock: nothing left");
}

/// A hand-written `Reflect` that says one thing and gives another.
#[derive(Clone)]
struct Misdescribed(Value);

impl Reflect for Misdescribed {
    fn describe(_: &mut Types) -> TypeDesc {
        TypeDesc::List(Box::new(TypeDesc::Int))
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        Ok(Self(value))
    }

    fn to_value(&self) -> Value {
        self.0.clone()
    }
}

#[tokio::test]
async fn a_value_that_is_not_as_described_is_a_failure() {
    for value in [Value::Record(vec![None]), Value::Dictionary(vec![("a".to_owned(), Value::Null)])] {
        let result = result(Misdescribed(value)).await;
        let expected = "Tool 't' failed: Error: the result is not what its type describes itself as";
        assert_eq!(result.parts, [Part::text(expected)]);
    }
}
