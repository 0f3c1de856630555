//! A Markdown text cut into what is prose and what is code, link definitions taken out.

use std::collections::HashSet;

use super::collapse;

/// A piece of a doc comment, as written.
pub(super) enum Block<'t> {
    /// A fenced code block with its fences; nothing in it is a link.
    Code(&'t str),
    /// A paragraph; no link or code span reaches beyond it.
    Prose(&'t str),
}

/// Cuts the text into blocks; the labels of the link definitions it leaves out go into `labels`.
pub(super) fn split<'t>(text: &'t str, labels: &mut HashSet<String>) -> Vec<Block<'t>> {
    let mut cutter = Cutter { text, blocks: Vec::new(), start: 0, end: 0, fence: None };
    for line in text.split_inclusive('\n') {
        cutter.take(line, labels);
    }
    cutter.flush();
    cutter.blocks
}

struct Cutter<'t> {
    text: &'t str,
    blocks: Vec<Block<'t>>,
    /// Where the current block starts, in bytes.
    start: usize,
    /// Where the lines taken so far end.
    end: usize,
    /// The fence that opened the current block.
    fence: Option<&'t str>,
}

impl<'t> Cutter<'t> {
    fn take(&mut self, line: &'t str, labels: &mut HashSet<String>) {
        if let Some(opening) = self.fence {
            self.end += line.len();
            if closes(opening, line) {
                self.flush();
            }
            return;
        }
        let fence = opening_fence(line);
        if fence.is_some() {
            self.flush();
            self.fence = fence;
            self.end += line.len();
        } else if line.trim().is_empty() {
            self.flush();
            self.skip(line);
        } else if let Some(label) = self.definition(line) {
            labels.insert(normalized(label));
            self.skip(line);
        } else {
            self.end += line.len();
        }
    }

    /// A definition can't interrupt a paragraph.
    fn definition(&self, line: &'t str) -> Option<&'t str> {
        if self.start == self.end { definition_label(line) } else { None }
    }

    fn skip(&mut self, line: &str) {
        self.end += line.len();
        self.start = self.end;
    }

    fn flush(&mut self) {
        let block = self.text.get(self.start..self.end).unwrap_or_default();
        if !block.is_empty() {
            self.blocks.push(match self.fence.take() {
                Some(_) => Block::Code(block),
                None => Block::Prose(block),
            });
        }
        self.start = self.end;
    }
}

/// The fence that begins a code block on this line: three or more backticks or tildes.
fn opening_fence(line: &str) -> Option<&str> {
    let (fence, info) = split_fence(line)?;
    (!fence.starts_with('`') || !info.contains('`')).then_some(fence)
}

fn closes(opening: &str, line: &str) -> bool {
    split_fence(line).is_some_and(|(fence, rest)| fence.starts_with(opening) && rest.trim().is_empty())
}

fn split_fence(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start();
    let mark = line.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let rest = line.trim_start_matches(mark);
    let fence = line.get(..line.len() - rest.len())?;
    (fence.len() >= 3).then_some((fence, rest))
}

/// The label of a link definition, which is all this line is: `[label]: target "title"`.
fn definition_label(line: &str) -> Option<&str> {
    let (label, rest) = line.trim().strip_prefix('[')?.split_once(']')?;
    let target = rest.strip_prefix(':')?.trim_start();
    let footnote = label.starts_with('^');
    if label.trim().is_empty() || label.contains('[') || footnote || target.is_empty() {
        return None;
    }
    let title = match target.strip_prefix('<') {
        Some(bracketed) => bracketed.split_once('>')?.1,
        None => target.split_once(char::is_whitespace).map_or("", |(_, title)| title),
    };
    is_title(title.trim()).then_some(label)
}

fn is_title(text: &str) -> bool {
    let mut chars = text.chars();
    match (chars.next(), chars.next_back()) {
        (None, _) => true,
        (Some(open), Some(close)) => {
            matches!((open, close), ('"', '"') | ('\'', '\'') | ('(', ')'))
        }
        _ => false,
    }
}

/// The form in which labels are compared: white space collapsed, case ignored.
pub(super) fn normalized(label: &str) -> String {
    collapse(label).to_lowercase()
}
