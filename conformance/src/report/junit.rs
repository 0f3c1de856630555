//! `JUnit` XML, as CI systems read it: a test suite an area, a test case a question.
//!
//! What is reported but not scored is a skipped test, since CI systems fail a run for anything else. The suite `run`
//! says whether every question has an answer, and holds the findings.

use std::time::Duration;

use quick_junit::{NonSuccessKind, Report as Document, SerializeError, TestCase, TestCaseStatus, TestSuite};

use super::event::{Graded, State};
use super::summary::Report;
use super::terminal::explained;
use super::text::{clipped, counted, number};
use crate::case::Level;

const LINE: usize = 400;

/// The report as XML.
///
/// # Errors
/// The XML cannot be written, which is a fault of this crate.
pub(super) fn junit(report: &Report<'_>) -> Result<String, SerializeError> {
    let mut document = Document::new("tool contract");
    document.set_time(Duration::from_millis(report.milliseconds));
    document.add_test_suite(run(report));
    for area in report.areas.keys() {
        let questions = report.questions.iter().filter(|graded| graded.area() == *area);
        let mut suite = TestSuite::new(clipped(area, LINE));
        suite.add_test_cases(questions.clone().map(|graded| test(graded)));
        suite.set_time(Duration::from_micros(questions.map(|graded| graded.microseconds).sum()));
        document.add_test_suite(suite);
    }
    document.to_string()
}

fn test(graded: &Graded) -> TestCase {
    let mut test = TestCase::new(clipped(&graded.id, LINE), status(graded));
    test.set_classname(clipped(graded.area(), LINE)).set_time(Duration::from_micros(graded.microseconds));
    // A spelling that conforms is worth a line; a test that passes has no other place for it.
    if !graded.is_open() && !graded.differences.is_empty() {
        test.set_system_out(explained(graded));
    }
    test
}

fn status(graded: &Graded) -> TestCaseStatus {
    let is_scored = graded.level == Level::Must;
    let failure = || TestCaseStatus::non_success(NonSuccessKind::Failure);
    let why = clipped(&graded.why, LINE);
    let (mut status, message) = match graded.state {
        State::Exact | State::Equivalent | State::Variant => return TestCaseStatus::success(),
        State::Different if is_scored => (failure(), summary(graded)),
        State::Different => {
            let summary = format!("reported, not scored ({}): {}", graded.level.name(), summary(graded));
            (TestCaseStatus::skipped(), summary)
        }
        State::KnownFailure => (TestCaseStatus::skipped(), format!("known to fail: {why}")),
        State::Stale => (failure(), format!("no longer fails, though it is known to: {why}")),
        State::Unsupported => (TestCaseStatus::skipped(), format!("unsupported: {why}")),
        State::Unanswered => (TestCaseStatus::non_success(NonSuccessKind::Error), format!("unanswered: {why}")),
    };
    let ty = graded.differences.first().map_or_else(|| graded.state.name(), |first| first.class.name());
    status.set_type(ty).set_message(message.trim_end_matches([':', ' '])).set_description(explained(graded));
    status
}

fn summary(graded: &Graded) -> String {
    graded.differences.first().map_or_else(String::new, |first| clipped(&first.to_string(), LINE))
}

/// Whether the run is whole. An implementation that answers nothing has no failing answer; this fails for it.
fn run(report: &Report<'_>) -> TestSuite {
    let mut suite = TestSuite::new("run");
    let status = match (report.states.unanswered, report.states.answered()) {
        (0, 1..) => TestCaseStatus::success(),
        (unanswered, _) => {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Error);
            let early = report.stop.early().map_or_else(String::new, |early| format!(" ({early})"));
            status.set_type("incomplete").set_message(format!("{} unanswered{early}", number(unanswered)));
            status
        }
    };
    let mut complete = TestCase::new("every question is answered", status);
    complete.set_classname("run");
    suite.add_test_case(complete);
    suite.set_system_out(format!(
        "{}: {}\n{}",
        clipped(&report.who(), LINE),
        report.verdict.text,
        report.verdict.tally
    ));
    let mut lines = Vec::new();
    for (kind, found) in &report.findings {
        lines.push(format!("{}: {}", kind.name(), counted(found.count, "finding")));
        lines.extend(found.kept.iter().map(|finding| {
            let id = finding.id.as_ref().map_or_else(String::new, |id| format!("{}: ", clipped(id, LINE)));
            format!("  {id}{}", clipped(&finding.text, LINE))
        }));
    }
    if !lines.is_empty() {
        suite.set_system_err(lines.join("\n"));
    }
    suite
}
