//! `TimeSpan`, as `chrono` and `jiff` hold it.

use crate::contract::{Expected, Fault};
use crate::reflection::describe::TypeDesc;
use crate::reflection::{Reflect, Types, Value};
use crate::scalar::time_span::TimeSpan;

fn span(value: Value) -> Result<TimeSpan, Fault> {
    TimeSpan::parse(&value.into_text()?).ok_or_else(misfit)
}

fn misfit() -> Fault {
    Value::misfit(Expected::TimeSpan)
}

fn value(seconds: i64, nanoseconds: i32) -> Value {
    TimeSpan::from_seconds(seconds, nanoseconds).map_or(Value::OutOfRange, |span| Value::Text(span.to_string()))
}

#[cfg(feature = "chrono04")]
impl Reflect for chrono::TimeDelta {
    const EQ_AS_DECODED: bool = true;

    fn describe(_: &mut Types) -> TypeDesc {
        TypeDesc::TimeSpan
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        let span = span(value)?;
        let fraction = Self::nanoseconds(span.subsec_nanoseconds().into());
        Self::try_seconds(span.seconds()).and_then(|seconds| seconds.checked_add(&fraction)).ok_or_else(misfit)
    }

    fn to_value(&self) -> Value {
        value(self.num_seconds(), self.subsec_nanos())
    }
}

#[cfg(feature = "jiff1")]
impl Reflect for jiff::SignedDuration {
    const EQ_AS_DECODED: bool = true;

    fn describe(_: &mut Types) -> TypeDesc {
        TypeDesc::TimeSpan
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        let span = span(value)?;
        Ok(Self::new(span.seconds(), span.subsec_nanoseconds()))
    }

    fn to_value(&self) -> Value {
        value(self.as_secs(), self.subsec_nanos())
    }
}
