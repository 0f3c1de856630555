//! Links in a paragraph of Markdown, reduced to their text.
//!
//! One walk finds which bytes have to go (brackets, targets, backticks), a second copies the others: no
//! recursion, however deep brackets nest, and time that grows with the text only.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::blocks::normalized;

/// How deep parentheses may nest in a link target; CommonMark lets a reader set such a limit.
const MAX_PARENTHESES: usize = 32;

/// The longest label CommonMark allows, in bytes here.
const MAX_LABEL: usize = 999;

/// What rustdoc allows before `@` to say which kind of item is meant.
const DISAMBIGUATORS: [&str; 23] = [
    "struct",
    "enum",
    "trait",
    "union",
    "module",
    "mod",
    "const",
    "constant",
    "static",
    "function",
    "fn",
    "method",
    "derive",
    "type",
    "value",
    "macro",
    "prim",
    "primitive",
    "field",
    "variant",
    "tyalias",
    "typealias",
    "attr",
];

/// Writes `text` to `out` with its links reduced; `labels` are those that the comment defines.
pub(super) fn reduce(text: &str, labels: &HashSet<String>, out: &mut String) {
    let mut removed = Paragraph::new(text, labels).removals();
    removed.sort_unstable_by_key(|range| range.start);
    let mut copied = 0;
    for range in removed {
        out.push_str(text.get(copied..range.start).unwrap_or_default());
        copied = copied.max(range.end);
    }
    out.push_str(text.get(copied..).unwrap_or_default());
}

struct Paragraph<'t> {
    text: &'t str,
    labels: &'t HashSet<String>,
    /// Start to end of each code span, backticks included.
    spans: HashMap<usize, usize>,
    /// Each `[` to the `]` that closes it.
    brackets: HashMap<usize, usize>,
}

impl<'t> Paragraph<'t> {
    fn new(text: &'t str, labels: &'t HashSet<String>) -> Self {
        let mut runs = backtick_runs(text);
        let mut paragraph = Self { text, labels, spans: HashMap::new(), brackets: HashMap::new() };
        let mut open = Vec::new();
        let mut at = 0;
        while let Some(byte) = paragraph.byte(at) {
            match byte {
                b'[' => open.push(at),
                b']' => paragraph.brackets.extend(open.pop().map(|start| (start, at))),
                b'`' => {
                    let after = at + run_length(text, at);
                    let close = closing_run(&mut runs, after, after - at);
                    paragraph.spans.extend(close.map(|end| (at, end)));
                    at = close.unwrap_or(after);
                    continue;
                }
                _ => {}
            }
            at += paragraph.step(at);
        }
        paragraph
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    fn slice(&self, start: usize, end: usize) -> &'t str {
        self.text.get(start..end).unwrap_or_default()
    }

    /// How far to the next byte that may mean something: past an escaped one.
    fn step(&self, at: usize) -> usize {
        let escapes = self.byte(at) == Some(b'\\');
        if escapes && self.byte(at + 1).is_some_and(|next| next.is_ascii_punctuation()) { 2 } else { 1 }
    }

    fn removals(&self) -> Vec<Range<usize>> {
        let mut removed = Vec::new();
        let mut at = 0;
        while let Some(byte) = self.byte(at) {
            match byte {
                b'`' => {
                    let past_run = || at + run_length(self.text, at);
                    at = self.spans.get(&at).copied().unwrap_or_else(past_run);
                    continue;
                }
                b'\\' if matches!(self.byte(at + 1), Some(b'[' | b']')) => removed.push(at..at + 1),
                b'!' => {
                    if let Some((_, end)) = self.link_at(at + 1) {
                        at = end;
                        continue;
                    }
                }
                b'[' => {
                    if let Some((close, end)) = self.link_at(at) {
                        removed.extend([at..at + 1, close..end]);
                        self.strip_text(at + 1, close, &mut removed);
                    }
                }
                _ => {}
            }
            at += self.step(at);
        }
        removed
    }

    /// The `]` and the end of the link whose `[` stands here.
    fn link_at(&self, open: usize) -> Option<(usize, usize)> {
        let close = *self.brackets.get(&open)?;
        let text = self.slice(open + 1, close);
        match self.byte(close + 1) {
            Some(b'(') => {
                if let Some(end) = inline_target(self.text, close + 2) {
                    return Some((close, end));
                }
            }
            Some(b'[') if self.brackets.contains_key(&(close + 1)) => {
                let end = *self.brackets.get(&(close + 1))?;
                let label = Some(self.slice(close + 2, end)).filter(|label| !label.is_empty());
                return self.refers(open, label.unwrap_or(text)).then_some((close, end + 1));
            }
            _ => {}
        }
        self.refers(open, text).then_some((close, close + 1))
    }

    /// Whether a label names an item or a definition, and is no index of the word before `open`.
    fn refers(&self, open: usize, label: &str) -> bool {
        let before = self.slice(0, open).chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | ')' | ']')) {
            return false;
        }
        // Found at the first inner bracket: nested labels must not each be read to their end.
        if label.strip_suffix("![]`").unwrap_or(label).contains('[') {
            return false;
        }
        let known = || label.len() <= MAX_LABEL && self.labels.contains(&normalized(label));
        is_path(bare(label)) || (!self.labels.is_empty() && known())
    }

    /// Takes the backticks off a link text that is one code span, and the disambiguator off a path.
    fn strip_text(&self, start: usize, end: usize, removed: &mut Vec<Range<usize>>) {
        let mut path = start;
        if self.spans.get(&start) == Some(&end) {
            let run = run_length(self.text, start);
            removed.extend([start..start + run, end - run..end]);
            path = start + run;
        }
        if let Some(length) = disambiguator(self.slice(path, end)) {
            removed.push(path..path + length);
        }
    }
}

fn run_length(text: &str, start: usize) -> usize {
    text.bytes().skip(start).take_while(|&b| b == b'`').count()
}

/// The starts of all runs of backticks, by length, the last one first.
fn backtick_runs(text: &str) -> HashMap<usize, Vec<usize>> {
    let mut runs: HashMap<usize, Vec<usize>> = HashMap::new();
    let mut end = text.len();
    while let Some(last) = text.get(..end).and_then(|head| head.rfind('`')) {
        let before = text.get(..=last).unwrap_or_default().trim_end_matches('`');
        runs.entry(last + 1 - before.len()).or_default().push(before.len());
        end = before.len();
    }
    runs
}

/// The end of the next run of this length; runs that lie behind are dropped for good.
fn closing_run(runs: &mut HashMap<usize, Vec<usize>>, after: usize, length: usize) -> Option<usize> {
    let starts = runs.get_mut(&length)?;
    while starts.last().is_some_and(|&start| start < after) {
        starts.pop();
    }
    starts.last().map(|start| start + length)
}

/// The end of `target "title")`, read from behind the parenthesis that opens it.
fn inline_target(text: &str, start: usize) -> Option<usize> {
    let rest = text.get(start..)?;
    let after_target = skip_target(rest.trim_start())?;
    let after_blanks = after_target.trim_start();
    let after_title = match after_blanks.chars().next() {
        Some(quote @ ('"' | '\'')) => after_blanks.get(1..)?.split_once(quote)?.1.trim_start(),
        _ => after_blanks,
    };
    let rest = after_title.strip_prefix(')')?;
    Some(text.len() - rest.len())
}

/// What follows a link target: `<anything>`, or no blanks and parentheses in pairs.
fn skip_target(text: &str) -> Option<&str> {
    if let Some(bracketed) = text.strip_prefix('<') {
        let end = bracketed.find(['<', '>', '\n'])?;
        return bracketed.get(end..)?.strip_prefix('>');
    }
    let mut depth = 0;
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '(' if depth == MAX_PARENTHESES => return None,
            '(' => depth += 1,
            ')' if depth == 0 => return text.get(at..),
            ')' => depth -= 1,
            c if c.is_whitespace() => return text.get(at..).filter(|_| depth == 0),
            _ => {}
        }
    }
    None
}

/// A label without the backticks around it.
fn bare(label: &str) -> &str {
    let inner = label.strip_prefix('`').and_then(|rest| rest.strip_suffix('`'));
    inner.unwrap_or(label)
}

/// The length of `kind@` at the start of a path.
fn disambiguator(text: &str) -> Option<usize> {
    let kind =
        DISAMBIGUATORS.iter().find(|kind| text.strip_prefix(**kind).is_some_and(|rest| rest.starts_with('@')))?;
    Some(kind.len() + 1)
}

/// Whether a text reads as the path of an item: `Foo`, `fn@a::b()`, `Vec<T>`, `vec!`, `Foo#examples`.
fn is_path(text: &str) -> bool {
    let text = text.get(disambiguator(text).unwrap_or(0)..).unwrap_or_default();
    let text = match text.split_once('#') {
        Some((_, fragment)) if fragment.is_empty() || fragment.contains(char::is_whitespace) => {
            return false;
        }
        Some((path, _)) => path,
        None => text,
    };
    let text = ["!()", "![]", "!{}", "()", "!"].iter().find_map(|end| text.strip_suffix(end)).unwrap_or(text);
    let text = match text.split_once('<') {
        Some((path, generics)) if is_generics(generics) => path,
        _ => text,
    };
    text.strip_prefix("::").unwrap_or(text).split("::").all(is_identifier)
}

/// Whether this follows the first `<` of a path.
fn is_generics(text: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || "_:<>,&' ".contains(c);
    text.ends_with('>') && text.chars().all(inside)
}

fn is_identifier(text: &str) -> bool {
    text.chars().next().is_some_and(|c| c.is_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_alphanumeric() || c == '_')
}
