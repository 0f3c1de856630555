//! The entry point for raw bytes, which the fuzzer and the property tests share.

use olt::reflection::describe::TypeDesc;

use crate::lane::Lane;
use crate::library::Library;
use crate::parity::uses;

/// A case that every lane has.
#[derive(Debug, Clone, Copy)]
pub struct Subject<'l> {
    /// The case.
    pub id: &'l str,
    /// It has a URI, which `Url` prints in its own way (ruling I-5), so that only lanes of Rust types answer alike.
    pub has_uri: bool,
}

/// The cases that every lane has.
#[must_use]
pub fn subjects(library: &Library) -> Vec<Subject<'_>> {
    let cases = library.cases.iter().filter(|case| case.rust.skip.is_none());
    let described = cases.filter_map(|case| Some((&case.id, case.signature.as_ref()?)));
    let is_uri = |ty: &TypeDesc| *ty == TypeDesc::Uri;
    described.map(|(id, signature)| Subject { id, has_uri: uses(signature, is_uri) }).collect()
}

/// Puts any bytes to the lanes, that of signatures and those of Rust types: the first two pick a subject, the rest is
/// its argument text.
///
/// # Errors
/// The lanes answer differently.
pub fn compare(
    described: &dyn Lane,
    typed: [&dyn Lane; 2],
    subjects: &[Subject<'_>],
    bytes: &[u8],
) -> Result<(), String> {
    let Some((pick, text)) = bytes.split_first_chunk() else { return Ok(()) };
    let place = usize::from(u16::from_le_bytes(*pick)).checked_rem(subjects.len());
    let Some(Subject { id, has_uri }) = place.and_then(|place| subjects.get(place)) else { return Ok(()) };
    let described = (!has_uri).then_some(described);
    let lanes = described.into_iter().chain(typed);
    let answers: Vec<_> = lanes.map(|lane| (lane.name(), lane.decode(id, text))).collect();
    let differs = answers.windows(2).any(|pair| matches!(pair, [(_, one), (_, other)] if one != other));
    if differs { Err(format!("{id}\n{:?}\n{answers:#?}", String::from_utf8_lossy(text))) } else { Ok(()) }
}
