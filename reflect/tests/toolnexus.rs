//! The second system: each tool made by both lanes, called side by side.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use olt::toolnexus::{ITool, NativeTool, Param, ToolContext, ToolResult, Tools, tool_methods};
use olt::{CancellationToken, JsonElement, JsonObject, Optional, Part, Tool, ToolSet, ToolType};
use pretty_assertions::assert_eq;

#[derive(Debug, Clone, PartialEq, ToolType)]
struct Point {
    x: i32,
    y: Option<i32>,
}

#[derive(Debug, Clone, Copy, ToolType)]
enum Level {
    Low,
    High,
}

#[derive(Default)]
struct Service {
    calls: AtomicU32,
}

#[tool_methods]
impl Service {
    /// Not read: `description` alone describes.
    #[tool_method(description = "Current weather for a city")]
    #[allow(non_snake_case)]
    pub fn GetWeather(&self, city: String) -> String {
        format!("sunny in {city}")
    }

    #[tool_method(name = "search_docs", description = "Search the documentation")]
    pub fn search(
        &self,
        #[param(description = "What to search for")] query: String,
        #[param(description = "Max results", required = false)] limit: i32,
    ) -> String {
        format!("{limit} results for {query}")
    }

    #[tool_method]
    pub fn whoami(&self, ctx: Option<&ToolContext>) -> String {
        timeout(ctx)
    }

    #[tool_method(name = "")]
    pub async fn waits(&self, ctx: Option<ToolContext>, cancellation: CancellationToken) -> String {
        tokio::task::yield_now().await;
        format!("{} {}", timeout(ctx.as_ref()), cancellation.is_cancelled())
    }

    #[tool_method]
    pub fn count(self: Arc<Self>, by: u32) -> u32 {
        self.no_tool(by) + by
    }

    #[tool_method]
    pub fn zeros(
        &self,
        #[param(required = false)] flag: bool,
        #[param(required = false)] real: f64,
        #[param(required = false)] letter: char,
        #[param(required = false)] id: uuid::Uuid,
        #[param(required = false)] day: jiff::civil::Date,
        #[param(required = false)] list: Option<Vec<i32>>,
        #[param(required = false, not_null)] text: Option<String>,
        #[param(required = false)] any: Optional<Point>,
    ) -> String {
        format!("{flag} {real} {letter:?} {id} {day} {list:?} {text:?} {any:?}")
    }

    #[tool_method]
    pub fn point(&self, #[param(name = "the-point", description = "Where")] value: Point) -> Point {
        value
    }

    #[tool_method]
    pub fn level(&self, value: Option<Level>) -> Option<Level> {
        value
    }

    #[tool_method]
    pub fn text(&self, value: Option<String>) -> Option<String> {
        value
    }

    #[tool_method]
    pub fn json(&self, value: JsonElement) -> JsonElement {
        value
    }

    #[tool_method]
    pub fn nothing(&self) {}

    #[tool_method]
    pub fn real(&self, value: f64) -> f64 {
        1.0 / value
    }

    #[tool_method]
    pub fn parse(&self, text: String) -> Result<i32, std::num::ParseIntError> {
        text.parse()
    }

    #[tool_method]
    pub async fn panics(&self, late: bool) -> i32 {
        if late {
            tokio::task::yield_now().await;
        }
        panic!("no luck: {late}")
    }

    #[tool_method]
    pub fn result(&self) -> ToolResult {
        ToolResult::error("half of it").with_metadata("rows", 3)
    }

    fn no_tool(&self, by: u32) -> u32 {
        self.calls.fetch_add(by, Ordering::Relaxed)
    }
}

fn timeout(ctx: Option<&ToolContext>) -> String {
    let timeout = ctx.and_then(|ctx| ctx.timeout);
    format!("timeout={}", timeout.map_or("none".to_owned(), |timeout| timeout.as_millis().to_string()))
}

/// The same tools, described at run time.
fn described() -> Vec<Arc<dyn ITool>> {
    type Object = Arc<Service>;
    let optional = |name: &str| Param::new(name).required(false);
    Tools::describe(Service::default())
        .method("GetWeather", |object: Object, city: String| object.GetWeather(city))
        .description("Current weather for a city")
        .param("city")
        .method("search_docs", |object: Object, query: String, limit: i32| object.search(query, limit))
        .description("Search the documentation")
        .param(Param::new("query").description("What to search for"))
        .param(optional("limit").description("Max results"))
        .method("whoami", |object: Object, ctx: Option<ToolContext>| object.whoami(ctx.as_ref()))
        .method("waits", |object: Object, ctx: Option<ToolContext>, cancellation: CancellationToken| async move {
            object.waits(ctx, cancellation).await
        })
        .method("count", |object: Object, by: u32| object.count(by))
        .param("by")
        .method(
            "zeros",
            |object: Object,
             flag: bool,
             real: f64,
             letter: char,
             id: uuid::Uuid,
             day: jiff::civil::Date,
             list: Option<Vec<i32>>,
             text: Option<String>,
             any: Optional<Point>| { object.zeros(flag, real, letter, id, day, list, text, any) },
        )
        .param(optional("flag"))
        .param(optional("real"))
        .param(optional("letter"))
        .param(optional("id"))
        .param(optional("day"))
        .param(optional("list"))
        .param(optional("text").not_null())
        .param(optional("any"))
        .method("point", |object: Object, value: Point| object.point(value))
        .param(Param::new("the-point").description("Where"))
        .method("level", |object: Object, value: Option<Level>| object.level(value))
        .param("value")
        .method("text", |object: Object, value: Option<String>| object.text(value))
        .param("value")
        .method("json", |object: Object, value: JsonElement| object.json(value))
        .param("value")
        .method("nothing", |object: Object| object.nothing())
        .method("real", |object: Object, value: f64| object.real(value))
        .param("value")
        .method("parse", |object: Object, text: String| object.parse(text))
        .param("text")
        .method("panics", |object: Object, late: bool| async move { object.panics(late).await })
        .param("late")
        .method("result", |object: Object| object.result())
        .tools()
        .unwrap()
}

fn lanes() -> [Vec<Arc<dyn ITool>>; 2] {
    [Tools::from_object(Service::default()), described()]
}

fn find<'t>(tools: &'t [Arc<dyn ITool>], name: &str) -> &'t Arc<dyn ITool> {
    tools.iter().find(|tool| tool.name() == name).unwrap()
}

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
    let names: Vec<&str> = compiled.iter().map(|tool| tool.name()).collect();
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
        r#"ping: the schema can't be used, it is no JSON object; write one such as {"type":"object","properties":{},"additionalProperties":false}"#
    );
    assert_eq!(
        native("", "{}"),
        "OLT008: the tool name '' is not 1 to 64 letters, digits, _ or -; give the tool another name"
    );
}
