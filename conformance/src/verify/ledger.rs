//! The ledger of a run: every question with what came of it, and the events in the order they happened.
//!
//! Where answers come from is not its business; a running program and a file of answers fill it alike.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::known::Known;
use crate::clause::Clauses;
use crate::grade::{Difference, Verdict, grade};
use crate::protocol::{Ask, HELLO, Outcome, PROTOCOL, Reply, SUITE};
use crate::report::{Event, Finding, FindingKind, Graded, Started, State, Stop};
use crate::suite::{Question, is_word, needs};

/// A question, by its place in the ledger.
pub(super) type Place = usize;

/// How many bytes of answers that differ are kept whole; what comes beyond them is clipped.
const KEPT_ANSWERS: usize = 64 << 20;

/// How much of an answer is kept when no more of them are kept whole, in characters.
const CLIPPED: usize = 500;

/// How many findings of one kind are kept one by one.
const KEPT_FINDINGS: usize = 5;

/// What a line turned out to be.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// An answer to `hello`.
    Hello(Box<Reply>),
    /// An answer to `hello` that can't be read, and why.
    BadHello(String),
    /// An answer to this question, which is settled now: graded, or unanswered if the answer can't be read.
    Answer(Place),
    /// Nothing that settles a question.
    Nothing,
}

/// Which questions wait for their answers.
#[derive(Debug, Clone, Copy)]
pub(super) enum Waiting<'w> {
    /// None: nothing was asked, or all is over.
    None,
    /// All that have no state yet.
    All,
    /// These, since when; and when an answer came last.
    These(&'w BTreeMap<Place, Instant>, &'w Instant),
}

/// The state of a run.
#[derive(Debug)]
pub(super) struct Ledger<'l> {
    questions: Vec<Question<'l>>,
    places: HashMap<String, Place>,
    states: Vec<Option<State>>,
    known: Known,
    /// Questions of the suite that this run is not about; a file may hold their answers too.
    unselected: HashSet<String>,
    events: Vec<Event>,
    started: Instant,
    findings: BTreeMap<FindingKind, usize>,
    kept: usize,
    said_hello: bool,
}

impl<'l> Ledger<'l> {
    /// Opens the ledger of a run of `command`, or of a file of answers where there is none.
    pub(super) fn open(questions: Vec<Question<'l>>, clauses: &Clauses, known: Known, command: &[String]) -> Self {
        let cited: BTreeSet<&String> = questions.iter().flat_map(|question| &question.case.clauses).collect();
        let sentence = |id: &String| (id.clone(), clauses.text(id).unwrap_or_default().to_owned());
        let started = Started {
            suite: SUITE.to_owned(),
            protocol: PROTOCOL,
            command: command.to_vec(),
            questions: questions.len(),
            clauses: cited.into_iter().map(sentence).collect(),
        };
        Self {
            places: questions.iter().enumerate().map(|(place, question)| (question.id().to_owned(), place)).collect(),
            states: vec![None; questions.len()],
            questions,
            known,
            unselected: HashSet::new(),
            events: vec![Event::Started(started)],
            started: Instant::now(),
            findings: BTreeMap::new(),
            kept: 0,
            said_hello: false,
        }
    }

    /// Passes over answers to these questions.
    pub(super) fn pass_over(&mut self, unselected: HashSet<String>) {
        self.unselected = unselected;
    }

    /// How many questions have their state.
    pub(super) fn settled(&self) -> usize {
        self.states.iter().flatten().count()
    }

    /// The line that asks the question.
    pub(super) fn line(&self, place: Place) -> String {
        self.questions.get(place).map(|question| question.request.line()).unwrap_or_default()
    }

    /// The id of a question.
    pub(super) fn id(&self, place: Place) -> &str {
        self.questions.get(place).map_or("", Question::id)
    }

    /// Takes the implementation's introduction; gives the questions that are to be put, in their order. What it
    /// declared as unsupported is settled. Only the first introduction counts.
    pub(super) fn hello(&mut self, reply: &Reply) -> Vec<Place> {
        if !self.said_hello {
            self.said_hello = true;
            let implementation = reply.implementation.clone().unwrap_or_default();
            self.events.push(Event::Hello { implementation, unsupported: reply.unsupported.clone() });
            for word in reply.unsupported.iter().filter(|word| !is_word(word)) {
                let text = format!("'{word}' is no word of the suite; fixtures/README.md lists the words");
                self.find(FindingKind::UnknownWord, Some(HELLO), text);
            }
            let declared: BTreeSet<&str> = reply.unsupported.iter().map(String::as_str).collect();
            for place in 0..self.questions.len() {
                let lacking = self.questions.get(place).map(needs).unwrap_or_default();
                if let Some(word) = lacking.into_iter().find(|word| declared.contains(word)) {
                    self.settle(place, State::Unsupported, Vec::new(), word.to_owned(), Duration::ZERO);
                }
            }
        }
        self.open_questions()
    }

    /// The questions that have no state yet.
    pub(super) fn open_questions(&self) -> Vec<Place> {
        (0..self.states.len()).filter(|place| self.states.get(*place) == Some(&None)).collect()
    }

    /// Takes one line of output, while these questions wait for their answers.
    pub(super) fn take(&mut self, line: &[u8], waiting: Waiting<'_>) -> Line {
        let Ok(text) = std::str::from_utf8(line) else {
            let text = format!("a line is not UTF-8: {}", excerpt(&String::from_utf8_lossy(line)));
            self.find(FindingKind::NotUtf8, None, text);
            return Line::Nothing;
        };
        let text = text.trim_matches(['\u{feff}', ' ', '\t', '\r']);
        if text.is_empty() {
            return Line::Nothing;
        }
        let Some(id) = id_of(text) else {
            self.find_noise(text);
            return Line::Nothing;
        };
        let reply = Reply::read(text);
        let (place, waited) = match self.places.get(&id).map(|place| (*place, self.waited(waiting, *place))) {
            _ if id == HELLO => {
                return match reply {
                    Ok(reply) => Line::Hello(Box::new(reply)),
                    Err(error) => Line::BadHello(format!("the answer to `hello` can't be read: {error}")),
                };
            }
            Some((place, Some(waited))) => (place, waited),
            // It says once more what `hello` said.
            Some((place, None)) if self.states.get(place) == Some(&Some(State::Unsupported)) => return Line::Nothing,
            None if self.unselected.contains(&id) => return Line::Nothing,
            Some((place, None)) if self.states.get(place) != Some(&None) => {
                let text = "the question was answered before; only the first answer counts".to_owned();
                self.find(FindingKind::AnsweredTwice, Some(&id), text);
                return Line::Nothing;
            }
            _ => {
                let text = "this was not asked; an answer repeats the id of its question".to_owned();
                self.find(FindingKind::NotAsked, Some(&id), text);
                return Line::Nothing;
            }
        };
        match reply {
            Ok(reply) => self.grade(place, &reply, waited),
            Err(error) => {
                let why = format!("the answer can't be read: {error}");
                self.find(FindingKind::Malformed, Some(&id), format!("{why}: {}", excerpt(text)));
                self.unanswered(place, &why);
            }
        }
        Line::Answer(place)
    }

    /// Notes a line that is no answer, by what it looks like.
    fn find_noise(&mut self, text: &str) {
        let shown = excerpt(text);
        let is_object = text.starts_with('{');
        let (kind, found) = match serde_json::from_str::<IgnoredAny>(text) {
            Ok(_) if is_object => {
                let mend = "an answer repeats the id of its question, as a string";
                (FindingKind::Malformed, format!("a line has no `id`: {shown}; {mend}"))
            }
            Err(_) if is_object => {
                (FindingKind::Noise, format!("a line is no JSON: {shown}; an answer is one line, and all of it"))
            }
            _ => (FindingKind::Noise, format!("a line of output is no answer: {shown}; write logs to standard error")),
        };
        self.find(kind, None, found);
    }

    /// How long the question has been waiting, if it is.
    fn waited(&self, waiting: Waiting<'_>, place: Place) -> Option<Duration> {
        match waiting {
            Waiting::None => None,
            Waiting::All => (self.states.get(place) == Some(&None)).then_some(Duration::ZERO),
            // While another was answered, this one may not have been looked at yet.
            Waiting::These(asked, last) => asked.get(&place).map(|asked| asked.max(last).elapsed()),
        }
    }

    /// Settles a question that gets no answer.
    pub(super) fn unanswered(&mut self, place: Place, why: &str) {
        self.settle(place, State::Unanswered, Vec::new(), why.to_owned(), Duration::ZERO);
    }

    /// Notes what the implementation should not do. Of one kind the first are kept, and their number.
    pub(super) fn find(&mut self, kind: FindingKind, id: Option<&str>, text: String) {
        let count = self.findings.entry(kind).or_default();
        *count += 1;
        if *count <= KEPT_FINDINGS {
            self.events.push(Event::Finding(Finding { kind, id: id.map(str::to_owned), text }));
        }
    }

    /// Closes the ledger: what has no state is unanswered.
    pub(super) fn close(mut self, stop: Stop) -> Vec<Event> {
        let why = match stop {
            Stop::Completed => "there is no answer to it",
            Stop::NoHello => "`hello` was not answered",
            Stop::FaultsInARow => "the run had ended: too many faults in a row",
            Stop::Interrupted => "the run was interrupted",
        };
        for place in self.open_questions() {
            self.unanswered(place, why);
        }
        let milliseconds = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.events.push(Event::Ended { stop, milliseconds, findings: self.findings });
        self.events
    }

    fn grade(&mut self, place: Place, reply: &Reply, waited: Duration) {
        let Some(question) = self.questions.get(place) else { return };
        let (id, grade) = (question.id().to_owned(), grade(&question.expected, reply));
        if reply.outcome == Some(Outcome::Unsupported) {
            let why = reply.text.as_deref().map(|text| format!(" ({})", excerpt(text))).unwrap_or_default();
            let text = format!("answered `unsupported`{why}, which `hello` did not declare");
            self.find(FindingKind::UndeclaredUnsupported, Some(&id), text);
        }
        let known = self.known.reason(&id).map(str::to_owned);
        let state = match (grade.verdict, &known) {
            (Verdict::Different, Some(_)) => State::KnownFailure,
            (Verdict::Different, None) => State::Different,
            (_, Some(_)) => State::Stale,
            (Verdict::Exact, None) => State::Exact,
            (Verdict::Equivalent, None) => State::Equivalent,
            (Verdict::Variant, None) => State::Variant,
        };
        let differences = grade.differences.into_iter().map(|difference| self.within_bounds(difference)).collect();
        self.settle(place, state, differences, known.unwrap_or_default(), waited);
    }

    /// The difference, its answer clipped where too much of answers is kept already.
    fn within_bounds(&mut self, mut difference: Difference) -> Difference {
        let length = difference.answered.len();
        self.kept += length;
        if self.kept > KEPT_ANSWERS {
            let start: String = difference.answered.chars().take(CLIPPED).collect();
            self.kept = self.kept - length + start.len();
            if start.len() < length {
                difference.answered = format!("{start}… ({length} bytes in all: too many are kept already)");
            }
        }
        difference
    }

    fn settle(&mut self, place: Place, state: State, differences: Vec<Difference>, why: String, waited: Duration) {
        let (Some(question), Some(slot)) = (self.questions.get(place), self.states.get_mut(place)) else { return };
        *slot = Some(state);
        // What is as expected needs no explanation; leaving it out keeps the log of a good run short.
        let is_plain = matches!(state, State::Exact | State::Unsupported);
        let ask = &question.request.ask;
        let (csharp, arguments) = match ask {
            _ if is_plain => (None, None),
            Ask::Decode(call) | Ask::Invoke(call) => (Some(&call.subject.csharp), Some(&call.arguments)),
            Ask::Describe(subject) | Ask::Lower { subject, .. } => (Some(&subject.csharp), None),
            Ask::Check { csharp } => (Some(csharp), None),
            Ask::Hello { .. } => (None, None),
        };
        let graded = Graded {
            id: question.id().to_owned(),
            case: question.case.id.clone(),
            op: ask.op().to_owned(),
            clauses: question.case.clauses.clone(),
            level: question.level,
            state,
            differences,
            why,
            note: question.case.note.clone().filter(|_| !is_plain),
            csharp: csharp.cloned(),
            arguments: arguments.cloned(),
            microseconds: u64::try_from(waited.as_micros()).unwrap_or(u64::MAX),
        };
        self.events.push(Event::Graded(Box::new(graded)));
    }
}

/// The id of a line that is an answer, readable or not.
fn id_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Id {
        id: String,
    }
    serde_json::from_str::<Id>(text).ok().filter(|_| text.starts_with('{')).map(|line| line.id)
}

/// The beginning of what came, in quotes, on one line.
fn excerpt(text: &str) -> String {
    excerpt_of(text, 80)
}

/// So many characters of what came, in quotes, on one line.
pub(super) fn excerpt_of(text: &str, characters: usize) -> String {
    let short: String = text.chars().take(characters).collect();
    let more = if text.chars().nth(characters).is_some() { "…" } else { "" };
    format!("{short:?}{more}")
}
