//! Lines and columns of byte offsets.

use std::ops::Range;

/// A place for people: both numbers count from 1, the column in Unicode code points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Position {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// How many bytes are counted at most for one look-up.
const BLOCK: usize = 256;

/// Finds positions in one text, in a time that depends on neither its length nor that of its lines.
pub(super) struct Positions {
    /// The offset that each line begins at.
    lines: Vec<usize>,
    /// The characters before each block of bytes.
    before: Vec<usize>,
}

impl Positions {
    pub(super) fn of(text: &str) -> Self {
        let after_newlines = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(index, _)| index + 1);
        let before = text.as_bytes().chunks(BLOCK).scan(0, |count, block| {
            let before = *count;
            *count += characters(block);
            Some(before)
        });
        Self { lines: std::iter::once(0).chain(after_newlines).collect(), before: before.collect() }
    }

    /// Where a byte of `text`, the text this was made of, stands; an offset beyond the end is the end.
    pub(super) fn at(&self, text: &str, offset: usize) -> Position {
        let offset = text.floor_char_boundary(offset);
        let line = self.lines.partition_point(|start| *start <= offset);
        let start = line.checked_sub(1).and_then(|index| self.lines.get(index)).copied().unwrap_or_default();
        let column = self.characters_before(text, offset) - self.characters_before(text, start) + 1;
        Position { line, column }
    }

    /// The bytes of the lines that a range touches, from the first to the last, without the last's end.
    pub(super) fn lines(&self, text: &str, range: &Range<usize>) -> Range<usize> {
        let first = self.lines.partition_point(|start| *start <= range.start);
        let start = first.checked_sub(1).and_then(|index| self.lines.get(index)).copied().unwrap_or_default();
        let next = self.lines.partition_point(|start| *start <= range.end);
        let end = self.lines.get(next).map_or(text.len(), |next| next - 1);
        start..end.max(start)
    }

    fn characters_before(&self, text: &str, offset: usize) -> usize {
        let block = offset / BLOCK;
        let Some(before) = self.before.get(block) else {
            // Only the end of a text of whole blocks is in none.
            let last = self.before.len().saturating_sub(1);
            return self.before.last().map_or(0, |before| before + characters(bytes(text, last * BLOCK, offset)));
        };
        before + characters(bytes(text, block * BLOCK, offset))
    }
}

fn bytes(text: &str, start: usize, end: usize) -> &[u8] {
    text.as_bytes().get(start..end).unwrap_or_default()
}

/// How many characters begin in these bytes.
fn characters(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| (**byte & 0xC0) != 0x80).count()
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    /// The rule, counted character by character.
    fn counted(text: &str, offset: usize) -> Position {
        let before = &text[..text.floor_char_boundary(offset)];
        let line = before.rsplit('\n').next().unwrap_or_default();
        Position { line: before.matches('\n').count() + 1, column: line.chars().count() + 1 }
    }

    #[test]
    fn the_lines_of_a_range_are_whole() {
        let text = "one\ntwo\n\nfour";
        let positions = Positions::of(text);
        for (range, lines) in
            [(0..0, "one"), (3..3, "one"), (5..6, "two"), (1..5, "one\ntwo"), (8..8, ""), (9..99, "four")]
        {
            assert_eq!(&text[positions.lines(text, &range)], lines, "{range:?}");
        }
    }

    #[test]
    fn every_offset_is_found_where_counting_finds_it() {
        let long = "é🦀x\n".repeat(200) + &"🦀".repeat(300);
        for text in ["", "\n", "a", "é\r\nü🦀o\n\n", &"x".repeat(BLOCK), &"x".repeat(BLOCK * 2), &long] {
            let positions = Positions::of(text);
            for offset in 0..text.len() + 3 {
                assert_eq!(positions.at(text, offset), counted(text, offset), "{offset} of {text:?}");
            }
        }
    }
}
