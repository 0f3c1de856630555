//! `float` and `double`.

use crate::contract::{Expected, Fault};
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};

macro_rules! numbers {
    ($($ty:ty, $row:ident, $name:literal;)+) => {$(
        impl Reflect for $ty {
            fn describe(_: &mut Types) -> TypeDesc {
                TypeDesc::$row
            }

            fn from_value(value: Value) -> Result<Self, Fault> {
                match value {
                    Value::$row(number) => Ok(number),
                    _ => Err(Value::misfit(Expected::NumberWithin($name))),
                }
            }

            fn to_value(&self) -> Value {
                Value::$row(*self)
            }
        }
    )+};
}

numbers! {
    f32, Float, "float";
    f64, Double, "double";
}
