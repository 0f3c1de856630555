//! From the text of one number or string to its value: form, range, lengths, pattern, in that order (rulings E).

use std::borrow::Cow;

use olt_text::decimal::Decimal;
use olt_text::digits::Digits;

use super::shape::{Bound, Form, Format, Json, Lengths, Number, Scalar, Shape, Text, Width};
use super::value::Value;
use crate::contract::{Expected, Kind, Problem, Unit};
use crate::scalar::date::Date;
use crate::scalar::date_time::DateTime;
use crate::scalar::guid::Guid;
use crate::scalar::time::Time;
use crate::scalar::time_span::TimeSpan;
use crate::scalar::{base64, character, email, float, integer, uri};

/// Reads the text of a JSON number.
pub(super) fn number(shape: &Shape, text: &str) -> Result<Value, Problem> {
    let value = match &shape.form {
        Form::Integer { min, max } => integer::parse_within(text, *min, *max).map(Value::Integer),
        Form::Number(form) => return ranged(shape, form, text),
        _ => None,
    };
    value.ok_or_else(|| misfit(shape))
}

/// Reads the text of a JSON string.
pub(super) fn string(shape: &Shape, text: &str) -> Result<Value, Problem> {
    let (value, lengths) = match &shape.form {
        Form::Text(form) => (formatted(form.format, text).then(|| text.to_owned()), form.lengths),
        Form::Character => (character::parse(text).map(String::from), Lengths::default()),
        Form::Scalar(scalar, lengths) => (written(*scalar, text), *lengths),
        Form::Enumeration(enumeration) => {
            (enumeration.places.contains_key(text).then(|| text.to_owned()), Lengths::default())
        }
        _ => (None, Lengths::default()),
    };
    let value = value.ok_or_else(|| misfit(shape))?;
    if lengths != Lengths::default() {
        lengths.check(text.chars().count(), Unit::Characters)?;
    }
    match &shape.form {
        Form::Text(Text { pattern: Some(pattern), .. }) if !pattern.accepts(text) => {
            Err(Problem::NotMatching(pattern.source.clone()))
        }
        _ => Ok(Value::Text(value)),
    }
}

/// The problem of a value of the right kind that is not one of the shape's.
pub(super) fn misfit(shape: &Shape) -> Problem {
    not_expected(shape, shape.form.expected())
}

fn not_expected(shape: &Shape, expected: Expected) -> Problem {
    Problem::NotExpected { expected, or_null: shape.nullable, found: None }
}

/// Reads a number; its text is compared with the bounds as the schema spells them, before it is rounded.
fn ranged(shape: &Shape, form: &Number, text: &str) -> Result<Value, Problem> {
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
    /// Checks a number of characters or items.
    pub(super) fn check(&self, count: usize, unit: Unit) -> Result<(), Problem> {
        let count = u64::try_from(count).unwrap_or(u64::MAX);
        match (self.min, self.max) {
            (Some(min), _) if count < min => Err(Problem::TooFew(unit, min)),
            (_, Some(max)) if count > max => Err(Problem::TooMany(unit, max)),
            _ => Ok(()),
        }
    }
}

fn formatted(format: Option<Format>, text: &str) -> bool {
    match format {
        Some(Format::Email) => email::is_mailbox(text),
        Some(Format::Uri) => uri::is_uri(text),
        None => true,
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
