//! `byte[]`: `bytes::Bytes`.

#![cfg(feature = "bytes1")]

use bytes::Bytes;

use crate::compiled::decode::text;
use crate::compiled::{Encoder, Form, Fragment, NoJsonForm, ToolType};
use crate::contract::Fault;
use crate::json::Reader;
use crate::scalar::base64;

impl ToolType for Bytes {
    const FRAGMENT: Fragment = Fragment {
        content_encoding: Some("base64"),
        ..Fragment::string(Form::Base64, None, "{\"type\":\"string\",\"contentEncoding\":\"base64\"}")
    };
    const EQ_AS_DECODED: bool = true;

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        text(reader, fragment, |text| base64::decode(text).map(Self::from))
    }

    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        out.string(&base64::encode(self));
        Ok(())
    }
}
