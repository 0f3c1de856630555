//! The pipeline: parse, model, validate, emit; after an error, what keeps it to one message.

use proc_macro2::TokenStream;
use syn::{Data, DeriveInput, ItemFn};

use crate::diagnostics::Errors;
use crate::emit::{derive, fallback, tool as tool_code};
use crate::model::{Enumeration, Record, Tool};
use crate::validate;

/// `#[tool]` on a function.
pub(crate) fn tool(words: TokenStream, item: TokenStream) -> TokenStream {
    let mut function: ItemFn = match syn::parse2(item.clone()) {
        Ok(function) => function,
        Err(error) => return fallback::not_a_function(&item, &error),
    };
    let errors = Errors::new();
    let model = Tool::read(words, &mut function, &errors);
    validate::tool(&model, &function, &errors);
    match errors.finish() {
        Ok(()) => tool_code::emit(&model, &function),
        Err(error) => fallback::tool(&model, &function, &error),
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
