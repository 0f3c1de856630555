//! How Rust spells a described type.

use std::collections::BTreeMap;

use olt::reflection::describe::{Signature, TypeDecl, TypeDesc};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::Unspellable;

/// The spelling of `ty`, where `names` gives the identifiers of declared types.
///
/// Sets and dictionaries keep the order they were sent in, as the description's own decoder does.
#[must_use]
pub fn spelling(ty: &TypeDesc, names: &BTreeMap<String, Ident>) -> TokenStream {
    let of = |inner: &TypeDesc| spelling(inner, names);
    match ty {
        TypeDesc::Bool => quote!(bool),
        TypeDesc::Sbyte => quote!(i8),
        TypeDesc::Byte => quote!(u8),
        TypeDesc::Short => quote!(i16),
        TypeDesc::Ushort => quote!(u16),
        TypeDesc::Int => quote!(i32),
        TypeDesc::Uint => quote!(u32),
        TypeDesc::Long => quote!(i64),
        TypeDesc::Ulong => quote!(u64),
        TypeDesc::Float => quote!(f32),
        TypeDesc::Double => quote!(f64),
        TypeDesc::Decimal => quote!(rust_decimal::Decimal),
        TypeDesc::String => quote!(String),
        TypeDesc::Char => quote!(char),
        TypeDesc::Guid => quote!(uuid::Uuid),
        TypeDesc::DateTime => quote!(chrono::DateTime<chrono::Utc>),
        TypeDesc::DateTimeOffset => quote!(chrono::DateTime<chrono::FixedOffset>),
        TypeDesc::DateOnly => quote!(jiff::civil::Date),
        TypeDesc::TimeOnly => quote!(jiff::civil::Time),
        TypeDesc::TimeSpan => quote!(jiff::SignedDuration),
        TypeDesc::Uri => quote!(url::Url),
        TypeDesc::Base64 => quote!(bytes::Bytes),
        TypeDesc::Json => quote!(olt::JsonElement),
        TypeDesc::JsonObject => quote!(olt::JsonObject),
        TypeDesc::JsonArray => quote!(olt::JsonArray),
        TypeDesc::Nullable(inner) => wrapped(&quote!(Option), &of(inner)),
        TypeDesc::List(inner) => wrapped(&quote!(Vec), &of(inner)),
        TypeDesc::Set(inner) => wrapped(&quote!(indexmap::IndexSet), &of(inner)),
        TypeDesc::Dictionary(inner) => {
            let inner = of(inner);
            quote!(indexmap::IndexMap<String, #inner>)
        }
        TypeDesc::Named(name) => names.get(name).map_or_else(|| quote!(Undeclared), |ident| quote!(#ident)),
        TypeDesc::Unknown(_) => quote!(Undeclared),
    }
}

/// The spelling as a reader would write it: without the blanks between tokens.
#[must_use]
pub fn spelling_text(ty: &TypeDesc, names: &BTreeMap<String, Ident>) -> String {
    spelling(ty, names).to_string().replace(' ', "").replace(',', ", ")
}

fn wrapped(outer: &TokenStream, inner: &TokenStream) -> TokenStream {
    quote!(#outer<#inner>)
}

/// Whether values of `ty` can be set elements in Rust: `Eq` and `Hash`.
#[must_use]
pub fn is_hashable(ty: &TypeDesc, types: &BTreeMap<String, TypeDecl>) -> bool {
    match ty {
        TypeDesc::Float | TypeDesc::Double | TypeDesc::Dictionary(_) | TypeDesc::Set(_) => false,
        TypeDesc::Nullable(inner) | TypeDesc::List(inner) => is_hashable(inner, types),
        TypeDesc::Named(name) => match types.get(name) {
            Some(TypeDecl::Record(properties)) => properties.iter().all(|property| is_hashable(&property.ty, types)),
            _ => true,
        },
        _ => true,
    }
}

/// Refuses what Rust has no type for: sets of elements without `Eq` and `Hash`, types no one declares, types
/// that refer to themselves.
pub(super) fn check(signature: &Signature) -> Result<(), Unspellable> {
    let parameters = signature.parameters.iter().map(|parameter| &parameter.ty);
    let returned = match &signature.returns {
        olt::reflection::describe::ReturnDesc::Value(ty) => Some(ty),
        _ => None,
    };
    parameters.chain(returned).try_for_each(|ty| check_type(ty, signature, &mut Vec::new()))
}

fn check_type<'s>(ty: &'s TypeDesc, signature: &'s Signature, open: &mut Vec<&'s str>) -> Result<(), Unspellable> {
    match ty {
        TypeDesc::Set(element) => {
            check_type(element, signature, open)?;
            if is_hashable(element, &signature.types) {
                Ok(())
            } else {
                Err(Unspellable::new(format!("a set of {element:?} needs elements with Eq and Hash")))
            }
        }
        TypeDesc::Nullable(inner) | TypeDesc::List(inner) | TypeDesc::Dictionary(inner) => {
            check_type(inner, signature, open)
        }
        TypeDesc::Named(name) => check_named(name, signature, open),
        TypeDesc::Unknown(word) => Err(Unspellable::new(format!("there is no type '{word}'"))),
        _ => Ok(()),
    }
}

fn check_named<'s>(name: &'s str, signature: &'s Signature, open: &mut Vec<&'s str>) -> Result<(), Unspellable> {
    if open.contains(&name) {
        return Err(Unspellable::new(format!("{name} refers to itself")));
    }
    match signature.types.get(name) {
        None => Err(Unspellable::new(format!("nothing declares {name}"))),
        Some(TypeDecl::Enum(members)) if members.is_empty() => {
            Err(Unspellable::new(format!("{name} has no members, so it has no values")))
        }
        Some(TypeDecl::Enum(_)) => Ok(()),
        Some(TypeDecl::Record(properties)) => {
            open.push(name);
            let checked = properties.iter().try_for_each(|property| check_type(&property.ty, signature, open));
            open.pop();
            checked
        }
    }
}
