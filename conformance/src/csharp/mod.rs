//! C# as the oracle reads it: source text in, declarations, constants and documentation out.

pub mod constant;
pub mod docs;
pub mod literal;
pub mod preprocess;
