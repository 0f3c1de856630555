//! The built-in types, each describing itself at run time; one file a row of the type table.

mod boolean;
mod dictionary;
mod integer;
mod json;
mod list;
mod nullable;
mod number;
mod optional;
mod pointer;
mod set;
mod text;
