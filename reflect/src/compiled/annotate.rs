//! Annotations on a fragment: which apply, and what they come to (rulings ).

use super::fragment::{Bound, Form, Fragment, JsonType, Pattern};

/// `range(…)` as it was written, read for every type it may stand on.
#[derive(Debug, Clone, Copy)]
pub struct Range {
    /// The lower bound.
    pub min: Option<Limit>,
    /// The upper bound.
    pub max: Option<Limit>,
}

/// One bound of a [`Range`], as each type of number reads it.
#[derive(Debug, Clone, Copy)]
pub struct Limit {
    /// For integers: rounded inward, one off where it is exclusive; none for NaN.
    pub integer: Option<i128>,
    /// For floats: the text, where it is finite.
    pub float: Option<&'static str>,
    /// For doubles: the text, where it is finite.
    pub double: Option<&'static str>,
    /// For decimals: the text, where a decimal can hold it.
    pub decimal: Option<&'static str>,
}

impl Fragment {
    /// `minimum` and `maximum` on numbers (ruling A-2).
    #[must_use]
    pub const fn range(self, range: Range) -> Self {
        match self.json_type {
            JsonType::Integer => self.integer_range(&range),
            JsonType::Number => {
                let minimum = self.number_bound(range.min);
                let maximum = self.number_bound(range.max);
                Self { text: None, minimum, maximum, ..self }
            }
            _ => self,
        }
    }

    /// Clamped to the type; an empty range is ignored.
    const fn integer_range(self, range: &Range) -> Self {
        let (Some(least), Some(greatest)) = (self.minimum.integer(), self.maximum.integer()) else {
            return self;
        };
        let min = match range.min {
            Some(Limit { integer: Some(min), .. }) if min > least => min,
            _ => least,
        };
        let max = match range.max {
            Some(Limit { integer: Some(max), .. }) if max < greatest => max,
            _ => greatest,
        };
        if min > max {
            return self;
        }
        Self { text: None, minimum: Bound::Integer(min), maximum: Bound::Integer(max), ..self }
    }

    const fn number_bound(&self, limit: Option<Limit>) -> Bound {
        let Some(limit) = limit else { return Bound::Unbounded };
        let written = match self.form {
            Form::Float => limit.float,
            Form::Double => limit.double,
            _ => limit.decimal,
        };
        match written {
            Some(text) => Bound::Number(text),
            None => Bound::Unbounded,
        }
    }

    /// `minLength` and `maxLength` on strings, `minItems` and `maxItems` on arrays; of several, the
    /// strictest (rulings ).
    #[must_use]
    pub const fn length(self, min: Option<u64>, max: Option<u64>) -> Self {
        if self.carries_length() {
            let min_length = stricter(self.min_length, min, true);
            let max_length = stricter(self.max_length, max, false);
            return Self { text: None, min_length, max_length, ..self };
        }
        if matches!(self.json_type, JsonType::Array) {
            let min_items = stricter(self.min_items, min, true);
            let max_items = stricter(self.max_items, max, false);
            return Self { text: None, min_items, max_items, ..self };
        }
        self
    }

    /// As [`Fragment::length`], but never on arrays, and a least length of 0 is none (ruling A-3).
    #[must_use]
    pub const fn string_length(self, min: Option<u64>, max: Option<u64>) -> Self {
        if !self.carries_length() {
            return self;
        }
        let min = if matches!(min, Some(0)) { None } else { min };
        self.length(min, max)
    }

    /// `pattern`, where the type has no form of its own; the first one written.
    #[must_use]
    pub const fn pattern(self, pattern: Pattern) -> Self {
        if !self.carries_pattern() || self.pattern.is_some() {
            return self;
        }
        Self { text: None, pattern: Some(pattern), ..self }
    }

    /// `format: email`, where the type has no form of its own and no other annotation gave it one.
    #[must_use]
    pub const fn email(self) -> Self {
        self.asserted(Form::Email, "email")
    }

    /// `format: uri`, likewise.
    #[must_use]
    pub const fn url(self) -> Self {
        self.asserted(Form::Url, "uri")
    }

    const fn asserted(self, form: Form, format: &'static str) -> Self {
        if !self.carries_pattern() || !matches!(self.form, Form::Plain) {
            return self;
        }
        Self { text: None, form, format: Some(format), ..self }
    }

    const fn carries_length(&self) -> bool {
        matches!(self.json_type, JsonType::String)
            && !matches!(self.form, Form::Character | Form::Base64 | Form::Enumeration)
    }

    const fn carries_pattern(&self) -> bool {
        matches!(self.json_type, JsonType::String) && matches!(self.form, Form::Plain | Form::Email | Form::Url)
    }
}

/// The stricter of two bounds: the greater of lower ones, the lesser of upper ones.
const fn stricter(known: Option<u64>, new: Option<u64>, lower: bool) -> Option<u64> {
    match (known, new) {
        (Some(known), Some(new)) => Some(if (new > known) == lower { new } else { known }),
        (Some(only), None) | (None, Some(only)) => Some(only),
        (None, None) => None,
    }
}
