//! What look-ups need again and again, found out once: base classes, usings, and names found by usings.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::lookup::Prefix;
use super::symbols::{Container, DefId, NamespaceId, ScopeId, Usings};
use super::types::{Ty, TyKind};
use super::world::World;

/// A class with its type arguments.
type Closed = (DefId, Vec<Ty>);

/// The usings of a scope; none for the global ones.
type UsingsOf = Option<ScopeId>;

/// A scope, a name and its number of type parameters.
type Wanted = (ScopeId, String, usize);

/// Answers given before.
#[derive(Debug, Default)]
pub(super) struct Memory {
    base_defs: RefCell<HashMap<DefId, Option<DefId>>>,
    bases: RefCell<HashMap<Closed, Option<Closed>>>,
    namespaces: RefCell<HashMap<UsingsOf, Rc<[NamespaceId]>>>,
    statics: RefCell<HashMap<UsingsOf, Rc<[DefId]>>>,
    /// Names that no using offers are not kept.
    by_using: RefCell<HashMap<Wanted, Rc<[DefId]>>>,
}

impl<'t> World<'t> {
    /// The class that a class derives from, whatever its type arguments.
    pub(super) fn base_def(&self, id: DefId) -> Option<DefId> {
        if let Some(known) = self.memory.base_defs.borrow().get(&id) {
            return *known;
        }
        let base = self.base_class(id, &self.open_arguments(id)).map(|(base, _)| base);
        self.memory.base_defs.borrow_mut().insert(id, base);
        base
    }

    /// The declared class that a closed class derives from.
    pub(super) fn base_class(&self, id: DefId, arguments: &[Ty]) -> Option<Closed> {
        let key = (id, arguments.to_vec());
        if let Some(known) = self.memory.bases.borrow().get(&key) {
            return known.clone();
        }
        let base = self.bases(id, arguments).into_iter().find_map(|base| match base.kind() {
            TyKind::Declared(id, arguments) if self.symbols.def(*id).kind.is_record() => Some((*id, arguments.clone())),
            _ => None,
        });
        self.memory.bases.borrow_mut().insert(key, base.clone());
        base
    }

    /// The types of that name that the usings of a scope offer, each once.
    pub(super) fn types_by_using(&self, scope: ScopeId, name: &str, parameters: usize) -> Rc<[DefId]> {
        let key = (scope, name.to_owned(), parameters);
        if let Some(known) = self.memory.by_using.borrow().get(&key) {
            return Rc::clone(known);
        }
        let file = self.symbols.scope(scope).source.file;
        let mut found = Vec::new();
        for usings in self.usings_of(scope) {
            let namespaces = self.used_namespaces(usings);
            let statics = self.used_types(usings);
            let namespaces = namespaces.iter().map(|id| Container::Namespace(*id));
            let containers = namespaces.chain(statics.iter().map(|id| Container::Type(*id)));
            found.extend(containers.filter_map(|container| self.symbols.type_in(container, name, parameters, file)));
        }
        found.sort_unstable();
        found.dedup();
        let found: Rc<[DefId]> = found.into();
        if !found.is_empty() {
            self.memory.by_using.borrow_mut().insert(key, Rc::clone(&found));
        }
        found
    }

    /// The types whose constants `using static` brings in at a place in `scope`, those of inner scopes first.
    pub(super) fn static_usings(&self, scope: ScopeId) -> impl Iterator<Item = DefId> {
        let scopes = std::iter::successors(Some(scope), |scope| self.symbols.scope(*scope).parent);
        scopes.flat_map(|scope| self.usings_of(scope)).flat_map(|usings| {
            let types = self.used_types(usings);
            (0..types.len()).filter_map(move |index| types.get(index).copied())
        })
    }

    /// A scope's own usings, and for a file the global ones.
    fn usings_of(&self, scope: ScopeId) -> impl Iterator<Item = UsingsOf> + use<'t> {
        let is_file = self.symbols.scope(scope).parent.is_none();
        [Some(Some(scope)), is_file.then_some(None)].into_iter().flatten()
    }

    fn usings(&self, of: UsingsOf) -> &Usings<'t> {
        match of {
            Some(scope) => &self.symbols.scope(scope).usings,
            None => &self.symbols.global,
        }
    }

    fn used_namespaces(&self, of: UsingsOf) -> Rc<[NamespaceId]> {
        if let Some(known) = self.memory.namespaces.borrow().get(&of) {
            return Rc::clone(known);
        }
        let targets = self.usings(of).namespaces.iter();
        let found: Rc<[NamespaceId]> =
            targets.filter_map(|(target, scope)| self.namespace_of_using(*target, *scope)).collect();
        self.memory.namespaces.borrow_mut().insert(of, Rc::clone(&found));
        found
    }

    fn used_types(&self, of: UsingsOf) -> Rc<[DefId]> {
        if let Some(known) = self.memory.statics.borrow().get(&of) {
            return Rc::clone(known);
        }
        let targets = self.usings(of).statics.iter();
        let types = targets.filter_map(|(target, scope)| match self.prefix(*target, &self.outside(*scope)) {
            Prefix::Type(ty) => match ty.kind() {
                TyKind::Declared(id, _) => Some(*id),
                _ => None,
            },
            Prefix::Namespace(..) => None,
        });
        let found: Rc<[DefId]> = types.collect();
        self.memory.statics.borrow_mut().insert(of, Rc::clone(&found));
        found
    }
}
