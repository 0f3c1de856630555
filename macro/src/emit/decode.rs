//! Decoders: one slot a property, found by `match` on its name, filled in any order, emptied in order.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::schema::of_type;
use super::slot;
use crate::model::{Argument, Filling, Property, Record};

/// One value an object has.
struct Slot<'m> {
    name: &'m str,
    ty: &'m syn::Type,
}

/// Statements that read an object into its slots; they need `reader` and `fragment`.
fn read(slots: &[Slot<'_>]) -> TokenStream {
    let variables: Vec<_> = (0..slots.len()).map(slot).collect();
    let types = slots.iter().map(|slot| slot.ty);
    let names = slots.iter().enumerate().map(|(index, slot)| {
        let name = slot.name;
        quote!(#name => ::core::option::Option::Some(#index))
    });
    let fills = slots.iter().enumerate().map(|(index, Slot { ty, .. })| {
        let (variable, decode) = (slot(index), of_type(ty, "decode"));
        quote!(#index => __olt::fill(&mut #variable, reader, fragment, |reader, fragment| #decode(reader, fragment)))
    });
    quote! {
        #(let mut #variables: ::core::option::Option<#types> = ::core::option::Option::None;)*
        __olt::record(
            reader,
            fragment,
            |name| match name {
                #(#names,)*
                _ => ::core::option::Option::None,
            },
            |index, reader, fragment| match index {
                #(#fills,)*
                _ => ::core::result::Result::Ok(()),
            },
        )?;
    }
}

/// A tool's arguments as a tuple.
pub(crate) fn arguments(arguments: &[&Argument]) -> TokenStream {
    let slots: Vec<_> = arguments.iter().map(|argument| Slot { name: &argument.name, ty: &argument.ty }).collect();
    let read = read(&slots);
    let values = arguments.iter().enumerate().map(|(index, argument)| match &argument.default {
        Some(default) => {
            let (variable, default) = (slot(index), default.value(&argument.ty));
            quote!(#variable.unwrap_or_else(|| #default))
        }
        None if argument.zero => zero(index, &argument.ty),
        None => required(index, &argument.name, &argument.ty),
    });
    quote! {
        #read
        ::core::result::Result::Ok((#(#values,)*))
    }
}

/// A record.
pub(crate) fn record(record: &Record) -> TokenStream {
    let properties: Vec<&Property> = record.properties.iter().filter(|property| !property.skipped).collect();
    let slots: Vec<_> = properties.iter().map(|property| Slot { name: &property.name, ty: &property.ty }).collect();
    let read = read(&slots);
    let mut places = 0;
    let fields = record.properties.iter().map(|property| {
        let field = &property.field;
        if property.skipped {
            let value = default(property);
            return quote!(#field: #value);
        }
        let value = sent(property, places);
        places += 1;
        quote!(#field: #value)
    });
    quote! {
        #read
        ::core::result::Result::Ok(Self { #(#fields,)* })
    }
}

/// The value of a property that the schema has.
fn sent(property: &Property, index: usize) -> TokenStream {
    let variable = slot(index);
    let default = default(property);
    match (&property.filling, property.read_only) {
        (_, true) => quote!({ ::core::mem::drop(#variable); #default }),
        (Filling::None, false) => required(index, &property.name, &property.ty),
        (_, false) => quote!(#variable.unwrap_or_else(|| #default)),
    }
}

/// What was sent, or the zero of the type; a type without one stops the compiler at the type.
fn zero(index: usize, ty: &syn::Type) -> TokenStream {
    let (variable, fragment, is_optional) = (slot(index), of_type(ty, "FRAGMENT"), of_type(ty, "OPTIONAL"));
    let of_type = quote_spanned!(ty.span()=> __olt::zero(&#fragment, #is_optional));
    quote!({
        const __ZERO: &::core::primitive::str = #of_type;
        __olt::or_zero(#variable, __ZERO)?
    })
}

fn required(index: usize, name: &str, ty: &syn::Type) -> TokenStream {
    let (variable, absent) = (slot(index), of_type(ty, "absent"));
    quote!(__olt::or_absent(#variable, #name, || #absent())?)
}

/// What a field gets where nothing was sent, or what was sent is dropped.
pub(super) fn default(property: &Property) -> TokenStream {
    let field = &property.field;
    match &property.filling {
        Filling::None | Filling::OfType => quote!(::core::default::Default::default()),
        Filling::OfStruct => quote!(<Self as ::core::default::Default>::default().#field),
        Filling::Call(path) => quote!(#path()),
    }
}
