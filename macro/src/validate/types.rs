//! Structs and enums.

use std::collections::HashMap;

use proc_macro2::Ident;
use quote::ToTokens as _;
use syn::Generics;

use super::has_word;
use super::spelling::{self, Position};
use crate::diagnostics::Errors;
use crate::model::{Enumeration, Record};

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
            errors.olt_on(
                "OLT006",
                &property.ty,
                format_args!("`{}` refers to itself, and a schema has an end; take an identifier in its place, or an `olt::JsonElement`", record.ident),
            );
        } else if record.generics.lifetimes().next().is_none() {
            spelling::check(&property.ty, Position::Sent, errors);
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
