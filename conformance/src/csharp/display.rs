//! Types as C# programs write them.

use super::symbols::{Container, DefId};
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
                if full {
                    self.write_container(out, *id, arguments);
                }
                self.write_declared(out, *id, arguments, full);
            }
            TyKind::Parameter(name) => out.push_str(name),
            TyKind::Refused(refusal) => out.push_str(&refusal.text),
        }
    }

    /// A declared type's name and its own arguments.
    fn write_declared(&self, out: &mut String, id: DefId, arguments: &[Ty], full: bool) {
        let def = self.symbols.def(id);
        out.push_str(&def.name);
        let own = def.outer_parameters..def.outer_parameters + def.parameters.len();
        self.write_arguments(out, arguments.get(own).unwrap_or_default(), full);
    }

    /// What a declared type stands in, with the dot after it.
    fn write_container(&self, out: &mut String, id: DefId, arguments: &[Ty]) {
        let mut around = Vec::new();
        let mut at = self.symbols.def(id).container;
        let namespace = loop {
            match at {
                Container::Type(outer) => {
                    around.push(outer);
                    at = self.symbols.def(outer).container;
                }
                Container::Namespace(namespace) => break self.symbols.namespace_name(namespace),
            }
        };
        if !namespace.is_empty() {
            out.push_str(&namespace);
            out.push('.');
        }
        for outer in around.into_iter().rev() {
            self.write_declared(out, outer, arguments, true);
            out.push('.');
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
