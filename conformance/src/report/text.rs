//! Words and numbers of the reports.

use crate::printable;

/// A number with its thousands parted by commas.
pub(super) fn number(number: usize) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() * 2);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// A number and its noun, in the plural where it is not 1.
pub(super) fn counted(count: usize, noun: &str) -> String {
    format!("{} {noun}{}", number(count), if count == 1 { "" } else { "s" })
}

/// The first `limit` characters of a text of unknown origin, on one line and with nothing unseen in it.
pub(super) fn clipped(text: &str, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        None => printable::seen(text).into_owned(),
        Some((end, _)) => format!("{}…", printable::seen(text.get(..end).unwrap_or_default())),
    }
}

/// A time in the unit that suits it.
pub(super) fn duration(microseconds: u64) -> String {
    match microseconds {
        0..1_000 => format!("{microseconds} µs"),
        1_000..1_000_000 => format!("{} ms", microseconds / 1_000),
        _ => format!("{}.{} s", microseconds / 1_000_000, microseconds / 100_000 % 10),
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn numbers_are_read_at_a_glance() {
        let table = [(0, "0"), (999, "999"), (2_312, "2,312"), (1_000_000, "1,000,000")];
        for (given, expected) in table {
            assert_eq!(number(given), expected);
        }
        assert_eq!((counted(1, "case"), counted(37, "case")), ("1 case".to_owned(), "37 cases".to_owned()));
        let table = [(0, "0 µs"), (1_500, "1 ms"), (999_999, "999 ms"), (1_960_000, "1.9 s")];
        for (given, expected) in table {
            assert_eq!(duration(given), expected);
        }
    }

    #[test]
    fn a_long_text_is_cut_at_a_character() {
        assert_eq!(clipped("éé\u{1b}", 3), "éé\\u{1b}");
        assert_eq!(clipped("éé\u{1b}é", 3), "éé\\u{1b}…");
    }
}
