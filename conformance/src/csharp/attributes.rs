//! Attributes as written: found by name whatever they are called by (ruling P-7).

use tree_sitter::Node;

use super::constant::ConstantError;
use super::diagnostic::{Finding, Place};
use super::literal;
use super::lookup::{Name, Site};
use super::syntax::{Source, child_of_kind, children, field, has_token};
use super::world::World;

/// One attribute.
#[derive(Debug, Clone)]
pub(super) struct Attribute<'t> {
    /// Its simple name, aliases followed, without `Attribute`.
    pub(super) name: String,
    /// What it is about, where that is written: `property` for `[property: …]`.
    pub(super) target: Option<&'t str>,
    pub(super) node: Node<'t>,
    /// Where its arguments are to be understood.
    pub(super) site: Site<'t>,
    pub(super) arguments: Vec<Argument<'t>>,
}

/// One argument of an attribute.
#[derive(Debug, Clone)]
pub(super) struct Argument<'t> {
    /// `Name = value` sets a property, `name: value` gives a constructor parameter.
    pub(super) label: Label,
    /// The label's place.
    pub(super) label_node: Option<Node<'t>>,
    pub(super) value: Node<'t>,
}

/// How an attribute's argument is labelled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Label {
    None,
    Parameter(String),
    Property(String),
}

impl<'t> Attribute<'t> {
    pub(super) fn place(&self) -> Place {
        self.site.source.place(self.node)
    }

    /// What to say when one of its arguments has no value.
    pub(super) fn fault(&self, error: &ConstantError) -> (Finding, Place) {
        let message = format!("an argument of [{}]: {error}", self.name);
        let place = self.site.source.place_of(error.range.clone());
        (Finding::error(None, message, ""), place)
    }

    /// The value of `Name = value`.
    pub(super) fn property(&self, name: &str) -> Option<Node<'t>> {
        let named = |label: &Label| matches!(label, Label::Property(known) if known == name);
        let argument = self.arguments.iter().find(|known| named(&known.label))?;
        Some(argument.value)
    }

    /// The constructor argument at that place, or the one labelled with the parameter's name.
    pub(super) fn argument(&self, index: usize, name: &str) -> Option<Node<'t>> {
        let named = |label: &Label| matches!(label, Label::Parameter(known) if known == name);
        let by_name = self.arguments.iter().find(|known| named(&known.label));
        let mut unlabelled = self.arguments.iter().filter(|known| known.label == Label::None);
        let argument = by_name.or_else(|| unlabelled.nth(index))?;
        Some(argument.value)
    }

    /// How many arguments go to the constructor.
    pub(super) fn constructor_arguments(&self) -> usize {
        let property = |label: &Label| matches!(label, Label::Property(_));
        let arguments = self.arguments.iter();
        arguments.filter(|known| !property(&known.label)).count()
    }
}

impl<'t> World<'t> {
    /// The attributes in the lists that are children of `node`.
    pub(super) fn attributes(&self, node: Node<'t>, site: &Site<'t>) -> Vec<Attribute<'t>> {
        let lists = children(node);
        let lists = lists.into_iter().filter(|list| list.kind() == "attribute_list");
        self.attributes_in(lists, site)
    }

    /// The attributes in those lists.
    pub(super) fn attributes_in(
        &self,
        lists: impl IntoIterator<Item = Node<'t>>,
        site: &Site<'t>,
    ) -> Vec<Attribute<'t>> {
        let mut found = Vec::new();
        for list in lists {
            let target = child_of_kind(list, "attribute_target_specifier")
                .map(|target| site.source.text(target).trim_end_matches(':').trim_end());
            for node in children(list) {
                if node.kind() == "attribute" {
                    found.extend(self.attribute(node, target, site));
                }
            }
        }
        found
    }

    fn attribute(&self, node: Node<'t>, target: Option<&'t str>, site: &Site<'t>) -> Option<Attribute<'t>> {
        let written = Name::read(field(node, "name")?, &site.source)?;
        let mut name = written.segments.last()?.name.clone();
        if written.alias.is_none() && written.segments.len() == 1 {
            name = self.unaliased(&name, site).unwrap_or(name);
        }
        if let Some(short) = name.strip_suffix("Attribute").filter(|short| !short.is_empty()) {
            name = short.to_owned();
        }
        let arguments = child_of_kind(node, "attribute_argument_list")
            .map(|list| arguments(list, &site.source))
            .unwrap_or_default();
        Some(Attribute { name, target, node, site: site.clone(), arguments })
    }

    /// The last part of what `using name = …;` stands for, where there is such an alias.
    fn unaliased(&self, name: &str, site: &Site<'t>) -> Option<String> {
        let long = format!("{name}Attribute");
        let mut at = Some(site.scope);
        while let Some(scope) = at {
            let scope_of = self.symbols.scope(scope);
            let own = &scope_of.usings.aliases;
            let global = scope_of.parent.is_none().then_some(&self.symbols.global.aliases);
            for aliases in [Some(own), global].into_iter().flatten() {
                if let Some((target, scope)) = aliases.get(name).or_else(|| aliases.get(&long)) {
                    let source = self.symbols.scope(*scope).source;
                    return Some(Name::read(*target, &source)?.segments.pop()?.name);
                }
            }
            at = scope_of.parent;
        }
        None
    }
}

fn arguments<'t>(list: Node<'t>, source: &Source<'t>) -> Vec<Argument<'t>> {
    let written = children(list).into_iter();
    let written = written.filter(|argument| argument.kind() == "attribute_argument");
    written
        .filter_map(|argument| {
            let value = children(argument).into_iter().rfind(|child| child.is_named() && !child.is_extra())?;
            let label_node = field(argument, "name");
            let name = label_node.map(|name| literal::identifier(source.text(name)));
            let label = match name {
                None => Label::None,
                Some(name) if has_token(argument, "=") => Label::Property(name),
                Some(name) => Label::Parameter(name),
            };
            Some(Argument { label, label_node, value })
        })
        .collect()
}
