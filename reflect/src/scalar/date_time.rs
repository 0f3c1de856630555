//! Instants, as RFC 3339 writes them (rulings C-4 and I-5).

use std::cmp::Ordering;
use std::fmt::{self, Write as _};
use std::hash::{Hash, Hasher};

use super::clock::{
    TICKS_PER_DAY, TICKS_PER_SECOND, read_clock, read_long_fraction, write_clock,
    write_short_fraction,
};
use super::cursor::Cursor;
use super::date::Date;

const TICKS_PER_MINUTE: i64 = 600_000_000;
const NANOSECONDS_PER_TICK: u32 = 100;

/// The instant 1970-01-01T00:00:00Z, in seconds since 0001-01-01T00:00:00Z.
const UNIX_EPOCH: i64 = 62_135_596_800;

/// An instant of the years 1 to 9999, to 100 nanoseconds, with the offset at which it was told.
///
/// Two are equal when they are the same instant, whatever their offsets.
///
/// ```
/// use olt::scalar::date_time::DateTime;
/// let instant = DateTime::parse("2026-01-31T10:30:00.50+01:00").ok_or("no date-time")?;
/// assert_eq!(instant.utc_text(), "2026-01-31T09:30:00.5Z");
/// assert_eq!(instant.offset_text(), "2026-01-31T10:30:00.5+01:00");
/// assert_eq!(Some(instant), DateTime::parse("2026-01-31t09:30:00.5z"));
/// assert_eq!(DateTime::parse("2026-01-31T09:30:00"), None);
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct DateTime {
    /// Since 0001-01-01T00:00:00Z.
    ticks: u64,
    offset_minutes: i16,
}

impl DateTime {
    /// The last tick: 9999-12-31T23:59:59.9999999Z.
    pub const MAX_TICKS: u64 = 3_155_378_975_999_999_999;

    /// The farthest offset from UTC, in minutes, east and west: 14 hours.
    pub const MAX_OFFSET_MINUTES: i16 = 14 * 60;

    /// An instant by its ticks of 100 ns since 0001-01-01T00:00:00Z, with an offset from UTC.
    ///
    /// None beyond [`DateTime::MAX_TICKS`] or [`DateTime::MAX_OFFSET_MINUTES`], and where the year at that
    /// offset is not within 1 to 9999.
    #[must_use]
    pub fn new(ticks: u64, offset_minutes: i16) -> Option<Self> {
        let known = offset_minutes.unsigned_abs() <= Self::MAX_OFFSET_MINUTES.unsigned_abs();
        let instant = Self {
            ticks,
            offset_minutes,
        };
        let within = ticks <= Self::MAX_TICKS && instant.local_ticks()? <= Self::MAX_TICKS;
        (known && within).then_some(instant)
    }

    /// An instant by seconds since 1970-01-01T00:00:00Z and nanoseconds after these, with an offset; what is
    /// less than a tick is dropped. None beyond the range, as [`DateTime::new`] has it.
    #[must_use]
    pub fn from_unix(seconds: i64, nanoseconds: u32, offset_minutes: i16) -> Option<Self> {
        let seconds = u64::try_from(seconds.checked_add(UNIX_EPOCH)?).ok()?;
        let ticks = seconds.checked_mul(TICKS_PER_SECOND)?;
        Self::new(
            ticks.checked_add(u64::from(nanoseconds / NANOSECONDS_PER_TICK))?,
            offset_minutes,
        )
    }

    /// Reads an RFC 3339 date-time; seconds and offset are required, `t` and `z` may be small.
    ///
    /// No leap second and no `24:00`; digits beyond the seventh of the fraction are dropped; `-00:00` is UTC.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut cursor = Cursor::new(text);
        let day = u64::from(Date::read(&mut cursor)?.day_number());
        matches!(cursor.next()?, b'T' | b't').then_some(())?;
        let time = read_clock(&mut cursor)? + read_long_fraction(&mut cursor)?;
        let offset_minutes = read_offset(&mut cursor)?;
        cursor.end()?;
        let local = day * TICKS_PER_DAY + time;
        let ticks = local.checked_add_signed(-i64::from(offset_minutes) * TICKS_PER_MINUTE)?;
        Self::new(ticks, offset_minutes)
    }

    /// The ticks of 100 ns since 0001-01-01T00:00:00Z.
    #[must_use]
    pub fn ticks(&self) -> u64 {
        self.ticks
    }

    /// The offset from UTC in minutes, east of it positive.
    #[must_use]
    pub fn offset_minutes(&self) -> i16 {
        self.offset_minutes
    }

    /// The whole seconds since 1970-01-01T00:00:00Z, rounded down.
    #[must_use]
    pub fn unix_seconds(&self) -> i64 {
        (self.ticks / TICKS_PER_SECOND).cast_signed() - UNIX_EPOCH
    }

    /// The nanoseconds after [`DateTime::unix_seconds`], a multiple of 100 below 1,000,000,000.
    #[must_use]
    pub fn subsec_nanoseconds(&self) -> u32 {
        let ticks = u32::try_from(self.ticks % TICKS_PER_SECOND).unwrap_or_default();
        ticks * NANOSECONDS_PER_TICK
    }

    /// The text of the instant in UTC, ending in `Z`: a `DateTime` in the contract's terms.
    #[must_use]
    pub fn utc_text(&self) -> String {
        local_text(self.ticks) + "Z"
    }

    /// The text at its offset, `+00:00` too: a `DateTimeOffset` in the contract's terms.
    #[must_use]
    pub fn offset_text(&self) -> String {
        let mut text = local_text(self.local_ticks().unwrap_or(self.ticks));
        let sign = if self.offset_minutes < 0 { '-' } else { '+' };
        let size = self.offset_minutes.unsigned_abs();
        // Writing to a string does not fail.
        let _ = write!(text, "{sign}{:02}:{:02}", size / 60, size % 60);
        text
    }

    fn local_ticks(&self) -> Option<u64> {
        self.ticks
            .checked_add_signed(i64::from(self.offset_minutes) * TICKS_PER_MINUTE)
    }
}

/// Reads `Z` or `±HH:mm` up to 14 hours; in minutes.
fn read_offset(cursor: &mut Cursor<'_>) -> Option<i16> {
    let sign = match cursor.next()? {
        b'Z' | b'z' => return Some(0),
        b'+' => 1,
        b'-' => -1,
        _ => return None,
    };
    let hours = i16::from(cursor.two_digits()?);
    cursor.expect(b':')?;
    let minutes = i16::from(cursor.two_digits().filter(|&minutes| minutes <= 59)?);
    Some(sign * (hours * 60 + minutes))
}

fn local_text(ticks: u64) -> String {
    let mut text = String::with_capacity(33);
    // Writing to a string does not fail, and every tick within the range has its day.
    let _ = write_local(&mut text, ticks);
    text
}

fn write_local(text: &mut String, ticks: u64) -> fmt::Result {
    let number = u32::try_from(ticks / TICKS_PER_DAY).map_err(|_| fmt::Error)?;
    let date = Date::from_day_number(number).ok_or(fmt::Error)?;
    write!(text, "{date}T")?;
    write_clock(text, ticks % TICKS_PER_DAY)?;
    write_short_fraction(text, ticks)
}

impl PartialEq for DateTime {
    fn eq(&self, other: &Self) -> bool {
        self.ticks == other.ticks
    }
}

impl Eq for DateTime {}

impl PartialOrd for DateTime {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for DateTime {
    fn cmp(&self, other: &Self) -> Ordering {
        self.ticks.cmp(&other.ticks)
    }
}

impl Hash for DateTime {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.ticks.hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn instants_are_written_in_both_forms() {
        let table = [
            (
                "2019-07-26T16:59:57Z",
                "2019-07-26T16:59:57Z",
                "2019-07-26T16:59:57+00:00",
            ),
            (
                "2019-07-26t16:59:57z",
                "2019-07-26T16:59:57Z",
                "2019-07-26T16:59:57+00:00",
            ),
            (
                "2019-07-26T16:59:57-00:00",
                "2019-07-26T16:59:57Z",
                "2019-07-26T16:59:57+00:00",
            ),
            (
                "2019-07-26T16:59:57-05:00",
                "2019-07-26T21:59:57Z",
                "2019-07-26T16:59:57-05:00",
            ),
            (
                "2020-02-29T13:30:00+14:00",
                "2020-02-28T23:30:00Z",
                "2020-02-29T13:30:00+14:00",
            ),
            (
                "2019-12-31T20:00:00-05:45",
                "2020-01-01T01:45:00Z",
                "2019-12-31T20:00:00-05:45",
            ),
            (
                "2019-07-26T16:59:57.120Z",
                "2019-07-26T16:59:57.12Z",
                "2019-07-26T16:59:57.12+00:00",
            ),
            (
                "2019-07-26T16:59:57.00000009Z",
                "2019-07-26T16:59:57Z",
                "2019-07-26T16:59:57+00:00",
            ),
            (
                "2019-07-26T16:59:57.12345678901234567Z",
                "2019-07-26T16:59:57.1234567Z",
                "2019-07-26T16:59:57.1234567+00:00",
            ),
            (
                "0001-01-01T00:00:00Z",
                "0001-01-01T00:00:00Z",
                "0001-01-01T00:00:00+00:00",
            ),
            (
                "0001-01-01T14:00:00+14:00",
                "0001-01-01T00:00:00Z",
                "0001-01-01T14:00:00+14:00",
            ),
            (
                "9999-12-31T23:59:59.99999999Z",
                "9999-12-31T23:59:59.9999999Z",
                "9999-12-31T23:59:59.9999999+00:00",
            ),
            (
                "9999-12-31T09:59:59-14:00",
                "9999-12-31T23:59:59Z",
                "9999-12-31T09:59:59-14:00",
            ),
        ];
        for (text, utc, offset) in table {
            let instant = DateTime::parse(text).unwrap();
            assert_eq!(instant.utc_text(), utc, "{text}");
            assert_eq!(instant.offset_text(), offset, "{text}");
        }
    }

    #[test]
    fn what_is_no_instant_is_refused() {
        let table = [
            "2019-07-26T16:59:57",
            "2019-07-26T16:59Z",
            "2019-07-26T16:59:57+05",
            "2019-07-26 16:59:57Z",
            "2016-12-31T23:59:60Z",
            "0000-01-01T00:00:00Z",
            "0000-12-31T23:00:00-14:00",
            "2019-02-29T00:00:00Z",
            "0001-01-01T00:00:00+01:00",
            "9999-12-31T23:00:00-01:00",
            "2019-07-26T16:59:57,5Z",
            "2019-07-26T16:59:57.Z",
            "2019-07-26T24:00:00Z",
            "2019-07-26T16:59:57+14:01",
            "2019-07-26T16:59:57-15:00",
            "2019-07-26T16:59:57+01:60",
            "2019-07-26T16:59:57+0100",
            "2019-07-26T16:59:57ZZ",
            "2019-07-26T16:59:57 Z",
            "2019-07-26T16:59:57\u{2212}05:00",
            "2019-07-26",
            "20190726T165957Z",
            "",
        ];
        for text in table {
            assert!(DateTime::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn unix_time_is_counted_from_1970() {
        let table = [
            ("1970-01-01T00:00:00Z", 0, 0),
            ("1969-12-31T23:59:59.9999999Z", -1, 999_999_900),
            ("2001-09-09T01:46:40.5Z", 1_000_000_000, 500_000_000),
            ("0001-01-01T00:00:00Z", -62_135_596_800, 0),
        ];
        for (text, seconds, nanoseconds) in table {
            let instant = DateTime::parse(text).unwrap();
            assert_eq!(
                (instant.unix_seconds(), instant.subsec_nanoseconds()),
                (seconds, nanoseconds),
                "{text}"
            );
            assert_eq!(
                DateTime::from_unix(seconds, nanoseconds + 99, 0),
                Some(instant),
                "{text}"
            );
        }
        assert_eq!(DateTime::from_unix(-62_135_596_801, 999_999_999, 0), None);
        assert_eq!(DateTime::from_unix(253_402_300_800, 0, 0), None);
        assert_eq!(DateTime::from_unix(253_402_300_799, 0, 60), None);
        assert_eq!(DateTime::from_unix(i64::MAX, u32::MAX, i16::MIN), None);
        assert_eq!(DateTime::new(u64::MAX, i16::MIN), None);
    }

    proptest! {
        #[test]
        fn a_written_instant_is_read(ticks in 0..=DateTime::MAX_TICKS, offset in -840..=840i16) {
            if let Some(instant) = DateTime::new(ticks, offset) {
                let again = DateTime::parse(&instant.offset_text()).unwrap();
                prop_assert_eq!((again.ticks(), again.offset_minutes()), (ticks, offset));
                prop_assert_eq!(DateTime::parse(&instant.utc_text()), Some(instant));
                let unix = DateTime::from_unix(instant.unix_seconds(), instant.subsec_nanoseconds(), offset);
                prop_assert_eq!(unix, Some(instant));
            }
        }

        #[test]
        fn no_text_panics(text in "\\PC*|[0-9]{4}-[01][0-9]-[0-3][0-9][Tt][0-9:.Zz+-]{0,20}") {
            let _ = DateTime::parse(&text);
        }
    }
}
