//! What patterns accept and refuse.

use olt::scalar::pattern::Pattern;

/// Texts that match stand first, then those that don't.
pub(crate) const TABLE: &[(&str, &[&str], &[&str])] = &[
    // Anchors, and none.
    ("", &["", "a"], &[]),
    ("b", &["b", "abc"], &["", "a"]),
    ("^a$", &["a"], &["a\n", "\na", "ab", "a\r"]),
    ("^a|b$", &["ax", "xb"], &["xa", "bx"]),
    // Characters.
    (".", &["a", "é", "😀", "\0"], &["", "\n", "\r", "\u{2028}", "\u{2029}"]),
    ("^.$", &["😀", "\u{85}"], &["e\u{301}"]),
    (r"^\d$", &["0"], &["٤", "a"]),
    (r"^\D$", &["٤", "\n"], &["0"]),
    (r"^\w$", &["a", "Z", "0", "_"], &["é", "-", "\u{17F}"]),
    (r"^\W$", &["é", " "], &["a"]),
    (
        r"^\s$",
        &["\t", "\u{B}", "\u{A0}", "\u{1680}", "\u{2028}", "\u{3000}", "\u{FEFF}"],
        &["\u{85}", "\u{200B}", "\u{180E}"],
    ),
    (r"^\S$", &["\u{85}"], &["\u{FEFF}"]),
    (r"^\f\n\r\t\v$", &["\u{C}\n\r\t\u{B}"], &[]),
    (r"^\0\cA\cz\x41\u0042$", &["\0\u{1}\u{1A}AB"], &[]),
    (r"^\u{1F600}$", &["😀"], &[]),
    (r"^\u{000061}$", &["a"], &[]),
    (r"^\uD83D\uDE00$", &["😀"], &[]),
    (r"\uD83D", &[], &["😀"]),
    (r"^\^\$\\\.\*\+\?\(\)\[\]\{\}\|\/$", &["^$\\.*+?()[]{}|/"], &[]),
    ("^/-,:&~#$", &["/-,:&~#"], &[]),
    // Classes.
    ("^[a-c]$", &["b"], &["d", "-"]),
    ("^[^a-c]$", &["d", "\n", "😀"], &["a"]),
    ("[]", &[], &["", "a"]),
    ("^[^]$", &["\n", "a"], &[""]),
    ("^[a-]$", &["a", "-"], &["b"]),
    ("^[-a]$", &["a", "-"], &["b"]),
    (r"^[\-\]\b^]$", &["-", "]", "\u{8}", "^"], &["b", "\\"]),
    (r"^[\d-]$", &["7", "-"], &["a"]),
    (r"^[\W\d]$", &["7", "-", "é"], &["a"]),
    ("^[[a]$", &["[", "a"], &["]"]),
    ("^[a&&b]$", &["a", "&", "b"], &["c"]),
    ("^[+--]$", &["+", ",", "-"], &["."]),
    (r"^[\uD800-\u{10FFFF}]$", &["😀", "\u{E000}"], &["a"]),
    (r"^\p{Lu}\P{Lu}$", &["Éa", "A1"], &["aA"]),
    (r"^[\p{Script=Greek}\p{Nd}]+$", &["αβγ12٤"], &["abc"]),
    // Word boundaries are ASCII's.
    (r"\bcat\b", &["a cat.", "écaté"], &["cats", "cat_"]),
    (r"é\B", &["é", "éé"], &["éa"]),
    (r"^\B$", &[""], &["a", "é"]),
    (r".\P{Lu}|\B", &["aéa", "é"], &["a"]),
    // Quantifiers.
    ("^a{2}$", &["aa"], &["a", "aaa"]),
    ("^a{2,}$", &["aa", "aaaa"], &["a"]),
    ("^a{0,2}$", &["", "aa"], &["aaa"]),
    ("^a{0}$", &[""], &["a"]),
    ("^(?:a|ab)(?:c|bcd)(?:d*)$", &["abcd", "acd", "abbcd"], &["abc d"]),
    ("^a+?b*?c??$", &["aab", "abbc"], &["b"]),
    ("^a{1,99999999999999999999}$", &["aaa"], &[""]),
    ("^(?:a?){9}$", &["", "aaa"], &["b"]),
    ("^(?:|a)+$", &["", "aaa"], &["b"]),
    // Look-around.
    (r"^(?!\.)[^@]+@[^@]+$", &["a@b"], &[".a@b"]),
    (r"^(?=.*\d)(?=.*[a-z]).{4,}$", &["ab12", "1aaa"], &["abcd", "1a"]),
    (r"(?<=\$)\d+$", &["$42"], &["42", "€42"]),
    (r"(?<!-)\b\d$", &["7"], &["-7"]),
    (r"^(?:(?!--).)*$", &["a-b-c", ""], &["a--b"]),
    (r"(?<=^(\d{1,3}),?)\d{3}$", &["1,234", "1234"], &["1,,234"]),
    // A look-behind reads from right to left: the second group takes all it can.
    (r"^(?=\d*(?<=^(\d+)(\d+))$)\1(?:053)$", &["1053"], &["1054", "105053"]),
    (r"(?<=\1(a))b", &["aab"], &["ab", "b"]),
    (r"^(?=(a+))a*b\1$", &["aba", "aabaa"], &["aab", "aaba"]),
    // Nothing leads back into a look-around.
    (r"^(?=(a+))\1b$", &["aab"], &["aa"]),
    (r"^(?=(a+))\1a", &[], &["aa", "aaa"]),
    // Back-references.
    (r"^(a|b)\1$", &["aa", "bb"], &["ab"]),
    (r"^(?<quote>['x])[^'x]*\k<quote>$", &["'a'", "xax"], &["'ax"]),
    // A group that took no part, or is still open, is the empty text; an iteration forgets the one before.
    (r"^(a)?\1$", &["", "aa"], &["a"]),
    (r"^\1(a)$", &["a"], &["aa"]),
    (r"^(a\1)$", &["a"], &["aa"]),
    (r"^(?:(a)|b)*\1$", &["ab", "aa", "b"], &["aba", "ba"]),
    (r"^(?:(?=(a))b|a\1)$", &["a"], &["aa"]),
    (r"^(?!(a)b)a\1$", &["a"], &["aa", "ab"]),
    // Modifiers.
    ("^(?i:straße|Σ)$", &["STRAẞE", "ς", "σ"], &["strasse"]),
    ("^(?i:[^x])X$", &["aX"], &["xX", "XX", "ax"]),
    (r"^(?i:\w)(?-i:a)$", &["\u{17F}a", "\u{212A}a"], &["éa", "aA"]),
    (r"^(?i:(a)\1)$", &["aA", "Aa"], &["ab"]),
    (r"^(?i:\u{17F}\b)", &["s"], &[]),
    ("(?m:^b$)", &["a\nb\rc", "b\u{2028}"], &["ab"]),
    ("^(?s:.)$", &["\n", "\u{2028}"], &[""]),
    ("(?i-:A)", &["a"], &["b"]),
];

#[test]
fn accepts_and_refuses() {
    for (pattern, accepted, refused) in TABLE {
        let read = Pattern::new(pattern);
        assert_eq!(read.error(), None, "{pattern}");
        for text in *accepted {
            assert!(read.accepts(text), "{pattern} accepts {text:?}");
        }
        for text in *refused {
            assert!(!read.accepts(text), "{pattern} refuses {text:?}");
        }
    }
}

#[test]
fn the_pattern_of_time_spans_is_read() {
    let pattern = Pattern::new(r"^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$");
    assert!(pattern.accepts("-1.02:03:04.5"));
    assert!(!pattern.accepts("1:02:03"));
}

#[test]
fn alternatives_may_share_a_name() {
    let pattern = Pattern::new(r"^(?:(?<y>a)|(?<y>b))\k<y>$");
    for (text, accepted) in [("aa", true), ("bb", true), ("ab", false), ("b", false)] {
        assert_eq!(pattern.accepts(text), accepted, "{text}");
    }
}
