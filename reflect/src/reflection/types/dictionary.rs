//! Dictionaries: `HashMap<String, T>`, `BTreeMap<String, T>`, `IndexMap<String, T>`.

use std::collections::{BTreeMap, HashMap};
use std::hash::BuildHasher;

use crate::contract::Fault;
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};

/// The entries of a dictionary, each value as the type `T`.
fn entries<T: Reflect, C: FromIterator<(String, T)>>(value: Value) -> Result<C, Fault> {
    let entries = value.into_entries()?.into_iter();
    let read = |(name, value): (String, Value)| match T::from_value(value) {
        Ok(value) => Ok((name, value)),
        Err(fault) => Err(fault.within_name(&name)),
    };
    entries.map(read).collect()
}

/// The entries in the order of the map.
fn written<'m, T: Reflect>(entries: impl IntoIterator<Item = (&'m String, &'m T)>) -> Vec<(String, Value)> {
    entries.into_iter().map(|(name, value)| (name.clone(), value.to_value())).collect()
}

/// The entries in the order of their names, for a map that has none of its own.
fn sorted<'m, T: Reflect>(entries: impl IntoIterator<Item = (&'m String, &'m T)>) -> Vec<(String, Value)> {
    let mut entries = written(entries);
    entries.sort_unstable_by(|(left, _), (right, _)| left.cmp(right));
    entries
}

macro_rules! dictionaries {
    ($($(#[$when:meta])? [$($bounds:tt)+] $map:ty, by $written:path;)+) => {$(
        $(#[$when])?
        impl<$($bounds)+> Reflect for $map {
            const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;

            fn describe(types: &mut Types) -> TypeDesc {
                TypeDesc::Dictionary(Box::new(T::describe(types)))
            }

            fn from_value(value: Value) -> Result<Self, Fault> {
                entries(value)
            }

            fn to_value(&self) -> Value {
                Value::Dictionary($written(self))
            }
        }
    )+};
}

dictionaries! {
    [T: Reflect, S: BuildHasher + Default + Send + Sync + 'static]
        HashMap<String, T, S>, by sorted;
    [T: Reflect]
        BTreeMap<String, T>, by written;
    #[cfg(feature = "indexmap2")]
    [T: Reflect, S: BuildHasher + Default + Send + Sync + 'static]
        indexmap::IndexMap<String, T, S>, by written;
}
