//! Character and string literals: regular, verbatim, raw, and the text between the holes of interpolated ones.

use super::escape::unescape;
use super::{LiteralError, Utf16};

/// How the text of a string is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// `"…"` with escapes
    Regular,
    /// `@"…"`: a quote is doubled, all else stands for itself
    Verbatim,
    /// `"""…"""`: everything stands for itself
    Raw,
}

/// A character literal with its quotes: one UTF-16 unit.
///
/// # Errors
///
/// [`LiteralError::CharacterLength`], [`LiteralError::Escape`], or [`LiteralError::Form`] without quotes.
pub fn character(text: &str) -> Result<u16, LiteralError> {
    let inner = text.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\''));
    let inner = inner.ok_or(LiteralError::Form("a character"))?;
    let mut out = Utf16::default();
    cook(inner, Form::Regular, false, &mut out)?;
    match out.units() {
        [unit] => Ok(*unit),
        _ => Err(LiteralError::CharacterLength),
    }
}

/// A string literal of any form without holes, with its quotes.
///
/// # Errors
///
/// Those of [`texts`], [`LiteralError::Utf8`] for a `u8` string, [`LiteralError::Form`] without quotes.
///
/// ```
/// use olt_conformance::csharp::literal::string;
/// assert_eq!(string("@\"C:\\a\"")?.text().as_deref(), Some("C:\\a"));
/// assert_eq!(string("\"\"\"\n  a\n   b\n  \"\"\"")?.text().as_deref(), Some("a\n b"));
/// # Ok::<(), olt_conformance::csharp::literal::LiteralError>(())
/// ```
pub fn string(text: &str) -> Result<Utf16, LiteralError> {
    if text.ends_with("\"u8") || text.ends_with("\"U8") {
        return Err(LiteralError::Utf8);
    }
    let quotes = text.bytes().take_while(|b| *b == b'"').count();
    let (form, open, close) = match quotes {
        0 => (Form::Verbatim, "@\"", "\""),
        1 | 2 => (Form::Regular, "\"", "\""),
        _ => {
            let quotes = text.get(..quotes).unwrap_or_default();
            (Form::Raw, quotes, quotes)
        }
    };
    let inner = text.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
    let inner = inner.ok_or(LiteralError::Form("a string"))?;
    Ok(texts(form, false, &[inner])?.pop().unwrap_or_default())
}

/// What the pieces of one string between its holes stand for; a string without holes is one piece.
///
/// With `holes`, a doubled brace stands for one (not in raw strings).
///
/// # Errors
///
/// [`LiteralError::Escape`] in regular strings, [`LiteralError::RawLines`] and [`LiteralError::RawIndentation`] in raw ones.
pub fn texts(form: Form, holes: bool, pieces: &[&str]) -> Result<Vec<Utf16>, LiteralError> {
    if form == Form::Raw {
        return dedent(pieces);
    }
    let cooked = pieces.iter().map(|piece| {
        let mut out = Utf16::default();
        cook(piece, form, holes, &mut out).map(|()| out)
    });
    cooked.collect()
}

fn cook(text: &str, form: Form, holes: bool, out: &mut Utf16) -> Result<(), LiteralError> {
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' if form == Form::Regular => unescape(&mut chars, out)?,
            '"' if form == Form::Verbatim => {
                chars.next();
                out.push(c);
            }
            '{' | '}' if holes => {
                chars.next();
                out.push(c);
            }
            _ => out.push(c),
        }
    }
    Ok(())
}

/// The pieces of a raw string without the blanks that the line of the closing quotes starts with.
fn dedent(pieces: &[&str]) -> Result<Vec<Utf16>, LiteralError> {
    if !pieces.iter().any(|piece| piece.contains(['\n', '\r'])) {
        return Ok(pieces.iter().map(|piece| Utf16::from(*piece)).collect());
    }
    let (bodies, indentation) = body(pieces).ok_or(LiteralError::RawLines)?;
    let mut line = 1;
    let mut out = Vec::with_capacity(bodies.len());
    for (index, piece) in bodies.iter().enumerate() {
        let hole_follows = index + 1 < bodies.len();
        let mut text = String::with_capacity(piece.len());
        // The opening line break is gone, so the first piece starts on a fresh line; later ones start behind a hole.
        let mut fresh = index == 0;
        let mut rest = *piece;
        loop {
            let (content, end) = rest.split_at(rest.find(['\n', '\r']).unwrap_or(rest.len()));
            line += usize::from(fresh);
            let before_hole = end.is_empty() && hole_follows;
            match content.strip_prefix(indentation) {
                _ if !fresh => text.push_str(content),
                Some(content) => text.push_str(content),
                // A line of blanks alone may be shorter.
                None if indentation.starts_with(content) && !before_hole => {}
                None => return Err(LiteralError::RawIndentation(line)),
            }
            let Some(after) = after_break(end) else {
                break;
            };
            text.push_str(end.get(..end.len() - after.len()).unwrap_or_default());
            rest = after;
            fresh = true;
        }
        out.push(Utf16::from(text.as_str()));
    }
    Ok(out)
}

/// Takes the line breaks next to the quotes off; the pieces that stay, and the blanks before the closing quotes.
fn body<'a>(pieces: &[&'a str]) -> Option<(Vec<&'a str>, &'a str)> {
    let mut bodies = pieces.to_vec();
    let first = bodies.first_mut()?;
    *first = after_break(first.trim_start_matches(is_blank))?;
    let last = bodies.last_mut()?;
    let (content, indentation) = last.split_at(last.rfind(['\n', '\r'])? + 1);
    let content = content.strip_suffix('\n').unwrap_or(content);
    *last = content.strip_suffix('\r').unwrap_or(content);
    indentation.chars().all(is_blank).then_some((bodies, indentation))
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() && !matches!(c, '\n' | '\r')
}

/// What follows the line break that `text` starts with; none if it starts with something else.
fn after_break(text: &str) -> Option<&str> {
    text.strip_prefix("\r\n").or_else(|| text.strip_prefix(['\n', '\r']))
}
