//! The path of a fault: which argument, property, key or element it is about (rulings E).

use std::fmt::{self, Write as _};

use olt_text::name::{Shortened, shortened};

/// One step of a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// An argument, a property or a dictionary key.
    Name(String),
    /// An element, counted from 0.
    Index(usize),
}

/// Where in the arguments a fault is, as the error texts write it: `items[2].qty`, `m['a key']`.
///
/// A path is made while a decoder returns from the fault outwards, so it is kept innermost step first.
///
/// ```
/// use olt::contract::{Path, Step};
/// let mut path = Path::default();
/// path.enclose(Step::Name("qty".into()));
/// path.enclose(Step::Index(2));
/// path.enclose(Step::Name("items".into()));
/// assert_eq!(path.to_string(), "items[2].qty");
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Path {
    inwards: Vec<Step>,
}

impl Path {
    /// Puts a step before all others.
    pub fn enclose(&mut self, step: Step) {
        self.inwards.push(step);
    }

    /// The same path with its last step replaced by another element's index.
    #[must_use]
    pub fn sibling(&self, index: usize) -> Self {
        let mut path = self.clone();
        if let Some(last) = path.inwards.first_mut() {
            *last = Step::Index(index);
        }
        path
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (depth, step) in self.inwards.iter().rev().enumerate() {
            match step {
                Step::Index(index) => write!(f, "[{index}]")?,
                Step::Name(name) if is_plain(name) && depth == 0 => write_plain(f, name)?,
                Step::Name(name) if is_plain(name) => {
                    f.write_char('.')?;
                    write_plain(f, name)?;
                }
                Step::Name(name) => write_quoted(f, name)?,
            }
        }
        Ok(())
    }
}

/// `[A-Za-z_][A-Za-z0-9_]*`
fn is_plain(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn write_plain(f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
    write!(f, "{}", shortened(name))
}

fn write_quoted(f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
    let Shortened { shown, cut } = shortened(name);
    f.write_str("['")?;
    for c in shown.chars() {
        match c {
            '\'' => f.write_str("\\'")?,
            '\\' => f.write_str("\\\\")?,
            '\u{8}' => f.write_str("\\b")?,
            '\t' => f.write_str("\\t")?,
            '\n' => f.write_str("\\n")?,
            '\u{c}' => f.write_str("\\f")?,
            '\r' => f.write_str("\\r")?,
            c if c < ' ' => write!(f, "\\u{:04x}", u32::from(c))?,
            c => f.write_char(c)?,
        }
    }
    f.write_str(cut)?;
    f.write_str("']")
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn path(steps: &[Step]) -> String {
        let mut path = Path::default();
        for step in steps.iter().rev() {
            path.enclose(step.clone());
        }
        path.to_string()
    }

    fn name(text: &str) -> Step {
        Step::Name(text.to_owned())
    }

    #[test]
    fn names_that_are_no_identifiers_are_quoted_at_every_level() {
        assert_eq!(path(&[name("m"), name("my key"), name("qty")]), "m['my key'].qty");
        assert_eq!(path(&[name("")]), "['']");
        assert_eq!(path(&[name("1a"), Step::Index(0)]), "['1a'][0]");
        assert_eq!(path(&[name("é")]), "['é']");
        assert_eq!(path(&[name("a'b\\c\n\u{1}\u{7f}")]), "['a\\'b\\\\c\\n\\u0001\u{7f}']");
    }

    #[test]
    fn long_names_end_in_an_ellipsis() {
        let hundred = "x".repeat(100);
        assert_eq!(path(&[name(&hundred)]), hundred);
        assert_eq!(path(&[name(&"x".repeat(101))]), format!("{hundred}…"));
        assert_eq!(path(&[name(&"é".repeat(101))]), format!("['{}…']", "é".repeat(100)));
    }
}
