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

#[cfg(feature = "rust_decimal1")]
mod decimal {
    //! `decimal`, as `rust_decimal` holds it.

    use rust_decimal::Decimal;

    use crate::contract::{Expected, Fault};
    use crate::reflection::describe::TypeDesc;
    use crate::reflection::{Reflect, Types, Value};
    use crate::scalar::decimal;

    impl Reflect for Decimal {
        const EQ_AS_DECODED: bool = true;

        fn describe(_: &mut Types) -> TypeDesc {
            TypeDesc::Decimal
        }

        fn from_value(value: Value) -> Result<Self, Fault> {
            let number = match &value {
                Value::Decimal(text) => decimal::Decimal::parse(text),
                _ => None,
            };
            let decimal = number.and_then(|number| {
                let mantissa = i128::try_from(number.mantissa()).ok()?;
                let signed = if number.is_negative() { -mantissa } else { mantissa };
                Self::try_from_i128_with_scale(signed, number.scale().into()).ok()
            });
            decimal.ok_or_else(|| Value::misfit(Expected::NumberWithin("decimal")))
        }

        fn to_value(&self) -> Value {
            let mantissa = self.mantissa();
            let scale = u8::try_from(self.scale()).ok();
            scale
                .and_then(|scale| decimal::Decimal::new(mantissa < 0, mantissa.unsigned_abs(), scale))
                .map_or(Value::OutOfRange, |number| Value::Decimal(number.to_string()))
        }
    }
}
