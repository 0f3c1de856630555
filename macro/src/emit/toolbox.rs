//! An impl with `#[toolbox]`: the impl itself, and a method that gives its tools.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::ItemImpl;

use super::tool::make;
use crate::model::{OBJECT, Toolbox};

pub(crate) fn emit(toolbox: &Toolbox, item: &ItemImpl) -> TokenStream {
    let object = &toolbox.object;
    let name = Ident::new(OBJECT, Span::call_site());
    let tools = toolbox.tools.iter().map(|(tool, _)| make(tool, Some(&name)));
    quote! {
        #item

        impl #object {
            /// The tools of this object, in declaration order; their calls share it.
            #[must_use]
            pub fn tools(self) -> ::std::vec::Vec<::olt::Tool> {
                type #name = #object;
                let __object = ::std::sync::Arc::new(self);
                ::std::vec![#({ #tools }),*]
            }
        }
    }
}
