//! Every lane against every case: what a tool says of itself, what it accepts, in which words it refuses.

mod common;

use common::{described, lanes, library};
use olt_conformance::case::Case;
use olt_conformance::golden;
use olt_conformance::lane::Lane;
use pretty_assertions::assert_eq;

/// Asserts `check` of each case, after naming every case for which it does not hold.
fn for_each_case(lane: &dyn Lane, skips: impl Fn(&Case) -> bool, check: impl Fn(&Case) -> Result<(), String>) {
    let cases = library().cases.iter().filter(|case| case.signature.is_some() && !skips(case));
    let failures: Vec<String> = cases
        .filter_map(|case| check(case).err().map(|why| format!("{} [{}]\n{why}", case.id, case.clauses.join(", "))))
        .collect();
    assert!(failures.is_empty(), "{} lane, {} cases:\n\n{}", lane.name(), failures.len(), failures.join("\n"));
}

fn same(what: &str, found: &impl std::fmt::Debug, expected: &impl std::fmt::Debug) -> Result<(), String> {
    let (found, expected) = (format!("{found:?}"), format!("{expected:?}"));
    if found == expected { Ok(()) } else { Err(format!("  {what}\n    expected {expected}\n    found    {found}")) }
}

#[test]
fn descriptions_are_as_authored() {
    for (lane, skips) in lanes() {
        for_each_case(lane, skips, |case| {
            let found = lane.describe(&case.id).map_err(|why| format!("  {why}"))?;
            same("tool", &Some(&found), &case.expected.as_ref())
        });
    }
}

#[test]
fn calls_are_answered_as_authored() {
    for (lane, skips) in lanes() {
        for_each_case(lane, skips, |case| {
            let check = |call: &olt_conformance::case::Call| {
                let found = lane.decode(&case.id, call.arguments.as_bytes()).map_err(|why| format!("  {why}"))?;
                same(&call.arguments, &found, &call.answer)
            };
            let failures: Vec<String> = case.calls.iter().filter_map(|call| check(call).err()).collect();
            if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
        });
    }
}

#[test]
fn records_agree_in_every_lane() {
    for (lane, skips) in lanes() {
        for_each_case(lane, skips, |case| {
            let found = golden::record(case, lane).map_err(|why| why.to_string())?;
            let expected = golden::record(case, described()).map_err(|why| why.to_string())?;
            let mut lines = found.lines().zip(expected.lines());
            lines.try_for_each(|(found, expected)| same("record", &found, &expected))
        });
    }
}

#[test]
fn the_fixtures_are_complete() {
    assert_eq!(library().complaints(), Vec::<String>::new());
}
