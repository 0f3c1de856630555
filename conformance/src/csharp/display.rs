//! Types as C# programs write them.

use super::symbols::DefId;
use super::types::{ARRAY, Ty, TyKind};
use super::world::World;

/// Type arguments can make a name grow without end; beyond this many bytes it is cut.
const MAX_LENGTH: usize = 1000;

impl World<'_> {
    /// The type without namespaces: `Page<Order>`.
    pub(super) fn display(&self, ty: &Ty) -> String {
        let mut out = String::new();
        self.write(&mut out, ty, false);
        out
    }

    /// The type with declared types under their full names: `Shop.Page<Shop.Order>`.
    pub(super) fn full_display(&self, ty: &Ty) -> String {
        let mut out = String::new();
        self.write(&mut out, ty, true);
        out
    }

    /// A generic type by its name and arguments.
    pub(super) fn generic_text(&self, name: &str, arguments: &[Ty]) -> String {
        let mut out = name.to_owned();
        self.write_arguments(&mut out, arguments, false);
        out
    }

    fn write(&self, out: &mut String, ty: &Ty, full: bool) {
        if out.len() > MAX_LENGTH {
            if !out.ends_with('…') {
                out.push('…');
            }
            return;
        }
        match ty.kind() {
            TyKind::Scalar(scalar) => out.push_str(scalar.name()),
            TyKind::Void => out.push_str("void"),
            TyKind::ToolContext => out.push_str("ToolContext"),
            TyKind::CancellationToken => out.push_str("CancellationToken"),
            TyKind::Part => out.push_str("Part"),
            TyKind::ToolResult => out.push_str("ToolResult"),
            TyKind::Task(result) => {
                out.push_str("Task");
                self.write_arguments(out, result.as_slice(), full);
            }
            TyKind::Nullable(of) => {
                self.write(out, of, full);
                out.push('?');
            }
            TyKind::Sequence(sequence, of) if *sequence == ARRAY => {
                self.write(out, of, full);
                out.push_str("[]");
            }
            TyKind::Sequence(sequence, of) => {
                out.push_str(sequence.name);
                self.write_arguments(out, std::slice::from_ref(of), full);
            }
            TyKind::Dictionary(name, key, value) => {
                out.push_str(name);
                self.write_arguments(out, &[key.clone(), value.clone()], full);
            }
            TyKind::Declared(id, arguments) => {
                out.push_str(&self.name_of(*id, full));
                let outer = self.symbols.def(*id).outer_parameters;
                self.write_arguments(out, arguments.get(outer..).unwrap_or_default(), full);
            }
            TyKind::Parameter(name) => out.push_str(name),
            TyKind::Refused(refusal) => out.push_str(&refusal.text),
        }
    }

    fn name_of(&self, id: DefId, full: bool) -> String {
        match full {
            true => self.symbols.full_name(id),
            false => self.symbols.def(id).name.clone(),
        }
    }

    fn write_arguments(&self, out: &mut String, arguments: &[Ty], full: bool) {
        for (index, argument) in arguments.iter().enumerate() {
            out.push_str(if index == 0 { "<" } else { ", " });
            self.write(out, argument, full);
        }
        if !arguments.is_empty() {
            out.push('>');
        }
    }
}
