//! No text and no pattern overflows the stack or runs on without end.

use olt::scalar::pattern::Pattern;
use std::time::{Duration, Instant};

/// Far more than any of these takes in a debug build, far less than backtracking without a limit would.
const SOON: Duration = Duration::from_secs(20);

fn soon(pattern: &str, text: &str) -> bool {
    let start = Instant::now();
    let accepted = Pattern::new(pattern).accepts(text);
    let short: String = pattern.chars().take(40).collect();
    assert!(start.elapsed() < SOON, "{short} on {} bytes took {:?}", text.len(), start.elapsed());
    accepted
}

fn letters(count: usize) -> String {
    "a".repeat(count)
}

#[test]
fn a_text_without_end_of_ways_is_refused() {
    let text = letters(50_000) + "b";
    for pattern in [
        "^(a+)+$",
        "^(a|a)*$",
        "^(?:a|aa)+$",
        "^(?=a)(a+)+$",
        r"^(a+)+\1c",
        r"(a*)*\1c",
        "^(?=(a+)+$)a",
        "^(?:(?=(a+?)+$)|a)+$",
        "(?<=(a+)+c)b",
        "^(?:(?!.*c)(?=.*d|a))*$",
        r"(?:a{0,50000}){50000}(?=c)",
    ] {
        assert!(!soon(pattern, &text), "{pattern}");
    }
}

#[test]
fn a_long_text_that_matches_is_accepted() {
    let text = letters(1 << 20);
    for pattern in [
        "^a+$",
        "^[a-z]*$",
        "^(?!b)[a-z]*$",
        "^(?:(?!b).)*$",
        "^(?:(?=a).)*$",
        "^(?!b)(a)+$",
        r"^(?=(a)).*?\1$",
        "(?<=a)$",
    ] {
        assert!(soon(pattern, &text), "{pattern}");
    }
}

#[test]
fn the_limit_stands_where_it_is_documented() {
    let pattern = Pattern::new("^(?=a)a*$");
    assert!(pattern.accepts(&letters(9_999_000)));
    assert!(!pattern.accepts(&letters(10_000_000)));
    let pattern = Pattern::new("^(?=a)(?:a|b)*c?$");
    assert!(pattern.accepts(&letters(900_000)));
    assert!(!pattern.accepts(&letters(1_100_000)));
}

#[test]
fn nesting_has_a_limit_and_length_has_none() {
    let nested = |depth: usize| "(".repeat(depth) + "a" + &")".repeat(depth);
    assert!(Pattern::new(&nested(100)).is_enforced());
    for depth in [101, 10_000, 1_000_000] {
        let error = "at character 102: groups stand more than 100 deep";
        assert_eq!(Pattern::new(&nested(depth)).error(), Some(error));
    }
    let looks = "(?=".repeat(100) + "a" + &")".repeat(100);
    assert!(soon(&looks, "a"));
    let counted = "(?:".repeat(100) + "a?" + &"){2}".repeat(100);
    assert!(!soon(&(counted + "b"), "a"));
    assert!(soon(&letters(200_000), &letters(200_000)));
    assert!(soon(&"(a)|".repeat(50_000), "b"));
    assert!(soon(&(r"(?:a|b)?(?!c)".repeat(10_000)), ""));
}

#[test]
fn counts_beyond_an_automaton_are_counted() {
    for pattern in ["^a{100000}$", r"^(?:\p{L}{1000}){100}$", "^(?:(?:a{10}){100}){100}$"] {
        assert!(soon(pattern, &letters(100_000)), "{pattern}");
        assert!(!soon(pattern, &letters(99_999)), "{pattern}");
    }
}
