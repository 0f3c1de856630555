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

fn written<'m, T: Reflect>(entries: impl Iterator<Item = (&'m String, &'m T)>) -> Vec<(String, Value)> {
    entries.map(|(name, value)| (name.clone(), value.to_value())).collect()
}

impl<T: Reflect, S> Reflect for HashMap<String, T, S>
where
    S: BuildHasher + Default + Send + Sync + 'static,
{
    fn describe(types: &mut Types) -> TypeDesc {
        TypeDesc::Dictionary(Box::new(T::describe(types)))
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        entries(value)
    }

    /// In the order of the names, since the map has none of its own.
    fn to_value(&self) -> Value {
        let mut entries = written(self.iter());
        entries.sort_unstable_by(|(left, _), (right, _)| left.cmp(right));
        Value::Dictionary(entries)
    }
}

impl<T: Reflect> Reflect for BTreeMap<String, T> {
    fn describe(types: &mut Types) -> TypeDesc {
        TypeDesc::Dictionary(Box::new(T::describe(types)))
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        entries(value)
    }

    fn to_value(&self) -> Value {
        Value::Dictionary(written(self.iter()))
    }
}

#[cfg(feature = "indexmap2")]
impl<T: Reflect, S> Reflect for indexmap::IndexMap<String, T, S>
where
    S: BuildHasher + Default + Send + Sync + 'static,
{
    fn describe(types: &mut Types) -> TypeDesc {
        TypeDesc::Dictionary(Box::new(T::describe(types)))
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        entries(value)
    }

    fn to_value(&self) -> Value {
        Value::Dictionary(written(self.iter()))
    }
}
