//! Character classes: the sets of ECMA-262, and what stands between `[` and `]`.

use super::translate::Source;

/// What `\d`, `\w` and `\s` stand for, as the inside of a class.
pub(super) fn set_of(letter: char) -> Option<&'static str> {
    Some(match letter {
        'd' => "0-9",
        'w' => "0-9A-Z_a-z",
        's' => r"\x{9}-\x{d}\x{20}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}",
        _ => return None,
    })
}

/// `\d`, `\D` and their kind as a class of their own.
pub(super) fn escaped_class(letter: char) -> Option<String> {
    let set = set_of(letter.to_ascii_lowercase())?;
    let not = if letter.is_ascii_uppercase() { "^" } else { "" };
    Some(format!("[{not}{set}]"))
}

/// An element of a class.
enum Element {
    /// One character, which may begin or end a range.
    One(char),
    /// A set, as the translated pattern writes it.
    Set(String),
}

/// Translates a class, whose `[` was read.
pub(super) fn translate(source: &mut Source<'_>, out: &mut String) -> Option<()> {
    let negated = source.eat('^');
    if source.eat(']') {
        // `[]` matches nothing and `[^]` anything, which the other syntax has no such spelling for.
        out.push_str(if negated { r"[\x{0}-\x{10ffff}]" } else { r"[^\x{0}-\x{10ffff}]" });
        return Some(());
    }
    out.push_str(if negated { "[^" } else { "[" });
    while !source.eat(']') {
        match (element(source)?, source.eat_range()) {
            (Element::One(from), true) => {
                let Element::One(to) = element(source)? else { return None };
                if to < from {
                    return None;
                }
                push(out, from);
                out.push('-');
                push(out, to);
            }
            (Element::One(one), false) => push(out, one),
            (Element::Set(set), false) => out.push_str(&set),
            (Element::Set(_), true) => return None,
        }
    }
    out.push(']');
    Some(())
}

fn element(source: &mut Source<'_>) -> Option<Element> {
    let plain = source.next()?;
    if plain != '\\' {
        return Some(Element::One(plain));
    }
    let letter = source.next()?;
    Some(match letter {
        'b' => Element::One('\u{8}'),
        '-' => Element::One('-'),
        'p' | 'P' => Element::Set(source.property(letter)?),
        _ => match escaped_class(letter) {
            Some(class) => Element::Set(class),
            None => Element::One(source.escaped_character(letter)?),
        },
    })
}

/// Appends one character, so that it means nothing else.
pub(super) fn push(out: &mut String, c: char) {
    if c.is_ascii_alphanumeric() {
        out.push(c);
    } else {
        out.push_str(&format!(r"\x{{{:x}}}", u32::from(c)));
    }
}
