//! Where the plain part of a JSON string ends, eight bytes at a time.

const LOW: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// How many bytes of `text` come before the first quote, backslash or control character.
#[inline]
pub(super) fn plain_length(text: &[u8]) -> usize {
    let mut length = 0;
    while let Some(word) = text.get(length..).and_then(<[u8]>::first_chunk) {
        let special = special_bytes(u64::from_le_bytes(*word));
        if special != 0 {
            return length + special.trailing_zeros() as usize / 8;
        }
        length += 8;
    }
    let rest = text.get(length..).unwrap_or_default();
    length + rest.iter().take_while(|byte| !matches!(byte, 0..0x20 | b'"' | b'\\')).count()
}

/// The high bit of every byte that is special, exact up to and including the lowest one.
#[inline]
const fn special_bytes(word: u64) -> u64 {
    let control = word.wrapping_sub(LOW * 0x20);
    let quote = (word ^ (LOW * b'"' as u64)).wrapping_sub(LOW);
    let backslash = (word ^ (LOW * b'\\' as u64)).wrapping_sub(LOW);
    // A byte at or above 0x80 is part of a longer character, and never special.
    (control | quote | backslash) & !word & HIGH
}

#[cfg(test)]
mod tests {
    use super::plain_length;

    #[test]
    fn the_first_special_byte_ends_it_wherever_it_stands() {
        for special in [b'"', b'\\', 0, b'\n', 0x1f] {
            for place in 0..40 {
                for filler in [b' ', b'!', b'#', b'[', b']', 0x7f, 0x80, 0xa2, 0xdc, 0xff] {
                    let mut text = vec![filler; 40];
                    text[place] = special;
                    text[39] = b'"';
                    assert_eq!(plain_length(&text), place, "{special} after {filler}");
                }
            }
        }
        assert_eq!(plain_length("déjà vu".as_bytes()), 9);
        assert_eq!(plain_length(b""), 0);
    }
}
