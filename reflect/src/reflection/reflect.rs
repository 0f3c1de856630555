//! Types that describe themselves at run time: what the reflection lane asks of a Rust type.

use std::any::TypeId;
use std::collections::{BTreeMap, HashMap, HashSet};

use super::describe::{TypeDecl, TypeDesc};
use super::identity::Elements;
use super::shape::Holds;
use super::value::Value;
use crate::contract::Fault;

/// A type that the reflection lane can describe, fill from a decoded [`Value`] and write as one.
///
/// `#[derive(ToolType)]` implements it beside the compiled lane's trait.
#[diagnostic::on_unimplemented(
    message = "OLT002: `{Self}` has no schema",
    label = "this type can't be an argument or a result",
    note = "a struct or an enum gets one by `#[derive(olt::ToolType)]`; the README lists the built-in types",
    note = "types of other crates need a feature of `olt`: `uuid1`, `chrono04`, `jiff1`, `url2`, `bytes1`, `rust_decimal1`, `indexmap2`"
)]
pub trait Reflect: Sized + Send + Sync + 'static {
    /// `Eq` says of two values exactly what ruling C-5 says of what they were read from, so that a set asks once.
    #[doc(hidden)]
    const EQ_AS_DECODED: bool = false;

    /// The description of this type; a declared type enters itself into `types`.
    fn describe(types: &mut Types) -> TypeDesc;

    /// The value as this type.
    ///
    /// # Errors
    /// The type can't hold the value, though the schema allows it.
    fn from_value(value: Value) -> Result<Self, Fault>;

    /// This value as the result writer takes it.
    fn to_value(&self) -> Value;

    /// Whether a parameter or property of this type may be left out, and then what it is.
    #[must_use]
    fn absent() -> Option<Self> {
        None
    }

    /// This value as a parameter or property; none where it stands for one that was not sent.
    fn to_slot(&self) -> Option<Value> {
        Some(self.to_value())
    }
}

/// The declared types of a signature, collected while its types describe themselves.
#[derive(Debug, Default)]
pub struct Types {
    names: HashMap<TypeId, String>,
    taken: HashSet<String>,
    declared: BTreeMap<String, TypeDecl>,
    held: Held,
}

/// Rust types that can't hold all that their row of the type table allows, by the name that stands for them.
pub(super) type Held = BTreeMap<String, (TypeDesc, Holds)>;

impl Types {
    /// Enters the type `T` under `name` unless it is there, and gives the description that refers to it.
    ///
    /// Two types of one name stay apart: the later is numbered (`Item2`). A type that refers to itself
    /// ends the recursion here and is refused when the signature is read (OLT006).
    pub fn declare<T: 'static>(&mut self, name: &str, declaration: impl FnOnce(&mut Self) -> TypeDecl) -> TypeDesc {
        let identity = TypeId::of::<T>();
        if let Some(known) = self.names.get(&identity) {
            return TypeDesc::Named(known.clone());
        }
        let name = self.free_name(name);
        self.names.insert(identity, name.clone());
        let declaration = declaration(self);
        self.declared.insert(name.clone(), declaration);
        TypeDesc::Named(name)
    }

    /// Describes the type `T` as a row of the type table of which it can't hold every value: a decoded one
    /// that `holds` says no to is refused like any other wrong value.
    pub fn narrow<T: 'static>(&mut self, row: TypeDesc, holds: fn(&Value) -> bool) -> TypeDesc {
        self.hold::<T>(row, Holds::Only(holds))
    }

    /// Describes `T` as JSON whose numbers are within the range of a double (ruling C-7).
    pub(super) fn json_of_doubles<T: 'static>(&mut self, row: TypeDesc) -> TypeDesc {
        self.hold::<T>(row, Holds::Doubles)
    }

    /// Describes `T`, which can't be described; whoever resolves this says so.
    pub(super) fn unreflected<T: 'static>(&mut self) -> TypeDesc {
        self.hold::<T>(TypeDesc::Json, Holds::Nothing)
    }

    /// Describes the set `T`, in which no two elements are equal in Rust; `empty` begins one.
    pub(super) fn distinct<T: 'static>(&mut self, row: TypeDesc, empty: fn() -> Box<dyn Elements>) -> TypeDesc {
        self.hold::<T>(row, Holds::Distinct(empty))
    }

    fn hold<T: 'static>(&mut self, row: TypeDesc, holds: Holds) -> TypeDesc {
        let identity = TypeId::of::<T>();
        if let Some(known) = self.names.get(&identity) {
            return TypeDesc::Named(known.clone());
        }
        let name = self.free_name(std::any::type_name::<T>());
        self.names.insert(identity, name.clone());
        self.held.insert(name.clone(), (row, holds));
        TypeDesc::Named(name)
    }

    /// What was declared, by name.
    #[must_use]
    pub fn into_declared(self) -> BTreeMap<String, TypeDecl> {
        self.declared
    }

    /// What was declared, and what was narrowed.
    pub(super) fn into_parts(self) -> (BTreeMap<String, TypeDecl>, Held) {
        (self.declared, self.held)
    }

    /// The row of the type table that a description stands for.
    pub(super) fn row<'t>(&'t self, ty: &'t TypeDesc) -> &'t TypeDesc {
        match ty {
            TypeDesc::Named(name) => self.held.get(name).map_or(ty, |(row, _)| row),
            ty => ty,
        }
    }

    fn free_name(&mut self, name: &str) -> String {
        let mut free = name.to_owned();
        let mut number = 2;
        while !self.taken.insert(free.clone()) {
            free = format!("{name}{number}");
            number += 1;
        }
        free
    }
}
