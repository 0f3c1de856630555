//! The rows of the type table, one file each; `reflection/types` has the same.

mod boolean;
pub mod enumeration;
mod integer;
mod list;
mod nullable;
mod number;
mod optional;
mod pointer;
mod text;
