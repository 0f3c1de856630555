//! C# as the oracle reads it: source text in, tools and diagnostics out.
//!
//! [`analyze`] is the whole of it: directives are evaluated ([`preprocess`]), each file is parsed, declarations are
//! gathered over all files, and every method with `[Tool]` or `[ToolMethod]` becomes a signature or a diagnostic that
//! says why not.

mod analysis;
mod annotations;
mod applicability;
mod attributes;
mod bounds;
mod checks;
mod collect;
mod comments;
pub mod constant;
mod constants;
mod context;
mod defaults;
mod described;
mod diagnostic;
mod display;
pub mod docs;
mod inputs;
mod isolate;
mod known;
pub mod literal;
mod lookup;
mod members;
mod memory;
mod methods;
mod misplaced;
mod names;
mod outline;
mod page;
mod parameters;
mod parse;
pub mod preprocess;
mod records;
mod resolve;
mod returns;
mod signature;
mod survey;
mod symbols;
mod syntax;
mod tool;
mod types;
mod world;

pub use analysis::{Analysis, Mode, Options, Source, ToolSource, analyze};
pub use diagnostic::{Diagnostic, Severity};

#[cfg(test)]
mod tests;
