//! What has to hold of a whole item (the note's diagnostics).

use std::collections::HashMap;

use olt_text::name::is_tool_name;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::spanned::Spanned as _;
use syn::{FnArg, GenericParam, Generics, ItemFn, Safety, Type};

use crate::diagnostics::Errors;
use crate::model::{Enumeration, Injected, Parameter, Record, Tool, is_option};

/// The names of types that every scope knows.
const PRIMITIVES: [&str; 17] = [
    "bool", "char", "str", "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize",
    "f32", "f64",
];

/// A tool and the function it was read from.
pub(crate) fn tool(tool: &Tool, function: &ItemFn, errors: &Errors) {
    tool_name(tool, errors);
    signature(tool, function, errors);
    generics(function, errors);
    injected(tool, errors);
    arguments(tool, errors);
    companion(tool, function, errors);
}

fn tool_name(tool: &Tool, errors: &Errors) {
    if is_tool_name(&tool.name) {
        return;
    }
    let text = format!(
        "`{}` is no tool name; a name is 1 to 64 ASCII letters, digits, `_` or `-`, and `#[tool(name = \"…\")]` gives one",
        tool.name
    );
    errors.olt("OLT008", tool.name_span, text);
}

fn signature(tool: &Tool, function: &ItemFn, errors: &Errors) {
    let sig = &function.sig;
    if let Some(FnArg::Receiver(receiver)) = sig.inputs.first() {
        errors.olt(
            "OLT001",
            receiver.self_token.span,
            "a method is a tool only where `#[olt::toolbox]` stands on its impl; put it there, or make this a free function",
        );
    }
    if let Safety::Unsafe(token) = &sig.safety {
        errors.other(token.span, "a tool can't be unsafe to call; wrap the call in a safe function");
    }
    if let (Some(span), Some(_)) = (tool.blocking, sig.asyncness) {
        errors.other(span, "an async function does not block; remove `blocking` or `async`");
    }
    if has_word(tool.returns.to_token_stream(), "impl") {
        errors.olt(
            "OLT003",
            tool.returns.span(),
            "a tool's return type has to be named; make the function `async` instead of returning a future",
        );
    }
}

fn generics(function: &ItemFn, errors: &Errors) {
    for parameter in &function.sig.generics.params {
        if !matches!(parameter, GenericParam::Lifetime(_)) {
            errors.olt(
                "OLT004",
                parameter.span(),
                format_args!(
                    "`{}` is generic, and a tool has one schema; name the type, or wrap the function once for each",
                    function.sig.ident
                ),
            );
        }
    }
    for input in &function.sig.inputs {
        if let FnArg::Typed(input) = input
            && has_word(input.ty.to_token_stream(), "impl")
        {
            errors.olt(
                "OLT004",
                input.ty.span(),
                "an `impl` type makes the function generic, and a tool has one schema; name the type",
            );
        }
    }
}

fn injected(tool: &Tool, errors: &Errors) {
    for (kind, name) in [(Injected::Context, "ToolContext"), (Injected::Cancellation, "CancellationToken")] {
        let spans = tool.parameters.iter().filter_map(|parameter| match parameter {
            Parameter::Injected { what, span, .. } if *what == kind => Some(*span),
            _ => None,
        });
        for span in spans.skip(1) {
            errors.olt("OLT009", span, format_args!("a tool takes one `{name}` at most; remove this one"));
        }
    }
}

fn arguments(tool: &Tool, errors: &Errors) {
    let mut seen = HashMap::new();
    for parameter in &tool.parameters {
        let Parameter::Argument(argument) = parameter else { continue };
        if seen.insert(argument.name.as_str(), ()).is_some() {
            errors.other(
                argument.span,
                format_args!("two arguments are named `{}`; rename one by `#[arg(name = \"…\")]`", argument.name),
            );
        }
        if matches!(argument.ty, Type::Reference(_)) {
            errors.olt002(
                argument.ty.span(),
                "an argument is decoded into a value of its own; take it by value (`String` instead of `&str`)",
            );
        }
        let is_none = argument.default.as_ref().is_some_and(crate::model::Default::is_none);
        if argument.not_null && !(is_none && is_option(&argument.ty)) {
            errors.other(
                argument.span,
                "`not_null` stands on an `Option` with `default = None`: it may be left out, but not be null",
            );
        }
    }
}

/// The enum beside the function hides types of its name.
fn companion(tool: &Tool, function: &ItemFn, errors: &Errors) {
    let name = &tool.companion;
    let hides_primitive = PRIMITIVES.contains(&name.to_string().as_str());
    let inputs = function.sig.inputs.iter().filter_map(|input| match input {
        FnArg::Typed(input) => Some(input.ty.to_token_stream()),
        FnArg::Receiver(_) => None,
    });
    let types = inputs.chain([tool.returns.to_token_stream()]);
    if hides_primitive || types.into_iter().any(|ty| has_word(ty, &name.to_string())) {
        errors.other(
            name.span(),
            format_args!("the type beside the function would hide the type `{name}`; name it otherwise by `#[tool(companion = other_name)]`"),
        );
    }
}

/// A struct.
pub(crate) fn record(record: &Record, errors: &Errors) {
    owned(&record.generics, errors);
    let mut seen: HashMap<&str, &Ident> = HashMap::new();
    for property in record.properties.iter().filter(|property| !property.skipped) {
        if let Some(earlier) = seen.insert(&property.name, &property.field) {
            errors.olt002(
                property.span,
                format_args!(
                    "`{earlier}` and `{}` are both named `{}` in JSON; rename one of them",
                    property.field, property.name
                ),
            );
        }
        let ty = property.ty.to_token_stream();
        if has_word(ty.clone(), &record.ident.to_string()) || has_word(ty, "Self") {
            errors.olt(
                "OLT006",
                property.ty.span(),
                format_args!("`{}` refers to itself, and a schema has an end; take an identifier in its place, or a `olt::JsonElement`", record.ident),
            );
        }
    }
}

/// An enum.
pub(crate) fn enumeration(enumeration: &Enumeration, errors: &Errors) {
    owned(&enumeration.generics, errors);
    if enumeration.variants.is_empty() {
        errors.olt002(
            enumeration.ident.span(),
            format_args!("`{}` has no members, so nothing could be sent; add one", enumeration.ident),
        );
    }
    let mut seen: HashMap<&str, &Ident> = HashMap::new();
    for variant in &enumeration.variants {
        if let Some(earlier) = seen.insert(&variant.name, &variant.ident) {
            errors.olt002(
                variant.span,
                format_args!(
                    "`{earlier}` and `{}` are both named `{}` in JSON; rename one of them",
                    variant.ident, variant.name
                ),
            );
        }
    }
}

/// A decoded value borrows from nothing.
fn owned(generics: &Generics, errors: &Errors) {
    for lifetime in generics.lifetimes() {
        errors.olt002(
            lifetime.lifetime.span(),
            "a tool's type owns its values; replace the borrowed ones (`String` instead of `&str`)",
        );
    }
}

/// Whether an identifier stands anywhere in these tokens, not as the tail of a path.
fn has_word(tokens: TokenStream, word: &str) -> bool {
    let mut after_colon = false;
    for token in tokens {
        let found = match &token {
            TokenTree::Ident(ident) => !after_colon && ident == word,
            TokenTree::Group(group) => has_word(group.stream(), word),
            TokenTree::Punct(_) | TokenTree::Literal(_) => false,
        };
        if found {
            return true;
        }
        after_colon = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == ':');
    }
    false
}
