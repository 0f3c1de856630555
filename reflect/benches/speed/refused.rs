//! The call with one thing wrong with it, in every place a decoder can find that.

use crate::order::ACCEPTED;

/// What one place of [`ACCEPTED`] is replaced by in each refused call, with what is wrong then.
const SPOILED: [(&str, &str, &str); 6] = [
    ("wrong kind first", r#""rating":4"#, r#""rating":"4""#),
    ("unknown first", r#""rating":4"#, r#""stars":4"#),
    ("repeated tag", r#""spring-2026""#, r#""gift""#),
    ("out of range in the middle", r#""qty":500"#, r#""qty":70000"#),
    ("given twice last", r#""priority":"High""#, r#""priority":"High","priority":"High""#),
    ("missing", r#","priority":"High""#, ""),
];

/// What is wrong with each refused call.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    SPOILED.iter().map(|(name, ..)| *name)
}

/// The refused call of this name.
pub(crate) fn text(name: &str) -> String {
    let (_, place, spoiled) = SPOILED.iter().find(|(what, ..)| *what == name).unwrap();
    assert_eq!(ACCEPTED.matches(place).count(), 1, "{place}");
    ACCEPTED.replacen(place, spoiled, 1)
}
