//! What a builder is told of one parameter: its name, and what its Rust type does not say.

use std::ops::{Bound, RangeBounds};

use super::describe::Annotation;
use super::reflect::Reflect;
use super::value::Value;

/// One parameter of a handler, for [`ToolBuilder::param`](super::ToolBuilder::param).
///
/// ```
/// use olt::Tool;
/// use olt::reflection::Param;
/// let tool = Tool::create(|stars: u8, note: Option<String>| note.map_or(stars.to_string(), |note| note))
///     .name("rate")
///     .param(Param::new("stars").description("How good it was.").range(1..=5).default(3))
///     .param("note")
///     .build()?;
/// assert_eq!(
///     tool.input_schema(),
///     r#"{"type":"object","properties":{"stars":{"type":"integer","description":"How good it was.","minimum":1,"maximum":5,"default":3},"note":{"type":["string","null"]}},"required":["note"],"additionalProperties":false}"#
/// );
/// # Ok::<(), olt::contract::SignatureError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Param {
    pub(super) name: String,
    pub(super) description: String,
    pub(super) default: Option<GivenDefault>,
    pub(super) optional: bool,
    pub(super) not_null: bool,
    /// Where it is not sent, it is the zero of its type (ruling X-2).
    pub(super) zero: bool,
    pub(super) annotations: Vec<Annotation>,
}

/// A default as it was given.
#[derive(Debug, Clone)]
pub(super) enum GivenDefault {
    Value(Value),
    Json(String),
}

impl Param {
    /// A parameter that the model calls `name`; required unless more is said.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            description: String::new(),
            default: None,
            optional: false,
            not_null: false,
            zero: false,
            annotations: Vec::new(),
        }
    }

    /// What the argument means; an empty text is none (ruling T-4).
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.description = description.into();
        self
    }

    /// Makes the parameter optional; where it is not sent the handler gets this value. Strings, numbers,
    /// booleans, characters and enum members are written into the schema (ruling P-2).
    #[must_use]
    pub fn default(mut self, value: impl DefaultValue) -> Self {
        self.default = Some(GivenDefault::Value(value.into_value()));
        self
    }

    /// Like [`Param::default`], given as JSON text, which keeps a decimal's scale (`1.50`) and can say `null`.
    #[must_use]
    pub fn default_json(mut self, json: impl Into<String>) -> Self {
        self.default = Some(GivenDefault::Json(json.into()));
        self
    }

    /// Makes the parameter optional without a default: its type has a value for "not sent", as
    /// [`Optional`](crate::Optional) has.
    #[must_use]
    pub fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// Refuses an explicit `null` on an `Option`, which is then `None` only by default (ruling P-4): an error without
    /// the default `None`, or on another type.
    #[must_use]
    pub fn not_null(mut self) -> Self {
        self.not_null = true;
        self
    }

    /// The range of a number: `1..=5`, `0.5..`, `..=10`; `0..10` leaves out the 10 (ruling A-2).
    #[must_use]
    pub fn range<N: RangeNumber>(self, range: impl RangeBounds<N>) -> Self {
        let (min, min_exclusive) = bound(range.start_bound());
        let (max, max_exclusive) = bound(range.end_bound());
        self.annotation(Annotation::Range { min, max, min_exclusive, max_exclusive })
    }

    /// The number of characters of a string, or of items of a list or set: `1..=50`, `1..`, `..=50`.
    #[must_use]
    pub fn length(self, length: impl RangeBounds<u64>) -> Self {
        let min = match length.start_bound() {
            Bound::Included(min) => Some(*min),
            Bound::Excluded(below) => Some(below.saturating_add(1)),
            Bound::Unbounded => None,
        };
        let max = match length.end_bound() {
            Bound::Included(max) => Some(*max),
            Bound::Excluded(above) => Some(above.saturating_sub(1)),
            Bound::Unbounded => None,
        };
        self.annotation(Annotation::Length { min, max })
    }

    /// A pattern that a string has to match: ECMA-262, unanchored (ruling A-4).
    #[must_use]
    pub fn pattern(self, pattern: impl Into<String>) -> Self {
        self.annotation(Annotation::Pattern(pattern.into()))
    }

    /// A string that is an e-mail address.
    #[must_use]
    pub fn email(self) -> Self {
        self.annotation(Annotation::Email)
    }

    /// A string that is an absolute URI.
    #[must_use]
    pub fn url(self) -> Self {
        self.annotation(Annotation::Url)
    }

    /// Any annotation, after those given before.
    #[must_use]
    pub fn annotation(mut self, annotation: Annotation) -> Self {
        self.annotations.push(annotation);
        self
    }
}

impl<N: Into<String>> From<N> for Param {
    fn from(name: N) -> Self {
        Self::new(name)
    }
}

fn bound<N: RangeNumber>(bound: Bound<&N>) -> (Option<String>, bool) {
    match bound {
        Bound::Included(bound) => (Some(bound.bound_text()), false),
        Bound::Excluded(bound) => (Some(bound.bound_text()), true),
        Bound::Unbounded => (None, false),
    }
}

/// A number that can bound a range.
pub trait RangeNumber {
    /// Its text, `NaN`, `Infinity` and `-Infinity` among them.
    fn bound_text(&self) -> String;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl RangeNumber for $ty {
            fn bound_text(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

integers!(i8 u8 i16 u16 i32 u32 i64 u64 i128);

macro_rules! floats {
    ($($ty:ty, $text:path;)*) => {$(
        impl RangeNumber for $ty {
            fn bound_text(&self) -> String {
                let unwritable = || match (self.is_nan(), *self > 0.0) {
                    (true, _) => "NaN",
                    (false, true) => "Infinity",
                    (false, false) => "-Infinity",
                };
                $text(*self).unwrap_or_else(|| unwritable().to_owned())
            }
        }
    )*};
}

floats! {
    f32, olt_text::number::float_text;
    f64, olt_text::number::double_text;
}

/// What a default can be given as: a value of any type that reflects itself, or a string slice.
pub trait DefaultValue {
    /// The value.
    fn into_value(self) -> Value;
}

impl<T: Reflect> DefaultValue for T {
    fn into_value(self) -> Value {
        self.to_value()
    }
}

impl DefaultValue for &str {
    fn into_value(self) -> Value {
        Value::Text(self.to_owned())
    }
}

impl DefaultValue for Option<&str> {
    fn into_value(self) -> Value {
        self.map_or(Value::Null, DefaultValue::into_value)
    }
}
