//! What the providers' APIs are told of tools: as authored, within the table, and read back as the full schema says.

mod checker;
#[path = "../common/mod.rs"]
mod common;
mod python;
mod random;
mod reference;
#[path = "../parity/validator.rs"]
mod validator;

use std::collections::BTreeSet;

use common::library;
use olt::provider::{Declaration, Provider, lower};
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
    let mut seen = BTreeSet::new();
    for (case, name, expected) in lowered_cases() {
        let Some(wire) = &expected.wire else { continue };
        let declaration = Declaration::new(described_tool(case).definition(), case::provider(name).unwrap()).unwrap();
        assert_eq!(declaration.wire(), *wire, "{} for {name}", case.id);
        seen.insert(name);
    }
    assert_eq!(seen.len(), Provider::ALL.len(), "each provider has a wire form: {seen:?}");
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

/// The keywords of each row of the table.
const ROWS: [(&str, &[&str]); 10] = [
    ("provider.additional-properties", &["additionalProperties"]),
    ("provider.content-encoding", &["contentEncoding"]),
    ("provider.default", &["default"]),
    ("provider.format", &["format"]),
    ("provider.items", &["minItems", "maxItems"]),
    ("provider.length", &["minLength", "maxLength"]),
    ("provider.minimum", &["minimum", "maximum"]),
    ("provider.pattern", &["pattern"]),
    ("provider.union", &["type"]),
    ("provider.unique-items", &["uniqueItems"]),
];

/// How often a schema has a keyword; of `type`, the unions with null.
fn occurrences(schema: &str, keyword: &str) -> usize {
    let sought = if keyword == "type" { r#","null"]"#.to_owned() } else { format!("\"{keyword}\":") };
    schema.matches(&sought).count()
}

/// Whether a case shows what becomes of a keyword: it has it, and each provider keeps it or says that it went.
fn shows(case: &Case, keyword: &str) -> bool {
    let is_told = |lowered: &Lowered| {
        let kept = occurrences(&lowered.schema, keyword);
        let dropped = |change: &&serde_json::Value| {
            change
                .pointer("/keywords")
                .is_some_and(|keywords| keywords.as_array().is_some_and(|keywords| keywords.contains(&keyword.into())))
        };
        let had = occurrences(full_schema(case), keyword);
        kept + lowered.changes.iter().filter(dropped).count() >= had
    };
    occurrences(full_schema(case), keyword) > 0
        && case.lowered.len() == Provider::ALL.len()
        && case.lowered.values().all(is_told)
}

fn full_schema(case: &Case) -> &str {
    case.expected.as_ref().map_or("", |tool| &tool.input_schema)
}

#[test]
fn every_row_of_the_table_is_shown_for_all_providers() {
    let coverage = library().coverage();
    // A clause that says why it has no case is no row.
    let is_row = |id: &&str| id.starts_with("provider.") && library().clauses.reason(id).is_none();
    let rows: Vec<&str> = coverage.keys().copied().filter(is_row).collect();
    assert_eq!(ROWS.map(|(row, _)| row).to_vec(), rows);
    for (row, keywords) in ROWS {
        let cases: Vec<&Case> = coverage[row].iter().filter_map(|id| library().case(id)).collect();
        for keyword in keywords {
            let is_shown = cases.iter().any(|case| shows(case, keyword));
            assert!(is_shown, "no case that cites {row} shows for all three providers what becomes of {keyword}");
        }
    }
}

#[test]
fn every_ruling_on_providers_has_a_case_with_all_of_them() {
    let coverage = library().coverage();
    let rulings: Vec<_> = coverage.iter().filter(|(id, _)| id.starts_with("V-")).collect();
    assert_eq!(rulings.len(), 5);
    for (ruling, cases) in rulings {
        let is_whole = |id: &&str| library().case(id).is_some_and(|case| case.lowered.len() == Provider::ALL.len());
        assert!(cases.iter().any(is_whole), "{ruling} has no case that speaks of all three providers");
    }
}

fn described_tool(case: &Case) -> Described {
    Described::new(case.signature.as_ref().unwrap()).unwrap()
}
