//! What has to hold of a whole item (the note's diagnostics).

mod default;
mod spelling;
mod tool;
mod toolbox;
mod types;

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::Type;

pub(crate) use spelling::{Position, misfit};
pub(crate) use tool::{Place, hides_type, method, method_span, method_without_object, tool};
pub(crate) use toolbox::{tool_methods, toolbox};
pub(crate) use types::{enumeration, record};

/// The names of types that every scope knows.
const PRIMITIVES: [&str; 17] = [
    "bool", "char", "str", "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize",
    "f32", "f64",
];

/// Whether a type is written with `impl`, which makes its function generic.
pub(crate) fn is_anonymous(ty: &Type) -> bool {
    has_word(ty.to_token_stream(), "impl")
}

/// Whether an identifier stands anywhere in these tokens, not as the tail of a path.
fn has_word(tokens: TokenStream, word: &str) -> bool {
    self::word(tokens, word).is_some()
}

/// Where an identifier stands in these tokens, not as the tail of a path.
fn word(tokens: TokenStream, word: &str) -> Option<Span> {
    let mut colons = 0;
    for token in tokens {
        let found = match &token {
            TokenTree::Ident(ident) if colons != 2 && ident == word => Some(ident.span()),
            TokenTree::Group(group) => self::word(group.stream(), word),
            _ => None,
        };
        if found.is_some() {
            return found;
        }
        let is_colon = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == ':');
        colons = if is_colon { colons + 1 } else { 0 };
    }
    None
}
