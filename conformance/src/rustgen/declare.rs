//! The declared types of a signature: structs and enums with `#[derive(ToolType)]`.

use std::collections::BTreeMap;

use olt::reflection::describe::{PropertyDesc, Signature, TypeDecl};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::ident::Idents;
use super::spelling::{is_hashable, spelling};
use super::{Unspellable, annotation};

/// Every declared type of the signature.
pub(super) fn types(signature: &Signature, names: &BTreeMap<String, Ident>) -> Result<Vec<TokenStream>, Unspellable> {
    let declared = signature.types.iter().filter_map(|(name, declared)| Some((names.get(name)?, declared)));
    declared
        .map(|(ident, declared)| match declared {
            TypeDecl::Enum(members) => Ok(enumeration(ident, members)),
            TypeDecl::Record(properties) => record(ident, properties, signature, names),
        })
        .collect()
}

/// The variants of an enum, in the order of its members.
pub(super) fn variants(members: &[String]) -> Vec<Ident> {
    let mut idents = Idents::default();
    members.iter().map(|member| idents.ty(member)).collect()
}

/// The fields of a struct, in the order of its properties.
pub(super) fn fields(properties: &[PropertyDesc]) -> Vec<Ident> {
    let mut idents = Idents::default();
    properties.iter().map(|property| idents.value(&property.name)).collect()
}

fn enumeration(ident: &Ident, members: &[String]) -> TokenStream {
    let variants = variants(members).into_iter().zip(members).map(|(variant, member)| {
        let rename = (variant != *member).then(|| quote!(#[serde(rename = #member)]));
        quote!(#rename #variant)
    });
    quote! {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
        pub enum #ident { #(#variants),* }
    }
}

fn record(
    ident: &Ident,
    properties: &[PropertyDesc],
    signature: &Signature,
    names: &BTreeMap<String, Ident>,
) -> Result<TokenStream, Unspellable> {
    let idents = fields(properties);
    let renamed = |field: &Ident, property: &PropertyDesc| *field != property.name;
    let all_camel = idents.iter().zip(properties).all(|(field, property)| camel(field) == property.name);
    let any_renamed = idents.iter().zip(properties).any(|(field, property)| renamed(field, property));
    let rename_all = (all_camel && any_renamed).then(|| quote!(#[serde(rename_all = "camelCase")]));
    let fields = idents.iter().zip(properties).map(|(field, property)| {
        let name = &property.name;
        let rename = (rename_all.is_none() && renamed(field, property)).then(|| quote!(#[serde(rename = #name)]));
        let attributes = field_attributes(property)?;
        let ty = spelling(&property.ty, names);
        let ty = if property.required { ty } else { quote!(olt::Optional<#ty>) };
        Ok(quote!(#attributes #rename pub #field: #ty))
    });
    let fields = fields.collect::<Result<Vec<_>, _>>()?;
    let hashable = properties.iter().all(|property| is_hashable(&property.ty, &signature.types));
    let hash = hashable.then(|| quote!(Eq, Hash,));
    Ok(quote! {
        #[derive(Debug, Clone, PartialEq, #hash olt::ToolType)]
        #rename_all
        pub struct #ident { #(#fields),* }
    })
}

fn field_attributes(property: &PropertyDesc) -> Result<TokenStream, Unspellable> {
    let doc = annotation::doc_comment(&property.description);
    let mut arguments: Vec<TokenStream> = annotation::description_argument(&property.description).into_iter().collect();
    arguments.extend(annotation::attributes(&property.annotations, &property.ty)?);
    arguments.extend(property.read_only.then(|| quote!(read_only)));
    let arg = (!arguments.is_empty()).then(|| quote!(#[arg(#(#arguments),*)]));
    Ok(quote!(#doc #arg))
}

/// What `rename_all = "camelCase"` makes of a field's identifier.
fn camel(field: &Ident) -> String {
    let mut camel = String::new();
    let mut starts = false;
    for c in field.to_string().chars() {
        match c {
            '_' => starts = true,
            _ if std::mem::take(&mut starts) && !camel.is_empty() => camel.push(c.to_ascii_uppercase()),
            _ => camel.push(c),
        }
    }
    camel
}
