//! The handler behind a tool that `#[tool]` made.

use std::borrow::Cow;

use super::decode::arguments;
use super::encode::{Encoder, Object};
use super::writer::text;
use crate::contract::{Call, Definition, Failure, Fault, Handler, Metadata, Outcome, ToolContext};
use crate::json::Reader;

/// The functions that `#[tool]` generates, over the arguments `A` and, for methods, their object `S`.
pub struct Function<S, A> {
    /// What the calls share: `()` for a free function, the object for a method.
    pub state: S,
    /// Decodes the arguments, which begin as an object.
    pub decode: fn(&mut Reader<'_>) -> Result<A, Fault>,
    /// Writes the arguments as they were decoded.
    pub echo: fn(&A, &mut Object<'_>),
    /// Begins the call.
    pub call: for<'c> fn(&S, A, &'c ToolContext) -> Call<'c>,
}

impl<S: Send + Sync + 'static, A: 'static> Handler for Function<S, A> {
    fn echo(&self, text: &[u8]) -> Result<String, Fault> {
        let decoded = arguments(text, self.decode)?;
        let mut out = Encoder::echo();
        let mut members = out.object();
        (self.echo)(&decoded, &mut members);
        members.end();
        Ok(out.into_text())
    }

    fn call<'c>(&self, text: &[u8], context: &'c ToolContext) -> Call<'c> {
        match arguments(text, self.decode) {
            Ok(decoded) => (self.call)(&self.state, decoded, context),
            Err(fault) => Call::Refused(fault),
        }
    }
}

/// What is known of a tool whose schemas the compiler wrote; no output schema is an empty one.
#[must_use]
pub fn definition(
    name: &'static str,
    description: &'static str,
    input_schema: &'static [u8],
    output_schema: &'static [u8],
    metadata: Metadata,
) -> Definition {
    let output_schema = (!output_schema.is_empty()).then(|| Cow::Borrowed(text(output_schema)));
    Definition {
        name: Cow::Borrowed(name),
        description: Cow::Borrowed(description),
        input_schema: Cow::Borrowed(text(input_schema)),
        output_schema,
        metadata,
    }
}

/// Runs a function that blocks on a thread of tokio's blocking pool. A panic goes on in the caller.
pub fn run_blocking<'c>(body: impl FnOnce() -> Outcome + Send + 'static) -> Call<'c> {
    Call::Running(Box::pin(async move {
        match tokio::task::spawn_blocking(body).await {
            Ok(outcome) => outcome,
            Err(ended) => match ended.try_into_panic() {
                Ok(payload) => std::panic::resume_unwind(payload),
                Err(ended) => Err(Failure::new("JoinError", ended)),
            },
        }
    }))
}
