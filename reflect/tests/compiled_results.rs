//! What a tool of the compiled lane returns (the note's *Results*, rulings I and Y-6).

use std::collections::{BTreeMap, HashMap};
use std::fmt;

use olt::contract::Data;
use olt::{JsonElement, Optional, Part, Tool, ToolContext, ToolInvoker, ToolResult, ToolType};
use pretty_assertions::assert_eq;

#[derive(Debug, Clone, PartialEq, ToolType)]
#[serde(rename_all = "camelCase")]
struct Receipt {
    order_id: u64,
    note: Option<String>,
    #[serde(rename = "a\"b")]
    odd: Optional<bool>,
}

#[derive(Debug, Clone, Copy, ToolType)]
enum State {
    Done,
}

struct OutOfStock;

impl fmt::Display for OutOfStock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no more of it")
    }
}

/// A tool without parameters that returns this value.
macro_rules! returning {
    ($($words:ident)? => $ty:ty, $value:expr) => {{
        #[olt::tool($($words)?)]
        fn f() -> $ty {
            $value
        }
        f::tool()
    }};
}

async fn call(tool: &Tool) -> ToolResult {
    ToolInvoker::invoke(tool, "", &ToolContext::new()).await.unwrap()
}

fn receipt(odd: Optional<bool>) -> Receipt {
    Receipt { order_id: u64::MAX, note: None, odd }
}

#[tokio::test]
async fn every_return_type_has_its_parts_and_its_schema() {
    let image = Part::Image(Data::new("image/png", [1]));
    let integer = r#"{"type":"integer","minimum":-128,"maximum":127}"#;
    let receipt_schema = r#"{"type":"object","properties":{"orderId":{"type":"integer","minimum":0,"maximum":18446744073709551615},"note":{"type":["string","null"]},"a\"b":{"type":"boolean"}},"required":["orderId","note"],"additionalProperties":false}"#;
    let table: Vec<(Tool, Vec<Part>, Option<&str>)> = vec![
        (returning!(=> (), ()), vec![], None),
        (returning!(=> String, "x".into()), vec![Part::text("x")], None),
        (returning!(=> &'static str, "x"), vec![Part::text("x")], None),
        (returning!(=> Option<String>, None), vec![Part::text("null")], None),
        (returning!(=> Option<String>, Some("x".into())), vec![Part::text("x")], None),
        (returning!(=> Part, Part::Image(Data::new("image/png", [1]))), vec![image], None),
        (returning!(=> Option<Part>, None), vec![Part::text("null")], None),
        (
            returning!(=> Vec<Part>, vec![Part::text("a"), Part::json("1")]),
            vec![Part::text("a"), Part::json("1")],
            None,
        ),
        (returning!(=> ToolResult, ToolResult::text("x")), vec![Part::text("x")], None),
        (returning!(=> JsonElement, JsonElement::from_compact("1.0".into())), vec![Part::json("1.0")], None),
        (returning!(=> serde_json::Value, serde_json::json!([1])), vec![Part::json("[1]")], None),
        (returning!(=> char, 'x'), vec![Part::json("\"x\"")], Some(r#"{"type":"string","minLength":1,"maxLength":1}"#)),
        (returning!(=> i8, -1), vec![Part::json("-1")], Some(integer)),
        (returning!(=> Result<i8, OutOfStock>, Ok(3)), vec![Part::json("3")], Some(integer)),
        (
            returning!(=> Option<i8>, None),
            vec![Part::text("null")],
            Some(r#"{"type":["integer","null"],"minimum":-128,"maximum":127}"#),
        ),
        (returning!(=> f32, 0.1), vec![Part::json("0.1")], Some(r#"{"type":"number"}"#)),
        (returning!(=> State, State::Done), vec![Part::json("\"Done\"")], Some(r#"{"type":"string","enum":["Done"]}"#)),
        (
            returning!(=> bytes::Bytes, bytes::Bytes::from_static(b"\x01\x02")),
            vec![Part::json("\"AQI=\"")],
            Some(r#"{"type":"string","contentEncoding":"base64"}"#),
        ),
        (
            returning!(=> Receipt, receipt(Optional::Absent)),
            vec![Part::json(r#"{"orderId":18446744073709551615,"note":null}"#)],
            Some(receipt_schema),
        ),
        (
            returning!(=> Box<Receipt>, Box::new(receipt(Optional::Given(true)))),
            vec![Part::json(r#"{"orderId":18446744073709551615,"note":null,"a\"b":true}"#)],
            Some(receipt_schema),
        ),
        (
            returning!(=> BTreeMap<String, Vec<Option<f64>>>, [("a\n".to_owned(), vec![None, Some(1e17)])].into()),
            vec![Part::json(r#"{"a\n":[null,1E+17]}"#)],
            Some(r#"{"type":"object","additionalProperties":{"type":"array","items":{"type":["number","null"]}}}"#),
        ),
        (
            returning!(=> HashMap<String, bool>, HashMap::from([("b".into(), true), ("a".into(), false)])),
            vec![Part::json(r#"{"a":false,"b":true}"#)],
            Some(r#"{"type":"object","additionalProperties":{"type":"boolean"}}"#),
        ),
    ];
    for (tool, parts, schema) in table {
        let result = call(&tool).await;
        assert!(!result.is_error && result.typed.is_none());
        assert_eq!((result.parts, tool.output_schema()), (parts, schema));
    }
}

#[tokio::test]
async fn a_tool_that_ends_the_loop_keeps_the_value() {
    let kept = call(&returning!(ends_loop => Result<Receipt, OutOfStock>, Ok(receipt(Optional::Absent)))).await;
    assert_eq!(kept.typed::<Receipt>(), Some(&receipt(Optional::Absent)));
    let text = call(&returning!(ends_loop => String, "x".into())).await;
    assert_eq!(text.typed::<String>(), Some(&"x".to_owned()));
    let part = call(&returning!(ends_loop => Part, Part::text("x"))).await;
    assert_eq!(part.typed::<Part>(), Some(&Part::text("x")));
    let own =
        returning!(ends_loop => ToolResult, ToolResult { typed: Some(std::sync::Arc::new(7)), ..ToolResult::empty() });
    assert_eq!(call(&own).await.typed::<i32>(), Some(&7));
    assert!(call(&returning!(ends_loop => (), ())).await.typed.is_none());
}

#[tokio::test]
async fn failures_name_their_type() {
    let table = [
        (returning!(=> Result<i8, OutOfStock>, Err(OutOfStock)), "OutOfStock: no more of it"),
        (returning!(=> Result<(), String>, Err("plain".into())), "Error: plain"),
        (returning!(=> Result<(), Box<dyn std::error::Error>>, Err("boxed".into())), "Error: boxed"),
        (returning!(=> f64, f64::NAN), "Error: the result is not a finite number"),
        (returning!(=> Vec<Option<f32>>, vec![Some(f32::INFINITY)]), "Error: the result is not a finite number"),
        (returning!(=> i8, panic!("lost {}", "it")), "panic: lost it"),
        (returning!(blocking => i8, panic!("lost")), "panic: lost"),
    ];
    for (tool, text) in table {
        let result = call(&tool).await;
        assert!(result.is_error);
        assert_eq!(result.parts, [Part::text(format!("Tool 'f' failed: {text}"))]);
    }
}
