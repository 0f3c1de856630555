//! JSON values kept as text: nothing of a number is lost (ruling C-7).

use std::fmt;

macro_rules! json_text {
    ($name:ident, $what:literal, $value:ty, $example:literal) => {
        #[doc = concat!($what, ", kept as compact JSON text with its numbers as they were sent.")]
        ///
        /// ```
        #[doc = concat!("let value = olt::", stringify!($name), "::from_compact(r#\"", $example, "\"#.to_owned());")]
        #[doc = concat!("assert_eq!(value.as_str(), r#\"", $example, "\"#);")]
        /// assert!(value.to_value().is_ok());
        /// ```
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        pub struct $name(String);

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

json_text!(JsonElement, "Any JSON value", serde_json::Value, "1.50");
json_text!(JsonObject, "A JSON object", serde_json::Map<String, serde_json::Value>, "{\"a\":1.50}");
json_text!(JsonArray, "A JSON array", Vec<serde_json::Value>, "[1.50]");
