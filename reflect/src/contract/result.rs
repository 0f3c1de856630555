//! What a call gives: parts for the model, or an error text it can act on.

use std::any::{Any, type_name};
use std::fmt;
use std::sync::Arc;

use super::Part;

/// A value that a tool returned, kept as itself.
pub type TypedResult = Arc<dyn Any + Send + Sync>;

/// The result of a call.
///
/// ```
/// use olt::{Part, ToolResult};
/// let result = ToolResult::text("42 orders");
/// assert_eq!(result.parts, [Part::text("42 orders")]);
/// assert!(!result.is_error);
/// ```
#[derive(Clone, Default)]
pub struct ToolResult {
    /// What the model reads, in order.
    pub parts: Vec<Part>,
    /// The call failed, and the parts say why.
    pub is_error: bool,
    /// The value itself, kept when the tool ends the loop.
    pub typed: Option<TypedResult>,
}

impl ToolResult {
    /// A result without content.
    #[must_use]
    pub fn empty() -> Self {
        Self::default()
    }

    /// A result of one text part.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Self {
        Self::from(Part::text(text))
    }

    /// An error result of one text part.
    #[must_use]
    pub fn error(text: impl Into<String>) -> Self {
        Self { is_error: true, ..Self::text(text) }
    }

    /// The value the tool returned, if it was kept and has the type `T`.
    #[must_use]
    pub fn typed<T: 'static>(&self) -> Option<&T> {
        self.typed.as_deref()?.downcast_ref()
    }
}

impl From<Part> for ToolResult {
    fn from(part: Part) -> Self {
        Self::from(vec![part])
    }
}

impl From<Vec<Part>> for ToolResult {
    fn from(parts: Vec<Part>) -> Self {
        Self { parts, ..Self::default() }
    }
}

impl fmt::Debug for ToolResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ToolResult")
            .field("parts", &self.parts)
            .field("is_error", &self.is_error)
            .field("typed", &self.typed.is_some())
            .finish()
    }
}

/// A tool's own failure: displayed as `TYPE: message` (ruling I-1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    kind: String,
    message: String,
}

impl Failure {
    /// A failure of an error type known by name.
    #[must_use]
    pub fn new(kind: impl Into<String>, message: impl fmt::Display) -> Self {
        Self { kind: kind.into(), message: message.to_string() }
    }

    /// The failure of an error value: the type is its name's last segment without generics, `Error` where
    /// the type is erased (`Box<dyn Error>`, `anyhow::Error`) or is plain text.
    ///
    /// ```
    /// use olt::contract::Failure;
    /// let error = "x".parse::<i32>().unwrap_err();
    /// assert_eq!(Failure::of(&error).to_string(), "ParseIntError: invalid digit found in string");
    /// assert_eq!(Failure::of(&"out of stock").to_string(), "Error: out of stock");
    /// ```
    #[must_use]
    pub fn of<E: fmt::Display>(error: &E) -> Self {
        Self::new(error_type_name(type_name::<E>()), error)
    }

    /// What went wrong, without the type.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// A result that holds a number which is not finite (ruling I-1).
    #[must_use]
    pub fn not_finite() -> Self {
        Self::new("Error", "the result is not a finite number")
    }

    /// A result that holds what its row of the type table has no text for, such as a date of the year 10000.
    #[must_use]
    pub fn out_of_range() -> Self {
        Self::new("Error", "the result is beyond the range of its type")
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind, self.message)
    }
}

/// The types of the standard library whose values are plain text.
const PLAIN_TEXT: [&str; 6] = [
    "str",
    "alloc::string::String",
    "alloc::boxed::Box<str>",
    "alloc::sync::Arc<str>",
    "alloc::borrow::Cow<str>",
    // As Rust 1.95 spells it.
    "alloc::borrow::Cow<'_, str>",
];

fn error_type_name(full: &'static str) -> &'static str {
    let owner = full.trim_start_matches('&').trim_start_matches("mut ");
    let path = owner.split('<').next().unwrap_or(owner);
    let is_erased = owner.starts_with("dyn ") || owner.starts_with("alloc::") && owner.contains("<dyn ");
    match path.rsplit("::").next() {
        Some(last) if !is_erased && !PLAIN_TEXT.contains(&owner) => last,
        _ => "Error",
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn the_type_of_an_error_is_its_last_segment() {
        for (full, name) in [
            ("shop::orders::OutOfStock", "OutOfStock"),
            ("&shop::orders::OutOfStock", "OutOfStock"),
            ("shop::Wrapped<shop::Inner>", "Wrapped"),
            ("shop::Wrapped<alloc::boxed::Box<dyn core::error::Error>>", "Wrapped"),
            ("shop::String", "String"),
            ("anyhow::Error", "Error"),
        ] {
            assert_eq!(error_type_name(full), name);
        }
    }

    #[test]
    fn erased_errors_and_plain_text_are_errors_of_no_type() {
        for full in [
            type_name::<Box<dyn std::error::Error + Send>>(),
            type_name::<Arc<dyn std::error::Error>>(),
            type_name::<&dyn fmt::Display>(),
            type_name::<String>(),
            type_name::<&'static str>(),
            type_name::<&&str>(),
            type_name::<std::borrow::Cow<'static, str>>(),
            type_name::<Box<str>>(),
            type_name::<Arc<str>>(),
        ] {
            assert_eq!(error_type_name(full), "Error", "{full}");
        }
    }
}
