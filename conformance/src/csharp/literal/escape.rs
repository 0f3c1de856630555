//! Escapes in strings, characters and identifiers.

use std::str::Chars;

use super::{LiteralError, Utf16};

/// An identifier without its `@`, its `\u` and `\U` escapes decoded (ruling N-5).
///
/// ```
/// use olt_conformance::csharp::literal::identifier;
/// assert_eq!(identifier("@event"), "event");
/// assert_eq!(identifier(r"\u006De"), "me");
/// ```
#[must_use]
pub fn identifier(text: &str) -> String {
    let text = text.strip_prefix('@').unwrap_or(text);
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        let mut escape = chars.clone();
        let digits = match (c, escape.next()) {
            ('\\', Some('u')) => 4,
            ('\\', Some('U')) => 8,
            _ => 0,
        };
        match hex(&mut escape, digits, digits).and_then(char::from_u32) {
            Some(decoded) => {
                out.push(decoded);
                chars = escape;
            }
            None => out.push(c),
        }
    }
    out
}

/// Appends what the escape behind a `\` stands for; `chars` stands behind the `\`.
pub(super) fn unescape(chars: &mut Chars<'_>, out: &mut Utf16) -> Result<(), LiteralError> {
    let whole = chars.as_str();
    let kind = chars.next();
    let value = match kind {
        Some('x') => hex(chars, 1, 4),
        Some('u') => hex(chars, 4, 4),
        Some('U') => hex(chars, 8, 8),
        Some(c) => simple(c).map(u32::from),
        None => None,
    };
    // `\uD800` is half a pair and no character, but a unit it is.
    match value.map(|value| (u16::try_from(value), char::from_u32(value))) {
        Some((Ok(unit), _)) => out.push_unit(unit),
        Some((_, Some(c))) => out.push(c),
        _ => {
            let length = whole.len() - chars.as_str().len();
            let escape = whole.get(..length).unwrap_or_default();
            return Err(LiteralError::Escape(format!("\\{escape}")));
        }
    }
    Ok(())
}

fn simple(c: char) -> Option<char> {
    Some(match c {
        '\'' | '"' | '\\' => c,
        '0' => '\0',
        'a' => '\u{7}',
        'b' => '\u{8}',
        'e' => '\u{1b}',
        'f' => '\u{c}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'v' => '\u{b}',
        _ => return None,
    })
}

/// Takes up to `most` hexadecimal digits; none if there are fewer than `least`, or if none are asked for.
fn hex(chars: &mut Chars<'_>, least: usize, most: usize) -> Option<u32> {
    let mut value = 0u32;
    let mut taken = 0;
    while taken < most {
        let Some(digit) = chars.clone().next().and_then(|c| c.to_digit(16)) else {
            break;
        };
        value = value.checked_mul(16)?.checked_add(digit)?;
        chars.next();
        taken += 1;
    }
    (taken >= least && taken > 0).then_some(value)
}
