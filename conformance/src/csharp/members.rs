//! The properties and constructors that a type itself declares.

use std::collections::HashSet;

use tree_sitter::Node;

use super::literal;
use super::lookup::Site;
use super::parameters::{Parameter, parameters};
use super::symbols::{DefId, Kind};
use super::syntax::{child_of_kind, children, field, has_modifier, is_public};
use super::types::Ty;
use super::world::World;

/// A public instance property with a public getter.
#[derive(Debug, Clone)]
pub(super) struct Property<'t> {
    /// The C# name.
    pub(super) name: String,
    pub(super) ty: Node<'t>,
    /// Where its type and attributes are to be understood.
    pub(super) site: Site<'t>,
    /// The nodes that hold its attribute lists; a partial property has two.
    pub(super) attribute_lists: Vec<(Node<'t>, Site<'t>)>,
    /// The record parameter's list of attributes is untargeted (ruling K-7).
    pub(super) is_positional: bool,
    pub(super) is_abstract: bool,
    /// It has the modifier `required`.
    pub(super) is_required: bool,
    /// Whether it can be written from outside; an override may leave that to its base.
    pub(super) setter: Accessor,
    pub(super) getter: Accessor,
    /// The declaration whose doc comments describe it: its own, or the record's.
    pub(super) declaration: Node<'t>,
}

/// An accessor of a property.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Accessor {
    Public,
    Narrow,
    /// Not there, which in an override means: as the base has it.
    Absent,
}

/// A declared constructor.
#[derive(Debug, Clone)]
pub(super) struct Constructor {
    pub(super) is_public: bool,
    /// `[JsonConstructor]` picks it for reading.
    pub(super) is_json: bool,
    /// Name, and whether a default makes it optional.
    pub(super) parameters: Vec<(String, bool)>,
}

/// What a type itself declares.
#[derive(Debug, Default)]
pub(super) struct Members<'t> {
    pub(super) properties: Vec<Property<'t>>,
    pub(super) constructors: Vec<Constructor>,
}

impl<'t> World<'t> {
    /// The members that a type itself declares, its parts in the order of the sources.
    pub(super) fn members(&self, id: DefId, arguments: &[Ty]) -> Members<'t> {
        let mut members = Members::default();
        let parts = self.symbols.def(id).parts.iter();
        for (part, site) in parts.zip(self.sites(id, arguments)) {
            if let Some(list) = child_of_kind(part.node, "parameter_list") {
                self.primary_constructor(id, part.node, list, &site, &mut members);
            }
        }
        let parts = self.symbols.def(id).parts.iter();
        let mut body = Vec::new();
        for (part, site) in parts.zip(self.sites(id, arguments)) {
            let Some(list) = field(part.node, "body") else {
                continue;
            };
            for node in children(list) {
                match node.kind() {
                    "property_declaration" => self.property(node, &site, &mut body),
                    "constructor_declaration" => {
                        members.constructors.extend(self.constructor(node, &site));
                    }
                    _ => {}
                }
            }
        }
        // A property of the body takes the place of the positional one (ruling K-4).
        let replaced: HashSet<&str> = body.iter().map(|known| known.name.as_str()).collect();
        members.properties.retain(|known| !replaced.contains(known.name.as_str()));
        members.properties.extend(body);
        members.properties.retain(|known| known.getter != Accessor::Narrow);
        members
    }

    fn primary_constructor(
        &self,
        id: DefId,
        declaration: Node<'t>,
        list: Node<'t>,
        site: &Site<'t>,
        members: &mut Members<'t>,
    ) {
        let def = self.symbols.def(id);
        let parameters = parameters(list, &site.source);
        members.constructors.push(Constructor {
            is_public: !def.has_modifier("abstract"),
            is_json: false,
            parameters: parameters.iter().map(name_and_default).collect(),
        });
        if !matches!(def.kind, Kind::Record | Kind::RecordStruct) {
            return;
        }
        let positional = parameters.into_iter().filter_map(|parameter| {
            let lists = parameter.attribute_lists.iter();
            Some(Property {
                name: parameter.name,
                ty: parameter.ty?,
                site: site.clone(),
                attribute_lists: lists.map(|list| (*list, site.clone())).collect(),
                is_positional: true,
                is_abstract: false,
                is_required: false,
                setter: Accessor::Public,
                getter: Accessor::Public,
                declaration,
            })
        });
        members.properties.extend(positional);
    }

    fn constructor(&self, node: Node<'t>, site: &Site<'t>) -> Option<Constructor> {
        if has_modifier(node, &site.source, "static") {
            return None;
        }
        let list = field(node, "parameters")?;
        let attributes = self.attributes(node, site);
        Some(Constructor {
            is_public: is_public(node, &site.source),
            is_json: attributes.iter().any(|known| known.name == "JsonConstructor"),
            parameters: parameters(list, &site.source).iter().map(name_and_default).collect(),
        })
    }

    fn property(&self, node: Node<'t>, site: &Site<'t>, known: &mut Vec<Property<'t>>) {
        let source = &site.source;
        let (Some(ty), Some(name)) = (field(node, "type"), field(node, "name")) else {
            return;
        };
        let hidden = !is_public(node, source) || has_modifier(node, source, "static");
        if hidden || child_of_kind(node, "explicit_interface_specifier").is_some() {
            return;
        }
        let name = literal::identifier(source.text(name));
        let lists = children(node).into_iter();
        let lists = lists.filter(|list| list.kind() == "attribute_list");
        let lists: Vec<_> = lists.map(|list| (list, site.clone())).collect();
        let is_partial = has_modifier(node, source, "partial");
        if is_partial && let Some(first) = known.iter_mut().find(|known| known.name == name) {
            first.attribute_lists.extend(lists);
            return;
        }
        let (getter, setter) = accessors(node, site);
        let has = |modifier| has_modifier(node, source, modifier);
        known.push(Property {
            name,
            ty,
            site: site.clone(),
            attribute_lists: lists,
            is_positional: false,
            is_abstract: has("abstract"),
            is_required: has("required"),
            // Without a getter of its own, only an override has one.
            getter: match getter {
                Accessor::Absent if !has("override") => Accessor::Narrow,
                getter => getter,
            },
            setter: match setter {
                Accessor::Absent if !has("override") => Accessor::Narrow,
                setter => setter,
            },
            declaration: node,
        });
    }
}

fn name_and_default(parameter: &Parameter<'_>) -> (String, bool) {
    (parameter.name.clone(), parameter.default.is_some())
}

/// Getter and setter (or `init`) of a property.
fn accessors(node: Node<'_>, site: &Site<'_>) -> (Accessor, Accessor) {
    let Some(list) = field(node, "accessors") else {
        return (Accessor::Public, Accessor::Absent);
    };
    let (mut getter, mut setter) = (Accessor::Absent, Accessor::Absent);
    for accessor in children(list) {
        let name = field(accessor, "name").map_or("", |name| site.source.text(name));
        let access = match child_of_kind(accessor, "modifier") {
            Some(modifier) if site.source.text(modifier) != "readonly" => Accessor::Narrow,
            _ => Accessor::Public,
        };
        match name {
            "get" => getter = access,
            "set" | "init" => setter = access,
            _ => {}
        }
    }
    (getter, setter)
}
