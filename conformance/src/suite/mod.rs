//! The questions of the suite: what each case asks of an implementation, and what it must answer.

mod faults;
mod needs;

use crate::case::{Answer, Call, Case, Description, Diagnostic, Level, PartText};
use crate::library::Library;
use crate::protocol::{Ask, CallOf, Request, Subject};

pub use faults::faults;
pub use needs::{AREAS, WORDS, is_word, needs};

/// A question and its answer.
#[derive(Debug, Clone)]
pub struct Question<'l> {
    /// The case it belongs to.
    pub case: &'l Case,
    /// What is sent. The id is the case's, followed by `#` and the number of the call from 1; where the call is run
    /// too, by `!` for what it gives; where a provider's form is asked for, by `@` and the provider.
    pub request: Request,
    /// What must come back.
    pub expected: Expected,
    /// How much a third party has to follow it.
    pub level: Level,
}

impl Question<'_> {
    /// The question's id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.request.id
    }
}

/// What must come back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// The tool.
    Tool(Description),
    /// The arguments as decoded.
    Arguments(String),
    /// A refusal in the first of these words; the others are other faults of the same call, and as right.
    Refusal(Vec<String>),
    /// The parts of a result.
    Content(Vec<PartText>),
    /// The error result of a tool that failed.
    Failure(String),
    /// The diagnostics of a file, and its sound tools by name.
    Diagnostics {
        /// All of them, in order.
        diagnostics: Vec<Diagnostic>,
        /// In source order.
        sound: Vec<String>,
    },
}

/// Every question of the fixtures, in the order of the cases.
#[must_use]
pub fn questions(library: &Library) -> Vec<Question<'_>> {
    library.cases.iter().flat_map(of_case).collect()
}

/// The questions of one case.
#[must_use]
pub fn of_case(case: &Case) -> Vec<Question<'_>> {
    let Some(tool) = &case.expected else { return vec![check(case)] };
    let subject = Subject { csharp: case.csharp.text(), tool: case.tool.clone(), signature: case.signature.clone() };
    let question = |id: String, ask, expected, level: Option<Level>| Question {
        case,
        request: Request { id, ask },
        expected,
        level: level.unwrap_or(case.level),
    };
    let mut questions =
        vec![question(case.id.clone(), Ask::Describe(subject.clone()), Expected::Tool(tool.clone()), None)];
    for (call, number) in case.calls.iter().zip(1..) {
        let id = format!("{}#{number}", case.id);
        let ask = CallOf { subject: subject.clone(), arguments: call.arguments.clone() };
        if let Some(result) = result(call) {
            questions.push(question(format!("{id}!"), Ask::Invoke(ask.clone()), result, call.level));
        }
        questions.push(question(id, Ask::Decode(ask), answer(call), call.level));
    }
    questions
}

fn check(case: &Case) -> Question<'_> {
    let expected = Expected::Diagnostics { diagnostics: case.diagnostics.clone(), sound: case.sound.clone() };
    let ask = Ask::Check { csharp: case.csharp.text() };
    Question { case, request: Request { id: case.id.clone(), ask }, expected, level: case.level }
}

fn answer(call: &Call) -> Expected {
    match &call.answer {
        Answer::Ok(echo) => Expected::Arguments(echo.clone()),
        Answer::Error(text) => Expected::Refusal([text].into_iter().chain(&call.also).cloned().collect()),
    }
}

fn result(call: &Call) -> Option<Expected> {
    let content = call.result.clone().map(Expected::Content);
    content.or_else(|| call.failure.clone().map(Expected::Failure))
}
