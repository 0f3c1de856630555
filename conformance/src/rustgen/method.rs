//! A tool method: an object with one method under `#[tool_methods]`, and the same method described at run time.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use olt::reflection::describe::ParameterDesc;

use super::Unspellable;
use super::function::{Function, is_null_only_by_default};
use crate::case::Injected;

impl Function<'_> {
    /// The object, its method, and the compiled lane's tool beside them.
    pub(super) fn method(&self) -> TokenStream {
        let (name, description) = (&self.signature.name, &self.signature.description);
        let description = (!description.is_empty()).then(|| quote!(, description = #description));
        let asynchronous = self.hints.is_async.then(|| quote!(async));
        let parameters = self.given().map(|(ident, parameter)| {
            let (words, ty) = (param_words(ident, parameter), self.parameter_type(parameter));
            let param = (!words.is_empty()).then(|| quote!(#[param(#(#words),*)]));
            quote!(#param #ident: #ty)
        });
        let injected = self.hints.injected.iter().map(|injected| match injected {
            Injected::ToolContext => quote!(_context: Option<&olt::toolnexus::ToolContext>),
            Injected::CancellationToken => quote!(_cancellation: olt::CancellationToken),
        });
        let returns = self.return_type().map(|ty| quote!(-> #ty));
        let body = self.body();
        quote! {
            /// The object whose method is the tool.
            pub struct Object;

            #[olt::toolnexus::tool_methods]
            impl Object {
                #[tool_method(name = #name #description)]
                pub #asynchronous fn method(&self, #(#parameters,)* #(#injected),*) #returns { #body }
            }

            /// The compiled lane's tool.
            pub enum compiled {}

            impl compiled {
                /// The tool, as one of the contract's.
                pub fn tool() -> olt::Tool {
                    let tools = olt::toolnexus::Tools::from_object(Object);
                    olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
                }
            }
        }
    }

    /// `pub fn reflected() -> …`: the same method, described at run time.
    pub(super) fn described_method(&self) -> TokenStream {
        let (name, description) = (&self.signature.name, &self.signature.description);
        let description = (!description.is_empty()).then(|| quote!(.description(#description)));
        let params = self.signature.parameters.iter().map(param);
        let closure = self.closure();
        quote! {
            /// The reflection lane's tool, as one of the contract's.
            pub fn reflected() -> Result<olt::Tool, SignatureError> {
                let tools = olt::toolnexus::Tools::describe(Object)
                    .method(#name, #closure)
                    #description
                    #(.param(#params))*
                    .tools()?;
                olt::Tool::from_toolnexus(tools[0].clone())
            }
        }
    }

    fn given(&self) -> impl Iterator<Item = (&Ident, &ParameterDesc)> {
        self.idents.iter().zip(&self.signature.parameters)
    }

    /// The method as a closure that takes its object first.
    fn closure(&self) -> TokenStream {
        let mut taken = Vec::new();
        let mut passed = Vec::new();
        for (ident, parameter) in self.given() {
            let ty = self.parameter_type(parameter);
            taken.push(quote!(#ident: #ty));
            passed.push(quote!(#ident));
        }
        for (injected, number) in self.hints.injected.iter().zip(0..) {
            let ident = format_ident!("injected{number}");
            let (ty, pass) = match injected {
                Injected::ToolContext => (quote!(Option<olt::toolnexus::ToolContext>), quote!(#ident.as_ref())),
                Injected::CancellationToken => (quote!(olt::CancellationToken), quote!(#ident)),
            };
            taken.push(quote!(#ident: #ty));
            passed.push(pass);
        }
        let call = quote!(object.method(#(#passed),*));
        let call = if self.hints.is_async { quote!(async move { #call.await }) } else { call };
        quote!(|object: std::sync::Arc<Object>, #(#taken),*| #call)
    }

    /// Whether Rust's zero of the type is what stands in for a parameter that is not sent.
    ///
    /// # Errors
    /// It is not: an enum of Rust has none.
    pub(super) fn check_zeros(&self) -> Result<(), Unspellable> {
        use olt::reflection::describe::TypeDesc;
        let is_spoken = |parameter: &ParameterDesc| parameter.default.as_deref().is_some_and(|text| text != "null");
        let is_named = |parameter: &ParameterDesc| matches!(parameter.ty, TypeDesc::Named(_));
        match self.signature.parameters.iter().find(|parameter| is_spoken(parameter) && is_named(parameter)) {
            None => Ok(()),
            Some(parameter) => Err(Unspellable::new(format!("`{}` is an enum, which has no zero", parameter.name))),
        }
    }
}

fn is_optional(parameter: &ParameterDesc) -> bool {
    parameter.default.is_some() || parameter.optional
}

fn param_words(ident: &Ident, parameter: &ParameterDesc) -> Vec<TokenStream> {
    let (name, description) = (&parameter.name, &parameter.description);
    let words = [
        (*ident != *name).then(|| quote!(name = #name)),
        (!description.is_empty()).then(|| quote!(description = #description)),
        is_optional(parameter).then(|| quote!(required = false)),
        is_null_only_by_default(parameter).then(|| quote!(not_null)),
    ];
    words.into_iter().flatten().collect()
}

fn param(parameter: &ParameterDesc) -> TokenStream {
    let (name, description) = (&parameter.name, &parameter.description);
    let description = (!description.is_empty()).then(|| quote!(.description(#description)));
    let required = is_optional(parameter).then(|| quote!(.required(false)));
    let not_null = is_null_only_by_default(parameter).then(|| quote!(.not_null()));
    quote!(olt::toolnexus::Param::new(#name) #description #required #not_null)
}
