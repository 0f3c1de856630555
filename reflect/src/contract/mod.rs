//! The contract's vocabulary, shared by both lanes: tools, calls, results and the texts of faults.

mod clock;
mod context;
mod error;
mod expected;
mod fault;
mod invoke;
mod json_text;
mod kind;
mod optional;
mod part;
mod path;
mod result;
mod tool;
mod toolset;

pub use clock::{ManualClock, TimeProvider};
pub use context::{CostLine, ToolContext};
pub use error::{DiagnosticId, SignatureError};
pub use expected::Expected;
pub use fault::{Fault, Problem, Unit};
pub use invoke::{Cancelled, ToolInvoker};
pub(crate) use invoke::{Ran, run};
pub use json_text::{JsonArray, JsonElement, JsonObject};
pub use kind::Kind;
pub use optional::Optional;
pub use part::{Data, Part};
pub use path::{Path, Step};
pub use result::{Failure, ToolResult, TypedResult};
pub use tool::{Call, Definition, Handler, Metadata, Outcome, Tool};
pub use toolset::{ApprovalRequest, ToolCall, ToolSet};
