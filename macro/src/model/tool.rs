//! A function with `#[tool]`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::format_ident;
use syn::ext::IdentExt as _;
use syn::{Attribute, FnArg, ItemFn, ReturnType, Type, parse_quote};

use super::parameter::Parameter;
use crate::attr::{self, Word};
use crate::diagnostics::Errors;
use crate::{docs, literal};

const KNOWN: &str = "`name`, `description`, `ends_loop`, `requires_approval`, `parallel_safe`, \
                     `timeout_seconds`, `blocking` and `companion`";

/// A tool as it was written.
#[derive(Debug)]
pub(crate) struct Tool {
    /// The function.
    pub(crate) ident: Ident,
    /// The enum beside it.
    pub(crate) companion: Ident,
    /// The final name.
    pub(crate) name: String,
    /// Where the name was given.
    pub(crate) name_span: Span,
    pub(crate) description: String,
    pub(crate) ends_loop: bool,
    pub(crate) requires_approval: bool,
    pub(crate) parallel_safe: bool,
    pub(crate) timeout_seconds: u64,
    pub(crate) blocking: Option<Span>,
    pub(crate) is_async: bool,
    pub(crate) parameters: Vec<Parameter>,
    /// What it returns, a future unwrapped.
    pub(crate) returns: Type,
}

impl Tool {
    /// Reads the attribute's words and the function; what is ours is removed from the function.
    pub(crate) fn read(words: TokenStream, function: &mut ItemFn, errors: &Errors) -> Self {
        let words = attr::words(words, errors);
        attr::refuse_repeated(&words, errors);
        let ident = function.sig.ident.clone();
        let mut tool = Self {
            companion: ident.clone(),
            name: olt_text::name::snake_case(&ident.unraw().to_string()),
            name_span: ident.span(),
            description: String::new(),
            ends_loop: false,
            requires_approval: false,
            parallel_safe: true,
            timeout_seconds: 0,
            blocking: None,
            is_async: function.sig.asyncness.is_some(),
            parameters: Vec::new(),
            returns: returned(&function.sig.output),
            ident,
        };
        tool.description = docs::text(&function.attrs);
        for word in &words {
            tool.set(word, errors);
        }
        tool.parameters = function.sig.inputs.iter_mut().filter_map(|input| parameter(input, errors)).collect();
        tool
    }

    fn set(&mut self, word: &Word, errors: &Errors) {
        match word.name.to_string().as_str() {
            "name" => {
                if let Some(name) = word.text(errors) {
                    self.name = name.value();
                    self.name_span = name.span();
                }
            }
            "description" => self.description = word.text(errors).map(|text| text.value()).unwrap_or_default(),
            "ends_loop" => self.ends_loop = word.flag(errors),
            "requires_approval" => self.requires_approval = word.flag(errors),
            "parallel_safe" => self.parallel_safe = word.flag(errors),
            "timeout_seconds" => self.timeout_seconds = seconds(word, errors).unwrap_or_default(),
            "blocking" => self.blocking = word.flag(errors).then(|| word.span()),
            "companion" => self.companion = companion(word, errors).unwrap_or_else(|| self.companion.clone()),
            _ => word.unknown(errors, "on a tool", KNOWN),
        }
    }
}

fn returned(output: &ReturnType) -> Type {
    match output {
        ReturnType::Default => parse_quote!(()),
        ReturnType::Type(_, ty) => (**ty).clone(),
    }
}

/// A parameter; a receiver is none, and is judged later.
fn parameter(input: &mut FnArg, errors: &Errors) -> Option<Parameter> {
    match input {
        FnArg::Typed(input) => Some(Parameter::read(input, errors)),
        FnArg::Receiver(receiver) => {
            refuse_words(&mut receiver.attrs, errors);
            None
        }
    }
}

fn refuse_words(attrs: &mut Vec<Attribute>, errors: &Errors) {
    for word in attr::take(attrs, "arg", errors) {
        errors.other(word.span(), "`self` is no argument; remove the attribute");
    }
}

fn seconds(word: &Word, errors: &Errors) -> Option<u64> {
    let expression = word.expression(errors)?;
    let seconds = literal::Number::read(&expression).and_then(|number| match number {
        literal::Number::Integer(seconds) => u64::try_from(seconds).ok(),
        _ => None,
    });
    if seconds.is_none() {
        errors.other(word.span(), "`timeout_seconds` is a whole number of seconds, 0 for no time-out");
    }
    seconds
}

fn companion(word: &Word, errors: &Errors) -> Option<Ident> {
    let expression = word.expression(errors)?;
    match syn::parse2::<Ident>(quote::quote!(#expression)) {
        Ok(ident) => Some(format_ident!("{ident}")),
        Err(_) => {
            errors.other(
                word.span(),
                "`companion` is the name of the enum beside the function: `companion = other_name`",
            );
            None
        }
    }
}
