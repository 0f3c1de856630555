//! From a written type to the type it means.

use std::collections::HashSet;

use tree_sitter::Node;

use super::known;
use super::lookup::{Name, Prefix, Site};
use super::symbols::{DefId, GLOBAL};
use super::syntax::{child_of_kind, field};
use super::types::{ARRAY, Reason, Ty, TyKind};
use super::world::World;

/// How deep a written type may be nested; the JSON of a signature cannot hold much more.
const MAX_DEPTH: usize = 100;
/// How many characters of a type a message shows.
const MOST_SHOWN: usize = 200;

impl<'t> World<'t> {
    /// The type that `node` writes at `site`.
    pub(super) fn resolve(&self, node: Node<'t>, site: &Site<'t>) -> Ty {
        self.resolve_at(node, site, 1)
    }

    fn resolve_at(&self, node: Node<'t>, site: &Site<'t>, depth: usize) -> Ty {
        if depth > MAX_DEPTH {
            let instead = format!("nest types at most {MAX_DEPTH} deep");
            return self.refuse(node, site, &instead);
        }
        let inner = || field(node, "type").map(|inner| self.resolve_at(inner, site, depth + 1));
        match node.kind() {
            "predefined_type" if site.source.text(node) == "void" => self.types.of(TyKind::Void),
            "nullable_type" => self.nullable(node, site, depth),
            "array_type" => {
                let rank = field(node, "rank");
                if rank.is_some_and(|rank| child_of_kind(rank, ",").is_some()) {
                    return self.refuse(node, site, "use an array of arrays, such as int[][]");
                }
                match inner() {
                    Some(of) => self.types.of(TyKind::Sequence(ARRAY, of)),
                    None => self.refuse(node, site, ""),
                }
            }
            "scoped_type" => inner().unwrap_or_else(|| self.refuse(node, site, "")),
            "tuple_type" => self.refuse(node, site, "declare a record with a name for each value"),
            "ref_type" => self.refuse(node, site, "use the value itself, without ref"),
            "pointer_type" | "function_pointer_type" => {
                self.refuse(node, site, "use the value itself, not its address")
            }
            _ => match self.prefix_at(node, site, depth) {
                Prefix::Type(ty) => ty,
                Prefix::Namespace(..) => self.types.refused(shown(site.source.text(node)), Reason::Unknown),
            },
        }
    }

    fn refuse(&self, node: Node<'t>, site: &Site<'t>, instead: &str) -> Ty {
        let text = shown(site.source.text(node));
        self.types.refused(text, Reason::NotInTable(instead.to_owned()))
    }

    fn nullable(&self, node: Node<'t>, site: &Site<'t>, depth: usize) -> Ty {
        let Some(inner) = field(node, "type") else {
            return self.refuse(node, site, "");
        };
        let ty = self.resolve_at(inner, site, depth + 1);
        // `T?` on an argument that is a value type means the type itself, unless T is known to be one (ruling Y-3).
        if inner.kind() == "identifier"
            && let Some((argument, is_struct)) = self.type_parameter(site, site.source.text(inner))
            && argument == ty
            && self.is_value(&argument)
            && !is_struct
        {
            return ty;
        }
        self.types.nullable(ty)
    }

    /// What a dotted name leads to.
    pub(super) fn prefix(&self, node: Node<'t>, site: &Site<'t>) -> Prefix {
        self.prefix_at(node, site, 1)
    }

    fn prefix_at(&self, node: Node<'t>, site: &Site<'t>, depth: usize) -> Prefix {
        if matches!(node.kind(), "predefined_type" | "nullable_type" | "array_type" | "tuple_type") {
            return match known::keyword(site.source.text(node)) {
                Some(keyword) => Prefix::Type(self.known(keyword, site.source.text(node), &[])),
                None => Prefix::Type(self.resolve_at(node, site, depth)),
            };
        }
        let Some(name) = Name::read(node, &site.source) else {
            return Prefix::Namespace(None, site.source.text(node).to_owned());
        };
        self.follow(&name, name.segments.len(), site, depth)
    }

    /// Follows the first `count` parts of a name.
    pub(super) fn follow(&self, name: &Name<'t>, count: usize, site: &Site<'t>, depth: usize) -> Prefix {
        let mut at = match &name.alias {
            Some(alias) if alias == "global" => Some(self.root()),
            Some(alias) => Some(self.find(site, alias, &[])),
            None => None,
        };
        for segment in name.segments.iter().take(count) {
            let arguments: Vec<Ty> =
                segment.arguments.iter().map(|argument| self.resolve_at(*argument, site, depth + 1)).collect();
            at = Some(match at {
                None => match known::keyword(&segment.name) {
                    Some(keyword) => Prefix::Type(self.known(keyword, &segment.name, &[])),
                    None => self.find(site, &segment.name, &arguments),
                },
                Some(prefix) => self.step(prefix, site, &segment.name, &arguments),
            });
        }
        at.unwrap_or_else(|| Prefix::Namespace(None, String::new()))
    }

    /// What `global::` leads to.
    pub(super) fn root(&self) -> Prefix {
        Prefix::Namespace(Some(GLOBAL), String::new())
    }

    /// One part further along a dotted name.
    pub(super) fn step(&self, prefix: Prefix, site: &Site<'t>, name: &str, arguments: &[Ty]) -> Prefix {
        let path = |before: &str| match before {
            "" => name.to_owned(),
            before => format!("{before}.{name}"),
        };
        match prefix {
            Prefix::Type(ty) => {
                if let TyKind::Declared(id, closed) = ty.kind()
                    && let Some(found) = self.member_type(site, *id, closed, name, arguments)
                {
                    return Prefix::Type(found);
                }
                Prefix::Namespace(None, path(&self.display(&ty)))
            }
            Prefix::Namespace(id, before) => {
                let declared = id.and_then(|id| self.in_namespace(site, id, name, arguments));
                if let Some(found) = declared {
                    return found;
                }
                match known::named(Some(&before), name, arguments.len()) {
                    Some(known) => Prefix::Type(self.known(known, &path(&before), arguments)),
                    None => Prefix::Namespace(None, path(&before)),
                }
            }
        }
    }

    /// The types in the base list of every part, with type arguments put in.
    pub(super) fn bases(&self, id: DefId, arguments: &[Ty]) -> Vec<Ty> {
        let parts = &self.symbols.def(id).parts;
        if parts.iter().all(|part| part.bases.is_empty()) {
            return Vec::new();
        }
        let mut found = Vec::new();
        for (part, mut site) in parts.iter().zip(self.sites(id, arguments)) {
            site.ignore_bases = true;
            found.extend(part.bases.iter().map(|base| self.resolve(*base, &site)));
        }
        found
    }

    /// The declared classes a class derives from, the nearest first.
    pub(super) fn base_classes(&self, id: DefId, arguments: &[Ty]) -> Vec<(DefId, Vec<Ty>)> {
        let mut found: Vec<(DefId, Vec<Ty>)> = Vec::new();
        let mut at = (id, arguments.to_vec());
        let mut seen = HashSet::from([id]);
        loop {
            match self.base_class(at.0, &at.1) {
                // A class that derives from itself is not C#, and no reason to go on for ever.
                Some(base) if seen.insert(base.0) => {
                    found.push(base.clone());
                    at = base;
                }
                _ => return found,
            }
        }
    }
}

/// Source text with each run of white space as one blank.
pub(super) fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The same for a message: a long one is cut.
pub(super) fn shown(text: &str) -> String {
    let mut text = squeezed(text);
    if let Some((end, _)) = text.char_indices().nth(MOST_SHOWN) {
        text.truncate(end);
        text.push('…');
    }
    text
}
