//! Ways through what saboteurs edit: the types of a signature, the fragments of a schema, the values of a call.

use std::collections::BTreeMap;

use olt::reflection::describe::{Annotation, PropertyDesc, ReturnDesc, Signature, TypeDecl, TypeDesc};

use super::json::Json;

/// A place that a type is declared for.
#[derive(Debug)]
pub(crate) struct Slot<'s> {
    /// The type, without the `?`.
    pub(super) ty: &'s TypeDesc,
    /// The members, of an enum.
    pub(super) members: &'s [String],
    /// The properties, of a record.
    pub(super) properties: Option<&'s [PropertyDesc]>,
    /// The annotations of the parameter or property itself.
    pub(super) annotations: &'s [Annotation],
    /// 0 for an argument, one more for each value around it.
    pub(super) level: usize,
}

/// Visits every type of a signature, the inner before the outer.
pub(super) fn each_type(signature: &mut Signature, mut visit: impl FnMut(&mut TypeDesc)) {
    for parameter in &mut signature.parameters {
        within(&mut parameter.ty, &mut visit);
    }
    if let ReturnDesc::Value(ty) = &mut signature.returns {
        within(ty, &mut visit);
    }
    each_property(signature, |property| within(&mut property.ty, &mut visit));
}

fn within(ty: &mut TypeDesc, visit: &mut impl FnMut(&mut TypeDesc)) {
    if let TypeDesc::Nullable(inner) | TypeDesc::List(inner) | TypeDesc::Set(inner) | TypeDesc::Dictionary(inner) = ty {
        within(inner, visit);
    }
    visit(ty);
}

/// Visits every property of the declared records.
pub(super) fn each_property(signature: &mut Signature, mut visit: impl FnMut(&mut PropertyDesc)) {
    for declared in signature.types.values_mut() {
        if let TypeDecl::Record(properties) = declared {
            properties.iter_mut().for_each(&mut visit);
        }
    }
}

/// Visits the annotations of every parameter and property.
pub(super) fn each_annotations(signature: &mut Signature, mut visit: impl FnMut(&mut Vec<Annotation>)) {
    for parameter in &mut signature.parameters {
        visit(&mut parameter.annotations);
    }
    each_property(signature, |property| visit(&mut property.annotations));
}

/// The type without its `?`.
pub(super) fn bare(ty: &TypeDesc) -> &TypeDesc {
    match ty {
        TypeDesc::Nullable(inner) => bare(inner),
        ty => ty,
    }
}

/// Visits every fragment within a schema, the outer before the inner.
pub(super) fn each_fragment(schema: &mut Json, visit: fn(&mut Json)) {
    let mut descend = |fragment: &mut Json| {
        if matches!(fragment, Json::Object(_)) {
            visit(fragment);
            each_fragment(fragment, visit);
        }
    };
    if let Some(properties) = schema.get_mut("properties") {
        properties.members().iter_mut().for_each(|(_, fragment)| descend(fragment));
    }
    for name in ["items", "additionalProperties"] {
        schema.get_mut(name).map(&mut descend);
    }
}

/// Visits every value of the arguments that has a declared type, the outer before the inner.
pub(super) fn each_value(signature: &Signature, arguments: &mut Json, visit: fn(&Slot<'_>, &mut Json)) {
    let walk = Walk { types: &signature.types, visit };
    for (name, value) in arguments.members() {
        if let Some(parameter) = signature.parameters.iter().find(|parameter| parameter.name == *name) {
            walk.value(&parameter.ty, &parameter.annotations, 0, value);
        }
    }
}

struct Walk<'s> {
    types: &'s BTreeMap<String, TypeDecl>,
    visit: fn(&Slot<'_>, &mut Json),
}

impl Walk<'_> {
    fn value(&self, ty: &TypeDesc, annotations: &[Annotation], level: usize, value: &mut Json) {
        let ty = bare(ty);
        let declared = match ty {
            TypeDesc::Named(name) => self.types.get(name),
            _ => None,
        };
        let (members, properties): (&[String], Option<&[PropertyDesc]>) = match declared {
            Some(TypeDecl::Enum(members)) => (members, None),
            Some(TypeDecl::Record(properties)) => (&[], Some(properties)),
            None => (&[], None),
        };
        (self.visit)(&Slot { ty, members, properties, annotations, level }, value);
        match (ty, properties) {
            (TypeDesc::List(inner) | TypeDesc::Set(inner), _) => {
                value.items().iter_mut().for_each(|item| self.value(inner, &[], level + 1, item));
            }
            (TypeDesc::Dictionary(inner), _) => {
                value.members().iter_mut().for_each(|(_, value)| self.value(inner, &[], level + 1, value));
            }
            (_, Some(properties)) => {
                for (name, value) in value.members() {
                    if let Some(property) = properties.iter().find(|property| property.name == *name) {
                        self.value(&property.ty, &property.annotations, level + 1, value);
                    }
                }
            }
            _ => {}
        }
    }
}
