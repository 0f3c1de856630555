//! What the text of a scalar is: the readers and writers both lanes share.
//!
//! A reader says whether a text is a value of the type and which one, no more; which argument is at fault,
//! and in which words, is the lane's to say. A writer gives the text that its reader takes (ruling I-5).
//! None of them panics, and none takes longer than reading the text once.
//!
//! | module | reads | rule |
//! |---|---|---|
//! | [`integer`] | a JSON number as a whole number | C-2, C-3 |
//! | [`float`] | a JSON number as binary32 or binary64 | C-3 |
//! | [`decimal`] | a JSON number as a decimal with its scale | C-3, T-3 |
//! | [`character`] | a string of one UTF-16 unit | C-4 |
//! | [`guid`] | the 36-character form | C-4, I-5 |
//! | [`date`], [`time`], [`date_time`] | calendar days, times of day, instants | C-4, I-5 |
//! | [`time_span`] | a length of time in the invariant form of .NET | C-4, I-5 |
//! | [`uri`], [`email`] | RFC 3986 and RFC 5321 | C-4 |
//! | [`base64`] | RFC 4648 §4 | C-4 |

pub mod base64;
pub mod character;
mod clock;
mod cursor;
pub mod date;
pub mod date_time;
pub mod email;
pub mod float;
pub mod guid;
pub mod integer;
pub mod time;
pub mod time_span;
pub mod uri;

pub use olt_text::decimal;
