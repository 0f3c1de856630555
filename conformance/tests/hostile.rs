//! Raw bytes, at the fuzzer's entry point: no panic, no difference between the lanes, no hang, little memory.

mod common;

use std::time::{Duration, Instant};

use allocation_counter::measure;
use common::{compiled, described, library, reflected};
use olt_conformance::hostile::{compare, subjects};
use olt_conformance::lane::Lane;
use olt_conformance::values::arguments;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::Config;

/// Bytes that one lane may hold at once for each byte it reads, and for any text at all: the texts of faults.
const MULTIPLE: usize = 64;
const ANY: usize = 64 * 1024;

/// Texts tried, unless `PROPTEST_CASES` says more.
const TEXTS: u32 = 3_000;

/// What one text may take, in an unoptimized build on a busy machine.
const PATIENCE: Duration = Duration::from_secs(10);

/// A text for a case with some bytes replaced by any others.
fn nearly_valid() -> impl Strategy<Value = Vec<u8>> {
    let subjects = subjects(library());
    let texts = (0..subjects.len()).prop_flat_map(move |at| {
        let signature = library().case(subjects[at].id).and_then(|case| case.signature.as_ref()).unwrap();
        (Just(at), arguments(signature))
    });
    (texts, vec((any::<Index>(), any::<u8>()), 0..4)).prop_map(|((at, text), changes)| {
        let mut bytes = text.into_bytes();
        for (place, byte) in changes {
            if !bytes.is_empty() {
                let place = place.index(bytes.len());
                bytes[place] = byte;
            }
        }
        [&u16::try_from(at).unwrap().to_le_bytes()[..], &bytes].concat()
    })
}

/// One token, often repeated: what makes a reader recurse, grow or look twice.
fn repetitive() -> impl Strategy<Value = Vec<u8>> {
    const UNITS: [&str; 12] =
        ["[", "{\"value\":", "9", "\\u0000", "[[],", "{\"a\":{},", "0,", "\"\",", "1e", " ", "\\\"", "\u{fffd}"];
    let head = select(vec!["", "{\"value\":", "{\"value\":[", "{\"value\":\"", "{\"value\":{"]);
    (any::<[u8; 2]>(), head, select(UNITS.as_slice()), 1..20_000_usize)
        .prop_map(|(pick, head, unit, times)| [&pick[..], head.as_bytes(), unit.repeat(times).as_bytes()].concat())
}

fn bytes() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![2 => vec(any::<u8>(), 0..200), 6 => nearly_valid(), 1 => repetitive()]
}

#[test]
fn any_bytes_get_the_same_answer_in_time_and_within_bounds() {
    let subjects = subjects(library());
    let (described, typed): (_, [&dyn Lane; 2]) = (described(), [compiled(), reflected()]);
    // A pattern is read when its first text comes; what that takes depends on the pattern, not on the input.
    for (subject, pick) in subjects.iter().zip(0_u16..) {
        for call in &library().case(subject.id).unwrap().calls {
            let bytes = [&pick.to_le_bytes()[..], call.arguments.as_bytes()].concat();
            assert_eq!(compare(described, typed, &subjects, &bytes), Ok(()));
        }
    }
    let config = Config { cases: Config::default().cases.max(TEXTS), failure_persistence: None, ..Config::default() };
    proptest!(config, |(bytes in bytes())| {
        let start = Instant::now();
        let mut answer = Ok(());
        let held = measure(|| answer = compare(described, typed, &subjects, &bytes)).bytes_max;
        prop_assert_eq!(answer, Ok(()));
        prop_assert!(start.elapsed() < PATIENCE, "{:?}", start.elapsed());
        let most = bytes.len() * MULTIPLE + ANY;
        prop_assert!(held <= most as u64, "{held} bytes held for {}", bytes.len());
    });
}
