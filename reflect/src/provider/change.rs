//! What a lowering changed, and what is lost by it.

use std::fmt;

use serde::Serialize;

/// One change; displayed as `/properties/items: maxItems is not accepted; …`.
///
/// As JSON: `path`, `change` (`dropped`, `required`, `items` or `not-strict`), and what belongs to that.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The part of the schema, as a JSON Pointer; empty for the schema itself.
    pub path: String,
    /// What was changed.
    #[serde(flatten)]
    pub what: What,
}

/// What was changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "change", rename_all = "kebab-case")]
pub enum What {
    /// Keywords that are not accepted went; the description says what they said.
    Dropped {
        /// The keywords.
        keywords: Vec<&'static str>,
        /// The sentence that the description gained.
        said: String,
    },
    /// A property that may be left out became required, since every one has to be.
    Required {
        /// What null means for it.
        null: Null,
    },
    /// `"items":{}` was written, since an array has to have `items`.
    Items,
    /// Something can't be said in strict mode: the tool is sent without it.
    NotStrict {
        /// What it is.
        because: Loose,
    },
}

/// What an explicit null means for a property that had to become required, and what that costs. A property that the
/// full schema requires is not changed, and its null stays the value it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Null {
    /// That it is not given. The full schema refuses null, so nothing is lost.
    NotGiven,
    /// That it is not given, though the full schema accepts null: the value null can't be said any more.
    ValueLost,
}

/// What strict modes refuse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loose {
    /// An object of names that are not declared, with values of one schema.
    Dictionary,
    /// An object of any members.
    AnyObject,
    /// An array of any elements.
    AnyArray,
    /// Any JSON value.
    AnyValue,
}

impl Change {
    /// Whether strict mode is lost by it.
    #[must_use]
    pub fn is_not_strict(&self) -> bool {
        matches!(self.what, What::NotStrict { .. })
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = if self.path.is_empty() { "the schema" } else { &self.path };
        write!(f, "{path}: {}", self.what)
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dropped { keywords, said } => {
                let verb = if keywords.len() == 1 { "is" } else { "are" };
                write!(f, "{} {verb} not accepted; the description says: {said}", keywords.join(" and "))
            }
            Self::Required { null: Null::NotGiven } => f.write_str("made required; null means that it is not given"),
            Self::Required { null: Null::ValueLost } => {
                f.write_str("made required; null means that it is not given, and the value null can't be said any more")
            }
            Self::Items => f.write_str("an array needs items; any are allowed"),
            Self::NotStrict { because } => write!(f, "{because} is refused in strict mode; the tool is not strict"),
        }
    }
}

impl fmt::Display for Loose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Dictionary => "a dictionary",
            Self::AnyObject => "an object of any members",
            Self::AnyArray => "an array of any elements",
            Self::AnyValue => "any JSON value",
        })
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn told(path: &str, what: What) -> (String, String) {
        let change = Change { path: path.to_owned(), what };
        (change.to_string(), serde_json::to_string(&change).unwrap())
    }

    #[test]
    fn every_change_is_told_in_words_and_in_json() {
        let table = [
            (
                told(
                    "/properties/n",
                    What::Dropped { keywords: vec!["minimum", "maximum"], said: "At least 1.".into() },
                ),
                "/properties/n: minimum and maximum are not accepted; the description says: At least 1.",
                r#"{"path":"/properties/n","change":"dropped","keywords":["minimum","maximum"],"said":"At least 1."}"#,
            ),
            (
                told("/properties/n", What::Dropped { keywords: vec!["default"], said: "Default: 1.".into() }),
                "/properties/n: default is not accepted; the description says: Default: 1.",
                r#"{"path":"/properties/n","change":"dropped","keywords":["default"],"said":"Default: 1."}"#,
            ),
            (
                told("/properties/n", What::Required { null: Null::NotGiven }),
                "/properties/n: made required; null means that it is not given",
                r#"{"path":"/properties/n","change":"required","null":"not-given"}"#,
            ),
            (
                told("/properties/n", What::Required { null: Null::ValueLost }),
                "/properties/n: made required; null means that it is not given, and the value null can't be said any more",
                r#"{"path":"/properties/n","change":"required","null":"value-lost"}"#,
            ),
            (
                told("/properties/n", What::Items),
                "/properties/n: an array needs items; any are allowed",
                r#"{"path":"/properties/n","change":"items"}"#,
            ),
            (
                told("", What::NotStrict { because: Loose::Dictionary }),
                "the schema: a dictionary is refused in strict mode; the tool is not strict",
                r#"{"path":"","change":"not-strict","because":"dictionary"}"#,
            ),
        ];
        for ((words, json), expected_words, expected_json) in table {
            assert_eq!(words, expected_words);
            assert_eq!(json, expected_json);
        }
    }
}
