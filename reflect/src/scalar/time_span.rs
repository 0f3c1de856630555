//! Lengths of time in the invariant form of .NET, `[-][d.]hh:mm:ss[.fffffff]` (rulings C-4 and I-5).

use std::fmt;

use super::clock::{
    TICKS_PER_DAY, TICKS_PER_SECOND, read_clock, read_fraction, write_clock, write_fraction,
};
use super::cursor::Cursor;

/// A number of days that is beyond the range, whatever stands behind it.
const TOO_MANY_DAYS: u64 = 10_675_200;

const NANOSECONDS_PER_TICK: i32 = 100;

/// A length of time in ticks of 100 nanoseconds, about ±29,000 years.
///
/// Written with days only where there are some, and with seven digits of fraction or none.
///
/// ```
/// use olt::scalar::time_span::TimeSpan;
/// let span = TimeSpan::parse("-1.02:03:04.5").ok_or("no time span")?;
/// assert_eq!(span.ticks(), -937_845_000_000);
/// assert_eq!(span.to_string(), "-1.02:03:04.5000000");
/// assert_eq!(TimeSpan::parse("24:00:00"), None);
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeSpan {
    ticks: i64,
}

impl TimeSpan {
    /// A length of time by its ticks of 100 ns.
    #[must_use]
    pub const fn from_ticks(ticks: i64) -> Self {
        Self { ticks }
    }

    /// A length of time by seconds and nanoseconds of the same sign; what is less than a tick is dropped.
    /// None beyond the range.
    #[must_use]
    pub fn from_seconds(seconds: i64, nanoseconds: i32) -> Option<Self> {
        // Summed in 128 bits: at the very ends the seconds alone may overflow what both together don't.
        let whole = i128::from(seconds) * i128::from(TICKS_PER_SECOND);
        let ticks = whole + i128::from(nanoseconds / NANOSECONDS_PER_TICK);
        ticks.try_into().ok().map(Self::from_ticks)
    }

    /// Reads the invariant form: hours to 23, minutes and seconds to 59, any number of digits for the days.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut cursor = Cursor::new(text);
        let negative = cursor.eat(b'-');
        let mut ahead = cursor.clone();
        let days = ahead.digits();
        let mut size = 0;
        if ahead.eat(b'.') {
            size = read_days(days)? * TICKS_PER_DAY;
            cursor = ahead;
        }
        size += read_clock(&mut cursor)? + read_fraction(&mut cursor)?;
        cursor.end()?;
        let ticks = if negative {
            0i64.checked_sub_unsigned(size)
        } else {
            0i64.checked_add_unsigned(size)
        };
        ticks.map(Self::from_ticks)
    }

    /// The ticks of 100 ns.
    #[must_use]
    pub const fn ticks(&self) -> i64 {
        self.ticks
    }

    /// The whole seconds; see [`TimeSpan::subsec_nanoseconds`].
    #[must_use]
    pub fn seconds(&self) -> i64 {
        self.ticks / TICKS_PER_SECOND.cast_signed()
    }

    /// The nanoseconds beyond the whole seconds, of the same sign.
    #[must_use]
    pub fn subsec_nanoseconds(&self) -> i32 {
        let ticks = i32::try_from(self.ticks % TICKS_PER_SECOND.cast_signed()).unwrap_or_default();
        ticks * NANOSECONDS_PER_TICK
    }
}

fn read_days(digits: &[u8]) -> Option<u64> {
    let add = |days: u64, digit: &u8| {
        let days = days * 10 + u64::from(digit - b'0');
        (days < TOO_MANY_DAYS).then_some(days)
    };
    if digits.is_empty() {
        None
    } else {
        digits.iter().try_fold(0, add)
    }
}

impl fmt::Display for TimeSpan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.ticks.unsigned_abs();
        if self.ticks < 0 {
            f.write_str("-")?;
        }
        if size >= TICKS_PER_DAY {
            write!(f, "{}.", size / TICKS_PER_DAY)?;
        }
        write_clock(f, size)?;
        write_fraction(f, size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn spans_are_written_in_the_shortest_regular_form() {
        let table = [
            ("00:00:00", 0, "00:00:00"),
            ("-00:00:00", 0, "00:00:00"),
            ("00:00:01", 10_000_000, "00:00:01"),
            ("-00:00:01.5", -15_000_000, "-00:00:01.5000000"),
            ("0.00:00:00.0000001", 1, "00:00:00.0000001"),
            ("1.00:00:00", 864_000_000_000, "1.00:00:00"),
            (
                "0000000000000000000000001.23:59:59",
                1_727_990_000_000,
                "1.23:59:59",
            ),
            (
                "10675199.02:48:05.4775807",
                i64::MAX,
                "10675199.02:48:05.4775807",
            ),
            (
                "-10675199.02:48:05.4775808",
                i64::MIN,
                "-10675199.02:48:05.4775808",
            ),
        ];
        for (text, ticks, written) in table {
            let span = TimeSpan::parse(text).unwrap();
            assert_eq!(
                (span.ticks(), span.to_string().as_str()),
                (ticks, written),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_span_is_refused() {
        let table = [
            "24:00:00",
            "00:60:00",
            "00:00:60",
            "10.2:3:4",
            "+00:00:01",
            "00:00:01.12345678",
            "00:00:01.",
            "PT1S",
            "1",
            "1.",
            ".00:00:01",
            "1:00:00:00",
            "100:00:00",
            "--00:00:01",
            "- 00:00:01",
            "1.-00:00:01",
            "",
            "10675199.02:48:05.4775808",
            "-10675199.02:48:05.4775809",
            "10675200.00:00:00",
            "00:00:01\n",
            "99999999999999999999999999.00:00:00",
        ];
        for text in table {
            assert_eq!(TimeSpan::parse(text), None, "{text}");
        }
    }

    #[test]
    fn seconds_and_nanoseconds_make_a_span() {
        let table = [
            (0, 99, Some(0)),
            (-1, -500_000_099, Some(-15_000_000)),
            (922_337_203_685, 477_580_700, Some(i64::MAX)),
            (-922_337_203_685, -477_580_800, Some(i64::MIN)),
            (922_337_203_685, 477_580_800, None),
            (i64::MIN, 0, None),
        ];
        for (seconds, nanoseconds, ticks) in table {
            assert_eq!(
                TimeSpan::from_seconds(seconds, nanoseconds).map(|span| span.ticks()),
                ticks
            );
        }
    }

    proptest! {
        #[test]
        fn a_written_span_is_read(ticks: i64) {
            let span = TimeSpan::from_ticks(ticks);
            prop_assert_eq!(TimeSpan::parse(&span.to_string()), Some(span));
            prop_assert_eq!(TimeSpan::from_seconds(span.seconds(), span.subsec_nanoseconds()), Some(span));
        }

        #[test]
        fn no_text_panics(text in "\\PC*|-?[0-9:.]{0,30}") {
            let _ = TimeSpan::parse(&text);
        }
    }
}
