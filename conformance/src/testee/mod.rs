//! This implementation as a program that the suite can ask: the C# front end and the lane that reads signatures,
//! speaking the protocol, with one rule broken where that is asked for.

mod body;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use olt::provider::{Lowered, lower};
use olt::reflection::Described;
use olt::reflection::describe::{ReturnDesc, Signature, Surface, TypeDesc};
use serde_json::value::RawValue;

use crate::case::{Description, Diagnostic, PartText, provider};
use crate::csharp::{self, Analysis, Severity};
use crate::protocol::{Ask, CallOf, Implementation, Outcome, Reply, Request, Subject};
use crate::saboteur::{Act, Report, Saboteur, Sent, Verdict};
use body::{Body, Piece};

/// How many questions may wait for their answers.
const WINDOW: usize = 64;

/// Answers questions, one after the other.
#[derive(Default)]
pub struct Testee {
    /// The rule it gets wrong, if it is to get one wrong.
    saboteur: Saboteur,
    /// What it does wrong in the answer that is being made.
    act: Act,
    /// The file that was read last: the questions of one case come together.
    last: Option<(String, Analysis)>,
    /// What the signature of the last question was made into.
    made: Option<(Signature, Described)>,
}

impl Testee {
    /// One that gets a rule wrong.
    #[must_use]
    pub fn with(saboteur: Saboteur) -> Self {
        Self { saboteur, ..Self::default() }
    }

    /// Gets this rule wrong from here on; what was read of the last file is kept.
    pub(crate) fn switch(&mut self, saboteur: Saboteur) {
        self.saboteur = saboteur;
    }

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
        self.act = self.saboteur.act_on(&request.ask);
        let answered = match &request.ask {
            Ask::Hello { .. } => Ok(hello(id)),
            Ask::Describe(subject) => self.describe(id, subject),
            Ask::Decode(call) => self.decode(id, call),
            Ask::Invoke(call) => self.invoke(id, call),
            Ask::Check { csharp } => Ok(self.check(id, csharp)),
            Ask::Lower { subject, provider } => self.lower(id, subject, provider),
        };
        answered.unwrap_or_else(|why| Reply { text: Some(why), ..Reply::new(id, Outcome::Unsupported) })
    }

    fn describe(&mut self, id: &str, subject: &Subject) -> Result<Reply, String> {
        let act = self.act;
        let signature = self.read(subject)?.signature;
        let described = self.described(&act.as_described(&signature))?;
        let mut tool = Description::from(described.definition());
        act.tool(&signature, &mut tool);
        Ok(Reply { tool: Some(tool), ..Reply::new(id, Outcome::Ok) })
    }

    fn decode(&mut self, id: &str, call: &CallOf) -> Result<Reply, String> {
        let signature = self.read(&call.subject)?.signature;
        let arguments = match &call.provider {
            Some(provider) => self.sent_through(provider, &signature, &call.arguments)?,
            None => call.arguments.clone(),
        };
        Ok(match self.verdict(&signature, &arguments)? {
            Ok(echo) => Reply { arguments: Some(echo), ..Reply::new(id, Outcome::Ok) },
            Err(text) => Reply::refusal(id, text),
        })
    }

    /// The arguments as decoded, or the text that refuses them.
    fn verdict(&mut self, signature: &Signature, arguments: &str) -> Result<Verdict, String> {
        let act = self.act;
        let described = self.described(&act.as_decoded(signature))?;
        let decode = |text: &str| described.decode(text.as_bytes()).map_err(|fault| fault.to_string());
        Ok(act.decode(signature, &decode, arguments))
    }

    fn described(&mut self, signature: &Signature) -> Result<&Described, String> {
        let (_, described) = match self.made.take() {
            Some(made) if made.0 == *signature => self.made.insert(made),
            _ => {
                let described = Described::new(signature).map_err(|error| error.to_string())?;
                self.made.insert((signature.clone(), described))
            }
        };
        Ok(described)
    }

    /// Runs a call whose body is one of those that can be read without running C#.
    fn invoke(&mut self, id: &str, call: &CallOf) -> Result<Reply, String> {
        let Read { signature, csharp, method } = self.read(&call.subject)?;
        let echo = match self.verdict(&signature, &call.arguments)? {
            Ok(echo) => echo,
            Err(text) => return Ok(Reply::refusal(id, text)),
        };
        let is_method = signature.surface == Surface::ToolMethod;
        let mut parts = match body::read(&csharp, method) {
            Body::Nothing if is_method => vec![PartText::Text(String::new())],
            Body::Nothing => Vec::new(),
            Body::Formats(pieces) => vec![PartText::Text(formatted(&echo, &pieces)?)],
            Body::Returns(parameter) => vec![part(&signature, &echo, &parameter)?],
            Body::Gives(texts) => texts.into_iter().map(PartText::Text).collect(),
            Body::Throws { message, .. } if is_method => {
                return Ok(Reply::refusal(id, self.act.failure(message)));
            }
            Body::Throws { exception, message } => {
                let text = format!("Tool '{}' failed: {exception}: {message}", signature.name);
                return Ok(Reply::refusal(id, self.act.failure(text)));
            }
            Body::Other => {
                return Err("only bodies that return a parameter, a text with parameters in it, text parts, nothing, or throw are run"
                    .to_owned());
            }
        };
        self.act.content(&signature, &mut parts);
        Ok(Reply { content: Some(parts), ..Reply::new(id, Outcome::Ok) })
    }

    fn lower(&mut self, id: &str, subject: &Subject, provider: &str) -> Result<Reply, String> {
        let act = self.act;
        let signature = self.read(subject)?.signature;
        let tool = self.described(&act.as_described(&signature))?;
        let lowered = lowered(tool, provider)?;
        let mut sent = Sent {
            provider,
            full: tool.input_schema(),
            strict: lowered.is_strict(),
            schema: lowered.schema().to_owned(),
        };
        act.lower(&mut sent);
        Ok(Reply { strict: Some(sent.strict), schema: Some(sent.schema), ..Reply::new(id, Outcome::Ok) })
    }

    /// The arguments that a call through a provider's form stands for.
    fn sent_through(&mut self, provider: &str, signature: &Signature, arguments: &str) -> Result<String, String> {
        let act = self.act;
        let restored = lowered(self.described(signature)?, provider)?.restore(arguments.as_bytes()).into_owned();
        // What is left out lies between tokens, so that the rest is still text.
        let restored = String::from_utf8(restored).map_err(|error| error.to_string())?;
        Ok(act.restore(arguments, restored))
    }

    fn check(&mut self, id: &str, csharp: &str) -> Reply {
        let csharp = self.act.source(csharp);
        let analysis = self.analysis(&csharp);
        let is_error = |found: &&csharp::Diagnostic| found.severity == Severity::Error;
        let told = |found: &csharp::Diagnostic| {
            Some(Diagnostic { id: found.id?.to_string(), tool: found.tool.clone().unwrap_or_default() })
        };
        let diagnostics = analysis.diagnostics.iter().filter(is_error).filter_map(told).collect();
        let tools = analysis.tools.iter().map(|tool| tool.signature.name.clone()).collect();
        let mut report = Report { diagnostics, tools };
        self.act.report(&mut report);
        let Report { diagnostics, tools } = report;
        Reply { diagnostics: Some(diagnostics), tools: Some(tools), ..Reply::new(id, Outcome::Ok) }
    }

    /// The tool that the C# file declares; where it can't be read there is none, whatever was sent beside it.
    fn read<'s>(&mut self, subject: &'s Subject) -> Result<Read<'s>, String> {
        let act = self.act;
        let csharp = act.source(&subject.csharp);
        let analysis = self.analysis(&csharp);
        let is_meant = |method: &str| subject.tool.as_ref().is_none_or(|name| name == method);
        let tool = analysis.tools.iter().find(|tool| is_meant(&tool.method));
        let tool = tool.ok_or_else(|| "the file declares no such tool".to_owned())?;
        let method = tool.range.start;
        Ok(Read { signature: act.as_read(&tool.method, tool.signature.clone()), csharp, method })
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

/// A tool, as its file was read.
struct Read<'s> {
    signature: Signature,
    csharp: Cow<'s, str>,
    /// Where the method is named.
    method: usize,
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

fn lowered(tool: &Described, name: &str) -> Result<Lowered, String> {
    let provider = provider(name).ok_or_else(|| format!("there is no provider '{name}'"))?;
    lower(tool.input_schema(), provider).map_err(|error| error.to_string())
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
