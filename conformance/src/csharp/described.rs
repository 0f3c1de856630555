//! Descriptions and annotations: attributes first, doc comments after them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use olt::reflection::describe::{Annotation, PropertyDesc, Signature, Surface, TypeDecl, TypeDesc};

use super::attributes::Attribute;
use super::comments::BadDocs;
use super::diagnostic::{Finding, Place};
use super::docs::Documentation;
use super::methods::{MethodPart, ToolMethod};
use super::records::RecordProperty;
use super::tool::ToolReader;
use super::types::Ty;
use super::world::World;

/// Findings made while something is described.
type Findings = Vec<(Finding, Place)>;

impl<'t> ToolReader<'_, 't> {
    /// `[Tool(Description = …)]`, else `[Description]`, else the summary; the first that is written counts, empty or
    /// not (ruling T-4).
    pub(super) fn description(&mut self, method: &ToolMethod<'t>, signature: &mut Signature) {
        let tool = method.tool.iter().find_map(|tool| Some((tool, tool.property("Description")?)));
        if let Some((tool, value)) = tool {
            match self.world.constant_text(value, &tool.site) {
                Ok(Some(text)) => {
                    signature.description = text;
                    return;
                }
                // `null` is as good as not written.
                Ok(None) => {}
                Err(error) => {
                    let (finding, place) = tool.fault(&error);
                    self.report.add(finding, "", place);
                    return;
                }
            }
        }
        let mut attributes = Vec::new();
        for part in &method.parts {
            let of_part = self.world.attributes(part.node, &part.site);
            attributes.extend(of_part.into_iter().filter(|known| matches!(known.target, None | Some("method"))));
        }
        let mut findings = Findings::new();
        signature.description = match written_description(self.world, &attributes, &mut findings) {
            Some(text) => text,
            None => self.documentation(method).summary.clone().unwrap_or_default(),
        };
        self.add_all(findings);
    }

    /// What `[Description]` says of the parameter, else what the `<param>` of its method does.
    pub(super) fn parameter_description(
        &mut self,
        method: &ToolMethod<'t>,
        name: &str,
        attributes: &[Attribute<'t>],
    ) -> String {
        let mut findings = Findings::new();
        let written = written_description(self.world, attributes, &mut findings);
        self.add_all(findings);
        written.unwrap_or_else(|| {
            let docs = self.documentation(method);
            docs.param(name).unwrap_or_default().to_owned()
        })
    }

    /// The doc comments of a method. Of a partial one's, those of the part with the body win, as in C#.
    fn documentation(&mut self, method: &ToolMethod<'t>) -> Rc<Documentation> {
        for MethodPart { node, site } in method.parts.iter().rev() {
            match self.world.documentation(*node, &site.source) {
                Ok(docs) if *docs == Documentation::default() => {}
                Ok(docs) => return docs,
                Err(bad) => {
                    let (finding, place) = bad_docs(bad);
                    self.report.add(finding, "", place);
                }
            }
        }
        Rc::default()
    }

    /// The annotations among attributes; what is idle or wrong is reported.
    pub(super) fn annotations(&mut self, attributes: &[Attribute<'t>], ty: &Ty, what: &str) -> Vec<Annotation> {
        if self.surface == Surface::ToolMethod {
            return Vec::new();
        }
        let mut findings = Findings::new();
        let found = read_annotations(self.world, attributes, ty, what, &mut findings);
        self.add_all(findings);
        found
    }

    /// The declared types of the signature.
    pub(super) fn declarations(&mut self) -> BTreeMap<String, TypeDecl> {
        let findings = RefCell::new(Findings::new());
        let world = self.world;
        let surface = self.surface;
        let types = self.table.declarations(|property| {
            let mut findings = findings.borrow_mut();
            let what = format!("property `{}`", property.name);
            let mut described = PropertyDesc {
                name: String::new(),
                ty: TypeDesc::Bool,
                description: String::new(),
                required: property.required,
                read_only: property.read_only,
                annotations: Vec::new(),
            };
            // A tool method's types are read for their shape alone (ruling X-3).
            if surface == Surface::Tool {
                described.description = property_description(world, property, &mut findings);
                described.annotations =
                    read_annotations(world, &property.attributes, &property.ty, &what, &mut findings);
            }
            described
        });
        self.add_all(findings.into_inner());
        types
    }

    fn add_all(&mut self, findings: Findings) {
        for (finding, place) in findings {
            self.report.add(finding, "", place);
        }
    }
}

/// The text of `[Description]`, where there is one; it may be empty.
fn written_description<'t>(world: &World<'t>, attributes: &[Attribute<'t>], findings: &mut Findings) -> Option<String> {
    let attribute = attributes.iter().find(|known| known.name == "Description")?;
    let Some(value) = attribute.argument(0, "description") else {
        return Some(String::new());
    };
    match world.constant_text(value, &attribute.site) {
        Ok(text) => Some(text.unwrap_or_default()),
        Err(error) => {
            findings.push(attribute.fault(&error));
            Some(String::new())
        }
    }
}

fn property_description<'t>(world: &World<'t>, property: &RecordProperty<'t>, findings: &mut Findings) -> String {
    if let Some(text) = written_description(world, &property.attributes, findings) {
        return text;
    }
    let declared = &property.declared;
    match world.documentation(declared.declaration, &declared.site.source) {
        Ok(docs) if declared.is_positional => docs.param(&property.name).unwrap_or_default().to_owned(),
        Ok(docs) => docs.summary.clone().unwrap_or_default(),
        Err(bad) => {
            findings.push(bad_docs(bad));
            String::new()
        }
    }
}

fn bad_docs(bad: BadDocs) -> (Finding, Place) {
    let finding = Finding::warning(bad.what, "");
    (finding, bad.place)
}

fn read_annotations<'t>(
    world: &World<'t>,
    attributes: &[Attribute<'t>],
    ty: &Ty,
    what: &str,
    findings: &mut Findings,
) -> Vec<Annotation> {
    let mut written = Vec::new();
    let mut found = Vec::new();
    for attribute in attributes {
        match world.annotation(attribute) {
            Ok(Some(annotation)) => {
                found.push(annotation);
                written.push(attribute);
            }
            Ok(None) => {}
            Err(finding) => findings.push(finding),
        }
    }
    for (index, message, help) in world.idle_annotations(&found, ty) {
        let Some(attribute) = written.get(index) else {
            continue;
        };
        let message = format!("[{}] on {what} {message}", attribute.name);
        findings.push((Finding::warning(message, help), attribute.place()));
    }
    found
}
