//! Gathers declarations from syntax trees. Nesting is the author's to choose, so nothing here recurses.

use tree_sitter::Node;

use super::literal;
use super::symbols::{Container, DefId, GLOBAL, Kind, Part, Scope, ScopeId, Symbols, TypeDef, TypeParameter, Usings};
use super::syntax::{Source, child_of_kind, children, field, has_modifier, has_token};

/// Everything that `sources` declare.
pub(super) fn collect<'t>(sources: &[Source<'t>]) -> Symbols<'t> {
    let mut symbols = Symbols::new();
    for source in sources {
        Collector { symbols: &mut symbols, source: *source, open: Vec::new() }.run();
    }
    note_containers(&mut symbols);
    symbols
}

/// A list of declarations still to be looked through.
struct Open<'t> {
    list: Node<'t>,
    container: Container,
    scope: ScopeId,
}

struct Collector<'s, 't> {
    symbols: &'s mut Symbols<'t>,
    source: Source<'t>,
    open: Vec<Open<'t>>,
}

impl<'t> Collector<'_, 't> {
    fn run(mut self) {
        let scope = self.symbols.add_scope(Scope {
            parent: None,
            namespace: GLOBAL,
            source: self.source,
            usings: Usings::default(),
        });
        self.open.push(Open { list: self.source.root, container: Container::Namespace(GLOBAL), scope });
        while let Some(open) = self.open.pop() {
            self.declarations(open);
        }
    }

    fn declarations(&mut self, mut open: Open<'t>) {
        let mut nested = Vec::new();
        for node in children(open.list) {
            match node.kind() {
                "using_directive" => self.using(node, open.scope),
                "namespace_declaration" => {
                    if let Some(list) = field(node, "body") {
                        let (container, scope) = self.namespace(node, open.scope);
                        nested.push(Open { list, container, scope });
                    }
                }
                // The rest of the file is in it.
                "file_scoped_namespace_declaration" => {
                    (open.container, open.scope) = self.namespace(node, open.scope);
                }
                // What a file too broken to be a list of declarations still holds.
                "ERROR" => nested.push(Open { list: node, container: open.container, scope: open.scope }),
                kind => {
                    if let Some(kind) = kind_of(kind, node) {
                        nested.extend(self.declare(kind, node, open.container, open.scope));
                    }
                }
            }
        }
        // Taken from the end: the first declaration is looked at first.
        self.open.extend(nested.into_iter().rev());
    }

    fn namespace(&mut self, node: Node<'t>, parent: ScopeId) -> (Container, ScopeId) {
        let mut namespace = self.symbols.scope(parent).namespace;
        let name = field(node, "name").map_or("", |name| self.source.text(name));
        for segment in name.split('.') {
            let segment = literal::identifier(segment.trim());
            namespace = self.symbols.enter_namespace(namespace, segment);
        }
        let scope = self.symbols.add_scope(Scope {
            parent: Some(parent),
            namespace,
            source: self.source,
            usings: Usings::default(),
        });
        (Container::Namespace(namespace), scope)
    }

    fn using(&mut self, node: Node<'t>, scope: ScopeId) {
        let target = children(node).into_iter();
        let Some(target) = target.rev().find(|child| child.is_named() && !child.is_extra()) else {
            return;
        };
        let usings = match has_token(node, "global") {
            true => &mut self.symbols.global,
            false => &mut self.symbols.scopes[scope.0].usings,
        };
        if let Some(name) = field(node, "name") {
            let name = literal::identifier(self.source.text(name));
            usings.aliases.insert(name, (target, scope));
        } else if has_token(node, "static") {
            usings.statics.push((target, scope));
        } else {
            usings.namespaces.push((target, scope));
        }
    }

    fn declare(&mut self, kind: Kind, node: Node<'t>, container: Container, scope: ScopeId) -> Option<Open<'t>> {
        let name = literal::identifier(self.source.text(field(node, "name")?));
        let outer_parameters = match container {
            Container::Namespace(_) => 0,
            Container::Type(outer) => {
                let outer = self.symbols.def(outer);
                outer.outer_parameters + outer.parameters.len()
            }
        };
        let is_file = has_modifier(node, &self.source, "file");
        let def = TypeDef {
            name,
            kind,
            container,
            parts: vec![Part { source: self.source, node, bases: bases(node), scope }],
            parameters: self.type_parameters(node),
            outer_parameters,
            not_partial_class: None,
            generic: None,
            is_repeated: false,
            broken: field(node, "body").is_some_and(|body| self.source.broken.contains(&body.start_byte())),
        };
        let id = self.symbols.declare(def, is_file.then_some(self.source.file));
        let list = field(node, "body").filter(|body| body.kind() == "declaration_list")?;
        Some(Open { list, container: Container::Type(id), scope })
    }

    fn type_parameters(&self, node: Node<'t>) -> Vec<TypeParameter> {
        let Some(list) = child_of_kind(node, "type_parameter_list") else {
            return Vec::new();
        };
        let mut parameters: Vec<TypeParameter> = children(list)
            .into_iter()
            .filter_map(|parameter| field(parameter, "name"))
            .map(|name| TypeParameter { name: literal::identifier(self.source.text(name)), is_struct: false })
            .collect();
        for clause in children(node) {
            if clause.kind() != "type_parameter_constraints_clause" {
                continue;
            }
            let Some(name) = child_of_kind(clause, "identifier") else {
                continue;
            };
            let name = literal::identifier(self.source.text(name));
            let is_struct = children(clause)
                .into_iter()
                .any(|constraint| matches!(self.source.text(constraint), "struct" | "unmanaged"));
            for parameter in &mut parameters {
                parameter.is_struct |= is_struct && parameter.name == name;
            }
        }
        parameters
    }
}

/// The types in the base list of a declaration.
fn bases(node: Node<'_>) -> Vec<Node<'_>> {
    let list = child_of_kind(node, "base_list");
    let bases = list.map(children).unwrap_or_default().into_iter();
    bases
        .filter_map(|base| match base.kind() {
            "primary_constructor_base_type" => field(base, "type"),
            "argument_list" => None,
            _ => Some(base).filter(|base| base.is_named() && !base.is_extra()),
        })
        .collect()
}

fn kind_of(kind: &str, node: Node<'_>) -> Option<Kind> {
    Some(match kind {
        "class_declaration" => Kind::Class,
        "struct_declaration" => Kind::Struct,
        "record_declaration" if has_token(node, "struct") => Kind::RecordStruct,
        "record_declaration" => Kind::Record,
        "interface_declaration" => Kind::Interface,
        "enum_declaration" => Kind::Enum,
        "delegate_declaration" => Kind::Delegate,
        _ => return None,
    })
}

/// Tells each type, from the outside in, what the types around it keep it from being.
fn note_containers(symbols: &mut Symbols<'_>) {
    for index in 0..symbols.defs.len() {
        let def = &symbols.defs[index];
        // A type is declared before those in it, so what is around it is known by now.
        let (mut outermost, mut generic) = match def.container {
            Container::Namespace(_) => (None, None),
            Container::Type(outer) => {
                let outer = symbols.def(outer);
                (outer.not_partial_class, outer.generic)
            }
        };
        let partial = def.has_modifier("partial");
        if !partial || !matches!(def.kind, Kind::Class | Kind::Record) {
            outermost = outermost.or(Some(DefId(index)));
        }
        if !def.parameters.is_empty() {
            generic = Some(DefId(index));
        }
        let def = &mut symbols.defs[index];
        def.not_partial_class = outermost;
        def.generic = generic;
    }
}
