//! Random patterns and texts before two judges: `regress`, for ECMA-262, and `jsonschema`, for JSON Schema.

use crate::table::TABLE;
use olt::scalar::pattern::Pattern;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::sample::select;

/// What both judges read alike.
const ATOMS: &[&str] = &[
    "a",
    "b",
    "1",
    ".",
    r"\d",
    r"\D",
    r"\w",
    r"\W",
    r"\s",
    r"\S",
    "[ab]",
    "[^a]",
    r"[\d-]",
    r"[^\w\s]",
    "^",
    "$",
    r"\b",
    r"\B",
    "",
    "-",
    r"\p{L}",
    r"\P{Lu}",
    r"\u{61}",
    r"\x62",
    r"(?<x>a|b)\k<x>",
];
const GROUPS: &[&str] = &["(", "(", "(?:", "(?:", "(?=", "(?!", "(?<=", "(?<!"];

/// What only ECMA-262 reads so, and what can't be read.
const MORE_ATOMS: &[&str] =
    &["é", "😀", r"\uD83D\uDE00", r"\1", r"\2", r"\k<n>", "[]", "[^]", r"\0", r"\cA", r"\-", "]", "[", "{", "[b-a]"];
const MORE_GROUPS: &[&str] = &["(?<n>", "(?i:", "(?s:", "(?m:", "(?-i:"];

/// Patterns that even short texts set apart.
fn pattern(atoms: Vec<&'static str>, groups: Vec<&'static str>) -> impl Strategy<Value = String> {
    select(atoms).prop_map(str::to_owned).prop_recursive(5, 24, 4, move |inner| {
        let quantifier = select(vec!["*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0}", "{0,3}?", "{2,}"]);
        prop_oneof![
            3 => prop::collection::vec(inner.clone(), 2..4).prop_map(|parts| parts.concat()),
            1 => prop::collection::vec(inner.clone(), 2..4).prop_map(|parts| format!("(?:{})", parts.join("|"))),
            2 => (select(groups.clone()), inner.clone()).prop_map(|(open, body)| format!("{open}{body})")),
            2 => (inner, quantifier).prop_map(|(body, quantifier)| format!("(?:{body}){quantifier}")),
        ]
    })
}

fn ecma_pattern() -> impl Strategy<Value = String> {
    pattern([ATOMS, MORE_ATOMS].concat(), [GROUPS, MORE_GROUPS].concat())
}

fn text() -> impl Strategy<Value = String> {
    let characters = vec!['a', 'a', 'b', 'b', 'A', '1', 'é', ' ', '-', '_', '\n', '\u{2028}', '😀', '\u{17F}'];
    prop::collection::vec(select(characters), 0..7).prop_map(String::from_iter)
}

/// What the pattern says of the text; none where it can't be read.
fn ours(pattern: &str, text: &str) -> Option<bool> {
    let pattern = Pattern::new(pattern);
    pattern.is_enforced().then(|| pattern.accepts(text))
}

fn regress(pattern: &str, text: &str) -> Option<bool> {
    Some(regress::Regex::with_flags(pattern, "u").ok()?.find(text).is_some())
}

fn jsonschema(pattern: &str, text: &str) -> Option<bool> {
    let validator = jsonschema::validator_for(&serde_json::json!({ "pattern": pattern })).ok()?;
    Some(validator.is_valid(&text.into()))
}

proptest! {
    #[test]
    fn agrees_with_regress(pattern in ecma_pattern(), texts in prop::collection::vec(text(), 4)) {
        // Where alternatives share a name it looks at the first alone, as no edition has it.
        prop_assume!(pattern.matches("(?<n>").count() < 2 && pattern.matches("(?<x>").count() < 2);
        for text in texts {
            prop_assert_eq!(ours(&pattern, &text), regress(&pattern, &text), "{} on {:?}", pattern, text);
        }
    }

    /// Without `\b` and `\B`, which it lets be repeated, as ECMA-262 does not.
    #[test]
    fn reads_what_regress_reads(pattern in r"([ab1]|[(){}\[\]|?*+^$.,<>=!:is-]|\\[ac-zAC-Z0-9(/-]|\(\?<?|\\[ux]\{?){0,9}") {
        prop_assert_eq!(ours(&pattern, "").is_some(), regress(&pattern, "").is_some(), "{}", pattern);
    }

    /// An empty look-ahead forbids the automaton, and changes nothing else.
    #[test]
    fn automaton_and_backtracking_agree(pattern in ecma_pattern(), texts in prop::collection::vec(text(), 4)) {
        for text in texts {
            let backtracking = ours(&format!("(?=)(?:{pattern})"), &text);
            prop_assert_eq!(ours(&pattern, &text), backtracking, "{} on {:?}", pattern, text);
        }
    }

    #[test]
    fn agrees_with_jsonschema(
        pattern in pattern(ATOMS.to_vec(), GROUPS.to_vec()),
        texts in prop::collection::vec("[abA1 _-]{0,6}", 4),
    ) {
        // In a look-behind ECMA-262 reads from the right: a reference before its group.
        let referred_behind = pattern.contains(r"\k") && (pattern.contains("(?<=") || pattern.contains("(?<!"));
        prop_assume!(!referred_behind && pattern.matches("(?<x>").count() < 2);
        for text in texts {
            // Which of the two reads fewer patterns is the next table's.
            let (Some(ours), Some(theirs)) = (ours(&pattern, &text), jsonschema(&pattern, &text)) else { continue };
            prop_assert_eq!(ours, theirs, "{} on {:?}", pattern, text);
        }
    }
}

#[test]
fn regress_confirms_the_table() {
    for (pattern, accepted, refused) in TABLE {
        for (texts, expected) in [(accepted, true), (refused, false)] {
            for text in *texts {
                assert_eq!(regress(pattern, text), Some(expected), "{pattern} on {text:?}");
            }
        }
    }
}

/// Each row: ours (as ECMA-262 has it) and theirs; none where the pattern can't be read.
#[test]
fn differs_from_jsonschema_only_where_that_is_not_ecma_262() {
    for (pattern, text, ecma, theirs) in [
        // A group that took no part is the empty text there only; so is one that an iteration forgot.
        (r"^(a)?\1$", "", Some(true), Some(false)),
        (r"^(?:(a)|b)*\1$", "ab", Some(true), Some(false)),
        // A look-behind is read from right to left there only.
        (r"(?<=(a)\1)$", "a", Some(true), Some(false)),
        // Word boundaries are Unicode's here, and with look-around digits, words, spaces and line ends are Rust's.
        (r"\b", "é", Some(false), Some(true)),
        (r"(?=\d)", "٤", Some(false), Some(true)),
        (r"(?=\s)", "\u{FEFF}", Some(true), Some(false)),
        (r"(?=.)", "\r", Some(false), Some(true)),
        // Without regard to case, a complement is taken after folding, not before.
        (r"(?i:\P{Lu})", "a", Some(true), Some(false)),
        // Read though the u flag forbids it.
        (r"^\-$", "-", None, Some(true)),
        ("]", "]", None, Some(true)),
        (r"\p{Greek}", "α", None, Some(true)),
        ("(?P<n>a)", "a", None, Some(true)),
        // Not read though ECMA-262 has it.
        (r"\uD83D\uDE00", "😀", Some(true), None),
        (r"\0", "\0", Some(true), None),
        ("[^]", "a", Some(true), None),
        ("[]", "a", Some(false), None),
    ] {
        assert_eq!(ours(pattern, text), ecma, "ours: {pattern} on {text:?}");
        assert_eq!(jsonschema(pattern, text), theirs, "jsonschema: {pattern} on {text:?}");
        assert!(pattern.contains(r"\p{") || regress(pattern, text) == ecma, "regress: {pattern} on {text:?}");
    }
}
