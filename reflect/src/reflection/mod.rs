//! The run-time lane: a description, walked by a schema writer, a decoder and a result writer.

pub mod describe;
mod reflect;
mod value;

pub use reflect::{Reflect, Types};
pub use value::Value;
