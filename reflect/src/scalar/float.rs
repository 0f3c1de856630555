//! JSON numbers as binary floating point (ruling C-3).

use olt_text::digits::Digits;

/// The double nearest to a JSON number; none beyond the doubles, and where `text` is no JSON number.
///
/// ```
/// use olt::scalar::float;
/// assert_eq!(float::parse_double("1E+20"), Some(1e20));
/// assert_eq!(float::parse_double("1e400"), None);
/// ```
#[must_use]
pub fn parse_double(text: &str) -> Option<f64> {
    Digits::parse(text)?;
    text.parse().ok().filter(|value: &f64| value.is_finite())
}

/// The float nearest to a JSON number; none beyond the floats, and where `text` is no JSON number.
///
/// The text is rounded once, not by way of a double.
///
/// ```
/// use olt::scalar::float;
/// assert_eq!(float::parse_float("0.1"), Some(0.1));
/// assert_eq!(float::parse_float("1e39"), None);
/// ```
#[must_use]
pub fn parse_float(text: &str) -> Option<f32> {
    Digits::parse(text)?;
    text.parse().ok().filter(|value: &f32| value.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;
    use olt_text::number::{double_text, float_text};
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn doubles_up_to_the_last() {
        let table = [
            ("0", Some(0.0)),
            ("1", Some(1.0)),
            ("-1.5e-3", Some(-0.0015)),
            ("1E+20", Some(1e20)),
            ("1e-400", Some(0.0)),
            ("1e-999999999999", Some(0.0)),
            ("0e999999999999", Some(0.0)),
            ("1.7976931348623157e308", Some(f64::MAX)),
            ("1.7976931348623158e308", Some(f64::MAX)),
            ("1.7976931348623159e308", None),
            ("-1e400", None),
            ("1e999999999999", None),
            ("NaN", None),
            ("Infinity", None),
            ("inf", None),
            ("1.", None),
            (".5", None),
            ("+1", None),
            ("\"1\"", None),
            ("", None),
        ];
        for (text, value) in table {
            assert_eq!(parse_double(text), value, "{text}");
        }
        assert!(parse_double("-0.0").is_some_and(f64::is_sign_negative));
    }

    #[test]
    fn floats_are_rounded_once() {
        // Halfway between two floats and a little more; a double loses the little.
        assert_eq!(parse_float("1.000000059604644775390626"), Some(1.000_000_1));
        assert_eq!(parse_float("3.4028235e38"), Some(f32::MAX));
        // Half a step beyond the last float.
        assert_eq!(
            parse_float("3.40282356779733661637539395458142568447e38"),
            Some(f32::MAX)
        );
        assert_eq!(
            parse_float("3.40282356779733661637539395458142568448e38"),
            None
        );
        assert_eq!(parse_float("1e-60"), Some(0.0));
        assert_eq!(parse_float("nan"), None);
    }

    proptest! {
        #[test]
        fn written_numbers_are_read(double in proptest::num::f64::NORMAL, float in proptest::num::f32::NORMAL) {
            prop_assert_eq!(double_text(double).and_then(|text| parse_double(&text)), Some(double));
            prop_assert_eq!(float_text(float).and_then(|text| parse_float(&text)), Some(float));
        }

        #[test]
        fn no_text_panics(text in "[-+.eEinfa0-9]{0,50}") {
            let _ = (parse_double(&text), parse_float(&text));
        }
    }
}
