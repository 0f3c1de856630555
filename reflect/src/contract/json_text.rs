//! JSON values kept as text: nothing of a number is lost (ruling C-7).

use std::fmt;
use std::hash::{Hash, Hasher};

/// The text that equal values share (ruling C-5); one that is not JSON is only equal to itself.
fn identity(text: &str) -> String {
    crate::json::canonical(text).unwrap_or_else(|_| text.to_owned())
}

macro_rules! json_text {
    ($name:ident, $what:literal, $value:ty, $example:literal) => {
        #[doc = concat!($what, ", kept as compact JSON text with its numbers as they were sent.")]
        ///
        /// ```
        #[doc = concat!("let value = olt::", stringify!($name), "::from_compact(r#\"", $example, "\"#.to_owned());")]
        #[doc = concat!("assert_eq!(value.as_str(), r#\"", $example, "\"#);")]
        /// assert!(value.to_value().is_ok());
        /// ```
        ///
        /// Two are equal as JSON Schema has it: numbers by their value, objects regardless of order (ruling C-5).
        #[derive(Debug, Clone)]
        pub struct $name(String);

        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0 || identity(&self.0) == identity(&other.0)
            }
        }

        impl Eq for $name {}

        impl Hash for $name {
            fn hash<H: Hasher>(&self, state: &mut H) {
                identity(&self.0).hash(state);
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

        impl From<$value> for $name {
            fn from(value: $value) -> Self {
                Self(serde_json::Value::from(value).to_string())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

json_text!(JsonElement, "Any JSON value", serde_json::Value, "1.50");
json_text!(JsonObject, "A JSON object", serde_json::Map<String, serde_json::Value>, "{\"a\":1.50}");
json_text!(JsonArray, "A JSON array", Vec<serde_json::Value>, "[1.50]");

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn values_are_equal_as_json_schema_has_it() {
        let element = |text: &str| JsonElement::from_compact(text.to_owned());
        assert_eq!(element(r#"{"a":1,"b":[2]}"#), element(r#"{"b":[2.0],"a":1}"#));
        assert_ne!(element("[1,2]"), element("[2,1]"));
        assert_ne!(element("1"), element("\"1\""));
        assert_eq!(element("no JSON"), element("no JSON"));
        let set: HashSet<JsonElement> = ["1", "1.0", "10e-1", "2"].map(element).into();
        assert_eq!(set.len(), 2);
    }

    #[test]
    fn values_of_serde_json_become_compact_text() {
        let value = serde_json::json!({"a": [1, 1.5, null], "b": "\"é\""});
        let text = r#"{"a":[1,1.5,null],"b":"\"é\""}"#;
        assert_eq!(JsonElement::from(value.clone()).as_str(), text);
        assert_eq!(JsonObject::from(value.as_object().unwrap().clone()).as_str(), text);
        assert_eq!(JsonArray::from(value["a"].as_array().unwrap().clone()).as_str(), "[1,1.5,null]");
        assert_eq!(JsonElement::from(value.clone()).to_value().unwrap(), value);
    }
}
