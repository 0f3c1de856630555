//! `Guid`, as `uuid` holds it.

use uuid::Uuid;

use crate::contract::{Expected, Fault};
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};
use crate::scalar::guid::Guid;

impl Reflect for Uuid {
    const EQ_AS_DECODED: bool = true;

    fn describe(_: &mut Types) -> TypeDesc {
        TypeDesc::Guid
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        let text = value.into_text()?;
        let guid = Guid::parse(&text).ok_or_else(|| Value::misfit(Expected::Uuid))?;
        Ok(Self::from_u128(guid.as_u128()))
    }

    fn to_value(&self) -> Value {
        Value::Text(Guid::from_u128(self.as_u128()).to_string())
    }
}
