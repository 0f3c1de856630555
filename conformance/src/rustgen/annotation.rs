//! Annotations and descriptions, as the attribute and the builder write them.

use olt::reflection::describe::{Annotation, TypeDesc};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

use super::Unspellable;
use super::literal::number;

/// The arguments of `#[arg(…)]` that say what `annotations` say.
pub(super) fn attributes(annotations: &[Annotation], ty: &TypeDesc) -> Result<Vec<TokenStream>, Unspellable> {
    let mut arguments = Vec::new();
    let mut length = length(annotations, ty);
    for annotation in annotations {
        arguments.extend(match annotation {
            Annotation::Range { min, max, min_exclusive, max_exclusive } => {
                range(min.as_deref(), max.as_deref(), *min_exclusive, *max_exclusive)?
            }
            Annotation::StringLength { .. } | Annotation::Length { .. } => length.take(),
            Annotation::Pattern(pattern) => Some(quote!(pattern = #pattern)),
            Annotation::Email => Some(quote!(email)),
            Annotation::Url => Some(quote!(url)),
        });
    }
    Ok(arguments)
}

fn range(
    min: Option<&str>,
    max: Option<&str>,
    min_exclusive: bool,
    max_exclusive: bool,
) -> Result<Option<TokenStream>, Unspellable> {
    if min.is_none() && max.is_none() {
        return Ok(None);
    }
    let min = min.map(|min| number(min, "")).transpose()?;
    let max = max.map(|max| number(max, "")).transpose()?;
    let bounds = span(min.as_ref(), max.as_ref());
    let min_exclusive = min_exclusive.then(|| quote!(, exclusive_min));
    let max_exclusive = max_exclusive.then(|| quote!(, exclusive_max));
    Ok(Some(quote!(range(#bounds #min_exclusive #max_exclusive))))
}

/// The one length that the attribute takes: of several, the strictest bounds (ruling A-3).
fn length(annotations: &[Annotation], ty: &TypeDesc) -> Option<TokenStream> {
    let bounds = annotations.iter().filter_map(|annotation| match annotation {
        Annotation::StringLength { min, max } if !counts_items(ty) => Some(((*min > 0).then_some(*min), Some(*max))),
        Annotation::Length { min, max } => Some((*min, *max)),
        _ => None,
    });
    let (mins, maxes): (Vec<_>, Vec<_>) = bounds.unzip();
    let bounds = counts(mins.into_iter().flatten().max(), maxes.into_iter().flatten().min())?;
    Some(quote!(length(#bounds)))
}

/// The range of a length, unless it is open at both ends.
fn counts(min: Option<u64>, max: Option<u64>) -> Option<TokenStream> {
    let literal = |count| Literal::u64_unsuffixed(count).into_token_stream();
    (min.is_some() || max.is_some()).then(|| span(min.map(literal).as_ref(), max.map(literal).as_ref()))
}

fn span(min: Option<&TokenStream>, max: Option<&TokenStream>) -> TokenStream {
    match max {
        Some(max) => quote!(#min..=#max),
        None => quote!(#min..),
    }
}

/// A length counts items here; what counts characters only does not apply.
fn counts_items(ty: &TypeDesc) -> bool {
    match ty {
        TypeDesc::Nullable(inner) => counts_items(inner),
        TypeDesc::List(_) | TypeDesc::Set(_) | TypeDesc::JsonArray => true,
        _ => false,
    }
}

/// The builder calls on `Param` that say what `annotations` say.
pub(super) fn builder_calls(annotations: &[Annotation]) -> Vec<TokenStream> {
    annotations.iter().map(builder_call).collect()
}

fn builder_call(annotation: &Annotation) -> TokenStream {
    match annotation {
        Annotation::Range { min, max, min_exclusive, max_exclusive } => {
            let (min, max) = (option_text(min.as_deref()), option_text(max.as_deref()));
            quote!(.annotation(Annotation::Range {
                min: #min, max: #max, min_exclusive: #min_exclusive, max_exclusive: #max_exclusive
            }))
        }
        Annotation::StringLength { min, max } => {
            let (min, max) = (Literal::u64_unsuffixed(*min), Literal::u64_unsuffixed(*max));
            quote!(.annotation(Annotation::StringLength { min: #min, max: #max }))
        }
        Annotation::Length { min, max } => match counts(*min, *max) {
            Some(bounds) => quote!(.length(#bounds)),
            None => quote!(.annotation(Annotation::Length { min: None, max: None })),
        },
        Annotation::Pattern(pattern) => quote!(.pattern(#pattern)),
        Annotation::Email => quote!(.email()),
        Annotation::Url => quote!(.url()),
    }
}

fn option_text(text: Option<&str>) -> TokenStream {
    text.map_or_else(|| quote!(None), |text| quote!(Some(#text.to_owned())))
}

/// The attribute that describes an item: a doc comment where the text reads the same in one.
pub(super) fn doc_comment(description: &str) -> Option<TokenStream> {
    reads_the_same_as_a_comment(description).then(|| {
        let line = format!(" {description}");
        quote!(#[doc = #line])
    })
}

/// The description as an argument of an attribute, where a doc comment would not do.
pub(super) fn description_argument(description: &str) -> Option<TokenStream> {
    (!description.is_empty() && !reads_the_same_as_a_comment(description)).then(|| quote!(description = #description))
}

fn reads_the_same_as_a_comment(text: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || " .,;:'()-".contains(c);
    let is_tidy = !text.is_empty() && text.trim() == text && !text.contains("  ") && !text.starts_with('-');
    is_tidy && text.chars().all(is_plain)
}
