//! Programs that misbehave: each gives a finding that has a name, and the run ends by itself.
//!
//! They are shell lines around `olt testee`, so that what is wrong with each can be read.
#![cfg(unix)]

mod common;

use std::collections::BTreeSet;
use std::time::Duration;

use common::library;
use glob::Pattern;
use olt_conformance::report::{Event, FindingKind, Graded, State, Stop};
use olt_conformance::suite::questions;
use olt_conformance::verify::{Control, Known, Options, Selection, run};
use pretty_assertions::assert_eq;

/// What came of a run.
struct Run {
    events: Vec<Event>,
}

impl Run {
    /// Asks a shell line, in which `$OLT` is the program.
    fn of(script: &str, timeout: f64, adjust: impl FnOnce(&mut Options)) -> Self {
        let only = vec![Pattern::new("types/int*").unwrap()];
        let selected = Selection { only, ..Selection::default() }.apply(questions(library()));
        let script = script.replace("$OLT", env!("CARGO_BIN_EXE_olt"));
        let mut options = Options {
            command: vec!["sh".to_owned(), "-c".to_owned(), script],
            per_case: false,
            jobs: 1,
            timeout: Duration::from_secs_f64(timeout),
        };
        adjust(&mut options);
        let events = run(selected, &library().clauses, Known::default(), &options, &Control::default());
        Self { events }
    }

    fn kinds(&self) -> BTreeSet<FindingKind> {
        let kind = |event: &Event| match event {
            Event::Finding(finding) => Some(finding.kind),
            _ => None,
        };
        self.events.iter().filter_map(kind).collect()
    }

    fn text(&self, kind: FindingKind) -> &str {
        let findings = self.events.iter().filter_map(|event| match event {
            Event::Finding(finding) => Some(finding),
            _ => None,
        });
        findings.filter(|finding| finding.kind == kind).map(|finding| finding.text.as_str()).next().unwrap_or_default()
    }

    fn graded(&self) -> impl Iterator<Item = &Graded> {
        self.events.iter().filter_map(|event| match event {
            Event::Graded(graded) => Some(&**graded),
            _ => None,
        })
    }

    /// How many questions are answered, and how many are not; each has exactly one state.
    fn counts(&self) -> (usize, usize) {
        let ids: BTreeSet<&str> = self.graded().map(|graded| graded.id.as_str()).collect();
        assert_eq!(ids.len(), self.graded().count(), "a question has two states");
        let unanswered = self.graded().filter(|graded| graded.state == State::Unanswered).count();
        (ids.len() - unanswered, unanswered)
    }

    fn stop(&self) -> Stop {
        match self.events.last() {
            Some(Event::Ended { stop, .. }) => *stop,
            other => panic!("the log ends with {other:?}"),
        }
    }
}

/// How many questions there are.
fn all() -> usize {
    Run::of("exec $OLT testee", 20.0, |_| {}).counts().0
}

const PATIENT: f64 = 20.0;
const HASTY: f64 = 0.4;

#[test]
fn one_that_behaves_answers_everything() {
    let run = Run::of("exec $OLT testee", PATIENT, |_| {});
    assert_eq!((run.stop(), run.kinds(), run.counts().1), (Stop::Completed, BTreeSet::new(), 0));
    assert!(run.graded().all(|graded| graded.state == State::Exact));
}

#[test]
fn these_never_get_to_answer() {
    let table = [
        ("cat >/dev/null", HASTY, "no answer to `hello` within 0.4 s"),
        ("sleep 60; exec $OLT testee", HASTY, "no answer to `hello` within 0.4 s"),
        ("echo oops >&2; exit 7", PATIENT, "it ended without an answer to `hello` (exit status: 7); it said \"oops\""),
        ("exec cat", PATIENT, "the answer to `hello` has no `impl`; the protocol is version 1"),
        ("yes", PATIENT, "it writes more than can be kept, and no answer"),
        ("exec cat /dev/zero", PATIENT, "it writes more than can be kept, and no answer"),
    ];
    for (script, timeout, text) in table {
        let run = Run::of(script, timeout, |_| {});
        assert_eq!((run.stop(), run.text(FindingKind::NoHello), run.counts().0), (Stop::NoHello, text, 0), "{script}");
    }
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let run = Run::of("", PATIENT, |options| options.command = vec!["/no/such/program".to_owned()]);
    let text =
        "'/no/such/program' can't be started: No such file or directory (os error 2); give the command after `--`";
    assert_eq!((run.stop(), run.text(FindingKind::NotStarted)), (Stop::NoHello, text));
}

#[test]
fn these_are_found_and_still_answer_everything() {
    let table = [
        ("$OLT testee | sed -u 's/$/\\r/'", None),
        ("$OLT testee | sed -u 's/^/log line\\n/'", Some(FindingKind::Noise)),
        ("$OLT testee | sed -u 's/^/\\xff\\xfe\\n/'", Some(FindingKind::NotUtf8)),
        ("$OLT testee | sed -u p", Some(FindingKind::AnsweredTwice)),
        ("$OLT testee | sed -u 's/^/{\"id\":\"types\\/nowhere\",\"outcome\":\"ok\"}\\n/'", Some(FindingKind::NotAsked)),
        ("$OLT testee | sed -u 's/^{/{ \"title\" : [1], /'", None),
        // An answer in two pieces, and one in the middle of a run of bytes.
        (
            "$OLT testee | while IFS= read -r l; do printf %s \"${l%??}\"; sleep 0.01; printf '%s\\n' \"${l#\"${l%??}\"}\"; done",
            None,
        ),
        ("$OLT testee; head -c 3000000 /dev/zero >&2", None),
        ("$OLT testee | sed -u '1s/\"window\":64/\"unsupported\":[\"decimals\"]/'", Some(FindingKind::UnknownWord)),
    ];
    let all = all();
    for (script, kind) in table {
        let run = Run::of(script, PATIENT, |_| {});
        let expected = (Stop::Completed, kind.into_iter().collect(), (all, 0));
        assert_eq!((run.stop(), run.kinds(), run.counts()), expected, "{script}");
        assert!(run.graded().all(|graded| graded.state == State::Exact), "{script}");
    }
}

#[test]
fn a_crash_is_blamed_on_the_question_in_flight_and_the_rest_is_asked() {
    let run = Run::of("sed -u 9q | $OLT testee; echo boom >&2; exit 3", PATIENT, |_| {});
    assert_eq!((run.stop(), run.kinds()), (Stop::Completed, [FindingKind::Crash].into()));
    assert_eq!(run.text(FindingKind::Crash), "it ended (exit status: 3); it said \"boom\"");
    let (answered, unanswered) = run.counts();
    assert!(unanswered > 0 && answered > unanswered * 5, "{answered} answered, {unanswered} not");
}

#[test]
fn a_question_without_an_answer_is_left_after_the_time_out() {
    // The fourth line never comes; it is one question, whichever is asked fourth.
    let run = Run::of("$OLT testee | sed -u '/types.int#2\"/d'", HASTY, |_| {});
    assert_eq!((run.stop(), run.kinds()), (Stop::Completed, [FindingKind::TimeOut].into()));
    let left: Vec<_> = run.graded().filter(|graded| graded.state == State::Unanswered).collect();
    assert_eq!(left.iter().map(|graded| graded.id.as_str()).collect::<Vec<_>>(), ["types/int#2"]);
    assert_eq!(left[0].why, "no answer within 0.4 s");
}

#[test]
fn five_faults_in_a_row_end_the_run() {
    let table = [
        ("head -n 1 | $OLT testee; sleep 60", HASTY, FindingKind::TimeOut),
        ("head -n 1 | $OLT testee; exit 1", PATIENT, FindingKind::Crash),
        ("head -n 1 | $OLT testee; exec >/dev/null; sleep 60", PATIENT, FindingKind::ClosedOutput),
        ("head -n 1 | $OLT testee; exec head -c 1000000000 /dev/zero", PATIENT, FindingKind::TooMuchOutput),
        ("head -n 1 | $OLT testee; yes", PATIENT, FindingKind::TooMuchOutput),
        ("$OLT testee | sed -u 's/\"id\":\"types/\"id\":\"tipes/'", HASTY, FindingKind::NotAsked),
    ];
    let all = all();
    for (script, timeout, kind) in table {
        let run = Run::of(script, timeout, |_| {});
        assert_eq!((run.stop(), run.counts()), (Stop::FaultsInARow, (0, all)), "{script}");
        assert!(run.kinds().contains(&kind), "{script}: {:?}", run.kinds());
    }
}

#[test]
fn an_answer_that_cannot_be_read_leaves_its_question() {
    let run = Run::of("$OLT testee | sed -u 's/\"outcome\":\"ok\"/\"outcome\":7/'", PATIENT, |_| {});
    assert_eq!((run.stop(), run.kinds()), (Stop::Completed, [FindingKind::Malformed].into()));
    assert!(run.text(FindingKind::Malformed).starts_with("the answer can't be read: "));
    assert!(run.graded().filter(|graded| graded.op == "describe").all(|graded| graded.state == State::Unanswered));
}

#[test]
fn unsupported_counts_only_if_it_was_declared() {
    let answer = "s/\"id\":\"\\(types[^\"]*\\)\".*/\"id\":\"\\1\",\"outcome\":\"unsupported\"}/";
    let run = Run::of(&format!("$OLT testee | sed -u '{answer}'"), PATIENT, |_| {});
    assert_eq!((run.stop(), run.kinds()), (Stop::Completed, [FindingKind::UndeclaredUnsupported].into()));
    assert!(run.graded().all(|graded| graded.state == State::Different));

    let declared = "1s/\"window\":64/\"unsupported\":[\"nullable\",\"decode\"]/";
    let run = Run::of(&format!("$OLT testee | sed -u '{declared}'"), PATIENT, |_| {});
    assert_eq!(run.kinds(), BTreeSet::new());
    assert!(run.graded().filter(|graded| graded.op == "decode").all(|graded| graded.state == State::Unsupported));
    assert!(run.graded().any(|graded| graded.state == State::Exact));
}

#[test]
fn a_program_can_answer_one_question_and_end() {
    let all = all();
    // The last line need not be ended.
    for script in ["exec $OLT testee", "$OLT testee | tr -d '\\n'"] {
        let run = Run::of(script, PATIENT, |options| options.per_case = true);
        assert_eq!((run.stop(), run.kinds(), run.counts()), (Stop::Completed, BTreeSet::new(), (all, 0)), "{script}");
    }
    let run = Run::of("exit 0", PATIENT, |options| options.per_case = true);
    assert_eq!(run.stop(), Stop::NoHello);
}

#[test]
fn several_programs_answer_at_a_time() {
    let all = all();
    let run = Run::of("sed -u 9q | $OLT testee", PATIENT, |options| options.jobs = 3);
    let (answered, unanswered) = run.counts();
    assert_eq!((run.stop(), answered + unanswered), (Stop::Completed, all));
}
