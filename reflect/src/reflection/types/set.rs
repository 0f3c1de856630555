//! Sets: `HashSet<T>`, `BTreeSet<T>`, `IndexSet<T>`.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::hash::{BuildHasher, Hash};

use super::list::elements;
use crate::contract::{Fault, Problem};
use crate::reflection::describe::TypeDesc;
use crate::reflection::identity::FEW;
use crate::reflection::{Reflect, Types, Value};

/// The elements of a set, none twice; see [`refuse_repeats`].
fn distinct<T: Reflect + Eq + Hash>(value: Value) -> Result<Vec<T>, Fault> {
    let elements: Vec<T> = elements(value)?;
    if elements.len() <= FEW {
        refuse_repeats(elements.iter().map(|element| {
            let earlier = elements.iter().position(|earlier| earlier == element);
            earlier.unwrap_or(usize::MAX)
        }))?;
        return Ok(elements);
    }
    let mut places = HashMap::with_capacity(elements.len());
    refuse_repeats(elements.iter().map(|element| {
        let next = places.len();
        *places.entry(element).or_insert(next)
    }))?;
    Ok(elements)
}

/// Refuses an element that equals an earlier one as its Rust type has it, though the texts differ: `http://a` and
/// `HTTP://A` are one `Url`. `places` gives for each element the place of the first that equals it.
fn refuse_repeats(places: impl Iterator<Item = usize>) -> Result<(), Fault> {
    let mut repeats = places.enumerate().filter(|(index, first)| first < index);
    match repeats.next() {
        Some((index, first)) => Err(Fault::new(Problem::Repeats(first)).within_index(index)),
        None => Ok(()),
    }
}

impl<T, S> Reflect for HashSet<T, S>
where
    T: Reflect + Eq + Hash,
    S: BuildHasher + Default + Send + Sync + 'static,
{
    fn describe(types: &mut Types) -> TypeDesc {
        TypeDesc::Set(Box::new(T::describe(types)))
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        Ok(distinct(value)?.into_iter().collect())
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
        let elements: Vec<T> = elements(value)?;
        let mut places = BTreeMap::new();
        refuse_repeats(elements.iter().map(|element| {
            let next = places.len();
            *places.entry(element).or_insert(next)
        }))?;
        Ok(elements.into_iter().collect())
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
        Ok(distinct(value)?.into_iter().collect())
    }

    fn to_value(&self) -> Value {
        Value::List(self.iter().map(T::to_value).collect())
    }
}
