//! Where the decoder and a JSON Schema validator may differ: a table, each way with the ruling that allows it.
//! Whatever falls under none of them is a fault of one of the two.

use std::collections::HashSet;
use std::fmt;

use olt::reflection::describe::{Signature, TypeDecl, TypeDesc};
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::case::Answer;

/// A call that was put to the decoder and to a validator of the emitted schema.
#[derive(Debug, Clone, Copy)]
pub struct Call<'c> {
    /// What is called.
    pub signature: &'c Signature,
    /// The arguments.
    pub text: &'c str,
    /// A validator that asserts formats accepts them.
    pub valid: bool,
    /// A validator accepts them whose `time` is the contract's: without an offset.
    pub valid_by_contract_times: bool,
}

/// A way in which the decoder differs from a validator.
pub struct Exception {
    /// The ruling that allows it.
    pub ruling: &'static str,
    /// What differs.
    pub what: &'static str,
    /// Whether it explains that the decoder refuses, in these words, what the validator accepts.
    refuses: fn(&Call<'_>, &str) -> bool,
    /// Whether it explains that the decoder accepts what the validator refuses.
    accepts: fn(&Call<'_>) -> bool,
}

/// Every way there is.
pub const EXCEPTIONS: [Exception; 12] = [
    Exception {
        ruling: "C-1",
        what: "nesting beyond 64 levels",
        refuses: |call, error| error.contains("nested too deeply") && call.text.matches(['[', '{']).count() > 64,
        accepts: |_| false,
    },
    Exception {
        ruling: "C-2",
        what: "whole numbers and fractions are told apart on the digits, not on the nearest double",
        refuses: |call, error| error.contains(" must be an integer from ") && numbers(call.text).any(is_inexact),
        accepts: |call| uses(call.signature, is_integer) && numbers(call.text).any(is_inexact),
    },
    Exception {
        ruling: "C-3",
        what: "numbers beyond float, double and decimal, also where the text names the bounds of a Range",
        refuses: |call, error| {
            error.contains(" within the range of ")
                || error.contains(" must be a number ") && numbers(call.text).any(is_beyond_decimal)
        },
        accepts: |_| false,
    },
    Exception {
        ruling: "C-3",
        what: "numbers so small that a validator reads 0 are compared with the bounds as they are",
        refuses: |call, error| error.contains(" must be a number ") && numbers(call.text).any(is_underflow),
        accepts: |_| false,
    },
    Exception {
        ruling: "C-4",
        what: "a time has no offset",
        refuses: |call, error| error.contains(" a time such as ") && !call.valid_by_contract_times,
        accepts: |call| call.valid_by_contract_times,
    },
    Exception {
        ruling: "C-4",
        what: "leap seconds, far offsets, years outside 0001 to 9999, spans that no TimeSpan holds",
        refuses: |call, error| {
            let is_clock = |form: &str| error.contains(form);
            ["an RFC 3339 date-time", "a date such as", "a time span such as"].into_iter().any(is_clock)
                && is_off_the_clock(call.text)
        },
        accepts: |_| false,
    },
    Exception {
        ruling: "C-4",
        what: "a char is one UTF-16 unit",
        refuses: |call, error| error.contains(" a string of one character") && has_surrogate_pair(call.text),
        accepts: |_| false,
    },
    Exception {
        ruling: "C-4",
        what: "base64, which no validator asserts",
        refuses: |call, error| error.contains(" a base64 string") && uses(call.signature, |ty| *ty == TypeDesc::Base64),
        accepts: |_| false,
    },
    Exception {
        ruling: "C-4",
        what: "e-mail addresses with display names",
        refuses: |call, error| error.contains(" an email address") && call.text.contains(['<', '>']),
        accepts: |_| false,
    },
    Exception {
        ruling: "C-5",
        what: "a name given twice, of which a validator sees the last",
        refuses: |call, _| has_repeated_name(call.text),
        accepts: |_| false,
    },
    Exception {
        ruling: "C-5",
        what: "elements of a set whose JSON differs and which decode to equal values",
        refuses: |call, error| error.contains(" repeats '") && uses(call.signature, is_set_of_forms),
        accepts: |_| false,
    },
    Exception {
        ruling: "C-7",
        what: "JSON of any shape keeps numbers that a validator's parser can't hold",
        refuses: |_, _| false,
        accepts: |call| uses(call.signature, is_json) && is_beyond_double(call.text),
    },
];

/// Why the decoder's answer is not what the schema promises; none where it is, or where a ruling allows it.
#[must_use]
pub fn complaint(call: &Call<'_>, answer: &Answer) -> Option<String> {
    let is_explained = match answer {
        Answer::Ok(_) => call.valid || EXCEPTIONS.iter().any(|exception| (exception.accepts)(call)),
        Answer::Error(error) => !call.valid || EXCEPTIONS.iter().any(|exception| (exception.refuses)(call, error)),
    };
    let verb = if call.valid { "accepts" } else { "refuses" };
    (!is_explained).then(|| format!("a validator {verb} it, the decoder says {answer:?}, and no ruling allows that"))
}

/// Whether a type is part of the signature's parameters, or of any type that it declares.
pub fn uses(signature: &Signature, is_it: fn(&TypeDesc) -> bool) -> bool {
    let properties = signature.types.values().flat_map(|declaration| match declaration {
        TypeDecl::Record(properties) => properties.as_slice(),
        TypeDecl::Enum(_) => &[],
    });
    let types = properties.map(|property| &property.ty);
    types.chain(signature.parameters.iter().map(|parameter| &parameter.ty)).any(|ty| contains(ty, is_it))
}

fn contains(ty: &TypeDesc, is_it: fn(&TypeDesc) -> bool) -> bool {
    is_it(ty)
        || match ty {
            TypeDesc::Nullable(inner) | TypeDesc::List(inner) | TypeDesc::Set(inner) | TypeDesc::Dictionary(inner) => {
                contains(inner, is_it)
            }
            _ => false,
        }
}

fn is_integer(ty: &TypeDesc) -> bool {
    use TypeDesc::{Byte, Int, Long, Sbyte, Short, Uint, Ulong, Ushort};
    matches!(ty, Sbyte | Byte | Short | Ushort | Int | Uint | Long | Ulong)
}

fn is_json(ty: &TypeDesc) -> bool {
    matches!(ty, TypeDesc::Json | TypeDesc::JsonObject | TypeDesc::JsonArray)
}

/// A set of what has more than one JSON text for a value; integers have, but a validator knows that.
fn is_set_of_forms(ty: &TypeDesc) -> bool {
    let TypeDesc::Set(element) = ty else { return false };
    let has_one_form = |ty: &TypeDesc| {
        matches!(ty, TypeDesc::Bool | TypeDesc::String | TypeDesc::Char | TypeDesc::Uri) || is_integer(ty)
    };
    match &**element {
        TypeDesc::Nullable(inner) => !has_one_form(inner),
        element => !has_one_form(element),
    }
}

fn numbers(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c)))
}

/// Whether a number may differ from the double that is read for it and be taken for a whole one, or for another.
fn is_inexact(token: &str) -> bool {
    let digits = token.bytes().filter(u8::is_ascii_digit).count();
    token.parse::<f64>().is_ok() && (digits > 15 || token.contains(['e', 'E']))
}

/// Whether a decimal can't hold a number, or is not likely to; a float holds more.
fn is_beyond_decimal(token: &str) -> bool {
    token.parse::<f64>().is_ok_and(|number| number.abs() >= 7.9e28)
}

/// Whether a number is not 0, though its double is.
fn is_underflow(token: &str) -> bool {
    let digits = token.split(['e', 'E']).next().unwrap_or_default();
    token.parse::<f64>() == Ok(0.0) && digits.contains(|c| ('1'..='9').contains(&c))
}

/// Whether the text holds a leap second, a far offset, a year or a span of time that no clock of the contract has.
fn is_off_the_clock(text: &str) -> bool {
    const SIGNS: [&str; 7] = [":60", "24:", "+14:01", "\"0000-", "\"0001-01-01T", "\"9999-12-31T", "10675199."];
    SIGNS.iter().any(|sign| text.contains(sign))
}

/// Whether the text holds a character that UTF-16 writes as two units.
fn has_surrogate_pair(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    text.contains(|c| c > '\u{ffff}') || ["\\ud8", "\\ud9", "\\uda", "\\udb"].iter().any(|high| text.contains(high))
}

fn is_beyond_double(text: &str) -> bool {
    let read = serde_json::from_str::<serde_json::Value>(text);
    read.is_err_and(|error| error.to_string().starts_with("number out of range"))
}

/// Whether a name is given twice in one object, anywhere in the text.
fn has_repeated_name(text: &str) -> bool {
    serde_json::from_str::<Unrepeated>(text).is_err_and(|error| error.to_string().starts_with(REPEATED))
}

const REPEATED: &str = "a name is repeated";

/// Any JSON without a repeated name.
struct Unrepeated;

impl<'de> Deserialize<'de> for Unrepeated {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Self)
    }
}

impl<'de> Visitor<'de> for Unrepeated {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_str<E>(self, _: &str) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Self, A::Error> {
        while elements.next_element::<Self>()?.is_some() {}
        Ok(self)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Self, A::Error> {
        let mut names = HashSet::new();
        while let Some((name, _)) = members.next_entry::<String, Self>()? {
            if !names.insert(name) {
                return Err(A::Error::custom(REPEATED));
            }
        }
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn explained(parameters: &str, text: &str, valid: bool, answer: &Answer) -> bool {
        let signature = serde_json::from_str(&format!(r#"{{"name":"f","parameters":{parameters}}}"#)).unwrap();
        let call = Call { signature: &signature, text, valid, valid_by_contract_times: valid };
        complaint(&call, answer).is_none()
    }

    #[test]
    fn an_exception_explains_its_own_difference_only() {
        let int = r#"[{"name":"i","type":"int"}]"#;
        let set = r#"[{"name":"s","type":{"set":"guid"}}]"#;
        let of_int = r#"[{"name":"s","type":{"set":"int"}}]"#;
        let json = r#"[{"name":"j","type":"json"}]"#;
        let text = r#"[{"name":"t","type":"string"}]"#;
        let error = |text: &str| Answer::Error(text.to_owned());
        let range = error("Argument 'i' must be an integer from 1 to 2.");
        let repeats = error("Argument 's[1]' repeats 's[0]'.");
        let taken = Answer::Ok(String::new());
        let table = [
            (int, r#"{"i":1.00000000000000000001}"#, true, &range, true),
            (int, r#"{"i":5}"#, true, &range, false),
            (int, r#"{"i":"5"}"#, false, &taken, false),
            (set, "{}", true, &repeats, true),
            (of_int, "{}", true, &repeats, false),
            (json, r#"{"j":1e400}"#, false, &taken, true),
            (json, r#"{"j":01}"#, false, &taken, false),
            (int, r#"{"j":1e400}"#, false, &error("Argument 'j' is not declared by this tool."), true),
            (int, r#"{"i":1,"i":1}"#, true, &error("Argument 'i' is given twice."), true),
            (int, r#"{"i":1}"#, true, &error("Argument 'i' is given twice."), false),
            (text, r#"{"t":"Ada <a@b>"}"#, true, &error("Argument 't' must be an email address."), true),
            (text, r#"{"t":"a@b"}"#, true, &error("Argument 't' must be an email address."), false),
            (text, r#"{"t":"\ud83d\ude00"}"#, true, &error("Argument 't' must be a string of one character."), true),
            (text, r#"{"t":"x"}"#, true, &error("Argument 't' must be a string of one character."), false),
            (text, r#"{"t":"x"}"#, true, &error("Argument 't' must be a base64 string."), false),
            (text, r#"{"t":"24:00:00"}"#, true, &error("Argument 't' must be a time span such as 1.02:03:04.5."), true),
            (
                text,
                r#"{"t":"01:00:00"}"#,
                true,
                &error("Argument 't' must be a time span such as 1.02:03:04.5."),
                false,
            ),
            (text, r#"{"t":1e29}"#, true, &error("Argument 't' must be a number of at least 0."), true),
            (text, r#"{"t":1e-400}"#, true, &error("Argument 't' must be a number of at most 0."), true),
            (text, r#"{"t":1}"#, true, &error("Argument 't' must be a number of at least 0."), false),
            (text, "{}", true, &error("Arguments are nested too deeply (more than 64 levels)."), false),
        ];
        for (parameters, text, valid, answer, expected) in table {
            assert_eq!(explained(parameters, text, valid, answer), expected, "{text} {answer:?}");
        }
    }
}
