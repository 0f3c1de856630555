//! What the given sources declare: namespaces, types, and the usings in force at each place.

use std::collections::{HashMap, HashSet};

use tree_sitter::Node;

use super::syntax::{Source, has_modifier};

/// A declared type, its parts merged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct DefId(pub(super) usize);

/// A namespace over all sources; 0 is the global one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct NamespaceId(pub(super) usize);

/// A file or namespace body, with its usings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct ScopeId(pub(super) usize);

/// The namespace without a name.
pub(super) const GLOBAL: NamespaceId = NamespaceId(0);

/// What a type stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Container {
    Namespace(NamespaceId),
    Type(DefId),
}

#[derive(Debug)]
struct Namespace {
    name: String,
    parent: Option<NamespaceId>,
}

/// The usings of one file or namespace body.
#[derive(Debug)]
pub(super) struct Scope<'t> {
    pub(super) parent: Option<ScopeId>,
    pub(super) namespace: NamespaceId,
    pub(super) source: Source<'t>,
    pub(super) usings: Usings<'t>,
}

/// The names that using directives bring in; each with the scope that it is read in.
#[derive(Debug, Default)]
pub(super) struct Usings<'t> {
    pub(super) namespaces: Vec<(Node<'t>, ScopeId)>,
    pub(super) statics: Vec<(Node<'t>, ScopeId)>,
    pub(super) aliases: HashMap<String, (Node<'t>, ScopeId)>,
}

/// The kinds of declared types.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Class,
    Struct,
    Record,
    RecordStruct,
    Interface,
    Enum,
    Delegate,
}

impl Kind {
    /// Whether C# has it as a value type.
    pub(super) fn is_value(self) -> bool {
        matches!(self, Self::Struct | Self::RecordStruct | Self::Enum)
    }

    /// Whether its properties are a schema.
    pub(super) fn is_record(self) -> bool {
        matches!(self, Self::Class | Self::Struct | Self::Record | Self::RecordStruct)
    }

    /// Whether it can have a base class.
    pub(super) fn is_class(self) -> bool {
        matches!(self, Self::Class | Self::Record)
    }

    /// The word for it in a message.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Class => "class",
            Self::Struct => "struct",
            Self::Record => "record",
            Self::RecordStruct => "record struct",
            Self::Interface => "interface",
            Self::Enum => "enum",
            Self::Delegate => "delegate",
        }
    }
}

/// A declared type.
#[derive(Debug)]
pub(super) struct TypeDef<'t> {
    pub(super) name: String,
    pub(super) kind: Kind,
    pub(super) container: Container,
    pub(super) parts: Vec<Part<'t>>,
    /// Its own type parameters.
    pub(super) parameters: Vec<TypeParameter>,
    /// How many type parameters the types around it have.
    pub(super) outer_parameters: usize,
    /// The outermost thing that keeps it from being a partial class, if there is one: this type or one around it.
    pub(super) not_partial_class: Option<DefId>,
    /// This type, or the innermost type around it that is generic.
    pub(super) generic: Option<DefId>,
    /// A member could not be read, so its properties are not known.
    pub(super) broken: bool,
    /// It is declared twice, and not in parts.
    pub(super) is_repeated: bool,
}

impl TypeDef<'_> {
    /// Whether one of the parts has that modifier.
    pub(super) fn has_modifier(&self, modifier: &str) -> bool {
        self.parts.iter().any(|part| has_modifier(part.node, &part.source, modifier))
    }
}

/// A type parameter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TypeParameter {
    pub(super) name: String,
    /// It has a `struct` or `unmanaged` constraint.
    pub(super) is_struct: bool,
}

/// One declaration of a type.
#[derive(Debug, Clone)]
pub(super) struct Part<'t> {
    pub(super) source: Source<'t>,
    pub(super) node: Node<'t>,
    /// The types after its `:`.
    pub(super) bases: Vec<Node<'t>>,
    pub(super) scope: ScopeId,
}

/// Finds a type in its container; a `file` type only from its own file.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Key {
    container: Container,
    name: String,
    parameters: usize,
    file: Option<usize>,
}

/// Everything the sources declare.
#[derive(Debug)]
pub(super) struct Symbols<'t> {
    pub(super) defs: Vec<TypeDef<'t>>,
    pub(super) scopes: Vec<Scope<'t>>,
    /// `global using`s of all files.
    pub(super) global: Usings<'t>,
    namespaces: Vec<Namespace>,
    inner_namespaces: HashMap<(NamespaceId, String), NamespaceId>,
    types: HashMap<Key, DefId>,
    /// The names of all types that stand in types.
    nested: HashSet<String>,
}

impl<'t> Symbols<'t> {
    pub(super) fn new() -> Self {
        Self {
            defs: Vec::new(),
            scopes: Vec::new(),
            global: Usings::default(),
            namespaces: vec![Namespace { name: String::new(), parent: None }],
            inner_namespaces: HashMap::new(),
            types: HashMap::new(),
            nested: HashSet::new(),
        }
    }

    pub(super) fn def(&self, id: DefId) -> &TypeDef<'t> {
        &self.defs[id.0]
    }

    pub(super) fn scope(&self, id: ScopeId) -> &Scope<'t> {
        &self.scopes[id.0]
    }

    pub(super) fn add_scope(&mut self, scope: Scope<'t>) -> ScopeId {
        self.scopes.push(scope);
        ScopeId(self.scopes.len() - 1)
    }

    /// The namespace of that name inside another, made when it is new.
    pub(super) fn enter_namespace(&mut self, parent: NamespaceId, name: String) -> NamespaceId {
        let next = NamespaceId(self.namespaces.len());
        let id = *self.inner_namespaces.entry((parent, name.clone())).or_insert(next);
        if id == next {
            self.namespaces.push(Namespace { name, parent: Some(parent) });
        }
        id
    }

    pub(super) fn namespace_in(&self, parent: NamespaceId, name: &str) -> Option<NamespaceId> {
        self.inner_namespaces.get(&(parent, name.to_owned())).copied()
    }

    pub(super) fn parent_namespace(&self, id: NamespaceId) -> Option<NamespaceId> {
        self.namespaces[id.0].parent
    }

    /// `A.B` for the namespace `B` in `A`; empty for the global one.
    pub(super) fn namespace_name(&self, id: NamespaceId) -> String {
        let mut names = Vec::new();
        let mut at = Some(id);
        while let Some(id) = at {
            let namespace = &self.namespaces[id.0];
            if !namespace.name.is_empty() {
                names.push(namespace.name.as_str());
            }
            at = namespace.parent;
        }
        names.reverse();
        names.join(".")
    }

    /// Adds a type, or the next part of one that is declared already.
    pub(super) fn declare(&mut self, def: TypeDef<'t>, file: Option<usize>) -> DefId {
        let key = Key { container: def.container, name: def.name.clone(), parameters: def.parameters.len(), file };
        if matches!(def.container, Container::Type(_)) {
            self.nested.insert(def.name.clone());
        }
        let next = DefId(self.defs.len());
        let id = *self.types.entry(key).or_insert(next);
        if id == next {
            self.defs.push(def);
            return id;
        }
        let known = &mut self.defs[id.0];
        known.parts.extend(def.parts);
        known.broken |= def.broken;
        let is_part = |part: &Part<'t>| has_modifier(part.node, &part.source, "partial");
        known.is_repeated |= !known.parts.iter().rev().take(2).all(is_part);
        for (known, added) in known.parameters.iter_mut().zip(def.parameters) {
            known.is_struct |= added.is_struct;
        }
        id
    }

    /// Whether any type at all has a nested type of that name.
    pub(super) fn is_nested(&self, name: &str) -> bool {
        self.nested.contains(name)
    }

    /// The type of that name and number of type parameters directly in a container, as seen from a file.
    pub(super) fn type_in(&self, container: Container, name: &str, parameters: usize, file: usize) -> Option<DefId> {
        let mut key = Key { container, name: name.to_owned(), parameters, file: Some(file) };
        let own = self.types.get(&key).copied();
        key.file = None;
        own.or_else(|| self.types.get(&key).copied())
    }

    /// The type with its namespace and the types around it: `Shop.Orders.Line`.
    pub(super) fn full_name(&self, id: DefId) -> String {
        let mut names = Vec::new();
        let mut at = Container::Type(id);
        loop {
            match at {
                Container::Type(id) => {
                    let def = self.def(id);
                    names.push(def.name.clone());
                    at = def.container;
                }
                Container::Namespace(namespace) => {
                    let namespace = self.namespace_name(namespace);
                    if !namespace.is_empty() {
                        names.push(namespace);
                    }
                    break;
                }
            }
        }
        names.reverse();
        names.join(".")
    }
}
