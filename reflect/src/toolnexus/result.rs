//! What a call gives: one text, and whether it tells of a failure.

use std::fmt::Display;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value};

use crate::contract::{self, Data, Failure, Outcome, Part};

/// The result of a call: C#'s `ToolResult`.
///
/// ```
/// use olt::toolnexus::ToolResult;
/// let result = ToolResult::new("3 rows").with_metadata("truncated", true);
/// assert_eq!(result.output, "3 rows");
/// assert_eq!(result.metadata["truncated"], true);
/// assert!(!result.is_error);
/// ```
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ToolResult {
    /// What the model reads.
    pub output: String,
    /// The call failed, and the output says why.
    pub is_error: bool,
    /// What is told to the caller and not to the model.
    pub metadata: Map<String, Value>,
}

impl ToolResult {
    /// A result of this text.
    #[must_use]
    pub fn new(output: impl Into<String>) -> Self {
        Self { output: output.into(), ..Self::default() }
    }

    /// An error result of this text.
    #[must_use]
    pub fn error(output: impl Into<String>) -> Self {
        Self { is_error: true, ..Self::new(output) }
    }

    /// The same result with one more thing told to the caller.
    #[must_use]
    pub fn with_metadata(mut self, name: impl Into<String>, value: impl Into<Value>) -> Self {
        self.metadata.insert(name.into(), value.into());
        self
    }
}

/// A result as the contract's: one text part. The result itself is kept beside it, so that nothing of it is lost.
impl From<ToolResult> for contract::ToolResult {
    fn from(result: ToolResult) -> Self {
        Self { is_error: result.is_error, parts: vec![Part::text(&result.output)], typed: Some(Arc::new(result)) }
    }
}

/// A result of the contract as one text: its parts a line each, data as a `data:` URI.
impl From<contract::ToolResult> for ToolResult {
    fn from(result: contract::ToolResult) -> Self {
        if let Some(own) = result.typed::<Self>() {
            return own.clone();
        }
        let lines: Vec<String> = result.parts.into_iter().map(line).collect();
        Self { is_error: result.is_error, ..Self::new(lines.join("\n")) }
    }
}

fn line(part: Part) -> String {
    match part {
        Part::Text(text) | Part::Json(text) => text,
        Part::Image(data) | Part::Audio(data) | Part::File(data) => uri(&data),
    }
}

fn uri(data: &Data) -> String {
    format!("data:{};base64,{}", data.media_type, STANDARD.encode(&data.bytes))
}

/// What the function of a [`NativeTool`](super::NativeTool) can return: text, JSON, a finished result, nothing, and
/// each as `Result<_, E>`.
#[diagnostic::on_unimplemented(
    message = "olt: the function of a `NativeTool` can't return `{Self}`",
    label = "neither text nor a result",
    note = "return a `String`, a `&'static str`, a `serde_json::Value`, an `olt::toolnexus::ToolResult` or nothing, each also as `Result<_, E>` where `E` can be displayed"
)]
pub trait IntoOutput {
    /// The outcome of the call (ruling X-4).
    ///
    /// # Errors
    /// The value is an error.
    fn into_output(self) -> Outcome;
}

impl IntoOutput for ToolResult {
    fn into_output(self) -> Outcome {
        Ok(self.into())
    }
}

impl IntoOutput for String {
    fn into_output(self) -> Outcome {
        Ok(contract::ToolResult::text(self))
    }
}

impl IntoOutput for &'static str {
    fn into_output(self) -> Outcome {
        Ok(contract::ToolResult::text(self))
    }
}

/// A string stands as it is, null is the empty text, all else compact JSON.
impl IntoOutput for Value {
    fn into_output(self) -> Outcome {
        match self {
            Self::Null => ().into_output(),
            Self::String(text) => text.into_output(),
            other => other.to_string().into_output(),
        }
    }
}

impl IntoOutput for () {
    fn into_output(self) -> Outcome {
        "".into_output()
    }
}

impl<T: IntoOutput, E: Display> IntoOutput for Result<T, E> {
    fn into_output(self) -> Outcome {
        match self {
            Ok(value) => value.into_output(),
            Err(error) => Err(Failure::of(&error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn parts_become_lines() {
        let parts = vec![Part::text("a"), Part::json("[1]"), Part::Image(Data::new("image/png", [1, 2, 3]))];
        let result = ToolResult::from(contract::ToolResult { is_error: true, ..parts.into() });
        assert_eq!(result, ToolResult::error("a\n[1]\ndata:image/png;base64,AQID"));
    }

    #[test]
    fn nothing_is_lost_on_the_way_there_and_back() {
        let result = ToolResult::error("no").with_metadata("code", 7);
        assert_eq!(ToolResult::from(contract::ToolResult::from(result.clone())), result);
    }

    #[test]
    fn a_value_is_told_as_text_or_as_compact_json() {
        let told = |value: Value| value.into_output().map(|result| result.parts);
        assert_eq!(told(Value::Null), Ok(vec![Part::text("")]));
        assert_eq!(told("a \"b\"".into()), Ok(vec![Part::text("a \"b\"")]));
        assert_eq!(told(serde_json::json!({"a": [1, null]})), Ok(vec![Part::text("{\"a\":[1,null]}")]));
    }
}
