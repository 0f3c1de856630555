//! `Box<T>` and `Arc<T>`, which are transparent.

use std::sync::Arc;

use crate::compiled::{Encoder, Fragment, NoJsonForm, Output, Property, ToolType};
use crate::contract::{Fault, Part};
use crate::json::Reader;

macro_rules! pointers {
    ($($pointer:ident),+) => {$(
        impl<T: ToolType> ToolType for $pointer<T> {
            const FRAGMENT: Fragment = T::FRAGMENT;
            const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;
            const PROPERTIES: &'static [Property] = T::PROPERTIES;
            const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;
            const OPTIONAL: bool = T::OPTIONAL;
            const OUTPUT: Output = T::OUTPUT;

            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                T::decode(reader, fragment).map(Self::new)
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                T::encode(self, out)
            }

            fn absent() -> Option<Self> {
                T::absent().map(Self::new)
            }

            fn is_absent(&self) -> bool {
                T::is_absent(self)
            }

            fn is_null(&self) -> bool {
                T::is_null(self)
            }

            fn to_part(&self) -> Result<Part, NoJsonForm> {
                T::to_part(self)
            }
        }
    )+};
}

pointers!(Box, Arc);
