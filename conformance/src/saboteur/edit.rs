//! Edits that saboteurs of several sections share.

use olt::reflection::describe::{ParameterDesc, Signature};

use super::json::Json;
use crate::case::Description;

/// The text without every piece that begins with `begin` and ends with the next `end`.
pub(super) fn without(text: &str, begin: &str, end: &str) -> String {
    each_piece(text, begin, end, |_| String::new())
}

/// The text with every piece from `begin` to the next `end` replaced by what `edit` makes of what is between them.
pub(super) fn each_piece(text: &str, begin: &str, end: &str, edit: impl Fn(&str) -> String) -> String {
    let mut pieces = text.split(begin);
    let mut edited = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        match piece.split_once(end) {
            Some((inner, rest)) => edited += &(edit(inner) + rest),
            None => edited = edited + begin + piece,
        }
    }
    edited
}

/// Edits the fragment of every parameter in a tool's input schema.
pub(super) fn each_parameter(signature: &Signature, tool: &mut Description, edit: impl Fn(&ParameterDesc, &mut Json)) {
    let Some(mut schema) = Json::parse(&tool.input_schema) else { return };
    let fragments = schema.get_mut("properties").map_or_else(Default::default, Json::members);
    for (parameter, (_, fragment)) in signature.parameters.iter().zip(fragments) {
        edit(parameter, fragment);
    }
    tool.input_schema = schema.to_string();
}

/// Edits the default of every parameter that has one, in the input schema.
pub(super) fn each_default(
    signature: &Signature,
    tool: &mut Description,
    edit: impl Fn(&ParameterDesc, &str) -> Option<String>,
) {
    each_parameter(signature, tool, |parameter, fragment| {
        let default = fragment.get("default").map(Json::to_string);
        if let Some(edited) = default.and_then(|default| edit(parameter, &default)) {
            fragment.set("default", &edited);
        }
    });
}

/// The text as a JSON string.
pub(super) fn in_quotes(text: &str) -> String {
    Json::string(text).to_string()
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn pieces_are_cut_and_edited() {
        assert_eq!(without("a(b)c(d)e(f", "(", ")"), "ace(f");
        assert_eq!(each_piece("<a>, <b>", "<", ">", str::to_uppercase), "A, B");
    }
}
