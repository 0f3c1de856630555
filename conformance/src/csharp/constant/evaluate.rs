//! The evaluation of an expression node.

use std::ops::Range;

use tree_sitter::Node;

use super::interpolate::interpolated;
use super::linear::{Token, lay_out};
use super::name::{inner, is_name, slice, type_text};
use super::operator::{binary, precedence, unary};
use super::target::{Builtin, CastTarget};
use super::{Constant, ConstantError, ConstantScope, Conversion, Depth, Fault, convert};
use crate::csharp::literal;

/// How much of an expression an error text quotes, in characters.
const QUOTED: usize = 60;

/// The value of the expression `node` of `source`, names resolved by `scope`.
///
/// # Errors
///
/// A [`ConstantError`] that says what is no constant, unresolved, out of range or not C#, and where. No tree makes it panic.
pub fn evaluate(node: Node<'_>, source: &str, scope: &dyn ConstantScope) -> Result<Constant, ConstantError> {
    evaluate_within(node, source, scope, Depth::default())
}

/// The same, within the evaluation that asked a [`ConstantScope`] for a name.
///
/// # Errors
///
/// As [`evaluate`], and [`Fault::TooComplex`] where constants name each other in too long a chain.
pub fn evaluate_within(
    node: Node<'_>,
    source: &str,
    scope: &dyn ConstantScope,
    depth: Depth,
) -> Result<Constant, ConstantError> {
    if node.has_error() || node.is_missing() {
        return Err(Fault::Syntax.at(node.byte_range()));
    }
    let context = Context { depth, checked: true };
    Evaluator { source, scope }.expression(node, context)
}

/// Where in an evaluation a node stands.
#[derive(Clone, Copy)]
pub(super) struct Context {
    pub(super) depth: Depth,
    checked: bool,
}

impl Context {
    fn deeper(self, node: Node<'_>) -> Result<Self, ConstantError> {
        let depth = self.depth.deeper().map_err(|fault| fault.at(node.byte_range()))?;
        Ok(Self { depth, ..self })
    }

    pub(super) fn conversion(self) -> Conversion {
        if self.checked { Conversion::Checked } else { Conversion::Unchecked }
    }
}

pub(super) struct Evaluator<'a> {
    pub(super) source: &'a str,
    pub(super) scope: &'a dyn ConstantScope,
}

/// Values and the operators that wait for them.
#[derive(Default)]
struct Stacks<'t, 's> {
    values: Vec<Constant>,
    waiting: Vec<Token<'t, 's>>,
}

impl Evaluator<'_> {
    /// Evaluates by precedence, each nesting one level deeper.
    pub(super) fn expression(&self, node: Node<'_>, context: Context) -> Result<Constant, ConstantError> {
        let context = context.deeper(node)?;
        let mut stacks = Stacks::default();
        for token in lay_out(node, self.source) {
            match token {
                Token::Operand(operand) => {
                    let value = self.negative_literal(operand, &mut stacks.waiting);
                    let value = value.map_or_else(|| self.operand(operand, context), Ok)?;
                    stacks.values.push(value);
                }
                Token::Binary(operator, ref range) => {
                    let level = precedence(operator).ok_or_else(|| self.not_constant(node))?;
                    while stacks.waiting.last().is_some_and(|waiting| binds(waiting, level)) {
                        self.reduce(&mut stacks, context, range)?;
                    }
                    stacks.waiting.push(token);
                }
                Token::Prefix(operator, _) if !matches!(operator, "+" | "-" | "!" | "~") => {
                    return Err(self.not_constant(node));
                }
                Token::Prefix(..) | Token::Cast(..) => stacks.waiting.push(token),
            }
        }
        while !stacks.waiting.is_empty() {
            self.reduce(&mut stacks, context, &node.byte_range())?;
        }
        stacks.values.pop().ok_or_else(|| Fault::Syntax.at(node.byte_range()))
    }

    /// Applies the operator that waits last.
    fn reduce(
        &self,
        stacks: &mut Stacks<'_, '_>,
        context: Context,
        around: &Range<usize>,
    ) -> Result<(), ConstantError> {
        let syntax = || Fault::Syntax.at(around.clone());
        let operator = stacks.waiting.pop().ok_or_else(syntax)?;
        let last = stacks.values.pop().ok_or_else(syntax)?;
        let value = match operator {
            Token::Binary(operator, range) => {
                let first = stacks.values.pop().ok_or_else(syntax)?;
                binary(operator, first, last, context.checked).map_err(|fault| fault.at(range))
            }
            Token::Prefix(operator, range) => unary(operator, last, context.checked).map_err(|fault| fault.at(range)),
            Token::Cast(ty, range) => self.cast(ty, last, context).map_err(|fault| fault.at(range)),
            Token::Operand(_) => Err(syntax()),
        };
        stacks.values.push(value?);
        Ok(())
    }

    /// `-2147483648` is an `int` though `2147483648` is none: takes the minus if it waits for this literal.
    fn negative_literal(&self, node: Node<'_>, waiting: &mut Vec<Token<'_, '_>>) -> Option<Constant> {
        if node.kind() != "integer_literal" {
            return None;
        }
        let value = literal::negative(slice(node, self.source))?;
        waiting.pop_if(|token| matches!(token, Token::Prefix("-", _)))?;
        Some(value.into())
    }

    fn operand(&self, node: Node<'_>, context: Context) -> Result<Constant, ConstantError> {
        let text = slice(node, self.source);
        let range = node.byte_range();
        let literal = match node.kind() {
            "null_literal" => Ok(Constant::Null),
            "boolean_literal" => Ok(Constant::Bool(text == "true")),
            "integer_literal" => literal::integer(text).map(Constant::from),
            "real_literal" => literal::real(text).map(Constant::from),
            "character_literal" => literal::character(text).map(Constant::Char),
            "string_literal" | "verbatim_string_literal" | "raw_string_literal" => {
                literal::string(text).map(Constant::String)
            }
            _ => return self.compound(node, context),
        };
        literal.map_err(|error| Fault::from(error).at(range))
    }

    fn compound(&self, node: Node<'_>, context: Context) -> Result<Constant, ConstantError> {
        let text = || inner(node).map(|ty| type_text(ty, self.source));
        match node.kind() {
            "parenthesized_expression" => self.expression(self.within(node)?, context),
            "checked_expression" => {
                let checked = slice(node, self.source).starts_with("checked");
                self.expression(self.within(node)?, Context { checked, ..context })
            }
            "conditional_expression" => self.conditional(node, context),
            "default_expression" => Ok(text().map_or(Constant::Default, |ty| self.default_of(&ty))),
            "typeof_expression" => text().map(Constant::Type).ok_or_else(|| Fault::Syntax.at(node.byte_range())),
            "sizeof_expression" => {
                let size = text().and_then(|ty| Builtin::of_keyword(&ty)?.size());
                let size = size.map(|size| Constant::of(literal::IntegerKind::Int, size.into()));
                size.ok_or_else(|| self.not_constant(node))
            }
            "implicit_object_creation_expression" | "object_creation_expression" => self.new_object(node),
            "interpolated_string_expression" => interpolated(self, node, context),
            "invocation_expression" => self.name_of(node),
            _ if is_name(node) => self.name(node, context),
            _ => Err(self.not_constant(node)),
        }
    }

    fn within<'t>(&self, node: Node<'t>) -> Result<Node<'t>, ConstantError> {
        inner(node).ok_or_else(|| Fault::Syntax.at(node.byte_range()))
    }

    pub(super) fn not_constant(&self, node: Node<'_>) -> ConstantError {
        let text = slice(node, self.source);
        let mut words: String = text.chars().take(QUOTED).collect();
        if words.len() < text.len() {
            words.push('…');
        }
        let words: Vec<_> = words.split_whitespace().collect();
        Fault::NotConstant(words.join(" ")).at(node.byte_range())
    }

    fn conditional(&self, node: Node<'_>, context: Context) -> Result<Constant, ConstantError> {
        let part = |field: &str| {
            let part = node.child_by_field_name(field);
            let part = part.ok_or_else(|| Fault::Syntax.at(node.byte_range()))?;
            self.expression(part, context)
        };
        let condition = part("condition")?;
        let (yes, no) = (part("consequence")?, part("alternative")?);
        let Constant::Bool(holds) = condition else {
            let bool = CastTarget::Builtin(Builtin::Bool);
            return convert(condition, &bool, Conversion::Implicit).map_err(|fault| fault.at(node.byte_range()));
        };
        let operands = vec![yes.type_name().to_owned(), no.type_name().to_owned()];
        let (chosen, other) = if holds { (yes, no) } else { (no, yes) };
        let refused = Fault::Operator { operator: "?:".to_owned(), operands };
        in_common(chosen, &other).ok_or_else(|| refused.at(node.byte_range()))
    }
}

/// Whether the operator that waits is applied before one of the level that comes.
fn binds(waiting: &Token<'_, '_>, level: u8) -> bool {
    match waiting {
        Token::Binary(operator, _) => precedence(operator).is_some_and(|waiting| waiting >= level),
        _ => true,
    }
}

/// The value in the type both branches of a conditional have in common.
fn in_common(chosen: Constant, other: &Constant) -> Option<Constant> {
    let implicit = |value: &Constant, of: &Constant| match of.target() {
        Some(target) => convert(value.clone(), &target, Conversion::Implicit).ok(),
        None => (value.target().is_none() && value.type_name() == of.type_name()).then(|| value.clone()),
    };
    let back = implicit(other, &chosen);
    match implicit(&chosen, other) {
        // Both ways are open only between an `int` and a smaller type, which computes as an `int` anyway.
        Some(converted) if back.is_none() => Some(converted),
        _ => back.map(|_| chosen),
    }
}
