//! The event log of a run: what was asked, what came back, and what it is worth. Written as JSON Lines it is the
//! report `jsonl`; every other report is rendered from it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::case::Level;
use crate::grade::Difference;
use crate::protocol::Implementation;

/// Something that happened in a run, in the order it happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "camelCase")]
pub enum Event {
    /// The run begins.
    Started(Started),
    /// The implementation said who it is; once, however often it is started.
    Hello {
        /// Who answers.
        #[serde(rename = "impl")]
        implementation: Implementation,
        /// What it declared as unsupported.
        unsupported: Vec<String>,
    },
    /// A question has its state.
    Graded(Box<Graded>),
    /// The implementation did something it should not.
    Finding(Finding),
    /// The run is over.
    Ended {
        /// Why.
        stop: Stop,
        /// How long it took.
        milliseconds: u64,
    },
}

/// What a run is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Started {
    /// The version of the suite.
    pub suite: String,
    /// The version of the protocol.
    pub protocol: u32,
    /// The command that is graded; empty where answers are read from a file.
    pub command: Vec<String>,
    /// How many questions there are, those that go unasked included.
    pub questions: usize,
    /// The clauses and rulings that the questions check, each in a sentence.
    pub clauses: BTreeMap<String, String>,
}

/// A question and what came of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Graded {
    /// The question's id.
    pub id: String,
    /// The case it belongs to.
    pub case: String,
    /// What was asked: `describe`, `decode`, ….
    pub op: String,
    /// The clauses and rulings it checks.
    pub clauses: Vec<String>,
    /// How much a third party has to follow it.
    pub level: Level,
    /// What came of it.
    pub state: State,
    /// How the answer differs, differences of spelling included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<Difference>,
    /// Why it has no answer, or why it is known to fail; empty otherwise.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
    /// What a failure means to a user, where the answer is not as expected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// How the question was put, where the answer is not as expected: the C# and the argument text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub csharp: Option<String>,
    /// The argument text of a call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arguments: Option<String>,
    /// How long the answer took.
    #[serde(default)]
    pub microseconds: u64,
}

/// What came of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum State {
    /// Answered as expected, byte for byte.
    Exact,
    /// Answered with the same JSON in another spelling: it conforms.
    Equivalent,
    /// Answered in another way that is as right: it conforms.
    Variant,
    /// Answered differently.
    Different,
    /// Known to fail, and fails.
    KnownFailure,
    /// Known to fail, and does not: the list is stale.
    Stale,
    /// Not asked: it needs what was declared as unsupported.
    Unsupported,
    /// No answer came.
    Unanswered,
}

/// Something an implementation should not do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// What it is.
    pub kind: FindingKind,
    /// The question it belongs to, where it belongs to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What happened, and how to mend it.
    pub text: String,
}

/// The kinds of findings, by the names that reports use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FindingKind {
    /// The program cannot be started.
    NotStarted,
    /// It did not answer `hello` as it should.
    NoHello,
    /// No answer came in time.
    TimeOut,
    /// It ended while a question was waiting.
    Crash,
    /// It closed its output, and went on running.
    ClosedOutput,
    /// A line that is no answer: a log, a banner.
    Noise,
    /// A line that is not UTF-8.
    NotUtf8,
    /// An answer that cannot be read.
    Malformed,
    /// An answer to a question that was not asked.
    NotAsked,
    /// A second answer to a question.
    AnsweredTwice,
    /// It answers `unsupported`, which `hello` did not declare.
    UndeclaredUnsupported,
    /// It declares as unsupported what no question needs.
    UnknownWord,
    /// A line, or all that was not asked for, is too long to be kept.
    TooMuchOutput,
}

/// Why a run is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Stop {
    /// Every question was put.
    Completed,
    /// `hello` was not answered.
    NoHello,
    /// Too many faults came in a row.
    FaultsInARow,
    /// It was interrupted.
    Interrupted,
}
