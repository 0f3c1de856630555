//! What names in constant expressions stand for at a place (ruling P-3).

use std::collections::HashSet;

use super::constant::{CastTarget, Constant, ConstantError, ConstantScope, Depth, EnumConstant};
use super::known;
use super::literal::Integer;
use super::lookup::{Prefix, Site};
use super::symbols::Container;
use super::types::{Reason, Ty, TyKind};
use super::world::World;

/// The names that can be used at a place.
pub(super) struct Names<'w, 't> {
    pub(super) world: &'w World<'t>,
    pub(super) site: &'w Site<'t>,
}

impl ConstantScope for Names<'_, '_> {
    fn constant(&self, name: &str, depth: Depth) -> Option<Result<Constant, ConstantError>> {
        match Self::split(name) {
            Some((owner, member)) => match self.named(owner)?.kind() {
                TyKind::Declared(id, _) => self.world.member_constant(*id, member, depth, &mut HashSet::new()),
                _ => None,
            },
            None => self.simple(name, depth),
        }
    }

    fn type_named(&self, name: &str) -> Option<CastTarget> {
        let ty = self.named(name)?;
        match ty.kind() {
            TyKind::Refused(_) => None,
            _ => Some(self.world.cast_target(&ty)),
        }
    }
}

/// The names that can be used where an enum member gets its value: there, members of enums are integers.
pub(super) struct InEnum<'w, 't>(pub(super) Names<'w, 't>);

impl ConstantScope for InEnum<'_, '_> {
    fn constant(&self, name: &str, depth: Depth) -> Option<Result<Constant, ConstantError>> {
        let as_integer = |constant| match constant {
            Constant::Enum(EnumConstant { ty, value }) => Constant::Integer(Integer { value, kind: ty.underlying }),
            other => other,
        };
        Some(self.0.constant(name, depth)?.map(as_integer))
    }

    fn type_named(&self, name: &str) -> Option<CastTarget> {
        self.0.type_named(name)
    }
}

impl<'t> Names<'_, 't> {
    /// Owner and member of a dotted name.
    fn split(name: &str) -> Option<(&str, &str)> {
        let mut open = 0_usize;
        for (at, c) in name.char_indices().rev() {
            match c {
                '>' => open += 1,
                '<' => open = open.saturating_sub(1),
                '.' if open == 0 => return Some((name.get(..at)?, name.get(at + 1..)?)),
                _ => {}
            }
        }
        None
    }

    /// A constant by its name alone: of the types around, then of `using static`.
    fn simple(&self, name: &str, depth: Depth) -> Option<Result<Constant, ConstantError>> {
        let symbols = &self.world.symbols;
        let mut seen = HashSet::new();
        let mut at = self.site.def;
        while let Some(id) = at {
            if let Some(found) = self.world.member_constant(id, name, depth, &mut seen) {
                return Some(found);
            }
            at = match symbols.def(id).container {
                Container::Type(outer) => Some(outer),
                Container::Namespace(_) => None,
            };
        }
        let mut statics = self.world.static_usings(self.site.scope);
        statics.find_map(|id| self.world.member_constant(id, name, depth, &mut seen))
    }

    /// The type that dotted text names. Type arguments make no difference to constants; their number does.
    fn named(&self, text: &str) -> Option<Ty> {
        let world = self.world;
        let (global, text) = match text.strip_prefix("global::") {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let mut at = global.then(|| world.root());
        for segment in segments(text) {
            let (name, arity) = arity(segment);
            let argument = world.types.refused("", Reason::Unknown);
            let arguments = vec![argument; arity];
            at = Some(match at {
                None => match known::keyword(name) {
                    Some(known) => Prefix::Type(world.known(known, name, &[])),
                    None => world.find(self.site, name, &arguments),
                },
                Some(prefix) => world.step(prefix, self.site, name, &arguments),
            });
        }
        match at? {
            Prefix::Type(ty) => Some(ty),
            Prefix::Namespace(..) => None,
        }
    }
}

/// The parts of a dotted name, dots within type arguments left alone.
fn segments(text: &str) -> impl Iterator<Item = &str> {
    let mut open = 0_usize;
    text.split(move |c| {
        match c {
            '<' => open += 1,
            '>' => open = open.saturating_sub(1),
            _ => {}
        }
        c == '.' && open == 0
    })
}

/// A name without its type arguments, and how many there are.
fn arity(segment: &str) -> (&str, usize) {
    let Some((name, arguments)) = segment.split_once('<') else {
        return (segment, 0);
    };
    let mut open = 0_usize;
    let mut count = 1;
    for c in arguments.chars() {
        match c {
            '<' | '(' | '[' => open += 1,
            '>' | ')' | ']' => open = open.saturating_sub(1),
            ',' if open == 0 => count += 1,
            _ => {}
        }
    }
    (name, count)
}
