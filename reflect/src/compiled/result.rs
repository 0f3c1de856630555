//! What a tool returns, as the result of its call (the note's *Results*, rulings I and Y-6).

use std::fmt::Display;
use std::marker::PhantomData;
use std::sync::Arc;

use super::encode::NoJsonForm;
use super::fragment::Fragment;
use super::no_row::TypeTable;
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
    note = "a tool returns a type with `#[derive(olt::ToolType)]`, a built-in type, text, `olt::Part`, `Vec<olt::Part>`, `olt::ToolResult` or nothing, each also as `Result<_, E>` where `E` can be displayed",
    note = "types of other crates need a feature of `olt`: `uuid1`, `chrono04`, `jiff1`, `url2`, `bytes1`, `rust_decimal1`, `indexmap2`"
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

/// What a tool's code has to know of its return type.
#[derive(Debug)]
pub struct ReturnType<R> {
    /// The schema of the value, where it has one (ruling Y-6).
    pub output: Option<Fragment>,
    /// As [`IntoToolResult::into_parts`].
    pub into_parts: fn(R, bool) -> Outcome,
}

/// The type `T` can be returned, alone or in a `Result`. A missing derive within it is told as OLT005.
#[diagnostic::on_unimplemented(
    message = "OLT003: a tool can't return `{T}`",
    label = "this return type is not supported",
    note = "a tool returns a type with `#[derive(olt::ToolType)]`, a built-in type, text, `olt::Part`, `Vec<olt::Part>`, `olt::ToolResult` or nothing, each also as `Result<_, E>` where `E` can be displayed",
    note = "types of other crates need a feature of `olt`: `uuid1`, `chrono04`, `jiff1`, `url2`, `bytes1`, `rust_decimal1`, `indexmap2`"
)]
pub trait Returns<T> {
    /// What is known of the type.
    const TYPE: ReturnType<T>;
}

impl<T: IntoToolResult> Returns<T> for TypeTable {
    const TYPE: ReturnType<T> = ReturnType { output: T::OUTPUT, into_parts: T::into_parts };
}

/// A return type as it was written. `Returned::<R>::FORM` is one of the two below: an inherent constant goes before
/// a trait's, so that what is wrong with the `T` of a `Result<T, E>` is said of `T`, however the `Result` is spelled.
#[derive(Debug)]
pub struct Returned<R>(PhantomData<fn() -> R>);

impl<T, E> Returned<Result<T, E>> {
    /// It may fail.
    pub const FORM: Fallible<T, E> = Fallible(PhantomData);
}

/// What every other return type is.
pub trait Infallible<R> {
    /// It does not fail.
    const FORM: Sure<R> = Sure(PhantomData);
}

impl<R> Infallible<R> for Returned<R> {}

/// A `Result`.
#[derive(Debug)]
pub struct Fallible<T, E>(PhantomData<fn() -> (T, E)>);

impl<T, E> Fallible<T, E> {
    /// What is known of the type.
    #[must_use]
    pub const fn known(self) -> ReturnType<Result<T, E>>
    where
        TypeTable: Returns<T>,
        E: ToolError,
    {
        ReturnType {
            output: <TypeTable as Returns<T>>::TYPE.output,
            into_parts: |value, typed| match value {
                Ok(value) => (<TypeTable as Returns<T>>::TYPE.into_parts)(value, typed),
                Err(error) => Err(Failure::of(&error)),
            },
        }
    }
}

/// No `Result`.
#[derive(Debug)]
pub struct Sure<T>(PhantomData<fn() -> T>);

impl<T> Sure<T> {
    /// What is known of the type.
    #[must_use]
    pub const fn known(self) -> ReturnType<T>
    where
        TypeTable: Returns<T>,
    {
        <TypeTable as Returns<T>>::TYPE
    }
}

/// The error of a tool: whatever can be displayed, since the model reads it.
#[diagnostic::on_unimplemented(
    message = "OLT003: a tool can't fail with `{Self}`",
    label = "this error can't be displayed, and the model reads it",
    note = "implement `std::fmt::Display` for it, or return a `String` as the error"
)]
pub trait ToolError: Display {}

#[diagnostic::do_not_recommend]
impl<E: Display> ToolError for E {}

fn with_value<T: Send + Sync + 'static>(parts: Vec<Part>, value: T, typed: bool) -> ToolResult {
    let typed = typed.then(|| -> TypedResult { Arc::new(value) });
    ToolResult { typed, ..ToolResult::from(parts) }
}

impl From<NoJsonForm> for Failure {
    fn from(no_form: NoJsonForm) -> Self {
        match no_form {
            NoJsonForm::NotFinite => Self::not_finite(),
            NoJsonForm::OutOfRange => Self::out_of_range(),
        }
    }
}

impl<T: ToolType> IntoToolResult for T {
    const OUTPUT: Option<Fragment> = match T::OUTPUT {
        Output::Schema => Some(T::FRAGMENT),
        Output::None => None,
    };

    fn into_parts(self, typed: bool) -> Outcome {
        let part = self.to_part()?;
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

impl<T: IntoToolResult, E: ToolError> IntoToolResult for Result<T, E> {
    const OUTPUT: Option<Fragment> = T::OUTPUT;

    fn into_parts(self, typed: bool) -> Outcome {
        match self {
            Ok(value) => value.into_parts(typed),
            Err(error) => Err(Failure::of(&error)),
        }
    }
}
