//! Patterns that can't be read, and why.

use olt::scalar::pattern::{LazyPattern, Pattern};
use pretty_assertions::assert_eq;

const UNREADABLE: &[(&str, &str)] = &[
    ("a)", r"at character 2: this `)` closes no group; write `\)` for the character"),
    ("(a", "at character 3: a group is not closed"),
    ("(?<n>a", "at character 7: a group is not closed"),
    ("[a-", "at character 4: a class is not closed"),
    ("*a", "at character 1: there is nothing that `*` could repeat"),
    ("a**", "at character 3: there is nothing that `*` could repeat"),
    ("a++", "at character 3: there is nothing that `+` could repeat"),
    ("^*", "at character 2: there is nothing that `*` could repeat"),
    ("(?=a)?", "at character 6: there is nothing that `?` could repeat"),
    (r"\b+", "at character 3: there is nothing that `+` could repeat"),
    ("]", r"at character 1: write `\]` for the character `]`"),
    ("a}", r"at character 2: write `\}` for the character `}`"),
    ("{1}", r"at character 1: write `\{` for the character `{`"),
    ("a{", r"at character 2: a count is written `{2}`, `{2,}` or `{2,5}`; write `\{` for the character"),
    ("a{,2}", r"at character 2: a count is written `{2}`, `{2,}` or `{2,5}`; write `\{` for the character"),
    ("a{2,1}", "at character 2: the counts are out of order"),
    ("[b-a]", "at character 2: the range is out of order"),
    (r"[\d-a]", r"at character 2: a set of characters can't begin or end a range; write `\-` for the character"),
    (r"[a-\w]", r"at character 2: a set of characters can't begin or end a range; write `\-` for the character"),
    (r"\-", r"at character 2: `\-` is no escape here"),
    (r"\a", r"at character 2: `\a` is no escape here"),
    (r"\A", r"at character 2: `\A` is no escape here"),
    (r"\é", r"at character 2: `\é` is no escape here"),
    (r"[\B]", r"at character 3: `\B` is no escape here"),
    (r"[\1]", r"at character 3: `\1` is no escape here"),
    (r"\00", r"at character 2: `\0` is no escape here"),
    (r"\c1", r"at character 2: `\c` is no escape here"),
    (r"\x4", r"at character 2: `\x` is no escape here"),
    (r"\u004", r"at character 2: `\u` is no escape here"),
    (r"\u{}", r"at character 2: `\u` is no escape here"),
    (r"\u{110000}", r"at character 2: `\u` is no escape here"),
    (r"\u{61", r"at character 2: `\u` is no escape here"),
    ("a\\", r"at character 3: a `\` ends the pattern"),
    (r"\1", "at character 3: the back-reference before this names no group"),
    (r"(a)\2b", "at character 6: the back-reference before this names no group"),
    (r"\99999999999999999999", "at character 22: the back-reference before this names no group"),
    (r"\k<n>", "at character 6: the back-reference before this names no group"),
    (r"\k", r"at character 3: `\k` wants the name of a group, as in `\k<name>`"),
    ("(?<>a)", "at character 4: a group's name is an identifier followed by `>`"),
    ("(?<1>a)", "at character 4: a group's name is an identifier followed by `>`"),
    ("(?<n", "at character 5: a group's name is an identifier followed by `>`"),
    ("(?<n>a)(?<n>b)", "at character 13: two groups are named `n`"),
    ("(?<n>a(?<n>b)|c)", "at character 12: two groups are named `n`"),
    ("(?P<n>a)", "at character 3: no kind of group begins so"),
    ("(?>a)", "at character 3: no kind of group begins so"),
    ("(?i)a", "at character 3: no kind of group begins so"),
    ("(?ii:a)", "at character 3: no kind of group begins so"),
    ("(?i-i:a)", "at character 3: no kind of group begins so"),
    ("(?-:a)", "at character 3: no kind of group begins so"),
    (r"\p", r"at character 3: `\p` wants a Unicode property, as in `\p{Lu}` or `\p{Script=Greek}`"),
    (r"\p{Greek}", r"at character 3: `\p` wants a Unicode property, as in `\p{Lu}` or `\p{Script=Greek}`"),
    (r"\p{Lu", r"at character 3: `\p` wants a Unicode property, as in `\p{Lu}` or `\p{Script=Greek}`"),
    (r"[\p{No_Such}]", r"at character 4: `\p` wants a Unicode property, as in `\p{Lu}` or `\p{Script=Greek}`"),
];

#[test]
fn tells_where_and_why_a_pattern_cannot_be_read() {
    for (pattern, error) in UNREADABLE {
        let read = Pattern::new(pattern);
        assert_eq!(read.error(), Some(*error), "{pattern}");
        assert!(!read.is_enforced() && read.accepts("anything"), "{pattern}");
    }
}

#[test]
fn groups_are_named_by_identifiers() {
    for pattern in ["(?<$_a1>a)", "(?<größe>a)", r"(?<\u0061\u{62}>a)\k<ab>", "(?<a\u{200D}>a)", r"(?<\uD835\uDC9C>a)"]
    {
        assert_eq!(Pattern::new(pattern).error(), None, "{pattern}");
    }
}

#[test]
fn one_reading_serves_every_thread() {
    static LAZY: LazyPattern = LazyPattern::new("^(?=a)a$");
    static UNREADABLE: LazyPattern = LazyPattern::new("(");
    let pattern = Pattern::new("^a$");
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                assert!(pattern.clone().accepts("a") && LAZY.is_match("a") && UNREADABLE.is_match("a"));
                assert!(!pattern.accepts("b") && !LAZY.is_match("b"));
            });
        }
    });
}
