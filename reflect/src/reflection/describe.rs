//! The run-time description of a tool: what a signature says, without the language it was written in.
//!
//! [`Signature`] is also the *signature JSON* of the oracle. It carries what was written, not what
//! follows from it: a bound that must be clamped or an annotation that does not apply is described as it
//! stands, and the lane that reads it applies the rule.

mod objects;
mod read;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// One tool: its name, its parameters, what it returns and the types these name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    remote = "Self",
    rename_all = "camelCase",
    deny_unknown_fields,
    expecting = r#"a signature, such as {"name":"f","parameters":[]}"#
)]
pub struct Signature {
    /// The final tool name.
    pub name: String,
    /// What the tool does; empty means there is no description.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// The tool's answer ends the agent loop.
    #[serde(default, skip_serializing_if = "is_false")]
    pub ends_loop: bool,
    /// The caller has to approve each call.
    #[serde(default, skip_serializing_if = "is_false")]
    pub requires_approval: bool,
    /// The tool may run beside others.
    #[serde(default = "yes", skip_serializing_if = "is_true")]
    pub parallel_safe: bool,
    /// Seconds until a call is abandoned; 0 means never.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub timeout_seconds: u64,
    /// The parameters the model fills in, in declaration order.
    #[serde(default)]
    pub parameters: Vec<ParameterDesc>,
    /// What the tool returns, tasks and results unwrapped.
    #[serde(default, skip_serializing_if = "ReturnDesc::is_void")]
    pub returns: ReturnDesc,
    /// The declared types, by the name that [`TypeDesc::Named`] uses.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "read::distinct")]
    pub types: BTreeMap<String, TypeDecl>,
    /// Which attribute made it a tool.
    #[serde(default, skip_serializing_if = "Surface::is_tool")]
    pub surface: Surface,
}

/// The attribute that makes a method a tool, which decides what is told of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Surface {
    /// `[Tool]`, or `Tool.Create`.
    #[default]
    Tool,
    /// `[ToolMethod]`: a default stands in for what was not sent and is never written (ruling X-2), there is no
    /// output schema, and a result is text (ruling X-4).
    ToolMethod,
}

impl Surface {
    fn is_tool(&self) -> bool {
        *self == Self::Tool
    }
}

impl Signature {
    /// A tool of this name that takes nothing and returns nothing, with nothing else said.
    ///
    /// ```
    /// use olt::reflection::describe::Signature;
    /// assert_eq!(serde_json::to_string(&Signature::new("ping"))?, r#"{"name":"ping","parameters":[]}"#);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            description: String::new(),
            ends_loop: false,
            requires_approval: false,
            parallel_safe: true,
            timeout_seconds: 0,
            parameters: Vec::new(),
            returns: ReturnDesc::Void,
            types: BTreeMap::new(),
            surface: Surface::Tool,
        }
    }
}

/// One parameter of a tool.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    remote = "Self",
    rename_all = "camelCase",
    deny_unknown_fields,
    expecting = r#"a parameter, such as {"name":"n","type":"int"}"#
)]
pub struct ParameterDesc {
    /// The argument's name, exactly as the model has to write it.
    pub name: String,
    /// The declared type.
    #[serde(rename = "type")]
    pub ty: TypeDesc,
    /// What the argument means; empty means there is no description.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// The default value as JSON text (`3`, `"x"`, `null`, `1.50`). `null` is allowed for every type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
    /// The parameter has a default that has no JSON form (NaN, an enum value no member names).
    #[serde(default, skip_serializing_if = "is_false")]
    pub optional: bool,
    /// The annotations in the order they were written.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub annotations: Vec<Annotation>,
}

/// The type of a parameter, property, element or dictionary value: a row of the contract's type table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "camelCase")]
pub enum TypeDesc {
    /// `bool`
    Bool,
    /// `sbyte`: −128 to 127
    Sbyte,
    /// `byte`: 0 to 255
    Byte,
    /// `short`: 16 bits, signed
    Short,
    /// `ushort`: 16 bits, unsigned
    Ushort,
    /// `int`: 32 bits, signed
    Int,
    /// `uint`: 32 bits, unsigned
    Uint,
    /// `long`: 64 bits, signed
    Long,
    /// `ulong`: 64 bits, unsigned
    Ulong,
    /// `float`: binary32
    Float,
    /// `double`: binary64
    Double,
    /// `decimal`: 96 bits and a scale of 0 to 28
    Decimal,
    /// `string`
    String,
    /// `char`: one UTF-16 unit
    Char,
    /// `Guid`
    Guid,
    /// `DateTime`: an instant
    DateTime,
    /// `DateTimeOffset`: an instant with its offset
    DateTimeOffset,
    /// `DateOnly`
    DateOnly,
    /// `TimeOnly`
    TimeOnly,
    /// `TimeSpan`
    TimeSpan,
    /// `Uri`: absolute
    Uri,
    /// `byte[]`: base64 text
    Base64,
    /// `JsonElement`, `JsonNode`: any JSON value
    Json,
    /// `JsonObject`
    JsonObject,
    /// `JsonArray`
    JsonArray,
    /// `T?`
    Nullable(Box<TypeDesc>),
    /// The seven list types
    List(Box<TypeDesc>),
    /// The three set types
    Set(Box<TypeDesc>),
    /// The three dictionary types, with string keys
    Dictionary(Box<TypeDesc>),
    /// An enum or a record that [`Signature::types`] declares
    Named(String),
    /// A word that names no row: it has no schema (OLT002, in the return type OLT003)
    #[serde(untagged)]
    Unknown(String),
}

/// A declared type.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", expecting = r#"a declared type, such as {"enum":["A"]} or {"record":[]}"#)]
pub enum TypeDecl {
    /// Member names in declaration order.
    Enum(Vec<String>),
    /// Properties in the order the schema shows them.
    Record(Vec<PropertyDesc>),
}

/// One property of a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    remote = "Self",
    rename_all = "camelCase",
    deny_unknown_fields,
    expecting = r#"a property, such as {"name":"n","type":"int"}"#
)]
pub struct PropertyDesc {
    /// The JSON name, after renaming and naming policy.
    pub name: String,
    /// The declared type.
    #[serde(rename = "type")]
    pub ty: TypeDesc,
    /// What the property means; empty means there is no description.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// The property has to be sent.
    #[serde(default, skip_serializing_if = "is_false")]
    pub required: bool,
    /// A sent value is checked, then dropped (ruling K-3).
    #[serde(default, skip_serializing_if = "is_false")]
    pub read_only: bool,
    /// The annotations in the order they were written.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub annotations: Vec<Annotation>,
}

/// One annotation as written; whether and how it applies is the lane's to say (rulings A).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    remote = "Self",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields,
    expecting = r#"an annotation, such as "email" or {"length":{"max":5}}"#
)]
pub enum Annotation {
    /// `[Range(min, max)]`: number texts by ruling T-3; `NaN`, `Infinity` and `-Infinity` are allowed.
    Range {
        /// The lower bound, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        min: Option<String>,
        /// The upper bound, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<String>,
        /// The lower bound itself is not allowed.
        #[serde(default, skip_serializing_if = "is_false")]
        min_exclusive: bool,
        /// The upper bound itself is not allowed.
        #[serde(default, skip_serializing_if = "is_false")]
        max_exclusive: bool,
    },
    /// `[StringLength(max, MinimumLength = min)]`: characters of a string, never items.
    StringLength {
        /// The least number of characters; 0 writes nothing.
        #[serde(default)]
        min: u64,
        /// The greatest number of characters.
        max: u64,
    },
    /// `[MinLength]`, `[MaxLength]`, `[Length]`: characters of a string or items of an array.
    Length {
        /// The least number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        min: Option<u64>,
        /// The greatest number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<u64>,
    },
    /// `[RegularExpression(pattern)]`: ECMA-262, unanchored.
    Pattern(String),
    /// `[EmailAddress]`
    Email,
    /// `[Url]`
    Url,
}

/// What a tool returns.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", expecting = r#"what is returned, such as "part" or {"value":"int"}"#)]
pub enum ReturnDesc {
    /// Nothing.
    #[default]
    Void,
    /// A part.
    Part,
    /// A sequence of parts.
    Parts,
    /// A finished result, passed through.
    ToolResult,
    /// A value of a described type; a string among them is text.
    Value(TypeDesc),
}

impl ReturnDesc {
    fn is_void(&self) -> bool {
        *self == Self::Void
    }
}

fn yes() -> bool {
    true
}

fn is_true(value: &bool) -> bool {
    *value
}

fn is_false(value: &bool) -> bool {
    !*value
}

fn is_zero(value: &u64) -> bool {
    *value == 0
}
