//! What the reader takes, what it refuses, and how it goes on after a fault.

use pretty_assertions::assert_eq;

use super::*;

/// Skips the whole of `text`; the fault's text where there is one.
fn read(text: &[u8]) -> Result<(), String> {
    let mut reader = Reader::new(text);
    let outcome = reader.skip();
    reader.finish(outcome).map_err(|fault| fault.to_string())
}

const NOT_JSON: &str = "Arguments are not valid JSON.";
const TOO_DEEP: &str = "Arguments are nested too deeply (more than 64 levels).";

#[test]
fn reads_what_is_json() {
    for text in ["null", " [ ] ", "{}", "{\"a\":[1,-0.5e+3,{\"b\":\"\\ud83d\\ude00\"}],\"c\":true}", "\"\u{e9}\u{7f}\""]
    {
        assert_eq!(read(text.as_bytes()), Ok(()), "{text}");
    }
}

#[test]
fn refuses_what_is_not_json() {
    for text in [
        "",
        " ",
        "{",
        "[1,]",
        "{\"a\":1,}",
        "{a:1}",
        "[1 2]",
        "NaN",
        "Infinity",
        "-",
        "01",
        "1.",
        ".5",
        "+1",
        "1e",
        "tru",
        "\"a",
        "\"\n\"",
        "\"\\ud800\"",
        "\"\\x\"",
        "[1]]",
        "// c\n1",
        "\u{feff}{}",
        "{\"a\" 1}",
        "{\"a\":}",
    ] {
        assert_eq!(read(text.as_bytes()), Err(NOT_JSON.to_owned()), "{text}");
    }
    assert_eq!(read(b"\"\xff\""), Err(NOT_JSON.to_owned()));
    assert_eq!(read(b"{\"\xff\":1}"), Err(NOT_JSON.to_owned()));
    assert_eq!(read(b"{}\xff"), Err(NOT_JSON.to_owned()));
    assert_eq!(read(&["[".repeat(70).as_bytes(), b"\xff"].concat()), Err(TOO_DEEP.to_owned()));
}

#[test]
fn the_sixty_fifth_level_is_too_deep() {
    let nested = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
    assert_eq!(read(nested(64).as_bytes()), Ok(()));
    assert_eq!(read(nested(65).as_bytes()), Err(TOO_DEEP.to_owned()));
    assert_eq!(read(nested(100_000).as_bytes()), Err(TOO_DEEP.to_owned()));
    let siblings = format!("[{}]", vec!["{\"a\":[]}"; 200].join(","));
    assert_eq!(read(siblings.as_bytes()), Ok(()));
}

#[test]
fn whichever_comes_first_makes_a_text_unreadable() {
    assert_eq!(read(("[x".to_owned() + &"[".repeat(70)).as_bytes()), Err(NOT_JSON.to_owned()));
    assert_eq!(read(("[".repeat(70) + "x").as_bytes()), Err(TOO_DEEP.to_owned()));
}

#[test]
fn numbers_keep_their_text_however_long() {
    let digits = "7".repeat(5_000);
    for number in
        ["-0", "1.50", "1E400", "9223372036854775808", &digits, &format!("0.{digits}e-7"), &format!("-{digits}.5")]
    {
        let text = format!("[{number},1]");
        let mut reader = Reader::new(text.as_bytes());
        assert!(reader.first_element().unwrap());
        assert_eq!(reader.number().unwrap(), number);
        assert!(reader.next_element().unwrap());
        assert_eq!(reader.number().unwrap(), "1");
        assert!(!reader.next_element().unwrap());
        reader.finish(Ok(())).unwrap();
    }
    assert_eq!(read(format!("{digits}x").as_bytes()), Err(NOT_JSON.to_owned()));
    assert_eq!(read(format!("{digits}.").as_bytes()), Err(NOT_JSON.to_owned()));
}

#[test]
fn after_a_fault_the_rest_still_has_to_be_json() {
    let refuse = |text: &str| {
        let mut reader = Reader::new(text.as_bytes());
        reader.first_name().unwrap();
        reader.first_element().unwrap();
        let kind = reader.kind().unwrap();
        let fault = reader.wrong_kind(Expected::Boolean, false, kind);
        reader.finish::<()>(Err(fault.within_name("a"))).unwrap_err().to_string()
    };
    let text = "Argument 'a' must be true or false, not an array.";
    assert_eq!(refuse("{\"a\":[[1,{\"b\":2}],3],\"c\":{}}"), text);
    assert_eq!(refuse("{\"a\":[[1,{\"b\":2}],3],\"c\":}"), NOT_JSON);
    assert_eq!(refuse("{\"a\":[[1,{\"b\":2}],3]"), NOT_JSON);
    assert_eq!(refuse("{\"a\":[[1,{\"b\":2}],3]} x"), NOT_JSON);
    assert_eq!(refuse(&format!("{{\"a\":[[1],{}", "[".repeat(70))), TOO_DEEP);
}
