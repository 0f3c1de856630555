//! Impls with `#[toolbox]`.

use std::collections::HashMap;

use proc_macro2::Ident;
use syn::spanned::Spanned as _;
use syn::{ItemImpl, Type};

use super::tool::{Place, tool};
use crate::diagnostics::{Errors, spelled};
use crate::model::Toolbox;

/// A toolbox and the impl it was read from.
pub(crate) fn toolbox(toolbox: &Toolbox, item: &ItemImpl, errors: &Errors) {
    container(item, errors);
    if toolbox.tools.is_empty() {
        let text = "no method here is a tool; put `#[tool]` on those that are, or remove `#[toolbox]`";
        errors.other(item.self_ty.span(), text);
    }
    for (model, sig) in &toolbox.tools {
        tool(model, sig, Place::Toolbox, errors);
    }
    names(toolbox, Place::Toolbox, errors);
}

/// An object with tool methods and the impl it was read from.
pub(crate) fn tool_methods(object: &Toolbox, item: &ItemImpl, errors: &Errors) {
    if let Some((path, _)) = &item.trait_ {
        errors.other(path.span(), "tool methods are those of the type itself, not of a trait; move them there");
    }
    if let Some(parameter) = item.generics.params.first() {
        let text =
            format_args!("`{}` is generic, and its tools are those of one type; name it", spelled(&item.self_ty));
        errors.olt("OLT010", parameter.span(), text);
    }
    if !matches!(&*item.self_ty, Type::Path(_)) {
        let text = format_args!("`{}` has no methods of its own; a struct or an enum has", spelled(&item.self_ty));
        errors.other(item.self_ty.span(), text);
    }
    if object.tools.is_empty() {
        let text = "no method here is a tool; put `#[tool_method]` on those that are, or remove `#[tool_methods]`";
        errors.other(item.self_ty.span(), text);
    }
    for (model, sig) in &object.tools {
        tool(model, sig, Place::ToolMethods, errors);
    }
    names(object, Place::ToolMethods, errors);
}

fn container(item: &ItemImpl, errors: &Errors) {
    if let Some((path, _)) = &item.trait_ {
        let text = "a toolbox is an impl of the type itself, not of a trait; move the tools there";
        errors.olt("OLT001", path.span(), text);
    }
    if let Some(parameter) = item.generics.params.first() {
        let text = format_args!(
            "`{}` is generic, and a toolbox is made of one type; name it, as in `impl Orders<Postgres>`",
            spelled(&item.self_ty)
        );
        errors.olt("OLT010", parameter.span(), text);
    }
    if !matches!(&*item.self_ty, Type::Path(_)) {
        let text = format_args!("`{}` can't be a toolbox; a struct or an enum can", spelled(&item.self_ty));
        errors.olt("OLT001", item.self_ty.span(), text);
    }
}

/// OLT007: final names are compared, and a report names every method.
fn names(toolbox: &Toolbox, place: Place, errors: &Errors) {
    let mut methods: HashMap<&str, Vec<&Ident>> = HashMap::new();
    for (tool, _) in &toolbox.tools {
        methods.entry(&tool.name).or_default().push(&tool.ident);
    }
    for (tool, _) in &toolbox.tools {
        let Some(same) = methods.remove(tool.name.as_str()) else { continue };
        if let [_, second, ..] = same.as_slice() {
            let all: Vec<String> = same.iter().map(|ident| format!("`{ident}`")).collect();
            let text = format!(
                "`{}`: {} all are the tool of this name; name them apart by `#[{}(name = \"…\")]`",
                tool.name,
                all.join(", "),
                place.on_tool()
            );
            errors.olt("OLT007", second.span(), text);
        }
    }
}
