//! From the text of one number or string to its value: form, range, lengths, pattern, in that order (rulings E).

use std::borrow::Cow;

use olt_text::decimal::Decimal;
use olt_text::digits::Digits;

use super::shape::{Bound, Enumeration, Form, Format, Json, Lengths, Number, Scalar, Shape, Text, Width};
use super::value::Value;
use crate::contract::{Expected, Fault, Kind, Problem, Unit};
use crate::scalar::date::Date;
use crate::scalar::date_time::DateTime;
use crate::scalar::guid::Guid;
use crate::scalar::time::Time;
use crate::scalar::time_span::TimeSpan;
use crate::scalar::{base64, character, email, float, integer, uri};

/// Reads the text of a JSON number that has to be whole.
#[inline]
pub(super) fn integer(shape: &Shape, min: i128, max: i128, text: &str) -> Result<Value, Fault> {
    integer::parse_within(text, min, max).map(Value::Integer).ok_or_else(|| misfit(shape))
}

/// Reads a plain string: its format, its lengths, its pattern.
#[inline]
pub(super) fn text(shape: &Shape, form: &Text, text: &str) -> Result<Value, Fault> {
    if form.format.is_some_and(|format| !format.accepts(text)) {
        return Err(misfit(shape));
    }
    form.lengths.check_characters(text)?;
    match &form.pattern {
        Some(pattern) if !pattern.accepts(text) => Err(Fault::new(Problem::NotMatching(pattern.source.clone()))),
        _ => Ok(Value::Text(text.to_owned())),
    }
}

/// Reads a `char`.
pub(super) fn character(shape: &Shape, text: &str) -> Result<Value, Fault> {
    character::parse(text).map(|char| Value::Text(char.into())).ok_or_else(|| misfit(shape))
}

/// Reads the name of an enum's member.
pub(super) fn member(shape: &Shape, enumeration: &Enumeration, text: &str) -> Result<Value, Fault> {
    let is_member = enumeration.places.contains_key(text);
    is_member.then(|| Value::Text(text.to_owned())).ok_or_else(|| misfit(shape))
}

/// Reads a string that has a form of its own.
pub(super) fn scalar(shape: &Shape, scalar: Scalar, lengths: Lengths, text: &str) -> Result<Value, Fault> {
    let value = written(scalar, text).ok_or_else(|| misfit(shape))?;
    lengths.check_characters(text)?;
    Ok(Value::Text(value))
}

/// The fault of a value of the right kind that is not one of the shape's.
#[cold]
pub(super) fn misfit(shape: &Shape) -> Fault {
    not_expected(shape, shape.form.expected())
}

#[cold]
fn not_expected(shape: &Shape, expected: Expected) -> Fault {
    Fault::new(Problem::NotExpected { expected, or_null: shape.nullable, found: None })
}

/// Reads a number that need not be whole; its text is compared with the bounds as the schema spells them, before it is rounded.
#[inline]
pub(super) fn number(shape: &Shape, form: &Number, text: &str) -> Result<Value, Fault> {
    let value = match form.width {
        Width::Float => float::parse_float(text).map(Value::Float),
        Width::Double => float::parse_double(text).map(Value::Double),
        Width::Decimal => Decimal::parse(text).map(|decimal| Value::Decimal(decimal.to_string())),
    };
    if !form.min.as_ref().is_none_or(|min| min.is_at_most(text))
        || !form.max.as_ref().is_none_or(|max| max.is_at_least(text))
    {
        return Err(misfit(shape));
    }
    value.ok_or_else(|| match (&form.min, &form.max) {
        (None, None) => not_expected(shape, Expected::NumberWithin(form.width.name())),
        _ => misfit(shape),
    })
}

impl Bound {
    fn is_at_most(&self, text: &str) -> bool {
        self.compare(text).is_none_or(std::cmp::Ordering::is_le)
    }

    fn is_at_least(&self, text: &str) -> bool {
        self.compare(text).is_none_or(std::cmp::Ordering::is_ge)
    }

    fn compare(&self, text: &str) -> Option<std::cmp::Ordering> {
        Some(Digits::parse(&self.0)?.compare(&Digits::parse(text)?))
    }
}

impl Width {
    /// The type's name in the contract.
    fn name(self) -> &'static str {
        match self {
            Self::Float => "float",
            Self::Double => "double",
            Self::Decimal => "decimal",
        }
    }
}

impl Lengths {
    /// Counts the characters of a text, if their number matters, and checks it.
    fn check_characters(self, text: &str) -> Result<(), Fault> {
        if self == Self::default() { Ok(()) } else { self.check(text.chars().count(), Unit::Characters) }
    }

    /// Checks a number of characters or items.
    pub(super) fn check(&self, count: usize, unit: Unit) -> Result<(), Fault> {
        let count = u64::try_from(count).unwrap_or(u64::MAX);
        match (self.min, self.max) {
            (Some(min), _) if count < min => Err(Fault::new(Problem::TooFew(unit, min))),
            (_, Some(max)) if count > max => Err(Fault::new(Problem::TooMany(unit, max))),
            _ => Ok(()),
        }
    }
}

impl Format {
    fn accepts(self, text: &str) -> bool {
        match self {
            Self::Email => email::is_mailbox(text),
            Self::Uri => uri::is_uri(text),
        }
    }
}

/// The text as ruling I-5 writes the value it stands for; none where it stands for none.
fn written(scalar: Scalar, text: &str) -> Option<String> {
    match scalar {
        Scalar::Guid => Guid::parse(text).map(|guid| guid.to_string()),
        Scalar::DateTime => DateTime::parse(text).map(|instant| instant.utc_text()),
        Scalar::DateTimeOffset => DateTime::parse(text).map(|instant| instant.offset_text()),
        Scalar::Date => Date::parse(text).map(|date| date.to_string()),
        Scalar::Time => Time::parse(text).map(|time| time.to_string()),
        Scalar::TimeSpan => TimeSpan::parse(text).map(|span| span.to_string()),
        Scalar::Uri => uri::is_uri(text).then(|| text.to_owned()),
        Scalar::Base64 => base64::decode(text).map(|_| text.to_owned()),
    }
}

impl Form {
    /// The kind of JSON value; none where any will do.
    pub(super) fn kind(&self) -> Option<Kind> {
        Some(match self {
            Self::Boolean => Kind::Boolean,
            Self::Integer { .. } | Self::Number(_) => Kind::Number,
            Self::Text(_) | Self::Character | Self::Scalar(..) | Self::Enumeration(_) => Kind::String,
            Self::Sequence(..) | Self::Json(Json::Array(_)) => Kind::Array,
            Self::Dictionary(_) | Self::Record(_) | Self::Json(Json::Object) => Kind::Object,
            Self::Json(Json::Any) => return None,
        })
    }

    /// What a value must be, in the words of the error texts.
    pub(super) fn expected(&self) -> Expected {
        match self {
            Self::Boolean => Expected::Boolean,
            Self::Integer { min, max } => Expected::Integer { min: *min, max: *max },
            Self::Number(Number { min, max, .. }) => {
                let owned = |bound: &Option<Bound>| bound.as_ref().map(|bound| Cow::Owned(bound.0.clone()));
                Expected::Number { min: owned(min), max: owned(max) }
            }
            Self::Text(Text { format: None, .. }) => Expected::String,
            Self::Text(Text { format: Some(Format::Email), .. }) => Expected::Email,
            Self::Text(Text { format: Some(Format::Uri), .. }) | Self::Scalar(Scalar::Uri, _) => Expected::Uri,
            Self::Character => Expected::Character,
            Self::Scalar(Scalar::Guid, _) => Expected::Uuid,
            Self::Scalar(Scalar::DateTime | Scalar::DateTimeOffset, _) => Expected::DateTime,
            Self::Scalar(Scalar::Date, _) => Expected::Date,
            Self::Scalar(Scalar::Time, _) => Expected::Time,
            Self::Scalar(Scalar::TimeSpan, _) => Expected::TimeSpan,
            Self::Scalar(Scalar::Base64, _) => Expected::Base64,
            Self::Enumeration(enumeration) => {
                Expected::OneOf(Cow::Owned(enumeration.members.iter().cloned().map(Cow::Owned).collect()))
            }
            Self::Sequence(..) | Self::Json(Json::Array(_)) => Expected::Array,
            // Any JSON value is of the right kind, so nothing is ever said of it.
            Self::Dictionary(_) | Self::Record(_) | Self::Json(Json::Object | Json::Any) => Expected::Object,
        }
    }
}
