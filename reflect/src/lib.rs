//! Functions as LLM tools.

pub mod contract;
pub mod json;
pub mod reflection;

pub use contract::{
    Cancelled, CostLine, Data, Failure, JsonArray, JsonElement, JsonObject, Metadata, Optional, Part, TimeProvider,
    Tool, ToolCall, ToolContext, ToolInvoker, ToolResult, ToolSet,
};
pub use tokio_util::sync::CancellationToken;
