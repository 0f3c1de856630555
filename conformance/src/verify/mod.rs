//! Verifying an implementation: every question is put to it, and its answers go into the event log of the run.

mod asker;
mod known;
mod ledger;
mod offline;
mod process;
mod select;
mod worker;

use std::collections::HashSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

pub use asker::Asker;
pub use known::{Known, KnownError};
pub use offline::utf8;
pub use select::Selection;

use crate::clause::Clauses;
use crate::report::{Event, Stop};
use crate::suite::Question;
use ledger::Ledger;
use worker::{Shared, Worker, introduce};

/// How a program is asked.
#[derive(Debug, Clone)]
pub struct Options {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// It answers one question and ends.
    pub per_case: bool,
    /// How many of it run at a time.
    pub jobs: usize,
    /// How long an answer may take.
    pub timeout: Duration,
}

/// What a caller sees of a run, and how it ends it.
#[derive(Default)]
pub struct Control<'r> {
    /// Called with the number of questions that are settled.
    pub on_progress: Option<&'r (dyn Fn(usize) + Sync)>,
    /// Set from outside to end the run.
    pub interrupted: Option<&'r AtomicBool>,
}

impl Control<'_> {
    fn progress(&self, settled: usize) {
        if let Some(report) = self.on_progress {
            report(settled);
        }
    }

    fn is_interrupted(&self) -> bool {
        self.interrupted.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

/// Puts `questions` to a program; gives the events of the run.
///
/// Whatever the program does, the run ends: a question without an answer is left after the time-out, five faults in
/// a row end the run, and no output is kept that was not asked for.
#[must_use]
pub fn run(
    questions: Vec<Question<'_>>,
    clauses: &Clauses,
    known: Known,
    options: &Options,
    control: &Control<'_>,
) -> Vec<Event> {
    let shared = Shared {
        options,
        control,
        ledger: Mutex::new(Ledger::open(questions, clauses, known, &options.command)),
        queue: Mutex::default(),
        stop: Mutex::default(),
    };
    match introduce(&shared) {
        Some((live, reply)) => {
            let places = shared.ledger().hello(&reply);
            let asked = places.len();
            shared.ask(places);
            let mut first = Some(live);
            thread::scope(|scope| {
                for _ in 0..options.jobs.clamp(1, asked.max(1)) {
                    let worker = Worker::new(&shared, first.take());
                    scope.spawn(|| worker.run());
                }
            });
        }
        None => shared.stop(Stop::NoHello),
    }
    let stop = shared.stopped().unwrap_or(Stop::Completed);
    shared.into_ledger().close(stop)
}

/// Grades answers that were collected elsewhere; gives the events of the run. Answers to questions of `unselected`
/// ids may stand among them.
#[must_use]
pub fn grade_answers(
    questions: Vec<Question<'_>>,
    unselected: HashSet<String>,
    clauses: &Clauses,
    known: Known,
    answers: &[u8],
) -> Vec<Event> {
    let mut ledger = Ledger::open(questions, clauses, known, &[]);
    ledger.pass_over(unselected);
    offline::grade(ledger, answers)
}
