//! What is generated beside an error, so that one mistake is one message.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, ItemFn, ItemImpl, parse_quote};

use super::derive::bounded;
use crate::model::Tool;
use crate::validate;

/// The attribute stands on something that is no function.
pub(crate) fn not_a_function(item: &TokenStream, error: &syn::Error) -> TokenStream {
    let message =
        syn::Error::new(error.span(), format_args!("olt: `#[tool]` stands on a function with a body; {error}"));
    let message = message.into_compile_error();
    quote!(#item #message)
}

/// The attribute stands on something that is no impl.
pub(crate) fn not_an_impl(item: &TokenStream, error: &syn::Error) -> TokenStream {
    let message = syn::Error::new(error.span(), format_args!("olt: `#[toolbox]` stands on an impl; {error}"));
    let message = message.into_compile_error();
    quote!(#item #message)
}

/// The impl without what was ours, and a method that gives no tools.
pub(crate) fn toolbox(item: &ItemImpl, error: &syn::Error) -> TokenStream {
    let error = error.to_compile_error();
    let (generics, _, clause) = item.generics.split_for_impl();
    let object = &item.self_ty;
    let stub = item.trait_.is_none().then(|| {
        quote! {
            impl #generics #object #clause {
                #[allow(dead_code)]
                pub fn tools(self) -> ::std::vec::Vec<::olt::Tool> {
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
    let has_room = function.sig.receiver().is_none() && !validate::hides_type(tool, &function.sig);
    let companion = has_room.then(|| {
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
    quote!(#error #function #companion)
}

/// An implementation that has the right shape and no content.
pub(crate) fn tool_type(input: &DeriveInput, error: &syn::Error) -> TokenStream {
    let error = error.to_compile_error();
    let ident = &input.ident;
    let generics = bounded(&input.generics, &parse_quote!(__olt::ToolType));
    let (impl_generics, type_generics, clause) = generics.split_for_impl();
    let is_owned = input.generics.lifetimes().next().is_none();
    let stub = is_owned.then(|| {
        quote! {
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
            };
        }
    });
    quote!(#error #stub)
}
