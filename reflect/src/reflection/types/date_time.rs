//! `DateTime`, `DateTimeOffset`, `DateOnly` and `TimeOnly`, as `chrono` and `jiff` hold them.

use crate::contract::{Expected, Fault};
use crate::reflection::Value;
use crate::scalar::date::Date;
use crate::scalar::date_time::DateTime;
use crate::scalar::time::Time;

const NANOSECONDS_PER_TICK: u32 = 100;
const TICKS_PER_SECOND: u64 = 10_000_000;

fn instant(value: Value) -> Result<DateTime, Fault> {
    DateTime::parse(&value.into_text()?).ok_or_else(not_an_instant)
}

fn not_an_instant() -> Fault {
    Value::misfit(Expected::DateTime)
}

fn day(value: Value) -> Result<Date, Fault> {
    Date::parse(&value.into_text()?).ok_or_else(not_a_day)
}

fn not_a_day() -> Fault {
    Value::misfit(Expected::Date)
}

/// The whole seconds since midnight, and the nanoseconds after these.
fn seconds_of_day(value: Value) -> Result<(u32, u32), Fault> {
    let ticks = Time::parse(&value.into_text()?).ok_or_else(not_a_time)?.ticks();
    let seconds = u32::try_from(ticks / TICKS_PER_SECOND).map_err(|_| not_a_time())?;
    let fraction = u32::try_from(ticks % TICKS_PER_SECOND).map_err(|_| not_a_time())?;
    Ok((seconds, fraction * NANOSECONDS_PER_TICK))
}

fn not_a_time() -> Fault {
    Value::misfit(Expected::Time)
}

fn day_value(year: Option<u16>, month: Option<u8>, day: Option<u8>) -> Value {
    let date = year.zip(month).zip(day).and_then(|((year, month), day)| Date::new(year, month, day));
    date.map_or(Value::OutOfRange, |date| Value::Text(date.to_string()))
}

fn time_value(seconds: u64, nanoseconds: u32) -> Value {
    let ticks = seconds * TICKS_PER_SECOND + u64::from(nanoseconds / NANOSECONDS_PER_TICK);
    Time::from_ticks(ticks).map_or(Value::OutOfRange, |time| Value::Text(time.to_string()))
}

#[cfg(feature = "chrono04")]
mod chrono04 {
    use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, NaiveTime, Timelike, Utc};

    use super::{day, day_value, instant, not_a_day, not_a_time, not_an_instant, seconds_of_day, time_value};
    use crate::contract::Fault;
    use crate::reflection::describe::TypeDesc;
    use crate::reflection::{Reflect, Types, Value};
    use crate::scalar::date_time;

    impl Reflect for DateTime<Utc> {
        const EQ_AS_DECODED: bool = true;

        fn describe(_: &mut Types) -> TypeDesc {
            TypeDesc::DateTime
        }

        fn from_value(value: Value) -> Result<Self, Fault> {
            let instant = instant(value)?;
            Self::from_timestamp(instant.unix_seconds(), instant.subsec_nanoseconds()).ok_or_else(not_an_instant)
        }

        fn to_value(&self) -> Value {
            date_time::DateTime::from_unix(self.timestamp(), self.timestamp_subsec_nanos(), 0)
                .map_or(Value::OutOfRange, |instant| Value::Text(instant.utc_text()))
        }
    }

    impl Reflect for DateTime<FixedOffset> {
        const EQ_AS_DECODED: bool = true;

        fn describe(_: &mut Types) -> TypeDesc {
            TypeDesc::DateTimeOffset
        }

        fn from_value(value: Value) -> Result<Self, Fault> {
            let instant = instant(value)?;
            let offset = FixedOffset::east_opt(i32::from(instant.offset_minutes()) * 60).ok_or_else(not_an_instant)?;
            DateTime::from_timestamp(instant.unix_seconds(), instant.subsec_nanoseconds())
                .map(|utc| utc.with_timezone(&offset))
                .ok_or_else(not_an_instant)
        }

        /// An offset that is not of whole minutes has no text.
        fn to_value(&self) -> Value {
            let seconds = self.offset().local_minus_utc();
            let minutes = (seconds % 60 == 0).then_some(seconds / 60).and_then(|minutes| i16::try_from(minutes).ok());
            minutes
                .and_then(|minutes| {
                    date_time::DateTime::from_unix(self.timestamp(), self.timestamp_subsec_nanos(), minutes)
                })
                .map_or(Value::OutOfRange, |instant| Value::Text(instant.offset_text()))
        }
    }

    impl Reflect for NaiveDate {
        const EQ_AS_DECODED: bool = true;

        fn describe(_: &mut Types) -> TypeDesc {
            TypeDesc::DateOnly
        }

        fn from_value(value: Value) -> Result<Self, Fault> {
            let day = day(value)?;
            Self::from_ymd_opt(day.year().into(), day.month().into(), day.day().into()).ok_or_else(not_a_day)
        }

        fn to_value(&self) -> Value {
            day_value(self.year().try_into().ok(), self.month().try_into().ok(), self.day().try_into().ok())
        }
    }

    impl Reflect for NaiveTime {
        const EQ_AS_DECODED: bool = true;

        fn describe(_: &mut Types) -> TypeDesc {
            TypeDesc::TimeOnly
        }

        fn from_value(value: Value) -> Result<Self, Fault> {
            let (seconds, nanoseconds) = seconds_of_day(value)?;
            Self::from_num_seconds_from_midnight_opt(seconds, nanoseconds).ok_or_else(not_a_time)
        }

        fn to_value(&self) -> Value {
            time_value(self.num_seconds_from_midnight().into(), self.nanosecond())
        }
    }
}

#[cfg(feature = "jiff1")]
mod jiff1 {
    use jiff::Timestamp;
    use jiff::civil::{Date, Time};

    use super::{day, day_value, instant, not_a_day, not_a_time, not_an_instant, seconds_of_day, time_value};
    use crate::contract::Fault;
    use crate::reflection::describe::TypeDesc;
    use crate::reflection::{Reflect, Types, Value};
    use crate::scalar::date_time;

    const NANOSECONDS_PER_SECOND: i128 = 1_000_000_000;

    impl Reflect for Timestamp {
        const EQ_AS_DECODED: bool = true;

        /// The last day of the year 9999 is beyond a timestamp, that it may be told in any time zone.
        fn describe(types: &mut Types) -> TypeDesc {
            types.narrow::<Self>(TypeDesc::DateTime, |value| Self::from_value(value.clone()).is_ok())
        }

        fn from_value(value: Value) -> Result<Self, Fault> {
            let instant = instant(value)?;
            let nanoseconds = i32::try_from(instant.subsec_nanoseconds()).map_err(|_| not_an_instant())?;
            Self::new(instant.unix_seconds(), nanoseconds).map_err(|_| not_an_instant())
        }

        fn to_value(&self) -> Value {
            let seconds = i64::try_from(self.as_nanosecond().div_euclid(NANOSECONDS_PER_SECOND)).ok();
            let fraction = u32::try_from(self.as_nanosecond().rem_euclid(NANOSECONDS_PER_SECOND)).ok();
            seconds
                .zip(fraction)
                .and_then(|(seconds, fraction)| date_time::DateTime::from_unix(seconds, fraction, 0))
                .map_or(Value::OutOfRange, |instant| Value::Text(instant.utc_text()))
        }
    }

    impl Reflect for Date {
        const EQ_AS_DECODED: bool = true;

        fn describe(_: &mut Types) -> TypeDesc {
            TypeDesc::DateOnly
        }

        fn from_value(value: Value) -> Result<Self, Fault> {
            let day = day(value)?;
            let of_month = |part: u8| i8::try_from(part).map_err(|_| not_a_day());
            let year = i16::try_from(day.year()).map_err(|_| not_a_day())?;
            Self::new(year, of_month(day.month())?, of_month(day.day())?).map_err(|_| not_a_day())
        }

        fn to_value(&self) -> Value {
            day_value(self.year().try_into().ok(), self.month().try_into().ok(), self.day().try_into().ok())
        }
    }

    impl Reflect for Time {
        const EQ_AS_DECODED: bool = true;

        fn describe(_: &mut Types) -> TypeDesc {
            TypeDesc::TimeOnly
        }

        fn from_value(value: Value) -> Result<Self, Fault> {
            let (seconds, nanoseconds) = seconds_of_day(value)?;
            let part = |part: u32| i8::try_from(part).map_err(|_| not_a_time());
            let fraction = i32::try_from(nanoseconds).map_err(|_| not_a_time())?;
            let (hour, minute, second) = (part(seconds / 3600)?, part(seconds / 60 % 60)?, part(seconds % 60)?);
            Self::new(hour, minute, second, fraction).map_err(|_| not_a_time())
        }

        fn to_value(&self) -> Value {
            let part = |part: i8| u64::try_from(part).unwrap_or_default();
            let seconds = (part(self.hour()) * 60 + part(self.minute())) * 60 + part(self.second());
            time_value(seconds, u32::try_from(self.subsec_nanosecond()).unwrap_or_default())
        }
    }
}
