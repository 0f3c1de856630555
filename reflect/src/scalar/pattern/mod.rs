//! `pattern`: whether a text matches a regular expression (ruling A-4).
//!
//! A pattern is read as ECMA-262 reads it under the u flag. One without look-around and back-references becomes an
//! automaton (`regex-automata`), which no text can slow down. Another is run by a small backtracking machine of our
//! own, since the crates at hand either have no limit of steps (`regress`) or have other rules, and scan without
//! counting (`fancy-regex`).

mod escape;
mod machine;
mod node;
mod parse;
mod program;
mod regular;
mod sets;

use program::Program;
use regex_automata::meta::Regex;
use std::sync::{Arc, OnceLock};

/// A `pattern`, read once. A clone shares what was read.
///
/// Unanchored, case counts, `.` stops at line ends, `$` matches at the very end only. `\d`, `\w`, `\s` and `\b` are
/// ECMA-262's: ASCII digits and words, its white space. Of later editions `(?i:…)` and names that several alternatives
/// give to a group are read too. The names in `\p{…}` are read in any case, which ECMA-262 would refuse.
///
/// ```
/// use olt::scalar::pattern::Pattern;
///
/// let pattern = Pattern::new(r"^(?!\.)[^@]+@[^@]+$");
/// assert!(pattern.accepts("ada@example.org"));
/// assert!(!pattern.accepts(".ada@example.org"));
///
/// let unreadable = Pattern::new("[a-");
/// assert_eq!(unreadable.error(), Some("at character 4: a class is not closed"));
/// assert!(unreadable.accepts("anything"));
/// ```
#[derive(Clone, Debug)]
pub struct Pattern(Arc<Matcher>);

#[derive(Debug)]
enum Matcher {
    Automaton(Regex),
    Backtracking(Program),
    Unreadable(String),
}

impl Pattern {
    /// Reads a pattern. One that can't be read is not enforced (ruling A-4): see [`error`](Self::error).
    #[must_use]
    pub fn new(pattern: &str) -> Self {
        let matcher = match parse::parse(pattern) {
            Err(error) => Matcher::Unreadable(error),
            Ok(tree) => match regular::compile(&tree) {
                Some(automaton) => Matcher::Automaton(automaton),
                None => Matcher::Backtracking(program::compile(&tree)),
            },
        };
        Self(Arc::new(matcher))
    }

    /// Whether it could be read.
    #[must_use]
    pub fn is_enforced(&self) -> bool {
        self.error().is_none()
    }

    /// Where and why it could not be read, to be told to the author of the tool.
    #[must_use]
    pub fn error(&self) -> Option<&str> {
        if let Matcher::Unreadable(error) = &*self.0 { Some(error) } else { None }
    }

    /// Whether a part of the text matches; true where the pattern is not enforced.
    ///
    /// With look-around or back-references, or where an automaton would take over 1 MiB, matching stops after
    /// 10,000,000 steps, or with 2,000,000 ways back open (64 MB), and the text is refused. All other patterns take time
    /// that grows with the text alone.
    #[must_use]
    pub fn accepts(&self, text: &str) -> bool {
        match &*self.0 {
            Matcher::Automaton(automaton) => automaton.is_match(text),
            Matcher::Backtracking(program) => machine::search(program, text).unwrap_or(false),
            Matcher::Unreadable(_) => true,
        }
    }
}

/// Whether every match of a pattern is the whole text: an anchor stands at both ends of each way to match. False where
/// that is not plain to see, and for a pattern that can't be read.
///
/// ```
/// use olt::scalar::pattern::is_anchored;
///
/// assert!(is_anchored("^(?:a|b)+$"));
/// assert!(!is_anchored("^a|b$")); // `^a`, or `b$`
/// assert!(!is_anchored(r"^a\$")); // a dollar sign
/// ```
#[must_use]
pub fn is_anchored(pattern: &str) -> bool {
    parse::parse(pattern).is_ok_and(|tree| tree.root.starts_the_text() && tree.root.ends_the_text())
}

/// Whether a pattern can be read and has neither look-around nor back-references nor word boundaries: what engines
/// that constrain a model's output take.
///
/// ```
/// use olt::scalar::pattern::is_simple;
///
/// assert!(is_simple(r"^-?(\d+\.)?\d{2}\\b$")); // a backslash, and `b`
/// assert!(!is_simple(r"(a|\bb)+"));
/// assert!(!is_simple(r"^(?!a)b") && !is_simple(r"(a)\1") && !is_simple("[a-"));
/// ```
#[must_use]
pub fn is_simple(pattern: &str) -> bool {
    parse::parse(pattern).is_ok_and(|tree| tree.root.is_simple())
}

/// The pattern of generated code, in a `static`: read when a text first comes, and never again.
///
/// ```
/// use olt::scalar::pattern::LazyPattern;
///
/// static CODE: LazyPattern = LazyPattern::new(r"^[A-Z]{2}\d+$");
/// assert!(CODE.is_match("AB12"));
/// assert!(!CODE.is_match("AB१२")); // `\d` is ASCII
/// ```
#[derive(Debug)]
pub struct LazyPattern {
    source: &'static str,
    read: OnceLock<Pattern>,
}

impl LazyPattern {
    /// A pattern that is not read yet.
    #[must_use]
    pub const fn new(source: &'static str) -> Self {
        Self { source, read: OnceLock::new() }
    }

    /// As [`Pattern::accepts`].
    #[must_use]
    pub fn is_match(&self, text: &str) -> bool {
        self.read.get_or_init(|| Pattern::new(self.source)).accepts(text)
    }
}
