//! Functions as tools for a language model: the JSON Schema it sees, the decoding of the arguments it sends,
//! and the words of every error and result.
//!
//! A tool is made at compile time by [`macro@tool`] and [`macro@ToolType`], or at run time by [`Tool::create`];
//! either way it is a [`Tool`], and [`ToolInvoker::invoke`] calls it. The second system that the contract takes in,
//! the methods of an object, is [`toolnexus`].
//!
//! ```
//! use olt::tool;
//!
//! /// Greets someone.
//! #[tool]
//! fn greet(name: String) -> String {
//!     format!("Hello {name}!")
//! }
//!
//! let tool = greet::tool();
//! assert_eq!(tool.description(), "Greets someone.");
//! assert_eq!(
//!     tool.input_schema(),
//!     r#"{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}"#
//! );
//! assert_eq!(tool.decode("{}").unwrap_err().to_string(), "Argument 'name' is required.");
//! ```
//!
//! # Features
//! `macros` (on by default) brings the attribute and the derive. `uuid1`, `chrono04`, `jiff1`, `url2`, `bytes1`,
//! `rust_decimal1` and `indexmap2` make the types of those crates arguments and results.

// A panic is never an answer to bad input; tests may panic.
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod compiled;
pub mod contract;
pub mod json;
pub mod provider;
pub mod reflection;
pub mod scalar;
pub mod toolnexus;

#[doc(hidden)]
pub mod __private;

pub use compiled::ToolType;
pub use contract::{
    Cancelled, CostLine, Data, Failure, Fault, JsonArray, JsonElement, JsonObject, Metadata, Optional, Part,
    SignatureError, TimeProvider, Tool, ToolCall, ToolContext, ToolInvoker, ToolResult, ToolSet,
};
#[cfg(feature = "macros")]
pub use olt_macro::{ToolType, tool, toolbox};
pub use reflection::Param;
pub use tokio_util::sync::CancellationToken;

/// The README's examples, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
