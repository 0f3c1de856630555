//! Sets: `HashSet<T>`, `BTreeSet<T>`, `IndexSet<T>`.
//!
//! An element repeats an earlier one if the two decode equal (ruling C-5), and also if the Rust set can't hold both:
//! `http://a` and `HTTP://A/` are two URIs and one `url::Url`. The decoder asks the second question of [`Elements`],
//! so that no repeat is left when a set is made.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::hash::{BuildHasher, Hash};

use super::list::elements;
use crate::contract::Fault;
use crate::reflection::describe::TypeDesc;
use crate::reflection::identity::Elements;
use crate::reflection::{Reflect, Types, Value};

macro_rules! sets {
    ($($(#[$when:meta])? [$($bounds:tt)+] $set:ty as $value:ident, through $places:ty;)+) => {$(
        $(#[$when])?
        impl<$($bounds)+> Reflect for $set {
            const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;

            fn describe(types: &mut Types) -> TypeDesc {
                let set = TypeDesc::Set(Box::new(T::describe(types)));
                if T::EQ_AS_DECODED { set } else { types.distinct::<Self>(set, || Box::<$places>::default()) }
            }

            fn from_value(value: Value) -> Result<Self, Fault> {
                Ok(elements(value)?.into_iter().collect())
            }

            fn to_value(&self) -> Value {
                Value::$value(self.iter().map(T::to_value).collect())
            }
        }
    )+};
}

sets! {
    [T: Reflect + Eq + Hash, S: BuildHasher + Default + Send + Sync + 'static]
        HashSet<T, S> as Unordered, through HashMap<T, usize>;
    [T: Reflect + Ord]
        BTreeSet<T> as List, through BTreeMap<T, usize>;
    #[cfg(feature = "indexmap2")]
    [T: Reflect + Eq + Hash, S: BuildHasher + Default + Send + Sync + 'static]
        indexmap::IndexSet<T, S> as List, through HashMap<T, usize>;
}

impl<T: Reflect + Eq + Hash> Elements for HashMap<T, usize> {
    fn add(&mut self, element: &Value, index: usize) -> Result<usize, Fault> {
        Ok(*self.entry(T::from_value(element.clone())?).or_insert(index))
    }
}

impl<T: Reflect + Ord> Elements for BTreeMap<T, usize> {
    fn add(&mut self, element: &Value, index: usize) -> Result<usize, Fault> {
        Ok(*self.entry(T::from_value(element.clone())?).or_insert(index))
    }
}
