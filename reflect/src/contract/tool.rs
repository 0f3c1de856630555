//! A tool: what the model is told of it, and the handler behind it.

use std::borrow::Cow;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use super::{Failure, Fault, ToolContext, ToolResult};

/// A tool, made by `#[tool]` or by `Tool::create`; cheap to clone.
#[derive(Clone)]
pub struct Tool {
    definition: Arc<Definition>,
    handler: Arc<dyn Handler>,
}

/// What is known of a tool without calling it. A lane fills it; users read it from the [`Tool`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Definition {
    /// The final name.
    pub name: Cow<'static, str>,
    /// What the tool does; empty where nothing says so.
    pub description: Cow<'static, str>,
    /// The input schema's text.
    pub input_schema: Cow<'static, str>,
    /// The output schema's text, where the return type has one.
    pub output_schema: Option<Cow<'static, str>>,
    /// How the tool is to be run.
    pub metadata: Metadata,
}

/// How a tool is to be run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Metadata {
    /// Its answer ends the agent loop.
    pub ends_loop: bool,
    /// The caller has to approve each call.
    pub requires_approval: bool,
    /// It may run beside others.
    pub parallel_safe: bool,
    /// Seconds until a call is abandoned; 0 means never.
    pub timeout_seconds: u64,
}

impl Metadata {
    /// What holds where nothing is said: parallel-safe, no approval, no time-out, the loop goes on.
    pub const DEFAULT: Self =
        Self { ends_loop: false, requires_approval: false, parallel_safe: true, timeout_seconds: 0 };
}

impl Default for Metadata {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// What a lane puts behind a tool.
pub trait Handler: Send + Sync + 'static {
    /// Decodes `arguments` and writes them as they were decoded (ruling C-8), without running the tool.
    ///
    /// # Errors
    /// The first fault of the arguments.
    fn echo(&self, arguments: &[u8]) -> Result<String, Fault>;

    /// Decodes `arguments` and runs the tool, as far as it goes without waiting.
    fn call<'c>(&self, arguments: &[u8], context: &'c ToolContext) -> Call<'c>;
}

/// What a tool's body came to.
pub type Outcome = Result<ToolResult, Failure>;

/// A call that a [`Handler`] has begun.
pub enum Call<'c> {
    /// The arguments were refused; the tool did not run.
    Refused(Fault),
    /// The tool has run.
    Done(Outcome),
    /// The tool runs while this future is polled.
    Running(Pin<Box<dyn Future<Output = Outcome> + Send + 'c>>),
}

impl Tool {
    /// A tool of a definition and a handler: where both lanes end.
    #[must_use]
    pub fn new(definition: Definition, handler: impl Handler) -> Self {
        Self { definition: Arc::new(definition), handler: Arc::new(handler) }
    }

    /// What is known of it without calling it.
    #[must_use]
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The name the model calls it by.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.definition.name
    }

    /// What the tool does; empty where nothing says so.
    #[must_use]
    pub fn description(&self) -> &str {
        &self.definition.description
    }

    /// The input schema: compact JSON text, byte for byte what the contract says.
    #[must_use]
    pub fn input_schema(&self) -> &str {
        &self.definition.input_schema
    }

    /// The output schema, where the return type has one.
    #[must_use]
    pub fn output_schema(&self) -> Option<&str> {
        self.definition.output_schema.as_deref()
    }

    /// How the tool is to be run.
    #[must_use]
    pub fn metadata(&self) -> Metadata {
        self.definition.metadata
    }

    /// Checks `arguments` without running the tool, and gives them as JSON text as they were decoded:
    /// parameters in declaration order, defaults filled in (ruling C-8).
    ///
    /// # Errors
    /// The first fault, worded for the model.
    pub fn decode(&self, arguments: impl AsRef<[u8]>) -> Result<String, Fault> {
        self.handler.echo(arguments.as_ref())
    }

    pub(crate) fn handler(&self) -> &dyn Handler {
        &*self.handler
    }
}

impl fmt::Debug for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Tool").field(&self.definition).finish()
    }
}
