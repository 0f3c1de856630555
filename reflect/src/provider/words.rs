//! What a keyword says, as a sentence: what a schema loses, its description keeps.

use crate::contract::Expected;

/// Of a `format`.
pub(super) fn format(format: &str) -> String {
    let expected = match format {
        "uuid" => Expected::Uuid,
        "date-time" => Expected::DateTime,
        "date" => Expected::Date,
        "time" => Expected::Time,
        "uri" => Expected::Uri,
        "email" => Expected::Email,
        other => return format!("Format: {other}."),
    };
    sentence(&expected)
}

/// Of a `contentEncoding`.
pub(super) fn content_encoding(encoding: &str) -> String {
    match encoding {
        "base64" => sentence(&Expected::Base64),
        other => format!("Encoding: {other}."),
    }
}

/// Of a `pattern`.
pub(super) fn pattern(pattern: &str) -> String {
    format!("Matches the pattern '{pattern}'.")
}

/// Of `uniqueItems`.
pub(super) fn unique_items() -> String {
    "No item is repeated.".to_owned()
}

/// Of a `default`, which is JSON.
pub(super) fn default(json: &str) -> String {
    format!("Default: {json}.")
}

/// Of a least and a greatest value, as far as there are any, of what is counted in `unit`, such as `item`, or in
/// nothing.
pub(super) fn between(least: Option<&str>, most: Option<&str>, unit: &str) -> String {
    let counted = |count: &str| match (unit, count) {
        ("", count) => count.to_owned(),
        (unit, "1") => format!("1 {unit}"),
        (unit, count) => format!("{count} {unit}s"),
    };
    // A count of at least 0 says nothing beside another.
    let least = least.filter(|least| unit.is_empty() || *least != "0" || most.is_none());
    match (least, most) {
        (Some(least), Some(most)) if least == most => format!("Exactly {}.", counted(most)),
        (Some(least), Some(most)) => format!("Between {least} and {}.", counted(most)),
        (Some(least), None) => format!("At least {}.", counted(least)),
        (None, Some(most)) => format!("At most {}.", counted(most)),
        (None, None) => String::new(),
    }
}

/// Appends a sentence to a description, which is ended first where it does not end itself.
pub(super) fn append(description: &mut String, sentence: &str) {
    let is_blank_or_ended = |c: char| c.is_whitespace() || ".!?:;…。！？".contains(c);
    match description.chars().next_back() {
        None => {}
        Some(last) if last.is_whitespace() => {}
        Some(last) if is_blank_or_ended(last) => description.push(' '),
        Some(_) => description.push_str(". "),
    }
    description.push_str(sentence);
}

/// `a UUID` as `A UUID.`
fn sentence(expected: &Expected) -> String {
    let text = expected.to_string();
    let mut rest = text.chars();
    rest.next().into_iter().flat_map(char::to_uppercase).chain(rest).chain(['.']).collect()
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn every_keyword_has_its_words() {
        let table = [
            (format("uuid"), "A UUID."),
            (format("uri"), "An absolute URI."),
            (format("email"), "An email address."),
            (format("date-time"), "An RFC 3339 date-time such as 2026-01-31T09:30:00Z."),
            (format("date"), "A date such as 2026-01-31."),
            (format("time"), "A time such as 09:30:00."),
            (format("ipv4"), "Format: ipv4."),
            (content_encoding("base64"), "A base64 string."),
            (content_encoding("x"), "Encoding: x."),
            (pattern("^a'$"), "Matches the pattern '^a'$'."),
            (unique_items(), "No item is repeated."),
            (default("\"a\""), "Default: \"a\"."),
            (between(Some("1"), Some("50"), "item"), "Between 1 and 50 items."),
            (between(Some("1"), Some("1"), "character"), "Exactly 1 character."),
            (between(Some("2"), None, "character"), "At least 2 characters."),
            (between(None, Some("1"), "item"), "At most 1 item."),
            (between(Some("0"), Some("9"), "item"), "At most 9 items."),
            (between(Some("0"), Some("9"), ""), "Between 0 and 9."),
            (between(Some("-1.5"), Some("1E+20"), ""), "Between -1.5 and 1E+20."),
        ];
        for (said, expected) in table {
            assert_eq!(said, expected);
        }
    }

    #[test]
    fn a_sentence_follows_a_sentence() {
        let table = [
            ("", "S."),
            ("Who orders.", "Who orders. S."),
            ("Who orders", "Who orders. S."),
            ("Who?", "Who? S."),
            ("One of:\n", "One of:\nS."),
            ("誰。", "誰。 S."),
        ];
        for (before, expected) in table {
            let mut description = before.to_owned();
            append(&mut description, "S.");
            assert_eq!(description, expected);
        }
    }
}
