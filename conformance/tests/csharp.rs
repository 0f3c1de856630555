//! The C# front end against every case: the signature it reads, or the diagnostics it gives.

mod common;

use std::collections::BTreeMap;

use common::library;
use olt::reflection::describe::Signature;
use olt_conformance::case::{Case, Diagnostic};
use olt_conformance::csharp::{Analysis, Options, Severity, Source, analyze};
use pretty_assertions::assert_eq;

fn analysis(case: &Case) -> Analysis {
    analyze(&[Source { path: format!("{}.cs", case.id), text: case.csharp.text() }], &Options::default())
}

/// The signatures that the front end reads, by case, beside those that were authored.
#[test]
fn signatures_are_read_as_authored() {
    let cases: Vec<&Case> = library().cases.iter().filter(|case| case.signature.is_some()).collect();
    let read = |case: &&Case| {
        let analysis = analysis(case);
        let mut tools = analysis.tools.into_iter();
        let tool = tools.find(|tool| case.tool.as_ref().is_none_or(|method| tool.method == *method));
        (case.id.clone(), tool.map(|tool| tool.signature))
    };
    let differs = |(id, found): &(String, Option<Signature>)| library().case(id).is_some_and(|c| c.signature != *found);
    let found: BTreeMap<_, _> = cases.iter().map(read).filter(differs).collect();
    let expected: BTreeMap<_, _> =
        found.keys().map(|id| (id.clone(), library().case(id).and_then(|c| c.signature.clone()))).collect();
    assert_eq!(found, expected);
}

#[test]
fn diagnostics_are_given_as_authored() {
    for case in &library().cases {
        let found = analysis(case).diagnostics;
        let found: Vec<Diagnostic> = found
            .iter()
            .filter(|found| found.severity == Severity::Error)
            .filter_map(|found| Some(Diagnostic { id: found.id?.to_string(), tool: found.tool.clone()? }))
            .collect();
        assert_eq!(found, case.diagnostics, "{}", case.id);
    }
}
