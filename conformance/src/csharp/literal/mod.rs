//! Literals and identifiers of C#: source text in, value out (rulings P-2, P-3 and N-5).

mod escape;
mod number;
mod string;
mod utf16;

use std::fmt;

pub use escape::identifier;
pub use number::{Integer, IntegerKind, Real, integer, negative, real};
pub use string::{Form, character, string, texts};
pub use utf16::Utf16;

/// Why a literal has no value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LiteralError {
    /// An integer beyond `ulong`.
    IntegerRange,
    /// A real number beyond the type named.
    RealRange(&'static str),
    /// Text that is no literal of this kind.
    Form(&'static str),
    /// A `\` followed by something that C# gives no meaning.
    Escape(String),
    /// A character literal of no unit, or of more than one.
    CharacterLength,
    /// A `u8` string, which is a run of bytes and no constant.
    Utf8,
    /// A raw string that spans lines but does not begin and end with a line break, or has nothing in between.
    RawLines,
    /// A line of a raw string, counted from its opening quotes as 1, that lacks the blanks of the closing quotes' line.
    RawIndentation(usize),
}

impl fmt::Display for LiteralError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IntegerRange => {
                f.write_str("the integer is beyond what `ulong` holds; write a smaller one")
            }
            Self::RealRange(kind) => write!(
                f,
                "the number is beyond what `{kind}` holds; write a smaller one"
            ),
            Self::Form(kind) => write!(f, "this is not {kind}"),
            Self::Escape(escape) => write!(
                f,
                "`{escape}` is no escape; write `\\\\` for a plain backslash"
            ),
            Self::CharacterLength => f.write_str(
                "a character literal holds exactly one UTF-16 unit; use a string for more",
            ),
            Self::Utf8 => f.write_str("a `u8` string is bytes and no constant; remove the `u8`"),
            Self::RawLines => f.write_str(
                "a raw string of several lines starts on the line after its opening quotes and ends on the line before its closing ones",
            ),
            Self::RawIndentation(line) => write!(
                f,
                "line {line} of the raw string does not start with the blanks its closing quotes stand after; indent it alike"
            ),
        }
    }
}

impl std::error::Error for LiteralError {}

#[cfg(test)]
mod tests;
