//! Fragments as text, written by the compiler: one walk that first counts, then writes.
//!
//! The order of keywords is the order of the calls in [`fragment`], and stands nowhere else in this lane.

use std::fmt;

use super::default::Written;
use super::fragment::{Additional, Bound, Fragment, JsonType, Property};

/// Pieces up to this many bytes are copied by a loop, which the compiler's interpreter does faster.
const SHORT: usize = 12;

/// How many bytes [`write()`] takes for the text of `fragment`.
#[must_use]
pub const fn length(schema: &Fragment) -> usize {
    let mut out = Sink::counting();
    fragment(&mut out, schema);
    out.at
}

/// The text of `fragment`, which is [`length`] bytes long.
#[must_use]
pub const fn write<const N: usize>(schema: &Fragment) -> [u8; N] {
    let mut bytes = [0; N];
    fragment(&mut Sink { bytes: Some(&mut bytes), at: 0 }, schema);
    bytes
}

/// The text of a fragment, written at run time.
///
/// ```
/// use olt::ToolType;
/// assert_eq!(<Option<bool>>::FRAGMENT.to_string(), r#"{"type":["boolean","null"]}"#);
/// ```
impl fmt::Display for Fragment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = vec![0; length(self)];
        fragment(&mut Sink { bytes: Some(&mut bytes), at: 0 }, self);
        f.write_str(str::from_utf8(&bytes).map_err(|_| fmt::Error)?)
    }
}

/// How many bytes [`write_properties`] takes.
#[must_use]
pub const fn properties_length(list: &[Property]) -> usize {
    let mut out = Sink::counting();
    properties(&mut out, list);
    out.at
}

/// What a record's fragment has from the comma before `"properties"` to `false`.
#[must_use]
pub const fn write_properties<const N: usize>(list: &[Property]) -> [u8; N] {
    let mut bytes = [0; N];
    properties(&mut Sink { bytes: Some(&mut bytes), at: 0 }, list);
    bytes
}

/// How many bytes [`write_output`] takes.
#[must_use]
pub const fn output_length(schema: &Option<Fragment>) -> usize {
    match schema {
        Some(schema) => length(schema),
        None => 0,
    }
}

/// The text of an output schema; nothing where there is none.
#[must_use]
pub const fn write_output<const N: usize>(schema: &Option<Fragment>) -> [u8; N] {
    match schema {
        Some(schema) => write(schema),
        None => [0; N],
    }
}

/// Written bytes as the text they are.
#[must_use]
pub(super) fn text(bytes: &'static [u8]) -> &'static str {
    std::str::from_utf8(bytes).unwrap_or_default()
}

/// Where the text goes, or only how long it is.
struct Sink<'b> {
    bytes: Option<&'b mut [u8]>,
    at: usize,
}

impl Sink<'_> {
    const fn counting() -> Self {
        Self { bytes: None, at: 0 }
    }

    const fn put(&mut self, piece: &str) {
        self.put_bytes(piece.as_bytes());
    }

    const fn put_bytes(&mut self, piece: &[u8]) {
        if let Some(bytes) = &mut self.bytes {
            if piece.len() > SHORT {
                bytes.split_at_mut(self.at).1.split_at_mut(piece.len()).0.copy_from_slice(piece);
            } else {
                let mut index = 0;
                while index < piece.len() {
                    bytes[self.at + index] = piece[index];
                    index += 1;
                }
            }
        }
        self.at += piece.len();
    }

    const fn integer(&mut self, value: i128) {
        if value < 0 {
            self.put("-");
        }
        let mut divisor = 1;
        let size = value.unsigned_abs();
        while size / divisor >= 10 {
            divisor *= 10;
        }
        while divisor > 0 {
            self.put_bytes(&[b'0' + (size / divisor % 10) as u8]);
            divisor /= 10;
        }
    }

    /// A string, escaped as ruling T-2 says.
    const fn string(&mut self, text: &str) {
        self.put("\"");
        let mut rest = text.as_bytes();
        while let [byte, more @ ..] = rest {
            match *byte {
                b'"' => self.put("\\\""),
                b'\\' => self.put("\\\\"),
                0x08 => self.put("\\b"),
                b'\t' => self.put("\\t"),
                b'\n' => self.put("\\n"),
                0x0c => self.put("\\f"),
                b'\r' => self.put("\\r"),
                0..0x20 => {
                    self.put("\\u00");
                    self.put_bytes(&[b'0' + (*byte >> 4), b"0123456789abcdef"[(*byte & 0xf) as usize]]);
                }
                plain => self.put_bytes(&[plain]),
            }
            rest = more;
        }
        self.put("\"");
    }

    /// A keyword; the comma before it unless it is the first since `start`.
    const fn keyword(&mut self, start: usize, keyword: &str) {
        if self.at != start {
            self.put(",");
        }
        self.put(keyword);
    }

    const fn optional_text(&mut self, start: usize, keyword: &str, json: Option<&str>) {
        if let Some(json) = json {
            self.keyword(start, keyword);
            self.put(json);
        }
    }

    /// A text that needs no escape, as a string.
    const fn optional_word(&mut self, start: usize, keyword: &str, word: Option<&str>) {
        if let Some(word) = word {
            self.keyword(start, keyword);
            self.put("\"");
            self.put(word);
            self.put("\"");
        }
    }

    const fn optional_count(&mut self, start: usize, keyword: &str, count: Option<u64>) {
        if let Some(count) = count {
            self.keyword(start, keyword);
            self.integer(count as i128);
        }
    }

    const fn bound(&mut self, start: usize, keyword: &str, bound: &Bound) {
        match bound {
            Bound::Unbounded => {}
            Bound::Integer(bound) => {
                self.keyword(start, keyword);
                self.integer(*bound);
            }
            Bound::Number(text) => self.optional_text(start, keyword, Some(text)),
        }
    }
}

/// One fragment: the one place that knows the order of keywords (the note's *Types*).
const fn fragment(out: &mut Sink<'_>, schema: &Fragment) {
    if let Some(text) = schema.text {
        return out.put(text);
    }
    out.put("{");
    let start = out.at;
    json_type(out, schema);
    out.optional_word(start, "\"format\":", schema.format);
    out.optional_text(start, "\"description\":", schema.description);
    members(out, start, schema);
    out.bound(start, "\"minimum\":", &schema.minimum);
    out.bound(start, "\"maximum\":", &schema.maximum);
    out.optional_count(start, "\"minLength\":", schema.min_length);
    out.optional_count(start, "\"maxLength\":", schema.max_length);
    if let Some(pattern) = schema.pattern {
        out.optional_text(start, "\"pattern\":", Some(pattern.json));
    }
    out.optional_word(start, "\"contentEncoding\":", schema.content_encoding);
    if let Some(items) = schema.items {
        out.keyword(start, "\"items\":");
        fragment(out, items);
    }
    out.optional_count(start, "\"minItems\":", schema.min_items);
    out.optional_count(start, "\"maxItems\":", schema.max_items);
    if schema.unique_items {
        out.keyword(start, "\"uniqueItems\":true");
    }
    object(out, start, schema);
    default(out, start, &schema.default);
    out.put("}");
}

const fn json_type(out: &mut Sink<'_>, schema: &Fragment) {
    let name = match schema.json_type {
        JsonType::Any => return,
        JsonType::Boolean => "\"boolean\"",
        JsonType::Integer => "\"integer\"",
        JsonType::Number => "\"number\"",
        JsonType::String => "\"string\"",
        JsonType::Array => "\"array\"",
        JsonType::Object => "\"object\"",
    };
    if schema.nullable {
        out.put("\"type\":[");
        out.put(name);
        out.put(",\"null\"]");
    } else {
        out.put("\"type\":");
        out.put(name);
    }
}

const fn members(out: &mut Sink<'_>, start: usize, schema: &Fragment) {
    let Some(members) = schema.members else { return };
    out.keyword(start, "\"enum\":[");
    out.put(members.json);
    if schema.nullable {
        out.put(if members.list.is_empty() { "null" } else { ",null" });
    }
    out.put("]");
}

/// `properties`, `required` and `additionalProperties`.
const fn object(out: &mut Sink<'_>, start: usize, schema: &Fragment) {
    if let Some(list) = schema.properties {
        match list.written {
            Some(written) => out.put_bytes(written),
            None => properties(out, list.list),
        }
        return;
    }
    match schema.additional_properties {
        Additional::Open => {}
        Additional::Closed => out.keyword(start, "\"additionalProperties\":false"),
        Additional::Of(values) => {
            out.keyword(start, "\"additionalProperties\":");
            fragment(out, values);
        }
    }
}

/// A closed object's keywords, which always follow its `type`.
const fn properties(out: &mut Sink<'_>, list: &[Property]) {
    out.put(",\"properties\":{");
    let mut rest = list;
    while let [property, more @ ..] = rest {
        out.put(property.json);
        out.put(":");
        fragment(out, &property.fragment);
        if !more.is_empty() {
            out.put(",");
        }
        rest = more;
    }
    out.put("}");
    required(out, list);
    out.put(",\"additionalProperties\":false");
}

const fn required(out: &mut Sink<'_>, list: &[Property]) {
    let mut lead = ",\"required\":[";
    let mut rest = list;
    while let [property, more @ ..] = rest {
        if property.required {
            out.put(lead);
            out.put(property.json);
            lead = ",";
        }
        rest = more;
    }
    if lead.len() == 1 {
        out.put("]");
    }
}

const fn default(out: &mut Sink<'_>, start: usize, default: &Written) {
    if matches!(default, Written::Nothing) {
        return;
    }
    out.keyword(start, "\"default\":");
    match default {
        Written::Nothing => {}
        Written::Bool(true) => out.put("true"),
        Written::Bool(false) => out.put("false"),
        Written::Integer(value) => out.integer(*value),
        Written::Json(json) => out.put(json),
        Written::Text(text) => out.string(text),
        Written::Char(c) => out.string(c.encode_utf8(&mut [0; 4])),
    }
}

#[cfg(test)]
mod tests;
