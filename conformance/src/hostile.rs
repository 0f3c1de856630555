//! The entry point for raw bytes, which the fuzzer and the property tests share.

use olt::reflection::describe::TypeDesc;

use crate::lane::Lane;
use crate::library::Library;
use crate::parity::uses;

/// The cases that every lane has, but for those that `Url` changes (ruling I-5).
#[must_use]
pub fn ids(library: &Library) -> Vec<&str> {
    let cases = library.cases.iter().filter(|case| case.rust.skip.is_none());
    let is_plain = |signature| !uses(signature, |ty| *ty == TypeDesc::Uri);
    cases.filter(|case| case.signature.as_ref().is_some_and(is_plain)).map(|case| case.id.as_str()).collect()
}

/// Puts any bytes to the lanes: the first two pick one of `ids`, the rest is its argument text.
///
/// # Errors
/// The lanes answer differently.
pub fn compare(lanes: &[&dyn Lane], ids: &[&str], bytes: &[u8]) -> Result<(), String> {
    let Some((pick, text)) = bytes.split_first_chunk() else { return Ok(()) };
    let Some(id) = usize::from(u16::from_le_bytes(*pick)).checked_rem(ids.len()).and_then(|at| ids.get(at)) else {
        return Ok(());
    };
    let answers: Vec<_> = lanes.iter().map(|lane| (lane.name(), lane.decode(id, text))).collect();
    let differs = answers.windows(2).any(|pair| matches!(pair, [(_, one), (_, other)] if one != other));
    if differs { Err(format!("{id}\n{:?}\n{answers:#?}", String::from_utf8_lossy(text))) } else { Ok(()) }
}
