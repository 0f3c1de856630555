//! `T?`

use crate::compiled::{Encoder, Fragment, NoJsonForm, Output, Property, ToolType};
use crate::contract::{Fault, Kind, Part};
use crate::json::Reader;

impl<T: ToolType> ToolType for Option<T> {
    const FRAGMENT: Fragment = T::FRAGMENT.nullable();
    const OLT006_TYPE_REFERS_TO_ITSELF: usize = T::OLT006_TYPE_REFERS_TO_ITSELF;
    const PROPERTIES: &'static [Property] = T::PROPERTIES;
    const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;
    const OUTPUT: Output = T::OUTPUT;

    #[inline]
    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        if fragment.nullable && reader.kind()? == Kind::Null {
            reader.null()?;
            return Ok(None);
        }
        T::decode(reader, fragment).map(Some)
    }

    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        match self {
            Some(value) => value.encode(out),
            None => {
                out.json("null");
                Ok(())
            }
        }
    }

    fn is_null(&self) -> bool {
        self.as_ref().is_none_or(T::is_null)
    }

    fn to_part(&self) -> Result<Part, NoJsonForm> {
        match self {
            Some(value) => value.to_part(),
            None => Ok(Part::text("null")),
        }
    }
}
