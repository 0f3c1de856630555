//! Dictionaries: `HashMap<String, T>`, `BTreeMap<String, T>`, `IndexMap<String, T>`.

use std::collections::{BTreeMap, HashMap, btree_map, hash_map};
use std::hash::BuildHasher;

use crate::compiled::decode::expect;
use crate::compiled::{Additional, Encoder, Fragment, NoJsonForm, ToolType};
use crate::contract::{Fault, Kind, Problem};
use crate::json::Reader;

/// The fragment of a dictionary of these values.
const fn dictionary_of(values: &'static Fragment) -> Fragment {
    Fragment { additional_properties: Additional::Of(values), ..Fragment::OBJECT }
}

/// Reads the entries; `entry` reads a value and puts it in its place.
#[inline]
fn decode<'j>(
    reader: &mut Reader<'j>,
    fragment: &Fragment,
    mut entry: impl FnMut(&mut Reader<'j>, String) -> Result<(), Fault>,
) -> Result<(), Fault> {
    expect(reader, fragment, Kind::Object)?;
    let mut next = reader.first_name()?.map(str::to_owned);
    while let Some(name) = next {
        entry(reader, name)?;
        next = reader.next_name()?.map(str::to_owned);
    }
    Ok(())
}

/// Reads the value of an entry that the map does not have yet.
#[inline]
fn value<T: ToolType>(reader: &mut Reader<'_>, name: &str) -> Result<T, Fault> {
    T::decode(reader, const { &T::FRAGMENT }).map_err(|fault| fault.within_name(name))
}

#[cold]
fn given_twice(reader: &mut Reader<'_>, name: &str) -> Fault {
    reader.refuse(Problem::GivenTwice).within_name(name)
}

fn encode<'m, T: ToolType>(
    out: &mut Encoder,
    entries: impl IntoIterator<Item = (&'m String, &'m T)>,
) -> Result<(), NoJsonForm> {
    let mut object = out.object();
    for (name, value) in entries {
        object.entry(name, value)?;
    }
    object.end();
    Ok(())
}

macro_rules! decode_into {
    ($reader:ident, $fragment:ident, $entry:path) => {{
        let mut map = Self::default();
        decode($reader, $fragment, |reader, name| {
            use $entry as Entry;
            match map.entry(name) {
                Entry::Occupied(entry) => return Err(given_twice(reader, entry.key())),
                Entry::Vacant(entry) => {
                    let value = value(reader, entry.key())?;
                    entry.insert(value);
                }
            }
            Ok(())
        })?;
        Ok(map)
    }};
}

impl<T: ToolType, S> ToolType for HashMap<String, T, S>
where
    S: BuildHasher + Default + Send + Sync + 'static,
{
    const FRAGMENT: Fragment = dictionary_of(&T::FRAGMENT);
    const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        decode_into!(reader, fragment, hash_map::Entry)
    }

    /// In the order of the names, since the map has none of its own.
    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        let mut entries: Vec<_> = self.iter().collect();
        entries.sort_unstable_by_key(|(name, _)| *name);
        encode(out, entries)
    }
}

impl<T: ToolType> ToolType for BTreeMap<String, T> {
    const FRAGMENT: Fragment = dictionary_of(&T::FRAGMENT);
    const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        decode_into!(reader, fragment, btree_map::Entry)
    }

    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        encode(out, self)
    }
}

#[cfg(feature = "indexmap2")]
impl<T: ToolType, S> ToolType for indexmap::IndexMap<String, T, S>
where
    S: BuildHasher + Default + Send + Sync + 'static,
{
    const FRAGMENT: Fragment = dictionary_of(&T::FRAGMENT);
    const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        decode_into!(reader, fragment, indexmap::map::Entry)
    }

    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        encode(out, self)
    }
}
