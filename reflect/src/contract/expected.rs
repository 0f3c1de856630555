//! What an argument must be, in the words of the error texts (rulings E, column E).

use std::borrow::Cow;
use std::fmt;

/// What was expected of a value; displayed as the text after `must be`.
///
/// ```
/// use olt::contract::Expected;
/// let stars = Expected::Integer { min: 1, max: 5 };
/// assert_eq!(stars.to_string(), "an integer from 1 to 5");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// `bool`
    Boolean,
    /// An integer type, with the bounds in force.
    Integer {
        /// The least value.
        min: i128,
        /// The greatest value.
        max: i128,
    },
    /// A number, with the bounds in force as the schema spells them.
    Number {
        /// The least value, where there is one.
        min: Option<Cow<'static, str>>,
        /// The greatest value, where there is one.
        max: Option<Cow<'static, str>>,
    },
    /// A number that the named type (`float`, `double`, `decimal`) can hold.
    NumberWithin(&'static str),
    /// A string without a form of its own.
    String,
    /// `char`
    Character,
    /// `Guid`
    Uuid,
    /// `DateTime`, `DateTimeOffset`
    DateTime,
    /// `DateOnly`
    Date,
    /// `TimeOnly`
    Time,
    /// `TimeSpan`
    TimeSpan,
    /// `Uri`, `[Url]`
    Uri,
    /// `byte[]`
    Base64,
    /// `[EmailAddress]`
    Email,
    /// An enum: its member names in declaration order.
    OneOf(Cow<'static, [Cow<'static, str>]>),
    /// A list or set.
    Array,
    /// A record, a dictionary, a `JsonObject`.
    Object,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fixed = match self {
            Self::Integer { min, max } => return write!(f, "an integer from {min} to {max}"),
            Self::Number { min, max } => return number(f, min.as_deref(), max.as_deref()),
            Self::NumberWithin(ty) => return write!(f, "a number within the range of {ty}"),
            Self::OneOf(members) => return one_of(f, members),
            Self::Boolean => "true or false",
            Self::String => "a string",
            Self::Character => "a string of one character",
            Self::Uuid => "a UUID",
            Self::DateTime => "an RFC 3339 date-time such as 2026-01-31T09:30:00Z",
            Self::Date => "a date such as 2026-01-31",
            Self::Time => "a time such as 09:30:00",
            Self::TimeSpan => "a time span such as 1.02:03:04.5",
            Self::Uri => "an absolute URI",
            Self::Base64 => "a base64 string",
            Self::Email => "an email address",
            Self::Array => "an array",
            Self::Object => "an object",
        };
        f.write_str(fixed)
    }
}

fn number(f: &mut fmt::Formatter<'_>, min: Option<&str>, max: Option<&str>) -> fmt::Result {
    match (min, max) {
        (Some(min), Some(max)) => write!(f, "a number from {min} to {max}"),
        (Some(min), None) => write!(f, "a number of at least {min}"),
        (None, Some(max)) => write!(f, "a number of at most {max}"),
        (None, None) => f.write_str("a number"),
    }
}

fn one_of(f: &mut fmt::Formatter<'_>, members: &[Cow<'static, str>]) -> fmt::Result {
    f.write_str("one of ")?;
    for (index, member) in members.iter().enumerate() {
        let separator = if index == 0 { "" } else { ", " };
        write!(f, "{separator}'{member}'")?;
    }
    Ok(())
}
