//! Between the two systems: a tool of the one as a tool of the other.

use std::borrow::Cow;
use std::sync::Arc;

use super::{Execution, ITool, ToolContext, ToolResult, ToolSource};
use crate::contract::{self, Call, Definition, Fault, Handler, Metadata, SignatureError, Tool, ToolInvoker};

impl Tool {
    /// A tool of [`toolnexus`](crate::toolnexus) as one of the contract's, so that a [`ToolSet`](crate::ToolSet) can
    /// hold it. Its output is one text part, the output of an error as it is; it gets the cancellation of the call and
    /// no time-out. A tool of the contract that went by way of an [`ITool`] comes back as it was, whether it needs
    /// approval, its time-out and its output schema with it ([`ITool::as_tool`]).
    ///
    /// ```
    /// use olt::toolnexus::NativeTool;
    /// use olt::{JsonObject, Part, Tool, ToolContext, ToolSet};
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let ping = NativeTool::of("ping", "Health check", None, |_: JsonObject| "pong")?;
    /// let tools = ToolSet::new([Tool::from_toolnexus(ping)?])?;
    /// assert_eq!(tools.invoke("ping", "{}", &ToolContext::new()).await?.parts, [Part::text("pong")]);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// OLT008 for the name of a tool that someone else has implemented.
    pub fn from_toolnexus(tool: impl ITool + 'static) -> Result<Self, SignatureError> {
        if let Some(own) = tool.as_tool() {
            return Ok(own);
        }
        SignatureError::check_name(tool.name())?;
        let definition = Definition {
            name: Cow::Owned(tool.name().to_owned()),
            description: Cow::Owned(tool.description().to_owned()),
            input_schema: Cow::Owned(tool.input_schema().to_owned()),
            output_schema: None,
            metadata: Metadata::DEFAULT,
        };
        Ok(Self::new(definition, Bridged(Arc::new(tool))))
    }
}

macro_rules! pointers {
    ($($pointer:ident)*) => {$(
        /// A pointer to a tool is a tool itself.
        impl<T: ITool + ?Sized> ITool for $pointer<T> {
            fn name(&self) -> &str {
                (**self).name()
            }

            fn description(&self) -> &str {
                (**self).description()
            }

            fn input_schema(&self) -> &str {
                (**self).input_schema()
            }

            fn source(&self) -> ToolSource {
                (**self).source()
            }

            fn execute<'c>(&'c self, arguments: &'c str, context: Option<&'c ToolContext>) -> Execution<'c> {
                (**self).execute(arguments, context)
            }

            fn decode(&self, arguments: &str) -> Result<String, Fault> {
                (**self).decode(arguments)
            }

            fn as_tool(&self) -> Option<Tool> {
                (**self).as_tool()
            }
        }
    )*};
}

pointers!(Arc Box);

struct Bridged(Arc<dyn ITool>);

impl Handler for Bridged {
    fn echo(&self, arguments: &[u8]) -> Result<String, Fault> {
        self.0.decode(&text(arguments))
    }

    fn call<'c>(&self, arguments: &[u8], context: &'c contract::ToolContext) -> Call<'c> {
        let (tool, arguments) = (Arc::clone(&self.0), text(arguments).into_owned());
        Call::Running(Box::pin(async move {
            let context = match context.caller() {
                Some(caller) => caller.clone(),
                None => ToolContext::new().with_cancellation(context.cancellation().clone()),
            };
            Ok(tool.execute(&arguments, Some(&context)).await.into())
        }))
    }
}

/// The arguments as text. Where they are no UTF-8 they end in a character that no JSON has, so that the same is said of
/// them: what comes before is looked at first.
fn text(arguments: &[u8]) -> Cow<'_, str> {
    match arguments.utf8_chunks().next() {
        Some(chunk) if !chunk.invalid().is_empty() => Cow::Owned(format!("{}\0", chunk.valid())),
        Some(chunk) => Cow::Borrowed(chunk.valid()),
        None => Cow::Borrowed(""),
    }
}

/// A tool of the contract, called in the words of [`toolnexus`](crate::toolnexus). It answers as it always does: its
/// failures name the tool, and a result without a value is the text `null`. Parts become lines of the output. Whoever
/// calls `execute` asks for approval, as with a [`ToolInvoker`]; a [`ToolSet`](crate::ToolSet) does so by itself.
///
/// ```
/// use olt::Tool;
/// use olt::toolnexus::ITool;
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), olt::contract::SignatureError> {
/// let double = Tool::create(|number: i32| 2 * number).name("double").param("number").build()?;
/// let double: Box<dyn ITool> = Box::new(double);
/// assert_eq!(double.execute(r#"{"number":4}"#, None).await.output, "8");
/// # Ok(())
/// # }
/// ```
impl ITool for Tool {
    fn name(&self) -> &str {
        self.name()
    }

    fn description(&self) -> &str {
        self.description()
    }

    fn input_schema(&self) -> &str {
        self.input_schema()
    }

    fn source(&self) -> ToolSource {
        ToolSource::Native
    }

    fn execute<'c>(&'c self, arguments: &'c str, context: Option<&'c ToolContext>) -> Execution<'c> {
        Box::pin(async move {
            let context = contract::ToolContext::of_caller(context);
            match ToolInvoker::invoke(self, arguments, &context).await {
                Ok(result) => result.into(),
                Err(cancelled) => ToolResult::error(cancelled.to_string()),
            }
        })
    }

    fn decode(&self, arguments: &str) -> Result<String, Fault> {
        Self::decode(self, arguments)
    }
    fn as_tool(&self) -> Option<Tool> {
        Some(self.clone())
    }
}
