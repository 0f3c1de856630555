//! The tokens of a text, as far as its outline depends on them.

use std::ops::Range;

use crate::csharp::preprocess::lexer::Lexer;

/// A token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::csharp) struct Token {
    /// The first byte of a punctuation mark, `a` for a word, `"` for a literal.
    pub(in crate::csharp) kind: u8,
    pub(in crate::csharp) start: usize,
    pub(in crate::csharp) end: usize,
}

/// The kind of a word.
pub(super) const WORD: u8 = b'a';

/// The tokens of `text`, comments left out.
pub(in crate::csharp) fn tokens(text: &str) -> Vec<Token> {
    let mut lexer = Lexer::new(text);
    let mut found = Vec::new();
    while let Some(Range { start, end }) = lexer.next_token() {
        let bytes = text.as_bytes().get(start..end).unwrap_or_default();
        let kind = match bytes.first() {
            Some(b'"' | b'\'') => b'"',
            Some(b'@' | b'$') if bytes.len() > 1 => b'"',
            Some(first) if first.is_ascii_punctuation() && *first != b'_' => *first,
            _ => WORD,
        };
        found.push(Token { kind, start, end });
    }
    found
}
