//! `olt::Optional<T>`: the description of `T`, never required.

use crate::contract::{Fault, Optional};
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};

impl<T: Reflect> Reflect for Optional<T> {
    const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;

    fn describe(types: &mut Types) -> TypeDesc {
        T::describe(types)
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        T::from_value(value).map(Self::Given)
    }

    /// Where nothing can be left out, as in a list, what was not given is `null`.
    fn to_value(&self) -> Value {
        match self {
            Self::Absent => Value::Null,
            Self::Given(value) => value.to_value(),
        }
    }

    fn absent() -> Option<Self> {
        Some(Self::Absent)
    }

    fn to_slot(&self) -> Option<Value> {
        match self {
            Self::Absent => None,
            Self::Given(value) => value.to_slot(),
        }
    }
}
