//! The bounds of a `Range`: what they come to on each type of number (ruling A-2).

use olt_text::decimal::Decimal;
use olt_text::digits::Digits;
use olt_text::number;

use super::shape::{Bound, Width};

/// More digits before the point than an `i128` is sure to hold.
const MOST_DIGITS: i64 = 38;

/// A bound as it was written.
#[derive(Debug, Clone, Copy)]
pub(super) struct Written<'t> {
    pub(super) text: &'t str,
    pub(super) exclusive: bool,
}

/// Whether `text` is something a bound may be: a number, an infinity or NaN.
pub(super) fn is_bound(text: &str) -> bool {
    matches!(text, "NaN" | "Infinity" | "-Infinity") || Digits::parse(text).is_some()
}

/// The range of an integer type, narrowed; none where nothing is left of it.
pub(super) fn narrow_integer(
    range: (i128, i128),
    min: Option<Written<'_>>,
    max: Option<Written<'_>>,
) -> Option<(i128, i128)> {
    let least = min.and_then(least_integer).map_or(range.0, |least| least.max(range.0));
    let greatest = max.and_then(greatest_integer).map_or(range.1, |greatest| greatest.min(range.1));
    (least <= greatest).then_some((least, greatest))
}

/// A bound as a number type writes it; none where it is not finite or the type can't hold it.
pub(super) fn spell(width: Width, text: &str) -> Option<Bound> {
    Digits::parse(text)?;
    let spelled = match width {
        Width::Float => number::float_text(text.parse().ok()?),
        Width::Double => number::double_text(text.parse().ok()?),
        Width::Decimal => Decimal::parse(text).map(|bound| bound.to_string()),
    };
    spelled.map(Bound)
}

/// The least integer a lower bound lets through; none where it is no bound.
fn least_integer(bound: Written<'_>) -> Option<i128> {
    let (floor, is_whole) = floor(bound.text)?;
    Some(if is_whole && !bound.exclusive { floor } else { floor.saturating_add(1) })
}

/// The greatest integer an upper bound lets through; none where it is no bound.
fn greatest_integer(bound: Written<'_>) -> Option<i128> {
    let (floor, is_whole) = floor(bound.text)?;
    Some(if is_whole && bound.exclusive { floor.saturating_sub(1) } else { floor })
}

/// The greatest integer that is not above the number, and whether it is the number. Beyond an `i128` its
/// ends stand in, which are beyond every integer type.
fn floor(text: &str) -> Option<(i128, bool)> {
    match text {
        "Infinity" => return Some((i128::MAX, true)),
        "-Infinity" => return Some((i128::MIN, true)),
        _ => {}
    }
    let digits = Digits::parse(text)?;
    if digits.is_zero() {
        return Some((0, true));
    }
    if digits.point() > MOST_DIGITS {
        return Some((if digits.is_negative() { i128::MIN } else { i128::MAX }, true));
    }
    let places = usize::try_from(digits.point()).unwrap_or(0);
    let whole_digits = digits.iter().chain(std::iter::repeat(0)).take(places);
    let whole = whole_digits.fold(0i128, |whole, digit| whole * 10 + i128::from(digit));
    let is_whole = digits.iter().skip(places).all(|digit| digit == 0);
    Some(match (digits.is_negative(), is_whole) {
        (false, _) => (whole, is_whole),
        (true, true) => (-whole, true),
        (true, false) => (-whole - 1, false),
    })
}
