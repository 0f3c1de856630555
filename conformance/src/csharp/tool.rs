//! A method with `[Tool]` or `[ToolMethod]` becomes a signature, or diagnostics that say why not.

use std::collections::HashSet;

use olt::contract::DiagnosticId;
use olt::reflection::Described;
use olt::reflection::describe::{ParameterDesc, ReturnDesc, Signature, Surface};
use olt_text::name::{is_tool_name, shortened, snake_case};

use super::attributes::{Attribute, Label};
use super::context::{Contexts, Policy};
use super::diagnostic::{Diagnostic, Finding, Place, Report};
use super::literal;
use super::methods::ToolMethod;
use super::returns::Returned;
use super::signature::TypeTable;
use super::symbols::Kind;
use super::syntax::field;
use super::types::Ty;
use super::world::World;
use super::{Mode, ToolSource};

/// A tool that was read; it still has to differ in name from the others of its class.
#[derive(Debug)]
pub(super) struct ReadTool {
    /// The final name.
    pub(super) name: String,
    pub(super) surface: Surface,
    /// It is a tool, or would be without its errors; a method that is passed over is none.
    pub(super) is_tool: bool,
    /// The name of the method.
    pub(super) method: String,
    /// The name's place.
    pub(super) place: Place,
    pub(super) signature: Option<Signature>,
    pub(super) diagnostics: Vec<Diagnostic>,
}

impl ReadTool {
    /// Lets the lane that reads signatures have the last word: what it refuses (an enum without members, a schema
    /// beyond all measure) is a diagnostic of this tool, not the end of the run.
    pub(super) fn settle(&mut self) {
        let Some(Err(refused)) = self.signature.as_ref().map(Described::new) else {
            return;
        };
        let finding = Finding::error(refused.id(), refused.message(), refused.help());
        self.diagnostics.push(finding.at(self.place.clone(), Some(&self.name)));
        self.signature = None;
    }

    pub(super) fn into_source(self) -> Option<ToolSource> {
        Some(ToolSource {
            signature: self.signature?,
            file: self.place.file,
            method: self.method,
            range: self.place.range,
        })
    }
}

/// What a parameter or the return value contributes.
pub(super) struct Root {
    pub(super) ty: Ty,
    pub(super) place: Place,
    /// `parameter `x`` or `the return value`.
    pub(super) what: String,
    pub(super) is_return: bool,
}

impl Root {
    /// The diagnostic for a type without a schema here.
    pub(super) fn id(&self) -> DiagnosticId {
        match self.is_return {
            true => DiagnosticId::ReturnType,
            false => DiagnosticId::ParameterType,
        }
    }
}

pub(super) struct ToolReader<'w, 't> {
    pub(super) world: &'w World<'t>,
    pub(super) contexts: &'w Contexts,
    pub(super) surface: Surface,
    pub(super) report: Report,
    pub(super) table: TypeTable<'w, 't>,
    /// The closed types looked through so far.
    pub(super) reached: HashSet<Ty>,
    /// The names of those among them that no context lists.
    pub(super) unlisted: HashSet<String>,
}

impl<'w, 't> ToolReader<'w, 't> {
    /// Reads one tool. None if the method has no name.
    pub(super) fn read(world: &'w World<'t>, contexts: &'w Contexts, method: &ToolMethod<'t>) -> Option<ReadTool> {
        let part = method.parts.first()?;
        let name_node = part.name()?;
        let source = part.site.source;
        let method_name = literal::identifier(source.text(name_node));
        let place = source.place(name_node);
        if let Some(warning) = Self::passed_over(world, method) {
            return Some(ReadTool {
                name: method_name.clone(),
                surface: method.surface,
                is_tool: false,
                signature: None,
                diagnostics: vec![warning.at(place.clone(), None)],
                method: method_name,
                place,
            });
        }
        let mut reader = Self {
            world,
            contexts,
            surface: method.surface,
            report: Report::default(),
            table: TypeTable::new(world),
            reached: HashSet::new(),
            unlisted: HashSet::new(),
        };
        let mut signature = reader.metadata(method, &method_name, &place);
        reader.container(method, &method_name, &place);
        if method.surface == Surface::Tool {
            reader.description(method, &mut signature);
        }
        let parameters = reader.parameters(method);
        let returned = reader.return_root(method);
        let mut policies = Vec::new();
        for parameter in &parameters {
            policies.push(reader.look_through(&parameter.root));
        }
        let returns_policy = returned.1.as_ref().map(|root| reader.look_through(root));
        reader.tell_more_unlisted(&place);
        reader.table.name_types();
        let parameters = parameters.into_iter().zip(policies).map(|(parameter, policy)| {
            let annotations = reader.annotations(&parameter.attributes, &parameter.root.ty, &parameter.root.what);
            ParameterDesc {
                name: parameter.name,
                ty: reader.table.describe(&parameter.root.ty, &policy),
                description: parameter.description,
                default: parameter.default,
                optional: parameter.optional,
                annotations,
            }
        });
        signature.parameters = parameters.collect();
        signature.returns = match (returned.0, returns_policy) {
            (Returned::Part, _) => ReturnDesc::Part,
            (Returned::Parts, _) => ReturnDesc::Parts,
            (Returned::ToolResult, _) => ReturnDesc::ToolResult,
            (Returned::Value(ty), Some(policy)) => ReturnDesc::Value(reader.table.describe(&ty, &policy)),
            _ => ReturnDesc::Void,
        };
        signature.types = reader.declarations();
        let failed = reader.report.failed();
        Some(ReadTool {
            diagnostics: reader.report.into_diagnostics(&signature.name).collect(),
            name: signature.name.clone(),
            surface: method.surface,
            is_tool: true,
            method: method_name,
            place,
            signature: (!failed).then_some(signature),
        })
    }

    /// Whether the method is a `[Tool]` of the source generator, which sees contexts, comments and modifiers.
    pub(super) fn is_generated(&self) -> bool {
        self.world.mode == Mode::Generator && self.surface == Surface::Tool
    }

    /// Name, metadata: what the attribute itself says.
    fn metadata(&mut self, method: &ToolMethod<'t>, name: &str, place: &Place) -> Signature {
        let name = match self.surface {
            Surface::Tool => snake_case(name),
            Surface::ToolMethod => name.to_owned(),
        };
        let mut signature = Signature { surface: self.surface, ..Signature::new(name) };
        let mut name_place = place.clone();
        if let [_, second, ..] = method.tool.as_slice() {
            let message = format!("[{}] is written twice", second.name);
            self.report.add(Finding::error(None, message, "keep one of them"), "", second.place());
        }
        match self.surface {
            Surface::Tool => {
                for attribute in &method.tool {
                    self.tool_arguments(attribute, &mut signature, &mut name_place);
                }
            }
            Surface::ToolMethod => self.method_attribute(method, &mut signature, &mut name_place),
        }
        if !is_tool_name(&signature.name) {
            let message = format!("the tool name \"{}\" cannot be used", shortened(&signature.name));
            let attribute = attribute_of(self.surface);
            let help =
                format!("a name is 1 to 64 letters a-z, A-Z, digits, `_` or `-`: write [{attribute}(Name = \"...\")]");
            let error = Finding::error(DiagnosticId::Name, message, help);
            self.report.add(error, "", name_place);
        }
        signature
    }

    fn tool_arguments(&mut self, attribute: &Attribute<'t>, signature: &mut Signature, name_place: &mut Place) {
        let site = &attribute.site;
        for argument in &attribute.arguments {
            let place = site.source.place(argument.value);
            let Label::Property(property) = &argument.label else {
                let help = "name what is set: [Tool(Name = \"...\")]";
                let error = Finding::error(None, "[Tool] takes no unnamed argument", help);
                self.report.add(error, "", place);
                continue;
            };
            let set = match property.as_str() {
                "Name" => self.world.constant_text(argument.value, site).map(|name| {
                    if let Some(name) = name {
                        signature.name = name;
                        *name_place = place.clone();
                    }
                }),
                // Read with the descriptions of the other sources.
                "Description" => Ok(()),
                "EndsLoop" => self.flag(attribute, argument.value, &mut signature.ends_loop),
                "RequiresApproval" => self.flag(attribute, argument.value, &mut signature.requires_approval),
                "ParallelSafe" => self.flag(attribute, argument.value, &mut signature.parallel_safe),
                "TimeoutSeconds" => {
                    self.world.constant_int(argument.value, site).map(|seconds| match u64::try_from(seconds) {
                        Ok(seconds) => signature.timeout_seconds = seconds,
                        Err(_) => {
                            let message = format!("TimeoutSeconds is {seconds}");
                            let help = "write 0 for no limit, or the number of seconds";
                            let error = Finding::error(None, message, help);
                            self.report.add(error, "", place.clone());
                        }
                    })
                }
                other => {
                    let message = format!("[Tool] has no property `{other}`");
                    let help = "it has Name, Description, EndsLoop, RequiresApproval, ParallelSafe and TimeoutSeconds";
                    let place = argument.label_node.map_or_else(|| place.clone(), |name| site.source.place(name));
                    self.report.add(Finding::error(None, message, help), "", place);
                    Ok(())
                }
            };
            if let Err(error) = set {
                let (finding, place) = attribute.fault(&error);
                self.report.add(finding, "", place);
            }
        }
    }

    fn flag(
        &self,
        attribute: &Attribute<'t>,
        value: tree_sitter::Node<'t>,
        flag: &mut bool,
    ) -> Result<(), super::constant::ConstantError> {
        *flag = self.world.constant_bool(value, &attribute.site)?;
        Ok(())
    }

    /// OLT001, OLT004, OLT010: where the method stands, and whether it is generic.
    fn container(&mut self, method: &ToolMethod<'t>, name: &str, place: &Place) {
        let is_generator = self.is_generated();
        let finding = match method.def {
            None => Some(("does not stand in a class".to_owned(), "move it into a partial class".to_owned())),
            Some(id) => self.world.symbols.def(id).not_partial_class.map(|around| {
                let around = self.world.symbols.def(around);
                match around.kind {
                    Kind::Class | Kind::Record => (
                        format!("stands in the {} `{}`, which is not partial", around.kind.word(), around.name),
                        format!("write `partial {} {}`", around.kind.word(), around.name),
                    ),
                    kind => (
                        format!("stands in the {} `{}`", kind.word(), around.name),
                        "move it into a partial class".to_owned(),
                    ),
                }
            }),
        };
        let is_abstract = method.parts.iter().any(|part| part.has_modifier("abstract"));
        let finding = finding.or_else(|| {
            is_abstract.then(|| ("is abstract".to_owned(), "put [Tool] on a method that has a body".to_owned()))
        });
        if let Some((why, help)) = finding.filter(|_| is_generator) {
            let message = format!("the tool method `{name}` {why}");
            let error = Finding::error(DiagnosticId::Container, message, help);
            self.report.add(error, "", place.clone());
        }
        let generic = method.def.and_then(|id| self.world.symbols.def(id).generic);
        if let Some(around) = generic {
            let around = &self.world.symbols.def(around).name;
            let message = format!("the tool method `{name}` stands in the generic type `{around}`");
            let help = "move it into a class without type parameters";
            let error = Finding::error(DiagnosticId::GenericContainer, message, help);
            self.report.add(error, "", place.clone());
        }
        let is_generic = method.parts.iter().any(|part| field(part.node, "type_parameters").is_some());
        if is_generic {
            let message = format!("the tool method `{name}` is generic");
            let help = "write the types it is called with; a model cannot choose type arguments";
            let error = Finding::error(DiagnosticId::GenericMethod, message, help);
            self.report.add(error, "", place.clone());
        }
    }

    /// The naming policy in force where nothing is listed.
    pub(super) fn default_policy(&self) -> Policy {
        Policy::CamelCase
    }
}

/// The attribute's name.
pub(super) fn attribute_of(surface: Surface) -> &'static str {
    match surface {
        Surface::Tool => "Tool",
        Surface::ToolMethod => "ToolMethod",
    }
}
