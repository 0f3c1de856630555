//! Finds the methods with `[Tool]` or `[ToolMethod]` and puts the parts of partial ones together (ruling P-7).

use std::collections::HashMap;

use olt::reflection::describe::Surface;
use tree_sitter::Node;

use super::attributes::Attribute;
use super::literal;
use super::lookup::Site;
use super::parameters::parameters;
use super::resolve::squeezed;
use super::symbols::{DefId, ScopeId};
use super::syntax::{Source, child_of_kind, children, field, has_modifier};
use super::world::World;

/// A method with `[Tool]` or `[ToolMethod]`; one with both is two tools.
#[derive(Debug)]
pub(super) struct ToolMethod<'t> {
    /// Which of the two it is.
    pub(super) surface: Surface,
    /// The type it stands in; none for a local function of top-level statements.
    pub(super) def: Option<DefId>,
    /// Its declarations: the one without a body first, which C# takes defaults from.
    pub(super) parts: Vec<MethodPart<'t>>,
    /// The attributes of that kind, in written order.
    pub(super) tool: Vec<Attribute<'t>>,
}

/// One declaration of a method.
#[derive(Debug, Clone)]
pub(super) struct MethodPart<'t> {
    pub(super) node: Node<'t>,
    pub(super) site: Site<'t>,
}

impl<'t> MethodPart<'t> {
    pub(super) fn name(&self) -> Option<Node<'t>> {
        field(self.node, "name")
    }

    pub(super) fn return_type(&self) -> Option<Node<'t>> {
        field(self.node, "returns").or_else(|| field(self.node, "type"))
    }

    pub(super) fn has_modifier(&self, modifier: &str) -> bool {
        has_modifier(self.node, &self.site.source, modifier)
    }
}

impl<'t> World<'t> {
    /// The methods of a type that are tools, in source order.
    pub(super) fn tools_of(&self, id: DefId) -> Vec<ToolMethod<'t>> {
        let def = self.symbols.def(id);
        let has_methods = def.kind.is_record() || def.kind == super::symbols::Kind::Interface;
        if !has_methods {
            return Vec::new();
        }
        let open = self.open_arguments(id);
        let mut methods: Vec<Vec<MethodPart<'t>>> = Vec::new();
        let mut partial: HashMap<String, usize> = HashMap::new();
        for (part, site) in def.parts.iter().zip(self.sites(id, &open)) {
            let Some(body) = field(part.node, "body") else {
                continue;
            };
            for node in children(body) {
                if node.kind() != "method_declaration" {
                    continue;
                }
                let method = method_part(node, site.clone());
                let is_partial = method.has_modifier("partial");
                let has_attributes = child_of_kind(node, "attribute_list").is_some();
                if is_partial {
                    let place = *partial.entry(shape(&method)).or_insert(methods.len());
                    if let Some(known) = methods.get_mut(place) {
                        known.push(method);
                        continue;
                    }
                } else if !has_attributes {
                    continue;
                }
                methods.push(vec![method]);
            }
        }
        methods.into_iter().flat_map(|parts| self.tool_methods(Some(id), parts)).collect()
    }

    /// Local functions of top-level statements that carry an attribute of a tool, which no class holds.
    pub(super) fn tools_of_no_type(&self, source: Source<'t>, scope: ScopeId) -> Vec<ToolMethod<'t>> {
        let statements = children(source.root).into_iter();
        let statements = statements.filter(|node| node.kind() == "global_statement");
        statements
            .filter_map(|node| child_of_kind(node, "local_function_statement"))
            .flat_map(|node| {
                let site = Site {
                    source,
                    scope,
                    def: None,
                    arguments: Vec::new(),
                    method_parameters: Vec::new(),
                    ignore_bases: false,
                    without_usings: None,
                };
                self.tool_methods(None, vec![method_part(node, site)])
            })
            .collect()
    }

    fn tool_methods(&self, def: Option<DefId>, mut parts: Vec<MethodPart<'t>>) -> Vec<ToolMethod<'t>> {
        let attributes = parts.iter().flat_map(|part| self.attributes(part.node, &part.site));
        let on_method = attributes.filter(|known| matches!(known.target, None | Some("method")));
        let on_method: Vec<Attribute<'t>> = on_method.collect();
        parts.sort_by_key(|part| field(part.node, "body").is_some());
        let of_surface = |(surface, name): (Surface, &str)| {
            let tool: Vec<_> = on_method.iter().filter(|known| known.name == name).cloned().collect();
            (!tool.is_empty()).then(|| ToolMethod { surface, def, parts: parts.clone(), tool })
        };
        [(Surface::Tool, "Tool"), (Surface::ToolMethod, "ToolMethod")].into_iter().filter_map(of_surface).collect()
    }
}

/// The method with its type parameters in sight.
fn method_part<'t>(node: Node<'t>, mut site: Site<'t>) -> MethodPart<'t> {
    if let Some(list) = child_of_kind(node, "type_parameter_list") {
        let names = children(list).into_iter().filter_map(|known| field(known, "name"));
        site.method_parameters = names.map(|name| literal::identifier(site.source.text(name))).collect();
    }
    MethodPart { node, site }
}

/// What the two parts of a partial method have in common: name and parameter types as written.
fn shape(method: &MethodPart<'_>) -> String {
    let source = &method.site.source;
    let mut shape = method.name().map(|name| literal::identifier(source.text(name))).unwrap_or_default();
    let list = field(method.node, "parameters");
    for parameter in list.map(|list| parameters(list, source)).unwrap_or_default() {
        shape.push(',');
        let ty = parameter.ty.map(|ty| squeezed(source.text(ty)));
        shape.push_str(&ty.unwrap_or_default());
    }
    shape
}
