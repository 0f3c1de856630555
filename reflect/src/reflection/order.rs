//! Which declared types a signature uses, each after the types it is made of (OLT006).

use std::collections::{BTreeMap, HashMap};

use olt_text::name::shortened;

use super::describe::{PropertyDesc, TypeDecl, TypeDesc};
use super::reflect::Held;
use super::shape::Holds;
use super::shapes::place_of;
use crate::contract::{DiagnosticId, SignatureError};

/// So many steps of a cycle are named; a longer one is cut short.
const STEPS_NAMED: usize = 8;

/// The words of signature JSON that can be written instead of one that is no type.
const WORDS: &str = "take one of bool, sbyte, byte, short, ushort, int, uint, long, ulong, float, double, decimal, string, char, guid, dateTime, dateTimeOffset, dateOnly, timeOnly, timeSpan, uri, base64, json, jsonObject, jsonArray, or declare it among the signature's types and write {\"named\":…}";

/// A declared type with its name.
pub(super) type Declared<'s> = (&'s str, &'s TypeDecl);

/// Orders declared types so that each comes after those it is made of.
///
/// The walk keeps its own stack: a chain of declarations may be as long as it likes.
pub(super) struct Order<'s> {
    types: &'s BTreeMap<String, TypeDecl>,
    held: &'s Held,
    states: HashMap<&'s str, State>,
    ordered: Vec<Declared<'s>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Its properties are being followed.
    Open,
    Done,
}

/// A type whose properties are being followed.
struct Visit<'s> {
    declared: Declared<'s>,
    rest: std::slice::Iter<'s, PropertyDesc>,
    /// The property that is followed now.
    property: &'s str,
}

impl<'s> Order<'s> {
    /// Nothing ordered yet.
    pub(super) fn new(types: &'s BTreeMap<String, TypeDecl>, held: &'s Held) -> Self {
        Self { types, held, states: HashMap::new(), ordered: Vec::new() }
    }

    /// Adds what `ty` is made of. `place` names where the type stands; `undeclared` is the id of a type
    /// that is not declared.
    pub(super) fn add(
        &mut self,
        ty: &'s TypeDesc,
        place: &str,
        undeclared: DiagnosticId,
    ) -> Result<(), SignatureError> {
        let mut stack = Vec::new();
        self.follow(ty, &mut stack, || (undeclared, place.to_owned()))?;
        while let Some(visit) = stack.last_mut() {
            let Some(property) = visit.rest.next() else {
                self.leave(visit.declared);
                stack.pop();
                continue;
            };
            visit.property = &property.name;
            let owner = visit.declared.0;
            self.follow(&property.ty, &mut stack, || (undeclared, place_of(owner, &property.name)))?;
        }
        Ok(())
    }

    /// The types that were added since this was last asked.
    pub(super) fn take(&mut self) -> Vec<Declared<'s>> {
        std::mem::take(&mut self.ordered)
    }

    fn follow(
        &mut self,
        ty: &'s TypeDesc,
        stack: &mut Vec<Visit<'s>>,
        place: impl FnOnce() -> (DiagnosticId, String),
    ) -> Result<(), SignatureError> {
        match self.innermost(ty) {
            TypeDesc::Named(name) if self.held.contains_key(name) => {
                let (id, place) = place();
                let text = format!("{place}: the type {} does not describe itself at run time", shortened(name));
                let help = "implement `olt::reflection::Reflect` for it, or derive `olt::ToolType`";
                Err(SignatureError::diagnostic(id, text).with_help(help))
            }
            TypeDesc::Named(name) => self.enter(name, stack, place),
            TypeDesc::Unknown(word) => {
                let (id, place) = place();
                let text = format!("{place}: there is no type '{}'", shortened(word));
                Err(SignatureError::diagnostic(id, text).with_help(WORDS))
            }
            _ => Ok(()),
        }
    }

    fn enter(
        &mut self,
        name: &'s str,
        stack: &mut Vec<Visit<'s>>,
        place: impl FnOnce() -> (DiagnosticId, String),
    ) -> Result<(), SignatureError> {
        match self.states.get(name) {
            Some(State::Done) => return Ok(()),
            Some(State::Open) => return Err(refers_to_itself(name, stack)),
            None => {}
        }
        let Some((name, declaration)) = self.types.get_key_value(name) else {
            let (id, place) = place();
            let text = format!("{place}: the type {} is not declared", shortened(name));
            return Err(SignatureError::diagnostic(id, text).with_help("describe it among the signature's types"));
        };
        self.states.insert(name, State::Open);
        let properties = match declaration {
            TypeDecl::Enum(_) => &[][..],
            TypeDecl::Record(properties) => properties,
        };
        stack.push(Visit { declared: (name, declaration), rest: properties.iter(), property: "" });
        Ok(())
    }

    /// The type that a type is, or is a list, set, dictionary or nullable of, at any depth. A type of Rust's stands
    /// for its row, if it has one.
    fn innermost(&self, mut ty: &'s TypeDesc) -> &'s TypeDesc {
        loop {
            ty = match ty {
                TypeDesc::Nullable(inner)
                | TypeDesc::List(inner)
                | TypeDesc::Set(inner)
                | TypeDesc::Dictionary(inner) => inner,
                TypeDesc::Named(name) => match self.held.get(name) {
                    None | Some((_, Holds::Nothing)) => return ty,
                    Some((row, _)) => row,
                },
                _ => return ty,
            };
        }
    }

    fn leave(&mut self, declared: Declared<'s>) {
        self.states.insert(declared.0, State::Done);
        self.ordered.push(declared);
    }
}

fn refers_to_itself(name: &str, stack: &[Visit<'_>]) -> SignatureError {
    let cycle: Vec<&Visit<'_>> = stack.iter().skip_while(|visit| visit.declared.0 != name).collect();
    let mut steps: Vec<String> = cycle
        .iter()
        .take(STEPS_NAMED)
        .map(|Visit { declared: (name, _), property, .. }| format!("{}.{}", shortened(name), shortened(property)))
        .collect();
    if cycle.len() > STEPS_NAMED {
        steps.push("…".to_owned());
    }
    let (steps, name) = (steps.join(" → "), shortened(name));
    let text = format!("the type {name} refers to itself ({steps} → {name}), so no finite schema describes it");
    SignatureError::diagnostic(DiagnosticId::Recursive, text).with_help("refer to the value by an id instead")
}
