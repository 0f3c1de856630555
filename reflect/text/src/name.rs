//! Tool names and property names (rulings N-1 to N-3), and how texts tell of long ones.

use std::fmt;

/// The tool name of a method: snake_case, one trailing `Async` removed (ruling N-1).
///
/// Words are told apart by ASCII letters and digits only. The result need not be a legal tool name; see
/// [`is_tool_name`].
///
/// ```
/// use olt_text::name::snake_case;
/// assert_eq!(snake_case("GetDocketAsync"), "get_docket");
/// assert_eq!(snake_case("HTTPRequest"), "http_request");
/// assert_eq!(snake_case("Async"), "async");
/// ```
#[must_use]
pub fn snake_case(method: &str) -> String {
    let stem = method.strip_suffix("Async").filter(|stem| !stem.is_empty()).unwrap_or(method);
    let mut out = String::with_capacity(stem.len() + 8);
    let mut before = None;
    let mut rest = stem.chars().peekable();
    while let Some(c) = rest.next() {
        if c.is_ascii_uppercase() && starts_word(before, rest.peek().copied()) {
            out.push('_');
        }
        out.push(lower(c));
        before = Some(c);
    }
    out
}

/// Whether a capital between these two characters begins a word that `_` has to part from the one before.
fn starts_word(before: Option<char>, after: Option<char>) -> bool {
    match before {
        Some(c) if c.is_ascii_lowercase() || c.is_ascii_digit() => true,
        Some(c) if c.is_ascii_uppercase() => after.is_some_and(|next| next.is_ascii_lowercase()),
        _ => false,
    }
}

/// The JSON name of a property under the camelCase policy of System.Text.Json (ruling N-3).
///
/// The capitals a name begins with become small, but the last of them stays when something other than a
/// capital follows, unless it is the first character.
///
/// ```
/// use olt_text::name::camel_case;
/// assert_eq!(camel_case("CustomerId"), "customerId");
/// assert_eq!(camel_case("URLPath"), "urlPath");
/// assert_eq!(camel_case("IPv4"), "iPv4");
/// ```
#[must_use]
pub fn camel_case(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    let mut rest = name.chars().peekable();
    let mut first = true;
    while let Some(c) = rest.next_if(|&c| is_capital(c)) {
        let next = rest.peek().copied();
        // A blank after the run does not keep the last capital; .NET makes that exception.
        let last_of_run = next.is_some_and(|next| next != ' ' && !is_capital(next));
        out.push(if first || !last_of_run { lower(c) } else { c });
        first = false;
    }
    out.extend(rest);
    out
}

/// Whether a tool may bear this name: 1 to 64 ASCII letters, digits, `_` and `-` (OLT008, ruling N-2).
#[must_use]
pub fn is_tool_name(name: &str) -> bool {
    (1..=64).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-')
}

/// `char.IsUpper`: general category Lu, one UTF-16 unit. Numerals and circled letters are no capitals there.
fn is_capital(c: char) -> bool {
    c.is_uppercase() && c.len_utf16() == 1 && !matches!(c, '\u{2160}'..='\u{216f}' | '\u{24b6}'..='\u{24cf}')
}

/// Names longer than this many characters end in `…` where a text tells of them (rulings E).
const LONGEST_TOLD: usize = 100;

/// A name as a text tells of it: its first 100 characters, and `…` where there are more (rulings E).
///
/// ```
/// use olt_text::name::shortened;
/// assert_eq!(shortened("qty").to_string(), "qty");
/// assert_eq!(shortened(&"é".repeat(101)).to_string(), "é".repeat(100) + "…");
/// ```
#[must_use]
pub fn shortened(name: &str) -> Shortened<'_> {
    match name.char_indices().nth(LONGEST_TOLD) {
        Some((end, _)) => Shortened { shown: name.get(..end).unwrap_or_default(), cut: "…" },
        None => Shortened { shown: name, cut: "" },
    }
}

/// What [`shortened`] leaves of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shortened<'n> {
    /// The beginning that is told.
    pub shown: &'n str,
    /// `…` where there is more, else nothing.
    pub cut: &'static str,
}

impl fmt::Display for Shortened<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.shown)?;
        f.write_str(self.cut)
    }
}

/// `ToLowerInvariant`: one character for one, so that `İ`, which would become two, stays.
fn lower(c: char) -> char {
    let mut lowered = c.to_lowercase();
    match (lowered.next(), lowered.next()) {
        (Some(only), None) => only,
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;
    use serde_json::Value;

    fn vectors() -> Value {
        serde_json::from_str(include_str!("../tests/names.json")).unwrap()
    }

    #[test]
    fn methods_by_the_vectors() {
        let vectors = vectors();
        let rows = vectors["snake_case"].as_array().unwrap();
        assert_eq!(rows.len(), 34);
        for row in rows {
            let method = row["method"].as_str().unwrap();
            let tool = snake_case(method);
            assert_eq!(tool, row["tool"].as_str().unwrap(), "{method}");
            assert_eq!(!is_tool_name(&tool), row["olt008"].as_bool().unwrap(), "{method}");
        }
    }

    #[test]
    fn methods_of_public_reports() {
        let table = [
            ("GetDocketAsync", "get_docket"),
            ("HTTPRequest", "http_request"),
            ("MD5Hash", "md5_hash"),
            ("GetV2Item", "get_v2_item"),
            ("Xml2Linq", "xml2_linq"),
            ("IPv4Address", "i_pv4_address"),
            ("Get_Item", "get_item"),
            ("_Hidden", "_hidden"),
            ("AsyncWait", "async_wait"),
            ("Async", "async"),
            ("GetAsyncAsync", "get_async"),
            ("ReadASYNC", "read_async"),
            ("ABC123DEF456", "abc123_def456"),
        ];
        for (method, tool) in table {
            assert_eq!(snake_case(method), tool);
        }
    }

    #[test]
    fn properties_by_the_vectors() {
        let vectors = vectors();
        let rows = vectors["camelCase"].as_array().unwrap();
        assert_eq!(rows.len(), 18);
        for row in rows {
            let name = row[0].as_str().unwrap();
            assert_eq!(camel_case(name), row[1].as_str().unwrap(), "{name}");
        }
    }

    #[test]
    fn properties_as_dot_net_cases_them() {
        let table = [
            ("", ""),
            ("url", "url"),
            ("URLs", "urLs"),
            ("ID", "id"),
            ("XML File", "xml File"),
            ("X Y", "x Y"),
            ("Ärger", "ärger"),
            ("İd", "İd"),
            ("Ⅳa", "Ⅳa"),
            ("𐐀B", "𐐀B"),
        ];
        for (name, json) in table {
            assert_eq!(camel_case(name), json);
        }
    }

    #[test]
    fn tool_names_are_short_and_ascii() {
        let long = "a".repeat(64);
        for name in ["a", "A-b_9", "-", "9", long.as_str()] {
            assert!(is_tool_name(name), "{name}");
        }
        let too_long = "a".repeat(65);
        for name in ["", "a b", "a.b", "é", "a\n", too_long.as_str()] {
            assert!(!is_tool_name(name), "{name}");
        }
    }

    proptest! {
        #[test]
        fn an_ascii_identifier_makes_no_capitals(method in "[A-Za-z_][A-Za-z0-9_]{0,30}") {
            let tool = snake_case(&method);
            prop_assert!(!tool.bytes().any(|b| b.is_ascii_uppercase()));
            prop_assert_eq!(snake_case(&tool), tool);
        }

        #[test]
        fn any_text_can_be_cased(name in any::<String>()) {
            let _ = snake_case(&name);
            prop_assert_eq!(camel_case(&name).chars().count(), name.chars().count());
        }
    }
}
