//! Writers of results and of decoded arguments.

use olt_text::escape::json_string;
use proc_macro2::TokenStream;
use quote::quote;

use super::schema::of_type;
use super::slot;
use crate::model::{Argument, Record};

/// The statements that write a tool's arguments into `object`; their tuple is `arguments`.
pub(crate) fn arguments(arguments: &[&Argument]) -> TokenStream {
    let variables: Vec<_> = (0..arguments.len()).map(slot).collect();
    let writes = arguments.iter().zip(&variables).map(|(argument, variable)| {
        let json = json_string(&argument.name);
        let (is_absent, encode) = (of_type(&argument.ty, "is_absent"), of_type(&argument.ty, "encode"));
        quote!(object.parameter(#json, #variable, |value| #is_absent(value), |value, out| #encode(value, out));)
    });
    quote! {
        let (#(#variables,)*) = arguments;
        #(#writes)*
    }
}

/// The body of a record's `encode`.
pub(crate) fn record(record: &Record) -> TokenStream {
    let writes = record.properties.iter().filter(|property| !property.skipped).map(|property| {
        let (json, field) = (json_string(&property.name), &property.field);
        let write = if property.read_only { quote!(read_only) } else { quote!(property) };
        let (is_absent, encode) = (of_type(&property.ty, "is_absent"), of_type(&property.ty, "encode"));
        quote!(object.#write(#json, &self.#field, |value| #is_absent(value), |value, out| #encode(value, out))?;)
    });
    quote! {
        let mut object = out.object();
        #(#writes)*
        object.end();
        ::core::result::Result::Ok(())
    }
}
