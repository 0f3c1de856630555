//! The generated crate: a file for each area, a module for each case, a table for each lane.

use std::fmt::Write;

use olt::reflection::describe::Signature;
use proc_macro2::TokenStream;
use quote::quote;

use super::function::Function;
use super::ident::{module_name, type_idents};
use super::{Unspellable, declare, spelling};
use crate::case::RustHints;

const DERIVED: &str = "// Derived by `cargo xtask bless`; do not edit.\n";

/// What one module is generated from.
#[derive(Debug, Clone, Copy)]
pub struct Subject<'s> {
    /// The case's id, `<area>/<name>`.
    pub id: &'s str,
    /// Its signature.
    pub signature: &'s Signature,
    /// What the signature does not say.
    pub hints: &'s RustHints,
}

impl<'s> Subject<'s> {
    /// The area, which names the file.
    #[must_use]
    pub fn area(&self) -> &'s str {
        self.id.split('/').next().unwrap_or_default()
    }

    fn name(&self) -> &'s str {
        self.id.split_once('/').map_or("", |(_, name)| name)
    }

    fn module(&self) -> Result<String, Unspellable> {
        spelling::check(self.signature)?;
        let names = type_idents(self.signature.types.keys());
        let function = Function::new(self.signature, &names, self.hints);
        let types = declare::types(self.signature, &names)?;
        let (compiled, reflected) = (function.compiled()?, function.reflected()?);
        let body = pretty(&quote!(#(#types)* #compiled #reflected))?;
        let mut module = format!("/// `{}`\npub mod {} {{\n", self.id, module_name(self.name()));
        module.push_str("    use olt::contract::SignatureError;\n");
        for (used, path) in USES {
            if is_named(used, &body) {
                let _ = writeln!(module, "    use {path};");
            }
        }
        for line in body.lines() {
            let _ = if line.is_empty() { writeln!(module) } else { writeln!(module, "    {line}") };
        }
        module.push_str("}\n");
        Ok(module)
    }
}

/// What a module imports, by the text that needs it.
const USES: [(&str, &str); 3] = [
    ("Tool::create", "olt::Tool"),
    ("Annotation::", "olt::reflection::describe::Annotation"),
    ("Param::new", "olt::reflection::Param"),
];

/// Whether the text names it, other than at the end of a path.
fn is_named(name: &str, body: &str) -> bool {
    body.match_indices(name).any(|(at, _)| !body.get(..at).is_some_and(|before| before.ends_with(':')))
}

/// The file of one area.
///
/// # Errors
/// Rust can't spell one of the signatures.
pub fn area(name: &str, subjects: &[Subject<'_>]) -> Result<String, Unspellable> {
    let mut text = format!("//! The cases of the area `{name}`.\n{DERIVED}");
    for subject in subjects {
        text.push('\n');
        text.push_str(&subject.module().map_err(|why| why.of(subject.id))?);
    }
    Ok(text)
}

/// `lib.rs` of the generated crate.
#[must_use]
pub fn library(areas: &[&str], subjects: &[Subject<'_>]) -> String {
    let mut text = String::from("//! Rust for both lanes, derived from the signatures of the fixtures.\n");
    text.push_str(DERIVED);
    text.push_str(ALLOWED);
    for area in areas {
        let _ = writeln!(text, "\n#[rustfmt::skip]\npub mod {};", module_name(area));
    }
    table(&mut text, "compiled", "fn() -> olt::Tool", "compiled::tool", subjects);
    let refusing = "fn() -> Result<olt::Tool, olt::contract::SignatureError>";
    table(&mut text, "reflected", refusing, "reflected", subjects);
    text
}

const ALLOWED: &str = "\
// What the fixtures write is what they test, the names and the missing documentation included.
#![allow(missing_docs, non_snake_case, non_camel_case_types)]
#![allow(clippy::all, clippy::needless_pass_by_value, clippy::semicolon_if_nothing_returned)]
// A large schema takes the compiler a while; that is no mistake of these types.
#![allow(long_running_const_eval)]
";

fn table(text: &mut String, lane: &str, signature: &str, path: &str, subjects: &[Subject<'_>]) {
    let _ = write!(text, "\n/// The tools of the {lane} lane.\npub mod {lane} {{\n");
    let _ = write!(text, "    /// Each case's tool, by the case's id.\n    #[rustfmt::skip]\n");
    let _ = writeln!(text, "    pub const TOOLS: &[(&str, {signature})] = &[");
    for subject in subjects {
        let (area, name) = (module_name(subject.area()), module_name(subject.name()));
        let _ = writeln!(text, "        ({:?}, crate::{area}::{name}::{path}),", subject.id);
    }
    text.push_str("    ];\n}\n");
}

fn pretty(tokens: &TokenStream) -> Result<String, Unspellable> {
    let file = syn::parse2(tokens.clone()).map_err(|error| Unspellable::new(error.to_string()))?;
    Ok(prettyplease::unparse(&file))
}
