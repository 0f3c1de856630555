//! An expression laid out as operands and operators.
//!
//! The grammar takes `(x) + 1` for a cast of `+1`, and then even `(x) + 1 * 2` for a product. Laid out in source
//! order the operators find their operands again, and a chain of a hundred thousand terms needs no recursion.

use std::ops::Range;

use tree_sitter::Node;

use super::name::{inner, is_type_name, slice};

/// One element of a laid out expression.
pub(super) enum Token<'t, 's> {
    /// Something that is evaluated by itself.
    Operand(Node<'t>),
    /// An operator before its operand.
    Prefix(&'s str, Range<usize>),
    /// A cast to the type.
    Cast(Node<'t>, Range<usize>),
    /// An operator between two operands.
    Binary(&'s str, Range<usize>),
}

/// Lays out `node` in source order.
pub(super) fn lay_out<'t, 's>(node: Node<'t>, source: &'s str) -> Vec<Token<'t, 's>> {
    let mut tokens = Vec::new();
    let mut pending = vec![Step::Open(node)];
    while let Some(step) = pending.pop() {
        match step {
            Step::Write(token) => tokens.push(token),
            Step::Open(node) => match parts(node, source) {
                Some(parts) => pending.extend(parts.into_iter().rev()),
                None => tokens.push(Token::Operand(node)),
            },
        }
    }
    tokens
}

enum Step<'t, 's> {
    Open(Node<'t>),
    Write(Token<'t, 's>),
}

/// What the node consists of, if operators are at its top.
fn parts<'t, 's>(node: Node<'t>, source: &'s str) -> Option<Vec<Step<'t, 's>>> {
    let operator = |node: Node<'_>| (slice(node, source), node.byte_range());
    match node.kind() {
        "binary_expression" => {
            let (text, range) = operator(node.child_by_field_name("operator")?);
            Some(vec![
                Step::Open(node.child_by_field_name("left")?),
                Step::Write(Token::Binary(text, range)),
                Step::Open(node.child_by_field_name("right")?),
            ])
        }
        "prefix_unary_expression" => {
            let (text, range) = operator(node.child(0)?);
            Some(vec![Step::Write(Token::Prefix(text, range)), Step::Open(inner(node)?)])
        }
        "cast_expression" => {
            let ty = node.child_by_field_name("type")?;
            let value = node.child_by_field_name("value")?;
            Some(match misread(ty, value, source) {
                Some((operator, right)) => {
                    vec![Step::Write(Token::Operand(ty)), Step::Write(operator), Step::Open(right)]
                }
                None => vec![Step::Write(Token::Cast(ty, node.byte_range())), Step::Open(value)],
            })
        }
        // `x!` has the value of `x`.
        "postfix_unary_expression" if slice(node, source).ends_with('!') => Some(vec![Step::Open(inner(node)?)]),
        _ => None,
    }
}

/// C# reads a parenthesized name before `+`, `-`, `*` or `&` as an operand, not as a cast.
fn misread<'t, 's>(ty: Node<'t>, value: Node<'t>, source: &'s str) -> Option<(Token<'t, 's>, Node<'t>)> {
    if !is_type_name(ty) || value.kind() != "prefix_unary_expression" {
        return None;
    }
    let operator = value.child(0)?;
    let text = slice(operator, source);
    matches!(text, "+" | "-" | "*" | "&").then_some((Token::Binary(text, operator.byte_range()), inner(value)?))
}
