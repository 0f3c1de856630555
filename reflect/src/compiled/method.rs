//! Methods that `#[tool_methods]` makes tools: what stands in for what was not sent, and the output of a call.

use super::fragment::{Form, Fragment, JsonType};
use super::tool_type::ToolType;
use crate::contract::{Failure, Fault, Outcome, Part, ToolContext, ToolResult};
use crate::json::Reader;
use crate::toolnexus;

/// The zero of a type, as JSON text (ruling X-2); one that has a value for "not sent" needs none.
///
/// # Panics
/// At compile time, where the type has none.
#[must_use]
pub const fn zero(fragment: &Fragment, is_optional: bool) -> &'static str {
    if fragment.nullable || is_optional {
        return "null";
    }
    match (fragment.json_type, fragment.form) {
        (JsonType::Boolean, _) => "false",
        (JsonType::Integer | JsonType::Number, _) => "0",
        (JsonType::String, Form::Character) => "\"\\u0000\"",
        (JsonType::String, Form::Uuid) => "\"00000000-0000-0000-0000-000000000000\"",
        (JsonType::String, Form::DateTime) => "\"0001-01-01T00:00:00Z\"",
        (JsonType::String, Form::Date) => "\"0001-01-01\"",
        (JsonType::String, Form::Time | Form::TimeSpan) => "\"00:00:00\"",
        _ => without_zero(),
    }
}

/// Stops the compiler, saying what to take instead.
#[expect(clippy::panic, reason = "it is the compiler that panics, and tells the reader")]
const fn without_zero() -> ! {
    panic!(
        "olt: a parameter with `required = false` gets the zero of its type where it is not sent, and this type has none; take an `Option` of it, which is `None` then"
    )
}

/// The value in a slot, or the zero of its type, which is read from its text.
///
/// # Errors
/// The type can't hold its zero.
pub fn or_zero<T: ToolType>(slot: Option<T>, zero: &'static str) -> Result<T, Fault> {
    match slot.or_else(T::absent) {
        Some(value) => Ok(value),
        None => T::decode(&mut Reader::new(zero.as_bytes()), &T::FRAGMENT),
    }
}

/// What the caller of the method gave, where it gave something (ruling X-1).
#[must_use]
pub fn caller(context: &ToolContext) -> Option<&toolnexus::ToolContext> {
    context.caller()
}

/// A type that a tool method can return.
#[diagnostic::on_unimplemented(
    message = "OLT003: a tool method can't return `{Self}`",
    label = "this return type is not supported",
    note = "a tool method returns a type with `#[derive(olt::ToolType)]`, a built-in type, text, `olt::toolnexus::ToolResult` or nothing, each also as `Result<_, E>` where `E` can be displayed"
)]
pub trait MethodOutput {
    /// The outcome of the call (ruling X-4): a string stands as it is, null is the empty text, all else compact JSON.
    ///
    /// # Errors
    /// The value is an error, or has no JSON form.
    fn into_outcome(self) -> Outcome;
}

impl<T: ToolType> MethodOutput for T {
    fn into_outcome(self) -> Outcome {
        if self.is_null() {
            return Ok(ToolResult::text(""));
        }
        Ok(match self.to_part()? {
            Part::Text(text) | Part::Json(text) => ToolResult::text(text),
            part => part.into(),
        })
    }
}

impl MethodOutput for () {
    fn into_outcome(self) -> Outcome {
        Ok(ToolResult::text(""))
    }
}

impl MethodOutput for &'static str {
    fn into_outcome(self) -> Outcome {
        Ok(ToolResult::text(self))
    }
}

impl MethodOutput for toolnexus::ToolResult {
    fn into_outcome(self) -> Outcome {
        Ok(self.into())
    }
}

impl<T: MethodOutput, E: std::fmt::Display> MethodOutput for Result<T, E> {
    fn into_outcome(self) -> Outcome {
        match self {
            Ok(value) => value.into_outcome(),
            Err(error) => Err(Failure::of(&error)),
        }
    }
}
