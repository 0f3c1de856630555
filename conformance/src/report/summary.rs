//! What reports show, worked out once from the event log.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::count::Counts;
use super::event::{Event, Finding, FindingKind, Graded, Started, State, Stop};
use super::group::{Group, groups};
use super::verdict::Verdict;
use crate::case::Level;
use crate::protocol::Implementation;

/// How many of the slowest answers are named.
const SLOWEST: usize = 5;

/// A run, as reports show it.
#[derive(Debug, Clone)]
pub struct Report<'e> {
    /// What the run is about.
    pub started: Cow<'e, Started>,
    /// Who answers, where `hello` was answered.
    pub implementation: Option<&'e Implementation>,
    /// What it declared as unsupported.
    pub unsupported: &'e [String],
    /// Every question that the log names, in its order.
    pub questions: Vec<&'e Graded>,
    /// The findings of each kind.
    pub findings: BTreeMap<FindingKind, Found<'e>>,
    /// How many questions have each state; one that the log does not name is unanswered.
    pub states: Counts,
    /// The same by level.
    pub levels: [(Level, Counts); 3],
    /// The same by area.
    pub areas: BTreeMap<&'e str, Counts>,
    /// The same by clause and ruling; a question counts for each that it cites.
    pub clauses: BTreeMap<&'e str, Counts>,
    /// The differences, grouped: what weighs most first.
    pub groups: Vec<Group<'e>>,
    /// The answers that took longest, the slowest first.
    pub slowest: Vec<&'e Graded>,
    /// Why the run is over; interrupted, where the log does not say.
    pub stop: Stop,
    /// How long the run took.
    pub milliseconds: u64,
    /// What it comes to.
    pub verdict: Verdict,
}

impl<'e> Report<'e> {
    /// The report of a run with this log.
    #[must_use]
    pub fn of(events: &'e [Event]) -> Self {
        let mut read = Read::default();
        events.iter().for_each(|event| read.event(event));
        let started = read.started.map_or_else(Cow::default, Cow::Borrowed);
        let questions = read.questions;
        let mut states = Counts::default();
        let mut levels = [Level::Must, Level::Should, Level::Variant].map(|level| (level, Counts::default()));
        let mut areas = BTreeMap::<_, Counts>::new();
        let mut clauses = BTreeMap::<_, Counts>::new();
        for graded in &questions {
            states.add(graded.state);
            let of_level = levels.iter_mut().find(|(level, _)| *level == graded.level);
            of_level.into_iter().for_each(|(_, counts)| counts.add(graded.state));
            areas.entry(graded.area()).or_default().add(graded.state);
            for clause in &graded.clauses {
                clauses.entry(clause.as_str()).or_default().add(graded.state);
            }
        }
        states.unanswered += started.questions.saturating_sub(questions.len());
        let [(_, scored), ..] = &levels;
        let verdict = Verdict::of(&states, scored);
        let (stop, milliseconds) = read.ended.unwrap_or((Stop::Interrupted, 0));
        Self {
            started,
            implementation: read.implementation,
            unsupported: read.unsupported,
            findings: read.findings,
            states,
            levels,
            areas,
            clauses,
            groups: groups(&questions),
            slowest: slowest(&questions),
            questions,
            stop,
            milliseconds,
            verdict,
        }
    }

    /// The counts of what is scored: the level `must`.
    #[must_use]
    pub fn scored(&self) -> &Counts {
        let [(_, scored), ..] = &self.levels;
        scored
    }

    /// What a clause asks for, in a sentence; empty where the log does not say.
    #[must_use]
    pub fn sentence(&self, clause: &str) -> &str {
        self.started.clauses.get(clause).map_or("", String::as_str)
    }

    /// Who answers, with the version and the language, as far as `hello` said so.
    #[must_use]
    pub fn who(&self) -> String {
        let Some(Implementation { name, version, language }) = self.implementation else {
            return "an implementation that did not say who it is".to_owned();
        };
        let language = if language.is_empty() { String::new() } else { format!("({language})") };
        let words = [name.as_str(), version.as_str(), language.as_str()];
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

impl Graded {
    /// The area it belongs to: the first part of its id.
    #[must_use]
    pub fn area(&self) -> &str {
        self.id.split('/').next().unwrap_or_default()
    }

    /// Whether the answer is not as it should be, or there is none.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !matches!(self.state, State::Exact | State::Equivalent | State::Variant)
    }
}

impl Stop {
    /// Why a run ended before every question was put; `None` where it did not.
    #[must_use]
    pub fn early(self) -> Option<&'static str> {
        match self {
            Self::Completed => None,
            Self::NoHello => Some("ended early: `hello` was not answered"),
            Self::FaultsInARow => Some("ended early: too many faults in a row"),
            Self::Interrupted => Some("ended early: interrupted"),
        }
    }
}

/// The findings of one kind.
#[derive(Debug, Clone, Default)]
pub struct Found<'e> {
    /// How many there were.
    pub count: usize,
    /// Those that the log has; of many it has only the first.
    pub kept: Vec<&'e Finding>,
}

/// The log, sorted.
#[derive(Default)]
struct Read<'e> {
    started: Option<&'e Started>,
    implementation: Option<&'e Implementation>,
    unsupported: &'e [String],
    questions: Vec<&'e Graded>,
    findings: BTreeMap<FindingKind, Found<'e>>,
    ended: Option<(Stop, u64)>,
}

impl<'e> Read<'e> {
    fn event(&mut self, event: &'e Event) {
        match event {
            Event::Started(started) => self.started = Some(started),
            Event::Hello { implementation, unsupported } => {
                self.implementation = Some(implementation);
                self.unsupported = unsupported;
            }
            Event::Graded(graded) => self.questions.push(graded),
            Event::Finding(finding) => {
                let found = self.findings.entry(finding.kind).or_default();
                found.kept.push(finding);
                found.count = found.count.max(found.kept.len());
            }
            Event::Ended { stop, milliseconds, findings } => {
                self.ended = Some((*stop, *milliseconds));
                for (kind, count) in findings {
                    let found = self.findings.entry(*kind).or_default();
                    found.count = found.count.max(*count);
                }
            }
        }
    }
}

fn slowest<'e>(questions: &[&'e Graded]) -> Vec<&'e Graded> {
    let mut slowest: Vec<&Graded> = questions.iter().copied().filter(|graded| graded.microseconds > 0).collect();
    slowest.sort_by_key(|graded| std::cmp::Reverse(graded.microseconds));
    slowest.truncate(SLOWEST);
    slowest
}
