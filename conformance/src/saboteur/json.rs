//! JSON that can be edited and is written as it was spelled: numbers, escapes of values, repeated names.

use std::fmt;

use olt_text::escape::{json_string, write_json_string};

use crate::grade::json::{Spelled, meaning};

/// A JSON value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Json {
    /// A string, a number or a word, as it is spelled.
    Scalar(String),
    /// An array.
    Array(Vec<Json>),
    /// An object: its names, without escapes, and their values, repeated names included.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// The value that `text` is, if it is one whose names are text.
    pub(super) fn parse(text: &str) -> Option<Self> {
        Self::of(Spelled::parse(text)?)
    }

    /// A string.
    pub(super) fn string(text: &str) -> Self {
        Self::Scalar(json_string(text))
    }

    fn of(spelled: Spelled<'_>) -> Option<Self> {
        Some(match spelled {
            Spelled::String(text) | Spelled::Number(text) | Spelled::Word(text) => Self::Scalar(text.to_owned()),
            Spelled::Array(items) => Self::Array(items.into_iter().map(Self::of).collect::<Option<_>>()?),
            Spelled::Object(members) => {
                let member = |(name, value)| Some((meaning(name)?, Self::of(value)?));
                Self::Object(members.into_iter().map(member).collect::<Option<_>>()?)
            }
        })
    }

    /// The spelling of a scalar; empty for what is none.
    pub(super) fn spelling(&self) -> &str {
        match self {
            Self::Scalar(text) => text,
            Self::Array(_) | Self::Object(_) => "",
        }
    }

    /// The text that a string means.
    pub(super) fn text(&self) -> Option<String> {
        meaning(self.spelling())
    }

    /// Whether it is a number.
    pub(super) fn is_number(&self) -> bool {
        self.spelling().starts_with(|first: char| first == '-' || first.is_ascii_digit())
    }

    /// How many arrays and objects lie within each other.
    pub(super) fn levels(&self) -> usize {
        match self {
            Self::Scalar(_) => 0,
            Self::Array(items) => 1 + items.iter().map(Self::levels).max().unwrap_or_default(),
            Self::Object(members) => 1 + members.iter().map(|(_, value)| value.levels()).max().unwrap_or_default(),
        }
    }

    /// The elements of an array; none for what is no array.
    pub(super) fn items(&mut self) -> &mut [Self] {
        match self {
            Self::Array(items) => items,
            Self::Scalar(_) | Self::Object(_) => &mut [],
        }
    }

    /// The members of an object; none for what is no object.
    pub(super) fn members(&mut self) -> &mut [(String, Self)] {
        match self {
            Self::Object(members) => members,
            Self::Scalar(_) | Self::Array(_) => &mut [],
        }
    }

    /// The first member of this name.
    pub(super) fn get(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Object(members) => members.iter().find(|(known, _)| known == name).map(|(_, value)| value),
            Self::Scalar(_) | Self::Array(_) => None,
        }
    }

    /// The first member of this name, to be changed.
    pub(super) fn get_mut(&mut self, name: &str) -> Option<&mut Self> {
        self.members().iter_mut().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// Whether the member of this name has this spelling.
    pub(super) fn says(&self, name: &str, spelling: &str) -> bool {
        self.get(name).is_some_and(|value| value.to_string() == spelling)
    }

    /// Gives a member this spelling, in its place; a new one comes last.
    pub(super) fn set(&mut self, name: &str, spelling: &str) {
        let value = Self::Scalar(spelling.to_owned());
        let Self::Object(members) = self else { return };
        match members.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => *known = value,
            None => members.push((name.to_owned(), value)),
        }
    }

    /// Gives a member another name.
    pub(super) fn rename(&mut self, name: &str, to: &str) {
        for (known, _) in self.members().iter_mut().filter(|(known, _)| known == name) {
            to.clone_into(known);
        }
    }

    /// Keeps the members of which this holds.
    pub(super) fn keep(&mut self, holds: impl Fn(&str) -> bool) {
        if let Self::Object(members) = self {
            members.retain(|(name, _)| holds(name));
        }
    }

    /// Moves a member to the end.
    pub(super) fn move_last(&mut self, name: &str) {
        if let Self::Object(members) = self {
            members.sort_by_key(|(known, _)| known == name);
        }
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let comma = |index| if index == 0 { "" } else { "," };
        match self {
            Self::Scalar(text) => f.write_str(text),
            Self::Array(items) => {
                f.write_str("[")?;
                items.iter().enumerate().try_for_each(|(index, item)| write!(f, "{}{item}", comma(index)))?;
                f.write_str("]")
            }
            Self::Object(members) => {
                f.write_str("{")?;
                for (index, (name, value)) in members.iter().enumerate() {
                    let mut written = String::new();
                    write_json_string(&mut written, name);
                    write!(f, "{}{written}:{value}", comma(index))?;
                }
                f.write_str("}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn what_is_not_edited_is_written_as_it_was_read() {
        for text in [r#"{"a":1.0,"a":[1e400,"\u0062",null,{}],"b\n":{"c":-0}}"#, "[]", "null", "\"\\ud800\""] {
            assert_eq!(Json::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Json::parse("{\"\\ud800\":1}"), None);
        assert_eq!(Json::parse("{"), None);
    }

    #[test]
    fn members_are_edited_in_their_places() {
        let mut json = Json::parse(r#"{"a":1,"b":2,"c":3}"#).unwrap();
        json.set("a", "null");
        json.set("d", "4");
        json.rename("b", "x");
        json.move_last("x");
        json.keep(|name| name != "c");
        assert_eq!(json.to_string(), r#"{"a":null,"d":4,"x":2}"#);
        assert!(json.says("d", "4") && json.get("c").is_none());
    }
}
