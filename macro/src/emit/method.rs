//! An impl with `#[tool_methods]`: the impl itself, and what `Tools::from_object` asks of its type.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::ItemImpl;
use syn::spanned::Spanned as _;

use super::slot;
use super::tool::{arguments, called_with, passed};
use crate::model::{OBJECT, Parameter, Tool, Toolbox};

pub(crate) fn emit(toolbox: &Toolbox, item: &ItemImpl) -> TokenStream {
    let object = &toolbox.object;
    let name = Ident::new(OBJECT, Span::call_site());
    let tools = toolbox.tools.iter().map(|(tool, _)| make(tool, &name));
    quote! {
        #item

        impl ::olt::toolnexus::ToolObject for #object {
            fn tools_of(
                __object: ::std::sync::Arc<Self>,
            ) -> ::std::vec::Vec<::std::sync::Arc<dyn ::olt::toolnexus::ITool>> {
                type #name = #object;
                ::std::vec![#({ #tools }),*]
            }
        }
    }
}

/// The expression that gives the tool of a method.
fn make(tool: &Tool, object: &Ident) -> TokenStream {
    let Tool { name, description, .. } = tool;
    let (arguments, call) = (arguments(tool), call(tool, object));
    quote! {
        #arguments
        #call
        let __definition =
            __olt::definition(#name, #description, &__INPUT_TEXT, &[], __olt::Metadata::DEFAULT);
        ::olt::toolnexus::NativeTool::of_method(::olt::Tool::new(
            __definition,
            __olt::Function {
                state: ::std::sync::Arc::clone(&__object),
                decode: __decode,
                echo: __echo,
                call: __call,
            },
        ))
    }
}

/// The function that begins a call.
fn call(tool: &Tool, object: &Ident) -> TokenStream {
    let variables = (0..tool.parameters.iter().filter_map(Parameter::argument).count()).map(slot);
    let called = called_with(
        tool,
        Some(object),
        &passed(tool, |by_reference| match by_reference {
            true => quote!(__olt::caller(__context)),
            false => quote!(__olt::caller(__context).cloned()),
        }),
    );
    let returns = &tool.returns;
    let outcome = quote_spanned!(returns.span()=> <#returns as __olt::MethodOutput>::into_outcome);
    let begun = if tool.is_async {
        quote!(__olt::Call::Running(::std::boxed::Box::pin(async move { #outcome(#called.await) })))
    } else {
        quote!(__olt::Call::Done(#outcome(#called)))
    };
    quote! {
        fn __call<'c>(
            __object: &::std::sync::Arc<#object>,
            (#(#variables,)*): __Arguments,
            __context: &'c ::olt::ToolContext,
        ) -> __olt::Call<'c> {
            let __object = ::core::clone::Clone::clone(__object);
            #begun
        }
    }
}
