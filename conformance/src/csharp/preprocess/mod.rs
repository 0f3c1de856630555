//! Conditional compilation: which parts of a C# file count.
//!
//! The parser cannot read `#if` inside a parameter list, so directives are evaluated first and blanked.
//! Every byte offset stays what it was.

mod condition;
pub(super) mod lexer;

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

use lexer::Lexer;

/// The characters that end a line in C#.
const LINE_ENDS: [char; 5] = ['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}'];

/// A file with its directives evaluated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preprocessed {
    /// The source with directive lines, inactive sections and a byte order mark replaced by blanks: as many bytes as
    /// before, `\r` and `\n` where they were. The other line ends of C# are a `\n` and blanks, but for those in strings.
    pub text: String,
    /// What is wrong with the directives, in source order.
    pub problems: Vec<Problem>,
}

/// A directive that is wrong, or one that says so itself (`#error`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The byte offset of the directive's `#`.
    pub offset: usize,
    /// What is wrong, and how to mend it.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// Evaluates the directives of `source` with the symbols `defines`, in time linear in the source.
///
/// A directive that cannot be read becomes a [`Problem`]; its condition counts as false.
///
/// ```
/// use std::collections::BTreeSet;
/// use olt_conformance::csharp::preprocess::evaluate;
///
/// let done = evaluate("#if NET\nint a;\n#else\nint b;\n#endif", &BTreeSet::from(["NET".to_owned()]));
/// assert_eq!(done.text, "       \nint a;\n     \n      \n      ");
/// assert!(done.problems.is_empty());
/// ```
#[must_use]
pub fn evaluate(source: &str, defines: &BTreeSet<String>) -> Preprocessed {
    let mut run = Run {
        source,
        defines: defines.clone(),
        text: String::with_capacity(source.len()),
        problems: Vec::new(),
        sections: Vec::new(),
        regions: Vec::new(),
    };
    run.walk();
    run.problems.sort_by_key(|problem| problem.offset);
    Preprocessed { text: run.text, problems: run.problems }
}

/// One `#if … #endif`.
struct Section {
    opened: usize,
    enclosing_active: bool,
    active: bool,
    taken: bool,
    else_seen: bool,
}

/// One `#region`, and how many sections were open around it.
struct Region {
    opened: usize,
    depth: usize,
}

struct Run<'a> {
    source: &'a str,
    defines: BTreeSet<String>,
    text: String,
    problems: Vec<Problem>,
    sections: Vec<Section>,
    regions: Vec<Region>,
}

impl Run<'_> {
    fn walk(&mut self) {
        let mut lexer = Lexer::new(self.source);
        if self.source.starts_with('\u{feff}') {
            self.blank(0..'\u{feff}'.len_utf8());
        }
        loop {
            let from = self.text.len();
            let active = self.active();
            let found = if active { lexer.next_directive() } else { lexer.next_directive_of_inactive() };
            let hash = found.unwrap_or(self.source.len());
            if active {
                self.keep(from..hash, lexer.take_rare_line_ends());
            } else {
                self.blank(from..hash);
            }
            if found.is_none() {
                break;
            }
            let end = lexer.finish_line();
            self.blank(hash..end);
            self.directive(hash, self.slice(hash + 1..end), lexer.code_seen());
        }
        self.unclosed();
    }

    fn slice<'s>(&self, range: Range<usize>) -> &'s str
    where
        Self: 's,
    {
        self.source.get(range).unwrap_or_default()
    }

    /// Takes active code over. The parser ends lines at `\r` and `\n` only, so the others become a `\n`.
    fn keep(&mut self, range: Range<usize>, rare_line_ends: Vec<usize>) {
        for at in rare_line_ends {
            self.text.push_str(self.slice(self.text.len()..at));
            self.blank(at..at + self.slice(at..range.end).chars().next().map_or(0, char::len_utf8));
        }
        self.text.push_str(self.slice(self.text.len()..range.end));
    }

    fn blank(&mut self, range: Range<usize>) {
        for c in self.source.get(range).unwrap_or_default().chars() {
            match c {
                '\n' | '\r' => self.text.push(c),
                _ if LINE_ENDS.contains(&c) => {
                    self.text.push('\n');
                    (1..c.len_utf8()).for_each(|_| self.text.push(' '));
                }
                _ => (0..c.len_utf8()).for_each(|_| self.text.push(' ')),
            }
        }
    }

    fn active(&self) -> bool {
        self.sections.last().is_none_or(|section| section.active)
    }

    fn problem(&mut self, offset: usize, message: impl Into<String>) {
        self.problems.push(Problem { offset, message: message.into() });
    }

    /// Applies the directive whose `#` stands at `at`.
    fn directive(&mut self, at: usize, line: &str, code_seen: bool) {
        let line = line.trim();
        let length = line.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(line.len());
        let (word, rest) = line.split_at(length);
        match word {
            "if" => self.open(at, rest),
            "elif" => self.alternative(at, "elif", |run| run.condition(at, "elif", rest)),
            "else" => {
                self.alternative(at, "else", |_| true);
                self.no_more(at, "else", rest);
            }
            "endif" => self.close(at, rest),
            "define" | "undef" => self.define(at, word, rest, code_seen),
            "region" => self.regions.push(Region { opened: at, depth: self.sections.len() }),
            "endregion" => self.close_region(at),
            "error" if self.active() => self.problem(at, format!("#error:{rest}")),
            "error" | "warning" | "line" | "pragma" | "nullable" | "r" | "load" => {}
            // `#!` starts a script, `#:` is for the tool that runs a single file.
            "" if rest.starts_with(['!', ':']) => {}
            _ if self.active() => {
                self.problem(at, format!("`#{word}` is not a C# directive; remove the line or correct the word"));
            }
            _ => {}
        }
    }

    fn open(&mut self, at: usize, rest: &str) {
        let enclosing_active = self.active();
        let active = enclosing_active && self.condition(at, "if", rest);
        self.sections.push(Section { opened: at, enclosing_active, active, taken: active, else_seen: false });
    }

    /// `#elif` and `#else`; the condition is read only where it decides something.
    fn alternative(&mut self, at: usize, word: &str, condition: impl FnOnce(&mut Self) -> bool) {
        self.regions_end_here();
        let Some(section) = self.sections.last() else {
            return self.problem(at, format!("`#{word}` without an `#if` before it; add the `#if` or remove it"));
        };
        let open = section.enclosing_active && !section.taken && !section.else_seen;
        let late = section.else_seen;
        if late {
            self.problem(at, format!("`#{word}` after the `#else` of the same `#if`; only `#endif` can follow"));
        }
        let active = open && condition(self);
        if let Some(section) = self.sections.last_mut() {
            section.active = active;
            section.taken |= active;
            section.else_seen |= word == "else";
        }
    }

    fn close(&mut self, at: usize, rest: &str) {
        self.no_more(at, "endif", rest);
        self.regions_end_here();
        if self.sections.pop().is_none() {
            self.problem(at, "`#endif` without an `#if` before it; add the `#if` or remove it");
        }
    }

    fn close_region(&mut self, at: usize) {
        let depth = self.sections.len();
        match self.regions.last() {
            Some(region) if region.depth == depth => {
                self.regions.pop();
            }
            _ => self.problem(
                at,
                "`#endregion` without a `#region` before it in the same section; add the `#region` or remove it",
            ),
        }
    }

    /// A region may not reach beyond the section it was opened in.
    fn regions_end_here(&mut self) {
        let depth = self.sections.len();
        while let Some(region) = self.regions.pop_if(|region| depth > 0 && region.depth >= depth) {
            self.problem(
                region.opened,
                "`#region` is not closed in the section it stands in; add an `#endregion` before the section ends",
            );
        }
    }

    fn unclosed(&mut self) {
        for region in std::mem::take(&mut self.regions) {
            self.problem(region.opened, "`#region` is not closed; add an `#endregion`");
        }
        for section in std::mem::take(&mut self.sections) {
            self.problem(section.opened, "`#if` is not closed; add an `#endif`");
        }
    }

    fn define(&mut self, at: usize, word: &str, rest: &str, code_seen: bool) {
        if !self.active() {
            return;
        }
        let Some(symbol) = condition::symbol(before_comment(rest)) else {
            return self.problem(at, format!("`#{word}` needs one symbol; write it as `#{word} NAME`"));
        };
        if code_seen {
            self.problem(at, format!("`#{word}` stands after code; move it to the top of the file"));
        }
        if word == "define" {
            self.defines.insert(symbol);
        } else {
            self.defines.remove(&symbol);
        }
    }

    fn condition(&mut self, at: usize, word: &str, rest: &str) -> bool {
        condition::holds(before_comment(rest), &self.defines).unwrap_or_else(|fault| {
            self.problem(at, format!("the condition of `#{word}` cannot be read: {fault}"));
            false
        })
    }

    fn no_more(&mut self, at: usize, word: &str, rest: &str) {
        if !before_comment(rest).trim().is_empty() {
            self.problem(
                at,
                format!("`#{word}` takes nothing after it; remove the rest of the line or write `//` before it"),
            );
        }
    }
}

fn before_comment(rest: &str) -> &str {
    rest.split_once("//").map_or(rest, |(before, _)| before)
}

#[cfg(test)]
mod tests;
