//! The run-time lane: a description, walked by a schema writer, a decoder and a result writer.

mod annotate;
mod bounds;
mod decode;
pub mod describe;
mod described;
mod encode;
mod identity;
mod order;
mod reflect;
mod resolve;
mod scalars;
mod schema;
mod shape;
mod shapes;
mod value;

pub use described::Described;
pub use reflect::{Reflect, Types};
pub use value::Value;
