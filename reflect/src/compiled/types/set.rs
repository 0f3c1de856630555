//! Sets: `HashSet<T>`, `BTreeSet<T>`, `IndexSet<T>`.
//!
//! An element repeats an earlier one if the two decode equal (ruling C-5), and also if the Rust set can't hold both:
//! `http://a` and `HTTP://A/` are two URIs and one `url::Url`.

use std::collections::{BTreeSet, HashSet};
use std::hash::{BuildHasher, Hash};

use crate::compiled::decode::elements;
use crate::compiled::identity::identity;
use crate::compiled::{Encoder, Fragment, NoJsonForm, ToolType};
use crate::contract::{Fault, Problem};
use crate::json::Reader;

/// Reads the elements; `insert` says whether the Rust set did not have one yet.
#[inline]
fn decode<T: ToolType + PartialEq>(
    reader: &mut Reader<'_>,
    fragment: &Fragment,
    mut insert: impl FnMut(T) -> bool,
) -> Result<(), Fault> {
    let start = reader.fork();
    let mut identities = HashSet::new();
    let mut count = 0;
    elements(reader, fragment, |reader| {
        let element = Element::<T>::read(reader)?;
        let decodes_anew = element.identity.is_none_or(|identity| identities.insert(identity));
        if !insert(element.value) || !decodes_anew {
            return Err(Fault::new(Problem::Repeats(first_equal::<T>(start.fork(), count)?)));
        }
        count += 1;
        Ok(())
    })
}

/// The index of the first element that equals the one at `last`; the array is read once more for it, so
/// that one without a repeat is read without keeping order.
#[cold]
fn first_equal<T: ToolType + PartialEq>(mut reader: Reader<'_>, last: usize) -> Result<usize, Fault> {
    let mut list = Vec::with_capacity(last + 1);
    reader.first_element()?;
    while list.len() < last {
        list.push(Element::<T>::read(&mut reader)?);
        reader.next_element()?;
    }
    let repeated = Element::read(&mut reader)?;
    Ok(list.iter().position(|element| element.equals(&repeated)).unwrap_or(last))
}

struct Element<T> {
    value: T,
    /// What it decodes to, where its own `Eq` may say something else.
    identity: Option<String>,
}

impl<T: ToolType + PartialEq> Element<T> {
    #[inline]
    fn read(reader: &mut Reader<'_>) -> Result<Self, Fault> {
        let fragment = const { &T::FRAGMENT };
        if T::EQ_AS_DECODED {
            return Ok(Self { value: T::decode(reader, fragment)?, identity: None });
        }
        let mut before = reader.fork();
        let value = T::decode(reader, fragment)?;
        Ok(Self { value, identity: Some(identity(&mut before, fragment)?) })
    }

    fn equals(&self, other: &Self) -> bool {
        self.value == other.value || self.identity.is_some() && self.identity == other.identity
    }
}

/// Writes the elements in the order of their texts, for a set that has none of its own.
fn encode_sorted<'s, T: ToolType>(out: &mut Encoder, set: impl IntoIterator<Item = &'s T>) -> Result<(), NoJsonForm> {
    let mut texts = set.into_iter().map(|element| out.part(element)).collect::<Result<Vec<_>, _>>()?;
    texts.sort_unstable();
    out.json("[");
    out.json(&texts.join(","));
    out.json("]");
    Ok(())
}

macro_rules! sets {
    ($($(#[$when:meta])? [$($bounds:tt)+] $set:ty, by $encode:path;)+) => {$(
        $(#[$when])?
        impl<$($bounds)+> ToolType for $set {
            const FRAGMENT: Fragment =
                Fragment { items: Some(&T::FRAGMENT), unique_items: true, ..Fragment::ARRAY };
            const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;
            const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;

            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                let mut set = Self::default();
                decode(reader, fragment, |element| set.insert(element))?;
                Ok(set)
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                $encode(out, self)
            }
        }
    )+};
}

sets! {
    [T: ToolType + Eq + Hash, S: BuildHasher + Default + Send + Sync + 'static]
        HashSet<T, S>, by encode_sorted;
    [T: ToolType + Ord]
        BTreeSet<T>, by Encoder::array;
    #[cfg(feature = "indexmap2")]
    [T: ToolType + Eq + Hash, S: BuildHasher + Default + Send + Sync + 'static]
        indexmap::IndexSet<T, S>, by Encoder::array;
}
