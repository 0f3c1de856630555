//! Strings of one character, as C# has it: one UTF-16 unit (ruling C-4).

/// The character a string consists of; none unless it is exactly one, and one below U+10000.
///
/// ```
/// use olt::scalar::character;
/// assert_eq!(character::parse("é"), Some('é'));
/// assert_eq!(character::parse("😀"), None);
/// ```
#[must_use]
pub fn parse(text: &str) -> Option<char> {
    let mut chars = text.chars();
    let first = chars.next().filter(|c| c.len_utf16() == 1)?;
    chars.next().is_none().then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn one_utf16_unit() {
        let table = [
            ("A", Some('A')),
            ("\0", Some('\0')),
            (" ", Some(' ')),
            ("\u{ffff}", Some('\u{ffff}')),
            ("\u{10000}", None),
            ("e\u{301}", None),
            ("AB", None),
            ("", None),
        ];
        for (text, value) in table {
            assert_eq!(parse(text), value, "{text}");
        }
    }
}
