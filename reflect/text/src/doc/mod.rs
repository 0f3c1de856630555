//! Documentation text made one line (rulings D-1 and D-3).

mod blocks;
mod links;

use std::borrow::Cow;
use std::collections::HashSet;

use blocks::Block;

/// Each run of white space (Unicode `White_Space`) made one blank, none at the ends.
///
/// ```
/// assert_eq!(olt_text::doc::collapse("\n Gets a\n\t docket. "), "Gets a docket.");
/// ```
#[must_use]
pub fn collapse(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}

/// The plain text of a Rust doc comment: links reduced to their text, then [`collapse`]d (ruling D-3).
///
/// * `[text](path)`, `[text][path]`, `[text][]` and `[path]` leave `text` or `path`, web links too. The text
///   of a link that is nothing but a code span loses its backticks, and a path its disambiguator
///   (`struct@`), as `<see cref="Foo"/>` gives `Foo` in C#.
/// * `[…]` without a target counts as a link only if it reads as the path of an item or is defined in the
///   comment, and no word stands right before it: `[0]`, `[1, 2]` and `a[i]` stay. Link definitions go.
/// * `\[` and `\]` are plain brackets. Code, images and all other Markdown stand as written.
///
/// ```
/// use olt_text::doc::rust_doc;
/// assert_eq!(rust_doc("Places an [`Order`],\nsee [the manual](crate::manual)."), "Places an Order, see the manual.");
/// assert_eq!(rust_doc("Takes `a[i]` or a[0], \\[sic\\]."), "Takes `a[i]` or a[0], [sic].");
/// ```
#[must_use]
pub fn rust_doc(markdown: &str) -> String {
    let mut labels = HashSet::new();
    let blocks = blocks::split(markdown, &mut labels);
    let mut out = String::with_capacity(markdown.len());
    for block in blocks {
        match block {
            Block::Code(code) => out.push_str(code),
            Block::Prose(prose) => links::reduce(prose, &labels, &mut out),
        }
        out.push('\n');
    }
    collapse(&out)
}

/// The text of a `/** */` comment without the `*` its lines begin with (ruling D-1).
///
/// `text` is what stands between `/**` and `*/`. If every line after the first that is not blank starts
/// with blanks, or none, and a `*`, these are removed; otherwise the text stays as it is.
///
/// ```
/// use olt_text::doc::strip_stars;
/// assert_eq!(strip_stars("\n * Gets\n * it.\n "), "\n Gets\n it.\n ");
/// assert_eq!(strip_stars("\n * one\n two\n "), "\n * one\n two\n ");
/// ```
#[must_use]
pub fn strip_stars(text: &str) -> Cow<'_, str> {
    let Some((first, later)) = text.split_once('\n') else {
        return Cow::Borrowed(text);
    };
    let mut starred = false;
    let mut out = String::with_capacity(text.len());
    out.push_str(first);
    for line in later.split('\n') {
        out.push('\n');
        let content = line.trim_start();
        match content.strip_prefix('*') {
            Some(rest) => {
                starred = true;
                out.push_str(rest);
            }
            None if content.is_empty() => out.push_str(line),
            None => return Cow::Borrowed(text),
        }
    }
    if starred { Cow::Owned(out) } else { Cow::Borrowed(text) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn white_space_is_what_unicode_says() {
        assert_eq!(collapse(" \t\r\n\u{b}\u{c}\u{85}\u{a0}\u{2003}\u{2028}\u{3000} "), "");
        assert_eq!(collapse("a\u{a0}\u{2009}b\r\nc"), "a b c");
        // No White_Space: zero-width blank, byte order mark.
        assert_eq!(collapse("\u{200b}a\u{feff}"), "\u{200b}a\u{feff}");
    }

    #[test]
    fn stars_go_only_together() {
        let table = [
            ("one line", "one line"),
            (" * one line ", " * one line "),
            ("\n * a\n * b\n ", "\n a\n b\n "),
            ("\n* a\n\t*b\n\n *", "\n a\nb\n\n"),
            (" a\r\n * b\r\n ", " a\r\n b\r\n "),
            (" a\n * b\n", " a\n b\n"),
            ("\n  a\n  * b\n", "\n  a\n  * b\n"),
            ("\n ** a\n * b", "\n* a\n b"),
            ("a\n\n", "a\n\n"),
        ];
        for (text, expected) in table {
            assert_eq!(strip_stars(text), expected);
        }
    }

    proptest! {
        #[test]
        fn collapsed_text_stays(text in any::<String>()) {
            let once = collapse(&text);
            prop_assert_eq!(&collapse(&once), &once);
        }

        #[test]
        fn text_without_brackets_and_backslashes_is_only_collapsed(text in "[^\\[\\]\\\\]{0,60}") {
            prop_assert_eq!(rust_doc(&text), collapse(&text));
        }

        #[test]
        fn no_comment_panics(text in "[ab \\n\\[\\]()`\\\\!<>:\"é#~^-]{0,80}") {
            let _ = rust_doc(&text);
            let _ = strip_stars(&text);
        }
    }
}
