//! Constants the macro evaluates itself: bounds of ranges and lengths, and defaults.

use olt_text::decimal::Decimal;
use olt_text::number::{double_text, float_text};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use syn::{Expr, ExprLit, ExprPath, Lit, UnOp};

/// A number that was written as a constant.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Number {
    /// A whole number.
    Integer(i128),
    /// Digits with a fraction or an exponent, as JSON writes a number.
    Digits(String),
    /// A floating-point value that is known by its name, such as `f64::INFINITY`.
    Named(f64),
}

impl Number {
    /// Reads a literal, its negative, or an associated constant of a number type.
    pub(crate) fn read(expression: &Expr) -> Option<Self> {
        match expression {
            Expr::Lit(ExprLit { lit, .. }) => Self::literal(lit),
            Expr::Paren(inside) => Self::read(&inside.expr),
            Expr::Group(inside) => Self::read(&inside.expr),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => Self::read(&unary.expr)?.negated(),
            Expr::Path(path) => named(path),
            _ => None,
        }
    }

    fn literal(lit: &Lit) -> Option<Self> {
        match lit {
            Lit::Int(int) if matches!(int.suffix(), "f32" | "f64") => {
                Some(Self::Digits(int.base10_digits().to_owned()))
            }
            Lit::Int(int) => int.base10_parse().ok().map(Self::Integer),
            Lit::Float(float) => {
                // Rust allows `1.`, JSON does not.
                let digits = float.base10_digits().to_lowercase();
                Some(Self::Digits(digits.strip_suffix('.').unwrap_or(&digits).replace(".e", "e")))
            }
            _ => None,
        }
    }

    fn negated(self) -> Option<Self> {
        Some(match self {
            Self::Integer(value) => Self::Integer(value.checked_neg()?),
            Self::Digits(digits) => Self::Digits(match digits.strip_prefix('-') {
                Some(positive) => positive.to_owned(),
                None => format!("-{digits}"),
            }),
            Self::Named(value) => Self::Named(-value),
        })
    }

    /// The number as a double, infinite where it is beyond one.
    pub(crate) fn as_double(&self) -> f64 {
        match self {
            Self::Integer(value) => *value as f64,
            Self::Digits(digits) => digits.parse().unwrap_or(f64::NAN),
            Self::Named(value) => *value,
        }
    }

    fn as_float(&self) -> f32 {
        match self {
            Self::Integer(value) => *value as f32,
            Self::Digits(digits) => digits.parse().unwrap_or(f32::NAN),
            Self::Named(value) => *value as f32,
        }
    }

    /// As a float spells it, with its value; none where a float can't hold it.
    pub(crate) fn float(&self) -> Option<(String, f64)> {
        let value = self.as_float();
        Some((float_text(value)?, f64::from(value)))
    }

    /// As a double spells it, with its value; none where it is not finite.
    pub(crate) fn double(&self) -> Option<(String, f64)> {
        let value = self.as_double();
        Some((double_text(value)?, value))
    }

    /// As a decimal spells it; none where a decimal can't hold it.
    pub(crate) fn decimal(&self) -> Option<String> {
        let digits = match self {
            Self::Integer(value) => value.to_string(),
            Self::Digits(digits) => digits.clone(),
            Self::Named(value) => double_text(*value)?,
        };
        Decimal::parse(&digits).map(|decimal| decimal.to_string())
    }

    /// As a bound of an integer: rounded inward, one off where it is exclusive (ruling A-2); none for NaN.
    pub(crate) fn integer_bound(&self, lower: bool, exclusive: bool) -> Option<i128> {
        let inward = if lower { 1 } else { -1 };
        if let Self::Integer(value) = self {
            return Some(if exclusive { value.saturating_add(inward) } else { *value });
        }
        let value = self.as_double();
        if value.is_nan() {
            return None;
        }
        let rounded = if lower { value.ceil() } else { value.floor() };
        // A cast saturates, and the bound is clamped to its type later.
        let whole = rounded as i128;
        Some(if exclusive && rounded == value { whole.saturating_add(inward) } else { whole })
    }
}

/// `i32::MAX`, `f64::NAN` and their kind.
fn named(path: &ExprPath) -> Option<Number> {
    let mut segments = path.path.segments.iter().rev();
    let name = segments.next()?.ident.to_string();
    let of = segments.next()?.ident.to_string();
    macro_rules! bounds {
        ($($int:ident)+) => {
            match (of.as_str(), name.as_str()) {
                $((stringify!($int), "MIN") => return Some(Number::Integer(i128::from($int::MIN))),
                (stringify!($int), "MAX") => return Some(Number::Integer(i128::from($int::MAX))),)+
                ("f32", name) => floating(name, f64::from(f32::MAX), f64::from(f32::EPSILON)),
                ("f64", name) => floating(name, f64::MAX, f64::EPSILON),
                _ => None,
            }
        };
    }
    bounds!(i8 i16 i32 i64 u8 u16 u32 u64)
}

fn floating(name: &str, max: f64, epsilon: f64) -> Option<Number> {
    Some(Number::Named(match name {
        "MAX" => max,
        "MIN" => -max,
        "EPSILON" => epsilon,
        "INFINITY" => f64::INFINITY,
        "NEG_INFINITY" => f64::NEG_INFINITY,
        "NAN" => f64::NAN,
        _ => return None,
    }))
}

/// A whole number as tokens, without a suffix.
pub(crate) fn integer(value: i128) -> TokenStream {
    let size = Literal::u128_unsuffixed(value.unsigned_abs());
    if value < 0 { quote!(-#size) } else { quote!(#size) }
}

/// A double as tokens, without a suffix.
pub(crate) fn double(value: f64) -> TokenStream {
    let size = Literal::f64_unsuffixed(value.abs());
    if value.is_sign_negative() { quote!(-#size) } else { quote!(#size) }
}

#[cfg(test)]
mod tests {
    use syn::parse_quote;

    use super::*;

    fn read(expression: Expr) -> Option<Number> {
        Number::read(&expression)
    }

    #[test]
    fn constants_of_every_spelling_are_read() {
        let table: [(Expr, Option<Number>); 9] = [
            (parse_quote!(0x1F_u8), Some(Number::Integer(31))),
            (parse_quote!(-(5)), Some(Number::Integer(-5))),
            (parse_quote!(1_000.50), Some(Number::Digits("1000.50".into()))),
            (parse_quote!(-1.), Some(Number::Digits("-1".into()))),
            (parse_quote!(1e3f64), Some(Number::Digits("1e3".into()))),
            (parse_quote!(2f32), Some(Number::Digits("2".into()))),
            (parse_quote!(i16::MIN), Some(Number::Integer(-32768))),
            (parse_quote!(core::f64::MAX), Some(Number::Named(f64::MAX))),
            (parse_quote!(LIMIT), None),
        ];
        for (expression, expected) in table {
            assert_eq!(read(expression), expected);
        }
        assert_eq!(read(parse_quote!(-f64::INFINITY)), Some(Number::Named(f64::NEG_INFINITY)));
    }

    #[test]
    fn a_bound_of_an_integer_is_rounded_inward() {
        let digits = |text: &str| Number::Digits(text.to_owned());
        let table = [
            (Number::Integer(1), true, false, Some(1)),
            (Number::Integer(1), true, true, Some(2)),
            (Number::Integer(5), false, true, Some(4)),
            (digits("0.5"), true, false, Some(1)),
            (digits("0.5"), true, true, Some(1)),
            (digits("9.5"), false, false, Some(9)),
            (digits("-0.5"), false, true, Some(-1)),
            (digits("3.0"), true, true, Some(4)),
            (digits("1e300"), false, false, Some(i128::MAX)),
            (Number::Named(f64::NEG_INFINITY), true, true, Some(i128::MIN + 1)),
            (Number::Named(f64::NAN), true, false, None),
        ];
        for (number, lower, exclusive, expected) in table {
            assert_eq!(number.integer_bound(lower, exclusive), expected, "{number:?}");
        }
    }

    #[test]
    fn each_type_spells_a_number_its_own_way() {
        let tenth = Number::Digits("0.10".into());
        assert_eq!(tenth.float().map(|(text, _)| text).as_deref(), Some("0.1"));
        assert_eq!(tenth.double().map(|(text, _)| text).as_deref(), Some("0.1"));
        assert_eq!(tenth.decimal().as_deref(), Some("0.10"));
        assert_eq!(Number::Digits("1e300".into()).float(), None);
        assert_eq!(Number::Named(f64::MAX).decimal(), None);
    }
}
