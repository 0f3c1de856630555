//! Rust expressions for default values and for values to return.

use std::collections::BTreeMap;

use olt::reflection::describe::{Signature, TypeDecl, TypeDesc};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

use super::Unspellable;
use super::declare::variants;

/// Whether a number says its type, where nothing else does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Typed {
    Yes,
    No,
}

/// A Rust expression of a default's JSON text.
pub(super) fn default_value(
    json: &str,
    ty: &TypeDesc,
    typed: Typed,
    signature: &Signature,
    names: &BTreeMap<String, Ident>,
) -> Result<TokenStream, Unspellable> {
    if json == "null" {
        return Ok(quote!(None));
    }
    let unreadable = || Unspellable::new(format!("the default {json} is none of its type"));
    match ty {
        TypeDesc::Nullable(inner) => default_value(json, inner, typed, signature, names),
        TypeDesc::Bool => Ok(if json == "true" { quote!(true) } else { quote!(false) }),
        TypeDesc::Float => number(json, if typed == Typed::Yes { "f32" } else { ".0" }),
        TypeDesc::Double => number(json, ".0"),
        TypeDesc::Decimal => {
            let number = number(json, "")?;
            Ok(quote!(rust_decimal::dec!(#number)))
        }
        TypeDesc::Char => {
            let c: char = serde_json::from_str(json).map_err(|_| unreadable())?;
            let literal = Literal::character(c);
            Ok(quote!(#literal))
        }
        TypeDesc::Named(name) => {
            let member: String = serde_json::from_str(json).map_err(|_| unreadable())?;
            let (Some(TypeDecl::Enum(members)), Some(ty)) = (signature.types.get(name), names.get(name)) else {
                return Err(unreadable());
            };
            let index = members.iter().position(|candidate| *candidate == member).ok_or_else(unreadable)?;
            let variants = variants(members);
            let variant = variants.get(index).ok_or_else(unreadable)?;
            Ok(quote!(#ty::#variant))
        }
        TypeDesc::String => {
            let text: String = serde_json::from_str(json).map_err(|_| unreadable())?;
            Ok(quote!(#text))
        }
        TypeDesc::Uint if typed == Typed::Yes => number(json, "u32"),
        TypeDesc::Long if typed == Typed::Yes => number(json, "i64"),
        TypeDesc::Ulong if typed == Typed::Yes => number(json, "u64"),
        _ => number(json, ""),
    }
}

/// A number's text as a literal, with a suffix that makes it one of its type: `.0` is added to whole numbers only.
pub(super) fn number(text: &str, suffix: &str) -> Result<TokenStream, Unspellable> {
    let special = match text {
        "NaN" => Some(quote!(f64::NAN)),
        "Infinity" => Some(quote!(f64::INFINITY)),
        "-Infinity" => Some(quote!(f64::NEG_INFINITY)),
        _ => None,
    };
    if let Some(special) = special {
        return Ok(special);
    }
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let is_whole = digits.bytes().all(|byte| byte.is_ascii_digit());
    let suffix = if suffix == ".0" && !is_whole { "" } else { suffix };
    let spelled = format!("{digits}{suffix}");
    let literal: Literal =
        spelled.parse().map_err(|_| Unspellable::new(format!("{text} is no number Rust can spell")))?;
    Ok(if negative { quote!(-#literal) } else { quote!(#literal) })
}

/// Some value of `ty`, for a tool to return.
pub(super) fn sample(ty: &TypeDesc, signature: &Signature, names: &BTreeMap<String, Ident>) -> TokenStream {
    match ty {
        TypeDesc::Bool => quote!(false),
        TypeDesc::Float | TypeDesc::Double => quote!(0.5),
        TypeDesc::Decimal => quote!(rust_decimal::Decimal::ONE),
        TypeDesc::String => quote!(String::from("text")),
        TypeDesc::Char => quote!('c'),
        TypeDesc::Guid => quote!(uuid::Uuid::nil()),
        TypeDesc::DateTime => quote!(chrono::DateTime::UNIX_EPOCH),
        TypeDesc::DateTimeOffset => quote!(chrono::DateTime::UNIX_EPOCH.fixed_offset()),
        TypeDesc::DateOnly => quote!(jiff::civil::date(2026, 1, 31)),
        TypeDesc::TimeOnly => quote!(jiff::civil::time(9, 30, 0, 0)),
        TypeDesc::TimeSpan => quote!(jiff::SignedDuration::ZERO),
        TypeDesc::Uri => quote!("https://example.com/".parse().expect("a URL")),
        TypeDesc::Base64 => quote!(bytes::Bytes::new()),
        TypeDesc::Json | TypeDesc::JsonObject => {
            let ty = super::spelling(ty, names);
            quote!(#ty::from_compact("{}".to_owned()))
        }
        TypeDesc::JsonArray => quote!(olt::JsonArray::from_compact("[]".to_owned())),
        TypeDesc::Nullable(_) => quote!(None),
        TypeDesc::List(_) => quote!(Vec::new()),
        TypeDesc::Set(_) | TypeDesc::Dictionary(_) => quote!(Default::default()),
        TypeDesc::Named(name) => named_sample(name, signature, names),
        _ => quote!(0),
    }
}

fn named_sample(name: &str, signature: &Signature, names: &BTreeMap<String, Ident>) -> TokenStream {
    let ident = names.get(name).cloned().unwrap_or_else(|| Ident::new("Undeclared", Span::call_site()));
    match signature.types.get(name) {
        Some(TypeDecl::Enum(members)) => {
            let first = variants(members).into_iter().next();
            quote!(#ident::#first)
        }
        Some(TypeDecl::Record(properties)) => {
            let fields = super::declare::fields(properties).into_iter().zip(properties).map(|(field, property)| {
                let value = match property.required {
                    true => sample(&property.ty, signature, names),
                    false => quote!(olt::Optional::Absent),
                };
                quote!(#field: #value)
            });
            quote!(#ident { #(#fields),* })
        }
        None => quote!(Undeclared),
    }
}
