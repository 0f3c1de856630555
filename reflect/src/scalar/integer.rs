//! JSON numbers as whole numbers, decided on the digits (rulings C-2 and C-3).

use olt_text::digits::Digits;

/// No whole number with more digits fits into an `i128`.
const MAX_DIGITS: i64 = 39;

/// The longest text that fits into an `i64` whatever its digits.
const SHORT: usize = 18;

/// The value of a JSON number that is whole, however it is spelled.
///
/// `1.0` and `1e2` are whole; `1.00000000000000000001` is not. None where the value has a fraction, where
/// it is beyond ±(2^127 − 1), and where `text` is no JSON number. A huge exponent costs nothing.
///
/// ```
/// use olt::scalar::integer;
/// assert_eq!(integer::parse("9223372036854775807.0"), Some(i128::from(i64::MAX)));
/// assert_eq!(integer::parse("-12e2"), Some(-1200));
/// assert_eq!(integer::parse("1.5"), None);
/// ```
#[must_use]
pub fn parse(text: &str) -> Option<i128> {
    parse_short(text)
        .map(i128::from)
        .or_else(|| parse_any(text))
}

/// The value of a JSON number that is whole and lies from `min` to `max`, both included; see [`parse`].
///
/// ```
/// use olt::scalar::integer;
/// assert_eq!(integer::parse_within("127.0", -128, 127), Some(127));
/// assert_eq!(integer::parse_within("128", -128, 127), None);
/// ```
#[must_use]
pub fn parse_within(text: &str, min: i128, max: i128) -> Option<i128> {
    parse(text).filter(|value| (min..=max).contains(value))
}

/// The usual case, a few plain digits; none leaves the matter open.
fn parse_short(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = digits.len() <= SHORT && digits.bytes().all(|b| b.is_ascii_digit());
    let padded = digits.len() > 1 && digits.starts_with('0');
    if plain && !padded {
        text.parse().ok()
    } else {
        None
    }
}

fn parse_any(text: &str) -> Option<i128> {
    let number = Digits::parse(text)?;
    if number.is_zero() {
        return Some(0);
    }
    if !(1..=MAX_DIGITS).contains(&number.point()) {
        return None;
    }
    let mut digits = number.iter();
    let size = (0..number.point()).try_fold(0i128, |size, _| {
        size.checked_mul(10)?
            .checked_add(digits.next().unwrap_or(0).into())
    })?;
    let whole = digits.all(|digit| digit == 0);
    whole.then_some(if number.is_negative() { -size } else { size })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn whole_numbers_in_every_spelling() {
        let table = [
            ("0", 0),
            ("-0", 0),
            ("0.000", 0),
            ("0e999999999", 0),
            ("-0e-999999999999999999999", 0),
            ("1.0", 1),
            ("1e2", 100),
            ("1.5E+1", 15),
            ("1200e-2", 12),
            ("-128", -128),
            ("0.0000001e7", 1),
            ("999999999999999999", 999_999_999_999_999_999),
            ("9223372036854775807.0", 9_223_372_036_854_775_807),
            ("-9223372036854775808", -9_223_372_036_854_775_808),
            ("18446744073709551615", 18_446_744_073_709_551_615),
            ("1.8446744073709551615e19", 18_446_744_073_709_551_615),
            ("170141183460469231731687303715884105727", i128::MAX),
        ];
        for (text, value) in table {
            assert_eq!(parse(text), Some(value), "{text}");
        }
    }

    #[test]
    fn what_is_not_whole_or_not_a_number_is_refused() {
        let table = [
            "1.5",
            "0.1",
            "1e-1",
            "-0.5",
            "1.00000000000000000001",
            "1e999999999999",
            "-1e40",
            "1e-999999999999",
            "170141183460469231731687303715884105728",
            "",
            "-",
            "+1",
            "01",
            "-01",
            "00",
            "1.",
            ".1",
            "1 ",
            "0x1",
            "true",
            "null",
            "\"1\"",
            "١",
            "9".repeat(500).leak(),
        ];
        for text in table {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn the_range_is_held_at_both_ends() {
        let (min, max) = (0, u64::MAX.into());
        assert_eq!(parse_within("18446744073709551615", min, max), Some(max));
        assert_eq!(parse_within("18446744073709551616", min, max), None);
        assert_eq!(parse_within("-0.0", min, max), Some(0));
        assert_eq!(parse_within("-1", min, max), None);
    }

    proptest! {
        #[test]
        fn written_numbers_are_read(value: i64, zeros in 0..4usize, shift in 0..4usize) {
            let plain = value.to_string();
            prop_assert_eq!(parse(&plain), Some(value.into()));
            prop_assert_eq!(parse(&format!("{plain}.0{}", "0".repeat(zeros))), Some(value.into()));
            let shifted = format!("{plain}{}e-{shift}", "0".repeat(shift));
            prop_assert_eq!(value == 0 || parse(&shifted) == Some(value.into()), true);
        }

        #[test]
        fn no_text_panics(text in "[-+.eE0-9a ]{0,50}") {
            let _ = parse(&text);
        }
    }
}
