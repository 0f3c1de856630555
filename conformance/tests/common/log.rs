//! Event logs for the tests of reports: real questions, and answers with mistakes in them.

#![allow(dead_code)]

use std::collections::{BTreeSet, HashSet};

use olt_conformance::library::Library;
use olt_conformance::protocol::{Reply, Request};
use olt_conformance::report::{Event, Kind, Report, State};
use olt_conformance::suite::{Question, needs, questions};
use olt_conformance::testee::Testee;
use olt_conformance::verify::{Known, grade_answers};
use roxmltree::{Document, ParsingOptions};

/// What is made of a right answer: another one, several lines, or none.
pub(crate) type Mistake<'m> = &'m dyn Fn(&str, Reply) -> Vec<String>;

/// The log of the cases that `only` names, all of them if none, answered with a mistake here and there.
pub(crate) fn log(
    library: &Library,
    only: &[&str],
    unsupported: &[&str],
    known: &str,
    mistake: Mistake<'_>,
) -> Vec<Event> {
    let cases: BTreeSet<&str> = only.iter().copied().collect();
    let is_asked = |question: &Question<'_>| cases.is_empty() || cases.contains(question.case.id.as_str());
    let asked: Vec<Question<'_>> = questions(library).into_iter().filter(is_asked).collect();
    let mut testee = Testee::default();
    let mut hello = testee.answer(&Request::hello());
    if let Some(implementation) = &mut hello.implementation {
        implementation.name = "Acme.Tools".to_owned();
        implementation.version = "2.3".to_owned();
        implementation.language = "csharp".to_owned();
    }
    hello.unsupported = unsupported.iter().map(|word| (*word).to_owned()).collect();
    let mut lines = vec![hello.line()];
    let is_supported = |question: &&Question<'_>| !needs(question).iter().any(|word| unsupported.contains(word));
    for question in asked.iter().filter(is_supported) {
        lines.extend(mistake(question.id(), testee.answer(&question.request)));
    }
    let known = Known::parse(known, &asked).unwrap();
    let mut events = grade_answers(asked, HashSet::new(), &library.clauses, known, lines.join("\n").as_bytes());
    settle(&mut events);
    events
}

/// Times that are the same whenever the test runs.
fn settle(events: &mut [Event]) {
    for (event, place) in events.iter_mut().zip(1..) {
        match event {
            Event::Graded(graded) if !matches!(graded.state, State::Unsupported | State::Unanswered) => {
                graded.microseconds = place * 150;
            }
            Event::Ended { milliseconds, .. } => *milliseconds = 4_200,
            _ => {}
        }
    }
}

/// The text of a report.
pub(crate) fn render(kind: Kind, events: &[Event]) -> String {
    kind.render(&Report::of(events), events).unwrap()
}

/// The page, which is XML too.
pub(crate) fn page(html: &str) -> Document<'_> {
    Document::parse_with_options(html, ParsingOptions { allow_dtd: true, ..ParsingOptions::default() }).unwrap()
}
