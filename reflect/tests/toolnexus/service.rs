//! One object, its methods made tools by both lanes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use olt::toolnexus::{ITool, Param, ToolContext, ToolResult, Tools, tool_methods};
use olt::{CancellationToken, JsonElement, Optional, ToolType};

#[derive(Debug, Clone, PartialEq, ToolType)]
pub(crate) struct Point {
    pub(crate) x: i32,
    pub(crate) y: Option<i32>,
}

#[derive(Debug, Clone, Copy, ToolType)]
pub(crate) enum Level {
    Low,
    High,
}

#[derive(Default)]
pub(crate) struct Service {
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
pub(crate) fn described() -> Vec<Arc<dyn ITool>> {
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

/// The tools, by either lane.
pub(crate) fn lanes() -> [Vec<Arc<dyn ITool>>; 2] {
    [Tools::from_object(Service::default()), described()]
}

/// The tool of this name.
pub(crate) fn find<'t>(tools: &'t [Arc<dyn ITool>], name: &str) -> &'t Arc<dyn ITool> {
    tools.iter().find(|tool| tool.name() == name).unwrap()
}
