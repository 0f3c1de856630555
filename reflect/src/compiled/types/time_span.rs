//! `TimeSpan`: `jiff::SignedDuration`, `chrono::TimeDelta`.

#![cfg(any(feature = "chrono04", feature = "jiff1"))]

use crate::compiled::decode::text;
use crate::compiled::{Encoder, Form, Fragment, NoJsonForm, Pattern, ToolType};
use crate::contract::Fault;
use crate::json::Reader;
use crate::scalar::time_span::TimeSpan;

macro_rules! pattern {
    () => {
        r"^-?(\\d+\\.)?\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$"
    };
}

const FRAGMENT: Fragment = Fragment {
    pattern: Some(Pattern {
        source: r"^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$",
        json: concat!("\"", pattern!(), "\""),
        is_match: None,
    }),
    ..Fragment::string(Form::TimeSpan, None, concat!("{\"type\":\"string\",\"pattern\":\"", pattern!(), "\"}"))
};

macro_rules! time_spans {
    ($($feature:literal $ty:ty: $read:expr, $write:expr;)+) => {$(
        #[cfg(feature = $feature)]
        impl ToolType for $ty {
            const FRAGMENT: Fragment = FRAGMENT;
            const EQ_AS_DECODED: bool = true;

            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                let read: fn(TimeSpan) -> Option<Self> = $read;
                text(reader, fragment, |text| TimeSpan::parse(text).and_then(read))
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                let write: fn(&Self) -> Option<TimeSpan> = $write;
                out.text(write(self).ok_or(NoJsonForm::OutOfRange)?);
                Ok(())
            }
        }
    )+};
}

time_spans! {
    "jiff1" jiff::SignedDuration:
        |span| Some(Self::new(span.seconds(), span.subsec_nanoseconds())),
        |duration| TimeSpan::from_seconds(duration.as_secs(), duration.subsec_nanos());
    "chrono04" chrono::TimeDelta:
        |span| {
            let seconds = Self::try_seconds(span.seconds())?;
            seconds.checked_add(&Self::nanoseconds(span.subsec_nanoseconds().into()))
        },
        |delta| TimeSpan::from_seconds(delta.num_seconds(), delta.subsec_nanos());
}
