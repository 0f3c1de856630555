//! Functions as LLM tools.

pub mod contract;
pub mod json;
pub mod reflection;
pub mod scalar;

pub use contract::{
    CostLine, Data, JsonArray, JsonElement, JsonObject, Optional, Part, Tool, ToolContext, ToolInvoker, ToolResult,
};
pub use tokio_util::sync::CancellationToken;
