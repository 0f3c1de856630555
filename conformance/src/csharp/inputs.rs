//! The parameters of a tool method: which are the model's, which the runtime's (rulings P).

use std::collections::HashSet;

use olt::contract::DiagnosticId;
use olt::reflection::describe::Surface;

use super::attributes::Attribute;
use super::constant::ConstantError;
use super::defaults::DefaultValue;
use super::diagnostic::{Finding, Place};
use super::lookup::Site;
use super::methods::ToolMethod;
use super::parameters::{Parameter, parameters};
use super::returns::Returned;
use super::syntax::field;
use super::tool::{Root, ToolReader};
use super::types::{Ty, TyKind};

/// A parameter that the model fills in.
pub(super) struct Input<'t> {
    pub(super) name: String,
    pub(super) root: Root,
    pub(super) description: String,
    pub(super) default: Option<String>,
    pub(super) optional: bool,
    pub(super) attributes: Vec<Attribute<'t>>,
}

/// Which of the parameters that the runtime fills in were seen.
#[derive(Default)]
struct Injected {
    context: bool,
    cancellation: bool,
}

impl<'t> ToolReader<'_, 't> {
    /// The parameters in the schema, in order; what is wrong with the others is reported.
    pub(super) fn parameters(&mut self, method: &ToolMethod<'t>) -> Vec<Input<'t>> {
        let Some(part) = method.parts.first() else {
            return Vec::new();
        };
        let lists: Vec<Vec<Parameter<'t>>> = method
            .parts
            .iter()
            .map(|part| {
                let list = field(part.node, "parameters");
                list.map(|list| parameters(list, &part.site.source)).unwrap_or_default()
            })
            .collect();
        let mut names = HashSet::new();
        let mut injected = Injected::default();
        let mut inputs = Vec::new();
        for (index, parameter) in lists.first().into_iter().flatten().enumerate() {
            let place = part.site.source.place(parameter.name_node);
            let Some(ty) = parameter.ty else {
                self.refuse_untyped(&parameter.name, place);
                continue;
            };
            if !names.insert(parameter.name.clone()) {
                let message = format!("two parameters are named `{}`", parameter.name);
                let error = Finding::error(None, message, "rename one of them");
                self.report.add(error, "", place.clone());
            }
            let root = Root {
                ty: self.world.resolve(ty, &part.site),
                place: part.site.source.place(ty),
                what: format!("parameter `{}`", parameter.name),
                is_return: false,
            };
            if self.is_by_reference(&root, parameter) || self.is_injected(&root, parameter, &mut injected) {
                continue;
            }
            let mut attributes = Vec::new();
            for (list, part) in lists.iter().zip(&method.parts) {
                let same = list.get(index).map(|same| same.attribute_lists.clone());
                attributes.extend(self.world.attributes_in(same.unwrap_or_default(), &part.site));
            }
            attributes.retain(|known| matches!(known.target, None | Some("param")));
            inputs.push(self.input(method, parameter, root, attributes, &part.site));
        }
        inputs
    }

    fn input(
        &mut self,
        method: &ToolMethod<'t>,
        parameter: &Parameter<'t>,
        root: Root,
        attributes: Vec<Attribute<'t>>,
        site: &Site<'t>,
    ) -> Input<'t> {
        let name = parameter.name.clone();
        if self.surface == Surface::Tool {
            let (default, optional) = self.default(parameter, &root, site);
            let description = self.parameter_description(method, &name, &attributes);
            return Input { name, root, description, default, optional, attributes };
        }
        let param: Vec<Attribute<'t>> = attributes.into_iter().filter(|known| known.name == "Param").collect();
        let said = self.said(&param, "it has Name, Description and Required");
        let (default, optional) = if said.required { (None, false) } else { self.zero(&root, site) };
        let name = said.name.map_or(name, |(name, _)| name);
        Input { name, root, description: said.description, default, optional, attributes: Vec::new() }
    }

    /// `__arglist`, and a name that is left alone while it is being written.
    fn refuse_untyped(&mut self, name: &str, place: Place) {
        let message = format!("parameter `{name}` has no type");
        let help = "write its type before its name; variable arguments have no schema";
        let error = Finding::error(DiagnosticId::ParameterType, message, help);
        self.report.add(error, name, place);
    }

    /// `ToolContext` and `CancellationToken` never reach the schema; of each there may be one (OLT009).
    fn is_injected(&mut self, root: &Root, parameter: &Parameter<'t>, injected: &mut Injected) -> bool {
        let (seen, name) = match self.injected_kind(&root.ty) {
            Some(TyKind::ToolContext) => (&mut injected.context, "ToolContext"),
            Some(TyKind::CancellationToken) => (&mut injected.cancellation, "CancellationToken"),
            _ => return false,
        };
        if *seen {
            let message = format!("`{}` is a second {name} parameter", parameter.name);
            let help = format!("keep one {name}; the runtime fills in the same value");
            let error = Finding::error(DiagnosticId::Injected, message, help);
            self.report.add(error, name, root.place.clone());
        }
        *seen = true;
        true
    }

    fn injected_kind(&self, ty: &Ty) -> Option<TyKind> {
        match ty.kind() {
            kind @ (TyKind::ToolContext | TyKind::CancellationToken) => Some(kind.clone()),
            TyKind::Nullable(of) => self.injected_kind(of).filter(|kind| *kind == TyKind::ToolContext),
            // Sources may declare the types themselves; the name is what counts (ruling P-6).
            TyKind::Declared(id, _) => match self.world.symbols.def(*id).name.as_str() {
                "ToolContext" => Some(TyKind::ToolContext),
                "CancellationToken" => Some(TyKind::CancellationToken),
                _ => None,
            },
            _ => None,
        }
    }

    /// `ref`, `out`, `in` and `ref readonly` have no schema (ruling P-1).
    fn is_by_reference(&mut self, root: &Root, parameter: &Parameter<'t>) -> bool {
        let by = |modifier: &&&str| matches!(**modifier, "ref" | "out" | "in");
        let Some(modifier) = parameter.modifiers.iter().find(by) else {
            return false;
        };
        let message = format!("{} is passed by `{modifier}`, which has no schema", root.what);
        let help = format!("remove `{modifier}`");
        let error = Finding::error(DiagnosticId::ParameterType, message, help);
        self.report.add(error, &root.what, root.place.clone());
        true
    }

    /// The default as JSON text, and whether the parameter is optional without one.
    fn default(&mut self, parameter: &Parameter<'t>, root: &Root, site: &Site<'t>) -> (Option<String>, bool) {
        let Some(node) = parameter.default else {
            return (None, false);
        };
        if self.world.leaf(&root.ty).is_err() {
            // The type is refused; what its default is does not matter.
            return (None, true);
        }
        match self.world.default_value(node, &root.ty, site) {
            Ok(DefaultValue::Json(text)) => (Some(text), false),
            Ok(DefaultValue::Unspoken) => (None, true),
            Err(error) => {
                self.constant_fault(&root.what, &error, site);
                (None, true)
            }
        }
    }

    pub(super) fn constant_fault(&mut self, what: &str, error: &ConstantError, site: &Site<'t>) {
        let message = format!("the default of {what}: {error}");
        let place = site.source.place_of(error.range.clone());
        self.report.add(Finding::error(None, message, ""), "", place);
    }

    /// The return type, sorted; the root of its types where it is a value.
    pub(super) fn return_root(&mut self, method: &ToolMethod<'t>) -> (Returned, Option<Root>) {
        let Some(part) = method.parts.first() else {
            return (Returned::Void, None);
        };
        let Some(node) = part.return_type() else {
            return (Returned::Void, None);
        };
        let is_async = method.parts.iter().any(|part| part.has_modifier("async"));
        let ty = self.world.resolve(node, &part.site);
        let place = part.site.source.place(node);
        let returned = self.world.returned(&ty, is_async);
        match &returned {
            Returned::Refused(help) => {
                let text = super::resolve::shown(part.site.source.text(node));
                let is_async_void = *ty.kind() == TyKind::Void;
                let message = match is_async_void {
                    true => "an `async void` method cannot be a tool".to_owned(),
                    false => format!("the return type `{text}` is not supported"),
                };
                let error = Finding::error(DiagnosticId::ReturnType, message, *help);
                self.report.add(error, "", place);
                (returned, None)
            }
            Returned::Value(ty) => {
                let root = Root { ty: ty.clone(), place, what: "the return value".to_owned(), is_return: true };
                (returned, Some(root))
            }
            _ => (returned, None),
        }
    }
}
