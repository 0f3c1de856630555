//! Argument texts made from signatures: one valid call, its systematic spoilings, and random strategies.

mod random;
mod sample;
mod scalar;
mod signature;
pub mod smaller;
mod spoil;
mod tree;

pub use random::arguments;
pub use sample::sample;
pub use signature::signatures;
pub use spoil::{probes, spoilings};
pub use tree::Tree;
