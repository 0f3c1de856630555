//! `string`, in the forms Rust keeps it, and `char`.

use std::borrow::Cow;

use crate::compiled::decode::text;
use crate::compiled::{Encoder, Form, Fragment, NoJsonForm, Output, ToolType};
use crate::contract::{Fault, Part};
use crate::json::Reader;
use crate::scalar::{character, email, uri};

const STRING: Fragment = Fragment::string(Form::Plain, None, "{\"type\":\"string\"}");

macro_rules! strings {
    ($($ty:ty),+) => {$(
        impl ToolType for $ty {
            const FRAGMENT: Fragment = STRING;
            const EQ_AS_DECODED: bool = true;
            const OUTPUT: Output = Output::None;

            #[inline]
            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                text(reader, fragment, |text| has_form(text, fragment).then(|| text.to_owned().into()))
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                out.string(self);
                Ok(())
            }

            fn to_part(&self) -> Result<Part, NoJsonForm> {
                Ok(Part::text(&**self))
            }
        }
    )+};
}

strings!(String, Box<str>, Cow<'static, str>);

/// The text is what an annotation on it asserts.
#[inline]
fn has_form(text: &str, fragment: &Fragment) -> bool {
    match fragment.form {
        Form::Email => email::is_mailbox(text),
        Form::Url => uri::is_uri(text),
        _ => true,
    }
}

impl ToolType for char {
    const FRAGMENT: Fragment = Fragment {
        min_length: Some(1),
        max_length: Some(1),
        ..Fragment::string(Form::Character, None, "{\"type\":\"string\",\"minLength\":1,\"maxLength\":1}")
    };
    const EQ_AS_DECODED: bool = true;

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        text(reader, fragment, character::parse)
    }

    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        out.string(self.encode_utf8(&mut [0; 4]));
        Ok(())
    }
}
