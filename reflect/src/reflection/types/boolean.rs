//! `bool`

use crate::contract::{Expected, Fault};
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};

impl Reflect for bool {
    const EQ_AS_DECODED: bool = true;

    fn describe(_: &mut Types) -> TypeDesc {
        TypeDesc::Bool
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        match value {
            Value::Bool(value) => Ok(value),
            _ => Err(Value::misfit(Expected::Boolean)),
        }
    }

    fn to_value(&self) -> Value {
        Value::Bool(*self)
    }
}
