//! Tools whose signature is known only at run time.

use std::fmt::Display;
use std::future::Future;

use super::describe::Signature;
use super::described::Described;
use super::shape::Members;
use super::{decode, encode};
use crate::contract::{Call, Failure, Fault, Handler, JsonObject, SignatureError, Tool, ToolContext, ToolResult};

impl Tool {
    /// A tool of a signature that is known only at run time. The handler gets the arguments as they were decoded:
    /// one JSON object, parameters in declaration order, defaults filled in (ruling C-8).
    ///
    /// ```
    /// use olt::{JsonObject, Tool, ToolContext, ToolInvoker, ToolResult};
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let signature = serde_json::from_str(
    ///     r#"{"name":"forward","parameters":[{"name":"to","type":"uri"},{"name":"times","type":"int","default":"1"}]}"#,
    /// )?;
    /// let tool = Tool::from_signature(&signature, |arguments: JsonObject, _: ToolContext| async move {
    ///     Ok::<_, String>(ToolResult::text(arguments.to_string()))
    /// })?;
    /// let result = ToolInvoker::invoke(&tool, r#"{"to":"urn:a"}"#, &ToolContext::new()).await?;
    /// assert_eq!(result.parts, [olt::Part::text(r#"{"to":"urn:a","times":1}"#)]);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Those of [`Described::new`].
    pub fn from_signature<F, Fut, E>(signature: &Signature, handler: F) -> Result<Self, SignatureError>
    where
        F: Fn(JsonObject, ToolContext) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<ToolResult, E>> + Send + 'static,
        E: Display,
    {
        let Described { definition, resolved } = Described::new(signature)?;
        Ok(Self::new(definition, Dynamic { parameters: resolved.parameters, handler }))
    }
}

struct Dynamic<F> {
    parameters: Members,
    handler: F,
}

impl<F, Fut, E> Handler for Dynamic<F>
where
    F: Fn(JsonObject, ToolContext) -> Fut + Send + Sync + 'static,
    Fut: Future<Output = Result<ToolResult, E>> + Send + 'static,
    E: Display,
{
    fn echo(&self, arguments: &[u8]) -> Result<String, Fault> {
        let values = decode::arguments(&self.parameters, arguments)?;
        Ok(encode::arguments(&self.parameters, &values))
    }

    fn call<'c>(&self, arguments: &[u8], context: &'c ToolContext) -> Call<'c> {
        match self.echo(arguments) {
            Ok(arguments) => {
                let running = (self.handler)(JsonObject::from_compact(arguments), context.clone());
                Call::Running(Box::pin(async move { running.await.map_err(|error| Failure::of(&error)) }))
            }
            Err(fault) => Call::Refused(fault),
        }
    }
}
