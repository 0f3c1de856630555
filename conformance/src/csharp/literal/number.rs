//! Integer and real literals, typed as C# types them.

use olt_text::decimal::Decimal;

use super::LiteralError;

/// The integer types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IntegerKind {
    /// 8 bits, signed
    Sbyte,
    /// 8 bits
    Byte,
    /// 16 bits, signed
    Short,
    /// 16 bits
    Ushort,
    /// 32 bits, signed
    Int,
    /// 32 bits
    Uint,
    /// 64 bits, signed
    Long,
    /// 64 bits
    Ulong,
}

impl IntegerKind {
    /// All of them, the smaller first.
    pub const ALL: [Self; 8] =
        [Self::Sbyte, Self::Byte, Self::Short, Self::Ushort, Self::Int, Self::Uint, Self::Long, Self::Ulong];

    /// The size in bits.
    #[must_use]
    pub const fn bits(self) -> u32 {
        match self {
            Self::Sbyte | Self::Byte => 8,
            Self::Short | Self::Ushort => 16,
            Self::Int | Self::Uint => 32,
            Self::Long | Self::Ulong => 64,
        }
    }

    /// Whether the type holds negative values.
    #[must_use]
    pub const fn signed(self) -> bool {
        matches!(self, Self::Sbyte | Self::Short | Self::Int | Self::Long)
    }

    /// The smallest value.
    #[must_use]
    pub const fn min(self) -> i128 {
        if self.signed() { -(1 << (self.bits() - 1)) } else { 0 }
    }

    /// The largest value.
    #[must_use]
    pub const fn max(self) -> i128 {
        (1 << (self.bits() - self.signed() as u32)) - 1
    }

    /// Whether the type holds `value`.
    #[must_use]
    pub const fn holds(self, value: i128) -> bool {
        self.min() <= value && value <= self.max()
    }

    /// The low bits of `value`, as an unchecked conversion takes them.
    #[must_use]
    pub const fn wrap(self, value: i128) -> i128 {
        let low = value & ((1 << self.bits()) - 1);
        if low > self.max() { low - (1 << self.bits()) } else { low }
    }

    /// The C# keyword.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Sbyte => "sbyte",
            Self::Byte => "byte",
            Self::Short => "short",
            Self::Ushort => "ushort",
            Self::Int => "int",
            Self::Uint => "uint",
            Self::Long => "long",
            Self::Ulong => "ulong",
        }
    }
}

/// An integer with its type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Integer {
    /// The value; the type holds it.
    pub value: i128,
    /// The type.
    pub kind: IntegerKind,
}

/// The value of a real literal, by its suffix.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Real {
    /// `f`
    Float(f32),
    /// `d` or none
    Double(f64),
    /// `m`: exact, with the scale it was written with
    Decimal(Decimal),
}

/// An integer literal: its type is the first of `int`, `uint`, `long`, `ulong` that its suffix allows and that holds it.
///
/// # Errors
///
/// [`LiteralError::IntegerRange`], or [`LiteralError::Form`] for text that is no integer literal.
///
/// ```
/// use olt_conformance::csharp::literal::{IntegerKind, integer};
/// let read = integer("0xFFFF_FFFF")?;
/// assert_eq!((read.value, read.kind), (4_294_967_295, IntegerKind::Uint));
/// # Ok::<(), olt_conformance::csharp::literal::LiteralError>(())
/// ```
pub fn integer(text: &str) -> Result<Integer, LiteralError> {
    let (radix, digits, suffix) = parts(text)?;
    let value = u64::from_str_radix(&digits, radix).map_err(|_| LiteralError::IntegerRange)?;
    let allowed: &[IntegerKind] = match suffix.as_str() {
        "" => &[IntegerKind::Int, IntegerKind::Uint, IntegerKind::Long, IntegerKind::Ulong],
        "u" => &[IntegerKind::Uint, IntegerKind::Ulong],
        "l" => &[IntegerKind::Long, IntegerKind::Ulong],
        "ul" | "lu" => &[IntegerKind::Ulong],
        _ => return Err(LiteralError::Form("an integer")),
    };
    let value = i128::from(value);
    let kind = allowed.iter().find(|kind| kind.holds(value));
    kind.map(|kind| Integer { value, kind: *kind }).ok_or(LiteralError::IntegerRange)
}

/// The two decimal literals that mean something else behind a minus: `-2147483648` is an `int`, `-9223372036854775808` a `long`.
#[must_use]
pub fn negative(text: &str) -> Option<Integer> {
    let (10, digits, suffix) = parts(text).ok()? else {
        return None;
    };
    let value = -i128::from(digits.parse::<u64>().ok()?);
    let kind = match suffix.as_str() {
        "" if value == IntegerKind::Int.min() => IntegerKind::Int,
        "" | "l" if value == IntegerKind::Long.min() => IntegerKind::Long,
        _ => return None,
    };
    Some(Integer { value, kind })
}

/// Radix, digits without `_`, and the suffix in lower case.
fn parts(text: &str) -> Result<(u32, String, String), LiteralError> {
    let number = text.trim_end_matches(['u', 'U', 'l', 'L']);
    let suffix = text.get(number.len()..).unwrap_or_default();
    let (radix, digits) = match number.get(..2) {
        Some("0x" | "0X") => (16, number.get(2..)),
        Some("0b" | "0B") => (2, number.get(2..)),
        _ => (10, Some(number)),
    };
    let digits = digits.unwrap_or_default();
    let clean: String = digits.chars().filter(|c| *c != '_').collect();
    let wrong = clean.is_empty() || digits.ends_with('_') || !clean.chars().all(|c| c.is_digit(radix));
    if wrong || (radix == 10 && digits.starts_with('_')) {
        return Err(LiteralError::Form("an integer"));
    }
    Ok((radix, clean, suffix.to_ascii_lowercase()))
}

/// A real literal. A `decimal` keeps its scale and is rounded half to even beyond 28 places.
///
/// # Errors
///
/// [`LiteralError::RealRange`] beyond the type's range, [`LiteralError::Form`] for text that is no real literal.
///
/// ```
/// use olt_conformance::csharp::literal::{Real, real};
/// let Real::Decimal(price) = real("1.50m")? else { panic!() };
/// assert_eq!(price.to_string(), "1.50");
/// # Ok::<(), olt_conformance::csharp::literal::LiteralError>(())
/// ```
pub fn real(text: &str) -> Result<Real, LiteralError> {
    let form = || LiteralError::Form("a real number");
    let clean: String = text.chars().filter(|c| *c != '_').collect();
    let number = clean.trim_end_matches(['f', 'F', 'd', 'D', 'm', 'M']);
    let suffix = clean.get(number.len()..).unwrap_or_default().to_ascii_lowercase();
    // Rust reads `inf`, `+1` and `1.` too.
    let plain = |c: char| c.is_ascii_digit() || matches!(c, '.' | 'e' | 'E' | '+' | '-');
    let starts = number.starts_with(|c: char| c.is_ascii_digit() || c == '.');
    if !starts || number.ends_with('.') || !number.chars().all(plain) {
        return Err(form());
    }
    match suffix.as_str() {
        "f" => {
            let value: f32 = number.parse().map_err(|_| form())?;
            value.is_finite().then_some(Real::Float(value)).ok_or(LiteralError::RealRange("float"))
        }
        "" | "d" => {
            let value: f64 = number.parse().map_err(|_| form())?;
            value.is_finite().then_some(Real::Double(value)).ok_or(LiteralError::RealRange("double"))
        }
        "m" => {
            number.parse::<f64>().map_err(|_| form())?;
            let value = Decimal::parse(&json_number(number));
            value.map(Real::Decimal).ok_or(LiteralError::RealRange("decimal"))
        }
        _ => Err(form()),
    }
}

/// `007.5` and `.5` as JSON writes them.
fn json_number(number: &str) -> String {
    let rest = number.trim_start_matches('0');
    if rest.starts_with(|c: char| c.is_ascii_digit()) { rest.to_owned() } else { format!("0{rest}") }
}
