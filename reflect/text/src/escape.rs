//! Strings as JSON text, with the fewest escapes that JSON allows (ruling T-2).

/// Writes `text` with its quotes.
///
/// `"` and `\` and the controls below U+0020 are escaped, the controls by their short form where JSON has
/// one and else as `\u00xx` with lower-case digits. Everything else stands as it is, U+007F and U+2028 too.
///
/// ```
/// let mut out = String::from("name: ");
/// olt_text::escape::write_json_string(&mut out, "a \"b\"\n");
/// assert_eq!(out, r#"name: "a \"b\"\n""#);
/// ```
pub fn write_json_string(out: &mut String, text: &str) {
    out.reserve(text.len() + 2);
    out.push('"');
    write_json_escaped(out, text);
    out.push('"');
}

/// Writes `text` as it stands between the quotes of a JSON string; see [`write_json_string`].
pub fn write_json_escaped(out: &mut String, text: &str) {
    let mut rest = text;
    while let Some(at) = rest.bytes().position(needs_escape) {
        let (plain, tail) = rest.split_at(at);
        out.push_str(plain);
        let mut tail = tail.chars();
        if let Some(special) = tail.next() {
            push_escape(out, special);
        }
        rest = tail.as_str();
    }
    out.push_str(rest);
}

/// `text` as a JSON string, quotes included; see [`write_json_string`].
#[must_use]
pub fn json_string(text: &str) -> String {
    let mut out = String::new();
    write_json_string(&mut out, text);
    out
}

/// Writes the escape of one character as ruling T-2 spells it; a character that needs none is written as it is.
pub fn push_escape(out: &mut String, special: char) {
    let short = match special {
        '"' => "\\\"",
        '\\' => "\\\\",
        '\u{8}' => "\\b",
        '\t' => "\\t",
        '\n' => "\\n",
        '\u{c}' => "\\f",
        '\r' => "\\r",
        '\0'..='\u{f}' => return push_hex(out, "\\u000", special),
        '\u{10}'..='\u{1f}' => return push_hex(out, "\\u001", special),
        plain => return out.push(plain),
    };
    out.push_str(short);
}

fn push_hex(out: &mut String, lead: &str, control: char) {
    out.push_str(lead);
    out.extend(char::from_digit(u32::from(control) & 0xf, 16));
}

fn needs_escape(byte: u8) -> bool {
    byte < 0x20 || byte == b'"' || byte == b'\\'
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    #[test]
    fn only_what_json_demands_is_escaped() {
        let table = [
            ("", r#""""#),
            ("plain", r#""plain""#),
            ("\"\\/", r#""\"\\/""#),
            ("\u{8}\t\n\u{c}\r", r#""\b\t\n\f\r""#),
            ("\0\u{1}\u{b}\u{e}\u{1f}", r#""\u0000\u0001\u000b\u000e\u001f""#),
            ("a\tb\tc", r#""a\tb\tc""#),
            ("+<>&'", r#""+<>&'""#),
            ("\u{7f}\u{a0}\u{2028}é😀", "\"\u{7f}\u{a0}\u{2028}é😀\""),
        ];
        for (text, json) in table {
            assert_eq!(json_string(text), json);
        }
    }

    proptest! {
        #[test]
        fn a_json_reader_gets_the_text_back(text in any::<String>()) {
            prop_assert_eq!(serde_json::from_str::<String>(&json_string(&text)).unwrap(), text);
        }
    }
}
