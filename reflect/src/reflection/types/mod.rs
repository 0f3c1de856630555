//! The built-in types, each describing itself at run time: the rows of the type table, under the names that the
//! compiled lane's files have.

#[cfg(feature = "bytes1")]
mod base64;
mod boolean;
#[cfg(any(feature = "chrono04", feature = "jiff1"))]
mod date_time;
mod dictionary;
pub mod enumeration;
#[cfg(feature = "uuid1")]
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
#[cfg(any(feature = "chrono04", feature = "jiff1"))]
mod time_span;
#[cfg(feature = "url2")]
mod uri;
