//! Bytes as base64 text: RFC 4648 §4, padded, nothing else between (ruling C-4).

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// The bytes of a base64 text. None for white space, the URL alphabet, missing padding, and unused bits
/// that are not zero.
///
/// ```
/// use olt::scalar::base64;
/// assert_eq!(base64::decode("AQI="), Some(vec![1, 2]));
/// assert_eq!(base64::decode("AQI"), None);
/// ```
#[must_use]
pub fn decode(text: &str) -> Option<Vec<u8>> {
    STANDARD.decode(text).ok()
}

/// The base64 text of bytes.
///
/// ```
/// assert_eq!(olt::scalar::base64::encode(&[1, 2]), "AQI=");
/// ```
#[must_use]
pub fn encode(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn the_strict_form_is_read() {
        let table: [(&str, &[u8]); 6] = [
            ("", b""),
            ("Zg==", b"f"),
            ("Zm8=", b"fo"),
            ("Zm9v", b"foo"),
            ("+/+/", &[0xfb, 0xff, 0xbf]),
            ("Zm9vYmFy", b"foobar"),
        ];
        for (text, bytes) in table {
            assert_eq!(decode(text).as_deref(), Some(bytes), "{text}");
            assert_eq!(encode(bytes), text);
        }
    }

    #[test]
    fn everything_else_is_refused() {
        let table = [
            "AQI", "AQ", "A", "A===", "====", "=", "AQ-_", "AQJ=", "AR==", "AQ=", "AQI==", "AQID ",
            " AQID", "AQ\nID", "AQID\n", "AQ==AQ==", "AQ=I", "AQïD", "AQI=\0",
        ];
        for text in table {
            assert_eq!(decode(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn written_bytes_are_read(bytes: Vec<u8>) {
            prop_assert_eq!(decode(&encode(&bytes)), Some(bytes));
        }

        #[test]
        fn there_is_one_text_for_the_bytes(text in "[A-D=+/]{0,12}") {
            if let Some(bytes) = decode(&text) {
                prop_assert_eq!(encode(&bytes), text);
            }
        }
    }
}
