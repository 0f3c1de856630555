//! `#[derive(ToolType)]`: the compiled lane's trait, and beside it the description at run time.

use olt_text::escape::json_string;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Generics, parse_quote};

use super::{decode, encode, reflect, schema};
use crate::model::{Enumeration, Record};

/// A struct.
pub(crate) fn record(record: &Record) -> TokenStream {
    let ident = &record.ident;
    let properties = record.properties.iter().filter(|property| !property.skipped).map(schema::property);
    let cycles = record.properties.iter().filter(|property| !property.skipped);
    let cycles = cycles.map(|property| schema::of_type(&property.ty, "OLT006_TYPE_REFERS_TO_ITSELF"));
    let decode = decode::record(record);
    let encode = encode::record(record);
    let generics = bounded(&record.generics, &parse_quote!(__olt::ToolType));
    let (impl_generics, type_generics, clause) = generics.split_for_impl();
    let acyclic = acyclic(record);
    let (written, reference) = written(record);
    let reflect = reflect::record(record);
    quote! {
        const _: () = {
            use ::olt::{__private as __olt, reflection as __reflection};
            #written
            #[automatically_derived]
            impl #impl_generics __olt::ToolType for #ident #type_generics #clause {
                const PROPERTIES: &'static [__olt::Property] = {
                    #acyclic
                    &[#(#properties),*]
                };
                const FRAGMENT: __olt::Fragment = __olt::Fragment::closed(Self::PROPERTIES, #reference);
                const OLT006_TYPE_REFERS_TO_ITSELF: usize = 0 #(+ #cycles)*;

                fn decode(
                    reader: &mut __olt::Reader<'_>,
                    fragment: &__olt::Fragment,
                ) -> ::core::result::Result<Self, __olt::Fault> {
                    #decode
                }

                fn encode(&self, out: &mut __olt::Encoder) -> ::core::result::Result<(), __olt::NoJsonForm> {
                    #encode
                }
            }

            #reflect
        };
    }
}

/// Looks for the type within itself, in a type, so that a constant that does is not evaluated: it would be told again.
fn acyclic(record: &Record) -> Option<TokenStream> {
    let ident = &record.ident;
    let name = quote!(<#ident as __olt::ToolType>::OLT006_TYPE_REFERS_TO_ITSELF);
    record.generics.params.is_empty().then(|| quote!(let _: [(); #name] = [];))
}

/// A type without parameters writes its properties once, however often it is used.
fn written(record: &Record) -> (TokenStream, TokenStream) {
    if !record.generics.params.is_empty() {
        return (TokenStream::new(), quote!(::core::option::Option::None));
    }
    let ident = &record.ident;
    let constant = quote! {
        const _: [(); <#ident as __olt::ToolType>::OLT006_TYPE_REFERS_TO_ITSELF] = [];
        const __LIST: &[__olt::Property] = <#ident as __olt::ToolType>::PROPERTIES;
        #[allow(long_running_const_eval)]
        const __WRITTEN: &[u8] = &__olt::write_properties::<{ __olt::properties_length(__LIST) }>(__LIST);
    };
    (constant, quote!(::core::option::Option::Some(__WRITTEN)))
}

/// An enum.
pub(crate) fn enumeration(enumeration: &Enumeration) -> TokenStream {
    let ident = &enumeration.ident;
    let (impl_generics, type_generics, clause) = enumeration.generics.split_for_impl();
    let idents: Vec<_> = enumeration.variants.iter().map(|variant| &variant.ident).collect();
    let names: Vec<_> = enumeration.variants.iter().map(|variant| &variant.name).collect();
    let json: Vec<_> = names.iter().map(|name| json_string(name)).collect();
    let list = json.join(",");
    let reflect = reflect::enumeration(enumeration);
    quote! {
        const _: () = {
            use ::olt::{__private as __olt, reflection as __reflection};
            #[automatically_derived]
            impl #impl_generics __olt::ToolType for #ident #type_generics #clause {
                const FRAGMENT: __olt::Fragment = __olt::Fragment::enumeration(
                    &[#(__olt::Member { name: #names, json: #json, value: Self::#idents as i128 }),*],
                    #list,
                );

                fn decode(
                    reader: &mut __olt::Reader<'_>,
                    fragment: &__olt::Fragment,
                ) -> ::core::result::Result<Self, __olt::Fault> {
                    __olt::enumeration::decode(reader, fragment, |name| match name {
                        #(#names => ::core::option::Option::Some(Self::#idents),)*
                        _ => ::core::option::Option::None,
                    })
                }

                fn encode(&self, out: &mut __olt::Encoder) -> ::core::result::Result<(), __olt::NoJsonForm> {
                    __olt::enumeration::encode(out, match self {
                        #(Self::#idents => #json,)*
                    });
                    ::core::result::Result::Ok(())
                }
            }

            #reflect
        };
    }
}

/// The generics of an impl whose type parameters all have this bound.
pub(super) fn bounded(generics: &Generics, bound: &syn::TypeParamBound) -> Generics {
    let mut generics = generics.clone();
    for parameter in generics.type_params_mut() {
        parameter.bounds.push(bound.clone());
    }
    generics
}
