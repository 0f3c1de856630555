//! Annotations: where each is written, what it comes to, and that it is enforced (rulings A-1 to A-4).

use pretty_assertions::assert_eq;

use crate::{fragment, of_type, sent};

const LENGTH: &str = r#"{"length":{"min":2,"max":3}}"#;

fn range(min: &str, max: &str) -> String {
    format!(r#"{{"range":{{"min":"{min}","max":"{max}"}}}}"#)
}

fn exclusive(min: &str, max: &str) -> String {
    format!(r#"{{"range":{{"min":"{min}","max":"{max}","minExclusive":true,"maxExclusive":true}}}}"#)
}

#[test]
fn ranges_of_integers_round_inward_and_are_clamped() {
    for (ty, annotation, min, max) in [
        ("int", range("1", "5"), "1", "5"),
        ("int", range("0.5", "5.5"), "1", "5"),
        ("int", range("-5.5", "-0.5"), "-5", "-1"),
        ("int", range("2", "1.7976931348623157E+308"), "2", "2147483647"),
        ("int", range("-Infinity", "Infinity"), "-2147483648", "2147483647"),
        ("int", range("NaN", "3"), "-2147483648", "3"),
        ("int", exclusive("1", "5"), "2", "4"),
        ("int", exclusive("1.5", "4.5"), "2", "4"),
        ("int", exclusive("-1", "2147483647"), "0", "2147483646"),
        ("int", r#"{"range":{"max":"1E+01"}}"#.to_owned(), "-2147483648", "10"),
        ("int", r#"{"range":{"min":"7"}}"#.to_owned(), "7", "2147483647"),
        ("byte", range("-1", "300"), "0", "255"),
        ("ulong", range("18446744073709551615", "1E+400"), "18446744073709551615", "18446744073709551615"),
        // Nothing is left of these, so they are not there.
        ("int", range("5", "1"), "-2147483648", "2147483647"),
        ("int", range("1.2", "1.8"), "-2147483648", "2147483647"),
        ("int", exclusive("1", "2"), "-2147483648", "2147483647"),
        ("byte", range("300", "400"), "0", "255"),
        ("byte", range("Infinity", "Infinity"), "0", "255"),
        // Of two the first counts.
        ("int", format!("{},{}", range("1", "5"), range("2", "4")), "1", "5"),
    ] {
        let described = of_type(&format!(r#""{ty}""#), &annotation);
        assert_eq!(
            fragment(&described),
            format!(r#"{{"type":"integer","minimum":{min},"maximum":{max}}}"#),
            "{annotation}"
        );
        let nullable = of_type(&format!(r#"{{"nullable":"{ty}"}}"#), &annotation);
        assert_eq!(sent(&nullable, "null"), Ok("null".to_owned()));
        assert_eq!(
            sent(&nullable, "true"),
            Err(format!("Argument 'v' must be an integer from {min} to {max} or null, not a boolean."))
        );
        assert_eq!(sent(&described, "0.5"), Err(format!("Argument 'v' must be an integer from {min} to {max}.")));
        assert_eq!(sent(&described, min), Ok(min.to_owned()));
        assert_eq!(sent(&described, max), Ok(max.to_owned()));
    }
}

#[test]
fn ranges_of_other_numbers_are_spelled_as_the_type_writes_them() {
    for (ty, annotation, expected) in [
        ("double", range("0.5", "1.50"), r#","minimum":0.5,"maximum":1.5"#),
        ("double", range("1", "1E+20"), r#","minimum":1,"maximum":1E+20"#),
        ("double", range("-Infinity", "Infinity"), ""),
        ("double", range("NaN", "1"), r#","maximum":1"#),
        ("double", range("-1E+400", "1E+400"), ""),
        ("double", exclusive("0", "1"), r#","minimum":0,"maximum":1"#),
        ("double", range("5", "1"), r#","minimum":5,"maximum":1"#),
        ("float", range("0.1", "1E+39"), r#","minimum":0.1"#),
        ("float", range("0.10000000149011612", "16777217"), r#","minimum":0.1,"maximum":16777216"#),
        ("decimal", range("-1", "10.50"), r#","minimum":-1,"maximum":10.50"#),
        ("decimal", range("0", "1.7976931348623157E+308"), r#","minimum":0"#),
        ("decimal", range("1E+02", "1E+03"), r#","minimum":100,"maximum":1000"#),
    ] {
        let described = of_type(&format!(r#""{ty}""#), &annotation);
        assert_eq!(fragment(&described), format!(r#"{{"type":"number"{expected}}}"#), "{ty} {annotation}");
    }
}

#[test]
fn ranges_of_other_numbers_are_enforced_on_the_number_as_sent() {
    let double = of_type(r#""double""#, &range("0.1", "10"));
    assert_eq!(sent(&double, "0.1"), Ok("0.1".to_owned()));
    assert_eq!(sent(&double, "1e1"), Ok("10".to_owned()));
    for refused in ["0.09999999999999999999", "10.000000000000000000001", "-1", "1e400"] {
        assert_eq!(
            sent(&double, refused),
            Err("Argument 'v' must be a number from 0.1 to 10.".to_owned()),
            "{refused}"
        );
    }
    assert_eq!(sent(&double, "\"1\""), Err("Argument 'v' must be a number from 0.1 to 10, not a string.".to_owned()));
    let least = of_type(r#"{"nullable":"decimal"}"#, r#"{"range":{"min":"0.50"}}"#);
    assert_eq!(sent(&least, "0.5"), Ok("0.5".to_owned()));
    assert_eq!(sent(&least, "0.49"), Err("Argument 'v' must be a number of at least 0.50 or null.".to_owned()));
    let most = of_type(r#""float""#, r#"{"range":{"max":"0.1"}}"#);
    assert_eq!(sent(&most, "0.1"), Ok("0.1".to_owned()));
    assert_eq!(sent(&most, "0.10000000149"), Err("Argument 'v' must be a number of at most 0.1.".to_owned()));
    assert_eq!(sent(&most, "-1e39"), Err("Argument 'v' must be a number of at most 0.1.".to_owned()));
}

#[test]
fn the_strictest_length_counts() {
    for (annotations, expected) in [
        (r#"{"stringLength":{"min":0,"max":5}}"#, r#","maxLength":5"#),
        (r#"{"stringLength":{"min":2,"max":5}}"#, r#","minLength":2,"maxLength":5"#),
        (r#"{"length":{"min":0}}"#, r#","minLength":0"#),
        (r#"{"length":{"min":0,"max":4}}"#, r#","minLength":0,"maxLength":4"#),
        (r#"{"length":{}}"#, ""),
        (
            r#"{"stringLength":{"max":5}},{"length":{"min":1,"max":9}},{"length":{"min":2}}"#,
            r#","minLength":2,"maxLength":5"#,
        ),
    ] {
        assert_eq!(fragment(&of_type(r#""string""#, annotations)), format!(r#"{{"type":"string"{expected}}}"#));
    }
}

#[test]
fn lengths_count_code_points_and_items() {
    let text = of_type(r#""string""#, LENGTH);
    assert_eq!(sent(&text, r#""é😀""#), Ok(r#""é😀""#.to_owned()));
    assert_eq!(sent(&text, r#""😀""#), Err("Argument 'v' must have at least 2 characters.".to_owned()));
    assert_eq!(sent(&text, r#""abcd""#), Err("Argument 'v' must have at most 3 characters.".to_owned()));
    let one = of_type(r#"{"list":"int"}"#, r#"{"length":{"min":1,"max":1}}"#);
    assert_eq!(
        fragment(&one),
        r#"{"type":"array","items":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"minItems":1,"maxItems":1}"#
    );
    assert_eq!(sent(&one, "[]"), Err("Argument 'v' must have at least 1 item.".to_owned()));
    assert_eq!(sent(&one, "[1,2]"), Err("Argument 'v' must have at most 1 item.".to_owned()));
    assert_eq!(
        sent(&one, "[1,\"x\"]"),
        Err("Argument 'v[1]' must be an integer from -2147483648 to 2147483647, not a string.".to_owned())
    );
    let array = of_type(r#""jsonArray""#, LENGTH);
    assert_eq!(fragment(&array), r#"{"type":"array","minItems":2,"maxItems":3}"#);
    assert_eq!(sent(&array, "[1.50, {}]"), Ok("[1.50,{}]".to_owned()));
    assert_eq!(sent(&array, "[1]"), Err("Argument 'v' must have at least 2 items.".to_owned()));
}

#[test]
fn an_annotation_that_does_not_apply_writes_nothing() {
    let all = format!(
        r#"{},{LENGTH},{{"stringLength":{{"min":1,"max":2}}}},{{"pattern":"^a$"}},"email","url""#,
        range("1", "2")
    );
    let int = r#"{"type":"integer","minimum":-2147483648,"maximum":2147483647}"#;
    for (ty, expected) in [
        (r#""bool""#, r#"{"type":"boolean"}"#.to_owned()),
        (r#""int""#, r#"{"type":"integer","minimum":1,"maximum":2}"#.to_owned()),
        (r#""double""#, r#"{"type":"number","minimum":1,"maximum":2}"#.to_owned()),
        (r#""string""#, r#"{"type":"string","format":"email","minLength":2,"maxLength":2,"pattern":"^a$"}"#.to_owned()),
        (r#""char""#, r#"{"type":"string","minLength":1,"maxLength":1}"#.to_owned()),
        (r#""guid""#, r#"{"type":"string","format":"uuid","minLength":2,"maxLength":2}"#.to_owned()),
        (r#""uri""#, r#"{"type":"string","format":"uri","minLength":2,"maxLength":2}"#.to_owned()),
        (
            r#""timeSpan""#,
            r#"{"type":"string","minLength":2,"maxLength":2,"pattern":"^-?(\\d+\\.)?\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$"}"#.to_owned(),
        ),
        (r#""base64""#, r#"{"type":"string","contentEncoding":"base64"}"#.to_owned()),
        (r#"{"named":"Kind"}"#, r#"{"type":"string","enum":["A","B"]}"#.to_owned()),
        (r#"{"list":"int"}"#, format!(r#"{{"type":"array","items":{int},"minItems":2,"maxItems":3}}"#)),
        (r#"{"set":"int"}"#, format!(r#"{{"type":"array","items":{int},"minItems":2,"maxItems":3,"uniqueItems":true}}"#)),
        (r#"{"dictionary":"int"}"#, format!(r#"{{"type":"object","additionalProperties":{int}}}"#)),
        (r#""json""#, "{}".to_owned()),
        (r#""jsonObject""#, r#"{"type":"object"}"#.to_owned()),
        (r#""jsonArray""#, r#"{"type":"array","minItems":2,"maxItems":3}"#.to_owned()),
    ] {
        assert_eq!(fragment(&of_type(ty, &all)), expected, "{ty}");
    }
}

#[test]
fn the_first_format_counts() {
    let url = of_type(r#""string""#, r#""url","email""#);
    assert_eq!(fragment(&url), r#"{"type":"string","format":"uri"}"#);
    assert_eq!(sent(&url, r#""https://a.b""#), Ok(r#""https://a.b""#.to_owned()));
    assert_eq!(sent(&url, r#""a@b.c""#), Err("Argument 'v' must be an absolute URI.".to_owned()));
    let email = of_type(r#"{"nullable":"string"}"#, r#""email""#);
    assert_eq!(fragment(&email), r#"{"type":["string","null"],"format":"email"}"#);
    assert_eq!(sent(&email, r#""a@b.c""#), Ok(r#""a@b.c""#.to_owned()));
    assert_eq!(sent(&email, r#""a""#), Err("Argument 'v' must be an email address or null.".to_owned()));
    assert_eq!(sent(&email, "1"), Err("Argument 'v' must be an email address or null, not a number.".to_owned()));
}

#[test]
fn the_form_is_told_before_the_length() {
    let uri = of_type(r#""uri""#, LENGTH);
    assert_eq!(sent(&uri, r#""x""#), Err("Argument 'v' must be an absolute URI.".to_owned()));
    assert_eq!(sent(&uri, r#""x:yz""#), Err("Argument 'v' must have at most 3 characters.".to_owned()));
    assert_eq!(sent(&uri, r#""x:y""#), Ok(r#""x:y""#.to_owned()));
    let guid = of_type(r#""guid""#, r#"{"length":{"min":37}}"#);
    let text = r#""0f8fad5b-d9cb-469f-a165-70867728950e""#;
    assert_eq!(sent(&guid, text), Err("Argument 'v' must have at least 37 characters.".to_owned()));
}

#[test]
fn patterns_match_anywhere_and_are_told_last() {
    let code =
        of_type(r#"{"nullable":"string"}"#, r#"{"pattern":"[A-Z]\\d"},{"pattern":"x"},{"length":{"min":2,"max":3}}"#);
    assert_eq!(fragment(&code), r#"{"type":["string","null"],"minLength":2,"maxLength":3,"pattern":"[A-Z]\\d"}"#);
    assert_eq!(sent(&code, r#""aB1""#), Ok(r#""aB1""#.to_owned()));
    assert_eq!(sent(&code, "null"), Ok("null".to_owned()));
    assert_eq!(sent(&code, r#""ab1""#), Err("Argument 'v' must match the pattern '[A-Z]\\d'.".to_owned()));
    assert_eq!(sent(&code, r#""a""#), Err("Argument 'v' must have at least 2 characters.".to_owned()));
    assert_eq!(sent(&code, "1"), Err("Argument 'v' must be a string or null, not a number.".to_owned()));
    let site = of_type(r#""string""#, r#"{"pattern":"^https:"},"url""#);
    assert_eq!(sent(&site, r#""https""#), Err("Argument 'v' must be an absolute URI.".to_owned()));
    assert_eq!(sent(&site, r#""http://a""#), Err("Argument 'v' must match the pattern '^https:'.".to_owned()));
}

#[test]
fn a_pattern_that_can_not_be_read_is_written_and_not_enforced() {
    let unread = of_type(r#""string""#, r#"{"pattern":"(?<year>"}"#);
    assert_eq!(fragment(&unread), r#"{"type":"string","pattern":"(?<year>"}"#);
    assert_eq!(sent(&unread, r#""x""#), Ok(r#""x""#.to_owned()));
}

#[test]
fn a_match_that_takes_too_many_steps_is_none() {
    let slow = of_type(r#""string""#, r#"{"pattern":"^(?=a)(a+)+(?=b)\\1$"}"#);
    let text = format!("\"{}\"", "a".repeat(60));
    assert_eq!(sent(&slow, &text), Err("Argument 'v' must match the pattern '^(?=a)(a+)+(?=b)\\1$'.".to_owned()));
}
