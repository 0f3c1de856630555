//! The fixtures as a program carries them, so that one file is all that has to be installed.

use std::path::Path;

use include_dir::{Dir, File};

use crate::case::{Case, CaseError};
use crate::library::{Library, error};

/// The text of the fixtures.
#[derive(Debug)]
pub struct Embedded {
    /// The folder `fixtures/cases`.
    pub cases: Dir<'static>,
    /// `fixtures/clauses.json`
    pub clauses: &'static str,
    /// `fixtures/ids.lock`; it changes with every new case, which has the program built again.
    pub lock: &'static str,
}

impl Embedded {
    /// The fixtures, read.
    ///
    /// # Errors
    /// The first text that is not what it should be.
    pub fn library(&self) -> Result<Library, CaseError> {
        let files = self.cases.dirs().flat_map(Dir::files);
        let cases = files.map(read).collect::<Result<_, _>>()?;
        let clauses = Path::new("fixtures/clauses.json");
        Library::of_texts(cases, (clauses, self.clauses), self.lock)
    }
}

fn read(file: &File<'_>) -> Result<Case, CaseError> {
    let path = file.path();
    let text = file.contents_utf8().ok_or_else(|| error(path, "not UTF-8", "save it as UTF-8"))?;
    Case::parse(&crate::library::case_id(path), path, text)
}
