//! `float`, `double` and `decimal`.

use std::cmp::Ordering;

use olt_text::digits::Digits;
use olt_text::number::{double_text, float_text};

use crate::compiled::decode::{beyond, expect, wrong_value};
use crate::compiled::{Encoder, Form, Fragment, JsonType, NoJsonForm, ToolType};
use crate::contract::{Fault, Kind};
use crate::json::Reader;
use crate::scalar::float::{parse_double, parse_float};

const fn number(form: Form) -> Fragment {
    Fragment { text: Some("{\"type\":\"number\"}"), json_type: JsonType::Number, form, ..Fragment::ANY }
}

/// Reads a number; its text is compared with the bounds in force, before `parse` rounds it.
#[inline]
fn decode<T>(reader: &mut Reader<'_>, fragment: &Fragment, parse: impl FnOnce(&str) -> Option<T>) -> Result<T, Fault> {
    expect(reader, fragment, Kind::Number)?;
    let text = reader.number()?;
    let value = parse(text);
    let is_beyond = |bound: Option<&str>, side| bound.is_some_and(|bound| compare(text, bound) == Some(side));
    if is_beyond(fragment.minimum.number(), Ordering::Less) || is_beyond(fragment.maximum.number(), Ordering::Greater) {
        return Err(wrong_value(fragment));
    }
    value.ok_or_else(|| beyond(fragment))
}

fn compare(text: &str, bound: &str) -> Option<Ordering> {
    Some(Digits::parse(text)?.compare(&Digits::parse(bound)?))
}

macro_rules! numbers {
    ($($ty:ty, $form:ident, $parse:path, $text:path;)+) => {$(
        impl ToolType for $ty {
            const FRAGMENT: Fragment = number(Form::$form);

            #[inline]
            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                decode(reader, fragment, $parse)
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                out.json(&$text(*self).ok_or(NoJsonForm::NotFinite)?);
                Ok(())
            }
        }
    )+};
}

numbers! {
    f32, Float, parse_float, float_text;
    f64, Double, parse_double, double_text;
}

#[cfg(feature = "rust_decimal1")]
impl ToolType for rust_decimal::Decimal {
    const FRAGMENT: Fragment = number(Form::Decimal);
    const EQ_AS_DECODED: bool = true;

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        decode(reader, fragment, |text| {
            let decimal = olt_text::decimal::Decimal::parse(text)?;
            let size = i128::try_from(decimal.mantissa()).ok()?;
            let mantissa = if decimal.is_negative() { -size } else { size };
            Self::try_from_i128_with_scale(mantissa, u32::from(decimal.scale())).ok()
        })
    }

    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        let mantissa = self.mantissa();
        let scale = u8::try_from(self.scale()).map_err(|_| NoJsonForm::OutOfRange)?;
        let decimal = olt_text::decimal::Decimal::new(mantissa < 0, mantissa.unsigned_abs(), scale);
        out.display(decimal.ok_or(NoJsonForm::OutOfRange)?);
        Ok(())
    }
}
