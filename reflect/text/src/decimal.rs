//! The decimal number: 96 bits and a scale that is kept (rulings T-3 and C-3).

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::digits::Digits;

/// More significant digits than this never fit into 96 bits.
const MAX_DIGITS: i64 = 29;

/// A decimal number: mantissa ÷ 10^scale, with a sign.
///
/// It is shown with its scale and never with an exponent. Two decimals are equal when their values are, so
/// 1.50 equals 1.5; where the spelling matters, compare the texts. There is no negative zero.
///
/// ```
/// use olt_text::decimal::Decimal;
/// let price = Decimal::parse("1.50").ok_or("no decimal")?;
/// assert_eq!(price.to_string(), "1.50");
/// assert_eq!(Some(price), Decimal::parse("15e-1"));
/// assert_eq!(Decimal::parse("79228162514264337593543950336"), None); // 2^96
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Decimal {
    negative: bool,
    mantissa: u128,
    scale: u8,
}

impl Decimal {
    /// The greatest mantissa: 2^96 − 1.
    pub const MAX_MANTISSA: u128 = (1 << 96) - 1;
    /// The greatest scale.
    pub const MAX_SCALE: u8 = 28;

    /// A decimal from its parts; none where mantissa or scale is too great.
    #[must_use]
    pub const fn new(negative: bool, mantissa: u128, scale: u8) -> Option<Self> {
        if mantissa > Self::MAX_MANTISSA || scale > Self::MAX_SCALE {
            return None;
        }
        Some(Self { negative: negative && mantissa != 0, mantissa, scale })
    }

    /// Reads a JSON number, exponents too.
    ///
    /// The scale is the number of places written. Where scale or mantissa would be too great the value is
    /// rounded, once and half to even, to the most places that fit. None where not even the whole part
    /// fits into 96 bits, and where `text` is no JSON number.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let digits = Digits::parse(text)?;
        let most = i64::from(Self::MAX_SCALE);
        let scale = digits.scale().clamp(0, most);
        if digits.is_zero() {
            return Self::new(false, 0, u8::try_from(scale).ok()?);
        }
        let whole = digits.point();
        let fits = most.min(scale).min(MAX_DIGITS.saturating_sub(whole));
        // With one place less the mantissa is below 10^28, which always fits.
        [fits, fits.saturating_sub(1)].into_iter().find_map(|scale| {
            let scale = u8::try_from(scale).ok()?;
            Self::new(digits.is_negative(), round(&digits, whole.saturating_add(scale.into())), scale)
        })
    }

    /// Whether the number is below zero.
    #[must_use]
    pub const fn is_negative(&self) -> bool {
        self.negative
    }

    /// The digits as a whole number, at most [`Decimal::MAX_MANTISSA`].
    #[must_use]
    pub const fn mantissa(&self) -> u128 {
        self.mantissa
    }

    /// The number of decimal places, at most [`Decimal::MAX_SCALE`].
    #[must_use]
    pub const fn scale(&self) -> u8 {
        self.scale
    }

    /// The same value with as few places as it needs.
    #[must_use]
    pub const fn normalized(mut self) -> Self {
        while self.scale > 0 && self.mantissa.is_multiple_of(10) {
            self.mantissa /= 10;
            self.scale -= 1;
        }
        self
    }

    /// The size as whole part and fraction, the latter in units of 10^-28: comparable part by part.
    fn size(&self) -> (u128, u128) {
        let unit = 10u128.pow(self.scale.into());
        let rest = 10u128.pow(u32::from(Self::MAX_SCALE.saturating_sub(self.scale)));
        (self.mantissa / unit, self.mantissa % unit * rest)
    }
}

/// The first `count` digits as a whole number, rounded half to even by those that follow.
fn round(digits: &Digits<'_>, count: i64) -> u128 {
    if count < 0 {
        return 0;
    }
    let mut rest = digits.iter();
    let mantissa = (0..count).fold(0u128, |mantissa, _| mantissa * 10 + u128::from(rest.next().unwrap_or(0)));
    let up = match rest.next() {
        Some(6..) => true,
        Some(5) => mantissa % 2 == 1 || rest.any(|digit| digit != 0),
        _ => false,
    };
    mantissa + u128::from(up)
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scale = usize::from(self.scale);
        let digits = format!("{:0>width$}", self.mantissa, width = scale + 1);
        let (whole, fraction) = digits.split_at(digits.len() - scale);
        let sign = if self.negative { "-" } else { "" };
        let point = if scale == 0 { "" } else { "." };
        write!(f, "{sign}{whole}{point}{fraction}")
    }
}

impl PartialEq for Decimal {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Decimal {}

impl PartialOrd for Decimal {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Decimal {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.negative, other.negative) {
            (false, false) => self.size().cmp(&other.size()),
            (true, true) => other.size().cmp(&self.size()),
            (negative, _) => {
                if negative {
                    Ordering::Less
                } else {
                    Ordering::Greater
                }
            }
        }
    }
}

impl Hash for Decimal {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.negative, self.size()).hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;
    use std::collections::HashSet;

    fn text(number: &str) -> Option<String> {
        Decimal::parse(number).map(|decimal| decimal.to_string())
    }

    #[test]
    fn the_scale_is_kept_and_the_exponent_is_not() {
        let table = [
            ("0", "0"),
            ("-0", "0"),
            ("-0.00", "0.00"),
            ("1.50", "1.50"),
            ("-1.50", "-1.50"),
            ("0.001", "0.001"),
            ("100", "100"),
            ("1e3", "1000"),
            ("1.50e1", "15.0"),
            ("1.50e-1", "0.150"),
            ("1.5e2", "150"),
            ("0e5", "0"),
            ("0e999999999999", "0"),
            ("0e-3", "0.000"),
            ("0.0001e4", "1"),
            ("79228162514264337593543950335", "79228162514264337593543950335"),
            ("-79228162514264337593543950335", "-79228162514264337593543950335"),
            ("7.9228162514264337593543950335", "7.9228162514264337593543950335"),
        ];
        for (number, expected) in table {
            assert_eq!(text(number).as_deref(), Some(expected), "{number}");
        }
    }

    #[test]
    fn what_does_not_fit_is_rounded_half_to_even_once() {
        let table = [
            ("1e-30", "0.0000000000000000000000000000"),
            ("1e-999999999999", "0.0000000000000000000000000000"),
            ("5e-29", "0.0000000000000000000000000000"),
            ("-5e-29", "0.0000000000000000000000000000"),
            ("5.1e-29", "0.0000000000000000000000000001"),
            ("1.5e-28", "0.0000000000000000000000000002"),
            ("2.5e-28", "0.0000000000000000000000000002"),
            ("2.50000000000000000000000000000000001e-28", "0.0000000000000000000000000003"),
            ("0.12345678901234567890123456789", "0.1234567890123456789012345679"),
            ("1.00000000000000000000000000000000", "1.0000000000000000000000000000"),
            // 29 digits are too many above 7.9…: one place less, rounded from the whole text.
            ("8.0000000000000000000000000045", "8.000000000000000000000000004"),
            ("8.00000000000000000000000000451", "8.000000000000000000000000005"),
            ("79228162514264337593543950335.4", "79228162514264337593543950335"),
            ("7922816251426433759354395033.55", "7922816251426433759354395034"),
            ("9.9999999999999999999999999999", "10.000000000000000000000000000"),
        ];
        for (number, expected) in table {
            assert_eq!(text(number).as_deref(), Some(expected), "{number}");
        }
    }

    #[test]
    fn beyond_96_bits_is_refused() {
        let table = [
            "79228162514264337593543950336",
            "79228162514264337593543950335.5",
            "-79228162514264337593543950336",
            "1e29",
            "99999999999999999999999999999",
            "1e999999999999",
            "1.5x",
            "",
        ];
        for number in table {
            assert_eq!(text(number), None, "{number}");
        }
        assert_eq!(Decimal::new(false, 1 << 96, 0), None);
        assert_eq!(Decimal::new(false, 1, 29), None);
    }

    #[test]
    fn equality_and_order_are_by_value() {
        let ordered = ["-79228162514264337593543950335", "-1.5", "-0.1", "0", "1e-28", "1.49", "1.50", "2"];
        let values: Vec<_> = ordered.iter().filter_map(|text| Decimal::parse(text)).collect();
        assert_eq!(values.len(), ordered.len());
        assert!(values.is_sorted_by(|a, b| a < b));

        let same: HashSet<_> = ["1.50", "1.5", "15e-1", "1.5000"].iter().map(|text| Decimal::parse(text)).collect();
        assert_eq!(same.len(), 1);
        assert_eq!(Decimal::parse("1.500").unwrap().normalized().to_string(), "1.5");
    }

    proptest! {
        #[test]
        fn a_decimal_reads_back(negative: bool, mantissa in 0..=Decimal::MAX_MANTISSA, scale in 0..=28u8) {
            let decimal = Decimal::new(negative, mantissa, scale).unwrap();
            let again = Decimal::parse(&decimal.to_string()).unwrap();
            prop_assert_eq!(again, decimal);
            prop_assert_eq!(again.scale(), scale);
        }

        #[test]
        fn no_number_text_panics(text in "-?[0-9]{1,40}(\\.[0-9]{1,40})?([eE][+-]?[0-9]{1,20})?") {
            let _ = Decimal::parse(&text);
        }
    }
}
