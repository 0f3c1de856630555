//! What has to hold of a whole item (the note's diagnostics).

mod tool;
mod toolbox;
mod types;

use proc_macro2::{TokenStream, TokenTree};

pub(crate) use tool::{Place, hides_type, tool};
pub(crate) use toolbox::toolbox;
pub(crate) use types::{enumeration, record};

/// Whether an identifier stands anywhere in these tokens, not as the tail of a path.
fn has_word(tokens: TokenStream, word: &str) -> bool {
    let mut after_colon = false;
    for token in tokens {
        let found = match &token {
            TokenTree::Ident(ident) => !after_colon && ident == word,
            TokenTree::Group(group) => has_word(group.stream(), word),
            TokenTree::Punct(_) | TokenTree::Literal(_) => false,
        };
        if found {
            return true;
        }
        after_colon = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == ':');
    }
    false
}
