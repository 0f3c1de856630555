//! Patterns of annotations: ECMA-262 with the `u` flag, unanchored, matched in bounded time (ruling A-4).

mod class;
mod translate;

use std::sync::OnceLock;

use fancy_regex::{Regex, RegexBuilder};

/// Steps a match may take where the pattern needs backtracking; past them the text is refused.
const MOST_STEPS: usize = 1_000_000;

/// A pattern that can be read.
///
/// ```
/// use olt::scalar::pattern::EcmaPattern;
/// let code = EcmaPattern::parse(r"^[A-Z]{2}\d+$").ok_or("unreadable")?;
/// assert!(code.is_match("AB12"));
/// assert!(!code.is_match("AB१२")); // `\d` is ASCII
/// assert!(EcmaPattern::parse(r"(?<year>\d").is_none());
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone)]
pub struct EcmaPattern {
    regex: Regex,
}

impl EcmaPattern {
    /// Reads a pattern; none where ECMA-262 with the `u` flag has no such pattern, or where it asks for more
    /// than can be matched here. Such a pattern is written to the schema and not enforced.
    #[must_use]
    pub fn parse(source: &str) -> Option<Self> {
        let translated = translate::translate(source)?;
        let regex = RegexBuilder::new(&translated).backtrack_limit(MOST_STEPS).build().ok()?;
        Some(Self { regex })
    }

    /// Whether the pattern matches anywhere in `text`; not where finding out takes too many steps.
    #[must_use]
    pub fn is_match(&self, text: &str) -> bool {
        self.regex.is_match(text).unwrap_or(false)
    }
}

/// A pattern in a `static`: read when it is first matched.
#[derive(Debug)]
pub struct LazyPattern {
    source: &'static str,
    read: OnceLock<Option<EcmaPattern>>,
}

impl LazyPattern {
    /// A pattern that nothing was matched with yet.
    #[must_use]
    pub const fn new(source: &'static str) -> Self {
        Self { source, read: OnceLock::new() }
    }

    /// As [`EcmaPattern::is_match`]; true for every text where the pattern can't be read.
    #[must_use]
    pub fn is_match(&self, text: &str) -> bool {
        let read = self.read.get_or_init(|| EcmaPattern::parse(self.source));
        read.as_ref().is_none_or(|pattern| pattern.is_match(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(source: &str, text: &str) -> Option<bool> {
        EcmaPattern::parse(source).map(|pattern| pattern.is_match(text))
    }

    #[test]
    fn patterns_mean_what_ecmascript_means() {
        for (source, text, expected) in [
            ("b", "abc", true),
            ("^b", "abc", false),
            ("^a$", "a\n", false),
            (r"^\d$", "٣", false),
            (r"^\D$", "٣", true),
            (r"^\w+$", "aZ_9", true),
            (r"^\w$", "é", false),
            (r"^\s$", "\u{feff}", true),
            (r"^\s$", "\u{85}", false),
            (r"^\S$", "\u{2028}", false),
            (r"^.$", "\u{2028}", false),
            (r"^.$", "\u{1F600}", true),
            (r"^[^]$", "\n", true),
            (r"[]", "a", false),
            (r"^[\d\-a&&b~~]+$", "1-a&b~", true),
            (r"^[^\W\d]$", "a", true),
            (r"^[[\]]+$", "[]", true),
            (r"^[\b]$", "\u{8}", true),
            (r"^\u{1F600}\uD83D\uDE00$", "😀😀", true),
            (r"^\x41\u0042\cJ\0\t\v\f\r\n$", "AB\n\0\t\u{b}\u{c}\r\n", true),
            (r"^\$\/\.$", "$/.", true),
            (r"^(?:a|b){2,3}?$", "aba", true),
            (r"^(?<q>['\x22]).*\k<q>$", "'x'", true),
            (r"^(a)\1$", "aa", true),
            (r"^(?=.*\d)(?!.*x).{3,}$", "ab1", true),
            (r"(?<=\$)\d", "$5", true),
            (r"(?<!\$)\b\d", "$5", false),
            (r"\bfoo\b", "a foo.", true),
            (r"\bfoo\b", "éfoo", true),
            (r"^\p{Lu}\P{Lu}\p{Script=Greek}$", "Aaα", true),
            (r"^[\p{L}\-]$", "-", true),
            (r"^ # (?:x)$", " # x", true),
        ] {
            assert_eq!(matches(source, text), Some(expected), "{source} {text:?}");
        }
    }

    #[test]
    fn what_is_no_pattern_is_not_read() {
        for source in [
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            "a{",
            "a{1",
            "a{,2}",
            "a{2,1}",
            "*",
            "a**",
            "a++",
            "a{1}{2}",
            "^*",
            "(?",
            "(?i)a",
            "(?i:a)",
            "(?>a)",
            "(?P<n>a)",
            "(?#c)",
            r"\",
            r"\z",
            r"\A",
            r"\-",
            r"\c",
            r"\c1",
            r"\x4",
            r"\u{110000}",
            r"\u{}",
            r"\uD83D",
            r"\01",
            r"\1",
            r"\k<n>",
            r"\k",
            r"\p{Nope}",
            r"\p",
            "[b-a]",
            r"[\d-a]",
            r"[\p{L}--]",
            "(?<n>a)(?<n>b)",
            r"(?=a)*",
            "(?<>a)",
        ] {
            assert!(matches(source, "").is_none(), "{source}");
        }
    }

    #[test]
    fn hostile_texts_take_bounded_time() {
        let hostile = "a".repeat(5_000) + "!";
        assert_eq!(matches("^(a+)+$", &hostile), Some(false));
        assert_eq!(matches(r"^(?=(a+)+$)(\w+\s?)+\1$", &hostile), Some(false));
    }

    #[test]
    fn an_unreadable_pattern_refuses_nothing() {
        static UNREADABLE: LazyPattern = LazyPattern::new("(");
        static DIGITS: LazyPattern = LazyPattern::new(r"^\d+$");
        assert!(UNREADABLE.is_match("x"));
        assert!(DIGITS.is_match("12") && !DIGITS.is_match("x"));
    }
}
