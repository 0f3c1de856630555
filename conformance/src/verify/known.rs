//! Known failures: questions that an implementation is known to answer differently, and why.
//!
//! A file of them holds one a line, `ID REASON`; blank lines and lines that start with `#` count for nothing. A
//! question that stands there and is answered as expected makes the list stale, which fails the run.

use std::collections::BTreeMap;
use std::fmt;

use olt_text::name::shortened;

use crate::suite::Question;

/// Known failures, by the question's id.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Known(BTreeMap<String, String>);

/// What is wrong with a list of known failures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it, and how to mend it.
    pub what: String,
}

impl fmt::Display for KnownError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for KnownError {}

impl Known {
    /// Reads a list, whose ids must be those of `questions`.
    ///
    /// # Errors
    /// A line without a reason, an id that stands twice or that no question has.
    pub fn parse(text: &str, questions: &[Question<'_>]) -> Result<Self, KnownError> {
        let mut known = BTreeMap::new();
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n");
        for (line, number) in text.lines().zip(1..) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let error = |what| Err(KnownError { line: number, what });
            let (id, reason) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            if reason.trim().is_empty() {
                return error(format!("'{}' has no reason; write one after the id", shortened(id)));
            }
            if !questions.iter().any(|question| question.id() == id) {
                return error(format!("no question has the id '{}'; `olt requests` lists them", shortened(id)));
            }
            if known.insert(id.to_owned(), reason.trim().to_owned()).is_some() {
                return error(format!("'{id}' stands here twice; remove one"));
            }
        }
        Ok(Self(known))
    }

    /// Why a question is known to fail, if it is.
    #[must_use]
    pub fn reason(&self, id: &str) -> Option<&str> {
        self.0.get(id).map(String::as_str)
    }
}
