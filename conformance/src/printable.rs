//! Text of unknown origin on its way to a terminal: nothing in it is taken for a command or for another line.

use std::borrow::Cow;

/// `text` with every control and every invisible direction mark written as an escape; the ends of lines too.
pub(crate) fn line(text: &str) -> Cow<'_, str> {
    escape(text, is_unprintable)
}

/// The same, with ends of lines as they are.
pub(crate) fn lines(text: &str) -> Cow<'_, str> {
    escape(text, |c| c != '\n' && is_unprintable(c))
}

/// A source line with the controls that the renderer of snippets lets through replaced, byte for byte, so that
/// the caret stays where it points.
pub(crate) fn source(text: &str) -> Cow<'_, str> {
    let is_c1 = |c: char| ('\u{80}'..='\u{9f}').contains(&c);
    if text.contains(is_c1) { Cow::Owned(text.replace(is_c1, "·")) } else { Cow::Borrowed(text) }
}

/// `text` with all that can't be seen, or is seen as a part of its neighbour, written as `\u{1b}`: a spelling that JSON
/// does not have, so that it is told apart from an escape that stands in the text.
pub(crate) fn seen(text: &str) -> Cow<'_, str> {
    if text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match matches!(c, '"' | '\'' | '\\') || c.escape_debug().len() == 1 {
            true => out.push(c),
            false => out.extend(c.escape_unicode()),
        }
    }
    Cow::Owned(out)
}

fn escape(text: &str, is_escaped: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_escaped) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match is_escaped(c) {
            true => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            false => out.push(c),
        }
    }
    Cow::Owned(out)
}

fn is_unprintable(c: char) -> bool {
    let marks = matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    c.is_control() || marks
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn controls_and_direction_marks_are_escaped() {
        assert_eq!(line("plain é 語"), "plain é 語");
        assert_eq!(
            line("a\u{1b}[31m\r\nb\u{9b}\u{202e}c\u{2028}"),
            "a\\u001b[31m\\u000d\\u000ab\\u009b\\u202ec\\u2028"
        );
        assert_eq!(lines("a\nb\u{7f}"), "a\nb\\u007f");
        assert_eq!(source("a\u{9b}b").len(), "a\u{9b}b".len());
        assert_eq!(source("a\u{9b}b"), "a·b");
    }

    #[test]
    fn what_cannot_be_seen_is_told_apart_from_an_escape() {
        assert_eq!(seen(r#"{"a":"\u001b"}"#), r#"{"a":"\u001b"}"#);
        assert_eq!(seen("\u{0}\u{1b}[31m\n 語"), "\\u{0}\\u{1b}[31m\\u{a} 語");
        // A direction mark, a blank that does not break, one without width, an accent on its own.
        assert_eq!(seen("\u{202e}\u{a0}\u{200b}e\u{301}é"), "\\u{202e}\\u{a0}\\u{200b}e\\u{301}é");
    }
}
