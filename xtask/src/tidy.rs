//! The rules of the repository that no compiler checks.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::files::below;

/// The longest a file that someone reads may be.
const LONGEST: usize = 400;

/// The two lanes: where each lives, and the paths that would lead from it to the other.
const LANES: [(&str, &[&str]); 2] = [
    ("reflect/src/compiled", &["crate::reflection", "super::reflection", "olt::reflection"]),
    ("reflect/src/reflection", &["crate::compiled", "super::compiled", "olt::compiled"]),
];

/// Ends of files that tools leave behind.
const DROPPINGS: [&str; 5] = [".snap.new", ".pending-snap", ".orig", ".rej", ".rs.bk"];

/// Every breach of a rule, with the file and what to do.
#[must_use]
pub fn check(root: &Path) -> Vec<String> {
    let files = below(root, "");
    let mut complaints = Vec::new();
    for path in &files {
        complaints.extend(dropping(path));
        let Ok(text) = fs::read_to_string(root.join(path)) else { continue };
        complaints.extend(machine_path(path, &text));
        if is_ours(path) {
            complaints.extend(shape(path, &text));
            complaints.extend(lane(path, &text));
        }
    }
    complaints.extend(twins(&files));
    complaints
}

/// Rust that someone wrote.
fn is_ours(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs") && !path.starts_with("conformance/generated")
}

fn dropping(path: &Path) -> Option<String> {
    let name = path.file_name()?.to_string_lossy();
    let is_dropping = DROPPINGS.iter().any(|end| name.ends_with(end));
    is_dropping.then(|| format!("{}: left behind by a tool; remove it", path.display()))
}

/// A path of the machine it was written on.
fn machine_path(path: &Path, text: &str) -> Option<String> {
    let homes = ["home", "root", "Users", "work"].map(|folder| format!("/{folder}/"));
    let is_path = |line: &str| homes.iter().any(|home| starts_a_path(line, home));
    let line = text.lines().position(is_path)?;
    Some(format!("{}:{}: names a path of one machine; write it relative to the workspace", path.display(), line + 1))
}

/// Whether `home` stands in the line as the beginning of a path, not in the middle of one.
fn starts_a_path(line: &str, home: &str) -> bool {
    line.match_indices(home).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && !"._-/*}".contains(c))
    })
}

fn shape(path: &Path, text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let first = text.lines().find(|line| !line.starts_with("#!["));
    if !first.is_some_and(|line| line.starts_with("//!")) {
        complaints.push(format!("{}: says not what it holds; begin it with a `//!` comment", path.display()));
    }
    let lines = text.lines().count();
    if lines > LONGEST {
        complaints.push(format!("{}: {lines} lines; split it, {LONGEST} is the limit", path.display()));
    }
    complaints
}

/// A file of one lane that names the other.
fn lane(path: &Path, text: &str) -> Option<String> {
    let (_, forbidden) = LANES.iter().find(|(folder, _)| path.starts_with(folder))?;
    let line = text.lines().position(|line| forbidden.iter().any(|other| line.contains(other)))?;
    Some(format!("{}:{}: names the other lane; what both need belongs in a shared module", path.display(), line + 1))
}

/// Types that one lane covers and the other does not.
fn twins(files: &[PathBuf]) -> Vec<String> {
    let [compiled, reflection] = LANES.map(|(folder, _)| format!("{folder}/types"));
    let names =
        |folder: &str| -> BTreeSet<&Path> { files.iter().filter_map(|path| path.strip_prefix(folder).ok()).collect() };
    let (ours, theirs) = (names(&compiled), names(&reflection));
    let alone = |path: &&&Path| !(ours.contains(**path) && theirs.contains(**path));
    let missing = ours.union(&theirs).filter(alone);
    missing
        .map(|path| format!("types/{}: stands in one lane only; each file there has its twin", path.display()))
        .collect()
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn each_rule_finds_its_breach() {
        let lane_file = Path::new("reflect/src/compiled/list.rs");
        assert!(lane(lane_file, "use crate::contract::Fault;\n").is_none());
        assert!(lane(lane_file, "use crate::reflection::Value;\n").is_some());
        assert!(lane(Path::new("reflect/src/lib.rs"), "use crate::reflection::Value;\n").is_none());
        assert_eq!(shape(Path::new("a.rs"), "//! A.\n"), Vec::<String>::new());
        assert_eq!(shape(Path::new("a.rs"), "fn f() {}\n").len(), 1);
        assert_eq!(shape(Path::new("a.rs"), &"//! A.\n".repeat(401)).len(), 1);
        assert!(dropping(Path::new("tests/a.snap.new")).is_some());
        assert!(dropping(Path::new("tests/a.snap")).is_none());
    }

    #[test]
    fn a_path_of_a_machine_is_told_from_a_path_in_a_text() {
        let home = format!("/{}/", "home");
        assert!(machine_path(Path::new("a"), &format!("see {home}me/x")).is_some());
        assert!(machine_path(Path::new("a"), &format!("https://example.com{home}x")).is_none());
    }

    #[test]
    fn a_type_without_its_twin_is_named() {
        let files = ["reflect/src/compiled/types/list.rs", "reflect/src/reflection/types/list.rs"].map(PathBuf::from);
        assert_eq!(twins(&files), Vec::<String>::new());
        assert_eq!(twins(&files[..1]).len(), 1);
    }
}
