//! The sources as a whole: what they declare, and the types made from it.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use super::Mode;
use super::comments::{BadDocs, Comments};
use super::constants::{self, Constants};
use super::docs::Documentation;
use super::known::Known;
use super::lookup::Site;
use super::memory::Memory;
use super::records::RecordProperty;
use super::symbols::{Container, DefId, Symbols};
use super::types::{Reason, Refusal, Ty, TyKind, Types};

/// Everything a question about a type needs.
#[derive(Debug)]
pub(super) struct World<'t> {
    pub(super) symbols: Symbols<'t>,
    pub(super) types: Types,
    pub(super) mode: Mode,
    /// The constants each type declares, once they were asked for.
    pub(super) constants: RefCell<HashMap<DefId, Rc<Constants<'t>>>>,
    /// Their values.
    pub(super) evaluated: RefCell<HashMap<(DefId, usize), constants::Known>>,
    /// What was found out about names already.
    pub(super) memory: Memory,
    /// How many UTF-16 units constant strings have beyond what is written for them.
    pub(super) grown: Cell<usize>,
    /// The properties of each closed record, once they were asked for.
    pub(super) records: RefCell<HashMap<Ty, Record<'t>>>,
    /// Each type as the runtime has it.
    identities: RefCell<HashMap<Ty, Ty>>,
    /// The comments of each source, by its index.
    pub(super) comments: RefCell<HashMap<usize, Rc<Comments>>>,
    /// What declarations say, by file and first byte.
    pub(super) documented: RefCell<HashMap<(usize, usize), Docs>>,
}

/// The documentation of a declaration, if it can be read.
type Docs = Result<Rc<Documentation>, BadDocs>;

/// The properties of a record, or why it is none.
pub(super) type Record<'t> = Result<Rc<Vec<RecordProperty<'t>>>, Refusal>;

impl<'t> World<'t> {
    pub(super) fn new(symbols: Symbols<'t>, mode: Mode) -> Self {
        Self {
            symbols,
            types: Types::default(),
            mode,
            constants: RefCell::default(),
            evaluated: RefCell::default(),
            memory: Memory::default(),
            grown: Cell::default(),
            records: RefCell::default(),
            identities: RefCell::default(),
            comments: RefCell::default(),
            documented: RefCell::default(),
        }
    }

    /// The places inside the parts of a type, with its type arguments in force.
    pub(super) fn sites(&self, id: DefId, arguments: &[Ty]) -> Vec<Site<'t>> {
        let parts = &self.symbols.def(id).parts;
        let site = |part: &super::symbols::Part<'t>| Site {
            source: part.source,
            scope: part.scope,
            def: Some(id),
            arguments: arguments.to_vec(),
            method_parameters: Vec::new(),
            ignore_bases: false,
            without_usings: None,
        };
        parts.iter().map(site).collect()
    }

    /// The type parameters in force in a type, each standing for itself.
    pub(super) fn open_arguments(&self, id: DefId) -> Vec<Ty> {
        let mut names = Vec::new();
        let mut at = Some(id).filter(|id| self.symbols.def(*id).generic.is_some());
        while let Some(id) = at {
            let def = self.symbols.def(id);
            names.extend(def.parameters.iter().rev().map(|known| known.name.clone()));
            at = match def.container {
                Container::Type(outer) => Some(outer),
                Container::Namespace(_) => None,
            };
        }
        let parameter = |name| self.types.of(TyKind::Parameter(name));
        names.into_iter().rev().map(parameter).collect()
    }

    /// A declared type with the arguments of the types around it and its own.
    pub(super) fn declared(&self, id: DefId, outer: &[Ty], own: &[Ty]) -> Ty {
        let needed = self.symbols.def(id).outer_parameters;
        let outer = outer.iter().take(needed);
        let arguments = outer.chain(own).cloned().collect();
        self.types.of(TyKind::Declared(id, arguments))
    }

    /// A well-known type with its arguments.
    pub(super) fn known(&self, known: Known, name: &str, arguments: &[Ty]) -> Ty {
        let first = arguments.first();
        let kind = match (known, first) {
            (Known::Scalar(scalar), _) => TyKind::Scalar(scalar),
            (Known::ToolContext, _) => TyKind::ToolContext,
            (Known::CancellationToken, _) => TyKind::CancellationToken,
            (Known::Part, _) => TyKind::Part,
            (Known::ToolResult, _) => TyKind::ToolResult,
            (Known::Task, result) => TyKind::Task(result.cloned()),
            (Known::Nullable, Some(of)) => return self.types.nullable(of.clone()),
            (Known::Sequence(sequence), Some(of)) => TyKind::Sequence(sequence, of.clone()),
            (Known::Dictionary(name), Some(key)) => match arguments.get(1) {
                Some(value) => TyKind::Dictionary(name, key.clone(), value.clone()),
                None => return self.types.refused(name, Reason::Unknown),
            },
            (Known::Refused(reason), _) => {
                return self.types.refused(self.generic_text(name, arguments), reason);
            }
            (Known::Nullable | Known::Sequence(_) | Known::Dictionary(_), None) => {
                return self.types.refused(name, Reason::Unknown);
            }
        };
        self.types.of(kind)
    }

    /// Whether C# has it as a value type, so that `T?` is another type to the runtime.
    pub(super) fn is_value(&self, ty: &Ty) -> bool {
        match ty.kind() {
            TyKind::Scalar(scalar) => scalar.is_value(),
            TyKind::Declared(id, _) => self.symbols.def(*id).kind.is_value(),
            TyKind::Nullable(inner) => self.is_value(inner),
            TyKind::CancellationToken => true,
            _ => false,
        }
    }

    /// The type as the runtime has it: `?` on a reference type is gone.
    pub(super) fn identity(&self, ty: &Ty) -> Ty {
        if let Some(known) = self.identities.borrow().get(ty) {
            return known.clone();
        }
        let identity = match ty.kind() {
            TyKind::Nullable(inner) if !self.is_value(inner) => self.identity(inner),
            TyKind::Nullable(inner) => self.types.of(TyKind::Nullable(self.identity(inner))),
            TyKind::Task(Some(result)) => {
                let result = self.identity(result);
                self.types.of(TyKind::Task(Some(result)))
            }
            TyKind::Sequence(sequence, of) => {
                let of = self.identity(of);
                self.types.of(TyKind::Sequence(*sequence, of))
            }
            TyKind::Dictionary(name, key, value) => {
                let (key, value) = (self.identity(key), self.identity(value));
                self.types.of(TyKind::Dictionary(name, key, value))
            }
            TyKind::Declared(id, arguments) => {
                let arguments = arguments.iter().map(|argument| self.identity(argument));
                let arguments = arguments.collect();
                self.types.of(TyKind::Declared(*id, arguments))
            }
            _ => ty.clone(),
        };
        let mut known = self.identities.borrow_mut();
        known.insert(ty.clone(), identity.clone());
        identity
    }
}
