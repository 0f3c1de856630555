//! As much of C#'s lexer as it takes to tell a directive from a `#` in a string, a character or a comment.

use std::ops::Range;

use super::LINE_ENDS;

/// Walks a source from directive to directive, or from token to token.
pub(in crate::csharp) struct Lexer<'a> {
    source: &'a str,
    at: usize,
    line_start: bool,
    code_seen: bool,
    holes: Vec<Hole>,
    /// A hole was never closed, so that none is trusted to go beyond its line.
    holes_end_with_line: bool,
    /// Where line ends stand that the parser does not know.
    rare_line_ends: Vec<usize>,
}

/// How a string with holes is written.
#[derive(Clone, Copy)]
struct Interpolated {
    /// How many `$` stand before it: the number of braces that open a hole in a raw string.
    dollars: usize,
    style: Style,
}

#[derive(Clone, Copy, PartialEq)]
enum Style {
    Regular,
    Verbatim,
    Raw { quotes: usize, one_line: bool },
}

/// A hole of an interpolated string that the lexer is in, and how many brackets are open in it.
struct Hole {
    string: Interpolated,
    brackets: usize,
}

impl<'a> Lexer<'a> {
    pub(in crate::csharp) fn new(source: &'a str) -> Self {
        Self {
            source,
            at: 0,
            line_start: true,
            code_seen: false,
            holes: Vec::new(),
            holes_end_with_line: false,
            rare_line_ends: Vec::new(),
        }
    }

    /// Passes blanks and comments and one token of a text without directives; its bytes. A string is one token, holes
    /// included.
    pub(in crate::csharp) fn next_token(&mut self) -> Option<Range<usize>> {
        self.skip_trivia();
        let start = self.at;
        let c = self.peek()?;
        self.token(c);
        while !self.holes.is_empty() {
            match self.peek() {
                Some('\n') if self.holes_end_with_line => self.holes.clear(),
                Some(c) if c.is_whitespace() => self.at += c.len_utf8(),
                Some(c) => self.token(c),
                None => {
                    // A hole that nothing closes: the string ends with its line, and so do all from here on.
                    self.holes.clear();
                    self.holes_end_with_line = true;
                    self.at = start;
                    self.finish_line();
                }
            }
        }
        Some(start..self.at)
    }

    fn skip_trivia(&mut self) {
        loop {
            self.skip_while(|c| c.is_whitespace() || c == '\u{feff}');
            let is_comment = self.byte(0) == Some(b'/') && matches!(self.byte(1), Some(b'/' | b'*'));
            if !is_comment {
                return;
            }
            self.token('/');
        }
    }

    /// Whether anything but blanks, comments and directives was passed in active code.
    pub(super) fn code_seen(&self) -> bool {
        self.code_seen
    }

    /// The line ends passed in active code, outside strings and comments, that are neither `\r` nor `\n`.
    pub(super) fn take_rare_line_ends(&mut self) -> Vec<usize> {
        std::mem::take(&mut self.rare_line_ends)
    }

    /// Passes active code; the offset of the next directive's `#`.
    pub(super) fn next_directive(&mut self) -> Option<usize> {
        while let Some(c) = self.peek() {
            if LINE_ENDS.contains(&c) {
                if !c.is_ascii() {
                    self.rare_line_ends.push(self.at);
                }
                self.line_start = true;
                self.at += c.len_utf8();
            } else if c.is_whitespace() || c == '\u{feff}' {
                self.at += c.len_utf8();
            } else if c == '#' && self.line_start && self.holes.is_empty() {
                return Some(self.at);
            } else {
                self.line_start = false;
                self.token(c);
            }
        }
        None
    }

    /// Passes lines of an inactive section, of which only the first non-blank character is looked at.
    pub(super) fn next_directive_of_inactive(&mut self) -> Option<usize> {
        loop {
            self.skip_while(char::is_whitespace);
            match self.peek()? {
                '#' => return Some(self.at),
                _ => self.finish_line(),
            };
        }
    }

    /// Goes to the end of the line; its offset.
    pub(super) fn finish_line(&mut self) -> usize {
        self.skip_while(|c| !LINE_ENDS.contains(&c));
        self.at
    }

    fn rest(&self) -> &'a str {
        self.source.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn byte(&self, ahead: usize) -> Option<u8> {
        self.source.as_bytes().get(self.at + ahead).copied()
    }

    /// How many times `byte` stands here in a row.
    fn run(&self, byte: u8) -> usize {
        let rest = self.source.as_bytes().iter().skip(self.at);
        rest.take_while(|found| **found == byte).count()
    }

    fn skip_while(&mut self, passes: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.find(|c| !passes(c)).unwrap_or(rest.len());
    }

    fn skip_past(&mut self, end: &str) {
        let rest = self.rest();
        self.at += rest.find(end).map_or(rest.len(), |found| found + end.len());
    }

    fn token(&mut self, c: char) {
        match (c, self.byte(1)) {
            ('/', Some(b'/')) => {
                self.finish_line();
                return;
            }
            ('/', Some(b'*')) => {
                self.at += 2;
                self.skip_past("*/");
                return;
            }
            _ => self.code_seen = true,
        }
        match c {
            '"' | '@' | '$' => self.string(),
            '\'' => self.character(),
            '{' | '(' | '[' => self.bracket(1),
            ')' | ']' => self.bracket(-1),
            '}' => self.closing_brace(),
            ':' => self.colon(),
            _ if c.is_alphanumeric() || c == '_' => {
                self.skip_while(|c| c.is_alphanumeric() || c == '_');
            }
            _ => self.at += c.len_utf8(),
        }
    }

    fn bracket(&mut self, change: isize) {
        self.at += 1;
        if let Some(hole) = self.holes.last_mut() {
            hole.brackets = hole.brackets.saturating_add_signed(change);
        }
    }

    fn closing_brace(&mut self) {
        match self.holes.pop_if(|hole| hole.brackets == 0) {
            Some(hole) => {
                self.at += self.run(b'}').min(hole.string.dollars);
                self.interpolated_text(hole.string);
            }
            None => self.bracket(-1),
        }
    }

    /// A `:` that is not part of a `::` starts the format of a hole, which is text up to the brace.
    fn colon(&mut self) {
        let colons = self.run(b':');
        self.at += colons;
        if colons == 1 && self.holes.last().is_some_and(|hole| hole.brackets == 0) {
            self.skip_while(|c| !matches!(c, '}' | '"') && !LINE_ENDS.contains(&c));
        }
    }

    fn character(&mut self) {
        self.at += 1;
        if self.byte(0) == Some(b'\\') {
            // The longest escape is `\U` with eight digits; a quote further on belongs to something else.
            let escape = self.rest().char_indices().skip(2).take(9);
            let end = escape.into_iter().find(|(_, c)| *c == '\'');
            self.at += end.map_or(1, |(offset, _)| offset + 1);
            return;
        }
        let mut chars = self.rest().chars();
        if let (Some(c), Some('\'')) = (chars.next(), chars.next())
            && c != '\''
        {
            self.at += c.len_utf8() + 1;
        }
    }

    /// A string of any form, or the `@` of an identifier.
    fn string(&mut self) {
        let prefix = self.rest().bytes().take_while(|b| matches!(b, b'@' | b'$'));
        let prefix: Vec<u8> = prefix.collect();
        let dollars = prefix.iter().filter(|b| **b == b'$').count();
        let verbatim = dollars < prefix.len();
        self.at += prefix.len();
        let quotes = self.run(b'"');
        if quotes == 0 {
            return;
        }
        let style = match quotes {
            _ if verbatim => Style::Verbatim,
            1 | 2 => Style::Regular,
            _ => self.raw(quotes),
        };
        self.at += if matches!(style, Style::Raw { .. }) { quotes } else { 1 };
        self.interpolated_text(Interpolated { dollars, style });
    }

    /// A raw string whose opening line holds text ends on that line.
    fn raw(&self, quotes: usize) -> Style {
        let rest = self.rest().get(quotes..).unwrap_or_default();
        let blank = |c: char| c.is_whitespace() && !LINE_ENDS.contains(&c);
        let one_line = !rest.trim_start_matches(blank).starts_with(LINE_ENDS);
        Style::Raw { quotes, one_line }
    }

    /// Passes the text of a string up to its end or its next hole; without a `$` there are no holes.
    fn interpolated_text(&mut self, string: Interpolated) {
        let breaks = matches!(string.style, Style::Regular | Style::Raw { one_line: true, .. });
        while let Some(byte) = self.byte(0) {
            match byte {
                b'"' => {
                    if self.closes(string.style) {
                        return;
                    }
                }
                b'\\' if string.style == Style::Regular => {
                    self.at += 1;
                    self.at += usize::from(matches!(self.byte(0), Some(b'"' | b'\\')));
                }
                b'\n' | b'\r' if breaks => return,
                b'{' if string.dollars > 0 => {
                    if self.opens_hole(string) {
                        self.holes.push(Hole { string, brackets: 0 });
                        return;
                    }
                }
                _ => self.at += 1,
            }
        }
    }

    /// Passes quotes; whether they end the string.
    fn closes(&mut self, style: Style) -> bool {
        let run = self.run(b'"');
        match style {
            Style::Regular => {
                self.at += 1;
                true
            }
            Style::Verbatim => {
                self.at += run;
                run % 2 == 1
            }
            Style::Raw { quotes, .. } => {
                self.at += run;
                run >= quotes
            }
        }
    }

    /// Passes opening braces; whether they open a hole.
    fn opens_hole(&mut self, string: Interpolated) -> bool {
        let run = self.run(b'{');
        self.at += run;
        match string.style {
            Style::Raw { .. } => run >= string.dollars,
            _ => run % 2 == 1,
        }
    }
}
