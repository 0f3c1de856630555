//! The value of a constant expression.

use olt_text::decimal::Decimal;
use olt_text::number::{double_text, float_text};

use super::target::{Builtin, CastTarget, EnumType};
use crate::csharp::literal::{Integer, IntegerKind, Real, Utf16};

/// A value that C# knows when it compiles, or one of the forms that a default value can take besides (ruling P-2).
#[derive(Debug, Clone, PartialEq)]
pub enum Constant {
    /// `null`, or the default of a type that is known to be nullable
    Null,
    /// `default` without a type
    Default,
    /// `default(T)` of a type that is no constant's; the type as written
    DefaultOf(String),
    /// `true`, `false`
    Bool(bool),
    /// One UTF-16 unit
    Char(u16),
    /// A string, perhaps with a lone surrogate
    String(Utf16),
    /// A value of one of the eight integer types
    Integer(Integer),
    /// `float`
    Float(f32),
    /// `double`
    Double(f64),
    /// `decimal` with its scale
    Decimal(Decimal),
    /// A value of an enum, which a member need not name
    Enum(EnumConstant),
    /// `typeof(T)`; the type as written
    Type(String),
    /// `new()` without a type, or `new T()` with the type as written; neither arguments nor an initializer
    New(Option<String>),
}

/// A value of an enum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnumConstant {
    /// The enum.
    pub ty: EnumType,
    /// The value of its underlying type.
    pub value: i128,
}

impl Constant {
    /// The number as JSON text by ruling T-3; none for NaN, the infinities and whatever is no number.
    ///
    /// ```
    /// use olt_conformance::csharp::constant::Constant;
    /// assert_eq!(Constant::Float(0.1).number_text().as_deref(), Some("0.1"));
    /// assert_eq!(Constant::Double(f64::NAN).number_text(), None);
    /// ```
    #[must_use]
    pub fn number_text(&self) -> Option<String> {
        match self {
            Self::Integer(integer) => Some(integer.value.to_string()),
            Self::Float(value) => float_text(*value),
            Self::Double(value) => double_text(*value),
            Self::Decimal(value) => Some(value.to_string()),
            _ => None,
        }
    }

    /// The value of an integer, a `char` or an enum.
    #[must_use]
    pub fn integer(&self) -> Option<i128> {
        match self {
            Self::Integer(integer) => Some(integer.value),
            Self::Char(unit) => Some((*unit).into()),
            Self::Enum(constant) => Some(constant.value),
            _ => None,
        }
    }

    /// The type, as an error text names it.
    #[must_use]
    pub fn type_name(&self) -> &str {
        match self {
            Self::Null => "null",
            Self::Default => "default",
            Self::DefaultOf(name) | Self::New(Some(name)) => name,
            Self::New(None) => "new()",
            Self::Bool(_) => "bool",
            Self::Char(_) => "char",
            Self::String(_) => "string",
            Self::Integer(integer) => integer.kind.keyword(),
            Self::Float(_) => "float",
            Self::Double(_) => "double",
            Self::Decimal(_) => "decimal",
            Self::Enum(constant) => &constant.ty.name,
            Self::Type(_) => "System.Type",
        }
    }

    /// The type; none for what has none of its own, as `null`.
    pub(super) fn target(&self) -> Option<CastTarget> {
        Some(CastTarget::Builtin(match self {
            Self::Bool(_) => Builtin::Bool,
            Self::Char(_) => Builtin::Char,
            Self::String(_) => Builtin::String,
            Self::Integer(integer) => Builtin::Integer(integer.kind),
            Self::Float(_) => Builtin::Float,
            Self::Double(_) => Builtin::Double,
            Self::Decimal(_) => Builtin::Decimal,
            Self::Enum(constant) => return Some(CastTarget::Enum(constant.ty.clone())),
            _ => return None,
        }))
    }

    /// `value` as an integer of a type that holds it.
    pub(super) const fn of(kind: IntegerKind, value: i128) -> Self {
        Self::Integer(Integer { value, kind })
    }
}

impl From<Integer> for Constant {
    fn from(integer: Integer) -> Self {
        Self::Integer(integer)
    }
}

impl From<Real> for Constant {
    fn from(real: Real) -> Self {
        match real {
            Real::Float(value) => Self::Float(value),
            Real::Double(value) => Self::Double(value),
            Real::Decimal(value) => Self::Decimal(value),
        }
    }
}
