//! What a tool returns, tasks unwrapped (ruling G-3).

use super::types::{Ty, TyKind};
use super::world::World;

/// A return type, sorted by the contract's table of results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Returned {
    Void,
    Part,
    Parts,
    ToolResult,
    Value(Ty),
    /// Not supported; says why.
    Refused(&'static str),
}

impl World<'_> {
    /// Sorts a written return type.
    pub(super) fn returned(&self, ty: &Ty, is_async: bool) -> Returned {
        let plain = self.not_null(ty);
        match plain.kind() {
            TyKind::Void if is_async => Returned::Refused("return Task instead, so that the end of the work is seen"),
            TyKind::Void | TyKind::Task(None) => Returned::Void,
            TyKind::Task(Some(result)) => match self.not_null(result).kind() {
                TyKind::Task(_) => Returned::Refused("return the inner task itself"),
                TyKind::Void => Returned::Refused("return Task"),
                _ => self.result(result),
            },
            _ => self.result(ty),
        }
    }

    fn result(&self, ty: &Ty) -> Returned {
        let plain = self.not_null(ty);
        match plain.kind() {
            TyKind::ToolResult => Returned::ToolResult,
            _ if self.is_part(&plain) => Returned::Part,
            TyKind::Sequence(_, of) if self.is_part(&self.not_null(of)) => Returned::Parts,
            _ => Returned::Value(ty.clone()),
        }
    }

    /// Whether it is `Part` or a class that derives from it.
    fn is_part(&self, ty: &Ty) -> bool {
        let derives = |id, arguments: &[Ty]| {
            let bases = self.bases(id, arguments);
            bases.iter().any(|base| *base.kind() == TyKind::Part)
        };
        match ty.kind() {
            TyKind::Part => true,
            TyKind::Declared(id, arguments) if self.symbols.def(*id).kind.is_class() => {
                derives(*id, arguments)
                    || self.base_classes(*id, arguments).iter().any(|(base, arguments)| derives(*base, arguments))
            }
            _ => false,
        }
    }
}
