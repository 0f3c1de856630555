//! The serializer contexts of the given sources: which types they list and how they name properties.

use std::collections::{HashMap, HashSet};

use tree_sitter::Node;

use super::attributes::Attribute;
use super::lookup::Site;
use super::symbols::DefId;
use super::syntax::{field, named_children};
use super::types::Ty;
use super::world::World;

/// How a context names properties (ruling K-9).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Policy {
    CamelCase,
    AsWritten,
    /// One that the contract refuses (OLT011).
    Other(String),
}

/// One class with `[JsonSerializable]`.
#[derive(Debug)]
pub(super) struct Context {
    pub(super) name: String,
    pub(super) policy: Policy,
    /// The listed types, as the runtime has them.
    listed: HashSet<Ty>,
    /// Enums are written by name.
    string_enums: bool,
    /// The enums that a `JsonStringEnumConverter<T>` of the context is for.
    converted: HashSet<Ty>,
}

/// All contexts, by the types they list.
#[derive(Debug, Default)]
pub(super) struct Contexts {
    all: Vec<Context>,
    by_type: HashMap<Ty, Vec<usize>>,
}

impl Contexts {
    pub(super) fn of(world: &World<'_>) -> Self {
        let mut contexts = Self::default();
        for index in 0..world.symbols.defs.len() {
            let Some(context) = world.context(DefId(index)) else {
                continue;
            };
            for ty in &context.listed {
                let listing = contexts.by_type.entry(ty.clone()).or_default();
                listing.push(contexts.all.len());
            }
            contexts.all.push(context);
        }
        contexts
    }

    /// The contexts that list a type, in the order of the sources.
    pub(super) fn listing(&self, identity: &Ty) -> impl Iterator<Item = &Context> {
        let indexes = self.by_type.get(identity).into_iter().flatten();
        indexes.filter_map(|index| self.all.get(*index))
    }

    /// Whether there is any context at all.
    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

impl Context {
    /// Whether the context writes that enum by name.
    pub(super) fn writes_names_of(&self, identity: &Ty) -> bool {
        self.string_enums || self.converted.contains(identity)
    }
}

/// What `[JsonSourceGenerationOptions]` says.
#[derive(Default)]
struct Options {
    policy: Option<Policy>,
    web: bool,
    string_enums: bool,
    converted: HashSet<Ty>,
}

impl<'t> World<'t> {
    fn context(&self, id: DefId) -> Option<Context> {
        let open = self.open_arguments(id);
        let mut listed = HashSet::new();
        let mut options = Options::default();
        let mut is_context = false;
        let parts = self.symbols.def(id).parts.iter();
        for (part, site) in parts.zip(self.sites(id, &open)) {
            for attribute in self.attributes(part.node, &site) {
                match attribute.name.as_str() {
                    "JsonSerializable" => {
                        is_context = true;
                        let argument = attribute.argument(0, "type");
                        let ty = argument.and_then(|argument| self.type_of(argument, &site));
                        listed.extend(ty.map(|ty| self.identity(&ty)));
                    }
                    "JsonSourceGenerationOptions" => self.read_options(&attribute, &mut options),
                    _ => {}
                }
            }
        }
        let web = if options.web { Policy::CamelCase } else { Policy::AsWritten };
        is_context.then(|| Context {
            name: self.symbols.def(id).name.clone(),
            policy: options.policy.unwrap_or(web),
            listed,
            string_enums: options.string_enums,
            converted: options.converted,
        })
    }

    fn read_options(&self, attribute: &Attribute<'t>, options: &mut Options) {
        let last = |node: Node<'t>| {
            let text = attribute.site.source.text(node);
            text.rsplit('.').next().unwrap_or_default().trim()
        };
        if let Some(defaults) = attribute.argument(0, "defaults") {
            options.web = last(defaults) == "Web";
        }
        if let Some(policy) = attribute.property("PropertyNamingPolicy") {
            options.policy = match last(policy) {
                "CamelCase" => Some(Policy::CamelCase),
                "Unspecified" => None,
                other => Some(Policy::Other(other.to_owned())),
            };
        }
        if let Some(value) = attribute.property("UseStringEnumConverter") {
            options.string_enums = self.constant_bool(value, &attribute.site) == Ok(true);
        }
        if let Some(converters) = attribute.property("Converters") {
            self.read_converters(converters, &attribute.site, options);
        }
    }

    /// `typeof(JsonStringEnumConverter)` is for all enums, `typeof(JsonStringEnumConverter<E>)` for one.
    fn read_converters(&self, converters: Node<'t>, site: &Site<'t>, options: &mut Options) {
        let mut open = vec![converters];
        while let Some(node) = open.pop() {
            if node.kind() != "typeof_expression" {
                open.extend(named_children(node));
                continue;
            }
            match self.string_enum_converter(node, site) {
                Some(None) => options.string_enums = true,
                Some(Some(of)) => {
                    options.converted.insert(self.identity(&of));
                }
                None => {}
            }
        }
    }

    /// Whether `typeof(…)` is the string enum converter, and the enum that its generic form is for.
    pub(super) fn string_enum_converter(&self, node: Node<'t>, site: &Site<'t>) -> Option<Option<Ty>> {
        let name = super::lookup::Name::read(field(node, "type")?, &site.source)?;
        let last = name.segments.last()?;
        let argument = last.arguments.first();
        (last.name == "JsonStringEnumConverter").then(|| argument.map(|argument| self.resolve(*argument, site)))
    }

    /// The type in `typeof(…)`.
    pub(super) fn type_of(&self, node: Node<'t>, site: &Site<'t>) -> Option<Ty> {
        let ty = field(node, "type").filter(|_| node.kind() == "typeof_expression")?;
        Some(self.resolve(ty, site))
    }
}
