//! JSON texts made comparable: equal texts are equal values as JSON Schema compares them (ruling C-5).

use std::fmt::Write as _;

use olt_text::digits::Digits;
use olt_text::escape::write_json_string;

use super::Reader;
use crate::contract::{Fault, Kind};

/// A text that two JSON values share exactly when they are equal: numbers by their value, objects
/// regardless of order.
///
/// # Errors
/// `text` is not JSON, or nested too deeply.
///
/// ```
/// use olt::json::canonical;
/// assert_eq!(canonical(r#"{"b":1.50,"a":[]}"#)?, canonical(r#"{"a":[],"b":15e-1}"#)?);
/// assert_ne!(canonical("[1,2]")?, canonical("[2,1]")?);
/// # Ok::<(), olt::contract::Fault>(())
/// ```
pub fn canonical(text: &str) -> Result<String, Fault> {
    let mut reader = Reader::new(text.as_bytes());
    let mut out = String::with_capacity(text.len());
    let outcome = write_canonical(&mut reader, &mut out);
    reader.finish(outcome)?;
    Ok(out)
}

/// A text that two JSON numbers share exactly when they are equal.
#[must_use]
pub fn canonical_number(text: &str) -> String {
    let Some(digits) = Digits::parse(text).filter(|digits| !digits.is_zero()) else { return "0".to_owned() };
    let mut out = String::from(if digits.is_negative() { "-" } else { "" });
    out.extend(digits.iter().map(|digit| char::from(b'0' + digit)));
    out.truncate(out.trim_end_matches('0').len());
    // Writing to a string does not fail.
    let _ = write!(out, "e{}", digits.point());
    out
}

/// Consumes the next value and appends its [`canonical`] text.
///
/// # Errors
/// The text is not JSON, or nested too deeply.
pub fn write_canonical(reader: &mut Reader<'_>, out: &mut String) -> Result<(), Fault> {
    match reader.kind()? {
        Kind::Null => {
            reader.null()?;
            out.push_str("null");
        }
        Kind::Boolean => out.push_str(if reader.boolean()? { "true" } else { "false" }),
        Kind::Number => out.push_str(&canonical_number(reader.number()?)),
        Kind::String => write_json_string(out, reader.string()?),
        Kind::Array => write_array(reader, out)?,
        Kind::Object => write_object(reader, out)?,
    }
    Ok(())
}

fn write_array(reader: &mut Reader<'_>, out: &mut String) -> Result<(), Fault> {
    out.push('[');
    let mut more = reader.first_element()?;
    while more {
        write_canonical(reader, out)?;
        out.push(',');
        more = reader.next_element()?;
    }
    out.push(']');
    Ok(())
}

fn write_object(reader: &mut Reader<'_>, out: &mut String) -> Result<(), Fault> {
    let mut members = Vec::new();
    let mut next = reader.first_name()?.map(str::to_owned);
    while let Some(name) = next {
        let mut value = String::new();
        write_canonical(reader, &mut value)?;
        members.push((name, value));
        next = reader.next_name()?.map(str::to_owned);
    }
    write_members(members, out);
    Ok(())
}

/// Writes an object's members by name, each with its value's text: equal objects have one text.
pub(crate) fn write_members(mut members: Vec<(String, String)>, out: &mut String) {
    members.sort_unstable();
    out.push('{');
    for (name, value) in members {
        write_json_string(out, &name);
        out.push(':');
        out.push_str(&value);
        out.push(',');
    }
    out.push('}');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_have_one_text() {
        for (left, right, equal) in [
            ("1", "1.0", true),
            ("1", "10e-1", true),
            ("-0", "0.0e9", true),
            ("9007199254740993", "9007199254740992", false),
            ("1e400", "10e399", true),
            ("1", "-1", false),
            ("100", "1e2", true),
            ("1", "\"1\"", false),
            ("\"\\u0041\"", "\"A\"", true),
            ("[1,[2]]", "[1.0,[2e0]]", true),
            ("[[],[]]", "[[[]]]", false),
            ("[]", "{}", false),
            ("{\"a\":null}", "{}", false),
            ("{\"a\":1,\"b\":{\"c\":2,\"d\":3}}", "{\"b\":{\"d\":3,\"c\":2},\"a\":1}", true),
        ] {
            assert_eq!(canonical(left).unwrap() == canonical(right).unwrap(), equal, "{left} {right}");
        }
    }

    #[test]
    fn what_is_not_json_has_none() {
        assert!(canonical("[1,]").is_err());
        assert!(canonical("").is_err());
    }
}
