//! The second system: each tool made by both lanes, called side by side.

mod bridge;
mod mistakes;
mod service;
mod systems;

use std::sync::Arc;
use std::time::Duration;

use olt::CancellationToken;
use olt::toolnexus::{ITool, ToolContext, ToolResult};
use pretty_assertions::assert_eq;
use service::{find, lanes};

#[test]
fn both_lanes_tell_the_same_in_declaration_order() {
    let told = |tools: &[Arc<dyn ITool>]| -> Vec<[String; 4]> {
        let tell = |tool: &Arc<dyn ITool>| {
            [tool.name(), tool.description(), tool.input_schema(), tool.source().as_str()].map(str::to_owned)
        };
        tools.iter().map(tell).collect()
    };
    let [compiled, reflected] = lanes();
    assert_eq!(told(&compiled), told(&reflected));
    let names: Vec<&str> = compiled.iter().map(ITool::name).collect();
    let expected =
        "GetWeather search_docs whoami waits count zeros point level text json nothing real parse panics result";
    assert_eq!(names.join(" "), expected);
    assert_eq!(
        find(&compiled, "search_docs").input_schema(),
        r#"{"type":"object","properties":{"query":{"type":"string","description":"What to search for"},"limit":{"type":"integer","description":"Max results","minimum":-2147483648,"maximum":2147483647}},"required":["query"],"additionalProperties":false}"#
    );
    for name in ["whoami", "waits", "nothing"] {
        let schema = r#"{"type":"object","properties":{},"additionalProperties":false}"#;
        assert_eq!(find(&compiled, name).input_schema(), schema, "{name}");
    }
    assert!(find(&compiled, "zeros").input_schema().ends_with("},\"additionalProperties\":false}"));
}

/// Calls and their outputs; an error begins with `!`.
const CALLS: &[(&str, &str, &str)] = &[
    ("GetWeather", r#"{"city":"Chennai"}"#, "sunny in Chennai"),
    ("GetWeather", "{}", "!Argument 'city' is required."),
    ("GetWeather", r#"{"city":7}"#, "!Argument 'city' must be a string, not a number."),
    ("search_docs", r#"{"query":"toolnexus","limit":1}"#, "1 results for toolnexus"),
    ("search_docs", r#"{"query":"toolnexus"}"#, "0 results for toolnexus"),
    (
        "search_docs",
        r#"{"query":"a","limit":"1"}"#,
        "!Argument 'limit' must be an integer from -2147483648 to 2147483647, not a string.",
    ),
    ("search_docs", r#"{"query":"a","page":1}"#, "!Argument 'page' is not declared by this tool."),
    ("search_docs", r#"{"query":"a","query":"b"}"#, "!Argument 'query' is given twice."),
    ("search_docs", "[]", "!Arguments must be a JSON object, not an array."),
    ("search_docs", r#"{"query":"#, "!Arguments are not valid JSON."),
    ("whoami", "", "timeout=none"),
    ("whoami", r#"{"ctx":null}"#, "!Argument 'ctx' is not declared by this tool."),
    ("waits", "{}", "timeout=none false"),
    ("count", r#"{"by":2}"#, "2"),
    ("count", r#"{"by":3}"#, "5"),
    ("zeros", "{}", "false 0 '\\0' 00000000-0000-0000-0000-000000000000 0001-01-01 None None Absent"),
    (
        "zeros",
        r#"{"text":"a","list":null}"#,
        "false 0 '\\0' 00000000-0000-0000-0000-000000000000 0001-01-01 None Some(\"a\") Absent",
    ),
    ("zeros", r#"{"text":null}"#, "!Argument 'text' must be a string, not null."),
    ("zeros", r#"{"real":null}"#, "!Argument 'real' must be a number, not null."),
    ("point", r#"{"the-point":{"x":1,"y":null}}"#, r#"{"x":1,"y":null}"#),
    ("point", r#"{"the-point":{"x":1}}"#, "!Argument '['the-point'].y' is required."),
    ("level", r#"{"value":"High"}"#, "\"High\""),
    ("level", r#"{"value":null}"#, ""),
    ("text", r#"{"value":"say \"hi\""}"#, "say \"hi\""),
    ("text", r#"{"value":"null"}"#, "null"),
    ("text", r#"{"value":null}"#, ""),
    ("json", r#"{"value": [1.50, null]}"#, "[1.50,null]"),
    ("json", r#"{"value":null}"#, "null"),
    ("nothing", "{}", ""),
    ("real", r#"{"value":4}"#, "0.25"),
    ("real", r#"{"value":0}"#, "!the result is not a finite number"),
    ("parse", r#"{"text":"12"}"#, "12"),
    ("parse", r#"{"text":"x"}"#, "!invalid digit found in string"),
    ("panics", r#"{"late":false}"#, "!no luck: false"),
    ("panics", r#"{"late":true}"#, "!no luck: true"),
];

#[tokio::test]
async fn both_lanes_answer_as_the_page_has_it() {
    for tools in lanes() {
        for (name, arguments, expected) in CALLS {
            let result = find(&tools, name).execute(arguments, None).await;
            let told = if result.is_error { format!("!{}", result.output) } else { result.output };
            assert_eq!(told, *expected, "{name} {arguments}");
        }
    }
}

#[tokio::test]
async fn a_context_reaches_the_method_and_a_finished_result_passes_through() {
    let cancellation = CancellationToken::new();
    cancellation.cancel();
    let context = ToolContext::new().with_timeout(Duration::from_millis(2_500)).with_cancellation(cancellation);
    for tools in lanes() {
        assert_eq!(find(&tools, "whoami").execute("{}", Some(&context)).await.output, "timeout=2500");
        assert_eq!(find(&tools, "waits").execute("{}", Some(&context)).await.output, "timeout=2500 true");
        let expected = ToolResult::error("half of it").with_metadata("rows", 3);
        assert_eq!(find(&tools, "result").execute("{}", None).await, expected);
    }
}
