//! Conversions of constants, those C# makes by itself and those a cast asks for.

use olt_text::decimal::Decimal;

use super::target::{Builtin, CastTarget};
use super::{Constant, EnumConstant, Fault};
use crate::csharp::literal::{Integer, IntegerKind};

/// What brings a conversion about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Conversion {
    /// An assignment, as of a default value to its parameter
    Implicit,
    /// A cast that refuses what does not fit, as casts of constants do
    Checked,
    /// A cast within `unchecked(…)`, which keeps the low bits of an integer
    Unchecked,
}

/// Makes `value` one of the type `target`: what a `const` of that type holds, what a parameter of it gets.
///
/// `null` stays, `default` becomes the type's own; `default(T)` and `new()` stay as they are, since only the
/// declaration of `T` could tell more. A reference `T?` is its `T` here.
///
/// # Errors
///
/// [`Fault::Conversion`] where C# knows none, [`Fault::Overflow`] for a value that does not fit.
///
/// ```
/// use olt_conformance::csharp::constant::{Builtin, CastTarget, Constant, Conversion, convert};
/// let double = CastTarget::Builtin(Builtin::Double);
/// let widened = convert(Constant::Float(0.1), &double, Conversion::Implicit)?;
/// assert_eq!(widened.number_text().as_deref(), Some("0.10000000149011612"));
/// # Ok::<(), olt_conformance::csharp::constant::Fault>(())
/// ```
pub fn convert(value: Constant, target: &CastTarget, how: Conversion) -> Result<Constant, Fault> {
    match (&value, target) {
        (Constant::DefaultOf(_) | Constant::New(_), _) => Ok(value),
        (Constant::Default, _) => Ok(target.zero()),
        (Constant::Null, CastTarget::Nullable(_) | CastTarget::Other(_) | CastTarget::Builtin(Builtin::String)) => {
            Ok(value)
        }
        (_, CastTarget::Nullable(inner)) => convert(value, inner, how),
        (Constant::Bool(_), CastTarget::Builtin(Builtin::Bool))
        | (Constant::String(_), CastTarget::Builtin(Builtin::String)) => Ok(value),
        (_, CastTarget::Builtin(builtin)) => number(&value, *builtin, how),
        (Constant::Enum(constant), CastTarget::Enum(ty)) if constant.ty == *ty => Ok(value),
        (_, CastTarget::Enum(ty)) => {
            let zero = matches!(value, Constant::Integer(Integer { value: 0, .. }));
            if how == Conversion::Implicit && !zero {
                return Err(no_conversion(&value, target, value.integer().is_some()));
            }
            let cast = if how == Conversion::Implicit { Conversion::Checked } else { how };
            let number = number(&value, Builtin::Integer(ty.underlying), cast)?;
            let value = number.integer().unwrap_or_default();
            Ok(Constant::Enum(EnumConstant { ty: ty.clone(), value }))
        }
        (_, CastTarget::Other(_)) => Err(no_conversion(&value, target, false)),
    }
}

/// Whether C# turns the constant into the integer type by itself.
pub(super) fn widens(from: Integer, to: IntegerKind) -> bool {
    let always = to.min() <= from.kind.min() && from.kind.max() <= to.max();
    let constant = match from.kind {
        IntegerKind::Int => true,
        IntegerKind::Long => to == IntegerKind::Ulong,
        _ => false,
    };
    always || constant && to.holds(from.value)
}

fn no_conversion(value: &Constant, target: &CastTarget, cast: bool) -> Fault {
    Fault::Conversion { from: value.type_name().to_owned(), to: target.to_string(), cast }
}

fn number(value: &Constant, to: Builtin, how: Conversion) -> Result<Constant, Fault> {
    let numeric = !matches!(to, Builtin::Bool | Builtin::String);
    let castable = numeric && !matches!(value, Constant::Bool(_)) && value.target().is_some();
    let refused = || no_conversion(value, &CastTarget::Builtin(to), castable);
    if matches!(value, Constant::String(_)) {
        return Err(no_conversion(value, &CastTarget::Builtin(to), false));
    }
    if !castable || (how == Conversion::Implicit && !implicitly(value, to)) {
        return Err(refused());
    }
    let overflow = || Fault::Overflow(to.keyword().to_owned());
    match to {
        Builtin::Integer(kind) => {
            let whole = whole(value).ok_or_else(overflow)?;
            fit(kind, whole, value, how).map(|value| Constant::of(kind, value)).ok_or_else(overflow)
        }
        Builtin::Char => {
            let whole = whole(value).ok_or_else(overflow)?;
            let unit = fit(IntegerKind::Ushort, whole, value, how).and_then(|unit| u16::try_from(unit).ok());
            unit.map(Constant::Char).ok_or_else(overflow)
        }
        Builtin::Float => float(value).map(Constant::Float).ok_or_else(refused),
        Builtin::Double => double(value).map(Constant::Double).ok_or_else(refused),
        Builtin::Decimal => decimal(value).map(Constant::Decimal).ok_or_else(overflow),
        Builtin::Bool | Builtin::String => Err(refused()),
    }
}

/// Whether C# makes a number of this type out of the constant by itself.
fn implicitly(value: &Constant, to: Builtin) -> bool {
    match (value, to) {
        (Constant::Char(_), Builtin::Char)
        | (Constant::Integer(_) | Constant::Char(_), Builtin::Float | Builtin::Double | Builtin::Decimal)
        | (Constant::Float(_), Builtin::Float | Builtin::Double)
        | (Constant::Double(_), Builtin::Double)
        | (Constant::Decimal(_), Builtin::Decimal) => true,
        (Constant::Integer(from), Builtin::Integer(kind)) => widens(*from, kind),
        (Constant::Char(unit), Builtin::Integer(kind)) => widens(unit_as_integer(*unit), kind),
        _ => false,
    }
}

/// A `char` counts as its number, which converts as a `ushort` does.
pub(super) fn unit_as_integer(unit: u16) -> Integer {
    Integer { value: unit.into(), kind: IntegerKind::Ushort }
}

/// The number without its fraction; none for NaN and the infinities.
fn whole(value: &Constant) -> Option<i128> {
    let real = match value {
        Constant::Float(value) => f64::from(*value),
        Constant::Double(value) => *value,
        Constant::Decimal(value) => {
            let size = value.mantissa() / 10u128.pow(value.scale().into());
            let size = i128::try_from(size).ok()?;
            return Some(if value.is_negative() { -size } else { size });
        }
        other => return other.integer(),
    };
    // A float of this size is beyond every integer type, and `as` is exact below it.
    (real.abs() < 1e30).then_some(real as i128)
}

/// Only an integer keeps its low bits: C# does not say what a fraction out of range becomes.
fn fit(kind: IntegerKind, whole: i128, from: &Constant, how: Conversion) -> Option<i128> {
    if kind.holds(whole) {
        Some(whole)
    } else {
        (how == Conversion::Unchecked && from.integer().is_some()).then(|| kind.wrap(whole))
    }
}

pub(super) fn float(value: &Constant) -> Option<f32> {
    match value {
        Constant::Float(value) => Some(*value),
        Constant::Double(_) | Constant::Decimal(_) => double(value).map(|value| value as f32),
        // Straight from the integer, so that it is rounded once.
        _ => value.integer().map(|value| value as f32),
    }
}

pub(super) fn double(value: &Constant) -> Option<f64> {
    match value {
        Constant::Float(value) => Some(f64::from(*value)),
        Constant::Double(value) => Some(*value),
        Constant::Decimal(value) => value.to_string().parse().ok(),
        _ => value.integer().map(|value| value as f64),
    }
}

/// A decimal takes 7 significant digits of a float and 15 of a double.
pub(super) fn decimal(value: &Constant) -> Option<Decimal> {
    match value {
        Constant::Decimal(value) => Some(*value),
        Constant::Float(value) => Decimal::parse(&format!("{value:.6e}")).map(Decimal::normalized),
        Constant::Double(value) => Decimal::parse(&format!("{value:.14e}")).map(Decimal::normalized),
        _ => {
            let value = value.integer()?;
            Decimal::new(value < 0, value.unsigned_abs(), 0)
        }
    }
}
