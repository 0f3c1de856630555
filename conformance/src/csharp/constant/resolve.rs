//! What the names in an expression stand for: constants, types, `nameof` and `new`.

use tree_sitter::Node;

use super::evaluate::{Context, Evaluator};
use super::name::{inner, last_identifier, slice, type_text};
use super::target::{Builtin, CastTarget};
use super::{Constant, ConstantError, Fault, convert};

impl Evaluator<'_> {
    pub(super) fn cast(&self, ty: Node<'_>, value: Constant, context: Context) -> Result<Constant, Fault> {
        let name = type_text(ty, self.source);
        match self.target(&name) {
            Some(target) => convert(value, &target, context.conversion()),
            // Without its declaration nothing but these can become one of the type.
            None => match value {
                Constant::Null => Ok(Constant::Null),
                Constant::Default => Ok(self.default_of(&name)),
                _ => Err(Fault::UnknownType(name)),
            },
        }
    }

    pub(super) fn default_of(&self, name: &str) -> Constant {
        match self.target(name) {
            Some(target) => target.zero(),
            // Whatever `T` may be, `T?` has a null.
            None if name.ends_with('?') => Constant::Null,
            None => Constant::DefaultOf(name.to_owned()),
        }
    }

    /// What a type is to a cast: C#'s keywords first, then the given sources, then the names of `System`.
    fn target(&self, name: &str) -> Option<CastTarget> {
        let optional = name.trim_end_matches('?');
        let plain = optional.strip_prefix("global::").unwrap_or(optional);
        let plain = plain.strip_prefix("System.").unwrap_or(plain);
        let argument = plain.strip_prefix("Nullable<").and_then(|rest| rest.strip_suffix('>'));
        let target = self.plain_target(argument.unwrap_or(optional))?;
        let nullable = optional.len() < name.len() || argument.is_some();
        Some(if nullable { CastTarget::Nullable(Box::new(target)) } else { target })
    }

    fn plain_target(&self, name: &str) -> Option<CastTarget> {
        match name {
            "object" | "dynamic" => Some(CastTarget::Other(name.to_owned())),
            _ => Builtin::of_keyword(name)
                .map(CastTarget::Builtin)
                .or_else(|| self.scope.type_named(name))
                .or_else(|| Builtin::of_system_name(name).map(CastTarget::Builtin)),
        }
    }

    pub(super) fn name(&self, node: Node<'_>, context: Context) -> Result<Constant, ConstantError> {
        let name = type_text(node, self.source);
        if let Some(found) = self.scope.constant(&name, context.depth) {
            return found.map_err(|error| error.fault.within(&name).at(node.byte_range()));
        }
        let member = name.rsplit_once('.').and_then(|(ty, member)| match self.plain_target(ty)? {
            CastTarget::Builtin(builtin) => builtin.member(member),
            _ => None,
        });
        member.ok_or_else(|| Fault::Unresolved(name).at(node.byte_range()))
    }

    /// `nameof(X)`; any other call is no constant.
    pub(super) fn name_of(&self, node: Node<'_>) -> Result<Constant, ConstantError> {
        let named = || {
            let function = node.child_by_field_name("function")?;
            let arguments = node.child_by_field_name("arguments")?;
            let argument = inner(arguments).and_then(inner)?;
            let is_nameof = slice(function, self.source) == "nameof";
            is_nameof.then(|| last_identifier(argument, self.source)).flatten()
        };
        let name = named().ok_or_else(|| self.not_constant(node))?;
        Ok(Constant::String(name.as_str().into()))
    }

    /// `new()` and `new T()`, as long as nothing is passed to them.
    pub(super) fn new_object(&self, node: Node<'_>) -> Result<Constant, ConstantError> {
        let mut cursor = node.walk();
        let passes = node.named_children(&mut cursor).any(|child| match child.kind() {
            "argument_list" => inner(child).is_some(),
            kind => kind == "initializer_expression",
        });
        if passes {
            return Err(self.not_constant(node));
        }
        let ty = node.child_by_field_name("type");
        Ok(Constant::New(ty.map(|ty| type_text(ty, self.source))))
    }
}
