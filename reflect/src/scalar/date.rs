//! Calendar days, `yyyy-MM-dd` (ruling C-4).

use std::fmt;

use super::cursor::Cursor;

const DAYS_PER_400_YEARS: u32 = 146_097;

/// The days from 1 March of the year 0, where the reckoning in [`Date::from_day_number`] starts.
const DAYS_BEFORE_YEAR_1: u32 = 306;

/// A day of the years 1 to 9999 in the proleptic Gregorian calendar.
///
/// ```
/// use olt::scalar::date::Date;
/// let day = Date::parse("2026-01-31").ok_or("no date")?;
/// assert_eq!((day.year(), day.month(), day.day()), (2026, 1, 31));
/// assert_eq!(day.to_string(), "2026-01-31");
/// assert_eq!(Date::parse("2026-02-29"), None);
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The greatest day number: 9999-12-31.
    pub const MAX_DAY_NUMBER: u32 = 3_652_058;

    /// A day; none if the calendar has no such day, or the year is not within 1 to 9999.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let exists = (1..=9999).contains(&year) && (1..=days_in_month(year, month)).contains(&day);
        exists.then_some(Self { year, month, day })
    }

    /// Reads `yyyy-MM-dd`, and nothing else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut cursor = Cursor::new(text);
        let date = Self::read(&mut cursor)?;
        cursor.end()?;
        Some(date)
    }

    pub(super) fn read(cursor: &mut Cursor<'_>) -> Option<Self> {
        let century = u16::from(cursor.two_digits()?);
        let year = century * 100 + u16::from(cursor.two_digits()?);
        cursor.expect(b'-')?;
        let month = cursor.two_digits()?;
        cursor.expect(b'-')?;
        let day = cursor.two_digits()?;
        Self::new(year, month, day)
    }

    /// The day that lies this many days after 0001-01-01; none beyond [`Date::MAX_DAY_NUMBER`].
    #[must_use]
    pub fn from_day_number(number: u32) -> Option<Self> {
        if number > Self::MAX_DAY_NUMBER {
            return None;
        }
        // Years are taken to start in March, so that a leap day is the last of its year.
        let days = number + DAYS_BEFORE_YEAR_1;
        let of_era = days % DAYS_PER_400_YEARS;
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let shifted_month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted_month + 2) / 5 + 1;
        let month = if shifted_month < 10 {
            shifted_month + 3
        } else {
            shifted_month - 9
        };
        let year = days / DAYS_PER_400_YEARS * 400 + year_of_era + u32::from(month <= 2);
        Self::new(
            year.try_into().ok()?,
            month.try_into().ok()?,
            day.try_into().ok()?,
        )
    }

    /// The days that lie between 0001-01-01 and this day.
    #[must_use]
    pub fn day_number(&self) -> u32 {
        let before = u32::from(self.year) - 1;
        let leap_days = before / 4 - before / 100 + before / 400;
        let of_year: u32 = (1..self.month)
            .map(|month| u32::from(days_in_month(self.year, month)))
            .sum();
        before * 365 + leap_days + of_year + u32::from(self.day) - 1
    }

    /// The year, 1 to 9999.
    #[must_use]
    pub fn year(&self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    #[must_use]
    pub fn month(&self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub fn day(&self) -> u8 {
        self.day
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The number of days; 0 for what is no month.
fn days_in_month(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn every_day_has_its_number_and_its_text() {
        let mut number = 0;
        for year in 1..=9999 {
            for month in 1..=12 {
                for day in 1..=days_in_month(year, month) {
                    let date = Date::new(year, month, day).unwrap();
                    assert_eq!(date.day_number(), number);
                    assert_eq!(Date::from_day_number(number), Some(date));
                    assert_eq!(Date::parse(&date.to_string()), Some(date));
                    number += 1;
                }
            }
        }
        assert_eq!(number, Date::MAX_DAY_NUMBER + 1);
        assert_eq!(Date::from_day_number(number), None);
        assert_eq!(Date::from_day_number(u32::MAX), None);
    }

    #[test]
    fn known_days_have_known_numbers() {
        let table = [
            ("0001-01-01", 0),
            ("1970-01-01", 719_162),
            ("2000-02-29", 730_178),
            ("9999-12-31", 3_652_058),
        ];
        for (text, number) in table {
            assert_eq!(Date::parse(text).unwrap().day_number(), number, "{text}");
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        let table = [
            "0000-01-01",
            "2019-02-29",
            "1900-02-29",
            "2019-00-01",
            "2019-13-01",
            "2019-04-31",
            "2019-01-00",
            "2019-1-1",
            "20190726",
            "2019-07-26T00:00:00",
            "2019-07-26 ",
            " 2019-07-26",
            "2019/07/26",
            "12019-07-26",
            "-2019-07-26",
            "+2019-07-26",
            "２０１９-07-26",
            "2019-07",
            "",
        ];
        for text in table {
            assert_eq!(Date::parse(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "\\PC*|[0-9:-]{0,12}") {
            let _ = Date::parse(&text);
        }
    }
}
