//! Default values: what the schema shows of them, and the value a call gets (ruling P-2).

use super::fragment::{Form, Fragment, JsonType};

/// A default as the macro read it, before the type of the parameter is known.
#[derive(Debug, Clone, Copy)]
pub enum DefaultValue {
    /// `None`, or a value that JSON can't say.
    Nothing,
    /// `true` or `false`
    Bool(bool),
    /// A whole number
    Integer(i128),
    /// A number with a fraction or an exponent, spelled for each type that may hold it
    Number {
        /// For floats, where it is finite
        float: Option<&'static str>,
        /// For doubles, where it is finite
        double: Option<&'static str>,
        /// For decimals
        decimal: Option<&'static str>,
    },
    /// A character literal or a string literal, as a JSON string
    Json(&'static str),
    /// A string constant
    Text(&'static str),
    /// A character constant
    Char(char),
    /// What a path comes to as a number: a member of an enum, or a constant
    Path(i128),
    /// An expression that is not evaluated before run time
    Computed,
}

/// What the writer puts behind `"default":`.
#[derive(Debug, Clone, Copy)]
pub enum Written {
    /// The keyword is not written.
    Nothing,
    /// `true` or `false`
    Bool(bool),
    /// A whole number
    Integer(i128),
    /// Text that is JSON already
    Json(&'static str),
    /// A string to be escaped
    Text(&'static str),
    /// A character to be written as a string
    Char(char),
}

impl Fragment {
    /// With a default value, spelled as the type spells it. Types other than booleans, numbers, strings,
    /// characters and enums write none.
    ///
    /// # Panics
    /// At compile time, where the schema has to show the value and can't know it.
    #[must_use]
    pub const fn default(self, value: DefaultValue) -> Self {
        let default = match self.json_type {
            JsonType::Boolean => boolean(value),
            JsonType::Integer => integer(value),
            JsonType::Number => self.number(value),
            JsonType::String => self.string_default(value),
            JsonType::Any | JsonType::Array | JsonType::Object => Written::Nothing,
        };
        Self { text: None, default, ..self }
    }

    const fn number(&self, value: DefaultValue) -> Written {
        let written = match value {
            DefaultValue::Nothing => return Written::Nothing,
            DefaultValue::Integer(value) => return Written::Integer(value),
            DefaultValue::Number { float, double, decimal } => match self.form {
                Form::Float => float,
                Form::Double => double,
                _ => decimal,
            },
            _ => hidden(
                "olt: this default has no place in the schema; write the number itself, such as `default = 1.5` or `default = dec!(1.50)`",
            ),
        };
        match written {
            Some(text) => Written::Json(text),
            None => Written::Nothing,
        }
    }

    const fn string_default(&self, value: DefaultValue) -> Written {
        match (self.form, value) {
            (_, DefaultValue::Nothing) => Written::Nothing,
            (Form::Enumeration, DefaultValue::Path(value)) => self.member(value),
            (Form::Enumeration, _) => hidden(
                "olt: this default has no place in the schema; write the enum member, such as `default = Level::High`",
            ),
            (Form::Character, DefaultValue::Path(value)) => character(value),
            (Form::Plain | Form::Email | Form::Url | Form::Character, value) => match value {
                DefaultValue::Json(json) => Written::Json(json),
                DefaultValue::Text(text) => Written::Text(text),
                DefaultValue::Char(c) => Written::Char(c),
                _ => hidden(
                    "olt: this default has no place in the schema; write a literal, such as `default = \"x\"`, or a constant in braces, `default = {NAME}`",
                ),
            },
            _ => Written::Nothing,
        }
    }

    /// The first member with this discriminant.
    const fn member(&self, value: i128) -> Written {
        let Some(members) = self.members else { return Written::Nothing };
        let mut list = members.list;
        while let [member, rest @ ..] = list {
            if member.value == value {
                return Written::Json(member.json);
            }
            list = rest;
        }
        Written::Nothing
    }
}

const fn boolean(value: DefaultValue) -> Written {
    match value {
        DefaultValue::Nothing => Written::Nothing,
        DefaultValue::Bool(value) => Written::Bool(value),
        DefaultValue::Path(value) => Written::Bool(value != 0),
        _ => hidden(
            "olt: this default has no place in the schema; write `default = true`, `default = false` or a constant's name",
        ),
    }
}

const fn integer(value: DefaultValue) -> Written {
    match value {
        DefaultValue::Nothing => Written::Nothing,
        DefaultValue::Integer(value) | DefaultValue::Path(value) => Written::Integer(value),
        _ => hidden("olt: this default has no place in the schema; write the number itself or a constant's name"),
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the value was a character")]
const fn character(value: i128) -> Written {
    match char::from_u32(value as u32) {
        Some(c) => Written::Char(c),
        None => Written::Nothing,
    }
}

/// Stops the compiler, saying how to write a default so that the schema can show it.
#[expect(clippy::panic, reason = "it is the compiler that panics, and tells the reader")]
const fn hidden(how: &str) -> ! {
    panic!("{}", how)
}

/// A constant given in braces, `default = {NAME}`, which its type turns into a [`DefaultValue`].
#[derive(Debug, Clone, Copy)]
pub struct Constant<T>(pub T);

macro_rules! constants {
    ($($ty:ty => $value:ident $make:expr;)+) => {$(
        impl Constant<$ty> {
            /// The value for the schema.
            #[must_use]
            pub const fn value(self) -> DefaultValue {
                let $value = self.0;
                $make
            }
        }
    )+};
}

constants! {
    bool => value DefaultValue::Bool(value);
    char => value DefaultValue::Char(value);
    &'static str => value DefaultValue::Text(value);
    i8 => value DefaultValue::Integer(value as i128);
    i16 => value DefaultValue::Integer(value as i128);
    i32 => value DefaultValue::Integer(value as i128);
    i64 => value DefaultValue::Integer(value as i128);
    u8 => value DefaultValue::Integer(value as i128);
    u16 => value DefaultValue::Integer(value as i128);
    u32 => value DefaultValue::Integer(value as i128);
    u64 => value DefaultValue::Integer(value as i128);
    f32 => value whole_or_unsayable(value as f64);
    f64 => value whole_or_unsayable(value);
}

/// A constant of a floating type: the compiler can't print a fraction, so that has to be a literal.
#[expect(clippy::cast_possible_truncation, reason = "the whole numbers below 1e15 are exact")]
const fn whole_or_unsayable(value: f64) -> DefaultValue {
    if !value.is_finite() {
        return DefaultValue::Nothing;
    }
    let whole = value as i128;
    if value < 1e15 && value > -1e15 && whole as f64 == value {
        return DefaultValue::Integer(whole);
    }
    DefaultValue::Computed
}

/// A value that may stand as the default of a parameter of type `T`: a `T`, what `Some` goes around, a
/// string literal for a string.
#[diagnostic::on_unimplemented(
    message = "olt: a default of type `{Self}` is none for a parameter of type `{T}`",
    label = "this default has another type than its parameter",
    note = "write a value of the parameter's type, such as `1.0` for an `f64` or `None` for an `Option`"
)]
pub trait IntoDefault<T> {
    /// The value as the parameter's type.
    fn into_default(self) -> T;
}

impl<T> IntoDefault<T> for T {
    fn into_default(self) -> T {
        self
    }
}

impl<T> IntoDefault<Option<T>> for T {
    fn into_default(self) -> Option<T> {
        Some(self)
    }
}

impl IntoDefault<String> for &str {
    fn into_default(self) -> String {
        self.to_owned()
    }
}

impl IntoDefault<Option<String>> for &str {
    fn into_default(self) -> Option<String> {
        Some(self.to_owned())
    }
}
