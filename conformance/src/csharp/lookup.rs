//! Finds what a name means where it stands, in C#'s order (ruling Y-2).

use std::collections::HashSet;

use tree_sitter::Node;

use super::known;
use super::literal;
use super::symbols::{Container, DefId, GLOBAL, NamespaceId, ScopeId};
use super::syntax::{Source, child_of_kind, field, named_children};
use super::types::{Reason, Ty, TyKind};
use super::world::World;

/// Where a name stands.
#[derive(Debug, Clone)]
pub(super) struct Site<'t> {
    pub(super) source: Source<'t>,
    pub(super) scope: ScopeId,
    /// The innermost type around it.
    pub(super) def: Option<DefId>,
    /// The type arguments in force: of the types around it, outermost first.
    pub(super) arguments: Vec<Ty>,
    /// The type parameters of the generic method around it.
    pub(super) method_parameters: Vec<String>,
    /// Base classes are being found out, so they cannot be looked into.
    pub(super) ignore_bases: bool,
    /// The scope whose usings do not count, because one of them is being read.
    pub(super) without_usings: Option<ScopeId>,
}

/// What the first parts of a dotted name lead to.
#[derive(Debug, Clone)]
pub(super) enum Prefix {
    Type(Ty),
    /// A namespace; one that no given source declares has no id.
    Namespace(Option<NamespaceId>, String),
}

/// One part of a dotted name.
pub(super) struct Segment<'t> {
    pub(super) name: String,
    pub(super) arguments: Vec<Node<'t>>,
}

/// A dotted name in parts, and the alias before its `::`.
pub(super) struct Name<'t> {
    pub(super) alias: Option<String>,
    pub(super) segments: Vec<Segment<'t>>,
}

impl<'t> Name<'t> {
    /// Reads a name, or a member access that looks like one; `None` if the node is neither.
    pub(super) fn read(mut node: Node<'t>, source: &Source<'t>) -> Option<Self> {
        let mut segments = Vec::new();
        let mut alias = None;
        loop {
            let last = match node.kind() {
                "qualified_name" | "alias_qualified_name" | "member_access_expression" => field(node, "name")?,
                _ => node,
            };
            segments.push(Segment::read(last, source)?);
            match node.kind() {
                "qualified_name" => node = field(node, "qualifier")?,
                "member_access_expression" => node = field(node, "expression")?,
                "alias_qualified_name" => {
                    alias = Some(literal::identifier(source.text(field(node, "alias")?)));
                    break;
                }
                _ => break,
            }
        }
        segments.reverse();
        Some(Self { alias, segments })
    }
}

impl<'t> Segment<'t> {
    fn read(node: Node<'t>, source: &Source<'t>) -> Option<Self> {
        let (name, arguments) = match node.kind() {
            "identifier" | "predefined_type" => (node, Vec::new()),
            "generic_name" => {
                let list = child_of_kind(node, "type_argument_list")?;
                let mut arguments = named_children(list);
                arguments.retain(|argument| !argument.is_extra());
                (child_of_kind(node, "identifier")?, arguments)
            }
            _ => return None,
        };
        Some(Self { name: literal::identifier(source.text(name)), arguments })
    }
}

impl<'t> World<'t> {
    /// What a single name means, looked for from the inside out.
    pub(super) fn find(&self, site: &Site<'t>, name: &str, arguments: &[Ty]) -> Prefix {
        if arguments.is_empty()
            && let Some(parameter) = self.type_parameter(site, name)
        {
            return Prefix::Type(parameter.0);
        }
        self.find_in_types(site, name, arguments)
            .or_else(|| self.find_in_namespaces(site, name, arguments))
            .or_else(|| {
                let known = known::named(None, name, arguments.len())?;
                Some(Prefix::Type(self.known(known, name, arguments)))
            })
            .unwrap_or_else(|| Prefix::Namespace(None, name.to_owned()))
    }

    /// The type that a type parameter in force stands for, and whether it has a `struct` constraint.
    pub(super) fn type_parameter(&self, site: &Site<'t>, name: &str) -> Option<(Ty, bool)> {
        if site.method_parameters.iter().any(|known| known == name) {
            return Some((self.types.of(TyKind::Parameter(name.to_owned())), false));
        }
        let mut at = site.def;
        while let Some(id) = at {
            let def = self.symbols.def(id);
            if let Some(index) = def.parameters.iter().position(|known| known.name == name) {
                let argument = site.arguments.get(def.outer_parameters + index)?;
                return Some((argument.clone(), def.parameters[index].is_struct));
            }
            at = match def.container {
                Container::Type(outer) => Some(outer),
                Container::Namespace(_) => None,
            };
        }
        None
    }

    fn find_in_types(&self, site: &Site<'t>, name: &str, arguments: &[Ty]) -> Option<Prefix> {
        if !self.symbols.is_nested(name) {
            return None;
        }
        let mut seen = HashSet::new();
        let mut at = site.def;
        while let Some(id) = at {
            let def = self.symbols.def(id);
            let own = def.outer_parameters + def.parameters.len();
            let closed = site.arguments.get(..own).unwrap_or(&site.arguments);
            if let Some(found) = self.member_type_unseen(site, (id, closed), name, arguments, &mut seen) {
                return Some(Prefix::Type(found));
            }
            at = match def.container {
                Container::Type(outer) => Some(outer),
                Container::Namespace(_) => None,
            };
        }
        None
    }

    /// A type nested in another or in one of its base classes.
    pub(super) fn member_type(
        &self,
        site: &Site<'t>,
        id: DefId,
        closed: &[Ty],
        name: &str,
        arguments: &[Ty],
    ) -> Option<Ty> {
        self.member_type_unseen(site, (id, closed), name, arguments, &mut HashSet::new())
    }

    /// The same, without the classes `seen`, which are known not to have it; what is looked into is added.
    fn member_type_unseen(
        &self,
        site: &Site<'t>,
        (id, closed): (DefId, &[Ty]),
        name: &str,
        arguments: &[Ty],
        seen: &mut HashSet<DefId>,
    ) -> Option<Ty> {
        let mut at = Some(id);
        while let Some(class) = at.filter(|class| seen.insert(*class)) {
            let found = self.symbols.type_in(Container::Type(class), name, arguments.len(), site.source.file);
            match found {
                Some(found) if class == id => return Some(self.declared(found, closed, arguments)),
                Some(found) => {
                    let mut bases = self.base_classes(id, closed).into_iter();
                    let (_, closed) = bases.find(|(base, _)| *base == class)?;
                    return Some(self.declared(found, &closed, arguments));
                }
                None if site.ignore_bases || !self.symbols.def(id).kind.is_record() => return None,
                None => at = self.base_def(class),
            }
        }
        None
    }

    fn find_in_namespaces(&self, site: &Site<'t>, name: &str, arguments: &[Ty]) -> Option<Prefix> {
        let mut at = Some(site.scope);
        while let Some(id) = at {
            let scope = self.symbols.scope(id);
            let end = scope.parent.map(|parent| self.symbols.scope(parent).namespace);
            let mut namespace = scope.namespace;
            let mut is_innermost = true;
            loop {
                if let Some(found) = self.in_namespace(site, namespace, name, arguments) {
                    return Some(found);
                }
                if is_innermost
                    && site.without_usings != Some(id)
                    && let Some(found) = self.by_using(id, name, arguments)
                {
                    return Some(found);
                }
                is_innermost = false;
                match self.symbols.parent_namespace(namespace) {
                    Some(parent) if Some(parent) != end => namespace = parent,
                    _ => break,
                }
            }
            at = scope.parent;
        }
        None
    }

    /// A type or namespace directly in a namespace.
    pub(super) fn in_namespace(
        &self,
        site: &Site<'t>,
        namespace: NamespaceId,
        name: &str,
        arguments: &[Ty],
    ) -> Option<Prefix> {
        let container = Container::Namespace(namespace);
        let file = site.source.file;
        if let Some(found) = self.symbols.type_in(container, name, arguments.len(), file) {
            return Some(Prefix::Type(self.declared(found, &[], arguments)));
        }
        let inner = self.symbols.namespace_in(namespace, name)?;
        arguments.is_empty().then(|| Prefix::Namespace(Some(inner), self.symbols.namespace_name(inner)))
    }

    fn by_using(&self, scope: ScopeId, name: &str, arguments: &[Ty]) -> Option<Prefix> {
        if arguments.is_empty()
            && let Some(target) = self.alias(scope, name)
        {
            return Some(target);
        }
        match self.types_by_using(scope, name, arguments.len()).as_ref() {
            [] => None,
            [only] => Some(Prefix::Type(self.declared(*only, &[], arguments))),
            [first, .., last] => {
                let names = [*first, *last].map(|id| self.symbols.full_name(id));
                let reason = Reason::Ambiguous(format!("{} and {}", names[0], names[1]));
                Some(Prefix::Type(self.types.refused(name, reason)))
            }
        }
    }

    /// The target of `using name = …;` in that scope.
    pub(super) fn alias(&self, scope: ScopeId, name: &str) -> Option<Prefix> {
        let scope_of = self.symbols.scope(scope);
        let global = || self.symbols.global.aliases.get(name);
        let (target, written_in) = match scope_of.usings.aliases.get(name) {
            Some(own) => own,
            None if scope_of.parent.is_none() => global()?,
            None => return None,
        };
        let outside = self.outside(*written_in);
        Some(self.prefix(*target, &outside))
    }

    /// The namespace that `using A.B;` names, looked for from the namespace it stands in.
    pub(super) fn namespace_of_using(&self, target: Node<'t>, scope: ScopeId) -> Option<NamespaceId> {
        let source = self.symbols.scope(scope).source;
        let name = Name::read(target, &source)?;
        let mut outer = match name.alias {
            Some(_) => Some(GLOBAL),
            None => Some(self.symbols.scope(scope).namespace),
        };
        while let Some(namespace) = outer {
            let inner =
                name.segments.iter().try_fold(namespace, |at, segment| self.symbols.namespace_in(at, &segment.name));
            if inner.is_some() {
                return inner;
            }
            outer = self.symbols.parent_namespace(namespace);
        }
        None
    }

    /// The place of a using directive, which the other usings of its scope do not affect.
    pub(super) fn outside(&self, scope: ScopeId) -> Site<'t> {
        Site {
            source: self.symbols.scope(scope).source,
            scope,
            def: None,
            arguments: Vec::new(),
            method_parameters: Vec::new(),
            ignore_bases: true,
            without_usings: Some(scope),
        }
    }
}
