//! Grading: an answer held against what is expected.
//!
//! Texts are compared byte for byte. JSON that says the same in other escapes or with white space is equivalent
//! (ruling T-2): it conforms, and the report says so.

mod difference;
pub(crate) mod json;

use serde::{Deserialize, Serialize};

pub use difference::{Class, Difference};
use difference::{of_json, of_text, whole};
use json::without_descriptions;

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
        Expected::Lowered { strict, schema } => lowered(*strict, schema, reply),
        Expected::Diagnostics { diagnostics, sound } => checked(diagnostics, sound, reply),
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

/// What is kept in words is kept in whose words ever: the rest of the schema is compared.
fn lowered(strict: bool, expected: &str, reply: &Reply) -> Grade {
    let Some(schema) = reply.schema.as_ref().filter(|_| reply.outcome == Some(Outcome::Ok)) else {
        return Grade::of(vec![absent("schema", expected, reply)]);
    };
    let flag = |strict: bool| strict.to_string();
    let answered = reply.strict.map_or_else(|| "nothing".to_owned(), flag);
    let differs = (flag(strict) != answered).then(|| Difference {
        class: Class::Value,
        summary: format!("`strict` is {answered}"),
        ..whole("strict", &flag(strict), &answered)
    });
    let found = of_json("schema", expected, schema);
    let wordless = || of_json("schema", &without_descriptions(expected), &without_descriptions(schema));
    let is_wording = found.as_ref().is_some_and(|found| !found.class.is_spelling())
        && differs.is_none()
        && wordless().is_none_or(|found| found.class.is_spelling());
    let mut grade = Grade::of(differs.into_iter().chain(found).collect());
    if is_wording {
        grade.verdict = Verdict::Variant;
    }
    grade
}

/// Where on a tool each diagnostic stands is every compiler's own: those of one tool may come in any order.
fn checked(expected: &[Diagnostic], sound: &[String], reply: &Reply) -> Grade {
    let Some(diagnostics) = reply.diagnostics.as_ref().filter(|_| reply.outcome == Some(Outcome::Ok)) else {
        return Grade::of(vec![absent("diagnostics", &json_of(expected), reply)]);
    };
    // An implementation that tells diagnostics only leaves the sound tools out.
    let tools = reply.tools.as_deref().unwrap_or(sound);
    let found = [ids(expected, diagnostics), of_json("tools", &json_of(sound), &json_of(tools))];
    let [ids, names] = found;
    let is_order_within_a_tool = ids.is_some() && names.is_none() && by_tool(expected) == by_tool(diagnostics);
    let mut grade = Grade::of(ids.into_iter().chain(names).collect());
    if is_order_within_a_tool {
        grade.verdict = Verdict::Variant;
    }
    grade
}

/// The diagnostics with those of one tool that stand together in the order of their ids.
fn by_tool(diagnostics: &[Diagnostic]) -> Vec<(&str, Vec<&str>)> {
    let runs = diagnostics.chunk_by(|one, next| one.tool == next.tool);
    let sorted = runs.map(|run| {
        let mut ids: Vec<&str> = run.iter().map(|diagnostic| diagnostic.id.as_str()).collect();
        ids.sort_unstable();
        (run.first().map_or("", |first| first.tool.as_str()), ids)
    });
    sorted.collect()
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

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn graded(expected: &Expected, reply: Reply) -> (Verdict, Vec<String>) {
        let graded = grade(expected, &Reply { outcome: Some(Outcome::Ok), ..reply });
        (graded.verdict, graded.differences.into_iter().map(|found| found.summary).collect())
    }

    #[test]
    fn the_words_of_a_lowered_schema_are_free_and_the_rest_is_not() {
        let expected = Expected::Lowered {
            strict: true,
            schema: r#"{"type":"string","description":"At most 3 characters."}"#.to_owned(),
        };
        let reply = |strict, schema: &str| Reply { strict, schema: Some(schema.to_owned()), ..Reply::default() };
        let table = [
            (Some(true), r#"{"type":"string","description":"At most 3 characters."}"#, Verdict::Exact),
            (Some(true), r#"{"type": "string","description":"At most 3 characters."}"#, Verdict::Equivalent),
            (Some(true), r#"{"type":"string","description":"No more than three."}"#, Verdict::Variant),
            (Some(true), r#"{"type":"string"}"#, Verdict::Variant),
            (Some(true), r#"{"type":"string","maxLength":3}"#, Verdict::Different),
            (Some(false), r#"{"type":"string","description":"No more than three."}"#, Verdict::Different),
            (None, r#"{"type":"string","description":"At most 3 characters."}"#, Verdict::Different),
        ];
        for (strict, schema, verdict) in table {
            assert_eq!(graded(&expected, reply(strict, schema)).0, verdict, "{strict:?} {schema}");
        }
    }

    #[test]
    fn every_fault_of_a_call_is_as_right() {
        let expected = Expected::Refusal(vec!["first".to_owned(), "second".to_owned()]);
        let told = |text: &str| grade(&expected, &Reply::refusal("x", text)).verdict;
        assert_eq!(
            [told("first"), told("second"), told("third")],
            [Verdict::Exact, Verdict::Variant, Verdict::Different]
        );
        let accepted = graded(&expected, Reply { arguments: Some("{}".to_owned()), ..Reply::default() });
        assert_eq!(accepted, (Verdict::Different, vec!["accepted, not refused".to_owned()]));
    }

    #[test]
    fn diagnostics_are_compared_by_id_tool_and_order() {
        let told = |ids: &[&str]| -> Vec<Diagnostic> {
            ids.iter().map(|id| Diagnostic { id: (*id).to_owned(), tool: "f".to_owned() }).collect()
        };
        let expected = Expected::Diagnostics { diagnostics: told(&["OLT002", "OLT003"]), sound: vec!["g".to_owned()] };
        let check = |ids: &[&str], tools: Option<Vec<String>>| {
            graded(&expected, Reply { diagnostics: Some(told(ids)), tools, ..Reply::default() })
        };
        let sound = || Some(vec!["g".to_owned()]);
        assert_eq!(check(&["OLT002", "OLT003"], sound()).0, Verdict::Exact);
        // One that tells no tools is not asked for them.
        assert_eq!(check(&["OLT002", "OLT003"], None).0, Verdict::Exact);
        let table = [
            (&["OLT002"][..], "OLT003 is not told"),
            (&["OLT002", "OLT003", "OLT006"], "OLT006 is not expected"),
            (&["OLT002", "OLT003", "OLT003"], "a diagnostic is told twice"),
        ];
        for (ids, summary) in table {
            assert_eq!(check(ids, sound()), (Verdict::Different, vec![summary.to_owned()]));
        }
        assert_eq!(check(&["OLT002", "OLT003"], Some(vec![])).0, Verdict::Different);
        // Where on the tool they stand is free; the order of tools is not.
        let (verdict, summaries) = check(&["OLT003", "OLT002"], sound());
        assert_eq!((verdict, &*summaries[0]), (Verdict::Variant, "the diagnostics stand in another order"));
        let of = |tool: &str| Diagnostic { id: "OLT002".to_owned(), tool: tool.to_owned() };
        let expected = Expected::Diagnostics { diagnostics: vec![of("a"), of("b")], sound: vec![] };
        let swapped = Reply { diagnostics: Some(vec![of("b"), of("a")]), tools: Some(vec![]), ..Reply::default() };
        assert_eq!(graded(&expected, swapped).0, Verdict::Different);
    }

    #[test]
    fn parts_are_compared_one_by_one() {
        let json = |text: &str| PartText::Json(text.to_owned());
        let expected = Expected::Content(vec![json("[1.50]"), PartText::Text("a".to_owned())]);
        let given = |parts: Vec<PartText>| graded(&expected, Reply { content: Some(parts), ..Reply::default() });
        let text = PartText::Text("a".to_owned());
        assert_eq!(given(vec![json("[ 1.50 ]"), text.clone()]).0, Verdict::Equivalent);
        let (verdict, summaries) = given(vec![json("[1.5]"), text.clone()]);
        assert_eq!((verdict, summaries), (Verdict::Different, vec!["`1.50` written as `1.5`".to_owned()]));
        assert_eq!(given(vec![text, json("[1.50]")]).0, Verdict::Different);
        assert_eq!(given(vec![]).0, Verdict::Different);
    }
}
