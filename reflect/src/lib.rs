//! Functions as LLM tools.

// A panic is never an answer to bad input; tests may panic.
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod compiled;
pub mod contract;
pub mod json;
pub mod reflection;
pub mod scalar;

#[doc(hidden)]
pub mod __private;

pub use compiled::ToolType;
pub use contract::{
    Cancelled, CostLine, Data, Failure, JsonArray, JsonElement, JsonObject, Metadata, Optional, Part, TimeProvider,
    Tool, ToolCall, ToolContext, ToolInvoker, ToolResult, ToolSet,
};
#[cfg(feature = "macros")]
pub use olt_macro::{ToolType, tool, toolbox};
pub use tokio_util::sync::CancellationToken;
