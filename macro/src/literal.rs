//! Constants the macro evaluates itself: bounds of ranges and lengths, and defaults.

use olt_text::decimal::Decimal;
use olt_text::digits::Digits;
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

    /// The digits; none for NaN and the infinities.
    fn digits(&self) -> Option<String> {
        match self {
            Self::Integer(value) => Some(value.to_string()),
            Self::Digits(digits) => Some(digits.clone()),
            Self::Named(value) => double_text(*value),
        }
    }

    /// As a float spells it; none where a float can't hold it.
    pub(crate) fn float(&self) -> Option<String> {
        float_text(self.digits()?.parse().ok()?)
    }

    /// As a double spells it; none where it is not finite.
    pub(crate) fn double(&self) -> Option<String> {
        double_text(self.digits()?.parse().ok()?)
    }

    /// As a decimal spells it; none where a decimal can't hold it.
    pub(crate) fn decimal(&self) -> Option<String> {
        Decimal::parse(&self.digits()?).map(|decimal| decimal.to_string())
    }

    /// As a bound of an integer: rounded inward, one off where it is exclusive (ruling A-2); none for NaN.
    ///
    /// What is beyond an `i128` is one of its ends, since the bound is clamped to its type later.
    pub(crate) fn integer_bound(&self, lower: bool, exclusive: bool) -> Option<i128> {
        let (floor, is_whole) = match self {
            Self::Integer(value) => (*value, true),
            Self::Named(value) if value.is_nan() => return None,
            Self::Named(value) if value.is_infinite() => (if *value > 0.0 { i128::MAX } else { i128::MIN }, true),
            _ => floor(&self.digits()?)?,
        };
        Some(match (lower, is_whole && !exclusive) {
            (_, true) => floor,
            (true, false) => floor.saturating_add(1),
            (false, false) if is_whole => floor.saturating_sub(1),
            (false, false) => floor,
        })
    }
}

/// The greatest whole number that is not above the one of these digits, and whether it is that number.
fn floor(digits: &str) -> Option<(i128, bool)> {
    /// Numbers with so many digits before the point fit into an `i128`.
    const MOST_PLACES: i64 = 38;
    let number = Digits::parse(digits)?;
    if number.is_zero() {
        return Some((0, true));
    }
    if number.point() > MOST_PLACES {
        return Some((if number.is_negative() { i128::MIN } else { i128::MAX }, true));
    }
    let places = usize::try_from(number.point()).unwrap_or(0);
    let zeros = std::iter::repeat(0);
    let size = number.iter().chain(zeros).take(places).fold(0, |size, digit| size * 10 + i128::from(digit));
    let is_whole = number.iter().skip(places).all(|digit| digit == 0);
    let whole = if number.is_negative() { -size } else { size };
    Some(if is_whole || !number.is_negative() { (whole, is_whole) } else { (whole - 1, false) })
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

#[cfg(test)]
mod tests {
    use syn::parse_quote;

    use super::*;

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
            assert_eq!(Number::read(&expression), expected);
        }
        assert_eq!(Number::read(&parse_quote!(-f64::INFINITY)), Some(Number::Named(f64::NEG_INFINITY)));
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
            (digits("1.00000000000000000001"), true, false, Some(2)),
            (digits("-1.5"), true, true, Some(-1)),
            (digits("-0.0"), false, true, Some(-1)),
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
        assert_eq!(tenth.float().as_deref(), Some("0.1"));
        assert_eq!(tenth.double().as_deref(), Some("0.1"));
        assert_eq!(tenth.decimal().as_deref(), Some("0.10"));
        assert_eq!(Number::Digits("1e300".into()).float(), None);
        assert_eq!(Number::Named(f64::MAX).decimal(), None);
    }
}
