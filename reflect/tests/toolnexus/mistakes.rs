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
        "f: parameter 'a' may be left out, but its type has no zero to stand in; take an `Option` of it, which is `None` then"
    );
    assert_eq!(
        told(of().method("f", |_: Object, _: olt::ToolContext| {}).tools()),
        "f: the caller of a tool method may give no context; take an `Option<olt::toolnexus::ToolContext>`"
    );
    assert_eq!(
        told(of().method("f", |_: Object, _: Option<ToolContext>, _: Option<ToolContext>| {}).tools()),
        "OLT009: f: the handler takes more than one ToolContext; the run time fills in one, so take it once"
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
    let twice = of().method("a", |_: Object, _: i32| {}).param("x").method("b", |_: Object, _: i32| {});
    assert_eq!(
        told(twice.tools()),
        "b: the handler has 1 argument that the model fills in, but `.param` was called 0 times; call it once for each, in order"
    );
    let described = of().method("pair", |_: Object, _: i32, _: i32| {}).param("x").param("x");
    assert_eq!(told(described.tools()), "OLT002: pair: two parameters are named 'x'; rename one of them");
}

#[test]
fn not_null_is_for_an_option_that_may_be_left_out() {
    type Object = Arc<Service>;
    let told = |tools: Result<Vec<Arc<dyn ITool>>, olt::contract::SignatureError>| tools.err().unwrap().to_string();
    let of = || Tools::describe(Service::default());
    let expected = |left_out: &str| {
        format!(
            "f: parameter 'x' is `not_null`, which an `Option` is that may be left out, but not be null; remove \
             `not_null`, or make it such an `Option` by `.{left_out}`"
        )
    };
    let x = || Param::new("x").not_null();
    let by_default = expected("required(false)");
    assert_eq!(told(of().method("f", |_: Object, _: i32| {}).param(x()).tools()), by_default);
    assert_eq!(told(of().method("f", |_: Object, _: Option<i32>| {}).param(x()).tools()), by_default);
    let left_out = x().required(false);
    assert_eq!(told(of().method("f", |_: Object, _: i32| {}).param(left_out.clone()).tools()), by_default);
    assert!(of().method("f", |_: Object, _: Option<i32>| {}).param(left_out).tools().is_ok());

    let x = || olt::Param::new("x").not_null();
    let tool = |result: Result<olt::Tool, olt::contract::SignatureError>| result.err().unwrap().to_string();
    let by_default = expected("default(None::<…>)").replace("f: ", "");
    assert_eq!(tool(olt::Tool::create(|_: i32| {}).name("f").param(x().default(1)).build()), by_default);
    assert_eq!(tool(olt::Tool::create(|_: Option<i32>| {}).name("f").param(x()).build()), by_default);
    let some = x().default(Some(1));
    assert_eq!(tool(olt::Tool::create(|_: Option<i32>| {}).name("f").param(some).build()), by_default);
    let null = x().default(None::<i32>);
    assert!(olt::Tool::create(|_: Option<i32>| {}).name("f").param(null).build().is_ok());
}

#[test]
fn a_schema_written_by_hand_is_that_of_an_object() {
    let native = |name: &str, schema: &str| {
        NativeTool::of(name, "", Some(schema), |_: JsonObject| "").err().unwrap().to_string()
    };
    let example = r#"write one such as {"type":"object","properties":{},"additionalProperties":false}"#;
    let object = r#"arguments are an object; write "type":"object""#;
    let once = "write each keyword and property once";
    for (schema, what, help) in [
        ("[]", "the schema is an array, no JSON object", example),
        (" ", "the schema is empty", &format!("{example}, or give none")),
        ("{", "the schema is no valid JSON", example),
        (r#"{"type":"object","type":"object"}"#, "the schema has 'type' twice", once),
        (
            r#"{"type":"object","properties":{"a":{"type":"string","type":"string"}}}"#,
            "the schema has 'properties.a.type' twice",
            once,
        ),
        (r#"{"type":"array"}"#, r#"the schema's type is "array""#, object),
        (r#"{"type":["object","null"]}"#, r#"the schema's type is ["object","null"]"#, object),
        (r#"{"properties":{}}"#, "the schema has no type", object),
    ] {
        assert_eq!(native("ping", schema), format!("ping: {what}; {help}"), "{schema}");
    }
    assert_eq!(
        native("", "{}"),
        "OLT008: the tool name '' is not 1 to 64 letters, digits, _ or -; give the tool another name"
    );
}
