//! What the unary and binary operators make of constants.

use std::cmp::Ordering;

use super::convert::widens;
use super::decimal;
use super::error::MAX_UNITS;
use super::promote::{Pair, integer, pair, single};
use super::{Constant, EnumConstant, EnumType, Fault};
use crate::csharp::literal::{IntegerKind, Utf16};

/// How tight an operator binds: a higher level binds tighter. None for what C# does not fold.
pub(super) fn precedence(operator: &str) -> Option<u8> {
    Some(match operator {
        "*" | "/" | "%" => 9,
        "+" | "-" => 8,
        "<<" | ">>" | ">>>" => 7,
        "<" | ">" | "<=" | ">=" => 6,
        "==" | "!=" => 5,
        "&" => 4,
        "^" => 3,
        "|" => 2,
        "&&" => 1,
        "||" => 0,
        _ => return None,
    })
}

/// Applies `+ - ! ~`.
pub(super) fn unary(operator: &str, value: Constant, checked: bool) -> Result<Constant, Fault> {
    let refused = Fault::Operator { operator: operator.to_owned(), operands: vec![value.type_name().to_owned()] };
    match (operator, value) {
        ("!", Constant::Bool(value)) => Ok(Constant::Bool(!value)),
        ("~", Constant::Enum(EnumConstant { ty, value })) => {
            let value = ty.underlying.wrap(!value);
            Ok(Constant::Enum(EnumConstant { ty, value }))
        }
        ("+", value @ (Constant::Float(_) | Constant::Double(_) | Constant::Decimal(_))) => Ok(value),
        ("-", Constant::Float(value)) => Ok(Constant::Float(-value)),
        ("-", Constant::Double(value)) => Ok(Constant::Double(-value)),
        ("-", Constant::Decimal(value)) => decimal::negate(value).map(Constant::Decimal).ok_or(refused),
        (operator, value) => {
            let Some(promoted) = single(&value) else {
                return Err(refused);
            };
            let kind = promoted.kind;
            match operator {
                "+" => Ok(Constant::of(kind, promoted.value)),
                "~" => Ok(Constant::of(kind, kind.wrap(!promoted.value))),
                "-" if kind == IntegerKind::Uint => Ok(Constant::of(IntegerKind::Long, -promoted.value)),
                "-" if kind.signed() => fit(kind, Some(-promoted.value), -promoted.value, checked),
                _ => Err(refused),
            }
        }
    }
}

/// Applies a binary operator that has a [`precedence`].
pub(super) fn binary(operator: &str, left: Constant, right: Constant, checked: bool) -> Result<Constant, Fault> {
    use Constant::{Bool, Enum, Null, String};
    let refused = Fault::Operator {
        operator: operator.to_owned(),
        operands: vec![left.type_name().to_owned(), right.type_name().to_owned()],
    };
    let result = match (left, right) {
        (Bool(left), Bool(right)) => logical(operator, left, right).map(Bool),
        (Null, Null) => equality(operator, true),
        (String(left), String(right)) if operator == "+" => return concatenate(left, &right),
        (String(text), Null) | (Null, String(text)) if operator == "+" => Some(String(text)),
        (String(left), String(right)) => equality(operator, left == right),
        (String(_), Null) | (Null, String(_)) => equality(operator, false),
        (left @ Enum(_), right) | (left, right @ Enum(_)) => {
            return enums(operator, &left, &right, checked).ok_or(refused)?;
        }
        (left, right) if matches!(operator, "<<" | ">>" | ">>>") => shift(operator, &left, &right),
        (left, right) => match pair(&left, &right) {
            Some(pair) => return numbers(operator, pair, checked).ok_or(refused)?,
            None => None,
        },
    };
    result.ok_or(refused)
}

fn concatenate(mut left: Utf16, right: &Utf16) -> Result<Constant, Fault> {
    if left.units().len() + right.units().len() > MAX_UNITS {
        return Err(Fault::TooLong);
    }
    left.append(right);
    Ok(Constant::String(left))
}

fn equality(operator: &str, equal: bool) -> Option<Constant> {
    match operator {
        "==" => Some(Constant::Bool(equal)),
        "!=" => Some(Constant::Bool(!equal)),
        _ => None,
    }
}

fn logical(operator: &str, left: bool, right: bool) -> Option<bool> {
    match operator {
        "&" | "&&" => Some(left & right),
        "|" | "||" => Some(left | right),
        "^" | "!=" => Some(left ^ right),
        "==" => Some(left == right),
        _ => None,
    }
}

/// The outcome of an operator on two numbers; none if the operator does not take them.
type Outcome = Option<Result<Constant, Fault>>;

fn numbers(operator: &str, pair: Pair, checked: bool) -> Outcome {
    match pair {
        Pair::Integer(kind, left, right) => integers(operator, kind, left, right, checked),
        Pair::Float(left, right) => {
            let value = match operator {
                "+" => left + right,
                "-" => left - right,
                "*" => left * right,
                "/" => left / right,
                "%" => left % right,
                _ => return compare(operator, left.partial_cmp(&right)),
            };
            Some(Ok(Constant::Float(value)))
        }
        Pair::Double(left, right) => {
            let value = match operator {
                "+" => left + right,
                "-" => left - right,
                "*" => left * right,
                "/" => left / right,
                "%" => left % right,
                _ => return compare(operator, left.partial_cmp(&right)),
            };
            Some(Ok(Constant::Double(value)))
        }
        Pair::Decimal(left, right) => {
            let value = match operator {
                "/" | "%" if right.mantissa() == 0 => return Some(Err(Fault::DivisionByZero)),
                "+" => decimal::add(left, right),
                "-" => decimal::subtract(left, right),
                "*" => decimal::multiply(left, right),
                "/" => decimal::divide(left, right),
                "%" => decimal::remainder(left, right),
                _ => return compare(operator, Some(left.cmp(&right))),
            };
            let value = value.ok_or_else(|| Fault::Overflow("decimal".to_owned()));
            Some(value.map(Constant::Decimal))
        }
    }
}

fn integers(operator: &str, kind: IntegerKind, left: i128, right: i128, checked: bool) -> Outcome {
    let (exact, wrapped) = match operator {
        "/" | "%" if right == 0 => return Some(Err(Fault::DivisionByZero)),
        "+" => (left.checked_add(right), left.wrapping_add(right)),
        "-" => (left.checked_sub(right), left.wrapping_sub(right)),
        // Two 64-bit factors can pass even 128 bits; their low bits are right all the same.
        "*" => (left.checked_mul(right), left.wrapping_mul(right)),
        "/" => (left.checked_div(right), left.wrapping_div(right)),
        "%" => (left.checked_rem(right), left.wrapping_rem(right)),
        "&" => (Some(left & right), left & right),
        "|" => (Some(left | right), left | right),
        "^" => (Some(left ^ right), left ^ right),
        _ => return compare(operator, Some(left.cmp(&right))),
    };
    Some(fit(kind, exact, wrapped, checked))
}

/// The result if the type holds it, else its low bits where nothing is checked.
fn fit(kind: IntegerKind, exact: Option<i128>, wrapped: i128, checked: bool) -> Result<Constant, Fault> {
    match exact.filter(|value| kind.holds(*value)) {
        Some(value) => Ok(Constant::of(kind, value)),
        None if checked => Err(Fault::Overflow(kind.keyword().to_owned())),
        None => Ok(Constant::of(kind, kind.wrap(wrapped))),
    }
}

/// `ordering` is none where a NaN is compared: then only `!=` holds.
fn compare(operator: &str, ordering: Option<Ordering>) -> Outcome {
    let holds = match operator {
        "<" => ordering.is_some_and(Ordering::is_lt),
        ">" => ordering.is_some_and(Ordering::is_gt),
        "<=" => ordering.is_some_and(Ordering::is_le),
        ">=" => ordering.is_some_and(Ordering::is_ge),
        "==" => ordering.is_some_and(Ordering::is_eq),
        "!=" => !ordering.is_some_and(Ordering::is_eq),
        _ => return None,
    };
    Some(Ok(Constant::Bool(holds)))
}

/// Shifts never overflow; only the low bits of the count matter.
fn shift(operator: &str, left: &Constant, right: &Constant) -> Option<Constant> {
    let left = single(left)?;
    let right = integer(right).filter(|count| always_int(count.kind) || count.kind == IntegerKind::Int)?;
    let bits = left.kind.bits();
    let count = right.value & i128::from(bits - 1);
    let value = match operator {
        "<<" => left.value << count,
        ">>" => left.value >> count,
        _ => (left.value & ((1 << bits) - 1)) >> count,
    };
    Some(Constant::of(left.kind, left.kind.wrap(value)))
}

fn always_int(kind: IntegerKind) -> bool {
    kind.bits() < IntegerKind::Int.bits()
}

/// Two values of one enum, or one and an integer.
fn enums(operator: &str, left: &Constant, right: &Constant, checked: bool) -> Outcome {
    let ty = match (left, right) {
        (Constant::Enum(left), Constant::Enum(right)) if left.ty != right.ty => return None,
        (Constant::Enum(constant), _) | (_, Constant::Enum(constant)) => &constant.ty,
        _ => return None,
    };
    let both = matches!((left, right), (Constant::Enum(_), Constant::Enum(_)));
    let zero = |value: &Constant| integer(value).is_some_and(|integer| integer.value == 0);
    let (l, r) = (operand(left, ty)?, operand(right, ty)?);
    let result = integers(operator, ty.underlying, l, r, checked)?;
    match operator {
        "-" if both => Some(result),
        "+" if !both => Some(result.map(|value| wrap(ty, &value))),
        "-" if matches!(left, Constant::Enum(_)) => Some(result.map(|value| wrap(ty, &value))),
        "+" | "-" | "*" | "/" | "%" => None,
        // A literal zero goes as a value of any enum.
        _ if !both && !zero(left) && !zero(right) => None,
        "&" | "|" | "^" => Some(result.map(|value| wrap(ty, &value))),
        _ => Some(result),
    }
}

fn operand(value: &Constant, ty: &EnumType) -> Option<i128> {
    match value {
        Constant::Enum(constant) => Some(constant.value),
        other => integer(other).filter(|integer| widens(*integer, ty.underlying)).map(|integer| integer.value),
    }
}

fn wrap(ty: &EnumType, value: &Constant) -> Constant {
    Constant::Enum(EnumConstant { ty: ty.clone(), value: value.integer().unwrap_or_default() })
}
