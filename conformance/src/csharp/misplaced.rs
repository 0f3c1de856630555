//! `[Tool]` and `[ToolMethod]` where they mean nothing: on a type, a property, a constructor.

use tree_sitter::Node;

use super::diagnostic::{Diagnostic, Finding};
use super::lookup::Site;
use super::symbols::DefId;
use super::syntax::{child_of_kind, children, field};
use super::world::World;

impl<'t> World<'t> {
    /// One error for each attribute of a tool in a type that no tool can come from.
    pub(super) fn misplaced_tools(&self, id: DefId) -> Vec<Diagnostic> {
        let def = self.symbols.def(id);
        let mut found = Vec::new();
        for (part, site) in def.parts.iter().zip(self.sites(id, &[])) {
            found.extend(self.misplaced(part.node, &site, "a type"));
            let body = field(part.node, "body").map(children).unwrap_or_default();
            for member in body {
                let on = match member.kind() {
                    "property_declaration" | "indexer_declaration" => "a property",
                    "field_declaration" => "a field",
                    "constructor_declaration" => "a constructor, or on a method without a return type",
                    "operator_declaration" | "conversion_operator_declaration" => "an operator",
                    _ => continue,
                };
                found.extend(self.misplaced(member, &site, on));
            }
        }
        found
    }

    fn misplaced(&self, node: Node<'t>, site: &Site<'t>, on: &str) -> Option<Diagnostic> {
        child_of_kind(node, "attribute_list")?;
        let attributes = self.attributes(node, site);
        let tool = attributes.iter().find(|known| matches!(known.name.as_str(), "Tool" | "ToolMethod"))?;
        let message = format!("[{}] stands on {on}", tool.name);
        let error = Finding::error(None, message, "put it on a method");
        Some(error.at(tool.place(), None))
    }
}
