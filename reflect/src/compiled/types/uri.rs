//! `Uri`: `url::Url`.

#![cfg(feature = "url2")]

use url::Url;

use crate::compiled::decode::text;
use crate::compiled::{Encoder, Form, Fragment, NoJsonForm, ToolType};
use crate::contract::Fault;
use crate::json::Reader;
use crate::scalar::uri::is_uri;

impl ToolType for Url {
    const FRAGMENT: Fragment = Fragment::string(Form::Uri, Some("uri"), "{\"type\":\"string\",\"format\":\"uri\"}");

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        text(reader, fragment, |text| is_uri(text).then(|| Self::parse(text).ok()).flatten())
    }

    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        out.string(self.as_str());
        Ok(())
    }
}
