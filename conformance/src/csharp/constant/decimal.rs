//! Arithmetic of decimals that keeps the scale as .NET keeps it.

use std::cmp::Ordering;

use olt_text::decimal::Decimal;
use rust_decimal::Decimal as Number;

/// Sum, at the finer scale of the two; none beyond the range.
pub(super) fn add(left: Decimal, right: Decimal) -> Option<Decimal> {
    let exact = aligned(left, right).and_then(|(l, r, scale)| make(l.checked_add(r)?, scale));
    exact.or_else(|| rounded(left, right, Number::checked_add))
}

/// Difference, at the finer scale of the two; none beyond the range.
pub(super) fn subtract(left: Decimal, right: Decimal) -> Option<Decimal> {
    add(left, negate(right)?)
}

/// Product, its scale the sum of both; none beyond the range.
pub(super) fn multiply(left: Decimal, right: Decimal) -> Option<Decimal> {
    let exact = || make(signed(left)?.checked_mul(signed(right)?)?, left.scale() + right.scale());
    exact().or_else(|| rounded(left, right, Number::checked_mul))
}

/// Quotient; none beyond the range and for a divisor of zero.
pub(super) fn divide(left: Decimal, right: Decimal) -> Option<Decimal> {
    rounded(left, right, Number::checked_div)
}

/// Remainder with the sign of the dividend; none for a divisor of zero.
pub(super) fn remainder(left: Decimal, right: Decimal) -> Option<Decimal> {
    if size(left).cmp(&size(right)) == Ordering::Less {
        return Some(left);
    }
    let exact = aligned(left, right).and_then(|(l, r, scale)| make(l.checked_rem(r)?, scale));
    exact.or_else(|| rounded(left, right, Number::checked_rem))
}

/// The value with the other sign; zero has none.
pub(super) fn negate(value: Decimal) -> Option<Decimal> {
    Decimal::new(!value.is_negative(), value.mantissa(), value.scale())
}

fn size(value: Decimal) -> Decimal {
    Decimal::new(false, value.mantissa(), value.scale()).unwrap_or(value)
}

fn signed(value: Decimal) -> Option<i128> {
    let size = i128::try_from(value.mantissa()).ok()?;
    Some(if value.is_negative() { -size } else { size })
}

fn make(value: i128, scale: u8) -> Option<Decimal> {
    Decimal::new(value < 0, value.unsigned_abs(), scale)
}

/// Both as integers of one scale, if they fit.
fn aligned(left: Decimal, right: Decimal) -> Option<(i128, i128, u8)> {
    let scale = left.scale().max(right.scale());
    let lift = |value: Decimal| {
        let factor = 10i128.checked_pow((scale - value.scale()).into())?;
        signed(value)?.checked_mul(factor)
    };
    Some((lift(left)?, lift(right)?, scale))
}

/// Where the exact result has too many digits.
fn rounded(left: Decimal, right: Decimal, operation: fn(Number, Number) -> Option<Number>) -> Option<Decimal> {
    let number = |value: Decimal| Number::try_from_i128_with_scale(signed(value)?, value.scale().into()).ok();
    let result = operation(number(left)?, number(right)?)?;
    make(result.mantissa(), u8::try_from(result.scale()).ok()?)
}

#[cfg(test)]
mod tests {
    use olt_text::decimal::Decimal;
    use pretty_assertions::assert_eq;

    use super::{add, divide, multiply, negate, remainder, subtract};

    type Operation = fn(Decimal, Decimal) -> Option<Decimal>;

    #[test]
    fn scales_are_kept_as_dotnet_keeps_them() {
        const MAX: &str = "79228162514264337593543950335";
        for (left, operation, right, expected) in [
            ("1.10", add as Operation, "2.2", Some("3.30")),
            ("0.00", add, "0", Some("0.00")),
            ("1.5", subtract, "1.50", Some("0.00")),
            ("1", subtract, "3", Some("-2")),
            (MAX, add, "0.1", Some(MAX)),
            (MAX, add, "1", None),
            ("1.5", multiply, "2.0", Some("3.00")),
            ("0.0", multiply, "1.0", Some("0.00")),
            (MAX, multiply, "2", None),
            ("0.1234567890123456789", multiply, "0.1234567890123456789", Some("0.0152415787532388367501905200")),
            ("1", divide, "4", Some("0.25")),
            ("6.00", divide, "2", Some("3.00")),
            ("1", divide, "3", Some("0.3333333333333333333333333333")),
            ("2", divide, "3", Some("0.6666666666666666666666666667")),
            ("1", divide, "0", None),
            ("5.00", remainder, "3", Some("2.00")),
            ("-5", remainder, "3", Some("-2")),
            ("1", remainder, "3.00", Some("1")),
            ("1", remainder, "0", None),
        ] {
            let (l, r) = (Decimal::parse(left).unwrap(), Decimal::parse(right).unwrap());
            let found = operation(l, r).map(|value| value.to_string());
            assert_eq!(found.as_deref(), expected, "{left} {right}");
        }
        let zero = Decimal::parse("0.0").and_then(negate).unwrap();
        assert_eq!(zero.to_string(), "0.0");
    }
}
