//! Rust for both lanes, derived from signatures: what the generated crate holds.
//!
//! Each case is a module with its types, one function under `#[olt::tool]`, and the same function given to
//! `Tool::create`; or an object with one method under `#[tool_methods]`, and the same described at run time. Nothing here looks at a schema: the lanes have to come to it themselves.

mod annotation;
mod declare;
mod function;
mod ident;
mod library;
mod literal;
mod method;
mod spelling;

pub use ident::{module_name, type_idents};
pub use library::{Subject, area, library};
pub use spelling::{is_hashable, spelling, spelling_text};

use std::fmt;

/// A signature that Rust can't spell, though the contract allows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unspellable(String);

impl Unspellable {
    pub(crate) fn new(why: impl Into<String>) -> Self {
        Self(why.into())
    }

    /// The same, of the case with this id.
    pub(crate) fn of(&self, id: &str) -> Self {
        Self(format!("{id}: {}", self.0))
    }
}

impl fmt::Display for Unspellable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no Rust for this signature: {}", self.0)
    }
}

impl std::error::Error for Unspellable {}
