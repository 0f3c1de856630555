//! An enum with `#[derive(ToolType)]`.

use proc_macro2::{Ident, Span};
use syn::ext::IdentExt as _;
use syn::{DataEnum, DeriveInput, Fields, Generics, LitStr};

use super::naming;
use super::serde_words::{self, Place};
use crate::diagnostics::Errors;

/// An enum as it was written.
#[derive(Debug)]
pub(crate) struct Enumeration {
    pub(crate) ident: Ident,
    pub(crate) generics: Generics,
    pub(crate) variants: Vec<Variant>,
}

/// A member.
#[derive(Debug)]
pub(crate) struct Variant {
    pub(crate) ident: Ident,
    /// The name that is sent.
    pub(crate) name: String,
    pub(crate) span: Span,
}

impl Enumeration {
    pub(crate) fn read(input: &DeriveInput, data: &DataEnum, errors: &Errors) -> Self {
        let rule = rule(input, errors);
        let variants = data.variants.iter().map(|variant| Variant::read(variant, rule.as_ref(), errors)).collect();
        Self { ident: input.ident.clone(), generics: input.generics.clone(), variants }
    }
}

/// `rename_all`
fn rule(input: &DeriveInput, errors: &Errors) -> Option<LitStr> {
    let mut rule = None;
    for word in serde_words::find(&input.attrs, errors) {
        if word.is("rename_all") {
            rule = naming::renamed(&word, errors);
        } else {
            serde_words::judge(&word, Place::Enum, errors);
        }
    }
    if let Some(rule) = &rule
        && naming::variant(&rule.value(), "").is_none()
    {
        errors.other(
            rule.span(),
            format_args!("`{}` is none of serde's naming rules; write one such as `snake_case`", rule.value()),
        );
    }
    rule
}

impl Variant {
    fn read(variant: &syn::Variant, rule: Option<&LitStr>, errors: &Errors) -> Self {
        let ident = variant.ident.clone();
        if !matches!(variant.fields, Fields::Unit) {
            errors.olt002(
                ident.span(),
                format_args!("`{ident}` carries a value; a tool's enum has plain members, so make the value a field of a struct beside it"),
            );
        }
        let written = ident.unraw().to_string();
        let by_rule = rule.and_then(|rule| naming::variant(&rule.value(), &written));
        let mut read = Self { name: by_rule.unwrap_or(written), span: ident.span(), ident };
        for word in serde_words::find(&variant.attrs, errors) {
            if word.is("rename") {
                if let Some(name) = naming::renamed(&word, errors) {
                    read.name = name.value();
                }
            } else {
                serde_words::judge(&word, Place::Variant, errors);
            }
        }
        read
    }
}
