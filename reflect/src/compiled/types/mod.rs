//! The rows of the type table, one file each; `reflection/types` has the same.

mod base64;
mod boolean;
mod date_time;
mod dictionary;
pub mod enumeration;
mod guid;
mod integer;
mod json;
mod list;
mod nullable;
mod number;
mod optional;
mod pointer;
mod set;
mod text;
mod time_span;
mod uri;
