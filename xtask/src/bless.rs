//! `cargo xtask bless`: writes what is derived from the fixtures, or says what is stale.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use olt::reflection::describe::Signature;
use olt_conformance::case::{Case, RustHints};
use olt_conformance::declarations;
use olt_conformance::golden;
use olt_conformance::lane::{Described, Lane};
use olt_conformance::library::Library;
use olt_conformance::oracle::diagnostics_table;
use olt_conformance::row::{Row, rows, table};
use olt_conformance::rustgen::{self, Subject, module_name};
use olt_conformance::saboteur::matrix::Matrix;

use crate::files::{Derived, below};
use crate::signatures;

const GENERATED: &str = "conformance/generated/src";
const GOLDEN: &str = "fixtures/golden";
const SNAPSHOTS: &str = "conformance/tests/snapshots";
/// The reports of a graded run that have a snapshot.
const REPORTS: [&str; 4] = ["badge", "json", "markdown", "terminal"];
/// The parts of the two files that are derived lie between `<!-- NAME:begin -->` and `<!-- NAME:end -->`.
const README: &str = "README.md";
const MANUAL: &str = "fixtures/README.md";
const COMMAND: &str = "run `cargo xtask bless` and read the diff";

/// Writes every derived file and removes orphans; the complaints that are left.
#[must_use]
pub fn write(root: &Path) -> Vec<String> {
    let unread = signatures::write(root);
    if !unread.is_empty() {
        return unread;
    }
    let (derived, mut complaints) = match plan(root) {
        Ok(plan) => plan,
        Err(complaints) => return complaints,
    };
    for file in &derived {
        complaints.extend(file.ensure(root).err().map(|error| format!("{}: {error}", file.path.display())));
    }
    for path in orphans(root, &derived) {
        complaints.extend(fs::remove_file(root.join(&path)).err().map(|error| format!("{}: {error}", path.display())));
    }
    complaints.extend(write_snapshots(root));
    complaints
}

/// What is stale, orphaned or edited by hand, and what is wrong with the fixtures.
#[must_use]
pub fn check(root: &Path) -> Vec<String> {
    let (derived, mut complaints) = match plan(root) {
        Ok(plan) => plan,
        Err(complaints) => return complaints,
    };
    let mut stale: Vec<String> = derived.iter().filter_map(|file| file.complaint(root)).collect();
    stale.extend(
        snapshots().filter(|path| !root.join(path).exists()).map(|path| format!("{}: missing", path.display())),
    );
    stale.extend(orphans(root, &derived).iter().map(|path| format!("{}: nothing derives it", path.display())));
    complaints.extend(stale.into_iter().map(|what| format!("{what}; {COMMAND}")));
    complaints
}

/// Every derived file but the snapshots, and what is wrong with the fixtures. Fails as a whole where one file can't
/// be derived, so that nothing is taken for an orphan that only could not be written.
fn plan(root: &Path) -> Result<(Vec<Derived>, Vec<String>), Vec<String>> {
    let library = Library::read(&root.join("fixtures")).map_err(|error| vec![error.to_string()])?;
    let mut derived = vec![
        Derived::new("fixtures/ids.lock", library.lock_text()),
        Derived::new(format!("{GOLDEN}/coverage.json"), coverage(&library)),
    ];
    derived.extend(library.areas().into_iter().map(|(area, cases)| {
        let path = format!("{}/{area}.cs", declarations::FOLDER);
        Derived::new(path, declarations::file(area, &cases))
    }));
    let mut failures = Vec::new();
    let mut add = |files: Result<Vec<Derived>, Vec<String>>| match files {
        Ok(files) => derived.extend(files),
        Err(complaints) => failures.extend(complaints),
    };
    add(generated(&library).map_err(|complaint| vec![complaint]));
    add(records(&library));
    add(readme(root).map(|file| vec![file]).map_err(|complaint| vec![complaint]));
    add(saboteurs(root, &library).map_err(|complaint| vec![complaint]));
    if failures.is_empty() { Ok((derived, library.complaints())) } else { Err(failures) }
}

/// What is recorded of each case.
fn records(library: &Library) -> Result<Vec<Derived>, Vec<String>> {
    let lane = Described::of(library);
    let mut records = Vec::new();
    let mut failures = Vec::new();
    for case in library.cases.iter().filter(|case| case.signature.is_some()) {
        match golden::record(case, &lane) {
            Ok(text) => records.push(Derived::new(format!("{GOLDEN}/{}.jsonl", case.id), text)),
            Err(why) => failures.push(format!("{}: {why}", case.id)),
        }
    }
    if failures.is_empty() { Ok(records) } else { Err(failures) }
}

/// Which cases check each clause.
fn coverage(library: &Library) -> String {
    let text = serde_json::to_string_pretty(&library.coverage()).unwrap_or_default();
    text + "\n"
}

/// The generated crate: the cases that Rust can spell, and every row.
fn generated(library: &Library) -> Result<Vec<Derived>, String> {
    let cases = library.cases.iter().filter(|case| case.rust.skip.is_none());
    let of_case = |case: &Case| Some((case.id.clone(), case.signature.clone()?, case.rust.clone()));
    let mut sources: Vec<(String, Signature, RustHints)> = cases.filter_map(of_case).collect();
    sources.extend(rows().iter().map(|row| (format!("rows/{}", row.name), row.spellable(), RustHints::default())));
    let subjects: Vec<Subject<'_>> =
        sources.iter().map(|(id, signature, hints)| Subject { id, signature, hints }).collect();
    let mut areas: Vec<&str> = subjects.iter().map(Subject::area).collect();
    areas.dedup();
    let mut files = vec![Derived::new(format!("{GENERATED}/lib.rs"), rustgen::library(&areas, &subjects))];
    for area in areas {
        let subjects: Vec<_> = subjects.iter().filter(|subject| subject.area() == area).copied().collect();
        let text = rustgen::area(area, &subjects).map_err(|why| {
            format!("{why}; mend the signature, or say in the case's `rust.skip` why there can be none")
        })?;
        files.push(Derived::new(format!("{GENERATED}/{}.rs", module_name(area)), text));
    }
    Ok(files)
}

/// The README, with the tables of rows and of diagnostics between their markers.
fn readme(root: &Path) -> Result<Derived, String> {
    let text = replaced(root, README, &[("rows", table(fragment)), ("diagnostics", diagnostics_table())])?;
    Ok(Derived::new(README, text))
}

/// Which case fails which wrong implementation: in full, and in the manual of the fixtures.
fn saboteurs(root: &Path, library: &Library) -> Result<Vec<Derived>, String> {
    let matrix = Matrix::of(library);
    let manual = replaced(root, MANUAL, &[("saboteurs", matrix.table())])?;
    Ok(vec![Derived::new(MANUAL, manual), Derived::new(format!("{GOLDEN}/saboteurs.json"), matrix.record())])
}

/// The text of a file with each part put between the two markers of its name.
fn replaced(root: &Path, file: &str, parts: &[(&str, String)]) -> Result<String, String> {
    let text = fs::read_to_string(root.join(file)).map_err(|error| format!("{file}: {error}"))?;
    parts.iter().try_fold(text, |text, (name, part)| {
        replace_between(&text, name, part)
            .ok_or_else(|| format!("{file}: the markers <!-- {name}:begin --> and <!-- {name}:end --> are missing"))
    })
}

/// The text with what lies between the two markers of this name replaced.
fn replace_between(text: &str, name: &str, part: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name}:begin -->\n"), format!("<!-- {name}:end -->"));
    let (head, rest) = text.split_once(&begin)?;
    let (_, tail) = rest.split_once(&end)?;
    Some(format!("{head}{begin}\n{part}\n{end}{tail}"))
}

/// The schema of a row: what a tool that returns it has as its output schema, or else what it takes.
fn fragment(row: &Row) -> Option<String> {
    let mut lane = Described::default();
    lane.add(row.name, &row.signature(&row.uses()[..1]));
    let schema = lane.describe(row.name).ok()?.input_schema;
    let fragment = schema.strip_prefix("{\"type\":\"object\",\"properties\":{\"plain\":")?;
    Some(fragment.strip_suffix("},\"required\":[\"plain\"],\"additionalProperties\":false}")?.to_owned())
}

/// The files of the derived folders that nothing derives.
fn orphans(root: &Path, derived: &[Derived]) -> Vec<PathBuf> {
    let snapshots: Vec<PathBuf> = snapshots().collect();
    let by_hand = declarations::BY_HAND.map(|name| PathBuf::from(declarations::FOLDER).join(name));
    let is_derived = |path: &PathBuf| {
        snapshots.contains(path) || by_hand.contains(path) || derived.iter().any(|file| file.path == *path)
    };
    [GENERATED, GOLDEN, SNAPSHOTS, declarations::FOLDER]
        .iter()
        .flat_map(|folder| below(root, folder))
        .filter(|path| !is_derived(path))
        .collect()
}

fn snapshots() -> impl Iterator<Item = PathBuf> {
    let rows = rows().into_iter().map(|row| format!("rows__{}", row.name));
    let reports = REPORTS.iter().map(|report| format!("reports__{report}"));
    rows.chain(reports).map(|name| PathBuf::from(format!("{SNAPSHOTS}/{name}.snap")))
}

/// Runs the tests that hold the snapshots, telling them to write them.
fn write_snapshots(root: &Path) -> Option<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["test", "--quiet", "--package", "olt-conformance", "--test", "rows", "--test", "reports"])
        .env("INSTA_UPDATE", "always")
        .env("INSTA_FORCE_PASS", "1")
        .current_dir(root)
        .status();
    match status {
        Ok(status) if status.success() => None,
        Ok(status) => Some(format!("the snapshots could not be written ({status}); mend the build and bless again")),
        Err(error) => Some(format!("the snapshots could not be written: cargo does not start ({error})")),
    }
}
