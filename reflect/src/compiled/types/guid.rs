//! `Guid`: `uuid::Uuid`.

#![cfg(feature = "uuid1")]

use uuid::Uuid;

use crate::compiled::decode::text;
use crate::compiled::{Encoder, Form, Fragment, NoJsonForm, ToolType};
use crate::contract::Fault;
use crate::json::Reader;
use crate::scalar::guid::Guid;

impl ToolType for Uuid {
    const FRAGMENT: Fragment = Fragment::string(Form::Uuid, Some("uuid"), "{\"type\":\"string\",\"format\":\"uuid\"}");
    const EQ_AS_DECODED: bool = true;

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        text(reader, fragment, |text| Guid::parse(text).map(|guid| Self::from_u128(guid.as_u128())))
    }

    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        out.text(Guid::from_u128(self.as_u128()));
        Ok(())
    }
}
