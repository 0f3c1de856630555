//! Floating-point numbers as JSON text (ruling T-3).
//!
//! The digits are the fewest that the same type reads as the same value, so 0.1 is `0.1` as a float
//! and as a double, while the float 0.1 made a double is `0.10000000149011612`.

/// Decimal places in front of the point that are still written out: more are scientific.
const DOUBLE_PLACES: i32 = 17;
const FLOAT_PLACES: i32 = 9;

/// Zeros after the point that are still written out, counted as the ruling counts: 0.0001 is 0.1 × 10^-3.
const LEADING_ZEROS: i32 = 3;

/// The text of a double; none for NaN and the infinities, which JSON cannot say.
///
/// ```
/// use olt_text::number::double_text;
/// assert_eq!(double_text(1.0).as_deref(), Some("1"));
/// assert_eq!(double_text(-0.0).as_deref(), Some("-0"));
/// assert_eq!(double_text(1e20).as_deref(), Some("1E+20"));
/// assert_eq!(double_text(f64::NAN), None);
/// ```
#[must_use]
pub fn double_text(value: f64) -> Option<String> {
    let shortest = value.is_finite().then(|| format!("{value:e}"))?;
    layout(&shortest, DOUBLE_PLACES)
}

/// The text of a float; none for NaN and the infinities.
///
/// ```
/// use olt_text::number::{double_text, float_text};
/// assert_eq!(float_text(0.1).as_deref(), Some("0.1"));
/// assert_eq!(double_text(f64::from(0.1f32)).as_deref(), Some("0.10000000149011612"));
/// ```
#[must_use]
pub fn float_text(value: f32) -> Option<String> {
    let shortest = value.is_finite().then(|| format!("{value:e}"))?;
    layout(&shortest, FLOAT_PLACES)
}

/// Lays out `1.25e3` (Rust's shortest digits) as the ruling does. None only if it is not of that form.
fn layout(shortest: &str, places: i32) -> Option<String> {
    let (mantissa, exponent) = shortest.split_once('e')?;
    let exponent: i32 = exponent.parse().ok()?;
    let (sign, mantissa) = match mantissa.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", mantissa),
    };
    let (first, more) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    // Zero has no first significant digit; it is written plain.
    let scale = exponent + 1;
    let mut out = String::with_capacity(28);
    out.push_str(sign);
    if scale > places || scale < -LEADING_ZEROS {
        push_scientific(&mut out, first, more, exponent);
    } else {
        push_plain(&mut out, first, more, scale);
    }
    Some(out)
}

fn push_scientific(out: &mut String, first: &str, more: &str, exponent: i32) {
    out.push_str(first);
    if !more.is_empty() {
        out.push('.');
        out.push_str(more);
    }
    out.push_str(if exponent < 0 { "E-" } else { "E+" });
    let size = exponent.unsigned_abs();
    if size < 10 {
        out.push('0');
    }
    out.push_str(&size.to_string());
}

fn push_plain(out: &mut String, first: &str, more: &str, scale: i32) {
    let Some(after_first) = usize::try_from(scale).ok().and_then(|s| s.checked_sub(1)) else {
        out.push_str("0.");
        out.extend((scale..0).map(|_| '0'));
        out.push_str(first);
        out.push_str(more);
        return;
    };
    out.push_str(first);
    match more.split_at_checked(after_first) {
        Some((whole, "")) => out.push_str(whole),
        Some((whole, fraction)) => {
            out.push_str(whole);
            out.push('.');
            out.push_str(fraction);
        }
        None => {
            out.push_str(more);
            out.extend((more.len()..after_first).map(|_| '0'));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn doubles_by_the_vectors() {
        let vectors: Vec<(String, String)> = serde_json::from_str(include_str!("../tests/double_text.json")).unwrap();
        assert_eq!(vectors.len(), 14);
        for (literal, json) in vectors {
            let value: f64 = literal.parse().unwrap();
            assert_eq!(double_text(value), Some(json), "{literal}");
        }
    }

    #[test]
    fn doubles_at_the_edges_of_plain_writing() {
        let table = [
            (0.0, "0"),
            (-0.0, "-0"),
            (-1.5, "-1.5"),
            (0.0001, "0.0001"),
            (0.00012, "0.00012"),
            (0.000_099, "9.9E-05"),
            (99_999_999_999_999_980.0, "99999999999999980"),
            (123_456.789, "123456.789"),
            (1_234_567_890_123_456.8, "1234567890123456.8"),
            (f64::MIN, "-1.7976931348623157E+308"),
            (f64::MIN_POSITIVE, "2.2250738585072014E-308"),
            (1e100, "1E+100"),
        ];
        for (value, json) in table {
            assert_eq!(double_text(value).as_deref(), Some(json));
        }
    }

    #[test]
    fn floats_have_their_own_digits_and_limit() {
        let table = [
            (0.1, "0.1"),
            (-0.0, "-0"),
            (16_777_216.0, "16777216"),
            (123_456_790.0, "123456790"),
            (999_999_940.0, "999999940"),
            (1e9, "1E+09"),
            (1.5e9, "1.5E+09"),
            (f32::MAX, "3.4028235E+38"),
            (1e-5, "1E-05"),
            (1e-45, "1E-45"),
        ];
        for (value, json) in table {
            assert_eq!(float_text(value).as_deref(), Some(json));
        }
    }

    #[test]
    fn what_json_cannot_say_has_no_text() {
        for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(double_text(value), None);
        }
        for value in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            assert_eq!(float_text(value), None);
        }
    }

    proptest! {
        #[test]
        fn a_double_reads_back(value in proptest::num::f64::NORMAL | proptest::num::f64::SUBNORMAL) {
            let text = double_text(value).unwrap();
            prop_assert_eq!(text.parse::<f64>().unwrap().to_bits(), value.to_bits());
        }

        #[test]
        fn a_float_reads_back(value in proptest::num::f32::NORMAL | proptest::num::f32::SUBNORMAL) {
            let text = float_text(value).unwrap();
            prop_assert_eq!(text.parse::<f32>().unwrap().to_bits(), value.to_bits());
        }
    }
}
