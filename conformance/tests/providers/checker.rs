//! The contract's table of what providers reject, as a checker of schemas. Written from the table alone: it knows
//! nothing of how schemas are lowered.

use olt::provider::Provider;
use serde_json::{Map, Number, Value};

const ANTHROPIC_FORMATS: [&str; 10] =
    ["date-time", "time", "date", "duration", "email", "hostname", "uri", "ipv4", "ipv6", "uuid"];
const OPENAI_FORMATS: [&str; 9] =
    ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"];
const GEMINI_FORMATS: [&str; 3] = ["date-time", "date", "time"];

/// Everything in a schema that the provider's column of the table does not accept.
pub(crate) fn complaints(provider: Provider, is_strict: bool, schema: &Value) -> Vec<String> {
    let mut checker = Checker { provider, is_strict, complaints: Vec::new(), loose: 0 };
    checker.schema(schema);
    let Checker { mut complaints, loose, .. } = checker;
    match provider {
        Provider::Gemini if is_strict => complaints.push("Gemini has no strict mode".to_owned()),
        Provider::Anthropic | Provider::OpenAi if !is_strict && loose == 0 => {
            complaints.push("nothing in it keeps it from being strict".to_owned());
        }
        _ => {}
    }
    complaints
}

struct Checker {
    provider: Provider,
    is_strict: bool,
    complaints: Vec<String>,
    /// Fragments that strict modes refuse.
    loose: usize,
}

impl Checker {
    fn schema(&mut self, schema: &Value) {
        let Some(schema) = schema.as_object() else { return self.complain("a schema is no object", schema) };
        for (keyword, value) in schema {
            if !self.accepts(keyword, value) {
                self.complain(keyword, value);
            }
        }
        self.shape(schema);
        schema.get("items").into_iter().for_each(|items| self.schema(items));
        let properties = schema.get("properties").and_then(Value::as_object);
        properties.into_iter().flat_map(Map::values).for_each(|property| self.schema(property));
        schema.get("additionalProperties").filter(|value| value.is_object()).into_iter().for_each(|v| self.schema(v));
    }

    /// One row of the table, or a keyword that every structure is made of.
    fn accepts(&self, keyword: &str, value: &Value) -> bool {
        use Provider::{Anthropic, Gemini, OpenAi};
        match (keyword, self.provider) {
            ("minimum" | "maximum", Anthropic) => false,
            ("minimum" | "maximum", OpenAi) => value.as_number().is_some_and(is_within_2_to_53),
            ("minimum" | "maximum", Gemini) => true,
            ("minLength" | "maxLength" | "uniqueItems" | "contentEncoding", _) => false,
            ("minItems", Anthropic) => matches!(value.as_u64(), Some(0 | 1)),
            ("maxItems", Anthropic) => false,
            ("minItems" | "maxItems", _) => true,
            ("pattern", Anthropic) => value.as_str().is_some_and(is_simple),
            ("pattern", OpenAi) => true,
            ("pattern" | "default", Gemini) | ("default", OpenAi) => false,
            ("default", Anthropic) => true,
            ("format", Anthropic) => value.as_str().is_some_and(|format| ANTHROPIC_FORMATS.contains(&format)),
            ("format", OpenAi) => value.as_str().is_some_and(|format| OPENAI_FORMATS.contains(&format)),
            ("format", Gemini) => value.as_str().is_some_and(|format| GEMINI_FORMATS.contains(&format)),
            ("type" | "description" | "enum" | "items" | "properties" | "required" | "additionalProperties", _) => true,
            _ => false,
        }
    }

    /// Closed objects, typed fragments, and OpenAI's every property required.
    fn shape(&mut self, schema: &Map<String, Value>) {
        let is_of = |name: &str| match schema.get("type") {
            Some(Value::Array(types)) => types.contains(&name.into()),
            Some(ty) => ty == name,
            None => false,
        };
        let is_open = is_of("object") && schema.get("additionalProperties") != Some(&Value::Bool(false));
        let is_bare = is_of("array") && !schema.contains_key("items");
        if is_open || is_bare || !schema.contains_key("type") {
            self.loose += 1;
            if self.is_strict {
                self.complain("refused in strict mode", &Value::Object(schema.clone()));
            }
        }
        if self.provider == Provider::OpenAi
            && let Some(properties) = schema.get("properties").and_then(Value::as_object)
        {
            let required = schema.get("required").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
            let is_required = |name: &&String| required.iter().any(|required| required == name.as_str());
            if let Some(name) = properties.keys().find(|name| !is_required(name)) {
                self.complain("not required", &name.as_str().into());
            }
        }
    }

    fn complain(&mut self, what: &str, value: &Value) {
        self.complaints.push(format!("{} does not take {what}: {value}", self.provider));
    }
}

/// Whether a bound is one from -2^53 to 2^53. Integers are compared as such; of others those below it are taken, since
/// a float of 2^53 is what a number just beyond it is read as.
fn is_within_2_to_53(bound: &Number) -> bool {
    let size = bound.as_u64().or_else(|| bound.as_i64().map(i64::unsigned_abs));
    size.map_or_else(
        || bound.as_f64().is_some_and(|bound| bound.abs() < 9_007_199_254_740_992.0),
        |size| size <= 9_007_199_254_740_992,
    )
}

/// Whether a pattern has neither look-around nor back-references nor word boundaries, by its characters.
fn is_simple(pattern: &str) -> bool {
    let mut rest = pattern;
    while let Some(first) = rest.chars().next() {
        let tail = &rest[first.len_utf8()..];
        if first == '\\' {
            let escaped = tail.chars().next();
            if escaped.is_some_and(|c| c == 'b' || c == 'B' || c == 'k' || ('1'..='9').contains(&c)) {
                return false;
            }
            rest = &tail[escaped.map_or(0, char::len_utf8)..];
        } else if ["(?=", "(?!", "(?<=", "(?<!"].iter().any(|look| rest.starts_with(look)) {
            return false;
        } else {
            rest = tail;
        }
    }
    true
}

#[test]
fn each_cell_is_checked() {
    let refused = |provider, schema: &str| {
        !complaints(provider, true, &serde_json::from_str(schema).unwrap())
            .iter()
            .all(|complaint| complaint == "Gemini has no strict mode")
    };
    let object = |inner: &str| format!(r#"{{"type":"object",{inner}}}"#);
    let table = [
        (r#"{"type":"integer","minimum":1}"#.to_owned(), [true, false, false]),
        (r#"{"type":"integer","maximum":9007199254740992}"#.to_owned(), [true, false, false]),
        (r#"{"type":"integer","minimum":-9007199254740992}"#.to_owned(), [true, false, false]),
        (r#"{"type":"integer","maximum":9007199254740993}"#.to_owned(), [true, true, false]),
        (r#"{"type":"integer","minimum":-9007199254740993}"#.to_owned(), [true, true, false]),
        (r#"{"type":"number","maximum":-4503599627370495.5}"#.to_owned(), [true, false, false]),
        (r#"{"type":"number","maximum":9007199254740992.5}"#.to_owned(), [true, true, false]),
        (r#"{"type":"number","maximum":1e20}"#.to_owned(), [true, true, false]),
        (r#"{"type":"string","minLength":1}"#.to_owned(), [true; 3]),
        (r#"{"type":"array","items":{"type":"string"},"minItems":1}"#.to_owned(), [false; 3]),
        (r#"{"type":"array","items":{"type":"string"},"minItems":2}"#.to_owned(), [true, false, false]),
        (r#"{"type":"array","items":{"type":"string"},"maxItems":1}"#.to_owned(), [true, false, false]),
        (r#"{"type":"array","items":{"type":"string"},"uniqueItems":true}"#.to_owned(), [true; 3]),
        (r#"{"type":"string","pattern":"^\\\\b\\d+$"}"#.to_owned(), [false, false, true]),
        (r#"{"type":"string","pattern":"(?<!a)b"}"#.to_owned(), [true, false, true]),
        (r#"{"type":"string","pattern":"a\\b"}"#.to_owned(), [true, false, true]),
        (r#"{"type":"string","format":"uri"}"#.to_owned(), [false, true, true]),
        (r#"{"type":"string","format":"uuid"}"#.to_owned(), [false, false, true]),
        (r#"{"type":"string","format":"time"}"#.to_owned(), [false; 3]),
        (r#"{"type":"string","contentEncoding":"base64"}"#.to_owned(), [true; 3]),
        (r#"{"type":"boolean","default":true}"#.to_owned(), [false, true, true]),
        (r#"{"type":["boolean","null"]}"#.to_owned(), [false; 3]),
        (object(r#""additionalProperties":{"type":"string"}"#), [true, true, true]),
        (object(r#""properties":{"a":{"type":"boolean"}},"additionalProperties":false"#), [false, true, false]),
        ("{}".to_owned(), [true, true, true]),
        (r#"{"type":"string","title":"x"}"#.to_owned(), [true; 3]),
    ];
    for (schema, expected) in table {
        // What is loose is refused of a strict tool alone, and Gemini has none.
        let found = Provider::ALL.map(|provider| refused(provider, &schema));
        assert_eq!(found, expected, "{schema}");
    }
}
