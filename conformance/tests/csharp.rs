//! The C# front end against every case: the signature it reads, or the diagnostics it gives.

mod common;

use std::collections::BTreeMap;

use common::library;
use olt::reflection::Described;
use olt::reflection::describe::Signature;
use olt_conformance::case::{Case, Diagnostic};
use olt_conformance::csharp::Severity;
use pretty_assertions::assert_eq;

/// The signatures that the front end reads, by case, beside those that were authored.
#[test]
fn signatures_are_read_as_authored() {
    let cases = library().cases.iter().filter(|case| case.signature.is_some());
    let read = |case: &Case| (case.id.clone(), case.read_signature());
    let differs = |(id, found): &(String, Option<Signature>)| library().case(id).is_some_and(|c| c.signature != *found);
    let found: BTreeMap<_, _> = cases.map(read).filter(differs).collect();
    let expected: BTreeMap<_, _> =
        found.keys().map(|id| (id.clone(), library().case(id).and_then(|c| c.signature.clone()))).collect();
    assert_eq!(found, expected);
}

#[test]
fn diagnostics_are_given_as_authored() {
    for case in &library().cases {
        let found = case.analyze().diagnostics;
        let found: Vec<Diagnostic> = found
            .iter()
            .filter(|found| found.severity == Severity::Error)
            .filter_map(|found| Some(Diagnostic { id: found.id?.to_string(), tool: found.tool.clone()? }))
            .collect();
        assert_eq!(found, case.diagnostics, "{}", case.id);
    }
}

/// What stands beside a mistake in its file is not taken down with it.
#[test]
fn sound_tools_are_described_beside_refused_ones() {
    for case in library().cases.iter().filter(|case| !case.diagnostics.is_empty()) {
        let tools = case.analyze().tools;
        let names: Vec<&str> = tools.iter().map(|tool| tool.signature.name.as_str()).collect();
        assert_eq!(names, case.sound, "{}", case.id);
        for tool in &tools {
            assert_eq!(Described::new(&tool.signature).err(), None, "{}", case.id);
        }
    }
}
