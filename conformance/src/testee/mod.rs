//! This implementation as a program that the suite can ask: the C# front end and the lane that reads signatures,
//! speaking the protocol.

mod body;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use olt::contract::Fault;
use olt::reflection::Described;
use olt::reflection::describe::{ReturnDesc, Signature, Surface, TypeDesc};
use serde_json::value::RawValue;

use crate::case::{Description, Diagnostic, PartText};
use crate::csharp::{self, Analysis, Severity};
use crate::protocol::{Ask, CallOf, Implementation, Outcome, Reply, Request, Subject};
use body::{Body, Piece};

/// How many questions may wait for their answers.
const WINDOW: usize = 64;

/// Answers questions, one after the other.
#[derive(Debug, Default)]
pub struct Testee {
    /// The file that was read last: the questions of one case come together.
    last: Option<(String, Analysis)>,
}

impl Testee {
    /// Answers every line of `input` until it ends.
    ///
    /// # Errors
    /// A stream broke.
    pub fn serve(&mut self, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
        for line in input.lines() {
            let line = line?;
            if line.trim().is_empty() {
                continue;
            }
            let reply = match serde_json::from_str::<Request>(&line) {
                Ok(request) => self.answer(&request),
                Err(error) => Reply { text: Some(format!("not a question: {error}")), ..unreadable(&line) },
            };
            writeln!(output, "{}", reply.line())?;
            output.flush()?;
        }
        Ok(())
    }

    /// The answer to one question.
    pub fn answer(&mut self, request: &Request) -> Reply {
        let id = &request.id;
        let answered = match &request.ask {
            Ask::Hello { .. } => Ok(hello(id)),
            Ask::Describe(subject) => self.describe(id, subject),
            Ask::Decode(call) => self.decode(id, call),
            Ask::Invoke(call) => self.invoke(id, call),
            Ask::Check { csharp } => Ok(self.check(id, csharp)),
            Ask::Lower { .. } => Err("providers are not lowered for here".to_owned()),
        };
        answered.unwrap_or_else(|why| Reply { text: Some(why), ..Reply::new(id, Outcome::Unsupported) })
    }

    fn describe(&mut self, id: &str, subject: &Subject) -> Result<Reply, String> {
        let tool = described(&self.signature(subject)?)?;
        Ok(Reply { tool: Some(Description::from(tool.definition())), ..Reply::new(id, Outcome::Ok) })
    }

    fn decode(&mut self, id: &str, call: &CallOf) -> Result<Reply, String> {
        let tool = described(&self.signature(&call.subject)?)?;
        Ok(match tool.decode(call.arguments.as_bytes()) {
            Ok(echo) => Reply { arguments: Some(echo), ..Reply::new(id, Outcome::Ok) },
            Err(fault) => refusal(id, &fault),
        })
    }

    /// Runs a call whose body is one of those that can be read without running C#.
    fn invoke(&mut self, id: &str, call: &CallOf) -> Result<Reply, String> {
        let signature = self.signature(&call.subject)?;
        let echo = match described(&signature)?.decode(call.arguments.as_bytes()) {
            Ok(echo) => echo,
            Err(fault) => return Ok(refusal(id, &fault)),
        };
        let is_method = signature.surface == Surface::ToolMethod;
        match body::read(&call.subject.csharp, self.method(&call.subject)?) {
            Body::Nothing if is_method => Ok(content(id, vec![PartText::Text(String::new())])),
            Body::Nothing => Ok(content(id, Vec::new())),
            Body::Formats(pieces) => Ok(content(id, vec![PartText::Text(formatted(&echo, &pieces)?)])),
            Body::Returns(parameter) => Ok(content(id, vec![part(&signature, &echo, &parameter)?])),
            Body::Gives(texts) => Ok(content(id, texts.into_iter().map(PartText::Text).collect())),
            Body::Throws { message, .. } if is_method => Ok(Reply::refusal(id, message)),
            Body::Throws { exception, message } => {
                Ok(Reply::refusal(id, format!("Tool '{}' failed: {exception}: {message}", signature.name)))
            }
            Body::Other => Err("only bodies that return a parameter, a text with parameters in it, text parts, nothing, or throw are run".to_owned()),
        }
    }

    fn check(&mut self, id: &str, csharp: &str) -> Reply {
        let analysis = self.analysis(csharp);
        let is_error = |found: &&csharp::Diagnostic| found.severity == Severity::Error;
        let told = |found: &csharp::Diagnostic| {
            Some(Diagnostic { id: found.id?.to_string(), tool: found.tool.clone().unwrap_or_default() })
        };
        let diagnostics = analysis.diagnostics.iter().filter(is_error).filter_map(told).collect();
        let tools = analysis.tools.iter().map(|tool| tool.signature.name.clone()).collect();
        Reply { diagnostics: Some(diagnostics), tools: Some(tools), ..Reply::new(id, Outcome::Ok) }
    }

    /// The signature that the C# file reads as; where it can't be read there is none, whatever was sent beside it.
    fn signature(&mut self, subject: &Subject) -> Result<Signature, String> {
        let analysis = self.analysis(&subject.csharp);
        let is_meant = |method: &str| subject.tool.as_ref().is_none_or(|name| name == method);
        let tool = analysis.tools.iter().find(|tool| is_meant(&tool.method));
        tool.map(|tool| tool.signature.clone()).ok_or_else(|| "the file declares no such tool".to_owned())
    }

    /// Where the tool's method is named in its file.
    fn method(&mut self, subject: &Subject) -> Result<usize, String> {
        let analysis = self.analysis(&subject.csharp);
        let is_meant = |method: &str| subject.tool.as_ref().is_none_or(|name| name == method);
        let tool = analysis.tools.iter().find(|tool| is_meant(&tool.method));
        tool.map(|tool| tool.range.start).ok_or_else(|| "the file declares no such tool".to_owned())
    }

    fn analysis(&mut self, csharp: &str) -> &Analysis {
        let (_, analysis) = match self.last.take() {
            Some(last) if last.0 == csharp => self.last.insert(last),
            _ => {
                let source = csharp::Source { path: "question.cs".to_owned(), text: csharp.to_owned() };
                let analysis = csharp::analyze(&[source], &csharp::Options::default());
                self.last.insert((csharp.to_owned(), analysis))
            }
        };
        analysis
    }
}

fn hello(id: &str) -> Reply {
    let implementation = Implementation {
        name: "olt".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        language: "rust".to_owned(),
    };
    Reply { id: id.to_owned(), implementation: Some(implementation), window: Some(WINDOW), ..Reply::default() }
}

/// A line that is no question is answered all the same, under its id if it has one.
fn unreadable(line: &str) -> Reply {
    #[derive(serde::Deserialize)]
    struct Id {
        id: String,
    }
    let id = serde_json::from_str::<Id>(line).map(|line| line.id).unwrap_or_default();
    Reply::new(&id, Outcome::Unsupported)
}

fn described(signature: &Signature) -> Result<Described, String> {
    Described::new(signature).map_err(|error| error.to_string())
}

fn refusal(id: &str, fault: &Fault) -> Reply {
    Reply::refusal(id, fault.to_string())
}

fn content(id: &str, parts: Vec<PartText>) -> Reply {
    Reply { content: Some(parts), ..Reply::new(id, Outcome::Ok) }
}

/// The part that a returned argument becomes, by the declared return type.
fn part(signature: &Signature, echo: &str, parameter: &str) -> Result<PartText, String> {
    let values: BTreeMap<String, &RawValue> = serde_json::from_str(echo).map_err(|error| error.to_string())?;
    let value = values.get(parameter).map_or("null", |value| value.get());
    let is_method = signature.surface == Surface::ToolMethod;
    Ok(match &signature.returns {
        // Ruling X-4.
        _ if is_method && value == "null" && !is_json(&signature.returns) => PartText::Text(String::new()),
        _ if value == "null" && !is_json(&signature.returns) => PartText::Text(value.to_owned()),
        ReturnDesc::Value(ty) if is_text(ty) => {
            PartText::Text(serde_json::from_str(value).map_err(|error| error.to_string())?)
        }
        _ if is_method => PartText::Text(value.to_owned()),
        _ => PartText::Json(value.to_owned()),
    })
}

/// A text with arguments in it; of texts and whole numbers it is known how C# writes them.
fn formatted(echo: &str, pieces: &[Piece]) -> Result<String, String> {
    let values: BTreeMap<String, serde_json::Value> = serde_json::from_str(echo).map_err(|error| error.to_string())?;
    let write = |piece: &Piece| match piece {
        Piece::Text(text) => Ok(text.clone()),
        Piece::Parameter(name) => match values.get(name) {
            Some(serde_json::Value::String(text)) => Ok(text.clone()),
            Some(serde_json::Value::Number(number)) if number.is_i64() || number.is_u64() => Ok(number.to_string()),
            Some(serde_json::Value::Null) => Ok(String::new()),
            _ => Err(format!("`{name}` is neither text nor a whole number")),
        },
    };
    pieces.iter().map(write).collect()
}

fn is_text(ty: &TypeDesc) -> bool {
    match ty {
        TypeDesc::Nullable(inner) => is_text(inner),
        ty => *ty == TypeDesc::String,
    }
}

/// A JSON null is a value of these types, not the absence of one.
fn is_json(returns: &ReturnDesc) -> bool {
    matches!(returns, ReturnDesc::Value(TypeDesc::Json))
}
