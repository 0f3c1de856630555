//! A parameter of a tool: an argument the model sends, or what the run time fills in.

use proc_macro2::Span;
use syn::ext::IdentExt as _;
use syn::spanned::Spanned as _;
use syn::{GenericArgument, Pat, PatType, PathArguments, Type};

use super::annotation::Annotations;
use super::default::Default;
use crate::attr::{self, Word};
use crate::diagnostics::Errors;
use crate::docs;

const KNOWN: &str = "`name`, `description`, `default`, `not_null`, `range`, `length`, `string_length`, `pattern`, \
                     `email` and `url`";

/// One parameter, in its place.
#[derive(Debug)]
pub(crate) enum Parameter {
    Argument(Box<Argument>),
    Injected { what: Injected, by_reference: bool, ty: Box<Type> },
}

/// What the run time fills in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Injected {
    Context,
    Cancellation,
}

/// What the model sends.
#[derive(Debug)]
pub(crate) struct Argument {
    pub(crate) name: String,
    pub(crate) span: Span,
    pub(crate) ty: Type,
    pub(crate) description: String,
    pub(crate) default: Option<Default>,
    /// It may be left out, and is the zero of its type then (ruling X-2).
    pub(crate) zero: bool,
    /// Null is refused, though the type is an `Option`.
    pub(crate) not_null: bool,
    pub(crate) annotations: Annotations,
}

impl Parameter {
    /// Reads a parameter, and removes what is ours from it.
    pub(crate) fn read(input: &mut PatType, errors: &Errors) -> Self {
        refuse_cfg(input, errors);
        let words = attr::take(&mut input.attrs, "arg", errors);
        if !words.iter().any(|word| word.is("description")) {
            docs::refuse_computed(&input.attrs, errors);
        }
        let documentation = docs::take(&mut input.attrs);
        if let Some((what, by_reference)) = injected(&input.ty) {
            if let Some(word) = words.first() {
                errors.other(
                    word.span(),
                    "the run time fills this parameter in; the model never sees it, so remove `#[arg]`",
                );
            }
            return Self::Injected { what, by_reference, ty: input.ty.clone() };
        }
        let mut argument = Argument {
            name: String::new(),
            span: input.pat.span(),
            ty: (*input.ty).clone(),
            description: documentation,
            default: None,
            zero: false,
            not_null: false,
            annotations: Annotations::default(),
        };
        let mut is_named = false;
        for word in &words {
            is_named |= word.is("name");
            argument.set(word, errors);
        }
        if !is_named {
            argument.name = bound_name(&input.pat, "arg", errors);
        }
        Self::Argument(Box::new(argument))
    }
}

impl Parameter {
    /// The argument, where it is one.
    pub(crate) fn argument(&self) -> Option<&Argument> {
        match self {
            Self::Argument(argument) => Some(argument),
            Self::Injected { .. } => None,
        }
    }
}

impl Argument {
    fn set(&mut self, word: &Word, errors: &Errors) {
        match word.name.to_string().as_str() {
            "name" => self.name = word.text(errors).map(|text| text.value()).unwrap_or_default(),
            "description" => self.description = word.text(errors).map(|text| text.value()).unwrap_or_default(),
            "default" => self.default = word.expression(errors).map(Default::read),
            "not_null" => self.not_null = word.flag(errors),
            _ => {
                if !self.annotations.add(word, errors) {
                    word.unknown(errors, "on a parameter", KNOWN);
                }
            }
        }
    }
}

/// `#[cfg]` comes unexpanded, so the schema and the function would disagree.
pub(super) fn refuse_cfg(input: &PatType, errors: &Errors) {
    for attr in input.attrs.iter().filter(|attr| attr.path().is_ident("cfg") || attr.path().is_ident("cfg_attr")) {
        errors.other(attr.span(), "a tool's parameter can't be conditional; put the condition on the whole function");
    }
}

/// The name that a pattern binds.
pub(super) fn bound_name(pattern: &Pat, attribute: &str, errors: &Errors) -> String {
    match pattern {
        Pat::Ident(binding) => binding.ident.unraw().to_string(),
        _ => {
            let text = format!("this pattern has no name the model could use; add `#[{attribute}(name = \"…\")]`");
            errors.olt_on("OLT002", pattern, text);
            String::new()
        }
    }
}

/// Whether a type is the run time's to fill in (ruling P-6), and whether it is borrowed.
pub(super) fn injected(ty: &Type) -> Option<(Injected, bool)> {
    match ty {
        Type::Reference(reference) if reference.mutability.is_none() => {
            injected(&reference.elem).filter(|(_, by_reference)| !by_reference).map(|(what, _)| (what, true))
        }
        Type::Group(group) => injected(&group.elem),
        Type::Paren(paren) => injected(&paren.elem),
        Type::Path(path) if path.qself.is_none() => {
            let last = path.path.segments.last()?;
            match (last.ident.to_string().as_str(), &last.arguments) {
                ("ToolContext", PathArguments::None) => Some((Injected::Context, false)),
                ("CancellationToken", PathArguments::None) => Some((Injected::Cancellation, false)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Whether a type is written as `Option<…>`.
pub(crate) fn is_option(ty: &Type) -> bool {
    let path = match ty {
        Type::Path(path) => path,
        Type::Group(group) => return is_option(&group.elem),
        Type::Paren(paren) => return is_option(&paren.elem),
        _ => return false,
    };
    path.path.segments.last().is_some_and(|last| {
        let of_one = matches!(&last.arguments, PathArguments::AngleBracketed(list)
            if matches!(list.args.first(), Some(GenericArgument::Type(_))));
        last.ident == "Option" && of_one
    })
}
