//! What is shown of two texts that differ: the differing part of each, and what stands beside it.

use std::ops::Range;

use crate::grade::Difference;
use crate::printable;

/// How much is shown, in bytes of the texts.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    /// Before the first difference.
    pub(super) before: usize,
    /// Of the differing part.
    pub(super) differing: usize,
    /// Behind it.
    pub(super) after: usize,
}

/// Both sides of a difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Excerpt {
    pub(super) expected: Side,
    pub(super) answered: Side,
}

/// One side: what is shown has nothing unseen in it and no end of a line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Side {
    /// How many bytes before what is shown are left out.
    pub(super) cut_before: usize,
    /// What both sides begin with.
    pub(super) before: String,
    /// The differing part; empty where the other side only has more.
    pub(super) differing: String,
    /// What both sides end with.
    pub(super) after: String,
    /// How many bytes behind what is shown are left out.
    pub(super) cut_after: usize,
}

impl Excerpt {
    pub(super) fn of(difference: &Difference, window: Window) -> Self {
        let (expected, answered) = (difference.expected.as_str(), difference.answered.as_str());
        let start = common(expected.bytes(), answered.bytes());
        let start = expected.floor_char_boundary(start);
        let rest = |text: &str| text.len() - start;
        let end = common(expected.bytes().rev(), answered.bytes().rev()).min(rest(expected)).min(rest(answered));
        let (start, end) = match (rest(expected) - end, rest(answered) - end) {
            (0, 1..) => slid(answered, start, end),
            (1.., 0) => slid(expected, start, end),
            _ => (start, end),
        };
        let side = |text: &str| Side::of(text, start..text.ceil_char_boundary(text.len() - end), window);
        Self { expected: side(expected), answered: side(answered) }
    }
}

impl Side {
    fn of(text: &str, differing: Range<usize>, window: Window) -> Self {
        let first = text.ceil_char_boundary(differing.start.saturating_sub(window.before));
        let cut = text.floor_char_boundary(differing.end.min(differing.start + window.differing));
        // What stands behind a part that is itself cut short is not shown beside it.
        let last = if cut < differing.end { cut } else { text.floor_char_boundary(text.len().min(cut + window.after)) };
        let shown = |range: Range<usize>| printable::seen(text.get(range).unwrap_or_default()).into_owned();
        Self {
            cut_before: first,
            before: shown(first..differing.start),
            differing: shown(differing.start..cut),
            after: shown(cut..last),
            cut_after: text.len() - last,
        }
    }
}

/// Where a text has more than the other, that can often begin at several places: between `m` and `aximum` there is
/// more by `inimum…m`, which as well is `minimum…` before `maximum`. It begins where a word does, if it can. What is
/// before `start` stands in both texts, and so do the last `end` bytes.
fn slid(text: &str, start: usize, end: usize) -> (usize, usize) {
    let bytes = text.as_bytes();
    let byte = |at: usize| bytes.get(at).copied().unwrap_or_default();
    let mut by = 0;
    while by < start && byte(start - by - 1).is_ascii_alphanumeric() {
        if byte(start - by - 1) != byte(text.len() - end - by - 1) {
            return (start, end);
        }
        by += 1;
    }
    (start - by, end + by)
}

/// How many bytes two texts have in common from where they are read.
fn common(ours: impl Iterator<Item = u8>, theirs: impl Iterator<Item = u8>) -> usize {
    ours.zip(theirs).take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use crate::grade::Class;

    fn excerpt(expected: &str, answered: &str) -> [String; 2] {
        let difference = Difference {
            part: "text".to_owned(),
            class: Class::Text,
            summary: String::new(),
            pointer: String::new(),
            byte: 0,
            expected: expected.to_owned(),
            answered: answered.to_owned(),
        };
        let Excerpt { expected, answered } = Excerpt::of(&difference, Window { before: 4, differing: 6, after: 3 });
        let shown = |side: Side| {
            let Side { cut_before, before, differing, after, cut_after } = side;
            format!("{cut_before} {before}[{differing}]{after} {cut_after}")
        };
        [shown(expected), shown(answered)]
    }

    #[test]
    fn the_differing_part_is_marked_and_the_rest_cut() {
        let table = [
            ("abc", "axc", ["0 a[b]c 0", "0 a[x]c 0"]),
            ("abc", "", ["0 [abc] 0", "0 [] 0"]),
            ("ab", "aab", ["0 []ab 0", "0 [a]ab 0"]),
            (" b a", " b", ["0  b[ a] 0", "0  b[] 0"]),
            ("0123456789abc", "0123456x89abc", ["3 3456[7]89a 2", "3 3456[x]89a 2"]),
            ("a12345678b", "a87654321b", ["0 a[123456] 3", "0 a[876543] 3"]),
            ("{\"minimum\":1,\"maximum\"", "{\"maximum\"", ["0 {\"[minimu] 14", "0 {\"[]max 5"]),
            // One byte of the character is the same, and both ends are.
            ("é", "è", ["0 [é] 0", "0 [è] 0"]),
            ("aéz", "a\u{129}z", ["0 a[é]z 0", "0 a[ĩ]z 0"]),
            ("a\u{1b}b", "a\u{202e}b", ["0 a[\\u{1b}]b 0", "0 a[\\u{202e}]b 0"]),
        ];
        for (expected, answered, shown) in table {
            assert_eq!(excerpt(expected, answered), shown);
        }
    }

    #[test]
    fn a_megabyte_is_shown_around_its_first_difference() {
        let long = "é".repeat(500_000);
        let [expected, answered] = excerpt(&format!("{long}a{long}"), &format!("{long}b{long}"));
        assert_eq!(expected, "999996 éé[a]é 999998");
        assert_eq!(answered, "999996 éé[b]é 999998");
    }
}
