//! What a handler returns, as the result of its call (the note's *Results*, rulings I and Y-6).

use std::fmt::Display;
use std::sync::Arc;

use super::describe::{ReturnDesc, Surface};
use super::encode::{self, Purpose, Unwritable};
use super::reflect::{Reflect, Types};
use super::shape::{Form, Returns};
use super::value::Value;
use crate::contract::{Failure, Outcome, Part, ToolResult, TypedResult};
use crate::toolnexus;

/// A type that a handler can return: one that reflects itself, text, parts, a finished result or nothing, each
/// also as `Result<_, E>`.
#[diagnostic::on_unimplemented(
    message = "OLT003: a tool can't return `{Self}`",
    label = "this return type is not supported",
    note = "a tool returns a type with `#[derive(olt::ToolType)]`, a built-in type, text, `olt::Part`, `Vec<olt::Part>`, `olt::ToolResult` or nothing, each also as `Result<_, E>` where `E` can be displayed"
)]
pub trait Returned: Sized {
    /// The description of what comes back.
    fn describe(types: &mut Types) -> ReturnDesc;

    /// The result of the call.
    ///
    /// # Errors
    /// The value is an error, or holds a number that is not finite.
    fn into_outcome(self, returning: &Returning) -> Outcome;
}

/// What a tool does with what its handler returns.
#[derive(Debug)]
pub struct Returning {
    pub(super) returns: Returns,
    /// The tool ends the loop, so the value is kept beside its parts.
    pub(super) keeps_value: bool,
    /// Which attribute made it a tool.
    pub(super) surface: Surface,
}

impl Returning {
    fn keep<T: Send + Sync + 'static>(&self, value: T) -> Option<TypedResult> {
        self.keeps_value.then(|| -> TypedResult { Arc::new(value) })
    }

    /// What tells that there is no value (for tool methods: ruling X-4).
    fn null(&self) -> &'static str {
        match self.surface {
            Surface::Tool => "null",
            Surface::ToolMethod => "",
        }
    }

    /// The part that a value is told by: text as it is, what is not there as `null`, all else as JSON.
    fn part(&self, value: Value) -> Result<Part, Failure> {
        let Returns::Value(shape) = &self.returns else { return Err(misdescribed()) };
        match (value, &shape.form) {
            (Value::Null, _) => Ok(Part::text(self.null())),
            (Value::Text(text), Form::Text(_)) => Ok(Part::text(text)),
            (value, _) => match encode::text(shape, &value, Purpose::Result) {
                Ok(json) => Ok(Part::json(json)),
                Err(Unwritable::NotFinite) => Err(Failure::not_finite()),
                Err(Unwritable::OutOfRange) => Err(Failure::out_of_range()),
                Err(Unwritable::Misdescribed) => Err(misdescribed()),
            },
        }
    }
}

fn misdescribed() -> Failure {
    Failure::new("Error", "the result is not what its type describes itself as")
}

impl<T: Reflect> Returned for T {
    fn describe(types: &mut Types) -> ReturnDesc {
        ReturnDesc::Value(T::describe(types))
    }

    fn into_outcome(self, returning: &Returning) -> Outcome {
        let part = returning.part(self.to_value())?;
        Ok(ToolResult { typed: returning.keep(self), ..ToolResult::from(part) })
    }
}

impl Returned for () {
    fn describe(_: &mut Types) -> ReturnDesc {
        ReturnDesc::Void
    }

    fn into_outcome(self, _: &Returning) -> Outcome {
        Ok(ToolResult::empty())
    }
}

impl Returned for &'static str {
    fn describe(types: &mut Types) -> ReturnDesc {
        <String as Returned>::describe(types)
    }

    fn into_outcome(self, returning: &Returning) -> Outcome {
        Ok(ToolResult { typed: returning.keep(self), ..ToolResult::text(self) })
    }
}

impl Returned for Part {
    fn describe(_: &mut Types) -> ReturnDesc {
        ReturnDesc::Part
    }

    fn into_outcome(self, returning: &Returning) -> Outcome {
        Ok(ToolResult { typed: returning.keep(self.clone()), ..ToolResult::from(self) })
    }
}

impl Returned for Option<Part> {
    fn describe(_: &mut Types) -> ReturnDesc {
        ReturnDesc::Part
    }

    fn into_outcome(self, returning: &Returning) -> Outcome {
        let part = self.clone().unwrap_or_else(|| Part::text("null"));
        Ok(ToolResult { typed: returning.keep(self), ..ToolResult::from(part) })
    }
}

impl Returned for Vec<Part> {
    fn describe(_: &mut Types) -> ReturnDesc {
        ReturnDesc::Parts
    }

    fn into_outcome(self, returning: &Returning) -> Outcome {
        let typed = if returning.keeps_value { returning.keep(self.clone()) } else { None };
        Ok(ToolResult { typed, ..ToolResult::from(self) })
    }
}

impl Returned for ToolResult {
    fn describe(_: &mut Types) -> ReturnDesc {
        ReturnDesc::ToolResult
    }

    fn into_outcome(self, _: &Returning) -> Outcome {
        Ok(self)
    }
}

impl Returned for toolnexus::ToolResult {
    fn describe(_: &mut Types) -> ReturnDesc {
        ReturnDesc::ToolResult
    }

    fn into_outcome(self, _: &Returning) -> Outcome {
        Ok(self.into())
    }
}

impl<T: Returned, E: Display> Returned for Result<T, E> {
    fn describe(types: &mut Types) -> ReturnDesc {
        T::describe(types)
    }

    fn into_outcome(self, returning: &Returning) -> Outcome {
        match self {
            Ok(value) => value.into_outcome(returning),
            Err(error) => Err(Failure::of(&error)),
        }
    }
}
