//! A tool as its caller sees it.

use std::borrow::Cow;
use std::fmt;
use std::future::Future;
use std::pin::Pin;

use super::arguments;
use super::{ToolContext, ToolResult};
use crate::contract::{Fault, Tool};

/// A call that runs while it is polled.
pub type Execution<'c> = Pin<Box<dyn Future<Output = ToolResult> + Send + 'c>>;

/// A tool: C#'s `ITool`. Hand-built tools and those of an object's methods are one to the caller.
pub trait ITool: Send + Sync {
    /// The name the model calls it by: C#'s `Name`.
    fn name(&self) -> &str;

    /// What the tool does; empty where nothing says so: C#'s `Description`.
    fn description(&self) -> &str;

    /// The input schema's text: C#'s `InputSchema`.
    fn input_schema(&self) -> &str;

    /// Where the tool comes from: C#'s `Source`.
    fn source(&self) -> ToolSource;

    /// Calls the tool with a JSON object of arguments, blank text for none: C#'s `ExecuteAsync`. What goes wrong is
    /// an error result: refused arguments by the contract's texts, the tool's own failure by its message alone
    /// (ruling X-4).
    fn execute<'c>(&'c self, arguments: &'c str, context: Option<&'c ToolContext>) -> Execution<'c>;

    /// Checks arguments without calling the tool, and gives them as it would get them. A tool that does not know its
    /// parameters checks that they are one JSON object. C# has no such member.
    ///
    /// # Errors
    /// The first fault, worded for the model.
    fn decode(&self, arguments: &str) -> Result<String, Fault> {
        arguments::any(arguments.as_bytes())
    }

    /// The tool of the contract that this is, with all that an `ITool` can't say of it: approval, time-out, output
    /// schema, parts. None, as here, for every other. C# has no such member.
    ///
    /// [`Tool::from_toolnexus`] takes what this gives in place of the `ITool`: who wraps a tool to do something around
    /// its calls gives none, or a tool that does so as well.
    fn as_tool(&self) -> Option<Tool> {
        None
    }
}

/// Where a tool comes from.
///
/// ```
/// use olt::toolnexus::ToolSource;
/// assert_eq!(ToolSource::Native.to_string(), "native");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ToolSource {
    /// Code of this process: `native`.
    Native,
    /// Elsewhere, in the word of the one who implements [`ITool`].
    Other(Cow<'static, str>),
}

impl ToolSource {
    /// The word for it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Native => "native",
            Self::Other(word) => word,
        }
    }
}

impl fmt::Display for ToolSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
