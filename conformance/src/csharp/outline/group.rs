//! Where brackets, bodies and values end, also when they do not.

use super::Scan;
use super::token::WORD;

impl Scan<'_> {
    /// The token that closes the bracket at `open`. None if there is none: no bracket before the point where that is
    /// certain is looked at again.
    pub(super) fn group_end(&mut self, open: usize) -> Option<usize> {
        if open < self.no_groups_before {
            return None;
        }
        // The bracket, and whether statements may stand in it.
        let mut brackets: Vec<(u8, bool)> = Vec::new();
        for index in open..self.tokens.len() {
            let kind = self.kind(index);
            let innermost = brackets.last().copied();
            match kind {
                b'(' | b'[' => brackets.push((kind, innermost.is_some_and(|(_, free)| free))),
                b'{' => {
                    let is_lambda = index >= 2 && self.is_arrow(index - 2);
                    brackets.push((kind, is_lambda || innermost.is_some_and(|(_, free)| free)));
                }
                b')' | b']' | b'}' => {
                    let pair = match kind {
                        b')' => b'(',
                        b']' => b'[',
                        _ => b'{',
                    };
                    if innermost.map(|(kind, _)| kind) != Some(pair) {
                        return self.no_group(index);
                    }
                    brackets.pop();
                    if brackets.is_empty() {
                        return Some(index);
                    }
                }
                b';' if !innermost.is_some_and(|(_, free)| free) => return self.no_group(index),
                _ => {}
            }
        }
        self.no_group(self.tokens.len())
    }

    fn no_group(&mut self, failed_at: usize) -> Option<usize> {
        self.no_groups_before = failed_at;
        None
    }

    /// The token that closes the block at `open`, and true; or the token before which it ends without that.
    pub(super) fn block_end(&mut self, open: usize) -> (usize, bool) {
        let mut depth = 0_usize;
        let mut attributes = None;
        let mut index = open;
        while index < self.tokens.len() {
            let kind = self.kind(index);
            let starts_statement = index > open && matches!(self.kind(index - 1), b'{' | b'}' | b';');
            if starts_statement {
                attributes = None;
            }
            if self.recovers && (starts_statement || attributes.is_some()) {
                if is_access(self.word(index)) {
                    return (attributes.unwrap_or(index), false);
                }
                if kind == b'['
                    && let Some(end) = self.group_end(index)
                {
                    if self.holds_tool(index, end) {
                        return (attributes.unwrap_or(index), false);
                    }
                    attributes = attributes.or(Some(index));
                    index = end + 1;
                    continue;
                }
                attributes = None;
            } else if self.recovers
                && kind == b'['
                && let Some(end) = self.group_end(index)
            {
                // A statement without its end may stand before the attribute.
                if self.holds_tool(index, end) && self.kind(end + 1) == WORD {
                    return (index, false);
                }
                index = end + 1;
                continue;
            }
            match kind {
                b'{' => depth += 1,
                b'}' => {
                    depth -= 1;
                    if depth == 0 {
                        return (index, true);
                    }
                }
                _ => {}
            }
            index += 1;
        }
        (self.tokens.len(), false)
    }

    /// The token that ends a value that starts at `start`: its `;`, or the first that cannot belong to it.
    pub(super) fn value_end(&mut self, start: usize) -> usize {
        let mut braces = 0_usize;
        let mut index = start;
        while index < self.tokens.len() {
            match self.kind(index) {
                b'{' => braces += 1,
                b'}' if braces == 0 => return index,
                b'}' => braces -= 1,
                b';' if braces == 0 => return index,
                b'[' if braces == 0 => {
                    if let Some(end) = self.group_end(index) {
                        if self.holds_tool(index, end) && self.kind(end + 1) == WORD {
                            return index;
                        }
                        index = end;
                    }
                }
                WORD if braces == 0 && is_access(self.word(index)) => return index,
                _ => {}
            }
            index += 1;
        }
        index
    }

    /// Whether the brackets hold the attribute `Tool`.
    fn holds_tool(&self, open: usize, end: usize) -> bool {
        (open..end).any(|index| self.is_tool(index))
    }

    /// Whether a token is the name of the attribute `Tool`.
    pub(super) fn is_tool(&self, index: usize) -> bool {
        matches!(self.word(index), "Tool" | "ToolAttribute")
            && index > 0
            && matches!(self.kind(index - 1), b'[' | b',' | b'.' | b':')
    }
}

/// The modifiers that no statement starts with.
fn is_access(word: &str) -> bool {
    matches!(word, "public" | "private" | "protected" | "internal")
}
