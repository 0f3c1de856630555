//! A fragment of schema as a constant: what a type says of itself, before it is text.

use std::borrow::Cow;

use super::default::Written;
use crate::contract::Expected;

/// The schema of a type, with the limits that decoding enforces.
///
/// One field stands for one keyword; what a field's absence means is that the keyword is not written.
#[derive(Debug, Clone, Copy)]
pub struct Fragment {
    /// The whole text, as long as nothing was added to a built-in type.
    pub text: Option<&'static str>,
    /// `type`
    pub json_type: JsonType,
    /// `"null"` stands in `type`.
    pub nullable: bool,
    /// What the text or number has to be beyond its JSON type.
    pub form: Form,
    /// `format`
    pub format: Option<&'static str>,
    /// `description`, as a JSON string with its quotes
    pub description: Option<&'static str>,
    /// `enum`
    pub members: Option<Members>,
    /// `minimum`
    pub minimum: Bound,
    /// `maximum`
    pub maximum: Bound,
    /// `minLength`, in code points
    pub min_length: Option<u64>,
    /// `maxLength`, in code points
    pub max_length: Option<u64>,
    /// `pattern`
    pub pattern: Option<Pattern>,
    /// `contentEncoding`
    pub content_encoding: Option<&'static str>,
    /// `items`
    pub items: Option<&'static Fragment>,
    /// `minItems`
    pub min_items: Option<u64>,
    /// `maxItems`
    pub max_items: Option<u64>,
    /// `uniqueItems`
    pub unique_items: bool,
    /// `properties` and `required`
    pub properties: Option<Properties>,
    /// `additionalProperties`
    pub additional_properties: Additional,
    /// `default`
    pub default: Written,
}

/// The JSON type of a fragment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JsonType {
    /// No `type` at all: any JSON value.
    Any,
    /// `boolean`
    Boolean,
    /// `integer`
    Integer,
    /// `number`
    Number,
    /// `string`
    String,
    /// `array`
    Array,
    /// `object`
    Object,
}

/// What a text or a number has to be beyond its JSON type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Nothing: any text, any whole number, any array.
    Plain,
    /// A text that an `email` annotation asserts.
    Email,
    /// A text that a `url` annotation asserts.
    Url,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `decimal`
    Decimal,
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
    /// `Uri`
    Uri,
    /// `byte[]`
    Base64,
    /// An enum
    Enumeration,
}

/// A bound on a number.
#[derive(Debug, Clone, Copy)]
pub enum Bound {
    /// None is written.
    Unbounded,
    /// A bound of an integer type.
    Integer(i128),
    /// A bound of another number, as the parameter's type spells it.
    Number(&'static str),
}

/// The members of an enum.
#[derive(Debug, Clone, Copy)]
pub struct Members {
    /// In declaration order.
    pub list: &'static [Member],
    /// Their names as JSON strings, with commas between.
    pub json: &'static str,
}

/// One member of an enum.
#[derive(Debug, Clone, Copy)]
pub struct Member {
    /// The name that is sent.
    pub name: &'static str,
    /// The same as a JSON string.
    pub json: &'static str,
    /// The discriminant.
    pub value: i128,
}

/// An ECMA-262 pattern.
#[derive(Debug, Clone, Copy)]
pub struct Pattern {
    /// As it was written.
    pub source: &'static str,
    /// The same as a JSON string.
    pub json: &'static str,
    /// Whether a text matches; a pattern that belongs to the type is checked by its form instead.
    pub is_match: Option<fn(&str) -> bool>,
}

/// The properties of a record or the parameters of a tool.
#[derive(Debug, Clone, Copy)]
pub struct Properties {
    /// In the order the schema shows them.
    pub list: &'static [Property],
    /// What the writer makes of them, from the comma before `"properties"` to `false`, where it is known.
    pub written: Option<&'static [u8]>,
}

/// One property.
#[derive(Debug, Clone, Copy)]
pub struct Property {
    /// The JSON name.
    pub name: &'static str,
    /// The same as a JSON string.
    pub json: &'static str,
    /// The schema, annotations and default included.
    pub fragment: Fragment,
    /// It has to be sent.
    pub required: bool,
    /// What is sent is checked, then dropped (ruling K-3).
    pub read_only: bool,
}

/// `additionalProperties`
#[derive(Debug, Clone, Copy)]
pub enum Additional {
    /// Not written.
    Open,
    /// `false`
    Closed,
    /// The schema of a dictionary's values.
    Of(&'static Fragment),
}

impl Fragment {
    /// `{}`: any JSON value.
    pub const ANY: Self = Self {
        text: None,
        json_type: JsonType::Any,
        nullable: false,
        form: Form::Plain,
        format: None,
        description: None,
        members: None,
        minimum: Bound::Unbounded,
        maximum: Bound::Unbounded,
        min_length: None,
        max_length: None,
        pattern: None,
        content_encoding: None,
        items: None,
        min_items: None,
        max_items: None,
        unique_items: false,
        properties: None,
        additional_properties: Additional::Open,
        default: Written::Nothing,
    };
    /// `{"type":"array"}`
    pub const ARRAY: Self = Self { json_type: JsonType::Array, ..Self::ANY };
    /// `{"type":"object"}`
    pub const OBJECT: Self = Self { json_type: JsonType::Object, ..Self::ANY };

    /// A text of this form; `text` is what the writer makes of it.
    #[must_use]
    pub const fn string(form: Form, format: Option<&'static str>, text: &'static str) -> Self {
        Self { text: Some(text), json_type: JsonType::String, form, format, ..Self::ANY }
    }

    /// A closed object of these properties.
    #[must_use]
    pub const fn closed(list: &'static [Property], written: Option<&'static [u8]>) -> Self {
        let properties = Some(Properties { list, written });
        Self { properties, additional_properties: Additional::Closed, ..Self::OBJECT }
    }

    /// An enum of these members.
    #[must_use]
    pub const fn enumeration(list: &'static [Member], json: &'static str) -> Self {
        let members = Some(Members { list, json });
        Self { json_type: JsonType::String, form: Form::Enumeration, members, ..Self::ANY }
    }

    /// The fragment of `T?` (ruling Y-5).
    #[must_use]
    pub const fn nullable(self) -> Self {
        Self { text: None, nullable: true, ..self }
    }

    /// The same without null: a parameter that may be left out but not be null (ruling P-4).
    #[must_use]
    pub const fn not_null(self) -> Self {
        Self { text: None, nullable: false, ..self }
    }

    /// With a description, given as a JSON string with its quotes.
    #[must_use]
    pub const fn describe(self, json: &'static str) -> Self {
        Self { text: None, description: Some(json), ..self }
    }

    /// The properties; none where the fragment is no record.
    #[must_use]
    pub const fn property_list(&self) -> &'static [Property] {
        match &self.properties {
            Some(properties) => properties.list,
            None => &[],
        }
    }

    /// What a value must be, in the words of the error texts.
    #[must_use]
    #[cold]
    pub fn expected(&self) -> Expected {
        match self.json_type {
            JsonType::Boolean => Expected::Boolean,
            JsonType::Integer => Expected::Integer {
                min: self.minimum.integer().unwrap_or(i128::MIN),
                max: self.maximum.integer().unwrap_or(i128::MAX),
            },
            JsonType::Number => Expected::Number {
                min: self.minimum.number().map(Cow::Borrowed),
                max: self.maximum.number().map(Cow::Borrowed),
            },
            JsonType::String => self.expected_text(),
            JsonType::Array => Expected::Array,
            JsonType::Object | JsonType::Any => Expected::Object,
        }
    }

    fn expected_text(&self) -> Expected {
        match self.form {
            Form::Email => Expected::Email,
            Form::Url | Form::Uri => Expected::Uri,
            Form::Character => Expected::Character,
            Form::Uuid => Expected::Uuid,
            Form::DateTime => Expected::DateTime,
            Form::Date => Expected::Date,
            Form::Time => Expected::Time,
            Form::TimeSpan => Expected::TimeSpan,
            Form::Base64 => Expected::Base64,
            Form::Enumeration => {
                let list = self.members.map_or(&[][..], |members| members.list);
                Expected::OneOf(list.iter().map(|member| Cow::Borrowed(member.name)).collect())
            }
            Form::Plain | Form::Float | Form::Double | Form::Decimal => Expected::String,
        }
    }
}

impl Bound {
    /// The bound of an integer.
    #[must_use]
    pub const fn integer(&self) -> Option<i128> {
        match self {
            Self::Integer(bound) => Some(*bound),
            _ => None,
        }
    }

    /// The text of another number's bound.
    #[must_use]
    pub const fn number(&self) -> Option<&'static str> {
        match self {
            Self::Number(text) => Some(text),
            _ => None,
        }
    }
}
