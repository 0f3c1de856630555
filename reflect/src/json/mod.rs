//! JSON text, token by token: the strict reader under both lanes' decoders.

mod any;
mod canonical;
mod nesting;
mod number;
mod reader;
mod string;

pub use any::{copy_array, copy_doubles, copy_value};
pub(crate) use canonical::write_members;
pub use canonical::{canonical, canonical_number, write_canonical};
pub use reader::Reader;
