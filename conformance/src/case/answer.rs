//! What an implementation must answer: the tool's texts, the verdict on each call, the diagnostics of a file.

use olt::contract;
use serde::{Deserialize, Serialize};

use super::Level;

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

impl From<&contract::Definition> for Description {
    fn from(definition: &contract::Definition) -> Self {
        Self {
            name: definition.name.to_string(),
            description: definition.description.to_string(),
            input_schema: definition.input_schema.to_string(),
            output_schema: definition.output_schema.as_deref().map(str::to_owned),
            metadata: definition.metadata.into(),
        }
    }
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
    /// Other faults of the same call: their texts are as right for a third party (rulings E); this project's lanes
    /// tell the first.
    pub also: Vec<String>,
    /// How much a third party has to follow this answer, where that is not the level of the case.
    pub level: Option<Level>,
    /// The parts of the result, where the body's value is part of the case.
    pub result: Option<Vec<PartText>>,
    /// The text of the error result, where the body fails.
    pub failure: Option<String>,
}

/// A call as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CallText {
    arguments: String,
    ok: Option<String>,
    error: Option<String>,
    #[serde(default)]
    also: Vec<String>,
    level: Option<Level>,
    result: Option<Vec<PartText>>,
    failure: Option<String>,
}

impl TryFrom<CallText> for Call {
    type Error = &'static str;

    fn try_from(call: CallText) -> Result<Self, Self::Error> {
        let CallText { arguments, ok, error, also, level, result, failure } = call;
        let answer = match (ok, error) {
            (Some(echo), None) => Answer::Ok(echo),
            (None, Some(text)) => Answer::Error(text),
            _ => return Err("a call has either `ok` or `error`"),
        };
        let is_refused = matches!(answer, Answer::Error(_));
        if is_refused && (result.is_some() || failure.is_some()) {
            return Err("a call that is refused is never run: it has no `result` and no `failure`");
        }
        if !is_refused && !also.is_empty() {
            return Err("`also` names other faults: it stands beside `error`");
        }
        if result.is_some() && failure.is_some() {
            return Err("a call that is run has either `result` or `failure`");
        }
        Ok(Self { arguments, answer, also, level, result, failure })
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
