//! Tools made of a function and a schema written by hand; and the one type behind all native tools.

use std::borrow::Cow;
use std::fmt;
use std::future::Future;
use std::sync::Arc;

use olt_text::name::shortened;
use serde::Deserialize;
use serde_json::Value;

use super::arguments;
use super::{Execution, ITool, IntoOutput, ToolContext, ToolResult, ToolSource};
use crate::contract::{self, Call, Definition, Fault, JsonObject, Metadata, Problem, Ran, SignatureError, Tool};

/// The schema of a tool without arguments.
const NO_ARGUMENTS: &str = r#"{"type":"object","properties":{},"additionalProperties":false}"#;

/// A tool of this process: C#'s `NativeTool`. Cheap to clone.
///
/// ```
/// use olt::JsonObject;
/// use olt::toolnexus::{ITool, NativeTool};
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), olt::contract::SignatureError> {
/// let ping = NativeTool::of("ping", "Health check", None, |_: JsonObject| "pong")?;
/// assert_eq!(ping.source().as_str(), "native");
/// assert_eq!(ping.execute("{}", None).await.output, "pong");
///
/// let schema = r#"{"type":"object","properties":{"ms":{"type":"integer"}},"required":["ms"]}"#;
/// let wait = NativeTool::of_async("wait", "", Some(schema), |arguments: JsonObject| async move {
///     let arguments = arguments.to_value()?;
///     Ok::<_, serde_json::Error>(format!("waited {} ms", arguments["ms"]))
/// })?;
/// assert_eq!(wait.execute(r#"{"ms":5}"#, None).await.output, "waited 5 ms");
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct NativeTool(Tool);

impl NativeTool {
    /// A tool of a function: C#'s `NativeTool.Of`. Without a schema it takes no arguments, and a call that has some
    /// is refused. With one it gets whatever object was sent, as compact text: who writes a schema by hand checks it
    /// by hand.
    ///
    /// # Errors
    /// OLT008 for the name. Without an id: the schema is no JSON object, has a name twice in one object, or its type is not
    /// `"object"`.
    pub fn of<R: IntoOutput>(
        name: impl Into<String>,
        description: impl Into<String>,
        schema: Option<&str>,
        function: impl Fn(JsonObject) -> R + Send + Sync + 'static,
    ) -> Result<Self, SignatureError> {
        Self::written(name.into(), description.into(), schema, move |arguments| {
            Call::Done(function(arguments).into_output())
        })
    }

    /// A tool of an async function.
    ///
    /// # Errors
    /// Those of [`NativeTool::of`].
    pub fn of_async<F>(
        name: impl Into<String>,
        description: impl Into<String>,
        schema: Option<&str>,
        function: impl Fn(JsonObject) -> F + Send + Sync + 'static,
    ) -> Result<Self, SignatureError>
    where
        F: Future<Output: IntoOutput> + Send + 'static,
    {
        Self::written(name.into(), description.into(), schema, move |arguments| {
            let running = function(arguments);
            Call::Running(Box::pin(async move { running.await.into_output() }))
        })
    }

    fn written<F>(name: String, description: String, schema: Option<&str>, begin: F) -> Result<Self, SignatureError>
    where
        F: Fn(JsonObject) -> Call<'static> + Send + Sync + 'static,
    {
        SignatureError::check_name(&name)?;
        let has_schema = schema.is_some();
        let input_schema = schema.map_or(Ok(NO_ARGUMENTS.to_owned()), |schema| compact(&name, schema))?;
        let definition = Definition {
            name: Cow::Owned(name),
            description: Cow::Owned(description),
            input_schema: Cow::Owned(input_schema),
            output_schema: None,
            metadata: Metadata::DEFAULT,
        };
        Ok(Self(Tool::new(definition, Written { has_schema, begin })))
    }

    /// A tool of a method, which a lane has made.
    #[doc(hidden)]
    #[must_use]
    pub fn of_method(tool: Tool) -> Arc<dyn ITool> {
        Arc::new(Self(tool))
    }
}

/// A schema as compact JSON: an object that says `"type":"object"`, as arguments are one.
fn compact(name: &str, schema: &str) -> Result<String, SignatureError> {
    let refused = |what: &str, help: &str| {
        let text = format!("{}: {what}", shortened(name));
        Err(SignatureError::other(text).with_help(help))
    };
    let example = format!("write one such as {NO_ARGUMENTS}");
    if schema.trim().is_empty() {
        return refused("the schema is empty", &format!("{example}, or give none"));
    }
    let compact = match arguments::any(schema.as_bytes()) {
        Ok(compact) => compact,
        Err(fault) => {
            return match fault.problem() {
                Problem::GivenTwice => {
                    refused(&format!("the schema has '{}' twice", fault.path()), "write each keyword and property once")
                }
                Problem::NotAnObject(found) => refused(&format!("the schema is {found}, no JSON object"), &example),
                Problem::TooDeep => refused("the schema is nested beyond 64 levels", "flatten it"),
                _ => refused("the schema is no valid JSON", &example),
            };
        }
    };
    match serde_json::from_str(&compact) {
        Ok(Root { ty: Some(ty) }) if ty == "object" => Ok(compact),
        Ok(Root { ty: Some(ty) }) => refused(
            &format!("the schema's type is {}", shortened(&ty.to_string())),
            "arguments are an object; write \"type\":\"object\"",
        ),
        _ => refused("the schema has no type", "arguments are an object; write \"type\":\"object\""),
    }
}

/// What a schema has to say at its top.
#[derive(Deserialize)]
struct Root {
    #[serde(rename = "type")]
    ty: Option<Value>,
}

/// A function with a schema of its own, or none.
struct Written<F> {
    has_schema: bool,
    begin: F,
}

impl<F: Fn(JsonObject) -> Call<'static> + Send + Sync + 'static> contract::Handler for Written<F> {
    fn echo(&self, text: &[u8]) -> Result<String, Fault> {
        if self.has_schema { arguments::any(text) } else { arguments::none(text) }
    }

    fn call<'c>(&self, text: &[u8], _: &'c contract::ToolContext) -> Call<'c> {
        match self.echo(text) {
            Ok(arguments) => (self.begin)(JsonObject::from_compact(arguments)),
            Err(fault) => Call::Refused(fault),
        }
    }
}

impl ITool for NativeTool {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn description(&self) -> &str {
        self.0.description()
    }

    fn input_schema(&self) -> &str {
        self.0.input_schema()
    }

    fn source(&self) -> ToolSource {
        ToolSource::Native
    }

    fn execute<'c>(&'c self, arguments: &'c str, context: Option<&'c ToolContext>) -> Execution<'c> {
        Box::pin(async move {
            let context = contract::ToolContext::of_caller(context);
            match contract::run(&self.0, arguments, &context).await {
                Ran::Refused(fault) => ToolResult::error(fault.to_string()),
                Ran::Finished(Ok(result)) => result.into(),
                Ran::Finished(Err(failure)) => ToolResult::error(failure.message()),
            }
        })
    }

    fn decode(&self, arguments: &str) -> Result<String, Fault> {
        self.0.decode(arguments)
    }
}

impl fmt::Debug for NativeTool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("NativeTool").field(&self.0).finish()
    }
}
