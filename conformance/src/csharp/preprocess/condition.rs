//! The expression of `#if` and `#elif`: symbols, `true`, `false`, `!`, `&&`, `||`, `==`, `!=` and parentheses.

use std::collections::BTreeSet;
use std::fmt;

/// How deep parentheses may nest; beyond it a condition is refused rather than the stack used up.
const MAX_DEPTH: usize = 64;

/// Why a condition cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fault {
    /// A symbol, `true`, `false`, `!` or `(` was due; what stands there instead, empty at the end of the line.
    Operand(String),
    /// A `(` has no `)`.
    Unclosed,
    /// The condition is complete, yet something follows.
    Trailing(String),
    /// Parentheses nest deeper than the limit.
    Deep,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Operand(found) if found.is_empty() => f.write_str("it ends where a symbol is due"),
            Self::Operand(found) => write!(f, "a symbol is due where `{found}` stands"),
            Self::Unclosed => f.write_str("a `(` has no `)`"),
            Self::Trailing(found) => write!(f, "an operator is due where `{found}` stands"),
            Self::Deep => write!(f, "its parentheses nest deeper than {MAX_DEPTH}"),
        }
    }
}

/// Whether the condition `text` holds.
pub(super) fn holds(text: &str, defines: &BTreeSet<String>) -> Result<bool, Fault> {
    let mut reader = Reader { rest: text, defines, depth: 0 };
    let value = reader.any()?;
    match reader.found() {
        found if found.is_empty() => Ok(value),
        found => Err(Fault::Trailing(found)),
    }
}

/// The one symbol that `text` consists of, if it is one.
pub(super) fn symbol(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty() && word_length(text) == text.len() && !matches!(text, "true" | "false")).then(|| text.to_owned())
}

fn word_length(text: &str) -> usize {
    let starts = text.starts_with(|c: char| c.is_alphabetic() || c == '_');
    let ends = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    if starts { ends } else { 0 }
}

struct Reader<'a> {
    rest: &'a str,
    defines: &'a BTreeSet<String>,
    depth: usize,
}

impl Reader<'_> {
    fn takes(&mut self, token: &str) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    /// The word or character that comes next, for an error text.
    fn found(&self) -> String {
        let rest = self.rest.trim_start();
        let one = rest.chars().next().map_or(0, char::len_utf8);
        rest.get(..word_length(rest).max(one)).unwrap_or_default().to_owned()
    }

    fn any(&mut self) -> Result<bool, Fault> {
        let mut value = self.all()?;
        while self.takes("||") {
            value |= self.all()?;
        }
        Ok(value)
    }

    fn all(&mut self) -> Result<bool, Fault> {
        let mut value = self.equality()?;
        while self.takes("&&") {
            value &= self.equality()?;
        }
        Ok(value)
    }

    fn equality(&mut self) -> Result<bool, Fault> {
        let mut value = self.unary()?;
        loop {
            if self.takes("==") {
                value = value == self.unary()?;
            } else if self.takes("!=") {
                value = value != self.unary()?;
            } else {
                return Ok(value);
            }
        }
    }

    fn unary(&mut self) -> Result<bool, Fault> {
        let mut negated = false;
        while self.takes("!") {
            negated = !negated;
        }
        Ok(self.primary()? != negated)
    }

    fn primary(&mut self) -> Result<bool, Fault> {
        if self.takes("(") {
            return self.parenthesized();
        }
        let (word, rest) = self.rest.split_at(word_length(self.rest));
        self.rest = rest;
        match word {
            "" => Err(Fault::Operand(self.found())),
            "true" => Ok(true),
            "false" => Ok(false),
            symbol => Ok(self.defines.contains(symbol)),
        }
    }

    fn parenthesized(&mut self) -> Result<bool, Fault> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Fault::Deep);
        }
        let value = self.any()?;
        self.depth -= 1;
        if self.takes(")") { Ok(value) } else { Err(Fault::Unclosed) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use pretty_assertions::assert_eq;

    use super::{holds, symbol};

    #[test]
    fn conditions_are_evaluated_by_precedence() {
        let defines = BTreeSet::from(["A".to_owned(), "Ä_1".to_owned()]);
        for (text, expected) in [
            ("A", true),
            ("B", false),
            ("!A", false),
            ("!!A", true),
            (" Ä_1 ", true),
            ("true", true),
            ("false", false),
            ("A && B", false),
            ("A || B && false", true),
            ("(A || B) && false", false),
            ("A == true", true),
            ("A == B == false", true),
            ("!B != A", false),
            ("B == false && A", true),
            ("!(A&&B)", true),
            ("trueish", false),
        ] {
            assert_eq!(holds(text, &defines), Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (text, expected) in [
            ("", "it ends where a symbol is due"),
            ("A &&", "it ends where a symbol is due"),
            ("A & B", "an operator is due where `&` stands"),
            ("A B", "an operator is due where `B` stands"),
            ("(A", "a `(` has no `)`"),
            ("1", "a symbol is due where `1` stands"),
            ("|| A", "a symbol is due where `|` stands"),
            ("A)", "an operator is due where `)` stands"),
        ] {
            let fault = holds(text, &BTreeSet::new()).unwrap_err();
            assert_eq!(fault.to_string(), expected, "{text}");
        }
    }

    #[test]
    fn nesting_is_bounded_and_chains_are_not() {
        let deep = "(".repeat(1_000_000);
        let fault = holds(&deep, &BTreeSet::new()).unwrap_err();
        assert_eq!(fault.to_string(), "its parentheses nest deeper than 64");
        let chain = format!("{}A", "!A || ".repeat(100_000));
        assert_eq!(holds(&chain, &BTreeSet::from(["A".to_owned()])), Ok(true));
    }

    #[test]
    fn a_symbol_is_one_word() {
        assert_eq!(symbol(" DEBUG "), Some("DEBUG".to_owned()));
        for text in ["", "1A", "A B", "true", "A+B"] {
            assert_eq!(symbol(text), None, "{text}");
        }
    }
}
