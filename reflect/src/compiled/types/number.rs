//! `float` and `double`.

use crate::compiled::decode::{beyond, expect, wrong_value};
use crate::compiled::{Bound, Encoder, Form, Fragment, JsonType, NoJsonForm, ToolType};
use crate::contract::{Fault, Kind};
use crate::json::Reader;
use crate::scalar::float::{parse_double, parse_float};
use olt_text::number::{double_text, float_text};

/// The value is within the bounds in force.
fn is_within(value: f64, fragment: &Fragment) -> bool {
    let least = !matches!(fragment.minimum, Bound::Number { value: min, .. } if value < min);
    let greatest = !matches!(fragment.maximum, Bound::Number { value: max, .. } if value > max);
    least && greatest
}

macro_rules! numbers {
    ($($ty:ty, $form:ident, $parse:path, $text:path;)+) => {$(
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
                let value = $parse(number).ok_or_else(|| beyond(fragment))?;
                if is_within(f64::from(value), fragment) { Ok(value) } else { Err(wrong_value(fragment)) }
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                out.json(&$text(*self).ok_or(NoJsonForm)?);
                Ok(())
            }
        }
    )+};
}

numbers! {
    f32, Float, parse_float, float_text;
    f64, Double, parse_double, double_text;
}
