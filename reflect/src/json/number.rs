//! The grammar of a JSON number.

/// How many bytes of `text` are a JSON number; none where it does not begin with one.
#[inline]
pub(super) fn length(text: &[u8]) -> Option<usize> {
    let mut rest = text.strip_prefix(b"-").unwrap_or(text);
    rest = match rest.strip_prefix(b"0") {
        Some(rest) => rest,
        None => digits(rest)?,
    };
    if let Some(fraction) = rest.strip_prefix(b".") {
        rest = digits(fraction)?;
    }
    if let [b'e' | b'E', exponent @ ..] = rest {
        let unsigned = if let [b'+' | b'-', unsigned @ ..] = exponent { unsigned } else { exponent };
        rest = digits(unsigned)?;
    }
    Some(text.len() - rest.len())
}

/// What follows the digits that `text` begins with; none where it begins with no digit.
#[inline]
fn digits(text: &[u8]) -> Option<&[u8]> {
    let count = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if count == 0 { None } else { text.get(count..) }
}

#[cfg(test)]
mod tests {
    use super::length;

    #[test]
    fn ends_where_the_number_ends() {
        for (text, expected) in [
            ("0", Some(1)),
            ("-0.5e+07,", Some(8)),
            ("12]", Some(2)),
            ("01", Some(1)),
            ("-", None),
            ("1.", None),
            ("1e", None),
            ("1e+", None),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(length(text.as_bytes()), expected, "{text}");
        }
    }
}
