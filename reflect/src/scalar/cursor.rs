//! Reading a text of fixed form from left to right.

/// What is left of a text. Every method that gives none leaves the text refused as a whole.
#[derive(Debug, Clone)]
pub(super) struct Cursor<'t>(&'t [u8]);

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self(text.as_bytes())
    }

    /// Exactly two ASCII digits.
    pub(super) fn two_digits(&mut self) -> Option<u8> {
        let (&[tens, ones], rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        (tens.is_ascii_digit() && ones.is_ascii_digit()).then(|| (tens - b'0') * 10 + (ones - b'0'))
    }

    /// All ASCII digits that come next, perhaps none.
    pub(super) fn digits(&mut self) -> &'t [u8] {
        let end = self
            .0
            .iter()
            .position(|b| !b.is_ascii_digit())
            .unwrap_or(self.0.len());
        let (digits, rest) = self.0.split_at_checked(end).unwrap_or_default();
        self.0 = rest;
        digits
    }

    /// Passes this byte if it comes next.
    pub(super) fn eat(&mut self, byte: u8) -> bool {
        let rest = self.0.strip_prefix(&[byte]);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    /// Passes this byte, which has to come next.
    pub(super) fn expect(&mut self, byte: u8) -> Option<()> {
        self.eat(byte).then_some(())
    }

    /// The next byte.
    pub(super) fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// Nothing may be left.
    pub(super) fn end(&self) -> Option<()> {
        self.0.is_empty().then_some(())
    }
}
