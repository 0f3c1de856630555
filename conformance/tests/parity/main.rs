//! Random argument texts: the lanes answer alike, and they accept what a validator accepts.
//!
//! `cargo xtask fuzz` runs this with other seeds and more texts.

#[path = "../common/mod.rs"]
mod common;
mod urls;
mod validator;

use common::{compiled, described, lanes, library, reflected};
use olt::reflection::describe::Signature;
use olt_conformance::case::{Answer, Case};
use olt_conformance::lane::{Described, Lane};
use olt_conformance::parity::complaint;
use olt_conformance::values::{arguments, signatures};
use proptest::collection::vec;
use proptest::strategy::{Just, Strategy};
use proptest::test_runner::{Config, TestCaseError, TestError, TestRunner};
use validator::Judge;

/// Texts tried in each test, unless the environment says another number.
const TEXTS: u32 = 10_000;

/// Texts for one random signature.
const TEXTS_OF_ONE: u32 = 20;

fn texts() -> u32 {
    match std::env::var("OLT_FUZZ_TEXTS") {
        Ok(texts) => texts.parse().expect("OLT_FUZZ_TEXTS is a number"),
        Err(_) => TEXTS,
    }
}

fn cases() -> impl Iterator<Item = (&'static Case, &'static Signature)> {
    library().cases.iter().filter_map(|case| Some((case, case.signature.as_ref()?)))
}

fn runner(texts: u32) -> TestRunner {
    TestRunner::new(Config { cases: texts, max_shrink_iters: 20_000, failure_persistence: None, ..Config::default() })
}

/// Fails with the reason alone, which says what the minimal case is.
fn passed<T: std::fmt::Debug>(outcome: Result<(), TestError<T>>) {
    match outcome {
        Ok(()) => {}
        Err(TestError::Fail(why, _)) => panic!("{why}"),
        Err(other) => panic!("{other}"),
    }
}

/// Runs `check` on random texts for each case; the minimal failing text is in the message.
fn for_random_texts(check: impl Fn(&Case, &Signature, &str) -> Result<(), String>) {
    let count = u32::try_from(cases().count()).unwrap();
    for (case, signature) in cases() {
        passed(runner(texts().div_ceil(count)).run(&arguments(signature), |text| {
            let of_case = |why| TestCaseError::fail(format!("{}\n{text:?}\n{why}", case.id));
            check(case, signature, &text).map_err(of_case)
        }));
    }
}

#[test]
fn the_lanes_answer_alike() {
    for_random_texts(|case, signature, text| {
        let expected = described().decode(&case.id, text.as_bytes());
        for (lane, skips) in lanes() {
            let found = lane.decode(&case.id, text.as_bytes());
            let is_alike = || match (&expected, &found) {
                (Ok(expected), Ok(found)) => urls::explain(signature, text, expected, found),
                _ => false,
            };
            if !skips(case) && found != expected && !is_alike() {
                return Err(format!("described  {expected:?}\n{:<10} {found:?}", lane.name()));
            }
        }
        let [one, other] = [compiled(), reflected()].map(|lane| lane.decode(&case.id, text.as_bytes()));
        if one != other {
            return Err(format!("compiled   {one:?}\nreflected  {other:?}"));
        }
        Ok(())
    });
}

#[test]
fn decoding_accepts_what_the_schema_accepts() {
    let judges: std::collections::BTreeMap<&str, Judge> = cases()
        .map(|(case, _)| (case.id.as_str(), Judge::new(&described().describe(&case.id).unwrap().input_schema)))
        .collect();
    for_random_texts(|case, signature, text| {
        let answer = described().decode(&case.id, text.as_bytes()).map_err(|why| why.to_string())?;
        judged(&judges[case.id.as_str()], signature, text, &answer)
    });
}

#[test]
fn a_tool_of_any_signature_accepts_what_its_schema_accepts() {
    let calls = signatures().prop_flat_map(|signature| {
        let texts = vec(arguments(&signature), TEXTS_OF_ONE as usize);
        (Just(signature), texts)
    });
    passed(runner(texts().div_ceil(TEXTS_OF_ONE)).run(&calls, |(signature, texts)| {
        let mut lane = Described::default();
        lane.add("random", &signature);
        let tool = lane.describe("random").map_err(|why| TestCaseError::fail(why.to_string()))?;
        let judge = Judge::new(&tool.input_schema);
        for text in texts {
            let answer = lane.decode("random", text.as_bytes()).unwrap();
            judged(&judge, &signature, &text, &answer).map_err(|why| {
                let signature = serde_json::to_string(&signature).unwrap();
                TestCaseError::fail(format!("{signature}\n{text:?}\n{why}"))
            })?;
        }
        Ok(())
    }));
}

fn judged(judge: &Judge, signature: &Signature, text: &str, answer: &Answer) -> Result<(), String> {
    complaint(&judge.call(signature, text), answer).map_or(Ok(()), Err)
}

#[test]
fn every_schema_meets_the_metaschema() {
    for (case, _) in cases() {
        let Some(tool) = &case.expected else { continue };
        for text in [Some(&tool.input_schema), tool.output_schema.as_ref()].into_iter().flatten() {
            let schema: serde_json::Value = serde_json::from_str(text).unwrap();
            assert!(jsonschema::draft202012::meta::is_valid(&schema), "{}: {text}", case.id);
        }
    }
}
