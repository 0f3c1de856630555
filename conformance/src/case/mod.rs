//! A conformance case: a C# declaration, and what a tool made of it must say and accept.
//!
//! Schemas and arguments are held as text. Nested JSON would lose what the contract is about: repeated names,
//! `1.0`, numbers beyond 2^53.

mod answer;
mod lowered;
mod words;

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use olt::reflection::describe::Signature;
use serde::{Deserialize, Serialize};

pub use answer::{Answer, Call, Description, Diagnostic, Metadata, PartText};
pub use lowered::{Lowered, provider};

use crate::csharp;

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
    /// What the C# says, without the language; blessing reads it from the C# where it is not written. Absent where
    /// the file yields no tool.
    #[serde(default)]
    pub signature: Option<Signature>,
    /// What the tool must be. Absent where the file yields no tool.
    #[serde(default)]
    pub expected: Option<Description>,
    /// The diagnostics that the file must give, all of them, in order.
    #[serde(default)]
    pub diagnostics: Vec<Diagnostic>,
    /// The tools of a file with diagnostics that are described all the same, by their final names, in source order:
    /// the legal neighbours of what is refused.
    #[serde(default)]
    pub sound: Vec<String>,
    /// Calls, each with its answer.
    #[serde(default)]
    pub calls: Vec<Call>,
    /// What each provider's API is told of the tool, by the provider's name.
    #[serde(default)]
    pub lowered: BTreeMap<String, Lowered>,
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
    /// More than one answer is right; the report tells which one was given.
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
        if let Some(word) = case.signature.as_ref().and_then(words::unknown_type) {
            let what = format!("`signature` names the type '{word}', which there is not");
            return Err(located(what, "fixtures/case.schema.json lists the words of types"));
        }
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

    /// What the C# front end makes of the case's file.
    #[must_use]
    pub fn analyze(&self) -> csharp::Analysis {
        let source = csharp::Source { path: format!("{}.cs", self.id), text: self.csharp.text() };
        csharp::analyze(&[source], &csharp::Options::default())
    }

    /// The signature that the C# front end reads, where the file yields the tool.
    #[must_use]
    pub fn read_signature(&self) -> Option<Signature> {
        let named = |tool: &csharp::ToolSource| self.tool.as_ref().is_none_or(|method| tool.method == *method);
        self.analyze().tools.into_iter().find(named).map(|tool| tool.signature)
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
        if !gives_tool && self.signature.is_some() {
            return Some(("`signature` beside `diagnostics`", "remove it, or write `expected`"));
        }
        if gives_tool && !self.sound.is_empty() {
            return Some(("`sound` beside `expected`", "name sound tools only where others are refused"));
        }
        if !gives_tool && !self.calls.is_empty() {
            return Some(("`calls` without a tool to call", "remove them, or write `expected`"));
        }
        if !gives_tool && !self.lowered.is_empty() {
            return Some(("`lowered` without a tool", "remove it, or write `expected`"));
        }
        if self.lowered.keys().any(|name| provider(name).is_none()) {
            return Some(("`lowered` names a provider that is not known", "name anthropic, openai or gemini"));
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

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn complaint(text: &str) -> String {
        match Case::parse("area/name", Path::new("cases/area/name.json"), text) {
            Ok(case) => panic!("taken for a case: {case:?}"),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn a_case_is_read_with_its_lines() {
        let text = r#"{"clauses":["T-1"],"level":"must","csharp":["a","b"],"expected":{"name":"f","inputSchema":"{}"},
            "calls":[{"arguments":"{}","ok":"{}","result":[{"text":"x"}]},{"arguments":"","error":"no"}]}"#;
        let case = Case::parse("area/name", Path::new("x"), text).unwrap();
        assert_eq!((case.area(), case.name()), ("area", "name"));
        assert_eq!(case.csharp.text(), "a\nb\n");
        assert_eq!(case.calls[0].answer, Answer::Ok("{}".to_owned()));
        assert_eq!(case.calls[0].result, Some(vec![PartText::Text("x".to_owned())]));
        assert_eq!(case.calls[1].answer, Answer::Error("no".to_owned()));
    }

    #[test]
    fn what_is_no_case_is_told_with_its_place_and_remedy() {
        let table = [
            (
                r#"{"clauses":["T-1"],"level":"must","csharp":"","diagnostics":[],"claws":[]}"#,
                "cases/area/name.json: unknown field `claws`, expected one of `clauses`, `level`, `note`, `csharp`, `tool`, \
                 `signature`, `expected`, `diagnostics`, `sound`, `calls`, `lowered`, `rust` at line 1 column 70; see \
                 fixtures/README.md for the members of a case",
            ),
            (
                r#"{"clauses":[],"level":"must","csharp":"","diagnostics":[{"id":"OLT001","tool":"f"}]}"#,
                "cases/area/name.json: `clauses` is empty; name the clause or ruling that decides the case",
            ),
            (
                r#"{"clauses":["T-1"],"level":"must","csharp":""}"#,
                "cases/area/name.json: a file gives either a tool or diagnostics; write `expected` for a tool, \
                 `diagnostics` where there is none",
            ),
            (
                r#"{"clauses":["T-1"],"level":"must","csharp":"","expected":{"name":"f","inputSchema":"{}"},"lowered":{"x":{"strict":true,"schema":"","changes":[]}}}"#,
                "cases/area/name.json: `lowered` names a provider that is not known; name anthropic, openai or gemini",
            ),
            (
                r#"{"clauses":["T-1"],"level":"must","csharp":"","diagnostics":[{"id":"OLT001","tool":"f"}],"lowered":{"gemini":{"strict":true,"schema":"","changes":[]}}}"#,
                "cases/area/name.json: `lowered` without a tool; remove it, or write `expected`",
            ),
            (
                r#"{"clauses":["T-1"],"level":"must","csharp":"","expected":{"name":"f","inputSchema":"{}"},"calls":[{"arguments":""}]}"#,
                "cases/area/name.json: a call has either `ok` or `error` at line 1 column 115; see fixtures/README.md for \
                 the members of a case",
            ),
        ];
        for (text, expected) in table {
            assert_eq!(complaint(text), expected);
        }
    }
}
