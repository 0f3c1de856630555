//! Lists: `Vec<T>`, `Box<[T]>`, `VecDeque<T>`.

use std::collections::VecDeque;

use crate::contract::Fault;
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};

/// The elements of a list or set, each as the type `T`.
pub(super) fn elements<T: Reflect>(value: Value) -> Result<Vec<T>, Fault> {
    let items = value.into_list()?;
    let mut elements = Vec::with_capacity(items.len());
    for (index, item) in items.into_iter().enumerate() {
        elements.push(T::from_value(item).map_err(|fault| fault.within_index(index))?);
    }
    Ok(elements)
}

macro_rules! lists {
    ($($ty:ty),+) => {$(
        impl<T: Reflect> Reflect for $ty {
            const EQ_AS_DECODED: bool = T::EQ_AS_DECODED;

            fn describe(types: &mut Types) -> TypeDesc {
                TypeDesc::List(Box::new(T::describe(types)))
            }

            fn from_value(value: Value) -> Result<Self, Fault> {
                elements(value).map(Into::into)
            }

            fn to_value(&self) -> Value {
                Value::List(self.iter().map(T::to_value).collect())
            }
        }
    )+};
}

lists!(Vec<T>, Box<[T]>, VecDeque<T>);
