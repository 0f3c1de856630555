//! `olt::Optional<T>`: the schema of `T`, never required.

use crate::compiled::{Encoder, Fragment, NoJsonForm, Output, ToolType};
use crate::contract::{Fault, Optional, Part};
use crate::json::Reader;

impl<T: ToolType> ToolType for Optional<T> {
    const FRAGMENT: Fragment = T::FRAGMENT;
    const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;
    const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;
    const OPTIONAL: bool = true;
    const OUTPUT: Output = T::OUTPUT;

    #[inline]
    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        T::decode(reader, fragment).map(Self::Given)
    }

    /// Where nothing can be left out, as in a list, what was not given is `null`.
    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        match self {
            Self::Given(value) => value.encode(out),
            Self::Absent => {
                out.json("null");
                Ok(())
            }
        }
    }

    fn absent() -> Option<Self> {
        Some(Self::Absent)
    }

    fn is_absent(&self) -> bool {
        match self {
            Self::Given(value) => value.is_absent(),
            Self::Absent => true,
        }
    }

    fn is_null(&self) -> bool {
        match self {
            Self::Given(value) => value.is_null(),
            Self::Absent => true,
        }
    }

    fn to_part(&self) -> Result<Part, NoJsonForm> {
        match self {
            Self::Given(value) => value.to_part(),
            Self::Absent => Ok(Part::text("null")),
        }
    }
}
