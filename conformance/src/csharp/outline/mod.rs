//! The outline of a file: where its declarations begin and end, with what stands in bodies blanked.
//!
//! A parser that meets a syntax error in one method is apt to lose the class around it. No tool depends on a method
//! body, so bodies are blank before the file is parsed, and a member that cannot be read can be told from the others.

mod group;
mod header;
mod token;

use std::ops::Range;

use header::Header;
use token::WORD;
pub(super) use token::{Token, tokens};

/// A declaration that holds no others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Member {
    pub(super) range: Range<usize>,
    /// The `{` of the type around it; none in a namespace or at the top of the file.
    pub(super) within: Option<usize>,
}

/// A type or namespace with a body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Block {
    /// What stands before the `{`.
    pub(super) header: Range<usize>,
    /// From the `{` to the `}`.
    pub(super) body: Range<usize>,
    pub(super) within: Option<usize>,
    is_type: bool,
}

/// What a file holds.
#[derive(Debug, Default)]
pub(super) struct Outline {
    /// The text with bodies blanked; braces that are never closed are closed after its end.
    pub(super) text: String,
    pub(super) members: Vec<Member>,
    pub(super) blocks: Vec<Block>,
    /// Braces without a partner.
    pub(super) unmatched: Vec<usize>,
    /// `[Tool]`s in extension blocks.
    pub(super) in_extensions: Vec<Range<usize>>,
}

impl Outline {
    /// Blanks a part of the text.
    pub(super) fn blank(&mut self, range: Range<usize>) {
        let mut bytes = std::mem::take(&mut self.text).into_bytes();
        if let Some(bytes) = bytes.get_mut(range) {
            bytes.fill(b' ');
        }
        // The ends of a part are those of tokens, so characters stay whole.
        self.text = String::from_utf8(bytes).unwrap_or_default();
    }
}

/// Outlines a text without directives, in time linear in its length.
pub(super) fn outline(text: &str) -> Outline {
    let tokens = tokens(text);
    let plain = Scan::new(text, &tokens, false).run();
    if plain.unmatched.is_empty() {
        return plain;
    }
    // A body that does not end where it should: members are recognised within it.
    Scan::new(text, &tokens, true).run()
}

/// What the scan is in.
enum Level {
    Block(usize),
    /// The accessors of a property, and what stands before them.
    Accessors(Header, usize),
}

struct Scan<'a> {
    text: &'a str,
    tokens: &'a [Token],
    at: usize,
    /// Members end bodies that are not closed.
    recovers: bool,
    masked: Vec<u8>,
    levels: Vec<Level>,
    header: Header,
    outline: Outline,
    /// Brackets before this token have no partner.
    no_groups_before: usize,
}

impl<'a> Scan<'a> {
    fn new(text: &'a str, tokens: &'a [Token], recovers: bool) -> Self {
        Self {
            text,
            tokens,
            at: 0,
            recovers,
            masked: text.as_bytes().to_vec(),
            levels: Vec::new(),
            header: Header::default(),
            outline: Outline::default(),
            no_groups_before: 0,
        }
    }

    fn run(mut self) -> Outline {
        while let Some(token) = self.peek(0) {
            match self.levels.last() {
                Some(Level::Accessors(..)) => self.accessors(token),
                _ => self.declarations(token),
            }
        }
        let end = self.text.len();
        if self.header.start.is_some() && !matches!(self.levels.last(), Some(Level::Accessors(..))) {
            self.finish(end);
        }
        while let Some(level) = self.levels.pop() {
            self.masked.push(b'}');
            match level {
                Level::Block(index) => {
                    let block = self.outline.blocks.get_mut(index);
                    self.outline.unmatched.extend(block.map(|block| {
                        block.body.end = end;
                        block.body.start
                    }));
                }
                Level::Accessors(header, open) => {
                    self.header = header;
                    self.outline.unmatched.push(open);
                    self.finish(end);
                }
            }
        }
        self.outline.text = String::from_utf8(self.masked).unwrap_or_else(|_| self.text.to_owned());
        self.outline
    }

    fn peek(&self, ahead: usize) -> Option<Token> {
        self.tokens.get(self.at + ahead).copied()
    }

    fn kind(&self, index: usize) -> u8 {
        self.tokens.get(index).map_or(0, |token| token.kind)
    }

    /// The word at a token; none if it is an identifier by its `@`.
    fn word(&self, index: usize) -> &'a str {
        let is_verbatim = index > 0 && self.kind(index - 1) == b'@';
        let token = self.tokens.get(index);
        let token = token.filter(|token| token.kind == WORD && !is_verbatim);
        token.map_or("", |token| self.text.get(token.start..token.end).unwrap_or_default())
    }

    /// The byte where a token starts; the end of the text after the last.
    fn start_of(&self, index: usize) -> usize {
        self.tokens.get(index).map_or(self.text.len(), |token| token.start)
    }

    fn end_of(&self, index: usize) -> usize {
        self.tokens.get(index).map_or(self.text.len(), |token| token.end)
    }

    /// Whether `=>` stands at a token.
    fn is_arrow(&self, index: usize) -> bool {
        let next = self.kind(index) == b'=' && self.kind(index + 1) == b'>';
        next && self.end_of(index) == self.start_of(index + 1)
    }

    fn declarations(&mut self, token: Token) {
        if !matches!(token.kind, b'}' | b';') {
            self.header.start.get_or_insert(token.start);
        }
        match token.kind {
            b'(' | b'[' => {
                self.header.has_parameters |= token.kind == b'(';
                self.at = self.group_end(self.at).map_or(self.at + 1, |end| end + 1);
            }
            b'{' => self.open(token),
            b'}' => self.close(token),
            b';' => {
                self.at += 1;
                self.finish(token.end);
            }
            b'=' if self.header.is_operator && !self.header.has_parameters => self.at += 1,
            b'=' => self.value(),
            WORD => self.header_word(),
            _ => self.at += 1,
        }
    }

    fn open(&mut self, token: Token) {
        if self.header.is_extension {
            let (end, closed) = self.block_end(self.at);
            self.extension(token.start, end, closed);
        } else if self.header.is_enum {
            // Its members are constants: nothing in it is blanked.
            let (end, closed) = self.block_end(self.at);
            self.close_block(token.start, end, closed, false);
        } else if self.header.is_block() {
            let start = self.header.start.unwrap_or(token.start);
            self.outline.blocks.push(Block {
                header: start..token.start,
                body: token.start..token.end,
                within: self.within(),
                is_type: !self.header.is_namespace,
            });
            self.levels.push(Level::Block(self.outline.blocks.len() - 1));
            self.header = Header::default();
            self.at += 1;
        } else if self.header.has_parameters || self.header.start == Some(token.start) {
            let (end, closed) = self.block_end(self.at);
            self.close_block(token.start, end, closed, true);
        } else {
            let header = std::mem::take(&mut self.header);
            self.levels.push(Level::Accessors(header, token.start));
            self.at += 1;
        }
    }

    /// Blanks an extension block: its members are not those of the class around it.
    fn extension(&mut self, open: usize, end: usize, closed: bool) {
        for index in self.at..end.min(self.tokens.len()) {
            if self.is_tool(index) {
                let place = self.start_of(index)..self.end_of(index);
                self.outline.in_extensions.push(place);
            }
        }
        let start = self.header.start.unwrap_or(open);
        self.header = Header::default();
        if !closed {
            self.outline.unmatched.push(open);
        }
        let until = if closed { self.end_of(end) } else { self.start_of(end) };
        self.blank(start..until);
        self.at = if closed { end + 1 } else { end };
    }

    /// Passes a body up to the token `end`, blanks it, and ends the member.
    fn close_block(&mut self, open: usize, end: usize, closed: bool, blank: bool) {
        if closed {
            if blank {
                self.blank(open + 1..self.start_of(end));
            }
            self.at = end + 1;
            self.finish(self.end_of(end));
        } else {
            self.leave_unclosed(open, end);
            self.finish(self.start_of(end));
        }
    }

    /// Blanks a body that ends without a brace, and gives it one where there is room.
    fn leave_unclosed(&mut self, open: usize, end: usize) {
        let until = self.start_of(end);
        self.outline.unmatched.push(open);
        self.blank(open + 1..until);
        if end >= self.tokens.len() {
            self.masked.push(b'}');
        } else if until > open + 1 {
            self.write(until - 1, b'}');
        }
        self.at = end;
    }

    fn close(&mut self, token: Token) {
        if self.header.start.is_some() {
            self.finish(token.start);
        }
        self.at += 1;
        match self.levels.pop() {
            Some(Level::Block(index)) => {
                if let Some(block) = self.outline.blocks.get_mut(index) {
                    block.body.end = token.end;
                }
            }
            _ => {
                self.outline.unmatched.push(token.start);
                self.blank(token.start..token.end);
            }
        }
    }

    fn accessors(&mut self, token: Token) {
        match token.kind {
            b'[' | b'(' => {
                self.at = self.group_end(self.at).map_or(self.at + 1, |end| end + 1);
            }
            b'{' => {
                let (end, closed) = self.block_end(self.at);
                if closed {
                    self.blank(token.start + 1..self.start_of(end));
                    self.at = end + 1;
                } else {
                    self.leave_unclosed(token.start, end);
                }
            }
            b'=' => self.value(),
            b'}' => {
                self.at += 1;
                if let Some(Level::Accessors(header, _)) = self.levels.pop() {
                    self.header = header;
                }
                if self.kind(self.at) != b'=' || self.is_arrow(self.at) {
                    self.finish(token.end);
                }
            }
            _ => self.at += 1,
        }
    }

    /// Passes `= …;` or `=> …;`. Only what a constant or a using is needs its value.
    fn value(&mut self) {
        let in_accessors = matches!(self.levels.last(), Some(Level::Accessors(..)));
        let arrow = self.is_arrow(self.at);
        if !arrow && self.kind(self.at + 1) == b'=' {
            self.at += 2;
            return;
        }
        self.at += if arrow { 2 } else { 1 };
        let start = self.start_of(self.at);
        let end = self.value_end(self.at);
        let has_semicolon = self.kind(end) == b';';
        if arrow || !self.header.keeps_value {
            self.blank(start..self.start_of(end));
            if self.start_of(end) > start {
                self.write(start, b'0');
            }
        }
        self.at = end;
        if has_semicolon {
            self.at += 1;
        } else if end >= self.tokens.len() {
            self.masked.push(b';');
        } else if self.start_of(end) > start + 1 && (arrow || !self.header.keeps_value) {
            self.write(start + 1, b';');
        }
        if !in_accessors {
            let end = if has_semicolon { self.end_of(end) } else { self.start_of(end) };
            self.finish(end);
        }
    }

    fn within(&self) -> Option<usize> {
        let Some(Level::Block(index)) = self.levels.last() else {
            return None;
        };
        let block = self.outline.blocks.get(*index)?;
        block.is_type.then_some(block.body.start)
    }

    fn finish(&mut self, end: usize) {
        if let Some(start) = self.header.start {
            let within = self.within();
            let range = start..end;
            self.outline.members.push(Member { range, within });
        }
        self.header = Header::default();
    }

    fn blank(&mut self, range: Range<usize>) {
        if let Some(bytes) = self.masked.get_mut(range) {
            bytes.fill(b' ');
        }
    }

    fn write(&mut self, at: usize, byte: u8) {
        if let Some(place) = self.masked.get_mut(at) {
            *place = byte;
        }
    }
}
