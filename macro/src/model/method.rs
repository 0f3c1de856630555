//! An impl with `#[tool_methods]`: the methods in it that are tools, as the page has them (rulings X).

use proc_macro2::TokenStream;
use syn::ext::IdentExt as _;
use syn::spanned::Spanned as _;
use syn::{
    Attribute, FnArg, GenericArgument, ImplItemFn, ItemImpl, PatType, PathArguments, Signature, Type, Visibility,
};

use super::annotation::Annotations;
use super::parameter::{Argument, Injected, Parameter, bound_name, injected, refuse_cfg};
use super::receiver::Receiver;
use super::tool::{Tool, returned};
use super::toolbox::{Toolbox, take_attribute, without_self};
use crate::attr::{self, Word};
use crate::diagnostics::Errors;
use crate::docs;

const ON_METHOD: &str = "`name` and `description`";
const ON_PARAMETER: &str = "`name`, `description`, `required` and `not_null`";

impl Toolbox {
    /// Reads an impl with `#[tool_methods]`, and removes what is ours from its methods.
    pub(crate) fn of_methods(item: &mut ItemImpl, errors: &Errors) -> Self {
        Self::of(item, |method| tool(method, errors))
    }
}

/// The tool that a method is, where it is one.
fn tool(method: &mut ImplItemFn, errors: &Errors) -> Option<(Tool, Signature)> {
    let Some(words) = take_attribute(&mut method.attrs, "tool_method", errors) else {
        refuse_stray(&mut method.sig, errors);
        return None;
    };
    if method.vis == Visibility::Inherited {
        let text = "only public methods are tools; write `pub`, or remove `#[tool_method]`";
        errors.other(method.sig.ident.span(), text);
    }
    let receiver = Receiver::read(&method.sig, errors);
    if method.sig.receiver().is_none() {
        errors
            .other(method.sig.ident.span(), "a tool method is called on an object; take `&self` or `self: Arc<Self>`");
    }
    let mut named = method.sig.clone();
    named.inputs = method.sig.inputs.iter().map(without_self).collect();
    named.output = without_self(&method.sig.output);
    let mut tool = read(words, &mut named, errors);
    tool.receiver = receiver;
    for input in &mut method.sig.inputs {
        attributes(input).retain(|attr| !attr.path().is_ident("param") && !attr.path().is_ident("doc"));
    }
    // The object may be private, and its tools are public all the same.
    method.attrs.push(syn::parse_quote!(
        #[allow(unreachable_pub, clippy::needless_pass_by_value, clippy::too_many_arguments)]
    ));
    Some((tool, named))
}

fn attributes(input: &mut FnArg) -> &mut Vec<Attribute> {
    match input {
        FnArg::Typed(input) => &mut input.attrs,
        FnArg::Receiver(receiver) => &mut receiver.attrs,
    }
}

/// Removes `#[param]` from a method that an error is told of.
pub(crate) fn strip(sig: &mut Signature) {
    for input in &mut sig.inputs {
        attributes(input).retain(|attr| !attr.path().is_ident("param"));
    }
}

/// `#[param]` on what is no parameter of a tool.
fn refuse_stray(sig: &mut Signature, errors: &Errors) {
    for input in &mut sig.inputs {
        let attrs = attributes(input);
        if let Some(stray) = attrs.iter().find(|attr| attr.path().is_ident("param")) {
            let text =
                "`#[param]` says something of a tool's parameter; put `#[tool_method]` on the method, or remove this";
            errors.other(stray.span(), text);
        }
        attrs.retain(|attr| !attr.path().is_ident("param"));
    }
}

/// Reads the attribute's words and the method; nothing but they says what the tool is.
fn read(words: TokenStream, sig: &mut Signature, errors: &Errors) -> Tool {
    let words = attr::words(words, errors);
    attr::refuse_repeated(&words, errors);
    let mut tool = Tool::of(sig.ident.clone(), sig.ident.unraw().to_string(), returned(&sig.output));
    tool.is_async = sig.asyncness.is_some();
    for word in &words {
        match word.name.to_string().as_str() {
            "name" => {
                // An empty one is the page's "not given".
                if let Some(name) = word.text(errors).filter(|name| !name.value().is_empty()) {
                    tool.name = name.value();
                    tool.name_span = name.span();
                }
            }
            "description" => tool.description = text(word, errors),
            _ => word.unknown(errors, "on a tool method", ON_METHOD),
        }
    }
    let inputs = sig.inputs.iter_mut().filter_map(|input| match input {
        FnArg::Typed(input) => Some(parameter(input, errors)),
        FnArg::Receiver(_) => None,
    });
    tool.parameters = inputs.collect();
    tool
}

fn text(word: &Word, errors: &Errors) -> String {
    word.text(errors).map(|text| text.value()).unwrap_or_default()
}

fn parameter(input: &mut PatType, errors: &Errors) -> Parameter {
    refuse_cfg(input, errors);
    if let Some(doc) = input.attrs.iter().find(|attr| attr.path().is_ident("doc")) {
        let text = "doc comments are not read here; describe the parameter by `#[param(description = \"…\")]`";
        errors.other(doc.span(), text);
    }
    docs::take(&mut input.attrs);
    let words = attr::take(&mut input.attrs, "param", errors);
    if let Some((what, by_reference)) = filled_in(&input.ty, errors) {
        if let Some(word) = words.first() {
            let text = "this parameter is filled in, and the model never sees it; remove `#[param]`";
            errors.other(word.span(), text);
        }
        return Parameter::Injected { what, by_reference, ty: input.ty.clone() };
    }
    let mut argument = Argument {
        name: String::new(),
        span: input.pat.span(),
        ty: (*input.ty).clone(),
        description: String::new(),
        default: None,
        zero: false,
        not_null: false,
        annotations: Annotations::default(),
    };
    for word in &words {
        match word.name.to_string().as_str() {
            "name" => argument.name = text(word, errors),
            "description" => argument.description = text(word, errors),
            "required" => argument.zero = !word.flag(errors),
            "not_null" => argument.not_null = word.flag(errors),
            _ => word.unknown(errors, "on a parameter of a tool method", ON_PARAMETER),
        }
    }
    if argument.name.is_empty() {
        argument.name = bound_name(&input.pat, "param", errors);
    }
    Parameter::Argument(Box::new(argument))
}

/// Whether a parameter is filled in, and whether what fills it is borrowed. A context is so only as an `Option`.
fn filled_in(ty: &Type, errors: &Errors) -> Option<(Injected, bool)> {
    let inside = optional(ty);
    if let Some((Injected::Context, by_reference)) = inside.and_then(injected) {
        if inside.is_some_and(is_contracts_context) {
            refuse_context(ty, by_reference, "`olt::ToolContext` is the context of the other system", errors);
        }
        return Some((Injected::Context, by_reference));
    }
    let found = injected(ty)?;
    if found.0 == Injected::Context {
        refuse_context(ty, found.1, "the caller may give no context", errors);
    }
    Some(found)
}

fn refuse_context(ty: &Type, by_reference: bool, why: &str, errors: &Errors) {
    let reference = if by_reference { "&" } else { "" };
    let text = format!("olt: {why}; take an `Option<{reference}olt::toolnexus::ToolContext>`");
    errors.syntax(syn::Error::new_spanned(ty, text));
}

/// Whether a type is spelled as `olt::ToolContext`; what a name alone stands for, the compiler tells.
fn is_contracts_context(ty: &Type) -> bool {
    match ty {
        Type::Reference(reference) => is_contracts_context(&reference.elem),
        Type::Group(group) => is_contracts_context(&group.elem),
        Type::Paren(paren) => is_contracts_context(&paren.elem),
        Type::Path(path) => path.path.segments.iter().rev().nth(1).is_some_and(|parent| parent.ident == "olt"),
        _ => false,
    }
}

/// The `T` of an `Option<T>`.
fn optional(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == "Option")?;
    let PathArguments::AngleBracketed(list) = &last.arguments else { return None };
    match list.args.first()? {
        GenericArgument::Type(inside) => Some(inside),
        _ => None,
    }
}
