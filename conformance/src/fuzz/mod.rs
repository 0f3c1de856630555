//! Random signatures and calls against an implementation: what it answers differently, made small, as a case.

mod clauses;
mod subject;
mod text;

use std::collections::BTreeSet;

use olt::reflection::describe::Signature;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::case::Case;
use crate::grade::{Verdict, grade};
use crate::suite::{Question, needs, of_case};
use crate::values::{arguments, signatures, smaller};
use crate::verify::Asker;
use subject::case;

/// How much is tried.
#[derive(Debug, Clone, Copy)]
pub struct Effort {
    /// What the random choices start from: the same seed makes the same signatures and calls.
    pub seed: u64,
    /// How many signatures.
    pub cases: usize,
    /// How many calls of each.
    pub calls: usize,
    /// So many different disagreements end the search.
    pub enough: usize,
}

/// How many steps are taken to make one disagreement small.
const SHRINKING: usize = 1000;

/// Something an implementation answers differently.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// What is different, in words.
    pub what: String,
    /// The case that shows it, as the text of a case file.
    pub case: String,
    /// It is not another answer: there is none.
    pub is_unanswered: bool,
}

/// What a search came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// How many questions were asked, those of shrinking included.
    pub asked: usize,
    /// How many signatures were left out: they need what the implementation does not support.
    pub unsupported: usize,
    /// The disagreements, no two of one kind.
    pub disagreements: Vec<Disagreement>,
}

/// Asks about random signatures and calls. After each signature `goes_on` hears how many were tried, and says whether
/// there are to be more.
///
/// # Errors
/// No random value can be made; the text says why.
pub fn run(asker: &mut Asker, effort: Effort, mut goes_on: impl FnMut(usize) -> bool) -> Result<Found, String> {
    let mut search = Search::new(asker);
    let mut runner = runner(effort.seed);
    let subjects = signatures().prop_flat_map(move |signature| {
        let calls = proptest::collection::vec(arguments(&signature), effort.calls);
        (proptest::strategy::Just(signature), calls)
    });
    for number in 0..effort.cases {
        let tree = subjects.new_tree(&mut runner).map_err(|reason| format!("no random value: {reason}"))?;
        if let Some(first) = search.disagreement(&tree.current()) {
            search.keep(first);
        }
        if !goes_on(number + 1) || search.found.disagreements.len() >= effort.enough {
            break;
        }
    }
    Ok(search.found)
}

fn runner(seed: u64) -> TestRunner {
    let mut bytes = [0; 32];
    for (byte, part) in bytes.iter_mut().zip(seed.to_le_bytes()) {
        *byte = part;
    }
    let config = Config { failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
}

type Subject = (Signature, Vec<String>);

struct Search<'a> {
    asker: &'a mut Asker,
    unsupported: BTreeSet<String>,
    summaries: BTreeSet<String>,
    found: Found,
}

/// A question that is answered differently: its case with nothing else in it, and in which way.
struct Difference {
    /// What stays the same while it is made small.
    kind: String,
    /// What disagreements of one kind have in common when they are small.
    summary: String,
    what: String,
    op: &'static str,
    is_unanswered: bool,
    case: Case,
}

impl<'a> Search<'a> {
    fn new(asker: &'a mut Asker) -> Self {
        let unsupported = asker.introduction().unsupported.iter().cloned().collect();
        let found = Found { asked: 0, unsupported: 0, disagreements: Vec::new() };
        Self { asker, unsupported, summaries: BTreeSet::new(), found }
    }

    /// The first question about a subject that is answered differently.
    fn disagreement(&mut self, subject: &Subject) -> Option<Difference> {
        self.disagreement_of(subject, |_| true)
    }

    /// The first of these questions about a subject that is answered differently.
    fn disagreement_of(
        &mut self,
        (signature, calls): &Subject,
        is_meant: impl Fn(&Question<'_>) -> bool,
    ) -> Option<Difference> {
        let whole = case(signature, calls)?;
        let mut questions = of_case(&whole);
        questions.retain(is_meant);
        let (asked, left): (Vec<_>, Vec<_>) = questions.iter().partition(|question| self.can_be_asked(question));
        self.found.unsupported += usize::from(asked.is_empty() && !left.is_empty());
        asked.into_iter().find_map(|question| self.ask(question))
    }

    fn can_be_asked(&self, question: &Question<'_>) -> bool {
        needs(question).iter().all(|word| !self.unsupported.contains(*word))
    }

    fn ask(&mut self, question: &Question<'_>) -> Option<Difference> {
        if self.asker.is_interrupted() {
            return None;
        }
        self.found.asked += 1;
        let answered = self.asker.ask(&question.request);
        if self.asker.is_interrupted() {
            return None;
        }
        let is_unanswered = answered.is_err();
        let (kind, summary, what) = match answered {
            Ok(reply) => {
                let graded = grade(&question.expected, &reply);
                let first = graded.differences.iter().find(|difference| !difference.class.is_spelling());
                let first = first.filter(|_| graded.verdict == Verdict::Different)?;
                let said = format!("{first}\n  expected {}\n  answered {}", first.expected, first.answered);
                (format!("{} {:?}", first.part, first.class), format!("{} {}", first.part, first.summary), said)
            }
            Err(why) => (why.clone(), why.clone(), why),
        };
        let op = question.request.ask.op();
        Some(Difference { kind, summary, what, op, is_unanswered, case: subject::only(question) })
    }

    /// Makes a disagreement small, and keeps it if it is of a new kind.
    fn keep(&mut self, first: Difference) {
        if self.summaries.contains(&first.summary) {
            return;
        }
        let mut smallest = first;
        let budget = self.found.asked + SHRINKING;
        while let Some(smaller) = self.smaller(&smallest, budget) {
            smallest = smaller;
        }
        if !self.summaries.insert(smallest.summary) {
            return;
        }
        let text = text::of(&smallest.case);
        let is_unanswered = smallest.is_unanswered;
        self.found.disagreements.push(Disagreement { what: smallest.what, case: text, is_unanswered });
    }

    /// A case with less in it that is answered differently in the same way.
    fn smaller(&mut self, current: &Difference, budget: usize) -> Option<Difference> {
        let signature = current.case.signature.as_ref()?;
        let calls: Vec<String> = current.case.calls.iter().map(|call| call.arguments.clone()).collect();
        let of_signature = smaller::signatures(signature).into_iter().map(|signature| (signature, calls.clone()));
        let texts = calls.first().map(|text| smaller::texts(text)).unwrap_or_default();
        let of_text = texts.into_iter().map(|text| (signature.clone(), vec![text]));
        let subjects: Vec<Subject> = of_signature.chain(of_text).collect();
        subjects.iter().find_map(|subject| {
            // Another way is another disagreement.
            let is_left = self.found.asked < budget;
            let found =
                is_left.then(|| self.disagreement_of(subject, |question| question.request.ask.op() == current.op));
            found.flatten().filter(|found| found.kind == current.kind)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_random_subject_is_a_case_that_can_be_sent() {
        let mut runner = runner(3);
        let subjects = signatures().prop_flat_map(|signature| {
            let calls = proptest::collection::vec(arguments(&signature), 2);
            (proptest::strategy::Just(signature), calls)
        });
        for _ in 0..50 {
            let (signature, calls) = subjects.new_tree(&mut runner).unwrap().current();
            let made = case(&signature, &calls).unwrap();
            let text = text::of(&made);
            let read = Case::parse("fuzz/found", std::path::Path::new("found.json"), &text).unwrap();
            assert_eq!((&read.calls, &read.expected, &read.signature), (&made.calls, &made.expected, &made.signature));
            assert_eq!(read.csharp.text(), made.csharp.text());
        }
    }
}
