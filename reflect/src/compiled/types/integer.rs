//! The eight integer types, with their ranges.

use crate::compiled::decode::{expect, wrong_value};
use crate::compiled::{Bound, Encoder, Fragment, JsonType, NoJsonForm, ToolType};
use crate::contract::{Fault, Kind};
use crate::json::Reader;
use crate::scalar::integer;

/// Reads an integer within the bounds in force.
#[inline]
fn decode<T: TryFrom<i128>>(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<T, Fault> {
    expect(reader, fragment, Kind::Number)?;
    let number = reader.number()?;
    let min = fragment.minimum.integer().unwrap_or(i128::MIN);
    let max = fragment.maximum.integer().unwrap_or(i128::MAX);
    let value = integer::parse_within(number, min, max);
    value.and_then(|value| T::try_from(value).ok()).ok_or_else(|| wrong_value(fragment))
}

macro_rules! integers {
    ($($ty:ty: $min:literal to $max:literal;)+) => {$(
        impl ToolType for $ty {
            const FRAGMENT: Fragment = Fragment {
                text: Some(concat!(r#"{"type":"integer","minimum":"#, $min, r#","maximum":"#, $max, "}")),
                json_type: JsonType::Integer,
                minimum: Bound::Integer($min),
                maximum: Bound::Integer($max),
                ..Fragment::ANY
            };
            const EQ_AS_DECODED: bool = true;

            #[inline]
            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                decode(reader, fragment)
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                out.display(self);
                Ok(())
            }
        }
    )+};
}

integers! {
    i8: -128 to 127;
    u8: 0 to 255;
    i16: -32768 to 32767;
    u16: 0 to 65535;
    i32: -2147483648 to 2147483647;
    u32: 0 to 4294967295;
    i64: -9223372036854775808 to 9223372036854775807;
    u64: 0 to 18446744073709551615;
}
