//! Compact JSON, spread over lines for reading; no token is changed.

/// Spreads `compact` over lines, each behind `margin`; lists of scalars stay on one line.
pub(super) fn pretty(compact: &str, margin: &str) -> String {
    let mut out = String::with_capacity(compact.len() * 2);
    out.push_str(margin);
    let mut depth = 0_usize;
    let mut rest = compact;
    while let Some(token) = token(rest) {
        rest = rest.get(token.len()..).unwrap_or_default();
        match token {
            "{" if !rest.starts_with('}') => {
                depth += 1;
                out.push('{');
                new_line(&mut out, margin, depth);
            }
            "}" if !out.ends_with('{') => {
                depth = depth.saturating_sub(1);
                new_line(&mut out, margin, depth);
                out.push('}');
            }
            "," if is_between_members(rest) => {
                out.push(',');
                new_line(&mut out, margin, depth);
            }
            "," | ":" => {
                out.push_str(token);
                out.push(' ');
            }
            token => out.push_str(token),
        }
    }
    out
}

fn new_line(out: &mut String, margin: &str, depth: usize) {
    out.push('\n');
    out.push_str(margin);
    out.push_str(&"  ".repeat(depth));
}

/// Whether a comma that stands before `rest` parts the members of an object: a name and a colon follow.
fn is_between_members(rest: &str) -> bool {
    rest.starts_with('"')
        && token(rest).is_some_and(|name| rest.get(name.len()..).is_some_and(|rest| rest.starts_with(':')))
}

/// The token that `json` begins with.
fn token(json: &str) -> Option<&str> {
    let first = json.chars().next()?;
    let length = match first {
        '"' => string_length(json),
        '{' | '}' | '[' | ']' | ',' | ':' => 1,
        _ => json.find(['{', '}', '[', ']', ',', ':', '"']).unwrap_or(json.len()),
    };
    json.get(..length)
}

fn string_length(json: &str) -> usize {
    let mut is_escaped = false;
    for (index, c) in json.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return index + 1,
            _ => {}
        }
    }
    json.len()
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::pretty;

    #[test]
    fn objects_are_spread_and_lists_are_not() {
        let compact = r#"{"type":"object","properties":{"a,\"{b}":{"type":["string","null"]}},"required":["a"],"x":{},"n":1E+20}"#;
        let expected = r#"  {
    "type": "object",
    "properties": {
      "a,\"{b}": {
        "type": ["string", "null"]
      }
    },
    "required": ["a"],
    "x": {},
    "n": 1E+20
  }"#;
        assert_eq!(pretty(compact, "  "), expected);
    }
}
