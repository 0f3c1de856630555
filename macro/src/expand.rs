//! The pipeline: parse, model, validate, emit; after an error, what keeps it to one message.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, ImplItemFn, ItemFn, ItemImpl, TraitItemFn};

use crate::attr;
use crate::diagnostics::Errors;
use crate::emit::{derive, fallback, method as method_code, tool as tool_code, toolbox as toolbox_code};
use crate::model::{Enumeration, Record, Tool, Toolbox, strip};
use crate::validate::{self, Place};

/// `#[tool]` on a function.
pub(crate) fn tool(words: TokenStream, item: &TokenStream) -> TokenStream {
    let mut function: ItemFn = match syn::parse2(item.clone()) {
        Ok(function) => function,
        Err(error) => return no_function(item, &error),
    };
    let errors = Errors::new();
    let ItemFn { attrs, sig, .. } = &mut function;
    let model = Tool::read(words, attrs, sig, &errors);
    validate::tool(&model, sig, Place::Free, &errors);
    match errors.finish() {
        Ok(()) => tool_code::emit(&model, &function),
        Err(error) => fallback::tool(&model, &function, &error),
    }
}

/// `#[tool]` on something else, which may be a function of a trait.
fn no_function(item: &TokenStream, error: &syn::Error) -> TokenStream {
    let Ok(mut function) = syn::parse2::<TraitItemFn>(item.clone()) else {
        return fallback::not_a_function(item, error);
    };
    Tool::strip(&mut function.sig);
    let errors = Errors::new();
    if !validate::method(&function.sig, &errors) {
        errors.other(function.sig.ident.span(), "`#[tool]` stands on a function with a body; write one");
    }
    match errors.finish() {
        Ok(()) => item.clone(),
        Err(error) => fallback::no_body(&function, &error),
    }
}

/// `#[toolbox]` on an impl.
pub(crate) fn toolbox(words: TokenStream, item: &TokenStream) -> TokenStream {
    let mut item: ItemImpl = match syn::parse2(item.clone()) {
        Ok(item) => item,
        Err(error) => return fallback::not_an_impl("toolbox", item, &error),
    };
    let errors = Errors::new();
    for word in attr::words(words, &errors) {
        word.unknown(&errors, "on a toolbox", "no words; put `#[tool(…)]` on its methods");
    }
    let model = Toolbox::read(&mut item, &errors);
    validate::toolbox(&model, &item, &errors);
    match errors.finish() {
        Ok(()) => toolbox_code::emit(&model, &item),
        Err(error) => fallback::toolbox(&model, &item, &error),
    }
}

/// `#[tool_methods]` on an impl.
pub(crate) fn tool_methods(words: TokenStream, item: &TokenStream) -> TokenStream {
    let mut item: ItemImpl = match syn::parse2(item.clone()) {
        Ok(item) => item,
        Err(error) => return fallback::not_an_impl("tool_methods", item, &error),
    };
    let errors = Errors::new();
    for word in attr::words(words, &errors) {
        word.unknown(&errors, "on an object", "no words; put `#[tool_method(…)]` on its methods");
    }
    let model = Toolbox::of_methods(&mut item, &errors);
    validate::tool_methods(&model, &item, &errors);
    match errors.finish() {
        Ok(()) => method_code::emit(&model, &item),
        Err(error) => fallback::tool_methods(&model, &item, &error),
    }
}

/// `#[tool_method]` that no `#[tool_methods]` has taken.
pub(crate) fn tool_method(item: &TokenStream) -> TokenStream {
    let mut method: ImplItemFn = match syn::parse2(item.clone()) {
        Ok(method) => method,
        Err(error) => return fallback::not_a_method(item, &error),
    };
    strip(&mut method.sig);
    let errors = Errors::new();
    validate::method_without_object(&method.sig, &errors);
    match errors.finish() {
        Ok(()) => quote!(#method),
        Err(error) => fallback::method(&method, &error),
    }
}

/// `#[derive(ToolType)]`.
pub(crate) fn tool_type(item: TokenStream) -> TokenStream {
    let input: DeriveInput = match syn::parse2(item) {
        Ok(input) => input,
        Err(error) => return error.into_compile_error(),
    };
    let errors = Errors::new();
    let code = match &input.data {
        Data::Struct(data) => {
            let record = Record::read(&input, data, &errors);
            validate::record(&record, &errors);
            derive::record(&record)
        }
        Data::Enum(data) => {
            let enumeration = Enumeration::read(&input, data, &errors);
            validate::enumeration(&enumeration, &errors);
            derive::enumeration(&enumeration)
        }
        Data::Union(data) => {
            errors.olt002(data.union_token.span, "a union has no schema; make it a struct or an enum");
            TokenStream::new()
        }
    };
    match errors.finish() {
        Ok(()) => code,
        Err(error) => fallback::tool_type(&input, &error),
    }
}
