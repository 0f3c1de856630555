//! Grading: an answer held against what is expected.
//!
//! Texts are compared byte for byte. JSON that says the same in other escapes or with white space is equivalent
//! (ruling T-2): it conforms, and the report says so.

mod difference;
pub(crate) mod json;

use serde::{Deserialize, Serialize};

pub use difference::{Class, Difference};
use difference::{of_json, of_text, whole};

use crate::case::{Description, Diagnostic, Metadata, PartText};
use crate::protocol::{Outcome, Reply};
use crate::suite::Expected;

/// What an answer is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The same, byte for byte.
    Exact,
    /// The same JSON, spelled in another way.
    Equivalent,
    /// Another answer that is as right: a further fault of the same call.
    Variant,
    /// Another answer.
    Different,
}

/// A graded answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grade {
    /// What it is worth.
    pub verdict: Verdict,
    /// Every way in which it differs; differences of spelling are among them.
    pub differences: Vec<Difference>,
}

impl Grade {
    fn of(differences: Vec<Difference>) -> Self {
        let verdict = match differences.iter().all(|found| found.class.is_spelling()) {
            _ if differences.is_empty() => Verdict::Exact,
            true => Verdict::Equivalent,
            false => Verdict::Different,
        };
        Self { verdict, differences }
    }
}

/// Holds an answer against what is expected.
#[must_use]
pub fn grade(expected: &Expected, reply: &Reply) -> Grade {
    match expected {
        Expected::Tool(tool) => Grade::of(described(tool, reply)),
        Expected::Arguments(arguments) => Grade::of(accepted(arguments, reply)),
        Expected::Refusal(texts) => refused(texts, reply),
        Expected::Content(parts) => Grade::of(content(parts, reply)),
        Expected::Failure(text) => refused(std::slice::from_ref(text), reply),
        Expected::Diagnostics { diagnostics, sound } => Grade::of(checked(diagnostics, sound, reply)),
    }
}

fn described(expected: &Description, reply: &Reply) -> Vec<Difference> {
    let Some(tool) = reply.tool.as_ref().filter(|_| reply.outcome == Some(Outcome::Ok)) else {
        return vec![absent("tool", &expected.input_schema, reply)];
    };
    let schemas = [
        of_json("inputSchema", &expected.input_schema, &tool.input_schema),
        output_schemas(expected.output_schema.as_deref(), tool.output_schema.as_deref()),
    ];
    let texts =
        [of_text("name", &expected.name, &tool.name), of_text("description", &expected.description, &tool.description)];
    texts.into_iter().chain(schemas).flatten().chain(metadata(&expected.metadata, &tool.metadata)).collect()
}

fn output_schemas(expected: Option<&str>, answered: Option<&str>) -> Option<Difference> {
    let part = "outputSchema";
    match (expected, answered) {
        (None, None) => None,
        (Some(expected), Some(answered)) => of_json(part, expected, answered),
        (Some(expected), None) => Some(Difference {
            class: Class::Missing,
            summary: "there is no output schema".to_owned(),
            ..whole(part, expected, "")
        }),
        (None, Some(answered)) => Some(Difference {
            class: Class::Extra,
            summary: "there is an output schema".to_owned(),
            ..whole(part, "", answered)
        }),
    }
}

fn metadata(expected: &Metadata, answered: &Metadata) -> Vec<Difference> {
    let flags = [
        ("endsLoop", expected.ends_loop.to_string(), answered.ends_loop.to_string()),
        ("requiresApproval", expected.requires_approval.to_string(), answered.requires_approval.to_string()),
        ("parallelSafe", expected.parallel_safe.to_string(), answered.parallel_safe.to_string()),
        ("timeoutSeconds", expected.timeout_seconds.to_string(), answered.timeout_seconds.to_string()),
    ];
    let differs = |(part, expected, answered): &(&str, String, String)| {
        let summary = format!("`{part}` has another value");
        (expected != answered).then(|| Difference { class: Class::Value, summary, ..whole(part, expected, answered) })
    };
    flags.iter().filter_map(differs).collect()
}

fn accepted(expected: &str, reply: &Reply) -> Vec<Difference> {
    match (reply.outcome, &reply.arguments) {
        (Some(Outcome::Error), _) => vec![verdict("refused, not accepted", expected, reply)],
        (Some(Outcome::Ok), Some(arguments)) => of_json("arguments", expected, arguments).into_iter().collect(),
        _ => vec![absent("arguments", expected, reply)],
    }
}

/// Every text is right; the answer is held against the one it comes nearest to, the first if none.
fn refused(texts: &[String], reply: &Reply) -> Grade {
    let first = texts.first().map_or("", String::as_str);
    match (reply.outcome, &reply.text) {
        (Some(Outcome::Ok), _) => Grade::of(vec![verdict("accepted, not refused", first, reply)]),
        (Some(Outcome::Error), Some(text)) if text != first && texts.contains(text) => {
            let seen =
                Difference { summary: "another fault of the same call".to_owned(), ..whole("text", first, text) };
            Grade { verdict: Verdict::Variant, differences: vec![seen] }
        }
        (Some(Outcome::Error), Some(text)) => Grade::of(of_text("text", first, text).into_iter().collect()),
        _ => Grade::of(vec![absent("text", first, reply)]),
    }
}

fn content(expected: &[PartText], reply: &Reply) -> Vec<Difference> {
    let shown = json_of(expected);
    let parts = match (reply.outcome, &reply.content) {
        (Some(Outcome::Ok), Some(parts)) => parts,
        (Some(Outcome::Error), _) => return vec![verdict("an error result, not content", &shown, reply)],
        _ => return vec![absent("content", &shown, reply)],
    };
    let kinds = |parts: &[PartText]| parts.iter().map(std::mem::discriminant).collect::<Vec<_>>();
    if kinds(expected) != kinds(parts) {
        return of_json("content", &shown, &json_of(parts)).into_iter().collect();
    }
    let pair = |(index, (expected, answered)): (usize, (&PartText, &PartText))| match (expected, answered) {
        (PartText::Json(a), PartText::Json(b)) => of_json(&format!("content[{index}]"), a, b),
        (PartText::Text(a) | PartText::Json(a), PartText::Text(b) | PartText::Json(b)) => {
            of_text(&format!("content[{index}]"), a, b)
        }
    };
    expected.iter().zip(parts).enumerate().filter_map(pair).collect()
}

fn checked(expected: &[Diagnostic], sound: &[String], reply: &Reply) -> Vec<Difference> {
    let Some(diagnostics) = reply.diagnostics.as_ref().filter(|_| reply.outcome == Some(Outcome::Ok)) else {
        return vec![absent("diagnostics", &json_of(expected), reply)];
    };
    // An implementation that tells diagnostics only leaves the sound tools out.
    let tools = reply.tools.as_deref().unwrap_or(sound);
    let found = [ids(expected, diagnostics), of_json("tools", &json_of(sound), &json_of(tools))];
    found.into_iter().flatten().collect()
}

fn ids(expected: &[Diagnostic], answered: &[Diagnostic]) -> Option<Difference> {
    let found = of_json("diagnostics", &json_of(expected), &json_of(answered))?;
    let lacks = |list: &[Diagnostic], sought: &Diagnostic| !list.contains(sought);
    let missing = expected.iter().find(|diagnostic| lacks(answered, diagnostic));
    let extra = answered.iter().find(|diagnostic| lacks(expected, diagnostic));
    let (class, summary) = match (missing, extra) {
        (Some(missing), _) => (Class::Missing, format!("{} is not told", missing.id)),
        (None, Some(extra)) => (Class::Extra, format!("{} is not expected", extra.id)),
        (None, None) if expected.len() == answered.len() => {
            (Class::KeyOrder, "the diagnostics stand in another order".to_owned())
        }
        (None, None) => (Class::Extra, "a diagnostic is told twice".to_owned()),
    };
    Some(Difference { class, summary, ..found })
}

fn verdict(summary: &str, expected: &str, reply: &Reply) -> Difference {
    let answered = reply.text.as_ref().or(reply.arguments.as_ref()).cloned().unwrap_or_default();
    Difference { class: Class::Verdict, summary: summary.to_owned(), ..whole("outcome", expected, &answered) }
}

/// The answer does not have the member that the question asks for.
fn absent(part: &str, expected: &str, reply: &Reply) -> Difference {
    let summary = match reply.outcome {
        Some(Outcome::Ok) => format!("the answer has no `{part}`"),
        Some(Outcome::Error) => format!("an error, not a `{part}`"),
        Some(Outcome::Unsupported) => "unsupported, which `hello` did not declare".to_owned(),
        None => "the answer has no `outcome`".to_owned(),
    };
    let answered = reply.text.clone().unwrap_or_default();
    Difference { class: Class::Absent, summary, ..whole(part, expected, &answered) }
}

fn json_of<T: Serialize + ?Sized>(value: &T) -> String {
    // Its members are strings, which have a JSON form.
    serde_json::to_string(value).unwrap_or_default()
}
