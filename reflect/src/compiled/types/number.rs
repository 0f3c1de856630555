//! `float` and `double`.

use crate::compiled::decode::{beyond, expect, wrong_value};
use crate::compiled::{Bound, Encoder, Form, Fragment, JsonType, NoJsonForm, ToolType};
use crate::contract::{Fault, Kind};
use crate::json::Reader;

/// The value is within the bounds in force.
fn is_within(value: f64, fragment: &Fragment) -> bool {
    let least = !matches!(fragment.minimum, Bound::Number { value: min, .. } if value < min);
    let greatest = !matches!(fragment.maximum, Bound::Number { value: max, .. } if value > max);
    least && greatest
}

macro_rules! numbers {
    ($($ty:ty, $form:ident, $text:path;)+) => {$(
        impl ToolType for $ty {
            const FRAGMENT: Fragment = Fragment {
                text: Some("{\"type\":\"number\"}"),
                json_type: JsonType::Number,
                form: Form::$form,
                ..Fragment::ANY
            };

            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                expect(reader, fragment, Kind::Number)?;
                let number = reader.number()?;
                match number.parse::<$ty>() {
                    Ok(value) if value.is_finite() => {
                        if is_within(f64::from(value), fragment) { Ok(value) } else { Err(wrong_value(fragment)) }
                    }
                    _ => Err(beyond(fragment)),
                }
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                out.json(&$text(*self).ok_or(NoJsonForm)?);
                Ok(())
            }
        }
    )+};
}

numbers! {
    f32, Float, olt_text::number::float_text;
    f64, Double, olt_text::number::double_text;
}
