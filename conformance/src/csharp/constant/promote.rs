//! Numeric promotion: the one type in which C# computes with two numbers.

use olt_text::decimal::Decimal;

use super::Constant;
use super::convert::{decimal, double, float, unit_as_integer, widens};
use crate::csharp::literal::{Integer, IntegerKind};

/// The types C# computes integers in, the first that holds both operands wins.
const COMPUTED: [IntegerKind; 4] = [IntegerKind::Int, IntegerKind::Uint, IntegerKind::Long, IntegerKind::Ulong];

/// Two numbers of one type.
#[derive(Clone, Copy)]
pub(super) enum Pair {
    Integer(IntegerKind, i128, i128),
    Float(f32, f32),
    Double(f64, f64),
    Decimal(Decimal, Decimal),
}

/// Both operands in the type they are computed in; none if there is no such type, as for `ulong` and `int` below zero.
pub(super) fn pair(left: &Constant, right: &Constant) -> Option<Pair> {
    let either = |is: fn(&Constant) -> bool| is(left) || is(right);
    if !number(left) || !number(right) {
        return None;
    }
    if either(|value| matches!(value, Constant::Decimal(_))) {
        // A float and a decimal have no type in common.
        if either(|value| matches!(value, Constant::Float(_) | Constant::Double(_))) {
            return None;
        }
        return Some(Pair::Decimal(decimal(left)?, decimal(right)?));
    }
    if either(|value| matches!(value, Constant::Double(_))) {
        return Some(Pair::Double(double(left)?, double(right)?));
    }
    if either(|value| matches!(value, Constant::Float(_))) {
        return Some(Pair::Float(float(left)?, float(right)?));
    }
    let (left, right) = (integer(left)?, integer(right)?);
    let fits = |kind: &&IntegerKind| widens(left, **kind) && widens(right, **kind);
    let kind = COMPUTED.iter().find(fits)?;
    Some(Pair::Integer(*kind, left.value, right.value))
}

/// One integer in the type it is computed in.
pub(super) fn single(value: &Constant) -> Option<Integer> {
    let Integer { value, kind } = integer(value)?;
    // A constant of type `int` would also go as another type, but it is one of the four already.
    let always = |to: &&IntegerKind| to.min() <= kind.min() && kind.max() <= to.max();
    let kind = *COMPUTED.iter().find(always)?;
    Some(Integer { value, kind })
}

fn number(value: &Constant) -> bool {
    integer(value).is_some() || matches!(value, Constant::Float(_) | Constant::Double(_) | Constant::Decimal(_))
}

/// An integer or a `char`, which counts as its number.
pub(super) fn integer(value: &Constant) -> Option<Integer> {
    match value {
        Constant::Integer(integer) => Some(*integer),
        Constant::Char(unit) => Some(unit_as_integer(*unit)),
        _ => None,
    }
}
