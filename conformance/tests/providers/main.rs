//! What the providers' APIs are told of tools: as authored, within the table, and read back as the full schema says.

mod checker;
#[path = "../common/mod.rs"]
mod common;
mod python;
mod random;
mod reference;
#[path = "../parity/validator.rs"]
mod validator;

use common::library;
use olt::provider::{Declaration, lower};
use olt::reflection::Described;
use olt_conformance::case::{self, Answer, Case, Lowered};
use pretty_assertions::assert_eq;

/// Each case with each provider that it speaks of.
fn lowered_cases() -> impl Iterator<Item = (&'static Case, &'static str, &'static Lowered)> {
    let of_case = |case: &'static Case| case.lowered.iter().map(move |(name, lowered)| (case, name.as_str(), lowered));
    library().cases.iter().flat_map(of_case)
}

#[test]
fn schemas_and_changes_are_as_authored() {
    for (case, name, expected) in lowered_cases() {
        let full = described_tool(case);
        let lowered = lower(full.input_schema(), case::provider(name).unwrap()).unwrap();
        assert_eq!(lowered.schema(), expected.schema, "{} for {name}", case.id);
        assert_eq!(lowered.is_strict(), expected.strict, "{} for {name}", case.id);
        let changes = serde_json::to_value(lowered.changes()).unwrap();
        assert_eq!(changes, serde_json::Value::from(expected.changes.clone()), "{} for {name}", case.id);
    }
}

#[test]
fn wire_forms_are_as_authored() {
    let mut seen = 0;
    for (case, name, expected) in lowered_cases() {
        let Some(wire) = &expected.wire else { continue };
        let declaration = Declaration::new(described_tool(case).definition(), case::provider(name).unwrap()).unwrap();
        assert_eq!(declaration.wire(), *wire, "{} for {name}", case.id);
        seen += 1;
    }
    assert!(seen >= 3, "each provider has a wire form");
}

#[test]
fn calls_that_came_through_a_lowering_are_answered_as_authored() {
    for (case, name, expected) in lowered_cases() {
        let full = described_tool(case);
        let lowered = lower(full.input_schema(), case::provider(name).unwrap()).unwrap();
        for call in &expected.calls {
            let found = match full.decode(&lowered.restore(call.arguments.as_bytes())) {
                Ok(echo) => Answer::Ok(echo),
                Err(fault) => Answer::Error(fault.to_string()),
            };
            assert_eq!(found, call.answer, "{} for {name}: {}", case.id, call.arguments);
        }
    }
}

#[test]
fn every_clause_on_providers_is_shown_for_all_of_them() {
    let coverage = library().coverage();
    let clauses = coverage.iter().filter(|(id, _)| id.starts_with("provider.") || id.starts_with("V-"));
    let mut count = 0;
    for (clause, cases) in clauses {
        count += 1;
        let is_whole = |id: &str| library().case(id).is_some_and(|case| case.lowered.len() == 3);
        assert!(cases.iter().any(|id| is_whole(id)), "{clause} has no case that speaks of all three providers");
    }
    assert_eq!(count, 15);
}

fn described_tool(case: &Case) -> Described {
    Described::new(case.signature.as_ref().unwrap()).unwrap()
}
