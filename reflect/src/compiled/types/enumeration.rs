//! Enums: what `#[derive(ToolType)]` writes for one comes down to these.

use crate::compiled::decode::text;
use crate::compiled::{Encoder, Fragment};
use crate::contract::Fault;
use crate::json::Reader;

/// Reads a member; `member_of` knows them by their exact names.
///
/// # Errors
/// The value is no text, or no member's name.
#[inline]
pub fn decode<T>(
    reader: &mut Reader<'_>,
    fragment: &Fragment,
    member_of: impl FnOnce(&str) -> Option<T>,
) -> Result<T, Fault> {
    text(reader, fragment, member_of)
}

/// Writes a member by its name, given as a JSON string.
pub fn encode(out: &mut Encoder, json_name: &str) {
    out.json(json_name);
}
