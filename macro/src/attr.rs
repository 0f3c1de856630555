//! The words of an attribute: `flag`, `name = value`, `name(…)`.

use std::borrow::Borrow;

use proc_macro2::{Ident, Span, TokenStream};
use syn::ext::IdentExt as _;
use syn::parse::{Parse, ParseStream, Parser as _};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, ExprLit, Lit, LitStr, Token};

use crate::diagnostics::Errors;

/// One word of an attribute.
#[derive(Debug)]
pub(crate) struct Word {
    pub(crate) name: Ident,
    pub(crate) value: Value,
}

/// What follows a word.
#[derive(Debug)]
pub(crate) enum Value {
    Nothing,
    Assigned(Expr),
    List(TokenStream),
}

impl Parse for Word {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = input.call(Ident::parse_any)?;
        let value = if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            Value::Assigned(input.parse()?)
        } else if input.peek(syn::token::Paren) {
            let inside;
            syn::parenthesized!(inside in input);
            Value::List(inside.parse()?)
        } else {
            Value::Nothing
        };
        Ok(Self { name, value })
    }
}

impl Word {
    pub(crate) fn span(&self) -> Span {
        self.name.span()
    }

    pub(crate) fn is(&self, name: &str) -> bool {
        self.name == name
    }

    /// `flag`, `flag = true` or `flag = false`.
    pub(crate) fn flag(&self, errors: &Errors) -> bool {
        match &self.value {
            Value::Nothing => true,
            Value::Assigned(Expr::Lit(ExprLit { lit: Lit::Bool(value), .. })) => value.value,
            _ => {
                errors.other(self.span(), format_args!("`{0}` is a flag: write `{0}` or `{0} = false`", self.name));
                false
            }
        }
    }

    /// `name = "text"`.
    pub(crate) fn text(&self, errors: &Errors) -> Option<LitStr> {
        if let Value::Assigned(Expr::Lit(ExprLit { lit: Lit::Str(text), .. })) = &self.value {
            return Some(text.clone());
        }
        errors.other(self.span(), format_args!("`{0}` takes a string: write `{0} = \"…\"`", self.name));
        None
    }

    /// `name = expression`.
    pub(crate) fn expression(&self, errors: &Errors) -> Option<Expr> {
        if let Value::Assigned(expression) = &self.value {
            return Some(expression.clone());
        }
        errors.other(self.span(), format_args!("`{0}` takes a value: write `{0} = …`", self.name));
        None
    }

    /// `name(…)`, read by `parser`; `example` says how it is written.
    pub(crate) fn list<T: Parse>(&self, errors: &Errors, example: &str) -> Option<T> {
        if let Value::List(tokens) = &self.value {
            match syn::parse2(tokens.clone()) {
                Ok(inside) => return Some(inside),
                Err(error) => errors.other(error.span(), format_args!("{error}; write `{example}`")),
            }
        } else {
            errors.other(self.span(), format_args!("`{}` takes a list: write `{example}`", self.name));
        }
        None
    }

    /// A word that nothing took.
    pub(crate) fn unknown(&self, errors: &Errors, place: &str, known: &str) {
        errors.other(self.span(), format_args!("`{}` means nothing {place}; there are {known}", self.name));
    }
}

/// The words between an attribute's parentheses; a word given twice is an error.
pub(crate) fn words(tokens: TokenStream, errors: &Errors) -> Vec<Word> {
    match Punctuated::<Word, Token![,]>::parse_terminated.parse2(tokens) {
        Ok(words) => words.into_iter().collect(),
        Err(error) => {
            errors.syntax(error);
            Vec::new()
        }
    }
}

/// Removes the attributes `#[name(…)]` and gives their words.
pub(crate) fn take(attrs: &mut Vec<Attribute>, name: &str, errors: &Errors) -> Vec<Word> {
    let mut found = Vec::new();
    attrs.retain(|attr| {
        let is_ours = attr.path().is_ident(name);
        if is_ours {
            found.extend(read(attr, errors));
        }
        !is_ours
    });
    refuse_repeated(&found, errors);
    found
}

/// The words of the attributes `#[name(…)]`, which stay.
pub(crate) fn find(attrs: &[Attribute], name: &str, errors: &Errors) -> Vec<Word> {
    attrs.iter().filter(|attr| attr.path().is_ident(name)).flat_map(|attr| read(attr, errors)).collect()
}

fn read(attr: &Attribute, errors: &Errors) -> Vec<Word> {
    match attr.meta.require_list() {
        Ok(list) => words(list.tokens.clone(), errors),
        Err(error) => {
            errors.syntax(error);
            Vec::new()
        }
    }
}

/// Reports each word that was given before.
pub(crate) fn refuse_repeated(words: &[impl Borrow<Word>], errors: &Errors) {
    for (index, word) in words.iter().map(Borrow::borrow).enumerate() {
        if words.iter().take(index).any(|earlier| earlier.borrow().name == word.name) {
            errors.other(word.span(), format_args!("`{}` is given twice; keep one", word.name));
        }
    }
}
