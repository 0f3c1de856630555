//! JSON of any shape: `JsonElement`, `JsonObject`, `JsonArray`, `serde_json::Value`, `serde_json::Map`.

use serde_json::Map;

use crate::contract::{Expected, Fault, JsonArray, JsonElement, JsonObject};
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};

macro_rules! texts {
    ($($ty:ty, $row:ident;)+) => {$(
        impl Reflect for $ty {
            const EQ_AS_DECODED: bool = true;

            fn describe(_: &mut Types) -> TypeDesc {
                TypeDesc::$row
            }

            fn from_value(value: Value) -> Result<Self, Fault> {
                value.into_json().map(Self::from_compact)
            }

            fn to_value(&self) -> Value {
                Value::Json(self.as_str().to_owned())
            }
        }
    )+};
}

texts! {
    JsonElement, Json;
    JsonObject, JsonObject;
    JsonArray, JsonArray;
}

macro_rules! values {
    ($($ty:ty, $row:ident;)+) => {$(
        impl Reflect for $ty {
            fn describe(types: &mut Types) -> TypeDesc {
                types.json_of_doubles::<Self>(TypeDesc::$row)
            }

            fn from_value(value: Value) -> Result<Self, Fault> {
                let text = value.into_json()?;
                serde_json::from_str(&text).map_err(|_| Value::misfit(Expected::NumberWithin("double")))
            }

            fn to_value(&self) -> Value {
                // A value of this type always has a text.
                Value::Json(serde_json::to_string(self).unwrap_or_default())
            }
        }
    )+};
}

values! {
    serde_json::Value, Json;
    Map<String, serde_json::Value>, JsonObject;
}
