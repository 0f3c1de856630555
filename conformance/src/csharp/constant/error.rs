//! Why an expression has no constant value, and the texts that say so.

use std::fmt;
use std::ops::Range;

use super::Depth;
use crate::csharp::literal::LiteralError;

/// An expression that has no constant value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConstantError {
    /// What is wrong.
    pub fault: Fault,
    /// Where, in bytes of the source that was evaluated.
    pub range: Range<usize>,
}

impl fmt::Display for ConstantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault.fmt(f)
    }
}

impl std::error::Error for ConstantError {}

/// What is wrong with a constant expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// A name that neither the given sources nor the built-in types declare as a constant.
    Unresolved(String),
    /// A type that neither the given sources nor C# itself declare.
    UnknownType(String),
    /// The expression quoted is none that C# evaluates when it compiles.
    NotConstant(String),
    /// A result or a converted value is beyond the type named.
    Overflow(String),
    /// An integer or a decimal is divided by zero.
    DivisionByZero,
    /// An operator does not take these types.
    Operator {
        /// The operator as written, `?:` for a conditional.
        operator: String,
        /// The types of its operands.
        operands: Vec<String>,
    },
    /// A value of one type does not become one of the other.
    Conversion {
        /// The type of the value.
        from: String,
        /// The type asked for.
        to: String,
        /// A cast would do it.
        cast: bool,
    },
    /// A literal has no value.
    Literal(LiteralError),
    /// A constant that is defined by itself.
    Cycle(String),
    /// The constant named has no value, for the reason given.
    Within {
        /// The name as written.
        name: String,
        /// What is wrong with its own expression.
        fault: Box<Fault>,
    },
    /// The expression nests too deep.
    TooComplex,
    /// A string grows beyond [`MAX_UNITS`].
    TooLong,
    /// The strings that grew beyond what is written for them hold more than [`MAX_GROWTH`] together.
    TooMuchText,
    /// The source is not C# here.
    Syntax,
}

/// The longest string that operators make, in UTF-16 units.
pub(super) const MAX_UNITS: usize = 1 << 16;

/// How many UTF-16 units all strings of the given sources may have together beyond what is written for them.
pub(in crate::csharp) const MAX_GROWTH: usize = 1 << 23;

impl Fault {
    /// The fault with its place.
    #[must_use]
    pub fn at(self, range: Range<usize>) -> ConstantError {
        ConstantError { fault: self, range }
    }

    /// The fault as one of the constant `name`; the innermost name stays.
    pub(super) fn within(self, name: &str) -> Self {
        match self {
            Self::Within { .. } | Self::Cycle(_) | Self::TooComplex | Self::TooMuchText => self,
            fault => Self::Within { name: name.to_owned(), fault: Box::new(fault) },
        }
    }
}

impl From<LiteralError> for Fault {
    fn from(error: LiteralError) -> Self {
        Self::Literal(error)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unresolved(name) => write!(
                f,
                "`{name}` is no constant of the given sources; give the file that declares it, or write its value"
            ),
            Self::UnknownType(name) => {
                write!(f, "`{name}` is no type of the given sources; give the file that declares it")
            }
            Self::NotConstant(text) => {
                write!(f, "`{text}` is no constant; write a literal, a `const` or an enum member")
            }
            Self::Overflow(kind) => {
                write!(f, "the value is beyond what `{kind}` holds; use a wider type or a smaller value")
            }
            Self::DivisionByZero => f.write_str("a constant is divided by zero; change the divisor"),
            Self::Operator { operator, operands } => {
                write!(f, "`{operator}` takes no constant `{}`; convert what it is given", operands.join("` and `"))
            }
            Self::Conversion { from, to, cast } => {
                write!(f, "a constant `{from}` is no `{to}`; ")?;
                match cast {
                    true => write!(f, "write the cast `({to})`"),
                    false => write!(f, "write a value of that type"),
                }
            }
            Self::Literal(error) => error.fmt(f),
            Self::Cycle(name) => {
                write!(f, "`{name}` is defined by itself; give it a value of its own")
            }
            Self::Within { name, fault } => write!(f, "`{name}` has no value: {fault}"),
            Self::TooComplex => write!(f, "the expression nests deeper than {} levels; write it flatter", Depth::MAX),
            Self::TooLong => write!(f, "the string is longer than {MAX_UNITS} characters; write a shorter one"),
            Self::TooMuchText => write!(
                f,
                "the string constants are put together to more than {MAX_GROWTH} characters in all; write shorter ones"
            ),
            Self::Syntax => f.write_str("the expression is not complete C#; correct it"),
        }
    }
}
