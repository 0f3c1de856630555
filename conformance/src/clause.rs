//! The clauses of the contract and its rulings: what a case can cite.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use crate::case::CaseError;
use crate::library::error;

/// The clauses and rulings that the fixtures check, each in a sentence.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clauses {
    /// Clauses of the note: `<part>.<clause>`.
    note: BTreeMap<String, String>,
    /// Clauses of the page, the second system that the contract takes in: `page.<clause>`.
    #[serde(default)]
    page: BTreeMap<String, String>,
    /// Rulings where the note is silent: `T-1`.
    rulings: BTreeMap<String, String>,
    /// Those that no case can show: why, and what checks them instead.
    #[serde(rename = "withoutCase", default)]
    without_case: BTreeMap<String, String>,
}

impl Clauses {
    /// Reads the text of `fixtures/clauses.json`, which stands at `path`.
    ///
    /// # Errors
    /// The text is not what it should be.
    pub fn parse(path: &Path, text: &str) -> Result<Self, CaseError> {
        serde_json::from_str(text).map_err(|cause| {
            error(path, &cause.to_string(), "it holds `note`, `page`, `rulings` and `withoutCase`, each id to sentence")
        })
    }

    /// Every id, the note's clauses first, then the page's.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.note.keys().chain(self.page.keys()).chain(self.rulings.keys()).map(String::as_str)
    }

    /// The ids that no case can show.
    pub fn without_case(&self) -> impl Iterator<Item = &str> {
        self.without_case.keys().map(String::as_str)
    }

    /// Why no case can show a clause, and what checks it instead.
    #[must_use]
    pub fn reason(&self, id: &str) -> Option<&str> {
        self.without_case.get(id).map(String::as_str)
    }

    /// Whether something of this id is declared.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.text(id).is_some()
    }

    /// Whether it is a ruling, where the note is silent.
    #[must_use]
    pub fn is_ruling(&self, id: &str) -> bool {
        self.rulings.contains_key(id)
    }

    /// Whether it is a clause of the page.
    #[must_use]
    pub fn is_of_page(&self, id: &str) -> bool {
        self.page.contains_key(id)
    }

    /// The sentence that says what the clause asks for.
    #[must_use]
    pub fn text(&self, id: &str) -> Option<&str> {
        [&self.note, &self.page, &self.rulings].into_iter().find_map(|clauses| clauses.get(id)).map(String::as_str)
    }
}
