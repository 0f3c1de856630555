//! Arguments of tools that have no parameters of their own to hold them against: any object, or none at all.

use crate::compiled::arguments;
use crate::contract::{Fault, Problem};
use crate::json;

/// The arguments as compact JSON, their numbers as they were sent.
///
/// # Errors
/// The text is no JSON object (ruling C-1), or has a name twice (ruling C-5).
pub(super) fn any(text: &[u8]) -> Result<String, Fault> {
    arguments(text, |reader| {
        let mut compact = String::new();
        json::copy_value(reader, &mut compact)?;
        Ok(compact)
    })
}

/// The arguments of a tool that declares none.
///
/// # Errors
/// The text is no JSON object, or an object with a member.
pub(super) fn none(text: &[u8]) -> Result<String, Fault> {
    arguments(text, |reader| match reader.first_name()?.map(str::to_owned) {
        None => Ok("{}".to_owned()),
        Some(name) => Err(reader.refuse(Problem::NotDeclared).within_name(&name)),
    })
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn any_object_is_taken_and_told_compactly() {
        let table = [
            (r#" {"a" : 1.50, "b":[null]} "#, Ok(r#"{"a":1.50,"b":[null]}"#)),
            (" ", Ok("{}")),
            ("[1]", Err("Arguments must be a JSON object, not an array.")),
            (r#"{"a":"#, Err("Arguments are not valid JSON.")),
            (r#"{"a":1,"a":1}"#, Err("Argument 'a' is given twice.")),
        ];
        for (text, expected) in table {
            let found = any(text.as_bytes()).map_err(|fault| fault.to_string());
            assert_eq!(found.as_deref().map_err(String::as_str), expected, "{text}");
        }
    }

    #[test]
    fn a_tool_that_declares_nothing_takes_nothing() {
        assert_eq!(none(b"{}").unwrap(), "{}");
        assert_eq!(none(br#"{"a":1}"#).unwrap_err().to_string(), "Argument 'a' is not declared by this tool.");
        assert_eq!(none(br#"{"a":"#).unwrap_err().to_string(), "Arguments are not valid JSON.");
    }
}
