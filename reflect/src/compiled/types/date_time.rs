//! `DateTime`, `DateTimeOffset`, `DateOnly`, `TimeOnly`: the types of `jiff` and `chrono`.

#![cfg(any(feature = "chrono04", feature = "jiff1"))]

use crate::compiled::decode::text;
use crate::compiled::{Encoder, Form, Fragment, NoJsonForm, ToolType};
use crate::contract::Fault;
use crate::json::Reader;
use crate::scalar::date::Date;
use crate::scalar::date_time::DateTime;
use crate::scalar::time::Time;

const DATE_TIME: Fragment =
    Fragment::string(Form::DateTime, Some("date-time"), "{\"type\":\"string\",\"format\":\"date-time\"}");
const DATE: Fragment = Fragment::string(Form::Date, Some("date"), "{\"type\":\"string\",\"format\":\"date\"}");
const TIME: Fragment = Fragment::string(Form::Time, Some("time"), "{\"type\":\"string\",\"format\":\"time\"}");

const TICKS_PER_SECOND: u64 = 10_000_000;
const NANOSECONDS_PER_TICK: u64 = 100;

macro_rules! moments {
    ($($feature:literal $ty:ty: $fragment:expr, $scalar:ident $read:expr, $write:expr;)+) => {$(
        #[cfg(feature = $feature)]
        impl ToolType for $ty {
            const FRAGMENT: Fragment = $fragment;
            const EQ_AS_DECODED: bool = true;

            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
                let read: fn($scalar) -> Option<Self> = $read;
                text(reader, fragment, |text| $scalar::parse(text).and_then(read))
            }

            fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
                let write: fn(&Self) -> Option<String> = $write;
                out.string(&write(self).ok_or(NoJsonForm::OutOfRange)?);
                Ok(())
            }
        }
    )+};
}

moments! {
    "jiff1" jiff::Timestamp: DATE_TIME, DateTime
        |read| Self::new(read.unix_seconds(), read.subsec_nanoseconds().cast_signed()).ok(),
        |timestamp| {
            let nanoseconds = timestamp.as_nanosecond();
            let second = i64::try_from(nanoseconds.div_euclid(1_000_000_000)).ok()?;
            let rest = u32::try_from(nanoseconds.rem_euclid(1_000_000_000)).ok()?;
            Some(DateTime::from_unix(second, rest, 0)?.utc_text())
        };
    "chrono04" chrono::DateTime<chrono::Utc>: DATE_TIME, DateTime
        |read| Self::from_timestamp(read.unix_seconds(), read.subsec_nanoseconds()),
        |instant| Some(DateTime::from_unix(instant.timestamp(), instant.timestamp_subsec_nanos(), 0)?.utc_text());
    "chrono04" chrono::DateTime<chrono::FixedOffset>: DATE_TIME, DateTime
        |read| {
            let utc = chrono::DateTime::from_timestamp(read.unix_seconds(), read.subsec_nanoseconds())?;
            let offset = chrono::FixedOffset::east_opt(i32::from(read.offset_minutes()) * 60)?;
            Some(utc.with_timezone(&offset))
        },
        |instant| {
            // An offset that is not of whole minutes has no text.
            let seconds = instant.offset().local_minus_utc();
            let minutes = (seconds % 60 == 0).then_some(seconds / 60).and_then(|minutes| minutes.try_into().ok())?;
            let nanoseconds = instant.timestamp_subsec_nanos();
            Some(DateTime::from_unix(instant.timestamp(), nanoseconds, minutes)?.offset_text())
        };
    "jiff1" jiff::civil::Date: DATE, Date
        |read| {
            let year = i16::try_from(read.year()).ok()?;
            Self::new(year, read.month().cast_signed(), read.day().cast_signed()).ok()
        },
        |date| {
            let year = u16::try_from(date.year()).ok()?;
            Some(Date::new(year, date.month().cast_unsigned(), date.day().cast_unsigned())?.to_string())
        };
    "chrono04" chrono::NaiveDate: DATE, Date
        |read| Self::from_ymd_opt(read.year().into(), read.month().into(), read.day().into()),
        |date| {
            use chrono::Datelike as _;
            let year = u16::try_from(date.year()).ok()?;
            let [month, day] = [date.month(), date.day()].map(u8::try_from);
            Some(Date::new(year, month.ok()?, day.ok()?)?.to_string())
        };
    "jiff1" jiff::civil::Time: TIME, Time
        |read| {
            let (second, nanosecond) = split(read)?;
            let part = |value: u32| i8::try_from(value).ok();
            let nanosecond = nanosecond.cast_signed();
            Self::new(part(second / 3600)?, part(second / 60 % 60)?, part(second % 60)?, nanosecond).ok()
        },
        |time| {
            let second = i32::from(time.hour()) * 3600 + i32::from(time.minute()) * 60 + i32::from(time.second());
            join(second.cast_unsigned(), time.subsec_nanosecond().cast_unsigned())
        };
    "chrono04" chrono::NaiveTime: TIME, Time
        |read| {
            let (second, nanosecond) = split(read)?;
            Self::from_num_seconds_from_midnight_opt(second, nanosecond)
        },
        |time| {
            use chrono::Timelike as _;
            join(time.num_seconds_from_midnight(), time.nanosecond())
        };
}

/// A time of day as seconds and nanoseconds after them.
fn split(time: Time) -> Option<(u32, u32)> {
    let second = u32::try_from(time.ticks() / TICKS_PER_SECOND).ok()?;
    let nanosecond = u32::try_from(time.ticks() % TICKS_PER_SECOND * NANOSECONDS_PER_TICK).ok()?;
    Some((second, nanosecond))
}

/// The text of a time of day; none within a leap second.
fn join(second: u32, nanosecond: u32) -> Option<String> {
    let ticks = u64::from(second) * TICKS_PER_SECOND + u64::from(nanosecond) / NANOSECONDS_PER_TICK;
    Some(Time::from_ticks(ticks)?.to_string())
}
