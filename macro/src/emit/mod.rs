//! The code that is generated: it names `::olt::__private` (as `__olt`), `::olt` and `::core`, no more.

pub(crate) mod decode;
pub(crate) mod derive;
pub(crate) mod encode;
pub(crate) mod fallback;
pub(crate) mod method;
pub(crate) mod reflect;
pub(crate) mod schema;
pub(crate) mod tool;
pub(crate) mod toolbox;

use proc_macro2::Ident;
use quote::format_ident;

/// The variable of the property or argument in this place.
fn slot(index: usize) -> Ident {
    format_ident!("__{index}")
}
