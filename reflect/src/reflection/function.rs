//! The handler behind a tool that `Tool::create` made: decode, take the arguments, begin the call.

use std::marker::PhantomData;
use std::sync::Arc;

use super::argument::{Arguments, Taking};
use super::handler::ToolHandler;
use super::outcome::Returning;
use super::shape::Members;
use super::{decode, encode};
use crate::contract::{Call, Fault, Handler, ToolContext};

/// A user's handler, its shape forgotten.
pub(super) trait Erased: Send + Sync {
    /// Decodes the arguments and writes them as the handler would get them.
    fn echo(&self, parameters: &Members, text: &[u8]) -> Result<String, Fault>;

    /// Decodes the arguments and begins the call.
    fn call<'c>(
        &self,
        parameters: &Members,
        returning: &Arc<Returning>,
        text: &[u8],
        context: &'c ToolContext,
    ) -> Call<'c>;
}

/// A user's handler of a known shape.
pub(super) struct Shaped<H, M> {
    handler: H,
    shape: PhantomData<fn() -> M>,
}

impl<H, M> Shaped<H, M> {
    pub(super) fn new(handler: H) -> Self {
        Self { handler, shape: PhantomData }
    }
}

fn take<A: Arguments>(parameters: &Members, text: &[u8], context: &ToolContext) -> Result<A, Fault> {
    let values = decode::arguments(parameters, text)?;
    A::take(&mut Taking::new(parameters, values, context))
}

impl<H: ToolHandler<M>, M> Erased for Shaped<H, M> {
    fn echo(&self, parameters: &Members, text: &[u8]) -> Result<String, Fault> {
        let arguments: H::Arguments = take(parameters, text, &ToolContext::new())?;
        Ok(encode::arguments(parameters, &arguments.shown()))
    }

    fn call<'c>(
        &self,
        parameters: &Members,
        returning: &Arc<Returning>,
        text: &[u8],
        context: &'c ToolContext,
    ) -> Call<'c> {
        match take(parameters, text, context) {
            Ok(arguments) => self.handler.begin(arguments, context, returning),
            Err(fault) => Call::Refused(fault),
        }
    }
}

/// A user's handler with its resolved signature.
pub(super) struct Function {
    pub(super) handler: Box<dyn Erased>,
    pub(super) parameters: Members,
    pub(super) returning: Arc<Returning>,
}

impl Handler for Function {
    fn echo(&self, arguments: &[u8]) -> Result<String, Fault> {
        self.handler.echo(&self.parameters, arguments)
    }

    fn call<'c>(&self, arguments: &[u8], context: &'c ToolContext) -> Call<'c> {
        self.handler.call(&self.parameters, &self.returning, arguments, context)
    }
}
