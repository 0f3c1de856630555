//! Lists: `Vec<T>`, `Box<[T]>`, `VecDeque<T>`.

use std::collections::VecDeque;

use crate::compiled::decode::elements;
use crate::compiled::{Encoder, Fragment, NoJsonForm, ToolType};
use crate::contract::Fault;
use crate::json::Reader;

macro_rules! lists {
    ($($ty:ty),+) => {$(
        impl<T: ToolType> ToolType for $ty {
            const FRAGMENT: Fragment = Fragment { items: Some(&T::FRAGMENT), ..Fragment::ARRAY };
            const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;
            const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;

            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                let mut list = Vec::new();
                elements(reader, fragment, |reader| {
                    list.push(T::decode(reader, const { &T::FRAGMENT })?);
                    Ok(())
                })?;
                Ok(list.into())
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                out.array(self.iter())
            }
        }
    )+};
}

lists!(Vec<T>, Box<[T]>, VecDeque<T>);
