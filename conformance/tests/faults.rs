//! What each refused call may be answered: its first fault, and in `also` every other.

mod common;

use common::library;
use olt::provider::lower;
use olt::reflection::Described;
use olt::reflection::describe::Signature;
use olt_conformance::case::{self, Answer, Call, Case};
use olt_conformance::suite::faults;
use pretty_assertions::assert_eq;

/// The calls of a case whose answers are not all of their faults, with what they must be.
fn incomplete(case: &Case) -> Vec<String> {
    let Some(signature) = &case.signature else { return Vec::new() };
    let mut complaints = among(&case.calls, &case.id, |call| faults(signature, &call.arguments));
    for (provider, lowered) in &case.lowered {
        let id = format!("{}@{provider}", case.id);
        complaints.extend(among(&lowered.calls, &id, |call| faults(signature, &restored(signature, provider, call))));
    }
    complaints
}

/// The calls whose answers are not all of the faults that are `found`.
fn among(calls: &[Call], id: &str, found: impl Fn(&Call) -> Vec<String>) -> Vec<String> {
    let complaint = |(call, number): (&Call, usize)| {
        let Answer::Error(first) = &call.answer else { return None };
        let written: Vec<&String> = [first].into_iter().chain(&call.also).collect();
        let found = found(call);
        let is_same = written.len() == found.len() && found.iter().all(|text| written.contains(&text));
        (!is_same).then(|| format!("{id}#{number}\t{}", serde_json::to_string(&found).unwrap()))
    };
    calls.iter().zip(1..).filter_map(complaint).collect()
}

/// The arguments that a call through a provider's form stands for.
fn restored(signature: &Signature, provider: &str, call: &Call) -> String {
    let full = Described::new(signature).unwrap();
    let lowered = lower(full.input_schema(), case::provider(provider).unwrap()).unwrap();
    String::from_utf8(lowered.restore(call.arguments.as_bytes()).into_owned()).unwrap()
}

#[test]
fn also_names_every_other_fault() {
    let complaints: Vec<String> = library().cases.iter().flat_map(incomplete).collect();
    assert_eq!(complaints, Vec::<String>::new(), "`error` and `also` must be these together");
}
