//! The fixtures as a whole: every case, the clauses they cite, and the ids that must not vanish.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::case::{Case, CaseError};
use crate::clause::Clauses;

/// The fixtures, read.
#[derive(Debug)]
pub struct Library {
    /// The folder they were read from.
    pub root: PathBuf,
    /// The cases, by id.
    pub cases: Vec<Case>,
    /// The clauses.
    pub clauses: Clauses,
    /// The ids that were ever published.
    pub locked: BTreeSet<String>,
}

impl Library {
    /// Reads the folder `fixtures`.
    ///
    /// # Errors
    /// The first file that cannot be read or used, with what to do about it.
    pub fn read(fixtures: &Path) -> Result<Self, CaseError> {
        let mut cases = Vec::new();
        let folder = fixtures.join("cases");
        for area in entries(&folder)? {
            for path in entries(&area)? {
                cases.push(read_case(&folder, &path)?);
            }
        }
        let clauses = fixtures.join("clauses.json");
        let lock = read_text(&fixtures.join("ids.lock"))?;
        let library = Self::of_texts(cases, (&clauses, &read_text(&clauses)?), &lock)?;
        Ok(Self { root: fixtures.to_owned(), ..library })
    }

    /// The fixtures whose cases, clauses (with the path to call them by) and ids are given; they have no folder.
    pub(crate) fn of_texts(mut cases: Vec<Case>, clauses: (&Path, &str), lock: &str) -> Result<Self, CaseError> {
        cases.sort_by(|a: &Case, b| a.id.cmp(&b.id));
        let (path, text) = clauses;
        let clauses = Clauses::parse(path, text)?;
        let locked = lock.lines().map(str::to_owned).collect();
        Ok(Self { root: PathBuf::new(), cases, clauses, locked })
    }

    /// The case of this id.
    #[must_use]
    pub fn case(&self, id: &str) -> Option<&Case> {
        self.cases.binary_search_by(|case| case.id.as_str().cmp(id)).ok().and_then(|index| self.cases.get(index))
    }

    /// The cases of each area.
    #[must_use]
    pub fn areas(&self) -> BTreeMap<&str, Vec<&Case>> {
        let mut areas = BTreeMap::<_, Vec<_>>::new();
        for case in &self.cases {
            areas.entry(case.area()).or_default().push(case);
        }
        areas
    }

    /// Which cases check each clause, clauses without a case included.
    #[must_use]
    pub fn coverage(&self) -> BTreeMap<&str, Vec<&str>> {
        let mut coverage: BTreeMap<&str, Vec<&str>> = self.clauses.ids().map(|id| (id, Vec::new())).collect();
        for case in &self.cases {
            for clause in &case.clauses {
                coverage.entry(clause).or_default().push(&case.id);
            }
        }
        coverage
    }

    /// What is wrong with the fixtures as a whole: a clause that neither has a case nor says why, a clause no one
    /// declares, an id that vanished.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        let unread = self.cases.iter().filter(|case| case.expected.is_some() && case.signature.is_none());
        let mut complaints: Vec<String> =
            unread.map(|case| format!("{} has no signature: run `cargo xtask bless`", case.id)).collect();
        for (clause, cases) in self.coverage() {
            match cases.first() {
                None if self.clauses.reason(clause).is_some() => {}
                None => complaints.push(format!(
                    "clause {clause} has no case: write one that cites it, or say in `withoutCase` why there is none"
                )),
                Some(case) if !self.clauses.has(clause) => {
                    complaints.push(format!("{case} cites {clause}: add it to fixtures/clauses.json"));
                }
                Some(case) if self.clauses.reason(clause).is_some() => {
                    complaints.push(format!("{clause} has the case {case}: remove it from `withoutCase`"));
                }
                Some(_) => {}
            }
        }
        let unknown = self.clauses.without_case().filter(|id| !self.clauses.has(id));
        complaints.extend(unknown.map(|id| format!("`withoutCase` names {id}, which nothing declares")));
        let vanished = self.locked.iter().filter(|id| self.case(id).is_none());
        complaints.extend(vanished.map(|id| format!("{id} is in fixtures/ids.lock but has no case: ids never vanish")));
        complaints
    }

    /// What `ids.lock` must hold: the ids it has, and those of new cases.
    #[must_use]
    pub fn lock_text(&self) -> String {
        let mut ids = self.locked.clone();
        ids.extend(self.cases.iter().map(|case| case.id.clone()));
        ids.iter().flat_map(|id| [id.as_str(), "\n"]).collect()
    }
}

fn read_case(folder: &Path, path: &Path) -> Result<Case, CaseError> {
    let id = case_id(path.strip_prefix(folder).unwrap_or(path));
    if path.extension().is_none_or(|extension| extension != "json") {
        return Err(error(path, "not a case", "cases are files named `<area>/<name>.json`"));
    }
    Case::parse(&id, path, &read_text(path)?)
}

/// The id of the case that a path below `cases` holds.
pub(crate) fn case_id(path: &Path) -> String {
    let id = path.with_extension("");
    id.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

pub(crate) fn read_text(path: &Path) -> Result<String, CaseError> {
    // A pipe would keep its reader waiting.
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return Err(error(path, "not a file", "fixtures are files, in a folder as the project has it"));
    }
    fs::read_to_string(path).map_err(|cause| unreadable(path, &cause))
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, CaseError> {
    let paths = fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut paths: Vec<PathBuf> = paths.map_err(|cause| unreadable(folder, &cause))?;
    paths.sort();
    Ok(paths)
}

fn unreadable(path: &Path, cause: &io::Error) -> CaseError {
    error(path, &format!("cannot be read ({cause})"), "restore it, or run from a full check-out")
}

pub(crate) fn error(path: &Path, what: &str, mend: &str) -> CaseError {
    CaseError { path: path.to_owned(), what: what.to_owned(), mend: mend.to_owned() }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn library(clauses: &str, ids: &[&str], locked: &[&str]) -> Library {
        let text = r#"{"clauses":["T-1"],"level":"must","csharp":"","diagnostics":[{"id":"OLT001","tool":"f"}]}"#;
        let cases = ids.iter().map(|id| Case::parse(id, Path::new("x"), text).unwrap()).collect();
        let locked = locked.iter().map(|id| (*id).to_owned()).collect();
        Library { root: PathBuf::new(), cases, clauses: serde_json::from_str(clauses).unwrap(), locked }
    }

    #[test]
    fn clauses_and_ids_are_accounted_for() {
        let whole = library(r#"{"note":{},"rulings":{"T-1":"x"}}"#, &["a/b"], &["a/b"]);
        assert_eq!(whole.complaints(), Vec::<String>::new());
        let broken = library(r#"{"note":{"tool.name":"x"},"rulings":{}}"#, &["a/b"], &["a/b", "a/gone"]);
        let expected = [
            "a/b cites T-1: add it to fixtures/clauses.json",
            "clause tool.name has no case: write one that cites it, or say in `withoutCase` why there is none",
            "a/gone is in fixtures/ids.lock but has no case: ids never vanish",
        ];
        assert_eq!(broken.complaints(), expected);
    }

    #[test]
    fn a_clause_without_a_case_says_why() {
        let clauses =
            |without: &str| format!(r#"{{"note":{{"x":"y"}},"rulings":{{"T-1":"z"}},"withoutCase":{without}}}"#);
        let said = library(&clauses(r#"{"x":"why"}"#), &["a/b"], &[]);
        assert_eq!(said.complaints(), Vec::<String>::new());
        let broken = library(&clauses(r#"{"x":"why","T-1":"why","w":"why"}"#), &["a/b"], &[]);
        let expected =
            ["T-1 has the case a/b: remove it from `withoutCase`", "`withoutCase` names w, which nothing declares"];
        assert_eq!(broken.complaints(), expected);
    }

    #[test]
    fn the_lock_only_grows() {
        let library = library(r#"{"note":{},"rulings":{"T-1":"x"}}"#, &["a/new"], &["a/gone"]);
        assert_eq!(library.lock_text(), "a/gone\na/new\n");
    }

    #[test]
    fn a_folder_that_is_not_there_is_named() {
        let error = Library::read(Path::new("no-such-folder")).unwrap_err().to_string();
        assert!(error.starts_with("no-such-folder/cases: cannot be read ("), "{error}");
        assert!(error.ends_with("; restore it, or run from a full check-out"), "{error}");
    }
}
