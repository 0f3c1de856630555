//! `#[derive(ToolType)]`: the description at run time, as a compiler emits metadata. It calls nothing of the
//! compiled lane.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Type, parse_quote};

use super::decode;
use super::derive::bounded;
use crate::literal::Number;
use crate::model::{Annotation, Bound, Bounds, Enumeration, Filling, Property, Record};

/// A struct.
pub(crate) fn record(record: &Record) -> TokenStream {
    let ident = &record.ident;
    let name = ident.to_string();
    let generics = bounded(&record.generics, &parse_quote!(__reflection::Reflect));
    let sent = || record.properties.iter().filter(|property| !property.skipped);
    let (impl_generics, type_generics, clause) = generics.split_for_impl();
    let properties = sent().map(property);
    let taken = record.properties.iter().map(taken);
    let slots = sent().map(|property| {
        let field = &property.field;
        let of_field = of_field(&property.ty);
        quote!(#of_field.to_slot(&self.#field))
    });
    quote! {
        #[allow(unused_imports)]
        use __reflection::Unreflected as _;

        #[automatically_derived]
        impl #impl_generics __reflection::Reflect for #ident #type_generics #clause {
            fn describe(types: &mut __reflection::Types) -> __reflection::describe::TypeDesc {
                types.declare::<Self>(#name, |types| {
                    let mut properties = __reflection::Properties::new(types);
                    #(#properties)*
                    __reflection::describe::TypeDecl::Record(properties.finish())
                })
            }

            fn from_value(value: __reflection::Value) -> ::core::result::Result<Self, ::olt::contract::Fault> {
                let mut record = __reflection::Record::of(value)?;
                ::core::result::Result::Ok(Self { #(#taken,)* })
            }

            fn to_value(&self) -> __reflection::Value {
                __reflection::Value::Record(::std::vec![#(#slots),*])
            }
        }
    }
}

/// The type of a field, of which nothing is asked: one without a schema is told once, by the compiled lane.
fn of_field(ty: &Type) -> TokenStream {
    quote!(__reflection::Field::<#ty>::TYPE)
}

fn property(property: &Property) -> TokenStream {
    let Property { ty, name, description, .. } = property;
    let description =
        (!description.is_empty()).then(|| quote!(property.description = ::std::string::String::from(#description);));
    let optional =
        (property.read_only || !matches!(property.filling, Filling::None)).then(|| quote!(property.required = false;));
    let read_only = property.read_only.then(|| quote!(property.read_only = true;));
    let annotations = property.annotations.0.iter().map(annotation);
    let of_field = of_field(ty);
    quote! {
        let property = #of_field.add(&mut properties, #name);
        #description
        #optional
        #read_only
        property.annotations = ::std::vec![#(#annotations),*];
    }
}

fn taken(property: &Property) -> TokenStream {
    let (field, name) = (&property.field, &property.name);
    let default = decode::default(property);
    if property.skipped {
        return quote!(#field: #default);
    }
    let of_field = of_field(&property.ty);
    match (&property.filling, property.read_only) {
        (Filling::None, false) => quote!(#field: #of_field.take(&mut record, #name)?),
        _ => quote!(#field: #of_field.take_or_else(&mut record, #name, || #default)?),
    }
}

fn annotation(annotation: &Annotation) -> TokenStream {
    let code = match annotation {
        Annotation::Range { min, max } => {
            let text = |bound: &Option<Bound>| text_option(bound.as_ref().map(|bound| written(&bound.number)));
            let is_exclusive = |bound: &Option<Bound>| bound.as_ref().is_some_and(|bound| bound.exclusive);
            let (min_text, max_text) = (text(min), text(max));
            let (min_exclusive, max_exclusive) = (is_exclusive(min), is_exclusive(max));
            quote!(Range {
                min: #min_text,
                max: #max_text,
                min_exclusive: #min_exclusive,
                max_exclusive: #max_exclusive,
            })
        }
        Annotation::Length(Bounds { min, max }) => {
            let (min, max) = (option(*min), option(*max));
            quote!(Length { min: #min, max: #max })
        }
        Annotation::StringLength(Bounds { min, max }) => {
            let (min, max) = (min.unwrap_or(0), max.unwrap_or(u64::MAX));
            quote!(StringLength { min: #min, max: #max })
        }
        Annotation::Pattern(source) => quote!(Pattern(::std::string::String::from(#source))),
        Annotation::Email => quote!(Email),
        Annotation::Url => quote!(Url),
    };
    quote!(__reflection::describe::Annotation::#code)
}

/// A bound as the description writes it.
fn written(number: &Number) -> String {
    match number {
        Number::Integer(value) => value.to_string(),
        Number::Digits(digits) => digits.clone(),
        Number::Named(value) if value.is_nan() => "NaN".to_owned(),
        Number::Named(value) => match number.double() {
            Some(text) => text,
            None => if *value > 0.0 { "Infinity" } else { "-Infinity" }.to_owned(),
        },
    }
}

fn text_option(text: Option<String>) -> TokenStream {
    option(text.map(|text| quote!(::std::string::String::from(#text))))
}

fn option<T: quote::ToTokens>(value: Option<T>) -> TokenStream {
    match value {
        Some(value) => quote!(::core::option::Option::Some(#value)),
        None => quote!(::core::option::Option::None),
    }
}

/// An enum.
pub(crate) fn enumeration(enumeration: &Enumeration) -> TokenStream {
    let ident = &enumeration.ident;
    let name = ident.to_string();
    let (impl_generics, type_generics, clause) = enumeration.generics.split_for_impl();
    let idents: Vec<_> = enumeration.variants.iter().map(|variant| &variant.ident).collect();
    let names: Vec<_> = enumeration.variants.iter().map(|variant| &variant.name).collect();
    quote! {
        #[automatically_derived]
        impl #impl_generics __reflection::Reflect for #ident #type_generics #clause {
            fn describe(types: &mut __reflection::Types) -> __reflection::describe::TypeDesc {
                __reflection::enumeration::describe::<Self>(types, #name, &[#(#names),*])
            }

            fn from_value(value: __reflection::Value) -> ::core::result::Result<Self, ::olt::contract::Fault> {
                __reflection::enumeration::from_value(value, |name| match name {
                    #(#names => ::core::option::Option::Some(Self::#idents),)*
                    _ => ::core::option::Option::None,
                })
            }

            fn to_value(&self) -> __reflection::Value {
                __reflection::Value::Text(::std::string::String::from(match self {
                    #(Self::#idents => #names,)*
                }))
            }
        }
    }
}
