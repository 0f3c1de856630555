//! JSON as it is spelled: every token with its text, so that two spellings of one value can be told apart.

use std::fmt;

/// A JSON value that keeps the spelling of its strings and numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Spelled<'t> {
    /// A string, with its quotes and escapes.
    String(&'t str),
    /// A number.
    Number(&'t str),
    /// `true`, `false` or `null`.
    Word(&'t str),
    /// An array.
    Array(Vec<Spelled<'t>>),
    /// An object: names as they are spelled, repeated ones included, in their order.
    Object(Vec<(&'t str, Spelled<'t>)>),
}

impl<'t> Spelled<'t> {
    /// The value that `text` is, if it is one.
    pub(crate) fn parse(text: &'t str) -> Option<Self> {
        // It judges the grammar; what follows only has to cut.
        serde_json::from_str::<serde::de::IgnoredAny>(text).ok()?;
        Cutter { text, at: 0, levels: 0 }.value()
    }

    /// Whether both say the same: white space and escapes aside, spelled alike.
    pub(crate) fn is_same(&self, other: &Spelled<'_>) -> bool {
        match (self, other) {
            (Self::String(a), Spelled::String(b)) => same_string(a, b),
            (Self::Number(a), Spelled::Number(b)) | (Self::Word(a), Spelled::Word(b)) => a == b,
            (Self::Array(a), Spelled::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is_same(b)),
            (Self::Object(a), Spelled::Object(b)) => {
                let same =
                    |((a, x), (b, y)): (&(&str, Spelled<'_>), &(&str, Spelled<'_>))| same_string(a, b) && x.is_same(y);
                a.len() == b.len() && a.iter().zip(b).all(same)
            }
            _ => false,
        }
    }

    /// What kind of value it is, in the contract's words.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::String(_) => "a string",
            Self::Number(_) => "a number",
            Self::Word("null") => "null",
            Self::Word(_) => "a boolean",
            Self::Array(_) => "an array",
            Self::Object(_) => "an object",
        }
    }

    /// It as compact text.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::String(text) | Self::Number(text) | Self::Word(text) => (*text).to_owned(),
            Self::Array(items) => format!("[{}]", items.iter().map(Self::text).collect::<Vec<_>>().join(",")),
            Self::Object(members) => {
                let member = |(name, value): &(&str, Self)| format!("{name}:{}", value.text());
                format!("{{{}}}", members.iter().map(member).collect::<Vec<_>>().join(","))
            }
        }
    }

    /// As a schema: its numbers without their ranges, its arrays without their items, at any depth.
    pub(super) fn loosen(&mut self) {
        let Self::Object(members) = self else { return };
        members.retain(|(name, _)| !matches!(*name, "\"minimum\"" | "\"maximum\"" | "\"items\""));
        for (name, value) in members {
            match (*name, value) {
                ("\"type\"", Self::String(ty)) if *ty == "\"integer\"" => *ty = "\"number\"",
                ("\"type\"", Self::Array(types)) => {
                    let integers = types.iter_mut().filter(|ty| **ty == Self::String("\"integer\""));
                    integers.for_each(|ty| *ty = Self::String("\"number\""));
                }
                ("\"properties\"", Self::Object(properties)) => {
                    properties.iter_mut().for_each(|(_, schema)| schema.loosen());
                }
                ("\"additionalProperties\"", schema) => schema.loosen(),
                _ => {}
            }
        }
    }

    /// As a schema: it without its descriptions, at any depth.
    fn drop_descriptions(&mut self) {
        let Self::Object(members) = self else { return };
        members.retain(|(name, _)| *name != "\"description\"");
        for (name, value) in members {
            match (*name, value) {
                // What stands here is named by users: a property may be called `description`.
                ("\"properties\"", Self::Object(properties)) => {
                    properties.iter_mut().for_each(|(_, schema)| schema.drop_descriptions());
                }
                ("\"items\"" | "\"additionalProperties\"", schema) => schema.drop_descriptions(),
                _ => {}
            }
        }
    }

    /// Every string in it, names included, in order.
    pub(crate) fn strings(&self, found: &mut Vec<&'t str>) {
        match self {
            Self::String(text) => found.push(text),
            Self::Number(_) | Self::Word(_) => {}
            Self::Array(items) => items.iter().for_each(|item| item.strings(found)),
            Self::Object(members) => {
                for (name, value) in members {
                    found.push(name);
                    value.strings(found);
                }
            }
        }
    }
}

impl fmt::Display for Spelled<'_> {
    /// The same JSON, without white space between its tokens.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let comma = |index: usize| if index == 0 { "" } else { "," };
        match self {
            Self::String(text) | Self::Number(text) | Self::Word(text) => f.write_str(text),
            Self::Array(items) => {
                f.write_str("[")?;
                items.iter().enumerate().try_for_each(|(index, item)| write!(f, "{}{item}", comma(index)))?;
                f.write_str("]")
            }
            Self::Object(members) => {
                f.write_str("{")?;
                let mut members = members.iter().enumerate();
                members.try_for_each(|(index, (name, value))| write!(f, "{}{name}:{value}", comma(index)))?;
                f.write_str("}")
            }
        }
    }
}

/// A schema's text without its descriptions; text that is no JSON stays as it is.
pub(super) fn without_descriptions(schema: &str) -> String {
    match Spelled::parse(schema) {
        Some(mut value) => {
            value.drop_descriptions();
            value.text()
        }
        None => schema.to_owned(),
    }
}

/// The text that a spelled string means; a lone surrogate means nothing.
pub(crate) fn meaning(spelled: &str) -> Option<String> {
    serde_json::from_str(spelled).ok()
}

/// Whether two spelled strings mean the same.
pub(crate) fn same_string(a: &str, b: &str) -> bool {
    a == b || meaning(a).is_some_and(|text| Some(text) == meaning(b))
}

/// Text nested deeper is compared as text, not as JSON.
const MAX_LEVELS: usize = 500;

/// Cuts a text that is known to be JSON.
struct Cutter<'t> {
    text: &'t str,
    at: usize,
    levels: usize,
}

impl<'t> Cutter<'t> {
    fn value(&mut self) -> Option<Spelled<'t>> {
        match self.peek()? {
            b'"' => self.string().map(Spelled::String),
            b'[' => self.nested(Self::array),
            b'{' => self.nested(Self::object),
            b't' | b'f' | b'n' => self.until(u8::is_ascii_lowercase).map(Spelled::Word),
            _ => self.until(|byte| matches!(byte, b'0'..=b'9' | b'+' | b'-' | b'.' | b'e' | b'E')).map(Spelled::Number),
        }
    }

    fn nested(&mut self, read: fn(&mut Self) -> Option<Spelled<'t>>) -> Option<Spelled<'t>> {
        self.levels += 1;
        if self.levels > MAX_LEVELS {
            return None;
        }
        let value = read(self);
        self.levels -= 1;
        value
    }

    fn array(&mut self) -> Option<Spelled<'t>> {
        let mut items = Vec::new();
        self.at += 1;
        while self.peek()? != b']' {
            items.push(self.value()?);
            self.skip_comma()?;
        }
        self.at += 1;
        Some(Spelled::Array(items))
    }

    fn object(&mut self) -> Option<Spelled<'t>> {
        let mut members = Vec::new();
        self.at += 1;
        while self.peek()? != b'}' {
            let name = self.string()?;
            self.peek()?;
            self.at += 1;
            members.push((name, self.value()?));
            self.skip_comma()?;
        }
        self.at += 1;
        Some(Spelled::Object(members))
    }

    fn string(&mut self) -> Option<&'t str> {
        let start = self.at;
        let bytes = self.text.as_bytes();
        self.at += 1;
        while *bytes.get(self.at)? != b'"' {
            self.at += if bytes.get(self.at) == Some(&b'\\') { 2 } else { 1 };
        }
        self.at += 1;
        self.text.get(start..self.at)
    }

    fn until(&mut self, is_part: impl Fn(&u8) -> bool) -> Option<&'t str> {
        let rest = self.text.get(self.at..)?;
        let length = rest.bytes().take_while(|byte| is_part(byte)).count();
        self.at += length;
        rest.get(..length)
    }

    /// The next byte that is no white space.
    fn peek(&mut self) -> Option<u8> {
        let rest = self.text.as_bytes().get(self.at..)?;
        self.at += rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r')).count();
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_comma(&mut self) -> Option<()> {
        if self.peek()? == b',' {
            self.at += 1;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn spellings_are_kept() {
        let text = " { \"a\\u0062\" : [ 1.0, -2e5 ,true,null, \"\\\"]\" ] , \"a\\u0062\":{} } ";
        let array = Spelled::Array(vec![
            Spelled::Number("1.0"),
            Spelled::Number("-2e5"),
            Spelled::Word("true"),
            Spelled::Word("null"),
            Spelled::String("\"\\\"]\""),
        ]);
        let object = Spelled::Object(vec![("\"a\\u0062\"", array), ("\"a\\u0062\"", Spelled::Object(vec![]))]);
        assert_eq!(Spelled::parse(text), Some(object));
    }

    #[test]
    fn descriptions_are_dropped_but_not_properties_of_that_name() {
        let schema = r#"{"description":"a","properties":{"description":{"type":"array","description":"b","items":{"description":"c"}}},"default":{"description":1}}"#;
        let expected = r#"{"properties":{"description":{"type":"array","items":{}}},"default":{"description":1}}"#;
        assert_eq!(without_descriptions(schema), expected);
        assert_eq!(without_descriptions("{"), "{");
    }

    #[test]
    fn only_json_is_cut() {
        for text in ["", "{", "[1,]", "{\"a\"}", "nul", "01", "\"\u{1}\"", "1 2"] {
            assert_eq!(Spelled::parse(text), None, "{text}");
        }
        let deep = "[".repeat(100_000) + &"]".repeat(100_000);
        assert_eq!(Spelled::parse(&deep), None);
    }

    #[test]
    fn white_space_and_escapes_change_nothing() {
        let same = |a, b| Spelled::parse(a).unwrap().is_same(&Spelled::parse(b).unwrap());
        assert!(same("{\"a\":\"+\"}", "{ \"\\u0061\" : \"\\u002B\" }"));
        assert!(!same("1", "1.0"));
        assert!(!same("{\"a\":1,\"b\":2}", "{\"b\":2,\"a\":1}"));
    }
}
