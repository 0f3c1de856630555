//! `Uri`, as `url` holds it.

use url::Url;

use crate::contract::{Expected, Fault};
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};

impl Reflect for Url {
    /// Some URIs are no URLs of the WHATWG standard: `http://a:99999/`.
    fn describe(types: &mut Types) -> TypeDesc {
        types.narrow::<Self>(TypeDesc::Uri, |value| matches!(value, Value::Text(text) if Url::parse(text).is_ok()))
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        Self::parse(&value.into_text()?).map_err(|_| Value::misfit(Expected::Uri))
    }

    fn to_value(&self) -> Value {
        Value::Text(self.as_str().to_owned())
    }
}
