//! Fragments as constants: annotations, defaults, properties.

use olt_text::escape::json_string;
use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;
use syn::{LitStr, Type};

use crate::literal::{self, Number};
use crate::model::{Annotation, Argument, Bound, Bounds, Default, Filling, Property, Shown};

/// An item of the trait for a type. Every use spells it alike, stands at the type itself and is no argument
/// of a generic function, so that a missing implementation is told there, and once.
pub(crate) fn of_type(ty: &Type, item: &str) -> TokenStream {
    let item = Ident::new(item, ty.span());
    quote_spanned!(ty.span()=> <#ty as __olt::ToolType>::#item)
}

/// The property of an argument.
pub(crate) fn argument(argument: &Argument) -> TokenStream {
    let mut fragment = described(&argument.ty, &argument.description, &argument.annotations.0);
    if argument.not_null {
        fragment = quote!(#fragment.not_null());
    }
    if let Some(default) = &argument.default {
        let shown = shown(default);
        let call = quote_spanned!(default.expression.span()=> .default(#shown));
        fragment = quote!(#fragment #call);
    }
    let required = match &argument.default {
        None if !argument.zero => required(&argument.ty),
        _ => quote!(false),
    };
    property_code(&argument.name, &fragment, &required, false)
}

/// The property of a field.
pub(crate) fn property(property: &Property) -> TokenStream {
    let fragment = described(&property.ty, &property.description, &property.annotations.0);
    let required = match (&property.filling, property.read_only) {
        (Filling::None, false) => required(&property.ty),
        _ => quote!(false),
    };
    property_code(&property.name, &fragment, &required, property.read_only)
}

/// A place that has to be filled, unless its type says otherwise.
fn required(ty: &Type) -> TokenStream {
    let is_optional = of_type(ty, "OPTIONAL");
    quote!(!#is_optional)
}

fn property_code(name: &str, fragment: &TokenStream, required: &TokenStream, read_only: bool) -> TokenStream {
    let json = json_string(name);
    quote!(__olt::Property {
        name: #name,
        json: #json,
        fragment: #fragment,
        required: #required,
        read_only: #read_only,
    })
}

/// A type's fragment with what was written about the place it stands in.
fn described(ty: &Type, description: &str, annotations: &[Annotation]) -> TokenStream {
    let mut fragment = of_type(ty, "FRAGMENT");
    if !description.is_empty() {
        let json = json_string(description);
        fragment = quote!(#fragment.describe(#json));
    }
    for annotation in annotations {
        let call = annotated(annotation);
        fragment = quote!(#fragment.#call);
    }
    fragment
}

fn annotated(annotation: &Annotation) -> TokenStream {
    match annotation {
        Annotation::Range { min, max } => {
            let min = option(min.as_ref().map(|bound| limit(bound, true)));
            let max = option(max.as_ref().map(|bound| limit(bound, false)));
            quote!(range(__olt::Range { min: #min, max: #max }))
        }
        Annotation::Length(Bounds { min, max }) => {
            let (min, max) = (option(*min), option(*max));
            quote!(length(#min, #max))
        }
        Annotation::StringLength(Bounds { min, max }) => {
            let (min, max) = (option(*min), option(*max));
            quote!(string_length(#min, #max))
        }
        Annotation::Pattern(source) => pattern(source),
        Annotation::Email => quote!(email()),
        Annotation::Url => quote!(url()),
    }
}

fn pattern(source: &LitStr) -> TokenStream {
    let json = json_string(&source.value());
    quote!(pattern({
        fn __is_match(text: &str) -> bool {
            static PATTERN: __olt::LazyPattern = __olt::LazyPattern::new(#source);
            PATTERN.is_match(text)
        }
        __olt::Pattern { source: #source, json: #json, is_match: ::core::option::Option::Some(__is_match) }
    }))
}

fn limit(bound: &Bound, lower: bool) -> TokenStream {
    let number = &bound.number;
    let integer = option(number.integer_bound(lower, bound.exclusive).map(literal::integer));
    let float = option(number.float());
    let double = option(number.double());
    let decimal = option(number.decimal());
    quote!(__olt::Limit { integer: #integer, float: #float, double: #double, decimal: #decimal })
}

fn option<T: quote::ToTokens>(value: Option<T>) -> TokenStream {
    match value {
        Some(value) => quote!(::core::option::Option::Some(#value)),
        None => quote!(::core::option::Option::None),
    }
}

/// What the schema can show of a default.
fn shown(default: &Default) -> TokenStream {
    let expression = default.constant();
    match &default.shown {
        Shown::Nothing => quote!(__olt::DefaultValue::Nothing),
        Shown::Bool(value) => quote!(__olt::DefaultValue::Bool(#value)),
        Shown::Number(Number::Integer(value)) => {
            let value = literal::integer(*value);
            quote!(__olt::DefaultValue::Integer(#value))
        }
        Shown::Number(number) => {
            let float = option(number.float());
            let double = option(number.double());
            let decimal = option(number.decimal());
            quote!(__olt::DefaultValue::Number { float: #float, double: #double, decimal: #decimal })
        }
        Shown::Text(text) => {
            let json = json_string(text);
            quote!(__olt::DefaultValue::Json(#json))
        }
        Shown::Path => {
            let path = default.inner();
            quote_spanned!(path.span()=> __olt::DefaultValue::Path(#path as i128))
        }
        Shown::Constant => quote!(__olt::Constant(#expression).value()),
        Shown::Computed => quote!(__olt::DefaultValue::Computed),
    }
}
