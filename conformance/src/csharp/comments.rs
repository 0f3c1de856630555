//! The doc comments of a declaration: those before its attributes (ruling D-1).

use std::ops::Range;
use std::rc::Rc;

use tree_sitter::Node;

use super::Mode;
use super::diagnostic::Place;
use super::docs::{self, Documentation};
use super::syntax::Source;
use super::world::World;

/// The comments of one source, in order.
#[derive(Debug, Default)]
pub(super) struct Comments {
    ranges: Vec<Range<usize>>,
}

impl<'t> World<'t> {
    /// The documentation of a declaration. A run-time description has none.
    pub(super) fn documentation(
        &self,
        declaration: Node<'t>,
        source: &Source<'t>,
    ) -> Result<Rc<Documentation>, BadDocs> {
        if self.mode == Mode::Reflection {
            return Ok(Rc::default());
        }
        let key = (source.file, declaration.start_byte());
        if let Some(known) = self.documented.borrow().get(&key) {
            return known.clone();
        }
        let mut known = self.comments.borrow_mut();
        let comments = known.entry(source.file).or_insert_with(|| Rc::new(Comments::of(source)));
        let read = comments.before(declaration.start_byte(), source).map(Rc::new);
        self.documented.borrow_mut().insert(key, read.clone());
        read
    }
}

/// Doc comments that could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BadDocs {
    pub(super) place: Place,
    pub(super) what: String,
}

impl Comments {
    /// Gathers the comments of a tree.
    pub(super) fn of(source: &Source<'_>) -> Self {
        let mut ranges = Vec::new();
        let mut cursor = source.root.walk();
        loop {
            let node = cursor.node();
            if node.kind() == "comment" {
                ranges.push(node.byte_range());
            }
            if cursor.goto_first_child() {
                continue;
            }
            while !cursor.goto_next_sibling() {
                if !cursor.goto_parent() {
                    return Self { ranges };
                }
            }
        }
    }

    /// The documentation of the declaration that starts at `start`.
    pub(super) fn before(&self, start: usize, source: &Source<'_>) -> Result<Documentation, BadDocs> {
        let mut found: Vec<Range<usize>> = Vec::new();
        let end = self.ranges.partition_point(|range| range.end <= start);
        let mut next = start;
        for range in self.ranges.get(..end).unwrap_or_default().iter().rev() {
            let gap = source.text.get(range.end..next).unwrap_or_default();
            if !gap.trim().is_empty() {
                break;
            }
            next = range.start;
            if is_doc(source, range) {
                found.push(range.clone());
            } else if !found.is_empty() {
                // What stands before another comment documents nothing.
                break;
            }
        }
        found.reverse();
        let (Some(first), Some(last)) = (found.first(), found.last()) else {
            return Ok(Documentation::default());
        };
        let texts: Vec<&str> = found.iter().map(|range| source.text.get(range.clone()).unwrap_or_default()).collect();
        docs::read(&texts)
            .map_err(|malformed| BadDocs { place: source.place_of(first.start..last.end), what: malformed.to_string() })
    }
}

/// Whether a comment is one that documents.
fn is_doc(source: &Source<'_>, range: &Range<usize>) -> bool {
    let text = source.text.get(range.clone()).unwrap_or_default();
    let line = text.starts_with("///") && !text.starts_with("////");
    let block = text.starts_with("/**") && !text.starts_with("/***") && text.len() > "/**/".len();
    line || block
}
