//! Where two texts part, and what kind of difference it is.

use std::collections::BTreeSet;
use std::fmt;

use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

use super::json::{Spelled, meaning, same_string};

/// What kind of difference it is. The first two are differences of spelling only, and conform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// White space between tokens.
    WhiteSpace,
    /// A character is written by another escape.
    EscapeStyle,
    /// The members of an object stand in another order.
    KeyOrder,
    /// A number is spelled differently.
    NumberSpelling,
    /// A member or an element is missing.
    Missing,
    /// A member or an element is not expected.
    Extra,
    /// Only the fragments are looser: number for every number, arrays without items (ruling X-3).
    Looser,
    /// A value of another kind.
    Kind,
    /// Another value of the same kind.
    Value,
    /// What should be JSON is none.
    NotJson,
    /// Other words.
    Text,
    /// Accepted in place of refused, or the other way round.
    Verdict,
    /// The answer lacks what was asked for.
    Absent,
}

impl Class {
    /// Whether only the spelling differs.
    #[must_use]
    pub fn is_spelling(self) -> bool {
        matches!(self, Self::WhiteSpace | Self::EscapeStyle)
    }
}

/// A difference, explained.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Difference {
    /// What differs: `inputSchema`, `text`, ….
    pub part: String,
    /// The kind of difference.
    pub class: Class,
    /// What differences of many cases have in common, in words.
    pub summary: String,
    /// Where it is within the JSON text, as a JSON Pointer; empty for the whole.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub pointer: String,
    /// The first byte that differs, counted from 0.
    pub byte: usize,
    /// What is expected.
    pub expected: String,
    /// What came.
    pub answered: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} (byte {}", self.part, self.summary, self.byte)?;
        if !self.pointer.is_empty() {
            write!(f, ", {}", self.pointer)?;
        }
        f.write_str(")")
    }
}

/// How two JSON texts differ; `None` where they are one byte for byte.
#[must_use]
pub(super) fn of_json(part: &str, expected: &str, answered: &str) -> Option<Difference> {
    if expected == answered {
        return None;
    }
    let (class, pointer, summary) = match (Spelled::parse(expected), Spelled::parse(answered)) {
        (Some(ours), Some(theirs)) if is_looser(&ours, &theirs) => {
            let text =
                "looser fragments: number for every number, or arrays without items, as the published library has them";
            (Class::Looser, String::new(), text.to_owned())
        }
        (_, None) => (Class::NotJson, String::new(), format!("`{part}` is not JSON")),
        (None, Some(_)) => (Class::Text, String::new(), "other words".to_owned()),
        (Some(expected), Some(answered)) if expected.is_same(&answered) => spelling(&expected, &answered),
        (Some(expected), Some(answered)) => first(&expected, &answered, String::new())
            .unwrap_or_else(|| (Class::Text, String::new(), "other words".to_owned())),
    };
    Some(Difference { part: part.to_owned(), class, summary, pointer, ..whole(part, expected, answered) })
}

/// How two texts differ that are no JSON; `None` where they are one byte for byte.
#[must_use]
pub(super) fn of_text(part: &str, expected: &str, answered: &str) -> Option<Difference> {
    let summary = || match (expected.is_empty(), answered.is_empty()) {
        (false, true) => format!("`{part}` is empty"),
        (true, false) => format!("`{part}` is not empty"),
        _ => format!("other words than “{}”", template(expected)),
    };
    (expected != answered).then(|| Difference { summary: summary(), ..whole(part, expected, answered) })
}

/// A difference of the whole.
pub(super) fn whole(part: &str, expected: &str, answered: &str) -> Difference {
    let byte = expected.bytes().zip(answered.bytes()).take_while(|(a, b)| a == b).count();
    Difference {
        part: part.to_owned(),
        class: Class::Text,
        summary: String::new(),
        pointer: String::new(),
        byte,
        expected: expected.to_owned(),
        answered: answered.to_owned(),
    }
}

/// Whether the answer is what is expected but for the looser fragments of the published library.
fn is_looser(expected: &Spelled<'_>, answered: &Spelled<'_>) -> bool {
    let is_schema = matches!(expected, Spelled::Object(members) if members.iter().any(|(name, _)| *name == "\"type\""));
    if !is_schema || expected.is_same(answered) {
        return false;
    }
    let mut loosened = expected.clone();
    loosened.loosen();
    loosened.is_same(answered)
}

type Found = (Class, String, String);

/// Same tokens: which characters are escaped differently, else white space.
fn spelling(expected: &Spelled<'_>, answered: &Spelled<'_>) -> Found {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    expected.strings(&mut ours);
    answered.strings(&mut theirs);
    let styles: BTreeSet<String> = ours.iter().zip(theirs).flat_map(|(a, b)| escapes(a, b)).collect();
    match styles.is_empty() {
        true => (Class::WhiteSpace, String::new(), "white space between tokens".to_owned()),
        false => (Class::EscapeStyle, String::new(), styles.into_iter().collect::<Vec<_>>().join(", ")),
    }
}

/// The characters that two spellings of one string write differently.
fn escapes(expected: &str, answered: &str) -> Vec<String> {
    let pairs = units(expected).into_iter().zip(units(answered));
    pairs.filter(|(a, b)| a != b).map(|(a, b)| format!("`{a}` written as `{b}`")).collect()
}

/// A spelled string, cut at its characters; two `\u` that make one character stay together.
fn units(spelled: &str) -> Vec<&str> {
    let mut units = Vec::new();
    let mut rest = spelled;
    while let Some(character) = rest.chars().next() {
        let length = match rest.as_bytes().get(1) {
            Some(b'u') if character == '\\' && is_high_surrogate(rest) => 12,
            Some(b'u') if character == '\\' => 6,
            Some(_) if character == '\\' => 2,
            _ => character.len_utf8(),
        };
        let (unit, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
        units.push(unit);
        rest = after;
    }
    units
}

fn is_high_surrogate(escape: &str) -> bool {
    let unit = escape.get(2..6).and_then(|digits| u16::from_str_radix(digits, 16).ok());
    unit.is_some_and(|unit| (0xD800..0xDC00).contains(&unit))
}

/// The first difference of two values, in the order of the expected one.
fn first(expected: &Spelled<'_>, answered: &Spelled<'_>, pointer: String) -> Option<Found> {
    match (expected, answered) {
        (Spelled::Object(ours), Spelled::Object(theirs)) => objects(ours, theirs, pointer),
        (Spelled::Array(ours), Spelled::Array(theirs)) => arrays(ours, theirs, &pointer),
        _ if expected.is_same(answered) => None,
        (Spelled::Number(a), Spelled::Number(b)) if same_number(a, b) => {
            Some((Class::NumberSpelling, pointer, format!("`{a}` written as `{b}`")))
        }
        _ if expected.kind() == answered.kind() => {
            let summary = format!("`{}` has another value", last(&pointer));
            Some((Class::Value, pointer, summary))
        }
        _ => {
            let summary = format!("`{}` is {}, not {}", last(&pointer), answered.kind(), expected.kind());
            Some((Class::Kind, pointer, summary))
        }
    }
}

type Member<'t> = (&'t str, Spelled<'t>);

fn objects(ours: &[Member<'_>], theirs: &[Member<'_>], pointer: String) -> Option<Found> {
    let lacks = |members: &[Member<'_>], name: &str| !members.iter().any(|(other, _)| same_string(name, other));
    if let Some((name, _)) = ours.iter().find(|(name, _)| lacks(theirs, name)) {
        return Some((Class::Missing, step(&pointer, name), format!("`{}` is missing", shown(name))));
    }
    if let Some((name, _)) = theirs.iter().find(|(name, _)| lacks(ours, name)) {
        return Some((Class::Extra, step(&pointer, name), format!("`{}` is not expected", shown(name))));
    }
    if ours.len() != theirs.len() {
        return Some((Class::Extra, pointer, "a name is given twice".to_owned()));
    }
    if let Some(((ours, _), (theirs, _))) = ours.iter().zip(theirs).find(|((a, _), (b, _))| !same_string(a, b)) {
        let summary = format!("`{}` stands where `{}` should", shown(theirs), shown(ours));
        return Some((Class::KeyOrder, step(&pointer, theirs), summary));
    }
    ours.iter().zip(theirs).find_map(|((name, a), (_, b))| first(a, b, step(&pointer, name)))
}

fn arrays(ours: &[Spelled<'_>], theirs: &[Spelled<'_>], pointer: &str) -> Option<Found> {
    let count = ours.len().min(theirs.len());
    let within = ours.iter().zip(theirs).zip(0..).find_map(|((a, b), index)| first(a, b, format!("{pointer}/{index}")));
    let name = last(pointer);
    within.or_else(|| match ours.len().cmp(&theirs.len()) {
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => {
            Some((Class::Extra, format!("{pointer}/{count}"), format!("`{name}` has more elements")))
        }
        std::cmp::Ordering::Greater => {
            Some((Class::Missing, format!("{pointer}/{count}"), format!("`{name}` has fewer elements")))
        }
    })
}

/// Whether two spellings are of one number.
fn same_number(a: &str, b: &str) -> bool {
    let exact = |text: &str| text.parse::<Decimal>().or_else(|_| Decimal::from_scientific(text)).ok();
    match (exact(a), exact(b)) {
        (Some(a), Some(b)) => a == b,
        // Beyond 96 bits the nearest double has to do.
        _ => a.parse::<f64>().ok().zip(b.parse::<f64>().ok()).is_some_and(|(a, b)| a == b),
    }
}

fn step(pointer: &str, name: &str) -> String {
    format!("{pointer}/{}", shown(name).replace('~', "~0").replace('/', "~1"))
}

fn shown(name: &str) -> String {
    meaning(name).unwrap_or_else(|| name.to_owned())
}

/// The last step of a pointer that is a name; a value within an array is called by its array.
fn last(pointer: &str) -> &str {
    let mut steps = pointer.rsplit('/');
    steps.find(|step| step.bytes().any(|byte| !byte.is_ascii_digit())).unwrap_or("the value")
}

/// A text with its names and numbers taken out, which texts of one kind have in common.
fn template(text: &str) -> String {
    // A path may hold quotes of its own.
    let after_path = text.strip_prefix("Argument '").and_then(|rest| {
        let ends = ["' must ", "' is ", "' repeats "].into_iter().filter_map(|end| rest.find(end));
        ends.min().and_then(|end| rest.get(end..))
    });
    let (mut template, text) = match after_path {
        Some(rest) => ("Argument '…'".to_owned(), rest.get(1..).unwrap_or_default()),
        None => (String::new(), text),
    };
    let mut quoted = false;
    for character in text.chars() {
        match character {
            '\'' => {
                quoted = !quoted;
                template.push_str(if quoted { "'…" } else { "'" });
            }
            _ if quoted => {}
            '0'..='9' if template.ends_with('#') => {}
            '0'..='9' => {
                if template.ends_with(" -") {
                    template.pop();
                }
                template.push('#');
            }
            _ => template.push(character),
        }
    }
    template
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn explained(expected: &str, answered: &str) -> (Class, String, String, usize) {
        let found = of_json("inputSchema", expected, answered).unwrap();
        (found.class, found.pointer, found.summary, found.byte)
    }

    #[test]
    fn each_kind_of_difference_is_named() {
        let table = [
            ("{\"a\":1}", "{ \"a\":1}", Class::WhiteSpace, "", "white space between tokens", 1),
            (
                "\"1+😀\"",
                "\"1\\u002B\\uD83D\\uDE00\"",
                Class::EscapeStyle,
                "",
                "`+` written as `\\u002B`, `😀` written as `\\uD83D\\uDE00`",
                2,
            ),
            ("{\"a\":1,\"b\":2}", "{\"b\":2,\"a\":1}", Class::KeyOrder, "/b", "`b` stands where `a` should", 2),
            (
                "[1E+20]",
                "[100000000000000000000]",
                Class::NumberSpelling,
                "/0",
                "`1E+20` written as `100000000000000000000`",
                2,
            ),
            ("{\"p\":{\"a\":1}}", "{\"p\":{}}", Class::Missing, "/p/a", "`a` is missing", 6),
            ("{\"p\":{}}", "{\"p\":{\"a/b\":1}}", Class::Extra, "/p/a~1b", "`a/b` is not expected", 6),
            ("{\"a\":1}", "{\"a\":1,\"a\":1}", Class::Extra, "", "a name is given twice", 6),
            (
                "{\"enum\":[\"a\",null]}",
                "{\"enum\":[\"a\"]}",
                Class::Missing,
                "/enum/1",
                "`enum` has fewer elements",
                12,
            ),
            ("{\"enum\":[\"a\"]}", "{\"enum\":[\"a\",1]}", Class::Extra, "/enum/1", "`enum` has more elements", 12),
            ("{\"minimum\":-128}", "{\"minimum\":0}", Class::Value, "/minimum", "`minimum` has another value", 11),
            ("{\"type\":[\"a\"]}", "{\"type\":\"a\"}", Class::Kind, "/type", "`type` is a string, not an array", 8),
            (
                "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"integer\",\"minimum\":0},\"b\":{\"type\":[\"array\",\"null\"],\"items\":{}}}}",
                "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"number\"},\"b\":{\"type\":[\"array\",\"null\"]}}}",
                Class::Looser,
                "",
                "looser fragments: number for every number, or arrays without items, as the published library has them",
                44,
            ),
            ("{}", "{", Class::NotJson, "", "`inputSchema` is not JSON", 1),
        ];
        for (expected, answered, class, pointer, summary, byte) in table {
            assert_eq!(explained(expected, answered), (class, pointer.to_owned(), summary.to_owned(), byte));
        }
        assert_eq!(of_json("inputSchema", "{}", "{}"), None);
    }

    #[test]
    fn texts_of_one_kind_have_one_summary() {
        let of = |text| of_text("text", text, "no").unwrap().summary;
        let expected = "other words than “Argument '…' must be an integer from # to #.”";
        assert_eq!(of("Argument 'a' must be an integer from 0 to 255."), expected);
        assert_eq!(of("Argument 'b['a key']' must be an integer from -7 to 9."), expected);
        assert_eq!(of_text("description", "", "x").unwrap().summary, "`description` is not empty");
    }
}
