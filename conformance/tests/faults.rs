//! What each refused call may be answered: its first fault, and in `also` every other.

mod common;

use common::library;
use olt_conformance::case::{Answer, Case};
use olt_conformance::suite::faults;
use pretty_assertions::assert_eq;

/// The calls of a case whose answers are not all of their faults, with what they must be.
fn incomplete(case: &Case) -> Vec<String> {
    let Some(signature) = &case.signature else { return Vec::new() };
    let calls = case.calls.iter().zip(1..);
    let complaint = |(call, number): (&olt_conformance::case::Call, usize)| {
        let Answer::Error(first) = &call.answer else { return None };
        let written: Vec<&String> = [first].into_iter().chain(&call.also).collect();
        let found = faults(signature, &call.arguments);
        let is_same = written.len() == found.len() && found.iter().all(|text| written.contains(&text));
        (!is_same).then(|| format!("{}#{number}\t{}", case.id, serde_json::to_string(&found).unwrap()))
    };
    calls.filter_map(complaint).collect()
}

#[test]
fn also_names_every_other_fault() {
    let complaints: Vec<String> = library().cases.iter().flat_map(incomplete).collect();
    assert_eq!(complaints, Vec::<String>::new(), "`error` and `also` must be these together");
}
