//! Dictionaries: `HashMap<String, T>`, `BTreeMap<String, T>`, `IndexMap<String, T>`.

use std::collections::{BTreeMap, HashMap, btree_map, hash_map};
use std::hash::BuildHasher;

use crate::compiled::decode::expect;
use crate::compiled::{Additional, Encoder, Fragment, NoJsonForm, ToolType};
use crate::contract::{Fault, Kind, Problem};
use crate::json::Reader;

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

/// Writes the entries in the order of their names, for a map that has none of its own.
fn encode_sorted<'m, T: ToolType>(
    out: &mut Encoder,
    entries: impl IntoIterator<Item = (&'m String, &'m T)>,
) -> Result<(), NoJsonForm> {
    let mut entries: Vec<_> = entries.into_iter().collect();
    entries.sort_unstable_by_key(|(name, _)| *name);
    encode(out, entries)
}

macro_rules! dictionaries {
    ($($(#[$when:meta])? [$($bounds:tt)+] $map:ty, into $entry:path, by $encode:path;)+) => {$(
        $(#[$when])?
        impl<$($bounds)+> ToolType for $map {
            const FRAGMENT: Fragment =
                Fragment { additional_properties: Additional::Of(&T::FRAGMENT), ..Fragment::OBJECT };
            const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;
            const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;

            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                use $entry as Entry;
                let mut map = Self::default();
                decode(reader, fragment, |reader, name| {
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
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                $encode(out, self)
            }
        }
    )+};
}

dictionaries! {
    [T: ToolType, S: BuildHasher + Default + Send + Sync + 'static]
        HashMap<String, T, S>, into hash_map::Entry, by encode_sorted;
    [T: ToolType]
        BTreeMap<String, T>, into btree_map::Entry, by encode;
    #[cfg(feature = "indexmap2")]
    [T: ToolType, S: BuildHasher + Default + Send + Sync + 'static]
        indexmap::IndexMap<String, T, S>, into indexmap::map::Entry, by encode;
}
