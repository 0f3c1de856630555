//! What stands before the body of a declaration, and what it says about the body.

use super::Scan;
use super::token::WORD;

/// What has been seen of a declaration so far.
#[derive(Debug, Default)]
pub(super) struct Header {
    /// Where it starts; none as long as nothing was seen.
    pub(super) start: Option<usize>,
    pub(super) is_namespace: bool,
    pub(super) is_enum: bool,
    is_type: bool,
    /// `operator`: the `=` of its symbol starts no value.
    pub(super) is_operator: bool,
    /// `extension(…)`, whose braces hold declarations that belong to another type.
    pub(super) is_extension: bool,
    /// Parentheses: its braces hold statements.
    pub(super) has_parameters: bool,
    /// `const` or `using`.
    pub(super) keeps_value: bool,
}

impl Header {
    /// Whether its braces hold declarations.
    pub(super) fn is_block(&self) -> bool {
        self.is_namespace || self.is_type
    }
}

impl Scan<'_> {
    /// Takes note of a word outside of brackets.
    pub(super) fn header_word(&mut self) {
        let before = self.at.checked_sub(1).map_or(0, |before| self.kind(before));
        // `where T : class, struct` names no type.
        let is_constraint = matches!(before, b':' | b',');
        match self.word(self.at) {
            "namespace" => self.header.is_namespace = true,
            "class" | "struct" | "interface" if !is_constraint => self.header.is_type = true,
            "enum" if !is_constraint => self.header.is_enum = true,
            "record" if self.kind(self.at + 1) == WORD => self.header.is_type = true,
            "extension" if self.header.start == Some(self.start_of(self.at)) => {
                self.header.is_extension = matches!(self.kind(self.at + 1), b'(' | b'<');
            }
            "operator" => self.header.is_operator = true,
            "const" | "using" => self.header.keeps_value = true,
            _ => {}
        }
        self.at += 1;
    }
}
