//! `Box<T>` and `Arc<T>`, which are transparent.

use std::sync::Arc;

use crate::contract::Fault;
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};

macro_rules! pointers {
    ($($pointer:ident),+) => {$(
        impl<T: Reflect> Reflect for $pointer<T> {
            const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;

            fn describe(types: &mut Types) -> TypeDesc {
                T::describe(types)
            }

            fn from_value(value: Value) -> Result<Self, Fault> {
                T::from_value(value).map(Self::new)
            }

            fn to_value(&self) -> Value {
                T::to_value(self)
            }

            fn absent() -> Option<Self> {
                T::absent().map(Self::new)
            }

            fn to_slot(&self) -> Option<Value> {
                T::to_slot(self)
            }
        }
    )+};
}

pointers!(Box, Arc);
