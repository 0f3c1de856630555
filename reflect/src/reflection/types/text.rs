//! `string`, in the forms Rust keeps it, and `char`.

use std::borrow::Cow;

use crate::contract::{Expected, Fault};
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};
use crate::scalar::character;

macro_rules! strings {
    ($($ty:ty),+) => {$(
        impl Reflect for $ty {
            const EQ_AS_DECODED: bool = true;

            fn describe(_: &mut Types) -> TypeDesc {
                TypeDesc::String
            }

            fn from_value(value: Value) -> Result<Self, Fault> {
                value.into_text().map(Into::into)
            }

            fn to_value(&self) -> Value {
                Value::Text(String::from(&**self))
            }
        }
    )+};
}

strings!(String, Box<str>, Cow<'static, str>);

impl Reflect for char {
    const EQ_AS_DECODED: bool = true;

    fn describe(_: &mut Types) -> TypeDesc {
        TypeDesc::Char
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        let text = value.into_text()?;
        character::parse(&text).ok_or_else(|| Value::misfit(Expected::Character))
    }

    fn to_value(&self) -> Value {
        Value::Text((*self).into())
    }
}
