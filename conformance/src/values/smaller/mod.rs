//! Less of a thing that shows something, to find the least that still shows it.

mod signature;
mod text;

pub use signature::signatures;
pub use text::texts;
