//! The errors of one item, collected so that all of them are told in one compile.

use std::cell::RefCell;
use std::fmt::Display;

use proc_macro2::Span;

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

    /// An error that `syn` worded.
    pub(crate) fn syntax(&self, error: syn::Error) {
        if let Some(found) = self.found.borrow_mut().as_mut() {
            found.push(error);
        }
    }

    /// All errors as one.
    pub(crate) fn finish(self) -> syn::Result<()> {
        let found = self.found.borrow_mut().take().unwrap_or_default();
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
    #[should_panic(expected = "not asked for")]
    fn an_unasked_collector_is_a_mistake_of_ours() {
        drop(Errors::new());
    }
}
