//! An impl with `#[toolbox]`: the methods in it that are tools.

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::Parse;
use syn::{Attribute, ImplItem, ImplItemFn, ItemImpl, Meta, Signature, Type, parse_quote};

use super::receiver::Receiver;
use super::tool::Tool;
use crate::diagnostics::Errors;

/// What the generated code calls the object's type.
pub(crate) const OBJECT: &str = "__Object";

/// The tools of one impl, in declaration order.
#[derive(Debug)]
pub(crate) struct Toolbox {
    pub(crate) object: Type,
    pub(crate) tools: Vec<(Tool, Signature)>,
}

impl Toolbox {
    /// Reads an impl, and removes what is ours from its methods.
    pub(crate) fn read(item: &mut ItemImpl, errors: &Errors) -> Self {
        Self::of(item, |method| tool(method, errors))
    }

    /// The tools that `read` makes of the impl's methods.
    pub(super) fn of(item: &mut ItemImpl, read: impl FnMut(&mut ImplItemFn) -> Option<(Tool, Signature)>) -> Self {
        let methods = item.items.iter_mut().filter_map(|item| match item {
            ImplItem::Fn(method) => Some(method),
            _ => None,
        });
        Self { object: (*item.self_ty).clone(), tools: methods.filter_map(read).collect() }
    }
}

/// The tool that a method is, where it is one.
fn tool(method: &mut ImplItemFn, errors: &Errors) -> Option<(Tool, Signature)> {
    let words = take_attribute(&mut method.attrs, "tool", errors)?;
    let receiver = Receiver::read(&method.sig, errors);
    // What is generated stands outside of the impl's methods, where `Self` has no meaning.
    let mut named = method.sig.clone();
    named.inputs = method.sig.inputs.iter().map(without_self).collect();
    named.output = without_self(&method.sig.output);
    let mut tool = Tool::read(words, &method.attrs, &mut named, errors);
    tool.receiver = receiver;
    // The method keeps its own spelling; only what is ours goes.
    Tool::strip(&mut method.sig);
    method.attrs.push(parse_quote!(#[allow(clippy::needless_pass_by_value, clippy::too_many_arguments)]));
    Some((tool, named))
}

/// Removes `#[name]` or `#[name(…)]`, qualified or not, and gives its words.
pub(super) fn take_attribute(attrs: &mut Vec<Attribute>, name: &str, errors: &Errors) -> Option<TokenStream> {
    let is_tool = |attr: &Attribute| attr.path().segments.last().is_some_and(|last| last.ident == name);
    let place = attrs.iter().position(is_tool)?;
    match attrs.remove(place).meta {
        Meta::List(list) => Some(list.tokens),
        Meta::Path(_) => Some(TokenStream::new()),
        Meta::NameValue(meta) => {
            errors.syntax(syn::Error::new_spanned(meta, format!("olt: write `#[{name}]` or `#[{name}(…)]`")));
            Some(TokenStream::new())
        }
    }
}

/// The same with the generated name of the object's type in the place of `Self`.
pub(super) fn without_self<T: Parse + ToTokens + Clone>(syntax: &T) -> T {
    syn::parse2(replaced(syntax.to_token_stream())).unwrap_or_else(|_| syntax.clone())
}

fn replaced(tokens: TokenStream) -> TokenStream {
    let replace = |token: TokenTree| match token {
        TokenTree::Ident(ident) if ident == "Self" => Ident::new(OBJECT, ident.span()).into(),
        TokenTree::Group(group) => {
            let mut inside = Group::new(group.delimiter(), replaced(group.stream()));
            inside.set_span(group.span());
            inside.into()
        }
        other => other,
    };
    tokens.into_iter().map(replace).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_generated_names_the_object_and_the_method_itself() {
        let mut item: ItemImpl = parse_quote! {
            impl Shop<i32> {
                /// d
                #[tool(name = "x")]
                fn open(&self, /** p */ #[arg(default = { Self::MOST })] count: Vec<Self>) -> Option<Self> { None }
            }
        };
        let errors = Errors::new();
        let toolbox = Toolbox::read(&mut item, &errors);
        errors.finish().unwrap();
        let [(tool, sig)] = toolbox.tools.as_slice() else { panic!("one tool") };
        assert_eq!((tool.name.as_str(), tool.description.as_str()), ("x", "d"));
        let expected: Signature = parse_quote!(fn open(&self, count: Vec<__Object>) -> Option<__Object>);
        assert_eq!(sig, &expected);
        let stays: ItemImpl = parse_quote! {
            impl Shop<i32> {
                /// d
                #[allow(clippy::needless_pass_by_value, clippy::too_many_arguments)]
                fn open(&self, count: Vec<Self>) -> Option<Self> { None }
            }
        };
        assert_eq!(item, stays);
    }
}
