//! GUIDs in the 36-character form (rulings C-4 and I-5).

use std::fmt;

/// Hexadecimal digits between the hyphens.
const GROUPS: [usize; 5] = [8, 4, 4, 4, 12];

/// Where in the text the hyphens stand.
const HYPHENS: [usize; 4] = [8, 13, 18, 23];

/// A GUID. Its number is what the 32 digits spell from left to right, the order of RFC 9562.
///
/// ```
/// use olt::scalar::guid::Guid;
/// let id = Guid::parse("0F8FAD5B-D9CB-469F-A165-70867728950E").ok_or("no GUID")?;
/// assert_eq!(id.to_string(), "0f8fad5b-d9cb-469f-a165-70867728950e");
/// assert_eq!(Guid::parse("{0f8fad5b-d9cb-469f-a165-70867728950e}"), None);
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Guid(u128);

impl Guid {
    /// The GUID of a number.
    #[must_use]
    pub const fn from_u128(number: u128) -> Self {
        Self(number)
    }

    /// Reads five groups of hexadecimal digits of either case, with hyphens between them and nothing around.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut rest = text.as_bytes();
        let mut number = 0u128;
        for (index, length) in GROUPS.into_iter().enumerate() {
            if index > 0 {
                rest = rest.strip_prefix(b"-")?;
            }
            let (group, after) = rest.split_at_checked(length)?;
            for &digit in group {
                number = number << 4 | u128::from(char::from(digit).to_digit(16)?);
            }
            rest = after;
        }
        rest.is_empty().then_some(Self(number))
    }

    /// The number.
    #[must_use]
    pub const fn as_u128(&self) -> u128 {
        self.0
    }
}

impl fmt::Display for Guid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [b'-'; 36];
        let places = (0..36).filter(|place| !HYPHENS.contains(place));
        let bytes = self.0.to_be_bytes();
        let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 0xf]);
        for (place, digit) in places.zip(digits) {
            text[place] = b"0123456789abcdef"[usize::from(digit)];
        }
        f.write_str(str::from_utf8(&text).map_err(|_| fmt::Error)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn other_forms_are_refused() {
        let table = [
            "",
            "0f8fad5bd9cb469fa16570867728950e",
            "{0f8fad5b-d9cb-469f-a165-70867728950e}",
            "(0f8fad5b-d9cb-469f-a165-70867728950e)",
            " 0f8fad5b-d9cb-469f-a165-70867728950e",
            "0f8fad5b-d9cb-469f-a165-70867728950e ",
            "0f8fad5b-d9cb-469f-a165-70867728950",
            "0f8fad5b-d9cb-469f-a165-70867728950e0",
            "0f8fad5-bd9cb-469f-a165-70867728950e",
            "0f8fad5b-d9cb-469f-a16570867728950e",
            "0f8fad5g-d9cb-469f-a165-70867728950e",
            "+f8fad5b-d9cb-469f-a165-70867728950e",
            "urn:uuid:0f8fad5b-d9cb-469f-a165-70867728950e",
            "ü8fad5b-d9cb-469f-a165-70867728950e",
        ];
        for text in table {
            assert_eq!(Guid::parse(text), None, "{text}");
        }
    }

    #[test]
    fn digits_are_read_from_left_to_right() {
        let id = Guid::parse("00112233-4455-6677-8899-aABbCcDdEeFf").unwrap();
        assert_eq!(id.as_u128(), 0x0011_2233_4455_6677_8899_aabb_ccdd_eeff);
        assert_eq!(Guid::from_u128(1).to_string(), "00000000-0000-0000-0000-000000000001");
    }

    proptest! {
        #[test]
        fn a_written_guid_is_read(number: u128) {
            let id = Guid::from_u128(number);
            prop_assert_eq!(Guid::parse(&id.to_string()), Some(id));
            prop_assert_eq!(Guid::parse(&id.to_string().to_uppercase()), Some(id));
        }

        #[test]
        fn no_text_panics(text in "\\PC*|[0-9a-fé-]{30,40}") {
            let _ = Guid::parse(&text);
        }
    }
}
