//! Interpolated strings, constant where every hole is a constant string.

use std::ops::Range;

use tree_sitter::Node;

use super::evaluate::{Context, Evaluator};
use super::name::slice;
use super::operator::binary;
use super::{Constant, ConstantError, Fault};
use crate::csharp::literal::{Form, texts};

/// The value of an interpolated string.
pub(super) fn interpolated(
    evaluator: &Evaluator<'_>,
    node: Node<'_>,
    context: Context,
) -> Result<Constant, ConstantError> {
    let parts = Parts::of(node, evaluator.source).ok_or_else(|| Fault::Syntax.at(node.byte_range()))?;
    let texts = texts(parts.form, true, &parts.pieces).map_err(|error| Fault::from(error).at(node.byte_range()))?;
    let mut holes = parts.holes.into_iter();
    let mut out = Constant::String(Default::default());
    for text in texts {
        let at = |fault: Fault| fault.at(node.byte_range());
        out = binary("+", out, Constant::String(text), true).map_err(at)?;
        if let Some(hole) = holes.next() {
            let value = hole_value(evaluator, hole, context)?;
            out = binary("+", out, value, true).map_err(at)?;
        }
    }
    Ok(out)
}

fn hole_value(evaluator: &Evaluator<'_>, hole: Node<'_>, context: Context) -> Result<Constant, ConstantError> {
    let mut cursor = hole.walk();
    let said = |child: &Node<'_>| !matches!(child.kind(), "comment" | "interpolation_brace");
    let parts: Vec<_> = hole.named_children(&mut cursor).filter(said).collect();
    // An alignment or a format makes it a matter of the run time.
    let [expression] = parts.as_slice() else {
        return Err(evaluator.not_constant(hole));
    };
    match evaluator.expression(*expression, context)? {
        value @ (Constant::String(_) | Constant::Null) => Ok(value),
        _ => Err(evaluator.not_constant(hole)),
    }
}

/// An interpolated string taken apart: one piece of text more than holes.
struct Parts<'t, 's> {
    form: Form,
    pieces: Vec<&'s str>,
    holes: Vec<Node<'t>>,
}

impl<'t, 's> Parts<'t, 's> {
    fn of(node: Node<'t>, source: &'s str) -> Option<Self> {
        let mut cursor = node.walk();
        let children: Vec<_> = node.children(&mut cursor).collect();
        let is_quote = |child: &&Node<'_>| matches!(child.kind(), "\"" | "interpolation_quote");
        let open = children.iter().find(is_quote)?;
        let close = children.iter().rfind(is_quote).filter(|close| close.id() != open.id())?;
        let prefix = source.get(node.start_byte()..open.start_byte())?;
        let form = if prefix.contains('@') {
            Form::Verbatim
        } else if slice(*open, source).len() >= 3 {
            Form::Raw
        } else {
            Form::Regular
        };
        let holes: Vec<_> = children.iter().copied().filter(|child| child.kind() == "interpolation").collect();
        let ranges = holes.iter().map(Node::byte_range);
        let pieces = gaps(open.end_byte()..close.start_byte(), ranges, source)?;
        // The grammar takes a hole between additional braces for text.
        let braces = "{".repeat(prefix.matches('$').count());
        let unread = form == Form::Raw && pieces.iter().any(|piece| piece.contains(&braces));
        (!unread).then_some(Self { form, pieces, holes })
    }
}

fn gaps(whole: Range<usize>, holes: impl Iterator<Item = Range<usize>>, source: &str) -> Option<Vec<&str>> {
    let mut start = whole.start;
    let mut pieces = Vec::new();
    for hole in holes {
        pieces.push(source.get(start..hole.start)?);
        start = hole.end;
    }
    pieces.push(source.get(start..whole.end)?);
    Some(pieces)
}
