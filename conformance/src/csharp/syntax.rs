//! Small questions to ask of a syntax tree.

use std::collections::HashSet;
use std::ops::Range;

use tree_sitter::Node;

use super::diagnostic::Place;

/// The tree of one source and the text it was made from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Source<'t> {
    /// Index among the given sources.
    pub(super) file: usize,
    /// The text as parsed: inactive code and method bodies are blank, every offset is the author's.
    pub(super) text: &'t str,
    pub(super) root: Node<'t>,
    /// The `{` of the types that have a member which cannot be read.
    pub(super) broken: &'t HashSet<usize>,
}

impl<'t> Source<'t> {
    pub(super) fn text(&self, node: Node<'_>) -> &'t str {
        self.text.get(node.byte_range()).unwrap_or_default()
    }

    pub(super) fn place(&self, node: Node<'_>) -> Place {
        self.place_of(node.byte_range())
    }

    pub(super) fn place_of(&self, range: Range<usize>) -> Place {
        Place { file: self.file, range }
    }
}

/// The children of a node in order, tokens included.
pub(super) fn children<'t>(node: Node<'t>) -> Vec<Node<'t>> {
    node.children(&mut node.walk()).collect()
}

/// The named children of a node in order.
pub(super) fn named_children<'t>(node: Node<'t>) -> Vec<Node<'t>> {
    node.named_children(&mut node.walk()).collect()
}

/// The first child of that kind.
pub(super) fn child_of_kind<'t>(node: Node<'t>, kind: &str) -> Option<Node<'t>> {
    node.children(&mut node.walk()).find(|c| c.kind() == kind)
}

/// The child in that field.
pub(super) fn field<'t>(node: Node<'t>, name: &str) -> Option<Node<'t>> {
    node.child_by_field_name(name)
}

/// Whether a declaration, accessor or parameter has that modifier.
pub(super) fn has_modifier(node: Node<'_>, source: &Source<'_>, modifier: &str) -> bool {
    node.children(&mut node.walk()).any(|child| child.kind() == "modifier" && source.text(child) == modifier)
}

/// Whether a declaration is reachable from anywhere: `public`, and nothing narrower.
pub(super) fn is_public(node: Node<'_>, source: &Source<'_>) -> bool {
    has_modifier(node, source, "public")
}

/// Whether the declaration has that keyword among its own tokens.
pub(super) fn has_token(node: Node<'_>, token: &str) -> bool {
    node.children(&mut node.walk()).any(|child| !child.is_named() && child.kind() == token)
}

/// The first node that is an error or that the parser had to make up, in source order.
pub(super) fn first_fault(root: Node<'_>) -> Option<Node<'_>> {
    let mut at = root;
    loop {
        if at.is_error() || at.is_missing() {
            return Some(at);
        }
        if !at.has_error() {
            return None;
        }
        let mut cursor = at.walk();
        let mut children = at.children(&mut cursor);
        match children.find(|child| child.has_error() || child.is_missing()) {
            Some(child) => at = child,
            // A name that is missing is a node of no length around a token that cannot be seen.
            None => return Some(at),
        }
    }
}

/// What is wrong at a node that [`first_fault`] found.
pub(super) fn fault_text(fault: Node<'_>, text: &str) -> String {
    if fault.is_missing() || !fault.is_error() {
        return match fault.is_named() {
            true => "a name is missing".to_owned(),
            false => format!("`{}` is missing", fault.kind()),
        };
    }
    let found = text.get(fault.byte_range()).unwrap_or_default();
    let word = found.split_whitespace().next().unwrap_or_default();
    match word {
        "" => "something is missing".to_owned(),
        word => format!("`{}` is not expected", word.chars().take(40).collect::<String>()),
    }
}
