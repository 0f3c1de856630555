//! `byte[]`, as `bytes` holds it.

use bytes::Bytes;

use crate::contract::{Expected, Fault};
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};
use crate::scalar::base64;

impl Reflect for Bytes {
    const EQ_AS_DECODED: bool = true;

    fn describe(_: &mut Types) -> TypeDesc {
        TypeDesc::Base64
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        let bytes = base64::decode(&value.into_text()?);
        bytes.map(Self::from).ok_or_else(|| Value::misfit(Expected::Base64))
    }

    fn to_value(&self) -> Value {
        Value::Text(base64::encode(self))
    }
}
