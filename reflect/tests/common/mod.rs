//! Tools made by hand, so that the shared run time is tested without either lane.

use std::sync::Arc;

use olt::contract::{Call, Definition, Fault, Handler, Kind, Outcome, Problem};
use olt::{Metadata, Tool, ToolContext};

/// What a hand-made tool does once its arguments are taken.
type Body = dyn for<'c> Fn(String, &'c ToolContext) -> Call<'c> + Send + Sync;

struct ByHand(Arc<Body>);

impl Handler for ByHand {
    fn echo(&self, arguments: &[u8]) -> Result<String, Fault> {
        let text = String::from_utf8_lossy(arguments).into_owned();
        if text == "[]" { Err(Fault::new(Problem::NotAnObject(Kind::Array))) } else { Ok(text) }
    }

    fn call<'c>(&self, arguments: &[u8], context: &'c ToolContext) -> Call<'c> {
        match self.echo(arguments) {
            Err(fault) => Call::Refused(fault),
            Ok(text) => (self.0)(text, context),
        }
    }
}

/// A tool that takes any text but `[]` and does what `body` says.
pub(crate) fn tool<F>(name: &'static str, metadata: Metadata, body: F) -> Tool
where
    F: for<'c> Fn(String, &'c ToolContext) -> Call<'c> + Send + Sync + 'static,
{
    let definition = Definition {
        name: name.into(),
        description: "".into(),
        input_schema: r#"{"type":"object"}"#.into(),
        output_schema: None,
        metadata,
    };
    Tool::new(definition, ByHand(Arc::new(body)))
}

/// The same, with a body that is a future.
pub(crate) fn async_tool<F, R>(name: &'static str, metadata: Metadata, body: F) -> Tool
where
    F: Fn(String, ToolContext) -> R + Send + Sync + 'static,
    R: Future<Output = Outcome> + Send + 'static,
{
    tool(name, metadata, move |arguments, context| Call::Running(Box::pin(body(arguments, context.clone()))))
}
