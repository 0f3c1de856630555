//! A function with `#[tool]`.

use proc_macro2::{Ident, Span, TokenStream};
use syn::ext::IdentExt as _;
use syn::{Attribute, Expr, ExprPath, FnArg, PatType, Receiver, ReturnType, Signature, Type, parse_quote};

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
    /// The enum beside it, where a name was given.
    pub(crate) companion: Option<Ident>,
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
    /// How it is called on its object, where it is a toolbox's method.
    pub(crate) receiver: Option<super::Receiver>,
    pub(crate) parameters: Vec<Parameter>,
    /// What it returns, a future unwrapped.
    pub(crate) returns: Type,
}

impl Tool {
    /// Reads the attribute's words and the function; what is ours is removed from its parameters.
    pub(crate) fn read(words: TokenStream, attrs: &[Attribute], sig: &mut Signature, errors: &Errors) -> Self {
        let words = attr::words(words, errors);
        attr::refuse_repeated(&words, errors);
        let ident = sig.ident.clone();
        let name = olt_text::name::snake_case(&ident.unraw().to_string());
        let mut tool = Self::of(ident, name, returned(&sig.output));
        tool.is_async = sig.asyncness.is_some();
        tool.description = docs::text(attrs);
        if !words.iter().any(|word| word.is("description")) {
            docs::refuse_computed(attrs, errors);
        }
        for word in &words {
            tool.set(word, errors);
        }
        tool.parameters = sig.inputs.iter_mut().filter_map(|input| parameter(input, errors)).collect();
        tool
    }

    /// A tool of which nothing is said but its name.
    pub(super) fn of(ident: Ident, name: String, returns: Type) -> Self {
        Self {
            companion: None,
            name,
            name_span: ident.span(),
            description: String::new(),
            ends_loop: false,
            requires_approval: false,
            parallel_safe: true,
            timeout_seconds: 0,
            blocking: None,
            is_async: false,
            receiver: None,
            parameters: Vec::new(),
            returns,
            ident,
        }
    }

    /// Removes from a method's parameters what [`Tool::read`] takes from a copy of them.
    pub(crate) fn strip(sig: &mut Signature) {
        for input in &mut sig.inputs {
            let (FnArg::Typed(PatType { attrs, .. }) | FnArg::Receiver(Receiver { attrs, .. })) = input;
            attrs.retain(|attr| !attr.path().is_ident("arg") && !attr.path().is_ident("doc"));
        }
    }

    /// The enum beside a free function.
    pub(crate) fn companion(&self) -> &Ident {
        self.companion.as_ref().unwrap_or(&self.ident)
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
            "companion" => self.companion = companion(word, errors),
            _ => word.unknown(errors, "on a tool", KNOWN),
        }
    }
}

pub(super) fn returned(output: &ReturnType) -> Type {
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
    match word.expression(errors)? {
        Expr::Path(ExprPath { path, .. }) if path.get_ident().is_some() => path.get_ident().cloned(),
        _ => {
            let text = "`companion` is the name of the enum beside the function: `companion = other_name`";
            errors.other(word.span(), text);
            None
        }
    }
}
