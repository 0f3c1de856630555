//! A conformance case: a C# declaration, and what a tool made of it must say and accept.
//!
//! Schemas and arguments are held as text. Nested JSON would lose what the contract is about: repeated names,
//! `1.0`, numbers beyond 2^53.

use std::fmt;
use std::path::{Path, PathBuf};

use olt::contract;
use olt::reflection::describe::Signature;
use serde::{Deserialize, Serialize};

/// One case, as `fixtures/cases/<area>/<name>.json` holds it.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Case {
    /// `<area>/<name>`: the file's path, never written in the file.
    #[serde(skip)]
    pub id: String,
    /// The clauses and rulings it checks, by the ids of `fixtures/clauses.json`.
    pub clauses: Vec<String>,
    /// How much a third party has to follow it.
    pub level: Level,
    /// What it means for a user when an implementation fails here.
    #[serde(default)]
    pub note: Option<String>,
    /// A whole C# file that declares the tool.
    pub csharp: Source,
    /// The C# method, where the file has several tools.
    #[serde(default)]
    pub tool: Option<String>,
    /// What the C# says, without the language. Absent where the file yields no tool.
    #[serde(default)]
    pub signature: Option<Signature>,
    /// What the tool must be. Absent where the file yields no tool.
    #[serde(default)]
    pub expected: Option<Description>,
    /// The diagnostics that the file must give, all of them, in order.
    #[serde(default)]
    pub diagnostics: Vec<Diagnostic>,
    /// Calls, each with its answer.
    #[serde(default)]
    pub calls: Vec<Call>,
    /// What the generated Rust needs to know that a signature does not say.
    #[serde(default)]
    pub rust: RustHints,
}

/// How much a third party has to follow a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// It does not conform otherwise.
    Must,
    /// Reported, not scored.
    Should,
    /// Several answers are legal; the report says which was seen.
    Variant,
}

/// A source text: one string, or the lines of one.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Source {
    /// The text as it stands, for cases about line ends.
    Text(String),
    /// Its lines, each of which a line feed ends.
    Lines(Vec<String>),
}

impl Source {
    /// The text.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Lines(lines) => lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect(),
        }
    }
}

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

/// What the generated Rust does that its signature does not show.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RustHints {
    /// The function is async.
    #[serde(default)]
    pub is_async: bool,
    /// What the run time fills in.
    #[serde(default)]
    pub injected: Vec<Injected>,
    /// Why no Rust is generated for the case; it is checked by the lane that reads signatures.
    #[serde(default)]
    pub skip: Option<String>,
}

/// A parameter the run time fills in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Injected {
    /// The call's context.
    ToolContext,
    /// The call's cancellation.
    CancellationToken,
}

impl Case {
    /// Reads the case that `text` holds.
    ///
    /// # Errors
    /// The text is no case, or contradicts itself.
    pub fn parse(id: &str, path: &Path, text: &str) -> Result<Self, CaseError> {
        let located = |what: String, mend: &str| CaseError { path: path.to_owned(), what, mend: mend.to_owned() };
        let mut case: Self = serde_json::from_str(text)
            .map_err(|error| located(error.to_string(), "see fixtures/README.md for the members of a case"))?;
        id.clone_into(&mut case.id);
        case.contradiction().map_or(Ok(case), |(what, mend)| Err(located(what.to_owned(), mend)))
    }

    /// The area: the folder the case stands in.
    #[must_use]
    pub fn area(&self) -> &str {
        self.id.split('/').next().unwrap_or_default()
    }

    /// The case's name within its area.
    #[must_use]
    pub fn name(&self) -> &str {
        self.id.split_once('/').map_or("", |(_, name)| name)
    }

    fn contradiction(&self) -> Option<(&'static str, &'static str)> {
        let gives_tool = self.expected.is_some();
        if self.clauses.is_empty() {
            return Some(("`clauses` is empty", "name the clause or ruling that decides the case"));
        }
        if gives_tool != self.diagnostics.is_empty() {
            return Some((
                "a file gives either a tool or diagnostics",
                "write `expected` for a tool, `diagnostics` where there is none",
            ));
        }
        if gives_tool != self.signature.is_some() {
            return Some(("`signature` and `expected` go together", "write both, or neither beside `diagnostics`"));
        }
        if !gives_tool && !self.calls.is_empty() {
            return Some(("`calls` without a tool to call", "remove them, or write `expected`"));
        }
        None
    }
}

/// A case, or another file of the fixtures, that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub what: String,
    /// How to mend it.
    pub mend: String,
}

impl fmt::Display for CaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}; {}", self.path.display(), self.what, self.mend)
    }
}

impl std::error::Error for CaseError {}
