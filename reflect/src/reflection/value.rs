//! A decoded value of any described type.

use crate::contract::{Expected, Fault, Problem};

/// What the dynamic decoder makes of one argument, and what the dynamic result writer writes.
///
/// A scalar with a form of its own (GUID, date, time, URI, base64, decimal) is kept as the text that
/// writing it gives (ruling I-5), so equal values are equal texts.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// `null`
    Null,
    /// `bool`
    Bool(bool),
    /// Any of the eight integer types.
    Integer(i128),
    /// `float`
    Float(f32),
    /// `double`
    Double(f64),
    /// `string`, `char`, an enum's member name, and every scalar with a form of its own.
    Text(String),
    /// `decimal`, as its canonical number text.
    Decimal(String),
    /// A list or a set.
    List(Vec<Value>),
    /// A set without an order of its own; it is written in the order of its elements' texts.
    Unordered(Vec<Value>),
    /// A dictionary, in the order it was sent.
    Dictionary(Vec<(String, Value)>),
    /// A record: one place for each property, empty where it was not sent.
    Record(Vec<Option<Value>>),
    /// `JsonElement`, `JsonObject`, `JsonArray`: compact JSON text.
    Json(String),
    /// A value of a Rust type that its row of the type table has no text for, such as a date of the year 10000.
    OutOfRange,
}

impl Value {
    /// The fault of a value that a type can't take, though its description allows it.
    #[must_use]
    #[cold]
    pub fn misfit(expected: Expected) -> Fault {
        Fault::new(Problem::NotExpected { expected, or_null: false, found: None })
    }

    /// The text of a string, or of a scalar that is one.
    ///
    /// # Errors
    /// The value is no text.
    pub fn into_text(self) -> Result<String, Fault> {
        match self {
            Self::Text(text) => Ok(text),
            _ => Err(Self::misfit(Expected::String)),
        }
    }

    /// The elements of a list or set.
    ///
    /// # Errors
    /// The value is no list.
    pub fn into_list(self) -> Result<Vec<Self>, Fault> {
        match self {
            Self::List(items) | Self::Unordered(items) => Ok(items),
            _ => Err(Self::misfit(Expected::Array)),
        }
    }

    /// The entries of a dictionary.
    ///
    /// # Errors
    /// The value is no dictionary.
    pub fn into_entries(self) -> Result<Vec<(String, Self)>, Fault> {
        match self {
            Self::Dictionary(entries) => Ok(entries),
            _ => Err(Self::misfit(Expected::Object)),
        }
    }

    /// The JSON text of a value that holds any JSON.
    ///
    /// # Errors
    /// The value is no such text.
    pub fn into_json(self) -> Result<String, Fault> {
        match self {
            Self::Json(text) => Ok(text),
            _ => Err(Self::misfit(Expected::Object)),
        }
    }
}
