//! One program after another is asked until no question is left: the state machine of a run.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::ledger::{Ledger, Line, Place, Waiting, excerpt_of};
use super::process::{Process, Received};
use super::{Control, Options};
use crate::protocol::{HELLO, PROTOCOL, Reply, Request};
use crate::report::{FindingKind, Stop};

/// So many faults in a row end the run.
const FAULTS_IN_A_ROW: usize = 5;

/// The largest window that is used, whatever is declared.
const MAX_WINDOW: usize = 1024;

/// How often a wait looks whether the run was interrupted.
const LOOK: Duration = Duration::from_millis(100);

/// What the workers of one run share.
pub(super) struct Shared<'r, 'l> {
    pub(super) options: &'r Options,
    pub(super) control: &'r Control<'r>,
    pub(super) ledger: Mutex<Ledger<'l>>,
    pub(super) queue: Mutex<VecDeque<Place>>,
    pub(super) stop: Mutex<Option<Stop>>,
}

impl<'l> Shared<'_, 'l> {
    pub(super) fn ledger(&self) -> MutexGuard<'_, Ledger<'l>> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues the questions that are to be put.
    pub(super) fn ask(&self, places: Vec<Place>) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).extend(places);
    }

    /// The ledger, when every worker is done.
    pub(super) fn into_ledger(self) -> Ledger<'l> {
        self.ledger.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Place> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }

    pub(super) fn stopped(&self) -> Option<Stop> {
        let interrupted = self.control.is_interrupted().then_some(Stop::Interrupted);
        interrupted.or(*self.stop.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn stop(&self, why: Stop) {
        self.stop.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(why);
    }
}

/// A program that has introduced itself.
pub(super) struct Live {
    process: Process,
    window: usize,
}

/// Starts a program and asks who it is.
pub(super) fn introduce(shared: &Shared<'_, '_>) -> Option<(Live, Reply)> {
    let mut process = start(shared)?;
    process.send(Request::hello().line());
    if shared.options.per_case {
        process.end_input();
    }
    let reply = await_hello(shared, &mut process)?;
    let window = reply.window.unwrap_or(1).clamp(1, MAX_WINDOW);
    Some((Live { process, window }, reply))
}

fn start(shared: &Shared<'_, '_>) -> Option<Process> {
    let started = Process::start(&shared.options.command);
    let say = |error| {
        let program = shared.options.command.first().map_or("", String::as_str);
        let text = format!("'{program}' can't be started: {error}; give the command after `--`");
        shared.ledger().find(FindingKind::NotStarted, None, text);
    };
    started.map_err(say).ok()
}

fn await_hello(shared: &Shared<'_, '_>, process: &mut Process) -> Option<Reply> {
    let deadline = Instant::now() + shared.options.timeout;
    let seconds = shared.options.timeout.as_secs_f64();
    let problem = loop {
        match process.receive(deadline.min(Instant::now() + LOOK)) {
            Received::Line(line) => match shared.ledger().take(&line, Waiting::None) {
                Line::Hello(reply) if reply.implementation.is_some() => {
                    process.answered();
                    return Some(*reply);
                }
                Line::BadHello(problem) => break problem,
                Line::Hello(_) => {
                    break format!("the answer to `hello` has no `impl`; the protocol is version {PROTOCOL}");
                }
                _ => {}
            },
            Received::TooLong | Received::TooMuch => break "it writes more than can be kept, and no answer".to_owned(),
            Received::Closed => {
                let how = ending(process).unwrap_or_else(|| ": it closed its output and went on running".to_owned());
                break format!("it ended without an answer to `hello`{how}");
            }
            Received::Nothing if shared.stopped().is_some() => return None,
            Received::Nothing if Instant::now() >= deadline => {
                break format!("no answer to `hello` within {seconds} s");
            }
            Received::Nothing => {}
        }
    };
    shared.ledger().find(FindingKind::NoHello, Some(HELLO), problem);
    None
}

/// How the program ended, and its last words; nothing if it goes on running.
fn ending(process: &mut Process) -> Option<String> {
    let status = process.wait(Duration::from_secs(1))?;
    let words = process.last_words().map(|words| format!("; it said {}", excerpt_of(&last_lines(&words), 300)));
    Some(format!(" ({status}){}", words.unwrap_or_default()))
}

/// The last lines that are not blank, on one line: where a program dies, the reason may stand above the end.
fn last_lines(text: &str) -> String {
    const LINES: usize = 4;
    let mut lines: Vec<&str> = text.lines().rev().filter(|line| !line.trim().is_empty()).take(LINES).collect();
    lines.reverse();
    lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" / ")
}

/// Asks until no question is left.
pub(super) struct Worker<'w, 'r, 'l> {
    shared: &'w Shared<'r, 'l>,
    live: Option<Live>,
    waiting: BTreeMap<Place, Instant>,
    /// They were waiting when something went wrong: they are asked again, one at a time, to learn which it was.
    suspects: VecDeque<Place>,
    last_answer: Instant,
    faults: usize,
}

impl<'w, 'r, 'l> Worker<'w, 'r, 'l> {
    pub(super) fn new(shared: &'w Shared<'r, 'l>, live: Option<Live>) -> Self {
        let live = live.filter(|_| !shared.options.per_case);
        Self {
            shared,
            live,
            waiting: BTreeMap::new(),
            suspects: VecDeque::new(),
            last_answer: Instant::now(),
            faults: 0,
        }
    }

    pub(super) fn run(mut self) {
        while self.shared.stopped().is_none() {
            if !self.fill() {
                break;
            }
            self.step();
            self.shared.control.progress(self.shared.ledger().settled());
            if self.faults >= FAULTS_IN_A_ROW {
                self.shared.stop(Stop::FaultsInARow);
            }
        }
        self.finish();
    }

    /// Puts questions until the window is full; false where there is nothing left to wait for.
    fn fill(&mut self) -> bool {
        loop {
            let is_careful = !self.suspects.is_empty() || self.shared.options.per_case;
            let room = match self.live.as_ref() {
                Some(live) if !is_careful => live.window,
                _ => 1,
            };
            if self.waiting.len() >= room {
                return true;
            }
            let Some(place) = self.suspects.pop_front().or_else(|| self.shared.next()) else {
                return !self.waiting.is_empty();
            };
            if !self.put(place) {
                self.suspects.push_front(place);
                self.faults += 1;
                return !self.waiting.is_empty() || self.faults < FAULTS_IN_A_ROW;
            }
            if is_careful {
                return true;
            }
        }
    }

    /// Puts one question; false where no program can be started.
    fn put(&mut self, place: Place) -> bool {
        if self.live.is_none() {
            self.live = match self.shared.options.per_case {
                true => start(self.shared).map(|process| Live { process, window: 1 }),
                false => introduce(self.shared).map(|(live, _)| live),
            };
        }
        let Some(live) = self.live.as_mut() else { return false };
        let now = Instant::now();
        if self.waiting.is_empty() {
            self.last_answer = now;
        }
        live.process.send(self.shared.ledger().line(place));
        if self.shared.options.per_case {
            live.process.end_input();
        }
        self.waiting.insert(place, now);
        true
    }

    /// Waits for one line, and deals with it.
    fn step(&mut self) {
        let deadline = self.last_answer + self.shared.options.timeout;
        let Some(live) = self.live.as_mut() else { return };
        match live.process.receive(deadline.min(Instant::now() + LOOK)) {
            Received::Line(line) => self.take(&line),
            Received::TooLong => {
                let text = "a line of more than 16 MiB is not kept; write logs to standard error".to_owned();
                self.shared.ledger().find(FindingKind::TooMuchOutput, None, text);
            }
            Received::TooMuch => self.fault(FindingKind::TooMuchOutput, "it writes and writes, and answers nothing"),
            Received::Closed => match ending(&mut live.process) {
                Some(ending) => self.fault(FindingKind::Crash, &format!("it ended{ending}")),
                None => self.fault(FindingKind::ClosedOutput, "it closed its output and went on running"),
            },
            Received::Nothing if Instant::now() >= deadline => {
                let seconds = self.shared.options.timeout.as_secs_f64();
                self.fault(FindingKind::TimeOut, &format!("no answer within {seconds} s"));
            }
            Received::Nothing => {}
        }
    }

    fn take(&mut self, line: &[u8]) {
        let taken = self.shared.ledger().take(line, Waiting::These(&self.waiting, &self.last_answer));
        let place = match taken {
            Line::Answer(place) => place,
            Line::Hello(_) => {
                let text = "`hello` was answered before; only the first answer counts".to_owned();
                return self.shared.ledger().find(FindingKind::AnsweredTwice, Some(HELLO), text);
            }
            Line::BadHello(_) | Line::Nothing => return,
        };
        self.waiting.remove(&place);
        self.last_answer = Instant::now();
        self.faults = 0;
        if let Some(live) = self.live.as_mut() {
            live.process.answered();
        }
        if self.shared.options.per_case {
            self.end_live();
        }
    }

    /// The program failed. If only one question was waiting, that is the one; else each is asked again, alone.
    fn fault(&mut self, kind: FindingKind, what: &str) {
        self.live = None;
        let waiting: Vec<Place> = std::mem::take(&mut self.waiting).into_keys().collect();
        if let [place] = waiting[..] {
            let mut ledger = self.shared.ledger();
            let id = ledger.id(place).to_owned();
            ledger.find(kind, Some(&id), what.to_owned());
            ledger.unanswered(place, what);
            self.faults += 1;
        } else {
            self.suspects.extend(waiting);
        }
    }

    /// Nothing is left to ask: what still comes was not asked for.
    fn finish(mut self) {
        for place in std::mem::take(&mut self.waiting).into_keys() {
            self.suspects.push_back(place);
        }
        self.end_live();
    }

    /// Lets the program end by itself, and looks at what it still has to say.
    fn end_live(&mut self) {
        let Some(mut live) = self.live.take() else { return };
        live.process.end_input();
        let deadline = Instant::now() + self.shared.options.timeout.min(Duration::from_secs(2));
        while self.shared.stopped().is_none() {
            match live.process.receive(deadline) {
                Received::Line(line) => {
                    self.shared.ledger().take(&line, Waiting::None);
                }
                Received::TooLong => {}
                Received::TooMuch | Received::Closed | Received::Nothing => break,
            }
        }
    }
}
