//! Times of day, `HH:mm:ss[.fffffff]` (rulings C-4 and I-5).

use std::fmt;

use super::clock::{TICKS_PER_DAY, read_clock, read_fraction, write_clock, write_fraction};
use super::cursor::Cursor;

/// A time of day, to 100 nanoseconds, without an offset.
///
/// Written with seven digits of fraction, or none where the seconds are whole.
///
/// ```
/// use olt::scalar::time::Time;
/// let time = Time::parse("09:30:00.5").ok_or("no time")?;
/// assert_eq!(time.ticks(), 342_005_000_000);
/// assert_eq!(time.to_string(), "09:30:00.5000000");
/// assert_eq!(Time::parse("24:00:00"), None);
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Time {
    ticks: u64,
}

impl Time {
    /// The last tick of a day: 23:59:59.9999999.
    pub const MAX_TICKS: u64 = TICKS_PER_DAY - 1;

    /// A time by the ticks of 100 ns since midnight; none beyond [`Time::MAX_TICKS`].
    #[must_use]
    pub fn from_ticks(ticks: u64) -> Option<Self> {
        (ticks <= Self::MAX_TICKS).then_some(Self { ticks })
    }

    /// Reads `HH:mm:ss` with a fraction of up to seven digits, or none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut cursor = Cursor::new(text);
        let ticks = read_clock(&mut cursor)? + read_fraction(&mut cursor)?;
        cursor.end()?;
        Some(Self { ticks })
    }

    /// The ticks of 100 ns since midnight.
    #[must_use]
    pub fn ticks(&self) -> u64 {
        self.ticks
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_clock(f, self.ticks)?;
        write_fraction(f, self.ticks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn times_are_written_with_seven_digits_or_none() {
        let table = [
            ("00:00:00", "00:00:00"),
            ("23:59:59", "23:59:59"),
            ("23:59:59.1", "23:59:59.1000000"),
            ("23:59:59.0000001", "23:59:59.0000001"),
            ("12:34:56.0", "12:34:56"),
            ("23:59:59.9999999", "23:59:59.9999999"),
        ];
        for (text, written) in table {
            assert_eq!(Time::parse(text).unwrap().to_string(), written);
        }
    }

    #[test]
    fn what_is_no_time_is_refused() {
        let table = [
            "24:00:00",
            "23:60:00",
            "23:59:60",
            "23:59",
            "9:30:00",
            "09:30:00.",
            "09:30:00.12345678",
            "09:30:00Z",
            "09:30:00+00:00",
            "1.00:00:00",
            "-01:00:00",
            "09:30:00,5",
            " 09:30:00",
            "09-30-00",
            "",
        ];
        for text in table {
            assert_eq!(Time::parse(text), None, "{text}");
        }
        assert_eq!(Time::from_ticks(Time::MAX_TICKS + 1), None);
    }

    proptest! {
        #[test]
        fn a_written_time_is_read(ticks in 0..=Time::MAX_TICKS) {
            let time = Time::from_ticks(ticks).unwrap();
            prop_assert_eq!(Time::parse(&time.to_string()), Some(time));
        }

        #[test]
        fn no_text_panics(text in "\\PC*|[0-9:.]{0,18}") {
            let _ = Time::parse(&text);
        }
    }
}
