//! From resolved types to the signature's description of them.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use olt::reflection::describe::{PropertyDesc, TypeDecl, TypeDesc};
use olt_text::name::camel_case;

use super::context::Policy;
use super::records::RecordProperty;
use super::types::{ARRAY, Scalar, Ty, TyKind};
use super::world::World;

/// A declared type of a signature. The same record can stand in it twice, named by two policies.
pub(super) type TypeKey = (Ty, Option<Policy>);

/// The declared types of one signature, each under a name of its own.
pub(super) struct TypeTable<'w, 't> {
    world: &'w World<'t>,
    enums: Vec<Ty>,
    records: Vec<(Ty, Policy, Rc<Vec<RecordProperty<'t>>>)>,
    names: HashMap<TypeKey, String>,
}

impl<'w, 't> TypeTable<'w, 't> {
    pub(super) fn new(world: &'w World<'t>) -> Self {
        Self { world, enums: Vec::new(), records: Vec::new(), names: HashMap::new() }
    }

    pub(super) fn add_enum(&mut self, ty: &Ty) {
        let key = (ty.clone(), None);
        if self.names.insert(key, String::new()).is_none() {
            self.enums.push(ty.clone());
        }
    }

    pub(super) fn add_record(&mut self, ty: &Ty, policy: &Policy, properties: &Rc<Vec<RecordProperty<'t>>>) {
        let key = (ty.clone(), Some(policy.clone()));
        if self.names.insert(key, String::new()).is_none() {
            let properties = Rc::clone(properties);
            self.records.push((ty.clone(), policy.clone(), properties));
        }
    }

    /// Names the types: shortly where that is clear, else in full, and numbered if that is not enough.
    pub(super) fn name_types(&mut self) {
        let enums = self.enums.iter().map(|ty| (ty.clone(), None));
        let records = self.records.iter();
        let records = records.map(|(ty, policy, _)| (ty.clone(), Some(policy.clone())));
        let keys: Vec<TypeKey> = enums.chain(records).collect();
        let mut short: HashMap<String, usize> = HashMap::new();
        for (ty, _) in &keys {
            *short.entry(self.world.display(ty)).or_default() += 1;
        }
        let mut taken: HashMap<String, usize> = HashMap::new();
        for key in keys {
            let mut name = self.world.display(&key.0);
            if short.get(&name).is_some_and(|uses| *uses > 1) {
                name = self.world.full_display(&key.0);
            }
            let uses = taken.entry(name.clone()).or_default();
            *uses += 1;
            if *uses > 1 {
                name = format!("{name}#{uses}");
            }
            self.names.insert(key, name);
        }
    }

    /// The description of a type in a place where names follow `policy`.
    pub(super) fn describe(&self, ty: &Ty, policy: &Policy) -> TypeDesc {
        let inner = |ty: &Ty| Box::new(self.describe(ty, policy));
        match ty.kind() {
            TyKind::Scalar(scalar) => described(*scalar),
            TyKind::Nullable(of) => TypeDesc::Nullable(inner(of)),
            // Exactly `byte[]` is base64 (ruling Y-7).
            TyKind::Sequence(sequence, of) if *sequence == ARRAY && *of.kind() == TyKind::Scalar(Scalar::Byte) => {
                TypeDesc::Base64
            }
            TyKind::Sequence(sequence, of) if sequence.is_set => TypeDesc::Set(inner(of)),
            TyKind::Sequence(_, of) => TypeDesc::List(inner(of)),
            TyKind::Dictionary(_, _, value) => TypeDesc::Dictionary(inner(value)),
            _ => {
                let policy = (!self.world.is_enum(ty)).then(|| policy.clone());
                let name = self.names.get(&(ty.clone(), policy));
                TypeDesc::Named(name.cloned().unwrap_or_else(|| self.world.display(ty)))
            }
        }
    }

    /// The table as the signature holds it. `property` describes a property whose type is given.
    pub(super) fn declarations(
        &self,
        property: impl Fn(&RecordProperty<'t>) -> PropertyDesc,
    ) -> BTreeMap<String, TypeDecl> {
        let name = |ty: &Ty, policy: Option<Policy>| {
            let name = self.names.get(&(ty.clone(), policy));
            name.cloned().unwrap_or_default()
        };
        let enums = self.enums.iter().filter_map(|ty| match ty.kind() {
            TyKind::Declared(id, _) => {
                let members = self.world.enum_members(*id);
                Some((name(ty, None), TypeDecl::Enum(members)))
            }
            _ => None,
        });
        let records = self.records.iter().map(|(ty, policy, properties)| {
            let properties = properties.iter().map(|declared| PropertyDesc {
                name: json_name(declared, policy),
                ty: self.describe(&declared.ty, policy),
                ..property(declared)
            });
            let name = name(ty, Some(policy.clone()));
            (name, TypeDecl::Record(properties.collect()))
        });
        enums.chain(records).collect()
    }
}

/// The name of a property in JSON.
pub(super) fn json_name(property: &RecordProperty<'_>, policy: &Policy) -> String {
    match (&property.json_name, policy) {
        (Some(name), _) => name.clone(),
        (None, Policy::CamelCase) => camel_case(&property.name),
        (None, _) => property.name.clone(),
    }
}

fn described(scalar: Scalar) -> TypeDesc {
    match scalar {
        Scalar::Bool => TypeDesc::Bool,
        Scalar::Sbyte => TypeDesc::Sbyte,
        Scalar::Byte => TypeDesc::Byte,
        Scalar::Short => TypeDesc::Short,
        Scalar::Ushort => TypeDesc::Ushort,
        Scalar::Int => TypeDesc::Int,
        Scalar::Uint => TypeDesc::Uint,
        Scalar::Long => TypeDesc::Long,
        Scalar::Ulong => TypeDesc::Ulong,
        Scalar::Float => TypeDesc::Float,
        Scalar::Double => TypeDesc::Double,
        Scalar::Decimal => TypeDesc::Decimal,
        Scalar::String => TypeDesc::String,
        Scalar::Char => TypeDesc::Char,
        Scalar::Guid => TypeDesc::Guid,
        Scalar::DateTime => TypeDesc::DateTime,
        Scalar::DateTimeOffset => TypeDesc::DateTimeOffset,
        Scalar::DateOnly => TypeDesc::DateOnly,
        Scalar::TimeOnly => TypeDesc::TimeOnly,
        Scalar::TimeSpan => TypeDesc::TimeSpan,
        Scalar::Uri => TypeDesc::Uri,
        Scalar::JsonElement | Scalar::JsonNode => TypeDesc::Json,
        Scalar::JsonObject => TypeDesc::JsonObject,
        Scalar::JsonArray => TypeDesc::JsonArray,
    }
}
