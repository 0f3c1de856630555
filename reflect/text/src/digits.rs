//! A JSON number text taken apart, without its value being computed.
//!
//! Whether `1e2` is an integer, or `1.00000000000000000001` one, is decided on digits (ruling C-2), and an
//! exponent as long as a line costs no more than reading it.

use std::cmp::Ordering;
use std::{iter, slice};

/// Exponents are cut off here, far beyond any number a type can hold and far from overflowing an `i64`.
const EXPONENT_LIMIT: i64 = 1 << 60;

/// A number as `0.D` × 10^point, where `D` are its digits from the first that is not zero.
///
/// ```
/// use olt_text::digits::Digits;
/// let number = Digits::parse("-0.0150e2").ok_or("not a JSON number")?;
/// assert!(number.is_negative());
/// assert_eq!(number.iter().collect::<Vec<_>>(), [1, 5, 0]);
/// assert_eq!(number.point(), 1); // 0.150 × 10^1
/// assert_eq!(number.scale(), 2); // 1.50 has two places
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Digits<'t> {
    negative: bool,
    whole: &'t [u8],
    fraction: &'t [u8],
    point: i64,
    scale: i64,
}

impl<'t> Digits<'t> {
    /// Takes a number text apart; none if it is not exactly a JSON number (RFC 8259 §6).
    #[must_use]
    pub fn parse(text: &'t str) -> Option<Self> {
        let (negative, rest) = match text.as_bytes() {
            [b'-', rest @ ..] => (true, rest),
            rest => (false, rest),
        };
        let (whole, rest) = split_digits(rest)?;
        let (fraction, rest) = match rest {
            [b'.', rest @ ..] => split_digits(rest)?,
            rest => (&[][..], rest),
        };
        let exponent = match rest {
            [] => 0,
            [b'e' | b'E', rest @ ..] => parse_exponent(rest)?,
            _ => return None,
        };
        let whole = match whole {
            [b'0'] => &[][..],
            [b'0', ..] => return None,
            whole => whole,
        };
        Some(Self::new(negative, whole, fraction, exponent))
    }

    fn new(negative: bool, whole: &'t [u8], fraction: &'t [u8], exponent: i64) -> Self {
        let zeros = if whole.is_empty() { leading_zeros(fraction) } else { 0 };
        Self {
            negative,
            whole,
            fraction: fraction.get(zeros..).unwrap_or_default(),
            point: exponent.saturating_add(length(whole)).saturating_sub(as_i64(zeros)),
            scale: length(fraction).saturating_sub(exponent),
        }
    }

    /// Whether a minus sign stands in front, before a zero too.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.negative
    }

    /// Whether the value is zero.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.whole.is_empty() && self.fraction.is_empty()
    }

    /// The power of ten: the value is `0.D` × 10^point.
    #[must_use]
    pub fn point(&self) -> i64 {
        self.point
    }

    /// The decimal places as written, the exponent reckoned in: 2 for `1.50`, −2 for `1e2`.
    #[must_use]
    pub fn scale(&self) -> i64 {
        self.scale
    }

    /// The digits `D`, each 0 to 9, from the first that is not zero to the last one written. None for zero.
    pub fn iter(&self) -> impl Iterator<Item = u8> + use<'t> {
        let all: iter::Chain<slice::Iter<'t, u8>, slice::Iter<'t, u8>> = self.whole.iter().chain(self.fraction);
        all.map(|digit| digit - b'0')
    }

    /// How the values of two numbers compare, exactly.
    ///
    /// ```
    /// use std::cmp::Ordering;
    /// use olt_text::digits::Digits;
    /// let [tenth, more] = ["0.10", "1.00000000000000000001e-1"].map(Digits::parse);
    /// assert_eq!(tenth.zip(more).map(|(tenth, more)| tenth.compare(&more)), Some(Ordering::Less));
    /// ```
    #[must_use]
    pub fn compare(&self, other: &Self) -> Ordering {
        let sign = |digits: &Self| match (digits.is_zero(), digits.negative) {
            (true, _) => 0,
            (false, true) => -1,
            (false, false) => 1,
        };
        let (left, right) = (sign(self), sign(other));
        match left.cmp(&right) {
            Ordering::Equal if left < 0 => other.compare_size(self),
            Ordering::Equal if left > 0 => self.compare_size(other),
            decided => decided,
        }
    }

    /// Compares without the signs; neither is zero.
    fn compare_size(&self, other: &Self) -> Ordering {
        let significant = |digits: &Self| {
            let count = digits.whole.len() + digits.fraction.len();
            let zeros = digits.fraction.iter().rev().chain(digits.whole.iter().rev());
            count - zeros.take_while(|&&digit| digit == b'0').count()
        };
        let left = self.iter().take(significant(self));
        let right = other.iter().take(significant(other));
        self.point.cmp(&other.point).then_with(|| left.cmp(right))
    }
}

/// The digits at the start, of which there has to be one, and what follows them.
fn split_digits(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = bytes.iter().position(|b| !b.is_ascii_digit()).unwrap_or(bytes.len());
    bytes.split_at_checked(end).filter(|(digits, _)| !digits.is_empty())
}

fn parse_exponent(bytes: &[u8]) -> Option<i64> {
    let (sign, bytes) = match bytes {
        [b'-', rest @ ..] => (-1, rest),
        [b'+', rest @ ..] => (1, rest),
        rest => (1, rest),
    };
    let (digits, []) = split_digits(bytes)? else {
        return None;
    };
    let size = digits
        .iter()
        .fold(0i64, |size, digit| size.saturating_mul(10).saturating_add(i64::from(digit - b'0')).min(EXPONENT_LIMIT));
    Some(sign * size)
}

fn leading_zeros(digits: &[u8]) -> usize {
    digits.iter().take_while(|&&digit| digit == b'0').count()
}

fn length(digits: &[u8]) -> i64 {
    as_i64(digits.len())
}

fn as_i64(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn numbers_are_taken_apart() {
        let table: [(&str, &[u8], i64, i64); 11] = [
            ("0", &[], 0, 0),
            ("-0", &[], 0, 0),
            ("0.00", &[], -2, 2),
            ("0e5", &[], 5, -5),
            ("7", &[7], 1, 0),
            ("100", &[1, 0, 0], 3, 0),
            ("1.50", &[1, 5, 0], 1, 2),
            ("0.015", &[1, 5], -1, 3),
            ("1e2", &[1], 3, -2),
            ("12.5E-1", &[1, 2, 5], 1, 2),
            ("12.5e+3", &[1, 2, 5], 5, -2),
        ];
        for (text, digits, point, scale) in table {
            let number = Digits::parse(text).unwrap();
            assert_eq!(number.iter().collect::<Vec<_>>(), digits, "{text}");
            assert_eq!((number.point(), number.scale()), (point, scale), "{text}");
            assert_eq!(number.is_negative(), text.starts_with('-'), "{text}");
            assert_eq!(number.is_zero(), digits.is_empty(), "{text}");
        }
    }

    #[test]
    fn what_is_no_json_number_is_refused() {
        let table = [
            "", "-", "+1", "01", "-01", "00", ".5", "1.", "1.e5", "1e", "1e+", "1e5.", "1 ", " 1", "1_0", "0x1", "NaN",
            "Infinity", "1,5", "١", "--1", "1e1e1",
        ];
        for text in table {
            assert!(Digits::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn numbers_compare_by_value() {
        let rising =
            ["-1e400", "-2.5", "-2.49", "-0.1", "0", "1e-400", "0.1", "0.10000000149", "1", "1.5", "2", "10", "11"];
        for (place, left) in rising.iter().enumerate() {
            for (other, right) in rising.iter().enumerate() {
                let [left, right] = [left, right].map(|text| Digits::parse(text).unwrap());
                assert_eq!(left.compare(&right), place.cmp(&other));
            }
        }
        for (left, right) in [("0", "-0.0"), ("1", "1.000"), ("100", "1e2"), ("-0.50", "-5e-1"), ("10.0", "1e1")] {
            let [left, right] = [left, right].map(|text| Digits::parse(text).unwrap());
            assert_eq!(left.compare(&right), Ordering::Equal);
        }
    }

    #[test]
    fn huge_exponents_are_cut_off() {
        let digits = "9".repeat(400);
        assert_eq!(Digits::parse(&format!("1e{digits}")).unwrap().point(), EXPONENT_LIMIT + 1);
        assert_eq!(Digits::parse(&format!("1e-{digits}")).unwrap().point(), 1 - EXPONENT_LIMIT);
    }

    proptest! {
        #[test]
        fn every_json_number_is_read(text in "-?(0|[1-9][0-9]{0,20})(\\.[0-9]{1,20})?([eE][+-]?[0-9]{1,3})?") {
            prop_assert!(Digits::parse(&text).is_some());
        }

        #[test]
        fn any_text_is_read_as_serde_json_reads_it(text in "[-+.eE0-9]{0,8}") {
            let is_json = serde_json::from_str::<f64>(&text).is_ok();
            let fits = text.parse::<f64>().is_ok_and(f64::is_finite);
            prop_assert_eq!(Digits::parse(&text).is_some() && fits, is_json);
        }
    }
}
