//! The eight integer types.

use crate::contract::{Expected, Fault};
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};

macro_rules! integers {
    ($($ty:ty, $row:ident;)+) => {$(
        impl Reflect for $ty {
            const EQ_AS_DECODED: bool = true;

            fn describe(_: &mut Types) -> TypeDesc {
                TypeDesc::$row
            }

            fn from_value(value: Value) -> Result<Self, Fault> {
                let integer = match value {
                    Value::Integer(integer) => Self::try_from(integer).ok(),
                    _ => None,
                };
                integer.ok_or_else(|| {
                    Value::misfit(Expected::Integer { min: Self::MIN.into(), max: Self::MAX.into() })
                })
            }

            fn to_value(&self) -> Value {
                Value::Integer((*self).into())
            }
        }
    )+};
}

integers! {
    i8, Sbyte;
    u8, Byte;
    i16, Short;
    u16, Ushort;
    i32, Int;
    u32, Uint;
    i64, Long;
    u64, Ulong;
}
