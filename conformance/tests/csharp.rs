//! The C# front end against every case: the signature it reads, or the diagnostics it gives.

mod common;

use common::library;
use olt_conformance::case::{Case, Diagnostic};
use olt_conformance::csharp::{Analysis, Options, Severity, Source, analyze};
use pretty_assertions::assert_eq;

fn analysis(case: &Case) -> Analysis {
    analyze(&[Source { path: format!("{}.cs", case.id), text: case.csharp.text() }], &Options::default())
}

#[test]
fn signatures_are_read_as_authored() {
    for case in library().cases.iter().filter(|case| case.signature.is_some()) {
        let analysis = analysis(case);
        let mut tools = analysis.tools.iter();
        let tool = match &case.tool {
            Some(method) => tools.find(|tool| tool.method == *method),
            None => tools.next(),
        };
        let signature = tool.map(|tool| &tool.signature);
        assert_eq!(signature, case.signature.as_ref(), "{}\n{:#?}", case.id, analysis.diagnostics);
    }
}

#[test]
fn diagnostics_are_given_as_authored() {
    for case in &library().cases {
        let found = analysis(case).diagnostics;
        let found: Vec<Diagnostic> = found
            .iter()
            .filter(|found| found.severity == Severity::Error)
            .filter_map(|found| Some(Diagnostic { id: found.id?.to_string(), method: found.method.clone() }))
            .collect();
        assert_eq!(found, case.diagnostics, "{}", case.id);
    }
}
