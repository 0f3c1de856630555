//! JSON values kept as text: nothing of a number is lost (ruling C-7).

use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::json::canonical;

macro_rules! json_text {
    ($name:ident, $what:literal, $value:ty, $example:literal) => {
        #[doc = concat!($what, ", kept as compact JSON text with its numbers as they were sent.")]
        ///
        ///
        /// Two are equal where JSON Schema calls them equal (ruling C-5): numbers by value, objects whatever
        /// the order of their names.
        ///
        /// ```
        #[doc = concat!("let value = olt::", stringify!($name), "::from_compact(r#\"", $example, "\"#.to_owned());")]
        #[doc = concat!("assert_eq!(value.as_str(), r#\"", $example, "\"#);")]
        /// assert!(value.to_value().is_ok());
        /// ```
        #[derive(Debug, Clone)]
        pub struct $name(String);

        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0 || comparable(&self.0) == comparable(&other.0)
            }
        }

        impl Eq for $name {}

        impl Hash for $name {
            fn hash<H: Hasher>(&self, state: &mut H) {
                comparable(&self.0).hash(state);
            }
        }

        impl $name {
            /// Takes a text that is compact JSON of this kind already; it is not checked.
            #[must_use]
            pub fn from_compact(text: String) -> Self {
                Self(text)
            }

            /// The compact JSON text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// The value as `serde_json` holds it.
            ///
            /// # Errors
            /// A number is beyond what `serde_json` holds (`1e400`).
            pub fn to_value(&self) -> serde_json::Result<$value> {
                serde_json::from_str(&self.0)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

/// What equal values have in common; a text that is not JSON is only like itself.
fn comparable(text: &str) -> Cow<'_, str> {
    canonical(text).map_or(Cow::Borrowed(text), Cow::Owned)
}

json_text!(JsonElement, "Any JSON value", serde_json::Value, "1.50");
json_text!(JsonObject, "A JSON object", serde_json::Map<String, serde_json::Value>, "{\"a\":1.50}");
json_text!(JsonArray, "A JSON array", Vec<serde_json::Value>, "[1.50]");

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn equal_values_are_one_element_of_a_set() {
        let texts = ["1", "1.0", "10e-1", "{\"a\":1,\"b\":2}", "{\"b\":2.0,\"a\":1}", "\"1\"", "not json", "not json"];
        let set: HashSet<JsonElement> =
            texts.iter().map(|text| JsonElement::from_compact((*text).to_owned())).collect();
        assert_eq!(set.len(), 4);
    }
}
