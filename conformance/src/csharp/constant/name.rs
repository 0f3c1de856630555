//! Names and types as the scope is asked for them.

use tree_sitter::Node;

use crate::csharp::literal::identifier;

/// The text of a name or a type without blanks and comments, its identifiers decoded: `N.G<int>.@X` is `N.G<int>.X`.
///
/// A blank stays where two words would run together. Nothing of it recurses, so types may nest as deep as they like.
#[must_use]
pub fn type_text(node: Node<'_>, source: &str) -> String {
    let mut out = String::new();
    let mut cursor = node.walk();
    loop {
        let leaf = cursor.node();
        // The tree of `global` has its keyword beneath an identifier.
        if leaf.kind() != "comment" && cursor.goto_first_child() {
            continue;
        }
        if leaf.kind() != "comment" {
            push(&mut out, &identifier(slice(leaf, source)));
        }
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return out;
            }
        }
    }
}

fn push(out: &mut String, word: &str) {
    let joins = |c: char| c.is_alphanumeric() || c == '_';
    if out.ends_with(joins) && word.starts_with(joins) {
        out.push(' ');
    }
    out.push_str(word);
}

/// The source of a node; empty if the node is of another source.
pub(super) fn slice<'s>(node: Node<'_>, source: &'s str) -> &'s str {
    source.get(node.byte_range()).unwrap_or_default()
}

/// The first child that says something: no punctuation, no comment.
pub(super) fn inner<'t>(node: Node<'t>) -> Option<Node<'t>> {
    let mut cursor = node.walk();
    node.named_children(&mut cursor).find(|child| child.kind() != "comment")
}

/// Whether the node is a name: dots between identifiers, perhaps behind a keyword or an alias.
pub(super) fn is_name(node: Node<'_>) -> bool {
    let mut node = node;
    while node.kind() == "member_access_expression" {
        match node.child_by_field_name("expression") {
            Some(before) => node = before,
            None => return false,
        }
    }
    node.kind() == "predefined_type" || is_type_name(node)
}

/// Whether a type is spelled so that it could be the name of a value.
pub(super) fn is_type_name(node: Node<'_>) -> bool {
    matches!(node.kind(), "identifier" | "qualified_name" | "generic_name" | "alias_qualified_name")
}

/// The last identifier of a name, which `nameof` gives.
pub(super) fn last_identifier(node: Node<'_>, source: &str) -> Option<String> {
    let mut node = node;
    while let Some(name) = node.child_by_field_name("name") {
        node = name;
    }
    if node.kind() == "generic_name" {
        node = inner(node)?;
    }
    (node.kind() == "identifier").then(|| identifier(slice(node, source)))
}
