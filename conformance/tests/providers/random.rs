//! Random signatures: their lowered schemas stay within the table, and calls are read as the full schema says.

use olt::provider::{Lowered, Provider, lower};
use olt::reflection::Described;
use olt::reflection::describe::Signature;
use olt_conformance::case::Answer;
use olt_conformance::parity::complaint;
use olt_conformance::values::{Tree, arguments, signatures};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, TestError, TestRunner};

use super::checker::complaints;
use super::reference::{Task, tree};
use super::validator::Judge;

const SIGNATURES: u32 = 500;
/// Texts for one signature.
const TEXTS_OF_ONE: usize = 10;

fn runner() -> TestRunner {
    TestRunner::new(Config { cases: SIGNATURES, failure_persistence: None, ..Config::default() })
}

/// Fails with the reason alone, which says what the minimal case is.
fn passed<T: std::fmt::Debug>(outcome: Result<(), TestError<T>>) {
    match outcome {
        Ok(()) => {}
        Err(TestError::Fail(why, _)) => panic!("{why}"),
        Err(other) => panic!("{other}"),
    }
}

fn lowered_for_all(signature: &Signature) -> (Described, Vec<Lowered>) {
    let full = Described::new(signature).unwrap();
    let lowered = Provider::ALL.iter().map(|provider| lower(full.input_schema(), *provider).unwrap()).collect();
    (full, lowered)
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), TestCaseError> {
    if holds { Ok(()) } else { Err(TestCaseError::fail(why())) }
}

#[test]
fn lowered_schemas_use_what_the_table_accepts_and_are_stable() {
    passed(runner().run(&signatures(), |signature| {
        let (full, all) = lowered_for_all(&signature);
        for lowered in all {
            let schema = serde_json::from_str(lowered.schema()).unwrap();
            let shown = || format!("{}\n{}", full.input_schema(), lowered.schema());
            let found = complaints(lowered.provider(), lowered.is_strict(), &schema);
            ensure(found.is_empty(), || format!("{}\n{found:?}", shown()))?;
            ensure(jsonschema::draft202012::meta::is_valid(&schema), || format!("no 2020-12 schema\n{}", shown()))?;
            let again = lower(lowered.schema(), lowered.provider()).unwrap();
            ensure(again.schema() == lowered.schema() && again.is_strict() == lowered.is_strict(), || {
                format!("lowered again\n{}\n{}", shown(), again.schema())
            })?;
            let is_same = full.input_schema() == lowered.schema();
            let is_told = lowered.changes().iter().any(|change| !change.is_not_strict());
            ensure(is_same != is_told, || format!("the changes do not tell it\n{}", shown()))?;
        }
        Ok(())
    }));
}

/// A signature, and argument texts with up to `nulls` values replaced by null.
fn calls(nulls: usize) -> impl Strategy<Value = (Signature, Vec<String>)> {
    signatures().prop_flat_map(move |signature| {
        let nullified = (arguments(&signature), vec(any::<Index>(), 0..=nulls)).prop_map(|(text, places)| {
            let Some(mut tree) = tree(&text) else { return text };
            for place in places {
                let place = place.index(tree.count());
                tree.at(place).filter(|_| place > 0).into_iter().for_each(|value| *value = Tree::raw("null"));
            }
            tree.to_string()
        });
        let texts = vec(nullified, TEXTS_OF_ONE);
        (Just(signature), texts)
    })
}

fn answer(full: &Described, text: &[u8]) -> Answer {
    match full.decode(text) {
        Ok(echo) => Answer::Ok(echo),
        Err(fault) => Answer::Error(fault.to_string()),
    }
}

#[test]
fn a_call_through_a_lowering_is_read_as_the_full_schema_says() {
    passed(runner().run(&calls(3), |(signature, texts)| {
        let (full, all) = lowered_for_all(&signature);
        let judge = Judge::new(full.input_schema());
        for text in &texts {
            for lowered in &all {
                let restored = lowered.restore(text.as_bytes());
                let found = answer(&full, &restored);
                let shown = |what: &str| {
                    let signature = serde_json::to_string(&signature).unwrap();
                    format!("{signature}\n{text:?} through {}: {what}", lowered.provider())
                };
                // Nulls for "not given" are told apart by another reader of another source.
                let expected = match tree(text) {
                    Some(tree) if lowered.provider() == Provider::OpenAi => {
                        answer(&full, Task::Restore.done_to(&signature, &tree).to_string().as_bytes())
                    }
                    _ => answer(&full, text.as_bytes()),
                };
                ensure(found == expected, || shown(&format!("{found:?}, not {expected:?}")))?;
                let call = judge.call(&signature, str::from_utf8(&restored).unwrap());
                let disagreement = complaint(&call, &found);
                ensure(disagreement.is_none(), || shown(&format!("{disagreement:?}")))?;
            }
        }
        Ok(())
    }));
}

#[test]
fn a_lowered_schema_accepts_what_the_full_one_does() {
    passed(runner().run(&calls(0), |(signature, texts)| {
        let (full, all) = lowered_for_all(&signature);
        let judge = Judge::new(full.input_schema());
        for text in &texts {
            let Some(tree) = tree(text).filter(|_| judge.call(&signature, text).valid) else { continue };
            for lowered in &all {
                let is_openai = lowered.provider() == Provider::OpenAi;
                let filled = if is_openai { Task::Fill.done_to(&signature, &tree) } else { tree.clone() };
                let is_valid = Judge::new(lowered.schema()).call(&signature, &filled.to_string()).valid;
                ensure(is_valid, || format!("{}\n{}\nrefuses {filled}", full.input_schema(), lowered.schema()))?;
                let filled = filled.to_string();
                let meant = if is_openai { Task::Restore.done_to(&signature, &tree) } else { tree.clone() };
                let restored = lowered.restore(filled.as_bytes());
                let is_alike = answer(&full, &restored) == answer(&full, meant.to_string().as_bytes());
                ensure(is_alike, || format!("{}\n{text}\n{filled}", full.input_schema()))?;
            }
        }
        Ok(())
    }));
}
