//! Doc comments as descriptions (ruling D-3).

use olt_text::doc::{rust_doc, strip_stars};
use syn::{Attribute, Expr, ExprLit, Lit, Meta};

use crate::diagnostics::{Errors, spelled};

/// The text of the doc comments among `attrs`, on one line; empty where there are none.
pub(crate) fn text(attrs: &[Attribute]) -> String {
    let lines: Vec<String> = attrs.iter().filter_map(line).collect();
    rust_doc(&lines.join("\n"))
}

/// Removes the doc comments and gives their text.
pub(crate) fn take(attrs: &mut Vec<Attribute>) -> String {
    let text = text(attrs);
    attrs.retain(|attr| !matches!(&attr.meta, Meta::NameValue(meta) if meta.path.is_ident("doc")));
    text
}

/// One `///` line, or a whole `/** */`.
fn line(attr: &Attribute) -> Option<String> {
    match &attr.meta {
        Meta::NameValue(meta) if meta.path.is_ident("doc") => literal(&meta.value),
        _ => None,
    }
}

fn literal(value: &Expr) -> Option<String> {
    match value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(strip_stars(&text.value()).into_owned()),
        // What a `macro_rules` passed on.
        Expr::Group(group) => literal(&group.expr),
        _ => None,
    }
}

/// Reports a doc comment whose text is not known before the compiler evaluates it, such as `include_str!`.
pub(crate) fn refuse_computed(attrs: &[Attribute], errors: &Errors) {
    for attr in attrs {
        if let Meta::NameValue(meta) = &attr.meta
            && meta.path.is_ident("doc")
            && literal(&meta.value).is_none()
        {
            let text = format!(
                "olt: the text of `{}` is not known yet, so it can't describe anything; add `description = \"…\"`, which goes before it",
                spelled(&meta.value)
            );
            errors.syntax(syn::Error::new_spanned(&meta.value, text));
        }
    }
}

#[cfg(test)]
mod tests {
    use syn::parse_quote;

    use super::*;

    #[test]
    fn both_kinds_of_comment_give_one_line() {
        let lines: syn::ItemFn = parse_quote! {
            /// Places an
            ///   [order](crate::Order).
            #[inline]
            fn f() {}
        };
        assert_eq!(text(&lines.attrs), "Places an order.");
        let block: syn::ItemFn = syn::parse_str("/**\n * Places\n * an order.\n */ fn f() {}").unwrap();
        assert_eq!(text(&block.attrs), "Places an order.");
    }

    #[test]
    fn what_is_taken_is_gone_and_the_rest_stays() {
        let mut item: syn::ItemFn = parse_quote! { /// d
        #[doc(hidden)] #[inline] fn f() {} };
        assert_eq!(take(&mut item.attrs), "d");
        assert_eq!(item.attrs.len(), 2);
    }
}
