//! `HH:mm:ss` and fractions of a second, which times of day, instants and time spans have in common.

use std::fmt;

use super::cursor::Cursor;

/// A tick is 100 nanoseconds, the unit in which .NET counts time.
pub(super) const TICKS_PER_SECOND: u64 = 10_000_000;
pub(super) const TICKS_PER_DAY: u64 = 86_400 * TICKS_PER_SECOND;

/// The digits after the point that a tick can hold.
const FRACTION_DIGITS: usize = 7;

/// Reads `HH:mm:ss` within a day; in ticks.
pub(super) fn read_clock(cursor: &mut Cursor<'_>) -> Option<u64> {
    let hour = cursor.two_digits().filter(|&hour| hour <= 23)?;
    cursor.expect(b':')?;
    let minute = cursor.two_digits().filter(|&minute| minute <= 59)?;
    cursor.expect(b':')?;
    let second = cursor.two_digits().filter(|&second| second <= 59)?;
    let seconds = u64::from(hour) * 3600 + u64::from(minute) * 60 + u64::from(second);
    Some(seconds * TICKS_PER_SECOND)
}

/// Reads a point and its digits, if a point comes next; in ticks. Digits beyond the seventh are dropped.
pub(super) fn read_long_fraction(cursor: &mut Cursor<'_>) -> Option<u64> {
    if !cursor.eat(b'.') {
        return Some(0);
    }
    let digits = cursor.digits();
    (!digits.is_empty()).then(|| fraction_ticks(digits))
}

/// As [`read_long_fraction`], but an eighth digit is refused.
pub(super) fn read_fraction(cursor: &mut Cursor<'_>) -> Option<u64> {
    if !cursor.eat(b'.') {
        return Some(0);
    }
    let digits = cursor.digits();
    (1..=FRACTION_DIGITS)
        .contains(&digits.len())
        .then(|| fraction_ticks(digits))
}

fn fraction_ticks(digits: &[u8]) -> u64 {
    let padded = digits.iter().copied().chain(std::iter::repeat(b'0'));
    padded
        .take(FRACTION_DIGITS)
        .fold(0, |ticks, digit| ticks * 10 + u64::from(digit - b'0'))
}

/// Writes the time of day as `HH:mm:ss`, the fraction left out.
pub(super) fn write_clock(f: &mut impl fmt::Write, ticks: u64) -> fmt::Result {
    let seconds = ticks / TICKS_PER_SECOND;
    write!(
        f,
        "{:02}:{:02}:{:02}",
        seconds / 3600 % 24,
        seconds / 60 % 60,
        seconds % 60
    )
}

/// Writes the fraction of a second with seven digits, or nothing where there is none.
pub(super) fn write_fraction(f: &mut impl fmt::Write, ticks: u64) -> fmt::Result {
    match ticks % TICKS_PER_SECOND {
        0 => Ok(()),
        fraction => write!(f, ".{fraction:07}"),
    }
}

/// Writes the fraction of a second without trailing zeros, or nothing where there is none.
pub(super) fn write_short_fraction(f: &mut impl fmt::Write, ticks: u64) -> fmt::Result {
    let mut fraction = ticks % TICKS_PER_SECOND;
    let mut width = FRACTION_DIGITS;
    if fraction == 0 {
        return Ok(());
    }
    while fraction.is_multiple_of(10) {
        fraction /= 10;
        width -= 1;
    }
    write!(f, ".{fraction:0width$}")
}
