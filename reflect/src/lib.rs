//! Functions as LLM tools.

pub mod compiled;
pub mod contract;
pub mod json;
pub mod reflection;
pub mod scalar;

#[doc(hidden)]
pub mod __private;

pub use compiled::ToolType;
pub use contract::{
    CostLine, Data, JsonArray, JsonElement, JsonObject, Optional, Part, Tool, ToolContext, ToolInvoker, ToolResult,
};
#[cfg(feature = "macros")]
pub use olt_macro::{ToolType, tool};
pub use tokio_util::sync::CancellationToken;
