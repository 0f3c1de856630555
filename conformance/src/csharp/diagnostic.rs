//! What is said about a source: the contract's diagnostics, warnings, and syntax that could not be read.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::ops::Range;

use olt::contract::DiagnosticId;
use olt_text::name::shortened;

/// Whether a finding stops the tool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The tool has no schema.
    Error,
    /// The tool is described all the same.
    Warning,
    /// Nothing is wrong; it is as well to know.
    Note,
}

/// One finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// The contract's id; none for warnings, for notes and for source that cannot be read.
    pub id: Option<DiagnosticId>,
    /// Error, warning or note.
    pub severity: Severity,
    /// What is wrong, naming the thing.
    pub message: String,
    /// How to mend it; empty where the message says it all.
    pub help: String,
    /// Index of the source among those given.
    pub file: usize,
    /// The bytes of that source that the finding is about.
    pub range: Range<usize>,
    /// The tool it belongs to, by its final name.
    pub tool: Option<String>,
}

/// A place in the given sources.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) file: usize,
    pub(super) range: Range<usize>,
}

/// A finding without its place and tool.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Finding {
    pub(super) id: Option<DiagnosticId>,
    pub(super) severity: Severity,
    pub(super) message: String,
    pub(super) help: String,
}

impl Finding {
    /// An error, with one of the contract's ids where there is one.
    pub(super) fn error(
        id: impl Into<Option<DiagnosticId>>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Self {
        Self { id: id.into(), severity: Severity::Error, message: brief(message), help: brief(help) }
    }

    pub(super) fn warning(message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { id: None, severity: Severity::Warning, message: brief(message), help: brief(help) }
    }

    pub(super) fn at(self, place: Place, tool: Option<&str>) -> Diagnostic {
        Diagnostic {
            id: self.id,
            severity: self.severity,
            message: self.message,
            help: self.help,
            file: place.file,
            range: place.range,
            tool: tool.map(str::to_owned),
        }
    }
}

/// The text with long names shortened: a name of the source has no blank in it, and is quoted.
fn brief(text: impl Into<String>) -> String {
    let text = text.into();
    let is_between = |c: char| c.is_whitespace() || matches!(c, '`' | '"' | '\'');
    if text.split(is_between).all(|name| shortened(name).cut.is_empty()) {
        return text;
    }
    let mut out = String::new();
    for part in text.split_inclusive(is_between) {
        let name = part.strip_suffix(is_between).unwrap_or(part);
        let between = part.get(name.len()..).unwrap_or_default();
        // Writing to a string can't fail.
        let _ = write!(out, "{}{between}", shortened(name));
    }
    out
}

/// Collects the findings about one tool, each of them once (ruling G-1).
#[derive(Debug, Default)]
pub(super) struct Report {
    diagnostics: Vec<Diagnostic>,
    subjects: HashSet<(Option<DiagnosticId>, String)>,
    failed: bool,
}

impl Report {
    /// Notes a finding; a second one with the same id and subject is dropped.
    pub(super) fn add(&mut self, finding: Finding, subject: &str, place: Place) {
        self.failed |= finding.severity == Severity::Error;
        let key = match finding.id {
            Some(_) => subject.to_owned(),
            None => format!("{} {place:?}", finding.message),
        };
        if self.subjects.insert((finding.id, key)) {
            self.diagnostics.push(finding.at(place, None));
        }
    }

    /// Whether an error was noted: the tool has no schema.
    pub(super) fn failed(&self) -> bool {
        self.failed
    }

    /// The findings, said to be about `tool`.
    pub(super) fn into_diagnostics(self, tool: &str) -> impl Iterator<Item = Diagnostic> {
        let tool = tool.to_owned();
        self.diagnostics.into_iter().map(move |mut diagnostic| {
            diagnostic.tool = Some(tool.clone());
            diagnostic
        })
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn long_names_are_shortened_where_they_stand() {
        let hundred = "é".repeat(100);
        assert_eq!(brief(format!("`{hundred}` is {hundred}.")), format!("`{hundred}` is {hundred}…"));
        let told = Finding::error(None, format!("two are named \"{hundred}é\" here"), format!("{hundred}é"));
        assert_eq!(told.message, format!("two are named \"{hundred}…\" here"));
        assert_eq!(told.help, format!("{hundred}…"));
        assert_eq!(Finding::warning("a `b`  c", "").message, "a `b`  c");
    }
}
