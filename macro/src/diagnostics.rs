//! The errors of one item, collected so that all of them are told in one compile.

use std::cell::RefCell;
use std::fmt::Display;

use proc_macro2::Span;
use quote::ToTokens;

use crate::model::OBJECT;

/// A collector; it has to be asked by [`Errors::finish`] before it is dropped.
#[derive(Debug)]
pub(crate) struct Errors {
    found: RefCell<Option<Vec<syn::Error>>>,
}

impl Errors {
    pub(crate) fn new() -> Self {
        Self { found: RefCell::new(Some(Vec::new())) }
    }

    /// An error that the contract has no id for.
    pub(crate) fn other(&self, span: Span, text: impl Display) {
        self.syntax(syn::Error::new(span, format_args!("olt: {text}")));
    }

    /// A type has no schema.
    pub(crate) fn olt002(&self, span: Span, text: impl Display) {
        self.olt("OLT002", span, text);
    }

    /// An error that the contract has an id for.
    pub(crate) fn olt(&self, id: &str, span: Span, text: impl Display) {
        self.syntax(syn::Error::new(span, format_args!("{id}: {text}")));
    }

    /// The same, told of all these tokens.
    pub(crate) fn olt_on(&self, id: &str, tokens: impl ToTokens, text: impl Display) {
        self.syntax(syn::Error::new_spanned(tokens, format_args!("{id}: {text}")));
    }

    /// An error that `syn` worded.
    pub(crate) fn syntax(&self, error: syn::Error) {
        if let Some(found) = self.found.borrow_mut().as_mut() {
            found.push(error);
        }
    }

    /// All errors as one, in source order (ruling G-1).
    pub(crate) fn finish(self) -> syn::Result<()> {
        let mut found = self.found.borrow_mut().take().unwrap_or_default();
        found.sort_by_key(|error| error.span().start());
        let all = found.into_iter().reduce(|mut all, error| {
            all.combine(error);
            all
        });
        match all {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }
}

impl Drop for Errors {
    fn drop(&mut self) {
        let unasked = self.found.borrow().is_some();
        assert!(!unasked || std::thread::panicking(), "errors were collected and not asked for");
    }
}

/// A piece of code as one would write it.
pub(crate) fn spelled(tokens: impl ToTokens) -> String {
    let mut text = tokens.to_token_stream().to_string().replace(OBJECT, "Self");
    for tight in ["::", "<", ">", "(", ")", "[", "]", ",", ";", "&", "*", "!"] {
        let before = !matches!(tight, "(" | "[" | "&" | "*" | "!");
        let after = !matches!(tight, ")" | "]" | ">" | "," | ";");
        if before {
            text = text.replace(&format!(" {tight}"), tight);
        }
        if after {
            text = text.replace(&format!("{tight} "), tight);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_is_told() {
        let errors = Errors::new();
        errors.other(Span::call_site(), "one");
        errors.olt002(Span::call_site(), "two");
        let texts: Vec<String> = errors.finish().unwrap_err().into_iter().map(|error| error.to_string()).collect();
        assert_eq!(texts, ["olt: one", "OLT002: two"]);
    }

    #[test]
    fn code_is_spelled_as_one_writes_it() {
        for code in ["Vec<Option<(i32, String)>>", "[u8; 3]", "&'a str", "std::borrow::Cow<'_, str>"] {
            let ty: syn::Type = syn::parse_str(code).unwrap();
            assert_eq!(spelled(ty), code);
        }
    }

    #[test]
    #[should_panic(expected = "not asked for")]
    fn an_unasked_collector_is_a_mistake_of_ours() {
        drop(Errors::new());
    }
}
