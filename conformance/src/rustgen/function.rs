//! The tool itself: one function, under the attribute and given to the builder.

use std::collections::BTreeMap;

use olt::reflection::describe::{ParameterDesc, ReturnDesc, Signature, Surface, TypeDesc};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::ident::Idents;
use super::literal::Typed;
use super::spelling::spelling;
use super::{Unspellable, annotation, literal};
use crate::case::{Injected, RustHints};

/// What both the attribute and the builder are written from.
pub(super) struct Function<'s> {
    pub(super) signature: &'s Signature,
    names: &'s BTreeMap<String, Ident>,
    pub(super) hints: &'s RustHints,
    pub(super) idents: Vec<Ident>,
}

impl<'s> Function<'s> {
    pub(super) fn new(signature: &'s Signature, names: &'s BTreeMap<String, Ident>, hints: &'s RustHints) -> Self {
        let mut idents = Idents::default();
        let idents = signature.parameters.iter().map(|parameter| idents.value(&parameter.name)).collect();
        Self { signature, names, hints, idents }
    }

    /// `#[olt::tool] pub fn compiled(…)`: the function, and beside it the compiled lane's tool.
    pub(super) fn compiled(&self) -> Result<TokenStream, Unspellable> {
        if self.signature.surface == Surface::ToolMethod {
            self.check_zeros()?;
            return Ok(self.method());
        }
        let arguments = self.tool_arguments();
        let doc = annotation::doc_comment(&self.signature.description);
        let asynchronous = self.hints.is_async.then(|| quote!(async));
        let parameters = self.parameters()?;
        let injected = self.hints.injected.iter().map(|injected| match injected {
            Injected::ToolContext => quote!(_context: &olt::ToolContext),
            Injected::CancellationToken => quote!(_cancellation: olt::CancellationToken),
        });
        let returns = self.return_type().map(|ty| quote!(-> #ty));
        let body = self.body();
        Ok(quote! {
            #doc
            #[olt::tool(#(#arguments),*)]
            pub #asynchronous fn compiled(#(#parameters,)* #(#injected),*) #returns { #body }
        })
    }

    /// `pub fn reflected() -> Result<Tool, SignatureError>`: the same function, given to the builder.
    pub(super) fn reflected(&self) -> Result<TokenStream, Unspellable> {
        if self.signature.surface == Surface::ToolMethod {
            return Ok(self.described_method());
        }
        let name = &self.signature.name;
        let description = &self.signature.description;
        let description = (!description.is_empty()).then(|| quote!(.description(#description)));
        let ends_loop = self.signature.ends_loop.then(|| quote!(.ends_loop()));
        let requires_approval = self.signature.requires_approval.then(|| quote!(.requires_approval()));
        let parallel_safe = (!self.signature.parallel_safe).then(|| quote!(.parallel_safe(false)));
        let timeout = self.timeout().map(|seconds| quote!(.timeout_seconds(#seconds)));
        let params = self.signature.parameters.iter().map(|parameter| self.param(parameter));
        let params = params.collect::<Result<Vec<_>, _>>()?;
        Ok(quote! {
            /// The reflection lane's tool.
            pub fn reflected() -> Result<Tool, SignatureError> {
                Tool::create(compiled)
                    .name(#name)
                    #description #ends_loop #requires_approval #parallel_safe #timeout
                    #(.param(#params))*
                    .build()
            }
        })
    }

    fn tool_arguments(&self) -> Vec<TokenStream> {
        let name = &self.signature.name;
        let timeout = self.timeout().map(|seconds| quote!(timeout_seconds = #seconds));
        let optional = [
            annotation::description_argument(&self.signature.description),
            self.signature.ends_loop.then(|| quote!(ends_loop)),
            self.signature.requires_approval.then(|| quote!(requires_approval)),
            (!self.signature.parallel_safe).then(|| quote!(parallel_safe = false)),
            timeout,
        ];
        std::iter::once(quote!(name = #name)).chain(optional.into_iter().flatten()).collect()
    }

    fn timeout(&self) -> Option<proc_macro2::Literal> {
        let seconds = self.signature.timeout_seconds;
        (seconds > 0).then(|| proc_macro2::Literal::u64_unsuffixed(seconds))
    }

    fn parameters(&self) -> Result<Vec<TokenStream>, Unspellable> {
        let parameters = self.idents.iter().zip(&self.signature.parameters);
        parameters
            .map(|(ident, parameter)| {
                let doc = annotation::doc_comment(&parameter.description);
                let arguments = self.arg_arguments(ident, parameter)?;
                let arg = (!arguments.is_empty()).then(|| quote!(#[arg(#(#arguments),*)]));
                let ty = self.parameter_type(parameter);
                Ok(quote!(#doc #arg #ident: #ty))
            })
            .collect()
    }

    fn arg_arguments(&self, ident: &Ident, parameter: &ParameterDesc) -> Result<Vec<TokenStream>, Unspellable> {
        let name = &parameter.name;
        let mut arguments = Vec::new();
        arguments.extend((*ident != *name).then(|| quote!(name = #name)));
        arguments.extend(annotation::description_argument(&parameter.description));
        if let Some(default) = self.default_value(parameter)? {
            arguments.push(quote!(default = #default));
        }
        arguments.extend(is_null_only_by_default(parameter).then(|| quote!(not_null)));
        arguments.extend(annotation::attributes(&parameter.annotations, &parameter.ty)?);
        Ok(arguments)
    }

    fn param(&self, parameter: &ParameterDesc) -> Result<TokenStream, Unspellable> {
        let name = &parameter.name;
        let description = &parameter.description;
        let mut calls = Vec::new();
        calls.extend((!description.is_empty()).then(|| quote!(.description(#description))));
        if let Some(text) = parameter.default.as_deref().filter(|_| !parameter.optional) {
            // A decimal's scale is in its text only.
            let keeps_scale = matches!(without_null(&parameter.ty), TypeDesc::Decimal);
            calls.push(if keeps_scale || text == "null" {
                quote!(.default_json(#text))
            } else {
                let value = self.default_of(text, parameter, Typed::Yes)?;
                quote!(.default(#value))
            });
        }
        calls.extend(is_null_only_by_default(parameter).then(|| quote!(.not_null())));
        calls.extend(annotation::builder_calls(&parameter.annotations));
        Ok(if calls.is_empty() { quote!(#name) } else { quote!(Param::new(#name) #(#calls)*) })
    }

    fn default_value(&self, parameter: &ParameterDesc) -> Result<Option<TokenStream>, Unspellable> {
        let text = parameter.default.as_deref().filter(|_| !parameter.optional);
        text.map(|text| self.default_of(text, parameter, Typed::No)).transpose()
    }

    fn default_of(&self, text: &str, parameter: &ParameterDesc, typed: Typed) -> Result<TokenStream, Unspellable> {
        literal::default_value(text, &parameter.ty, typed, self.signature, self.names)
    }

    pub(super) fn parameter_type(&self, parameter: &ParameterDesc) -> TokenStream {
        let ty = spelling(&parameter.ty, self.names);
        let needs_option = parameter.default.as_deref() == Some("null") && !is_nullable(&parameter.ty);
        match parameter.optional {
            true => quote!(olt::Optional<#ty>),
            false if needs_option => quote!(Option<#ty>),
            false => ty,
        }
    }

    pub(super) fn return_type(&self) -> Option<TokenStream> {
        match &self.signature.returns {
            ReturnDesc::Void => None,
            ReturnDesc::Part => Some(quote!(olt::Part)),
            ReturnDesc::Parts => Some(quote!(Vec<olt::Part>)),
            ReturnDesc::ToolResult if self.signature.surface == Surface::ToolMethod => {
                Some(quote!(olt::toolnexus::ToolResult))
            }
            ReturnDesc::ToolResult => Some(quote!(olt::ToolResult)),
            ReturnDesc::Value(ty) => Some(spelling(ty, self.names)),
        }
    }

    /// Returns the first argument of the returned type, so that calls can steer the result; else a sample.
    pub(super) fn body(&self) -> TokenStream {
        let spelled = self.return_type().map(|ty| ty.to_string());
        let parameters = self.idents.iter().zip(&self.signature.parameters);
        let echoed =
            parameters.clone().find(|(_, parameter)| Some(self.parameter_type(parameter).to_string()) == spelled);
        let echoed = echoed.map(|(ident, _)| ident);
        let unused: Vec<_> = self.idents.iter().filter(|ident| Some(*ident) != echoed).collect();
        let used = (!unused.is_empty()).then(|| quote!(let _ = (#(#unused,)*);));
        let value = match (&self.signature.returns, echoed) {
            (ReturnDesc::Void, _) => None,
            (_, Some(ident)) => Some(quote!(#ident)),
            (ReturnDesc::Part, None) => Some(quote!(olt::Part::text("text"))),
            (ReturnDesc::Parts, None) => Some(quote!(vec![olt::Part::text("one"), olt::Part::text("two")])),
            (ReturnDesc::ToolResult, None) if self.signature.surface == Surface::ToolMethod => {
                Some(quote!(olt::toolnexus::ToolResult::new("text")))
            }
            (ReturnDesc::ToolResult, None) => Some(quote!(olt::ToolResult::text("text"))),
            (ReturnDesc::Value(ty), None) => Some(literal::sample(ty, self.signature, self.names)),
        };
        quote!(#used #value)
    }
}

/// A default of `null` on a type that does not accept `null` (ruling P-4).
pub(super) fn is_null_only_by_default(parameter: &ParameterDesc) -> bool {
    let accepts_null = matches!(parameter.ty, TypeDesc::Nullable(_) | TypeDesc::Json);
    parameter.default.as_deref() == Some("null") && !parameter.optional && !accepts_null
}

fn is_nullable(ty: &TypeDesc) -> bool {
    matches!(ty, TypeDesc::Nullable(_))
}

fn without_null(ty: &TypeDesc) -> &TypeDesc {
    match ty {
        TypeDesc::Nullable(inner) => inner,
        ty => ty,
    }
}
