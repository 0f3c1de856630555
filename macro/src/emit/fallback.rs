//! What is generated beside an error, so that one mistake is one message.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{
    Data, DataStruct, DeriveInput, Fields, ImplItemFn, ItemFn, ItemImpl, Signature, TraitItemFn, Type, parse_quote,
};

use super::derive::bounded;
use super::schema::of_type;
use super::tool::returned;
use crate::model::{OBJECT, Parameter, Tool, Toolbox};
use crate::validate::{self, Position};

/// The attribute stands on something that is no function.
pub(crate) fn not_a_function(item: &TokenStream, error: &syn::Error) -> TokenStream {
    let message =
        syn::Error::new(error.span(), format_args!("olt: `#[tool]` stands on a function with a body; {error}"));
    let message = message.into_compile_error();
    quote!(#item #message)
}

/// The function of a trait or of an `extern` block, without what was ours.
pub(crate) fn no_body(function: &TraitItemFn, error: &syn::Error) -> TokenStream {
    let error = error.to_compile_error();
    quote!(#function #error)
}

/// `#[tool_method]` stands on something that is no method.
pub(crate) fn not_a_method(item: &TokenStream, error: &syn::Error) -> TokenStream {
    let message =
        syn::Error::new(error.span(), format_args!("olt: `#[tool_method]` stands on a method with a body; {error}"));
    let message = message.into_compile_error();
    quote!(#item #message)
}

/// The method without what was ours.
pub(crate) fn method(method: &ImplItemFn, error: &syn::Error) -> TokenStream {
    let error = error.to_compile_error();
    quote!(#method #error)
}

/// The attribute stands on something that is no impl.
pub(crate) fn not_an_impl(attribute: &str, item: &TokenStream, error: &syn::Error) -> TokenStream {
    let message = syn::Error::new(error.span(), format_args!("olt: `#[{attribute}]` stands on an impl; {error}"));
    let message = message.into_compile_error();
    quote!(#item #message)
}

/// The impl without what was ours, and a method that gives no tools.
pub(crate) fn toolbox(toolbox: &Toolbox, item: &ItemImpl, error: &syn::Error) -> TokenStream {
    let error = error.to_compile_error();
    let (generics, _, clause) = item.generics.split_for_impl();
    let object = &item.self_ty;
    let is_one_type = item.generics.params.is_empty();
    let checks = is_one_type.then(|| {
        let name = Ident::new(OBJECT, Span::call_site());
        let checks = toolbox.tools.iter().map(|(tool, sig)| checks(tool, sig));
        quote! {
            type #name = #object;
            #(#checks)*
        }
    });
    let has_room = item.trait_.is_none() && matches!(**object, Type::Path(_));
    let stub = has_room.then(|| {
        quote! {
            impl #generics #object #clause {
                #[allow(dead_code)]
                pub fn tools(self) -> ::std::vec::Vec<::olt::Tool> {
                    #checks
                    ::core::unreachable!()
                }
            }
        }
    });
    quote!(#error #item #stub)
}

/// The impl without what was ours, and an object that gives no tools.
pub(crate) fn tool_methods(toolbox: &Toolbox, item: &ItemImpl, error: &syn::Error) -> TokenStream {
    let error = error.to_compile_error();
    let (generics, _, clause) = item.generics.split_for_impl();
    let object = &toolbox.object;
    let has_room = item.trait_.is_none() && matches!(object, Type::Path(_)) && item.generics.params.is_empty();
    let stub = has_room.then(|| {
        quote! {
            impl #generics ::olt::toolnexus::ToolObject for #object #clause {
                fn tools_of(
                    _: ::std::sync::Arc<Self>,
                ) -> ::std::vec::Vec<::std::sync::Arc<dyn ::olt::toolnexus::ITool>> {
                    ::core::unreachable!()
                }
            }
        }
    });
    quote!(#error #item #stub)
}

/// The function without what was ours, and a companion that gives no tool.
pub(crate) fn tool(tool: &Tool, function: &ItemFn, error: &syn::Error) -> TokenStream {
    let error = error.to_compile_error();
    if validate::method_span(&function.sig).is_some() {
        return quote!(#error #function);
    }
    let checks = checks(tool, &function.sig);
    let companion = (!validate::hides_type(tool, &function.sig)).then(|| {
        let (vis, companion) = (&function.vis, tool.companion());
        quote! {
            #[allow(non_camel_case_types, dead_code)]
            #vis enum #companion {}
            #[allow(dead_code)]
            impl #companion {
                #vis fn tool() -> ::olt::Tool {
                    ::core::unreachable!()
                }
            }
        }
    });
    quote!(#error #function #companion #checks)
}

/// What the compiler has to say of the types that no error names yet, so that all of an item's mistakes are told
/// at once.
fn checks(tool: &Tool, sig: &Signature) -> TokenStream {
    if sig.generics.type_params().next().is_some() || sig.generics.const_params().next().is_some() {
        return TokenStream::new();
    }
    let sent = tool.parameters.iter().filter_map(Parameter::argument).map(|argument| &argument.ty);
    let sent = has_schema(sent.filter(|ty| !is_told(ty, Position::Sent)));
    let returned = (!is_told(&tool.returns, Position::Returned)).then(|| returned(&tool.returns));
    quote! {
        const _: () = {
            use ::olt::__private as __olt;
            #sent
            #returned
        };
    }
}

fn has_schema<'t>(types: impl Iterator<Item = &'t Type>) -> TokenStream {
    types.map(|ty| of_type(ty, "OPTIONAL")).map(|constant| quote!(let _ = #constant;)).collect()
}

fn is_told(ty: &Type, position: Position) -> bool {
    validate::is_anonymous(ty) || validate::misfit(ty, position).is_some()
}

/// Implementations that have the right shape and no content.
pub(crate) fn tool_type(input: &DeriveInput, error: &syn::Error) -> TokenStream {
    let error = error.to_compile_error();
    if input.generics.lifetimes().next().is_some() {
        return error;
    }
    let ident = &input.ident;
    let compiled = bounded(&input.generics, &parse_quote!(__olt::ToolType));
    let reflected = bounded(&input.generics, &parse_quote!(::olt::reflection::Reflect));
    let (impl_generics, type_generics, clause) = compiled.split_for_impl();
    let (reflect_generics, _, reflect_clause) = reflected.split_for_impl();
    let checks = fields(input);
    quote! {
        #error
        const _: () = {
            use ::olt::__private as __olt;
            impl #impl_generics __olt::ToolType for #ident #type_generics #clause {
                const FRAGMENT: __olt::Fragment = __olt::Fragment::ANY;
                fn decode(
                    _: &mut __olt::Reader<'_>,
                    _: &__olt::Fragment,
                ) -> ::core::result::Result<Self, __olt::Fault> {
                    ::core::unreachable!()
                }
                fn encode(&self, _: &mut __olt::Encoder) -> ::core::result::Result<(), __olt::NoJsonForm> {
                    ::core::unreachable!()
                }
            }
            impl #reflect_generics ::olt::reflection::Reflect for #ident #type_generics #reflect_clause {
                fn describe(_: &mut ::olt::reflection::Types) -> ::olt::reflection::describe::TypeDesc {
                    ::core::unreachable!()
                }
                fn from_value(_: ::olt::reflection::Value) -> ::core::result::Result<Self, __olt::Fault> {
                    ::core::unreachable!()
                }
                fn to_value(&self) -> ::olt::reflection::Value {
                    ::core::unreachable!()
                }
            }
            #checks
        };
    }
}

/// As [`checks`], of the fields of a struct.
fn fields(input: &DeriveInput) -> Option<TokenStream> {
    let Data::Struct(DataStruct { fields: Fields::Named(fields), .. }) = &input.data else { return None };
    let types = fields.named.iter().map(|field| &field.ty).filter(|ty| !is_told(ty, Position::Sent));
    input.generics.params.is_empty().then(|| has_schema(types))
}
