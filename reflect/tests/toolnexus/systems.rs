//! Tools of either system beside each other: written by hand, in one set, there and back.

use std::sync::Arc;

use olt::toolnexus::{ITool, NativeTool, ToolContext, ToolResult, Tools};
use olt::{CancellationToken, JsonObject, Part, Tool, ToolSet};
use pretty_assertions::assert_eq;

use crate::service::{Service, find};

#[tokio::test]
async fn tools_written_by_hand_stand_beside_the_others() {
    let mut tools = Tools::from_shared(Arc::new(Service::default()));
    tools.push(Arc::new(NativeTool::of("ping", "Health check", None, |_: JsonObject| "pong").unwrap()));
    let fails = |arguments: JsonObject| async move {
        if arguments.as_str() == "{}" {
            panic!("gone")
        }
        Err::<(), _>(format!("no use for {arguments}"))
    };
    let schema = r#"{ "type": "object", "properties": {"a": {}} }"#;
    tools.push(Arc::new(NativeTool::of_async("fails", "", Some(schema), fails).unwrap()));
    assert!(tools.iter().all(|tool| tool.source().as_str() == "native"));
    let ping = find(&tools, "ping");
    assert_eq!(ping.input_schema(), r#"{"type":"object","properties":{},"additionalProperties":false}"#);
    assert_eq!(ping.execute("", None).await, ToolResult::new("pong"));
    let unknown = ToolResult::error("Argument 'a' is not declared by this tool.");
    assert_eq!(ping.execute(r#"{"a":1}"#, None).await, unknown);
    let fails = find(&tools, "fails");
    assert_eq!(fails.input_schema(), r#"{"type":"object","properties":{"a":{}}}"#);
    assert_eq!(fails.execute("{}", None).await, ToolResult::error("gone"));
    assert_eq!(fails.execute(r#"{"a": 1.0}"#, None).await, ToolResult::error(r#"no use for {"a":1.0}"#));
}

#[tokio::test]
async fn one_set_holds_the_tools_of_both_systems() {
    let double = Tool::create(|number: i32| 2 * number).name("double").param("number").build().unwrap();
    let bridged = Tools::from_object(Service::default()).into_iter().map(|tool| Tool::from_toolnexus(tool).unwrap());
    let set = ToolSet::new(bridged.chain([double.clone()])).unwrap();
    let context = olt::ToolContext::new();
    let parts = |name: &'static str, arguments: &'static str| {
        let (set, context) = (set.clone(), context.clone());
        async move {
            let result = set.invoke(name, arguments, &context).await.unwrap();
            (result.parts, result.is_error)
        }
    };
    assert_eq!(parts("double", r#"{"number":4}"#).await, (vec![Part::json("8")], false));
    assert_eq!(parts("GetWeather", r#"{"city":"Oslo"}"#).await, (vec![Part::text("sunny in Oslo")], false));
    assert_eq!(parts("GetWeather", "{}").await, (vec![Part::text("Argument 'city' is required.")], true));
    assert_eq!(parts("parse", r#"{"text":""}"#).await.0, [Part::text("cannot parse integer from empty string")]);
    assert_eq!(parts("whoami", "{}").await.0, [Part::text("timeout=none")]);
    assert_eq!(set.get("search_docs").unwrap().decode(r#"{"query":"a"}"#).unwrap(), r#"{"query":"a","limit":0}"#);

    let weather = set.get("GetWeather").unwrap();
    let deep = [&b"{\"city\":"[..], &[b'['; 64], b"\xFF"].concat();
    for (bytes, expected) in [
        (&b"{}\xFF"[..], "Arguments are not valid JSON."),
        (b"{\"city\":\"\xFF\"}", "Arguments are not valid JSON."),
        (&deep, "Arguments are nested too deeply (more than 64 levels)."),
    ] {
        let answered = olt::ToolInvoker::invoke(weather, bytes, &context).await.unwrap();
        assert_eq!(answered.parts, [Part::text(expected)]);
        assert_eq!(weather.decode(bytes).unwrap_err().to_string(), expected);
    }

    let back: Arc<dyn ITool> = Arc::new(double);
    assert_eq!(back.execute(r#"{"number":4}"#, None).await, ToolResult::new("8"));
    let there_and_back: Arc<dyn ITool> = Arc::new(set.get("result").unwrap().clone());
    let expected = ToolResult::error("half of it").with_metadata("rows", 3);
    assert_eq!(there_and_back.execute("{}", None).await, expected);
}

#[tokio::test]
async fn a_cancelled_call_is_told_in_either_system() {
    let cancellation = CancellationToken::new();
    cancellation.cancel();
    let double = Tool::create(|number: i32| 2 * number).name("double").param("number").build().unwrap();
    let context = ToolContext::new().with_cancellation(cancellation.clone());
    let result = ITool::execute(&double, r#"{"number":4}"#, Some(&context)).await;
    assert_eq!(result, ToolResult::error("the call was cancelled by its caller"));

    let tools = Tools::from_object(Service::default());
    let waits = Tool::from_toolnexus(Arc::clone(find(&tools, "waits"))).unwrap();
    let context = olt::ToolContext::new().with_cancellation(cancellation);
    assert!(olt::ToolInvoker::invoke(&waits, "{}", &context).await.is_err());
}
