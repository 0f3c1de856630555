//! Functions.

use std::collections::HashSet;

use olt_text::name::is_tool_name;
use proc_macro2::Span;
use quote::ToTokens as _;
use syn::spanned::Spanned as _;
use syn::{FnArg, GenericParam, Safety, Signature};

use super::spelling::{self, Position};
use super::{PRIMITIVES, default, has_word, is_anonymous, word};
use crate::diagnostics::Errors;
use crate::model::{Injected, Parameter, Tool, is_option};

/// Where a tool's function stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// On its own.
    Free,
    /// In an impl with `#[toolbox]`.
    Toolbox,
    /// In an impl with `#[tool_methods]`.
    ToolMethods,
}

impl Place {
    /// The attribute of the tool.
    pub(super) fn on_tool(self) -> &'static str {
        match self {
            Self::Free | Self::Toolbox => "tool",
            Self::ToolMethods => "tool_method",
        }
    }

    /// The attribute of a parameter.
    fn on_parameter(self) -> &'static str {
        match self {
            Self::Free | Self::Toolbox => "arg",
            Self::ToolMethods => "param",
        }
    }

    fn position(self) -> Position {
        match self {
            Self::Free | Self::Toolbox => Position::Sent,
            Self::ToolMethods => Position::SentToMethod,
        }
    }
}

/// A tool and the signature it was read from.
pub(crate) fn tool(tool: &Tool, sig: &Signature, place: Place, errors: &Errors) {
    tool_name(tool, place, errors);
    signature(tool, sig, errors);
    generics(sig, errors);
    injected(tool, errors);
    arguments(tool, place, errors);
    match place {
        Place::Free => {
            method(sig, errors);
            companion(tool, sig, errors);
        }
        Place::Toolbox => {
            if let Some(companion) = &tool.companion {
                errors.other(companion.span(), "a method has no enum beside it; remove `companion`");
            }
        }
        Place::ToolMethods => {}
    }
}

fn tool_name(tool: &Tool, place: Place, errors: &Errors) {
    if is_tool_name(&tool.name) {
        return;
    }
    let given = match tool.name.as_str() {
        "" => "an empty text".to_owned(),
        name => format!("`{name}`"),
    };
    let text = format!(
        "{given} is no tool name; a name is 1 to 64 ASCII letters, digits, `_` or `-`, and `#[{}(name = \"…\")]` gives one",
        place.on_tool()
    );
    errors.olt("OLT008", tool.name_span, text);
}

/// A method of an impl that is no toolbox, or of a trait: it is known by a receiver or by `Self`.
pub(crate) fn method(sig: &Signature, errors: &Errors) -> bool {
    let Some(span) = method_span(sig) else { return false };
    let text = format_args!(
        "`{}` is a method, and a method is a tool only where `#[olt::toolbox]` stands on its impl; put it there, or make this a free function",
        sig.ident
    );
    errors.olt("OLT001", span, text);
    true
}

/// A function with `#[tool_method]` that stands in no impl with `#[tool_methods]`.
pub(crate) fn method_without_object(sig: &Signature, errors: &Errors) {
    let text = match method_span(sig) {
        Some(_) => "is a tool method only where `#[olt::toolnexus::tool_methods]` stands on its impl; put it there",
        None => {
            "is no method of an object with `#[olt::toolnexus::tool_methods]`; put that on its impl, or make a free function a tool by `#[olt::tool]`"
        }
    };
    errors.olt("OLT001", sig.ident.span(), format_args!("`{}` {text}", sig.ident));
}

/// Where a signature shows that its function is a method.
pub(crate) fn method_span(sig: &Signature) -> Option<Span> {
    let receiver = sig.receiver().map(|receiver| receiver.self_token.span);
    receiver.or_else(|| word(sig.to_token_stream(), "Self"))
}

fn signature(tool: &Tool, sig: &Signature, errors: &Errors) {
    if let Safety::Unsafe(token) = &sig.safety {
        errors.other(token.span, "a tool can't be unsafe to call; wrap the call in a safe function");
    }
    if let (Some(span), Some(_)) = (tool.blocking, sig.asyncness) {
        errors.other(span, "an async function does not block; remove `blocking` or `async`");
    }
    if is_anonymous(&tool.returns) {
        let text = "a tool's return type has to be named; make the function `async` instead of returning a future";
        errors.olt_on("OLT003", &tool.returns, text);
    } else {
        spelling::check(&tool.returns, Position::Returned, errors);
    }
}

fn generics(sig: &Signature, errors: &Errors) {
    for parameter in &sig.generics.params {
        if !matches!(parameter, GenericParam::Lifetime(_)) {
            errors.olt(
                "OLT004",
                parameter.span(),
                format_args!(
                    "`{}` is generic, and a tool has one schema; name the type, or wrap the function once for each",
                    sig.ident
                ),
            );
        }
    }
    for input in &sig.inputs {
        if let FnArg::Typed(input) = input
            && is_anonymous(&input.ty)
        {
            let text = "an `impl` type makes the function generic, and a tool has one schema; name the type";
            errors.olt_on("OLT004", &input.ty, text);
        }
    }
}

fn injected(tool: &Tool, errors: &Errors) {
    for (kind, name) in [(Injected::Context, "ToolContext"), (Injected::Cancellation, "CancellationToken")] {
        let types = tool.parameters.iter().filter_map(|parameter| match parameter {
            Parameter::Injected { what, ty, .. } if *what == kind => Some(ty),
            _ => None,
        });
        for ty in types.skip(1) {
            errors.olt_on("OLT009", ty, format_args!("a tool takes one `{name}` at most; remove this one"));
        }
    }
}

fn arguments(tool: &Tool, place: Place, errors: &Errors) {
    let mut seen = HashSet::new();
    for parameter in &tool.parameters {
        let Parameter::Argument(argument) = parameter else { continue };
        // An argument without a name has been reported.
        if !argument.name.is_empty() && !seen.insert(argument.name.as_str()) {
            errors.other(
                argument.span,
                format_args!(
                    "two arguments are named `{}`; rename one by `#[{}(name = \"…\")]`",
                    argument.name,
                    place.on_parameter()
                ),
            );
        }
        if !is_anonymous(&argument.ty) {
            spelling::check(&argument.ty, place.position(), errors);
        }
        default::check(argument, errors);
        let is_none = argument.default.as_ref().is_some_and(crate::model::Default::is_none);
        if argument.not_null && !((is_none || argument.zero) && is_option(&argument.ty)) {
            let left_out = match place {
                Place::Free | Place::Toolbox => "default = None",
                Place::ToolMethods => "required = false",
            };
            errors.other(
                argument.span,
                format_args!("`not_null` stands on an `Option` with `{left_out}`: it may be left out, but not be null"),
            );
        }
    }
}

fn companion(tool: &Tool, sig: &Signature, errors: &Errors) {
    let name = tool.companion();
    if hides_type(tool, sig) {
        errors.other(
            name.span(),
            format_args!("the type beside the function would hide the type `{name}`; name it otherwise by `#[tool(companion = other_name)]`"),
        );
    }
}

/// Whether the enum beside the function hides a type that has its name.
pub(crate) fn hides_type(tool: &Tool, sig: &Signature) -> bool {
    let name = tool.companion().to_string();
    let inputs = sig.inputs.iter().filter_map(|input| match input {
        FnArg::Typed(input) => Some(input.ty.to_token_stream()),
        FnArg::Receiver(_) => None,
    });
    let mut types = inputs.chain([tool.returns.to_token_stream()]);
    PRIMITIVES.contains(&name.as_str()) || types.any(|ty| has_word(ty, &name))
}
