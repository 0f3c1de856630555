//! The handler behind a tool that `#[tool]` made.

use crate::contract::{Call, Fault, Handler, Outcome, ToolContext};

use super::decode::arguments;
use super::encode::{Encoder, Object};
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

/// Runs a function that blocks on a thread of tokio's blocking pool. A panic goes on in the caller.
pub fn run_blocking<'c>(body: impl FnOnce() -> Outcome + Send + 'static) -> Call<'c> {
    Call::Running(Box::pin(async move {
        match tokio::task::spawn_blocking(body).await {
            Ok(outcome) => outcome,
            Err(ended) => match ended.try_into_panic() {
                Ok(payload) => std::panic::resume_unwind(payload),
                Err(ended) => Err(crate::contract::Failure::new("JoinError", ended)),
            },
        }
    }))
}
