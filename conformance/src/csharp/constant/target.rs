//! The types a constant can have, their names and their own constants.

use std::fmt;

use olt_text::decimal::Decimal;

use super::Constant;
use crate::csharp::literal::{IntegerKind, Utf16};

/// A built-in type that has constants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Builtin {
    /// `bool`
    Bool,
    /// `char`
    Char,
    /// `string`
    String,
    /// One of the eight integer types
    Integer(IntegerKind),
    /// `float`
    Float,
    /// `double`
    Double,
    /// `decimal`
    Decimal,
}

/// Keyword and `System` name.
const NAMES: [(Builtin, &str, &str); 14] = [
    (Builtin::Bool, "bool", "Boolean"),
    (Builtin::Char, "char", "Char"),
    (Builtin::String, "string", "String"),
    (Builtin::Integer(IntegerKind::Sbyte), "sbyte", "SByte"),
    (Builtin::Integer(IntegerKind::Byte), "byte", "Byte"),
    (Builtin::Integer(IntegerKind::Short), "short", "Int16"),
    (Builtin::Integer(IntegerKind::Ushort), "ushort", "UInt16"),
    (Builtin::Integer(IntegerKind::Int), "int", "Int32"),
    (Builtin::Integer(IntegerKind::Uint), "uint", "UInt32"),
    (Builtin::Integer(IntegerKind::Long), "long", "Int64"),
    (Builtin::Integer(IntegerKind::Ulong), "ulong", "UInt64"),
    (Builtin::Float, "float", "Single"),
    (Builtin::Double, "double", "Double"),
    (Builtin::Decimal, "decimal", "Decimal"),
];

impl Builtin {
    /// The type of a C# keyword.
    #[must_use]
    pub fn of_keyword(name: &str) -> Option<Self> {
        let found = NAMES.iter().find(|(_, keyword, _)| *keyword == name);
        found.map(|(builtin, ..)| *builtin)
    }

    /// The type of a `System` name, qualified or not: `Int32`, `System.Int32`, `global::System.Int32`.
    #[must_use]
    pub fn of_system_name(name: &str) -> Option<Self> {
        let name = name.strip_prefix("global::").unwrap_or(name);
        let name = name.strip_prefix("System.").unwrap_or(name);
        let found = NAMES.iter().find(|(.., system)| *system == name);
        found.map(|(builtin, ..)| *builtin)
    }

    /// The C# keyword.
    #[must_use]
    pub fn keyword(self) -> &'static str {
        let found = NAMES.iter().find(|(builtin, ..)| *builtin == self);
        found.map_or("", |(_, keyword, _)| keyword)
    }

    /// The value of a variable that nothing was assigned to.
    #[must_use]
    pub fn zero(self) -> Constant {
        match self {
            Self::Bool => Constant::Bool(false),
            Self::Char => Constant::Char(0),
            Self::String => Constant::Null,
            Self::Integer(kind) => Constant::of(kind, 0),
            Self::Float => Constant::Float(0.0),
            Self::Double => Constant::Double(0.0),
            Self::Decimal => Decimal::new(false, 0, 0).map_or(Constant::Null, Constant::Decimal),
        }
    }

    /// What `sizeof` gives, in bytes; none for `string`.
    pub(super) fn size(self) -> Option<u32> {
        Some(match self {
            Self::Bool => 1,
            Self::Char => 2,
            Self::String => return None,
            Self::Integer(kind) => kind.bits() / 8,
            Self::Float => 4,
            Self::Double => 8,
            Self::Decimal => 16,
        })
    }

    /// One of the constants that ruling P-3 lists; none if the type has no such.
    #[must_use]
    pub fn member(self, name: &str) -> Option<Constant> {
        Some(match (self, name) {
            (Self::Integer(kind), "MinValue") => Constant::of(kind, kind.min()),
            (Self::Integer(kind), "MaxValue") => Constant::of(kind, kind.max()),
            (Self::Char, "MinValue") => Constant::Char(u16::MIN),
            (Self::Char, "MaxValue") => Constant::Char(u16::MAX),
            (Self::String, "Empty") => Constant::String(Utf16::default()),
            (Self::Decimal, "MinValue") => Constant::Decimal(Decimal::new(true, Decimal::MAX_MANTISSA, 0)?),
            (Self::Decimal, "MaxValue") => Constant::Decimal(Decimal::new(false, Decimal::MAX_MANTISSA, 0)?),
            (Self::Float, _) => Constant::Float(match name {
                "MinValue" => f32::MIN,
                "MaxValue" => f32::MAX,
                // C#'s Epsilon is the smallest value above zero, not the distance to 1's neighbour.
                "Epsilon" => f32::from_bits(1),
                "NaN" => f32::NAN,
                "PositiveInfinity" => f32::INFINITY,
                "NegativeInfinity" => f32::NEG_INFINITY,
                _ => return None,
            }),
            (Self::Double, _) => Constant::Double(match name {
                "MinValue" => f64::MIN,
                "MaxValue" => f64::MAX,
                "Epsilon" => f64::from_bits(1),
                "NaN" => f64::NAN,
                "PositiveInfinity" => f64::INFINITY,
                "NegativeInfinity" => f64::NEG_INFINITY,
                _ => return None,
            }),
            _ => return None,
        })
    }
}

/// An enum, as constants need to know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnumType {
    /// Tells the enum from all others; error texts show it.
    pub name: String,
    /// The type of its values.
    pub underlying: IntegerKind,
}

/// What a type is to a conversion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CastTarget {
    /// A built-in type with constants
    Builtin(Builtin),
    /// An enum
    Enum(EnumType),
    /// `T?` of a value type
    Nullable(Box<CastTarget>),
    /// Any other type, by name: of its values only `null` and `default` can be constants
    Other(String),
}

impl CastTarget {
    /// What `default(T)` is.
    #[must_use]
    pub fn zero(&self) -> Constant {
        match self {
            Self::Builtin(builtin) => builtin.zero(),
            Self::Enum(ty) => Constant::Enum(super::EnumConstant { ty: ty.clone(), value: 0 }),
            Self::Nullable(_) => Constant::Null,
            Self::Other(name) => Constant::DefaultOf(name.clone()),
        }
    }
}

impl fmt::Display for CastTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Builtin(builtin) => f.write_str(builtin.keyword()),
            Self::Enum(ty) => f.write_str(&ty.name),
            Self::Nullable(inner) => write!(f, "{inner}?"),
            Self::Other(name) => f.write_str(name),
        }
    }
}
