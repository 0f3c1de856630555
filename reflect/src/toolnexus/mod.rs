//! The second system of the contract: an object whose methods are tools, and tools with a schema written by hand.
//!
//! | C# | here |
//! |---|---|
//! | `[ToolMethod(Name, Description)]` | `#[tool_method(name = "…", description = "…")]` in an impl with [`macro@tool_methods`] |
//! | `[Param(Name, Description, Required)]` | `#[param(name = "…", description = "…", required = false)]` on a parameter |
//! | `Tools.FromObject` | [`Tools::from_object`]; without the attribute, [`Tools::describe`] |
//! | `ITool` | [`ITool`] |
//! | `NativeTool.Of` | [`NativeTool::of`], [`NativeTool::of_async`] |
//! | `ToolContext` | [`ToolContext`] |
//! | `ToolResult` | [`ToolResult`] |
//!
//! # The smallest method
//! Without a name of its own a tool is called exactly as its method is.
//!
//! ```
//! use olt::toolnexus::{ITool, Tools, tool_methods};
//!
//! struct WeatherService;
//!
//! #[tool_methods]
//! impl WeatherService {
//!     #[tool_method(description = "Current weather for a city")]
//!     # #[allow(non_snake_case)]
//!     pub fn GetWeather(&self, city: String) -> String {
//!         format!("sunny in {city}")
//!     }
//! }
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() {
//! let tools = Tools::from_object(WeatherService);
//! assert_eq!(tools.len(), 1);
//! assert_eq!(tools[0].name(), "GetWeather");
//! assert_eq!(tools[0].source().as_str(), "native");
//! let result = tools[0].execute(r#"{"city":"Chennai"}"#, None).await;
//! assert!(!result.is_error);
//! assert_eq!(result.output, "sunny in Chennai");
//! # }
//! ```
//!
//! # A name, descriptions, and a parameter that may be left out
//! What is left out comes as the zero of its type, whatever default C# may declare (ruling X-2).
//!
//! ```
//! use olt::toolnexus::{ITool, Tools, tool_methods};
//!
//! struct SearchService;
//!
//! #[tool_methods]
//! impl SearchService {
//!     #[tool_method(name = "search_docs", description = "Search the documentation")]
//!     pub fn search(
//!         &self,
//!         #[param(description = "What to search for")] query: String,
//!         #[param(description = "Max results", required = false)] limit: i32,
//!     ) -> String {
//!         format!("{limit} results for {query}")
//!     }
//! }
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() {
//! let tools = Tools::from_object(SearchService);
//! let search = tools.iter().find(|tool| tool.name() == "search_docs").unwrap();
//! let schema: serde_json::Value = serde_json::from_str(search.input_schema()).unwrap();
//! assert_eq!(schema["properties"]["query"]["description"], "What to search for");
//! assert_eq!(schema["required"], serde_json::json!(["query"]));
//!
//! let given = search.execute(r#"{"query":"toolnexus","limit":1}"#, None).await;
//! assert_eq!(given.output, "1 results for toolnexus");
//! let omitted = search.execute(r#"{"query":"toolnexus"}"#, None).await;
//! assert_eq!(omitted.output, "0 results for toolnexus");
//! # }
//! ```
//!
//! # A context, and a tool written by hand
//! The context is what the caller gives, or nothing; the schema does not mention it.
//!
//! ```
//! use std::sync::Arc;
//! use std::time::Duration;
//!
//! use olt::JsonObject;
//! use olt::toolnexus::{ITool, NativeTool, ToolContext, Tools, tool_methods};
//!
//! struct OpsService;
//!
//! #[tool_methods]
//! impl OpsService {
//!     #[tool_method(description = "Report the deadline the caller imposed")]
//!     # #[allow(non_snake_case)]
//!     pub fn Whoami(&self, ctx: Option<&ToolContext>) -> String {
//!         let timeout = ctx.and_then(|ctx| ctx.timeout);
//!         format!("timeout={}", timeout.map_or("none".to_owned(), |timeout| timeout.as_millis().to_string()))
//!     }
//! }
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), olt::contract::SignatureError> {
//! let mut tools = Tools::from_object(OpsService);
//! let whoami = &tools[0];
//! let context = ToolContext::new().with_timeout(Duration::from_millis(2_500));
//! assert_eq!(whoami.execute("{}", Some(&context)).await.output, "timeout=2500");
//! assert_eq!(whoami.execute("{}", None).await.output, "timeout=none");
//! assert_eq!(whoami.input_schema(), r#"{"type":"object","properties":{},"additionalProperties":false}"#);
//!
//! tools.push(Arc::new(NativeTool::of("ping", "Health check", None, |_: JsonObject| "pong")?));
//! assert!(tools.iter().all(|tool| tool.source().as_str() == "native"));
//! # Ok(())
//! # }
//! ```
//!
//! # In both systems
//! [`Tool::from_toolnexus`](crate::Tool::from_toolnexus) puts a tool of this module into a
//! [`ToolSet`](crate::ToolSet); a [`Tool`](crate::Tool) is an [`ITool`] as it is.

mod arguments;
mod bridge;
mod context;
mod itool;
mod native;
mod object;
mod result;

pub use context::ToolContext;
pub use itool::{Execution, ITool, ToolSource};
pub use native::NativeTool;
pub(crate) use object::distinct;
pub use object::{ToolObject, Tools};
#[cfg(feature = "macros")]
pub use olt_macro::{tool_method, tool_methods};
pub use result::{IntoOutput, ToolResult};

pub use crate::reflection::{MethodBuilder, MethodParam as Param, ObjectBuilder};
