//! Sets: `HashSet<T>`, `BTreeSet<T>`, `IndexSet<T>`.

use std::collections::{BTreeSet, HashSet};
use std::hash::{BuildHasher, Hash};

use crate::compiled::decode::elements;
use crate::compiled::{Encoder, Fragment, NoJsonForm, ToolType};
use crate::contract::{Fault, Problem};
use crate::json::Reader;

/// The fragment of a set of these elements.
const fn set_of(items: &'static Fragment) -> Fragment {
    Fragment { items: Some(items), unique_items: true, ..Fragment::ARRAY }
}

/// Reads the elements; `insert` says whether one is new.
#[inline]
fn decode<T: ToolType + PartialEq>(
    reader: &mut Reader<'_>,
    fragment: &Fragment,
    mut insert: impl FnMut(T) -> bool,
) -> Result<(), Fault> {
    let start = reader.clone();
    let mut count = 0;
    elements(reader, fragment, |reader| {
        if !insert(T::decode(reader, const { &T::FRAGMENT })?) {
            return Err(Fault::new(Problem::Repeats(first_equal::<T>(start.clone(), count)?)));
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
        list.push(T::decode(&mut reader, const { &T::FRAGMENT })?);
        reader.next_element()?;
    }
    let repeated = T::decode(&mut reader, const { &T::FRAGMENT })?;
    Ok(list.iter().position(|element| *element == repeated).unwrap_or(last))
}

impl<T, S> ToolType for HashSet<T, S>
where
    T: ToolType + Eq + Hash,
    S: BuildHasher + Default + Send + Sync + 'static,
{
    const FRAGMENT: Fragment = set_of(&T::FRAGMENT);
    const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        let mut set = Self::default();
        decode(reader, fragment, |element| set.insert(element))?;
        Ok(set)
    }

    /// In the order of the elements' texts, since the set has none of its own.
    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        let mut texts = self.iter().map(|element| out.part(element)).collect::<Result<Vec<_>, _>>()?;
        texts.sort_unstable();
        out.json("[");
        out.json(&texts.join(","));
        out.json("]");
        Ok(())
    }
}

impl<T: ToolType + Ord> ToolType for BTreeSet<T> {
    const FRAGMENT: Fragment = set_of(&T::FRAGMENT);
    const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        let mut set = Self::new();
        decode(reader, fragment, |element| set.insert(element))?;
        Ok(set)
    }

    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        out.array(self)
    }
}

#[cfg(feature = "indexmap2")]
impl<T, S> ToolType for indexmap::IndexSet<T, S>
where
    T: ToolType + Eq + Hash,
    S: BuildHasher + Default + Send + Sync + 'static,
{
    const FRAGMENT: Fragment = set_of(&T::FRAGMENT);
    const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        let mut set = Self::default();
        decode(reader, fragment, |element| set.insert(element))?;
        Ok(set)
    }

    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        out.array(self)
    }
}
