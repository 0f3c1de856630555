//! Types that describe themselves at run time: what the reflection lane asks of a Rust type.

use std::collections::BTreeMap;

use super::describe::{TypeDecl, TypeDesc};
use super::shape::Holds;
use super::value::Value;
use crate::contract::Fault;

/// A type that the reflection lane can describe, fill from a decoded [`Value`] and write as one.
///
/// `#[derive(ToolType)]` implements it beside the compiled lane's trait.
#[diagnostic::on_unimplemented(
    message = "OLT002: `{Self}` has no schema",
    label = "this type can't be an argument or a result",
    note = "a struct or an enum gets one by `#[derive(olt::ToolType)]`; the README lists the built-in types"
)]
pub trait Reflect: Sized {
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
}

/// The declared types of a signature, collected while its types describe themselves.
#[derive(Debug, Default)]
pub struct Types {
    names: BTreeMap<&'static str, String>,
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
    pub fn declare<T>(&mut self, name: &str, declaration: impl FnOnce(&mut Self) -> TypeDecl) -> TypeDesc {
        let identity = std::any::type_name::<T>();
        if let Some(known) = self.names.get(identity) {
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
    pub fn narrow<T>(&mut self, row: TypeDesc, holds: fn(&Value) -> bool) -> TypeDesc {
        self.hold::<T>(row, Holds::Only(holds))
    }

    /// Describes `T` as JSON whose numbers are within the range of a double (ruling C-7).
    pub(super) fn json_of_doubles<T>(&mut self, row: TypeDesc) -> TypeDesc {
        self.hold::<T>(row, Holds::Doubles)
    }

    fn hold<T>(&mut self, row: TypeDesc, holds: Holds) -> TypeDesc {
        let name = std::any::type_name::<T>();
        self.names.insert(name, name.to_owned());
        self.held.insert(name.to_owned(), (row, holds));
        TypeDesc::Named(name.to_owned())
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

    fn free_name(&self, name: &str) -> String {
        let taken = |candidate: &String| self.names.values().any(|known| known == candidate);
        let numbered = (2..).map(|number| format!("{name}{number}"));
        std::iter::once(name.to_owned()).chain(numbered).find(|candidate| !taken(candidate)).unwrap_or_default()
    }
}
