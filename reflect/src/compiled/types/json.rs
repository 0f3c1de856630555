//! JSON of any shape: `JsonElement`, `JsonObject`, `JsonArray`, `serde_json::Value`, `serde_json::Map`.

use serde_json::Map;

use crate::compiled::decode::{expect, item_count, wrong_value};
use crate::compiled::{Encoder, Fragment, NoJsonForm, Output, ToolType};
use crate::contract::{Fault, JsonArray, JsonElement, JsonObject, Kind};
use crate::json::{Reader, copy_array, copy_doubles, copy_value};

const OBJECT: Fragment = Fragment { text: Some("{\"type\":\"object\"}"), ..Fragment::OBJECT };
const ARRAY: Fragment = Fragment { text: Some("{\"type\":\"array\"}"), ..Fragment::ARRAY };

macro_rules! texts {
    ($($ty:ty: $fragment:expr, $read:expr;)+) => {$(
        impl ToolType for $ty {
            const FRAGMENT: Fragment = $fragment;
            const EQ_AS_DECODED: bool = true;
            const OUTPUT: Output = Output::None;

            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                let mut text = String::new();
                let read: fn(&mut Reader<'_>, &Fragment, &mut String) -> Result<(), Fault> = $read;
                read(reader, fragment, &mut text)?;
                Ok(Self::from_compact(text))
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                out.json(self.as_str());
                Ok(())
            }
        }
    )+};
}

texts! {
    JsonElement: Fragment::ANY, |reader, _, text| copy_value(reader, text);
    JsonObject: OBJECT, |reader, fragment, text| {
        expect(reader, fragment, Kind::Object)?;
        copy_value(reader, text)
    };
    JsonArray: ARRAY, |reader, fragment, text| {
        expect(reader, fragment, Kind::Array)?;
        item_count(fragment, copy_array(reader, text)?)
    };
}

macro_rules! values {
    ($($ty:ty: $fragment:expr, $kind:expr;)+) => {$(
        impl ToolType for $ty {
            const FRAGMENT: Fragment = $fragment;
            const OUTPUT: Output = Output::None;

            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                let kind: Option<Kind> = $kind;
                if let Some(kind) = kind {
                    expect(reader, fragment, kind)?;
                }
                let mut text = String::new();
                copy_doubles(reader, &mut text)?;
                serde_json::from_str(&text).map_err(|_| wrong_value(fragment))
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                // A value of this type always has a text.
                out.json(&serde_json::to_string(self).unwrap_or_default());
                Ok(())
            }
        }
    )+};
}

values! {
    serde_json::Value: Fragment::ANY, None;
    Map<String, serde_json::Value>: OBJECT, Some(Kind::Object);
}
