//! What an implementation must answer: the tool's texts, the verdict on each call, the diagnostics of a file.

use olt::contract;
use serde::{Deserialize, Serialize};

/// What a tool says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Description {
    /// Its name.
    pub name: String,
    /// Its description; empty where there is none.
    #[serde(default)]
    pub description: String,
    /// Its input schema, byte for byte.
    pub input_schema: String,
    /// Its output schema, byte for byte; null where there is none.
    #[serde(default)]
    pub output_schema: Option<String>,
    /// How it is to be run.
    #[serde(default)]
    pub metadata: Metadata,
}

/// How a tool is to be run; what is not written is the contract's default.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
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

impl Default for Metadata {
    fn default() -> Self {
        contract::Metadata::DEFAULT.into()
    }
}

impl From<contract::Metadata> for Metadata {
    fn from(metadata: contract::Metadata) -> Self {
        Self {
            ends_loop: metadata.ends_loop,
            requires_approval: metadata.requires_approval,
            parallel_safe: metadata.parallel_safe,
            timeout_seconds: metadata.timeout_seconds,
        }
    }
}

/// A diagnostic that must be given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagnostic {
    /// The id, such as `OLT002`.
    pub id: String,
    /// The tool it is about, by its final name.
    pub tool: String,
}

/// A call and its answer.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "CallText")]
pub struct Call {
    /// The argument text, which need not be JSON.
    pub arguments: String,
    /// The answer.
    pub answer: Answer,
    /// The parts of the result, where the body's value is part of the case.
    pub result: Option<Vec<PartText>>,
}

/// A call as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CallText {
    arguments: String,
    ok: Option<String>,
    error: Option<String>,
    result: Option<Vec<PartText>>,
}

impl TryFrom<CallText> for Call {
    type Error = &'static str;

    fn try_from(call: CallText) -> Result<Self, Self::Error> {
        let answer = match (call.ok, call.error) {
            (Some(echo), None) => Answer::Ok(echo),
            (None, Some(text)) => Answer::Error(text),
            _ => return Err("a call has either `ok` or `error`"),
        };
        Ok(Self { arguments: call.arguments, answer, result: call.result })
    }
}

/// What a decoder makes of an argument text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// Accepted: the arguments as they were decoded (ruling C-8).
    Ok(String),
    /// Refused: the text the model reads.
    Error(String),
}

/// One part of a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PartText {
    /// A text part.
    Text(String),
    /// A JSON part, byte for byte.
    Json(String),
}
