//! What `[ToolMethod]` and `[Param]` say: the surface that `Tools.FromObject` sweeps (rulings X).

use olt::reflection::describe::{Signature, Surface};
use olt_text::escape::json_string;
use tree_sitter::Node;

use super::attributes::{Attribute, Label};
use super::defaults::struct_zero;
use super::diagnostic::{Finding, Place};
use super::lookup::Site;
use super::methods::ToolMethod;
use super::symbols::Kind;
use super::tool::{Root, ToolReader};
use super::types::{Scalar, Ty, TyKind};
use super::world::World;

/// What one of the two attributes says; an empty text is "not given".
pub(super) struct Said {
    pub(super) name: Option<(String, Place)>,
    pub(super) description: String,
    pub(super) required: bool,
}

impl Default for Said {
    fn default() -> Self {
        Self { name: None, description: String::new(), required: true }
    }
}

/// What an argument of the attributes sets.
#[derive(Clone, Copy)]
enum Setting {
    Name,
    Description,
    Required,
}

impl<'t> ToolReader<'_, 't> {
    /// Name and description of a tool method.
    pub(super) fn method_attribute(
        &mut self,
        method: &ToolMethod<'t>,
        signature: &mut Signature,
        name_place: &mut Place,
    ) {
        let Said { name, description, .. } = self.said(&method.tool, "it has Name and Description");
        signature.description = description;
        if let Some((name, place)) = name {
            signature.name = name;
            *name_place = place;
        }
    }

    /// What the attributes of this kind say together.
    pub(super) fn said(&mut self, attributes: &[Attribute<'t>], properties: &str) -> Said {
        let mut said = Said::default();
        for attribute in attributes {
            let mut unnamed = 0;
            for argument in &attribute.arguments {
                let setting = match &argument.label {
                    Label::None => {
                        unnamed += 1;
                        [Setting::Name, Setting::Description].get(unnamed - 1).copied()
                    }
                    Label::Parameter(name) => of_name(name, ["name", "description", ""]),
                    Label::Property(name) => of_name(name, ["Name", "Description", "Required"]),
                };
                let setting = setting.filter(|set| !matches!(set, Setting::Required) || attribute.name == "Param");
                match setting {
                    Some(setting) => self.set(&mut said, setting, attribute, argument.value),
                    None => self.refuse_argument(attribute, &argument.label, argument.value, properties),
                }
            }
        }
        said
    }

    fn set(&mut self, said: &mut Said, setting: Setting, attribute: &Attribute<'t>, value: Node<'t>) {
        let site = &attribute.site;
        let text = || self.world.constant_text(value, site).map(Option::unwrap_or_default);
        let set = match setting {
            Setting::Name => text().map(|name| {
                if !name.is_empty() {
                    said.name = Some((name, site.source.place(value)));
                }
            }),
            Setting::Description => text().map(|text| said.description = text),
            Setting::Required => self.world.constant_bool(value, site).map(|is_required| said.required = is_required),
        };
        if let Err(error) = set {
            let (finding, place) = attribute.fault(&error);
            self.report.add(finding, "", place);
        }
    }

    fn refuse_argument(&mut self, attribute: &Attribute<'t>, label: &Label, value: Node<'t>, properties: &str) {
        let name = &attribute.name;
        let (message, help) = match label {
            Label::None => {
                (format!("[{name}] takes two unnamed arguments at most"), "they are a name and a description")
            }
            Label::Parameter(other) => (format!("[{name}] has no parameter `{other}`"), "it has name and description"),
            Label::Property(other) => (format!("[{name}] has no property `{other}`"), properties),
        };
        let place = attribute.site.source.place(value);
        self.report.add(Finding::error(None, message, help), "", place);
    }

    /// What a method gets for a parameter that was not sent: the zero of its type as JSON text, and whether it has no
    /// such text (ruling X-2).
    pub(super) fn zero(&mut self, root: &Root, site: &Site<'t>) -> (Option<String>, bool) {
        let enumeration = match root.ty.kind() {
            TyKind::Declared(id, _) if self.world.is_enum(&root.ty) => Some(*id),
            _ => None,
        };
        let text = match enumeration.map(|id| self.world.enum_member_of(id, 0)) {
            None => zero_of(self.world, &root.ty),
            Some(Ok(member)) => member.map(|member| json_string(&member)),
            Some(Err(error)) => {
                self.constant_fault(&root.what, &error, site);
                None
            }
        };
        let is_unspoken = text.is_none();
        (text, is_unspoken)
    }

    /// Why `Tools.FromObject` passes a method over, where it does: it sees the public methods of an object.
    pub(super) fn passed_over(world: &World<'t>, method: &ToolMethod<'t>) -> Option<Finding> {
        if method.surface == Surface::Tool {
            return None;
        }
        let has = |modifier| method.parts.iter().any(|part| part.has_modifier(modifier));
        let kind = method.def.map(|id| world.symbols.def(id).kind);
        let (why, help) = match kind {
            None => ("stands in no class", "move it into one"),
            Some(Kind::Interface) => ("stands in an interface", "put the attribute on the method of the class"),
            _ if has("static") => ("is static", "remove `static`"),
            _ if !has("public") => ("is not public", "write `public`"),
            _ if has("abstract") => ("is abstract", "put the attribute on the method that has a body"),
            _ => return None,
        };
        Some(Finding::warning(format!("Tools.FromObject passes this method over: it {why}"), help))
    }
}

fn of_name(name: &str, names: [&str; 3]) -> Option<Setting> {
    let place = names.iter().position(|known| *known == name)?;
    [Setting::Name, Setting::Description, Setting::Required].get(place).copied()
}

/// The zero of a type that is no enum, where it has a JSON text.
fn zero_of(world: &World<'_>, ty: &Ty) -> Option<String> {
    let zero = match ty.kind() {
        TyKind::Nullable(_) => "null",
        _ if !world.is_value(ty) => "null",
        TyKind::Scalar(Scalar::Bool) => "false",
        TyKind::Scalar(Scalar::Char) => "\"\\u0000\"",
        TyKind::Scalar(scalar) if scalar.is_number() => "0",
        _ => struct_zero(ty)?,
    };
    Some(zero.to_owned())
}
