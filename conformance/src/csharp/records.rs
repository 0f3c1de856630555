//! The properties that a closed record type has in the schema (rulings K).

use std::collections::HashMap;
use std::rc::Rc;

use super::attributes::Attribute;
use super::diagnostic::{Finding, Place};
use super::known;
use super::members::{Accessor, Constructor, Property};
use super::symbols::{DefId, Kind};
use super::types::{Reason, Refusal, Ty, TyKind};
use super::world::{Record, World};

/// A property as the serializer sees it; its JSON name still depends on a naming policy.
#[derive(Debug, Clone)]
pub(super) struct RecordProperty<'t> {
    /// The C# name.
    pub(super) name: String,
    /// The name `[JsonPropertyName]` gives.
    pub(super) json_name: Option<String>,
    pub(super) ty: Ty,
    pub(super) required: bool,
    /// Nothing reads a sent value (ruling K-3).
    pub(super) read_only: bool,
    /// The attributes that count, in written order.
    pub(super) attributes: Vec<Attribute<'t>>,
    pub(super) declared: Property<'t>,
    /// Attributes that could not be understood.
    pub(super) problems: Vec<(Finding, Place)>,
}

impl<'t> World<'t> {
    /// The properties of a closed record, or why it has no schema.
    pub(super) fn record_of(&self, ty: &Ty) -> Record<'t> {
        if let Some(known) = self.records.borrow().get(ty) {
            return known.clone();
        }
        let record = match ty.kind() {
            TyKind::Declared(id, arguments) => match self.not_a_record(*id, arguments) {
                None => Ok(Rc::new(self.record(*id, arguments))),
                Some(reason) => Err(Refusal { text: self.display(ty), reason }),
            },
            _ => Ok(Rc::default()),
        };
        self.records.borrow_mut().insert(ty.clone(), record.clone());
        record
    }

    /// Why the properties of a type are not its schema, if so: it is a collection, or not known as a whole.
    fn not_a_record(&self, id: DefId, arguments: &[Ty]) -> Option<Reason> {
        let mut levels = self.base_classes(id, arguments);
        levels.insert(0, (id, arguments.to_vec()));
        for (level, arguments) in levels {
            let def = self.symbols.def(level);
            if def.broken {
                let name = self.symbols.full_name(level);
                return Some(Reason::NotInTable(format!("mend the syntax error in `{name}`")));
            }
            for (place, base) in self.bases(level, &arguments).iter().enumerate() {
                if self.is_enumerable(base) {
                    let instead = "a type that implements IEnumerable is a collection: use List<T>";
                    return Some(Reason::NotInTable(instead.to_owned()));
                }
                if place == 0 && def.kind.is_class() && self.may_hide_properties(base) {
                    return Some(Reason::UnknownBase(self.display(base)));
                }
            }
        }
        None
    }

    /// Whether a base class or interface makes a type a collection.
    fn is_enumerable(&self, base: &Ty) -> bool {
        let mut open = vec![base.clone()];
        let mut seen = std::collections::HashSet::new();
        while let Some(ty) = open.pop() {
            match ty.kind() {
                TyKind::Sequence(..) | TyKind::Dictionary(..) => return true,
                TyKind::Refused(refusal) => {
                    let name = refusal.text.split('<').next().unwrap_or_default();
                    let name = name.rsplit('.').next().unwrap_or_default();
                    let is_known = matches!(refusal.reason, Reason::NotInTable(_));
                    if is_known && known::is_enumerable(name) {
                        return true;
                    }
                }
                TyKind::Declared(id, arguments)
                    if self.symbols.def(*id).kind == Kind::Interface && seen.insert(ty.clone()) =>
                {
                    open.extend(self.bases(*id, arguments));
                }
                _ => {}
            }
            if ty.depth() > 160 {
                return false;
            }
        }
        false
    }

    /// Whether a base that no given source declares may be a class, with properties of its own.
    fn may_hide_properties(&self, base: &Ty) -> bool {
        let TyKind::Refused(refusal) = base.kind() else {
            return false;
        };
        let name = refusal.text.rsplit(['.', ':']).next().unwrap_or_default();
        let mut letters = name.chars();
        let is_interface =
            letters.next() == Some('I') && letters.next().is_some_and(|second| second.is_ascii_uppercase());
        !is_interface && !matches!(name, "object" | "Object" | "ValueType" | "EventArgs")
    }

    /// The properties of a record: of its base classes first, then in declaration order.
    pub(super) fn record(&self, id: DefId, arguments: &[Ty]) -> Vec<RecordProperty<'t>> {
        let mut levels = self.base_classes(id, arguments);
        levels.reverse();
        let mut properties: Vec<Property<'t>> = Vec::new();
        let mut places: HashMap<String, usize> = HashMap::new();
        for (base, arguments) in levels {
            merge(self.members(base, &arguments).properties, &mut properties, &mut places);
        }
        let own = self.members(id, arguments);
        merge(own.properties, &mut properties, &mut places);
        let constructor = Binding::of(&own.constructors);
        let properties = properties.into_iter();
        properties
            .filter(|property| property.getter != Accessor::Absent)
            .filter_map(|property| self.record_property(property, &constructor))
            .collect()
    }

    fn record_property(&self, property: Property<'t>, constructor: &Binding) -> Option<RecordProperty<'t>> {
        let attributes = self.property_attributes(&property);
        let find = |name: &str| attributes.iter().find(|known| known.name == name);
        if find("JsonIgnore").is_some_and(|ignore| self.ignores_always(ignore)) {
            return None;
        }
        let mut problems = Vec::new();
        let json_name = find("JsonPropertyName").and_then(|attribute| {
            self.json_property_name(attribute).unwrap_or_else(|problem| {
                problems.push(problem);
                None
            })
        });
        let key = property.name.to_lowercase();
        let optional = constructor.required.get(&key).copied();
        let writable = property.setter == Accessor::Public || find("JsonInclude").is_some();
        Some(RecordProperty {
            json_name,
            problems,
            ty: self.resolve(property.ty, &property.site),
            required: property.is_required || find("JsonRequired").is_some() || optional == Some(true),
            read_only: !writable && !constructor.bound.contains_key(&key),
            name: property.name.clone(),
            attributes,
            declared: property,
        })
    }

    /// The attributes of a property. Those on a positional parameter count too, unless `property:` gives the same
    /// one (ruling K-7).
    fn property_attributes(&self, property: &Property<'t>) -> Vec<Attribute<'t>> {
        let lists = property.attribute_lists.iter();
        let all = lists.flat_map(|(list, site)| self.attributes_in([*list], site));
        let all: Vec<_> = all
            .filter(|known| match known.target {
                None | Some("property") => true,
                Some("param") => property.is_positional,
                Some(_) => false,
            })
            .collect();
        if !property.is_positional {
            return all;
        }
        let targeted: Vec<String> =
            all.iter().filter(|known| known.target == Some("property")).map(|known| known.name.clone()).collect();
        let mut all = all;
        all.retain(|known| known.target == Some("property") || !targeted.contains(&known.name));
        all
    }

    fn ignores_always(&self, ignore: &Attribute<'t>) -> bool {
        ignore.property("Condition").is_none_or(|condition| {
            let text = ignore.site.source.text(condition);
            text.rsplit('.').next().is_some_and(|last| last.trim() == "Always")
        })
    }

    fn json_property_name(&self, attribute: &Attribute<'t>) -> Result<Option<String>, (Finding, Place)> {
        let Some(value) = attribute.argument(0, "name") else {
            return Ok(None);
        };
        self.constant_text(value, &attribute.site).map_err(|error| attribute.fault(&error))
    }
}

/// Puts the properties of a derived type where its base types have them (ruling K-4).
fn merge<'t>(level: Vec<Property<'t>>, properties: &mut Vec<Property<'t>>, places: &mut HashMap<String, usize>) {
    for mut property in level {
        let Some(place) = places.get(&property.name) else {
            places.insert(property.name.clone(), properties.len());
            properties.push(property);
            continue;
        };
        let Some(base) = properties.get_mut(*place) else {
            continue;
        };
        // C# makes no property for a positional parameter whose property the base has already.
        if property.is_positional && !base.is_abstract {
            continue;
        }
        if property.getter == Accessor::Absent {
            property.getter = base.getter;
        }
        if property.setter == Accessor::Absent {
            property.setter = base.setter;
        }
        *base = property;
    }
}

/// What the constructors say about properties, by lower-case name.
#[derive(Debug, Default)]
struct Binding {
    /// Parameters of the only public constructor: whether they have no default (ruling K-1).
    required: HashMap<String, bool>,
    /// Parameters of the constructor that the serializer calls.
    bound: HashMap<String, bool>,
}

impl Binding {
    fn of(constructors: &[Constructor]) -> Self {
        let parameters = |constructor: &Constructor| {
            let parameters = constructor.parameters.iter();
            parameters.map(|(name, has_default)| (name.to_lowercase(), !has_default)).collect::<HashMap<_, _>>()
        };
        let mut public = constructors.iter().filter(|known| known.is_public);
        let only = match (public.next(), public.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        };
        let json = constructors.iter().find(|known| known.is_json).or(only);
        Self { required: only.map(parameters).unwrap_or_default(), bound: json.map(parameters).unwrap_or_default() }
    }
}
