//! `T?`

use crate::contract::Fault;
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};

impl<T: Reflect> Reflect for Option<T> {
    const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;

    fn describe(types: &mut Types) -> TypeDesc {
        TypeDesc::Nullable(Box::new(T::describe(types)))
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        match value {
            Value::Null => Ok(None),
            value => T::from_value(value).map(Some),
        }
    }

    fn to_value(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::to_value)
    }
}
