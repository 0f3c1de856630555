//! Parameter lists as written: of methods, constructors and positional records.

use tree_sitter::Node;

use super::literal;
use super::syntax::{Source, children, field};

/// One written parameter.
#[derive(Debug, Clone)]
pub(super) struct Parameter<'t> {
    pub(super) name: String,
    pub(super) name_node: Node<'t>,
    pub(super) ty: Option<Node<'t>>,
    pub(super) attribute_lists: Vec<Node<'t>>,
    /// `ref`, `out`, `in`, `readonly`, `this`, `scoped`, `params`.
    pub(super) modifiers: Vec<&'t str>,
    /// The expression after `=`.
    pub(super) default: Option<Node<'t>>,
}

/// The parameters of a list, in order. A `params` parameter has no node of its own: its pieces lie in the list.
pub(super) fn parameters<'t>(list: Node<'t>, source: &Source<'t>) -> Vec<Parameter<'t>> {
    let mut found = Vec::new();
    let mut pieces = Vec::new();
    for child in children(list) {
        match child.kind() {
            "parameter" => found.extend(one(&children(child), |name| field(child, name), source)),
            "attribute_list" | "params" => pieces.push(child),
            _ if child.is_named() && !child.is_extra() && !pieces.is_empty() => pieces.push(child),
            _ => {
                found.extend(params(&pieces, source));
                pieces.clear();
            }
        }
    }
    found
}

fn params<'t>(pieces: &[Node<'t>], source: &Source<'t>) -> Option<Parameter<'t>> {
    let [.., ty, name] = pieces else {
        return None;
    };
    let by_field = |field: &str| match field {
        "type" => Some(*ty),
        "name" => Some(*name),
        _ => None,
    };
    one(pieces, by_field, source)
}

fn one<'t>(
    pieces: &[Node<'t>],
    by_field: impl Fn(&str) -> Option<Node<'t>>,
    source: &Source<'t>,
) -> Option<Parameter<'t>> {
    let name_node = by_field("name")?;
    let of_kind = |kind: &'static str| {
        let pieces = pieces.iter().copied();
        pieces.filter(move |piece| piece.kind() == kind)
    };
    let modifiers = of_kind("modifier").chain(of_kind("params"));
    let after_equals = pieces.iter().position(|piece| piece.kind() == "=");
    let default = after_equals.and_then(|equals| {
        let after = pieces.get(equals + 1..)?;
        after.iter().rfind(|piece| piece.is_named() && !piece.is_extra())
    });
    Some(Parameter {
        name: literal::identifier(source.text(name_node)),
        name_node,
        ty: by_field("type"),
        attribute_lists: of_kind("attribute_list").collect(),
        modifiers: modifiers.map(|piece| source.text(piece)).collect(),
        default: default.copied(),
    })
}
