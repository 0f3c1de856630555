//! `olt diff`: what changed between two folders of fixtures, for those who are graded by them.
//!
//! The files are compared as JSON, member by member, not as cases: fixtures of another version may have members that
//! this one does not know.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;
use serde_json::Value;
use walkdir::WalkDir;

use super::arguments::{DiffFormat, DiffOptions};
use super::outcome::{Ending, Failure, REFUSED, ended};
use super::printable;
use crate::library::case_id;

/// Prints what is added, changed and withdrawn, with exit 1; nothing of these is exit 0.
pub(super) fn run(options: &DiffOptions) -> Ending {
    let (old, new) = (Fixtures::read(&options.old)?, Fixtures::read(&options.new)?);
    let difference = Difference::between(&old, &new);
    let code = if difference.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(REFUSED) };
    ended(code, print(&difference, options.format).map_err(Failure::from))
}

fn print(difference: &Difference, format: DiffFormat) -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match format {
        DiffFormat::Text => difference.print(&mut out)?,
        DiffFormat::Json => {
            serde_json::to_writer(&mut out, difference)?;
            writeln!(out)?;
        }
    }
    out.flush()
}

/// A folder of fixtures: each case and each clause, by its id.
struct Fixtures {
    cases: BTreeMap<String, Value>,
    clauses: BTreeMap<String, Value>,
}

impl Fixtures {
    fn read(folder: &Path) -> Result<Self, Failure> {
        let root = folder.join("cases");
        let mut cases = BTreeMap::new();
        for entry in WalkDir::new(&root) {
            let entry = entry.map_err(|error| {
                let text = "name a folder of fixtures, one that holds `cases`";
                Failure::usage(format!("cannot list '{}': {error}; {text}", root.display()))
            })?;
            let path = entry.path();
            if entry.file_type().is_file() && path.extension().is_some_and(|extension| extension == "json") {
                cases.insert(case_id(path.strip_prefix(&root).unwrap_or(path)), json(path)?);
            }
        }
        let clauses = json(&folder.join("clauses.json"))?;
        let sentences = ["note", "page", "rulings"].iter().filter_map(|part| clauses.get(part)?.as_object());
        let clauses = sentences.flatten().map(|(id, sentence)| (id.clone(), sentence.clone())).collect();
        Ok(Self { cases, clauses })
    }
}

fn json(path: &Path) -> Result<Value, Failure> {
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::usage(format!("cannot read '{}': {error}", path.display())))?;
    serde_json::from_str(&text).map_err(|error| Failure::usage(format!("'{}' is no JSON: {error}", path.display())))
}

/// What one folder has that the other has not, or has otherwise.
#[derive(Debug, PartialEq, Serialize)]
struct Difference {
    added: Vec<String>,
    changed: Vec<Change>,
    withdrawn: Vec<String>,
    clauses: ClauseDifference,
}

/// A case that is another than before.
#[derive(Debug, PartialEq, Serialize)]
struct Change {
    id: String,
    /// The members that differ.
    members: Vec<String>,
    /// The numbers of the calls that differ, from 1, those of one side only among them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    calls: Vec<usize>,
}

/// Clauses and rulings, by their ids.
#[derive(Debug, PartialEq, Serialize)]
struct ClauseDifference {
    added: Vec<String>,
    changed: Vec<String>,
    withdrawn: Vec<String>,
}

impl Difference {
    fn between(old: &Fixtures, new: &Fixtures) -> Self {
        let changed = new.cases.iter().filter_map(|(id, case)| Change::of(id, old.cases.get(id)?, case));
        let differs = |(id, sentence): &(&String, &Value)| old.clauses.get(*id).is_some_and(|was| was != *sentence);
        Self {
            added: only_in(&new.cases, &old.cases),
            changed: changed.collect(),
            withdrawn: only_in(&old.cases, &new.cases),
            clauses: ClauseDifference {
                added: only_in(&new.clauses, &old.clauses),
                changed: new.clauses.iter().filter(differs).map(|(id, _)| id.clone()).collect(),
                withdrawn: only_in(&old.clauses, &new.clauses),
            },
        }
    }

    fn is_empty(&self) -> bool {
        self.lists().iter().all(|(_, ids)| ids.is_empty())
    }

    /// Every line to print, under what happened to it.
    fn lists(&self) -> [(&'static str, Vec<String>); 6] {
        let clause = |ids: &[String]| ids.iter().map(|id| format!("clause {id}")).collect();
        [
            ("added", self.added.clone()),
            ("changed", self.changed.iter().map(Change::line).collect()),
            ("withdrawn", self.withdrawn.clone()),
            ("added", clause(&self.clauses.added)),
            ("changed", clause(&self.clauses.changed)),
            ("withdrawn", clause(&self.clauses.withdrawn)),
        ]
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        if self.is_empty() {
            return writeln!(out, "no difference");
        }
        for (what, lines) in self.lists() {
            for line in lines {
                writeln!(out, "{what:<10} {}", printable::line(&line))?;
            }
        }
        let Self { added, changed, withdrawn, .. } = self;
        writeln!(out, "cases: {} added, {} changed, {} withdrawn", added.len(), changed.len(), withdrawn.len())
    }
}

impl Change {
    fn of(id: &str, old: &Value, new: &Value) -> Option<Self> {
        let names: BTreeSet<&String> =
            [old, new].into_iter().filter_map(Value::as_object).flat_map(|m| m.keys()).collect();
        let differs = |name: &&String| normal(name, old.get(name)) != normal(name, new.get(name));
        let members: Vec<String> = names.into_iter().filter(differs).cloned().collect();
        let is_other = !members.is_empty() || (!old.is_object() && old != new);
        is_other.then(|| Self { id: id.to_owned(), members, calls: calls(old, new) })
    }

    fn line(&self) -> String {
        let numbers: String = self.calls.iter().map(|number| format!(" #{number}")).collect();
        let said = |name: &String| if name == "calls" { format!("calls{numbers}") } else { name.clone() };
        format!("{}: {}", self.id, self.members.iter().map(said).collect::<Vec<_>>().join(", "))
    }
}

/// A member's value; a source says the same as one text and as its lines.
fn normal(name: &str, value: Option<&Value>) -> Option<Value> {
    match value {
        Some(Value::Array(lines)) if name == "csharp" => {
            let text = lines.iter().filter_map(Value::as_str).flat_map(|line| [line, "\n"]).collect();
            Some(Value::String(text))
        }
        value => value.cloned(),
    }
}

fn calls(old: &Value, new: &Value) -> Vec<usize> {
    let list = |case: &Value| case.get("calls").and_then(Value::as_array).cloned().unwrap_or_default();
    let (old, new) = (list(old), list(new));
    (0..old.len().max(new.len())).filter(|index| old.get(*index) != new.get(*index)).map(|index| index + 1).collect()
}

fn only_in(these: &BTreeMap<String, Value>, those: &BTreeMap<String, Value>) -> Vec<String> {
    these.keys().filter(|id| !those.contains_key(*id)).cloned().collect()
}
