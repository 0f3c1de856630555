//! From a random signature to a case: its C#, what is read from it, and what it must come to.

use std::collections::BTreeMap;

use olt::reflection::Described;
use olt::reflection::describe::Signature;

use super::clauses::clauses;
use crate::case::{Answer, Call, Case, Description, Level, RustHints, Source};
use crate::protocol::Ask;
use crate::sharpgen;
use crate::suite::{Question, faults};

/// The id of every case that is made here, until someone gives it one.
const ID: &str = "fuzz/found";

/// The case of a signature and calls; nothing where the C# of the signature declares no tool.
pub(super) fn case(signature: &Signature, calls: &[String]) -> Option<Case> {
    let text = sharpgen::file(signature);
    let lines = text.lines().map(str::to_owned).collect();
    let mut case = Case {
        id: ID.to_owned(),
        clauses: Vec::new(),
        level: Level::Must,
        note: None,
        csharp: Source::Lines(lines),
        tool: None,
        signature: None,
        expected: None,
        diagnostics: Vec::new(),
        sound: Vec::new(),
        lowered: BTreeMap::new(),
        calls: Vec::new(),
        rust: RustHints::default(),
    };
    // What C# cannot spell was written in the nearest way: the signature is the one that is read.
    let read = case.read_signature()?;
    let described = Described::new(&read).ok()?;
    case.calls = calls.iter().map(|arguments| call(&described, &read, arguments)).collect();
    case.expected = Some(Description::from(described.definition()));
    case.clauses = clauses(&read, case.calls.iter().any(|call| matches!(call.answer, Answer::Error(_))));
    case.signature = Some(read);
    Some(case)
}

fn call(tool: &Described, signature: &Signature, arguments: &str) -> Call {
    let (answer, also) = match tool.decode(arguments.as_bytes()) {
        Ok(echo) => (Answer::Ok(echo), Vec::new()),
        Err(fault) => {
            let first = fault.to_string();
            let also = faults(signature, arguments).into_iter().filter(|text| *text != first).collect();
            (Answer::Error(first), also)
        }
    };
    Call { arguments: arguments.to_owned(), answer, also, level: None, result: None, failure: None }
}

/// The case of a question with no other call in it.
pub(super) fn only(question: &Question<'_>) -> Case {
    let mut case = question.case.clone();
    let asked = match &question.request.ask {
        Ask::Decode(call) | Ask::Invoke(call) => Some(&call.arguments),
        _ => None,
    };
    case.calls.retain(|call| Some(&call.arguments) == asked);
    case
}
