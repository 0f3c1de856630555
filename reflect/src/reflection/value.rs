//! A decoded value of any described type.

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
}
