//! What a call gives: parts for the model, or an error text it can act on.

use std::any::Any;
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
        Self::new(error_type_name(std::any::type_name::<E>()), error)
    }

    /// A result that has no JSON form.
    #[must_use]
    pub fn not_finite() -> Self {
        Self::new("Error", "the result is not a finite number")
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind, self.message)
    }
}

fn error_type_name(full: &'static str) -> &'static str {
    let is_erased = full.contains("dyn ") || full.starts_with('&') || full.ends_with("::String");
    let path = full.split('<').next().unwrap_or(full);
    match path.rsplit("::").next() {
        Some(last) if !is_erased => last,
        _ => "Error",
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn the_type_of_an_error_is_its_last_segment() {
        assert_eq!(error_type_name("shop::orders::OutOfStock"), "OutOfStock");
        assert_eq!(error_type_name("shop::Wrapped<shop::Inner>"), "Wrapped");
        assert_eq!(error_type_name("anyhow::Error"), "Error");
        assert_eq!(error_type_name(std::any::type_name::<Box<dyn std::error::Error + Send>>()), "Error");
        assert_eq!(error_type_name(std::any::type_name::<String>()), "Error");
        assert_eq!(error_type_name(std::any::type_name::<&'static str>()), "Error");
    }
}
