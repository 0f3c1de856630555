//! What `#[derive(ToolType)]` tells the reflection lane: the same schema, the same decoding, the same words.

use olt::reflection::{Reflect, Value};
use olt::{Optional, Part, Tool, ToolContext, ToolInvoker, ToolType};
use pretty_assertions::assert_eq;

#[derive(Debug, Clone, Copy, ToolType)]
#[serde(rename_all = "kebab-case")]
enum Level {
    Low,
    #[serde(rename = "top")]
    VeryHigh,
}

#[derive(Debug, ToolType)]
#[serde(rename_all = "camelCase")]
struct Entry<T> {
    /// What it is.
    the_value: T,
    #[arg(range(..f64::INFINITY, exclusive_min))]
    #[serde(default = "seven")]
    weight: f64,
    #[arg(range(-1..5), description = "From -1 up to 4.")]
    count: Option<i32>,
    #[arg(length(1..=3))]
    #[serde(rename = "a b")]
    labels: Vec<String>,
    #[arg(string_length(1..=3), pattern = "^a", email)]
    code: Optional<String>,
    #[arg(read_only)]
    total: u8,
    #[serde(skip)]
    hidden: std::sync::OnceLock<u8>,
}

fn seven() -> f64 {
    7.0
}

#[olt::tool]
fn compiled(entry: Entry<Level>) -> Entry<Level> {
    assert_eq!(entry.hidden.get(), None);
    entry
}

fn reflected() -> Tool {
    Tool::create(|entry: Entry<Level>| entry).name("compiled").param("entry").build().unwrap()
}

#[test]
fn both_lanes_say_the_same_of_a_derived_type() {
    let (compiled, reflected) = (compiled::tool(), reflected());
    assert_eq!(compiled.input_schema(), reflected.input_schema());
    assert_eq!(compiled.output_schema(), reflected.output_schema());
    assert_eq!(
        compiled.output_schema(),
        Some(
            r#"{"type":"object","properties":{"theValue":{"type":"string","description":"What it is.","enum":["low","top"]},"weight":{"type":"number"},"count":{"type":["integer","null"],"description":"From -1 up to 4.","minimum":-1,"maximum":4},"a b":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":3},"code":{"type":"string","format":"email","minLength":1,"maxLength":3,"pattern":"^a"},"total":{"type":"integer","minimum":0,"maximum":255}},"required":["theValue","count","a b"],"additionalProperties":false}"#
        )
    );
}

#[tokio::test]
async fn both_lanes_read_and_write_it_alike() {
    for entry in [
        r#"{"theValue":"top","count":null,"a b":["x"]}"#,
        r#"{"total":3,"weight":1.50,"a b":["x"],"theValue":"low","count":4}"#,
        r#"{"theValue":"VeryHigh"}"#,
        r#"{"theValue":"top","count":5}"#,
        r#"{"theValue":"top","count":"5"}"#,
        r#"{"a b":[]}"#,
        r#"{"a b":["a","b","c","d"]}"#,
        r#"{"a b":["a",1]}"#,
        r#"{"total":256}"#,
        r#"{"total":1,"total":1}"#,
        r#"{"code":"x"}"#,
        r#"{"weight":null}"#,
        r#"{"hidden":1}"#,
        r#"{"theValue":"top","a b":["x"]}"#,
        "null",
    ] {
        let arguments = format!(r#"{{"entry":{entry}}}"#);
        let decoded = compiled::tool().decode(&arguments).map_err(|fault| fault.to_string());
        assert_eq!(decoded, reflected().decode(&arguments).map_err(|fault| fault.to_string()), "{entry}");
        let context = ToolContext::new();
        let result = ToolInvoker::invoke(&compiled::tool(), &arguments, &context).await.unwrap();
        let reflected = ToolInvoker::invoke(&reflected(), &arguments, &context).await.unwrap();
        assert_eq!(result.parts, reflected.parts);
    }
}

#[tokio::test]
async fn what_is_read_only_is_returned_and_not_taken() {
    let arguments = r#"{"entry":{"theValue":"top","count":null,"a b":["x"],"total":3}}"#;
    let echo = r#"{"entry":{"theValue":"top","weight":7,"count":null,"a b":["x"]}}"#;
    assert_eq!(compiled::tool().decode(arguments).unwrap(), echo);
    let result = ToolInvoker::invoke(&compiled::tool(), arguments, &ToolContext::new()).await.unwrap();
    let written = r#"{"theValue":"top","weight":7,"count":null,"a b":["x"],"total":0}"#;
    assert_eq!(result.parts, [Part::json(written)]);
}

#[test]
fn a_value_made_by_hand_is_refused_where_it_does_not_fit() {
    assert!(Level::from_value(Value::Text("Low".into())).is_err());
    assert!(Entry::<Level>::from_value(Value::Null).is_err());
    assert_eq!(Level::VeryHigh.to_value(), Value::Text("top".into()));
}
