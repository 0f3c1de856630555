//! What a tool returns, as the result of its call (the note's *Results*, rulings I and Y-6).

use std::fmt::Display;
use std::sync::Arc;

use super::encode::NoJsonForm;
use super::fragment::Fragment;
use super::tool_type::ToolType;
use crate::contract::{Failure, Outcome, Part, ToolResult, TypedResult};

/// Whether a return type has an output schema.
#[derive(Debug, Clone, Copy)]
pub enum Output {
    /// Its own fragment.
    Schema,
    /// None: text, parts, finished results, JSON of any shape, nothing at all.
    None,
}

/// A type that a tool can return.
#[diagnostic::on_unimplemented(
    message = "OLT003: a tool can't return `{Self}`",
    label = "this return type is not supported",
    note = "a tool returns a type with `#[derive(olt::ToolType)]`, a built-in type, text, `olt::Part`, `Vec<olt::Part>`, `olt::ToolResult` or nothing, each also as `Result<_, E>` where `E` can be displayed"
)]
pub trait IntoToolResult: Sized {
    /// The schema of the value, where it has one (ruling Y-6).
    const OUTPUT: Option<Fragment> = None;

    /// The result of the call; where the tool ends the loop, the value itself is kept as well (`typed`).
    ///
    /// # Errors
    /// The value is an error, or holds a number that is not finite.
    fn into_parts(self, typed: bool) -> Outcome;
}

fn with_value<T: Send + Sync + 'static>(parts: Vec<Part>, value: T, typed: bool) -> ToolResult {
    let typed = typed.then(|| -> TypedResult { Arc::new(value) });
    ToolResult { typed, ..ToolResult::from(parts) }
}

impl<T: ToolType> IntoToolResult for T {
    const OUTPUT: Option<Fragment> = match T::OUTPUT {
        Output::Schema => Some(T::FRAGMENT),
        Output::None => None,
    };

    fn into_parts(self, typed: bool) -> Outcome {
        let part = self.to_part().map_err(|NoJsonForm| Failure::not_finite())?;
        Ok(with_value(vec![part], self, typed))
    }
}

impl IntoToolResult for () {
    fn into_parts(self, _: bool) -> Outcome {
        Ok(ToolResult::empty())
    }
}

impl IntoToolResult for &'static str {
    fn into_parts(self, typed: bool) -> Outcome {
        Ok(with_value(vec![Part::text(self)], self, typed))
    }
}

impl IntoToolResult for Part {
    fn into_parts(self, typed: bool) -> Outcome {
        Ok(with_value(vec![self.clone()], self, typed))
    }
}

impl IntoToolResult for Option<Part> {
    fn into_parts(self, typed: bool) -> Outcome {
        let part = self.clone().unwrap_or_else(|| Part::text("null"));
        Ok(with_value(vec![part], self, typed))
    }
}

impl IntoToolResult for Vec<Part> {
    fn into_parts(self, typed: bool) -> Outcome {
        Ok(if typed { with_value(self.clone(), self, true) } else { ToolResult::from(self) })
    }
}

impl IntoToolResult for ToolResult {
    fn into_parts(self, _: bool) -> Outcome {
        Ok(self)
    }
}

impl<T: IntoToolResult, E: Display> IntoToolResult for Result<T, E> {
    const OUTPUT: Option<Fragment> = T::OUTPUT;

    fn into_parts(self, typed: bool) -> Outcome {
        match self {
            Ok(value) => value.into_parts(typed),
            Err(error) => Err(Failure::of(&error)),
        }
    }
}
