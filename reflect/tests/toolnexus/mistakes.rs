//! What is told where a description can be no tool.

use std::sync::Arc;

use olt::toolnexus::{ITool, NativeTool, Param, ToolContext, Tools};
use olt::{JsonObject, Part};
use pretty_assertions::assert_eq;

use crate::service::Service;

#[test]
fn what_can_be_no_tool_is_told_when_it_is_made() {
    let told = |tools: Result<Vec<Arc<dyn ITool>>, olt::contract::SignatureError>| tools.err().unwrap().to_string();
    let of = || Tools::describe(Service::default());
    type Object = Arc<Service>;
    assert_eq!(
        told(of().method("f", |_: Object, a: String| a).param(Param::new("a").required(false)).tools()),
        "parameter 'a' may be left out, but its type has no zero to stand in; take an `Option` of it, which is `None` then"
    );
    assert_eq!(
        told(of().method("f", |_: Object, _: olt::ToolContext| {}).tools()),
        "the caller of a tool method may give no context; take an `Option<olt::toolnexus::ToolContext>`"
    );
    assert_eq!(
        told(of().method("f", |_: Object, _: Option<ToolContext>, _: Option<ToolContext>| {}).tools()),
        "OLT009: the handler takes more than one ToolContext; the run time fills in one, so take it once"
    );
    assert_eq!(
        told(of().method("f", |_: Object| {}).method("f", |_: Object| {}).tools()),
        "OLT007: two tools are named 'f'; give one of them another name"
    );
    assert_eq!(
        told(of().method("get weather", |_: Object| {}).tools()),
        "OLT008: the tool name 'get weather' is not 1 to 64 letters, digits, _ or -; give the tool another name"
    );
    assert_eq!(
        told(of().method("f", |_: Object| Part::text("a")).tools()),
        "OLT003: f: a tool method gives one text, not parts; return a `String` or an `olt::toolnexus::ToolResult`"
    );
    let native = |name: &str, schema: &str| {
        NativeTool::of(name, "", Some(schema), |_: JsonObject| "").err().unwrap().to_string()
    };
    assert_eq!(
        native("ping", "[]"),
        r#"ping: the schema is no JSON object; write one such as {"type":"object","properties":{},"additionalProperties":false}"#
    );
    assert_eq!(native("ping", " "), native("ping", "[]"));
    assert_eq!(
        native("", "{}"),
        "OLT008: the tool name '' is not 1 to 64 letters, digits, _ or -; give the tool another name"
    );
}
