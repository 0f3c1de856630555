//! What `#[derive(ToolType)]` tells the reflection lane: the same schema, the same decoding, the same words.

use olt::__private::{Encoder, Fault, Fragment, NoJsonForm, Reader};
use olt::contract::DiagnosticId;
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

/// A type with a schema by hand, and no description at run time.
#[derive(Debug)]
struct ByHand;

impl ToolType for ByHand {
    const FRAGMENT: Fragment = Fragment::ANY;

    fn decode(_: &mut Reader<'_>, _: &Fragment) -> Result<Self, Fault> {
        Ok(Self)
    }

    fn encode(&self, _: &mut Encoder) -> Result<(), NoJsonForm> {
        Ok(())
    }
}

#[derive(Debug, ToolType)]
struct Holder {
    #[serde(default = "none")]
    parts: Vec<ByHand>,
}

fn none() -> Vec<ByHand> {
    Vec::new()
}

#[test]
fn a_field_that_does_not_describe_itself_is_told_when_the_tool_is_made() {
    let taking = Tool::create(|holder: Holder| holder.parts.len() as u32).name("take").param("holder").build();
    let error = taking.unwrap_err();
    assert_eq!(error.id(), Some(DiagnosticId::ParameterType));
    let told = "property 'parts' of Holder: the type alloc::vec::Vec<derive_reflect::ByHand> does not describe itself at run time; implement `olt::reflection::Reflect` for it, or derive `olt::ToolType`";
    assert_eq!(format!("{}; {}", error.message(), error.help()), told);
    let giving = Tool::create(|| Holder { parts: none() }).name("give").build();
    assert_eq!(giving.unwrap_err().id(), Some(DiagnosticId::ReturnType));
    assert_eq!(Holder { parts: none() }.to_value(), Value::Record(vec![None]));
    assert!(Holder::from_value(Value::Record(vec![None])).is_err());
}
