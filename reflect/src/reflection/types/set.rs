//! Sets: `HashSet<T>`, `BTreeSet<T>`, `IndexSet<T>`.

use std::collections::{BTreeSet, HashSet};
use std::hash::{BuildHasher, Hash};

use super::list::elements;
use crate::contract::Fault;
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};

impl<T, S> Reflect for HashSet<T, S>
where
    T: Reflect + Eq + Hash,
    S: BuildHasher + Default + Send + Sync + 'static,
{
    fn describe(types: &mut Types) -> TypeDesc {
        TypeDesc::Set(Box::new(T::describe(types)))
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        elements(value)
    }

    fn to_value(&self) -> Value {
        Value::Unordered(self.iter().map(T::to_value).collect())
    }
}

impl<T: Reflect + Ord> Reflect for BTreeSet<T> {
    fn describe(types: &mut Types) -> TypeDesc {
        TypeDesc::Set(Box::new(T::describe(types)))
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        elements(value)
    }

    fn to_value(&self) -> Value {
        Value::List(self.iter().map(T::to_value).collect())
    }
}

#[cfg(feature = "indexmap2")]
impl<T, S> Reflect for indexmap::IndexSet<T, S>
where
    T: Reflect + Eq + Hash,
    S: BuildHasher + Default + Send + Sync + 'static,
{
    fn describe(types: &mut Types) -> TypeDesc {
        TypeDesc::Set(Box::new(T::describe(types)))
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        elements(value)
    }

    fn to_value(&self) -> Value {
        Value::List(self.iter().map(T::to_value).collect())
    }
}
