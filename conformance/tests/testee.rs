//! This implementation, asked by the suite as a third party is.

mod common;

use common::library;
use olt_conformance::grade::{Verdict, grade};
use olt_conformance::suite::questions;
use olt_conformance::testee::Testee;

#[test]
fn every_question_is_answered_exactly() {
    let mut testee = Testee::default();
    let mut asked = 0;
    for question in questions(library()) {
        let reply = testee.answer(&question.request);
        let grade = grade(&question.expected, &reply);
        assert_eq!(grade.verdict, Verdict::Exact, "{}: {:#?}\n{reply:#?}", question.id(), grade.differences);
        asked += 1;
    }
    assert!(asked > library().cases.len());
}
