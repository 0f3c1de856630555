//! A function with `#[tool]`: the function itself, and the enum that gives the tool.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;
use syn::{ItemFn, Type};

use super::{decode, encode, schema, slot};
use crate::model::{Argument, Injected, Parameter, Receiver, Tool};

pub(crate) fn emit(tool: &Tool, function: &ItemFn) -> TokenStream {
    let (vis, companion) = (&function.vis, tool.companion());
    let make = make(tool, None);
    let about = format!("The tool `{}`.", tool.name);
    quote! {
        // Arguments are decoded into values of their own, as many as the tool has.
        #[allow(clippy::needless_pass_by_value, clippy::too_many_arguments)]
        #function

        #[doc = #about]
        #[allow(non_camel_case_types)]
        #vis enum #companion {}

        impl #companion {
            #[doc = #about]
            #[must_use]
            #vis fn tool() -> ::olt::Tool {
                #make
            }
        }
    }
}

/// The expression that gives the tool, of a free function or of a method of `object`.
pub(super) fn make(tool: &Tool, object: Option<&Ident>) -> TokenStream {
    let (arguments, definition, call) = (arguments(tool), definition(tool), call(tool, object));
    let state = if object.is_some() { quote!(::std::sync::Arc::clone(&__object)) } else { quote!(()) };
    quote! {
        #arguments
        #call
        #definition
        ::olt::Tool::new(__definition, __olt::Function { state: #state, decode: __decode, echo: __echo, call: __call })
    }
}

/// The schema of the arguments as a constant, and the functions that read and write them.
pub(super) fn arguments(tool: &Tool) -> TokenStream {
    let arguments: Vec<&Argument> = tool.parameters.iter().filter_map(Parameter::argument).collect();
    let properties = arguments.iter().map(|argument| schema::argument(argument));
    let types: Vec<_> = arguments.iter().map(|argument| &argument.ty).collect();
    let (decode, echo) = (decode::arguments(&arguments), encode::arguments(&arguments));
    quote! {
        use ::olt::__private as __olt;
        const __INPUT: &__olt::Fragment = &__olt::Fragment::closed(__PROPERTIES, ::core::option::Option::None);
        #[allow(clippy::as_conversions)]
        const __PROPERTIES: &[__olt::Property] = &[#(#properties),*];
        type __Arguments = (#(#types,)*);

        fn __decode(reader: &mut __olt::Reader<'_>) -> ::core::result::Result<__Arguments, __olt::Fault> {
            let fragment = __INPUT;
            #decode
        }
        fn __echo(arguments: &__Arguments, object: &mut __olt::Object<'_>) {
            #echo
        }
        #[allow(long_running_const_eval)]
        static __INPUT_TEXT: [u8; __olt::length(__INPUT)] = __olt::write(__INPUT);
    }
}

/// The texts, which the compiler writes.
fn definition(tool: &Tool) -> TokenStream {
    let Tool { name, description, ends_loop, requires_approval, parallel_safe, timeout_seconds, .. } = tool;
    let returned = returned(&tool.returns);
    quote! {
        #returned
        const __OUTPUT: &::core::option::Option<__olt::Fragment> = &__RETURNS.output;
        #[allow(long_running_const_eval)]
        static __OUTPUT_TEXT: [u8; __olt::output_length(__OUTPUT)] = __olt::write_output(__OUTPUT);
        let __definition = __olt::definition(
            #name,
            #description,
            &__INPUT_TEXT,
            &__OUTPUT_TEXT,
            __olt::Metadata {
                ends_loop: #ends_loop,
                requires_approval: #requires_approval,
                parallel_safe: #parallel_safe,
                timeout_seconds: #timeout_seconds,
            },
        );
    }
}

/// What is known of the return type. It is asked for in one place, at the type itself, so that a mistake is told
/// there, and once.
pub(super) fn returned(ty: &Type) -> TokenStream {
    let known = quote_spanned!(ty.span()=> __olt::Returned::<#ty>::FORM.known());
    quote! {
        #[allow(unused_imports)]
        use __olt::Infallible as _;
        const __RETURNS: &__olt::ReturnType<#ty> = &#known;
    }
}

/// The function that begins a call.
fn call(tool: &Tool, object: Option<&Ident>) -> TokenStream {
    let ends_loop = tool.ends_loop;
    let variables = (0..tool.parameters.iter().filter_map(Parameter::argument).count()).map(slot);
    let called = called(tool, object);
    let begun = if tool.is_async {
        quote! {
            __olt::Call::Running(::std::boxed::Box::pin(async move { (__RETURNS.into_parts)(#called.await, #ends_loop) }))
        }
    } else if tool.blocking.is_some() {
        quote! {
            let __context = ::core::clone::Clone::clone(__context);
            __olt::run_blocking(move || {
                let __context = &__context;
                (__RETURNS.into_parts)(#called, #ends_loop)
            })
        }
    } else {
        quote!(__olt::Call::Done((__RETURNS.into_parts)(#called, #ends_loop)))
    };
    let state = match object {
        Some(object) => quote!(::std::sync::Arc<#object>),
        None => quote!(()),
    };
    quote! {
        fn __call<'c>(
            __object: &#state,
            (#(#variables,)*): __Arguments,
            __context: &'c ::olt::ToolContext,
        ) -> __olt::Call<'c> {
            let __object = ::core::clone::Clone::clone(__object);
            #begun
        }
    }
}

/// The call of the function itself.
fn called(tool: &Tool, object: Option<&Ident>) -> TokenStream {
    called_with(
        tool,
        object,
        &passed(tool, |by_reference| match by_reference {
            true => quote!(__context),
            false => quote!(::core::clone::Clone::clone(__context)),
        }),
    )
}

/// The call of the function, passing these.
pub(super) fn called_with(tool: &Tool, object: Option<&Ident>, passed: &[TokenStream]) -> TokenStream {
    let function = &tool.ident;
    match (object, tool.receiver) {
        (None, _) => quote!(#function(#(#passed),*)),
        (Some(object), None) => quote!(#object::#function(#(#passed),*)),
        (Some(object), Some(Receiver::Reference)) => quote!(#object::#function(&__object, #(#passed),*)),
        (Some(object), Some(Receiver::Shared)) => quote!(#object::#function(__object, #(#passed),*)),
    }
}

/// What the function is called with; `context` is how it is given its context, by reference or by value.
pub(super) fn passed(tool: &Tool, context: impl Fn(bool) -> TokenStream) -> Vec<TokenStream> {
    let mut arguments = 0;
    let pass = |parameter: &Parameter| match parameter {
        Parameter::Argument(_) => {
            let variable = slot(arguments);
            arguments += 1;
            quote!(#variable)
        }
        Parameter::Injected { what: Injected::Context, by_reference, .. } => context(*by_reference),
        Parameter::Injected { what: Injected::Cancellation, by_reference: true, .. } => {
            quote!(__context.cancellation())
        }
        Parameter::Injected { what: Injected::Cancellation, .. } => {
            quote!(::core::clone::Clone::clone(__context.cancellation()))
        }
    };
    tool.parameters.iter().map(pass).collect()
}
