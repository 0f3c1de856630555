//! The sets of characters that ECMA-262 names.

use regex_syntax::hir::{Class, ClassUnicode, ClassUnicodeRange, HirKind};

/// `\d`
pub(super) fn digits() -> ClassUnicode {
    of(&[('0', '9')])
}

/// `\w`. Ignoring case, two more characters fold into it.
pub(super) fn word(folded: bool) -> ClassUnicode {
    let mut set = of(&[('0', '9'), ('A', 'Z'), ('_', '_'), ('a', 'z')]);
    if folded {
        set.union(&of(&[('\u{17F}', '\u{17F}'), ('\u{212A}', '\u{212A}')]));
    }
    set
}

/// `\s`: WhiteSpace and LineTerminator.
pub(super) fn space() -> ClassUnicode {
    of(&[
        ('\t', '\r'),
        (' ', ' '),
        ('\u{A0}', '\u{A0}'),
        ('\u{1680}', '\u{1680}'),
        ('\u{2000}', '\u{200A}'),
        ('\u{2028}', '\u{2029}'),
        ('\u{202F}', '\u{202F}'),
        ('\u{205F}', '\u{205F}'),
        ('\u{3000}', '\u{3000}'),
        ('\u{FEFF}', '\u{FEFF}'),
    ])
}

/// `.`
pub(super) fn dot(line_terminators_too: bool) -> ClassUnicode {
    let excluded: &[(char, char)] = &[('\n', '\n'), ('\r', '\r'), ('\u{2028}', '\u{2029}')];
    negated(of(if line_terminators_too { &[] } else { excluded }))
}

/// Whether lines end with it.
pub(super) fn is_line_terminator(character: char) -> bool {
    matches!(character, '\n' | '\r' | '\u{2028}' | '\u{2029}')
}

/// Everything else.
pub(super) fn negated(mut set: ClassUnicode) -> ClassUnicode {
    set.negate();
    set
}

/// The code points from `low` to `high`, less the surrogates, which no text holds.
pub(super) fn points(low: u32, high: u32) -> ClassUnicode {
    let low = if (0xD800..0xE000).contains(&low) { 0xE000 } else { low };
    let high = if (0xD800..0xE000).contains(&high) { 0xD7FF } else { high };
    match (char::from_u32(low), char::from_u32(high)) {
        (Some(low), Some(high)) if low <= high => of(&[(low, high)]),
        _ => ClassUnicode::empty(),
    }
}

/// With all that differs from a member in case only; none without the tables for it.
pub(super) fn folded(mut set: ClassUnicode) -> Option<ClassUnicode> {
    set.try_case_fold_simple().ok().map(|()| set)
}

/// Whether two characters differ in case at most.
pub(super) fn same_but_for_case(left: char, right: char) -> bool {
    left == right || folded(of(&[(left, left)])).is_some_and(|set| contains(set.ranges(), right))
}

/// What stands in `\p{…}`: a property and its value, or a general category or binary property alone; none where there
/// is no such.
pub(super) fn property(text: &str) -> Option<ClassUnicode> {
    let Some((name, value)) = text.split_once('=') else { return category(text).or_else(|| binary(text)) };
    match name {
        "General_Category" | "gc" => category(value),
        "Script" | "sc" => table(&format!("sc={}", plain(value)?)),
        "Script_Extensions" | "scx" => table(&format!("scx={}", plain(value)?)),
        _ => None,
    }
}

fn category(value: &str) -> Option<ClassUnicode> {
    match plain(value)? {
        "Cs" | "Surrogate" => Some(ClassUnicode::empty()),
        // These are properties, though the tables hold them among the categories.
        "Any" | "ASCII" | "Assigned" => None,
        value => table(&format!("gc={value}")),
    }
}

fn binary(name: &str) -> Option<ClassUnicode> {
    let name = plain(name)?;
    // A script alone is none: ECMA-262 wants `Script=`.
    if table(&format!("sc={name}")).is_some() { None } else { table(name) }
}

/// A name that means only what it spells: the tables overlook an `is` before it.
fn plain(name: &str) -> Option<&str> {
    let spelled = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let prefixed = name.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("is"));
    (spelled && !prefixed).then_some(name)
}

/// What the tables of `regex-syntax` hold under a query.
fn table(query: &str) -> Option<ClassUnicode> {
    match regex_syntax::parse(&format!(r"\p{{{query}}}")).ok()?.into_kind() {
        HirKind::Class(Class::Unicode(set)) => Some(set),
        HirKind::Class(Class::Bytes(set)) => set.to_unicode_class(),
        HirKind::Literal(literal) => {
            let character = std::str::from_utf8(&literal.0).ok()?.chars().next()?;
            Some(of(&[(character, character)]))
        }
        _ => None,
    }
}

/// Whether sorted ranges hold a character.
pub(super) fn contains(ranges: &[ClassUnicodeRange], character: char) -> bool {
    let next = ranges.partition_point(|range| range.end() < character);
    ranges.get(next).is_some_and(|range| range.start() <= character)
}

fn of(ranges: &[(char, char)]) -> ClassUnicode {
    ClassUnicode::new(ranges.iter().map(|&(start, end)| ClassUnicodeRange::new(start, end)))
}

#[cfg(test)]
mod tests {
    use super::{contains, points, property};

    #[test]
    fn knows_the_properties_that_ecma_262_names() {
        for (text, inside, outside) in [
            ("Lu", 'A', "a"),
            ("Uppercase_Letter", 'A', "a"),
            ("gc=Nd", '٤', "a"),
            ("General_Category=Zl", '\u{2028}', " "),
            ("Script=Greek", 'α', "a"),
            ("sc=Grek", 'α', "a"),
            ("scx=Deva", '\u{964}', "a"),
            ("Script_Extensions=Deva", '\u{964}', "a"),
            ("Any", 'a', ""),
            ("ASCII", 'a', "é"),
            ("Alphabetic", 'é', "1"),
            ("Emoji_Presentation", '😀', "a"),
            ("ID_Start", 'a', "1"),
        ] {
            let set = property(text).unwrap_or_else(|| panic!("{text}"));
            assert!(contains(set.ranges(), inside), "{text} holds {inside:?}");
            assert!(!outside.chars().any(|outside| contains(set.ranges(), outside)), "{text} lacks {outside:?}");
        }
        assert_eq!(property("Cs").map(|set| set.ranges().len()), Some(0));
    }

    #[test]
    fn knows_no_other_property() {
        for text in ["Greek", "IsGreek", "isLu", "Age=6.0", "gc=Any", "Lu=Lu", "gc=", "Script", "Block=Thai", "", "L u"]
        {
            assert!(property(text).is_none(), "{text}");
        }
    }

    #[test]
    fn leaves_surrogates_out() {
        for (low, high, ranges) in [(0xD800, 0xDFFF, 0), (0xD83D, 0xD83D, 0), (0, 0x10_FFFF, 1), (0xD800, 0xE000, 1)] {
            assert_eq!(points(low, high).ranges().len(), ranges, "{low:x} to {high:x}");
        }
    }
}
