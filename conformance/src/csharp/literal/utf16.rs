//! The value of a C# string: UTF-16 units, which need not be well-formed.

use std::rc::Rc;

/// A string as C# holds it. An escape can leave a lone surrogate, which JSON cannot say (ruling P-2).
/// Copies share the units.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Utf16(Rc<Vec<u16>>);

impl Utf16 {
    /// The UTF-16 units.
    #[must_use]
    pub fn units(&self) -> &[u16] {
        &self.0
    }

    /// The text; none if it holds a lone surrogate.
    ///
    /// ```
    /// use olt_conformance::csharp::literal::{Utf16, string};
    /// assert_eq!(Utf16::from("é").text().as_deref(), Some("é"));
    /// assert_eq!(string(r#""\ud83d\ude00""#)?.text().as_deref(), Some("😀"));
    /// assert_eq!(string(r#""\ud83d""#)?.text(), None);
    /// # Ok::<(), olt_conformance::csharp::literal::LiteralError>(())
    /// ```
    #[must_use]
    pub fn text(&self) -> Option<String> {
        String::from_utf16(&self.0).ok()
    }

    /// Appends one unit.
    pub fn push_unit(&mut self, unit: u16) {
        Rc::make_mut(&mut self.0).push(unit);
    }

    /// Appends a character.
    pub fn push(&mut self, c: char) {
        Rc::make_mut(&mut self.0).extend_from_slice(c.encode_utf16(&mut [0; 2]));
    }

    /// Appends another string; halves of a surrogate pair that meet become a pair.
    pub fn append(&mut self, other: &Self) {
        Rc::make_mut(&mut self.0).extend_from_slice(&other.0);
    }
}

impl From<&str> for Utf16 {
    fn from(text: &str) -> Self {
        Self(Rc::new(text.encode_utf16().collect()))
    }
}
