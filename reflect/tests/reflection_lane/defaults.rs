//! Defaults: which are written, and what stands in for an argument that was not sent (rulings P-2, P-4).

use pretty_assertions::assert_eq;

use crate::{described, try_described};

fn schema_and_echo(ty: &str, default: &str) -> (String, String) {
    let default = serde_json::to_string(default).unwrap();
    let described = described(&format!(r#"[{{"name":"v","type":{ty},"default":{default}}}]"#));
    let schema = described.input_schema().strip_prefix(r#"{"type":"object","properties":{"v":"#).unwrap();
    let fragment = schema.strip_suffix(r#"},"additionalProperties":false}"#).unwrap();
    (fragment.to_owned(), described.decode(b"").unwrap())
}

#[test]
fn scalar_defaults_are_written_as_their_type_writes_them() {
    let int = r#""minimum":-2147483648,"maximum":2147483647"#;
    for (ty, default, fragment, echo) in [
        (r#""bool""#, "true", r#"{"type":"boolean","default":true}"#.to_owned(), "true"),
        (r#""int""#, "-3", format!(r#"{{"type":"integer",{int},"default":-3}}"#), "-3"),
        (r#""int""#, "1e2", format!(r#"{{"type":"integer",{int},"default":100}}"#), "100"),
        (r#"{"nullable":"int"}"#, "3", format!(r#"{{"type":["integer","null"],{int},"default":3}}"#), "3"),
        (
            r#""ulong""#,
            "18446744073709551615",
            r#"{"type":"integer","minimum":0,"maximum":18446744073709551615,"default":18446744073709551615}"#
                .to_owned(),
            "18446744073709551615",
        ),
        (r#""double""#, "1e300", r#"{"type":"number","default":1E+300}"#.to_owned(), "1E+300"),
        (r#""float""#, "0.10000000149011612", r#"{"type":"number","default":0.1}"#.to_owned(), "0.1"),
        (r#""decimal""#, "1.50", r#"{"type":"number","default":1.50}"#.to_owned(), "1.50"),
        (r#""string""#, r#""a\"b""#, r#"{"type":"string","default":"a\"b"}"#.to_owned(), r#""a\"b""#),
        (
            r#""char""#,
            r#""\u0000""#,
            r#"{"type":"string","minLength":1,"maxLength":1,"default":"\u0000"}"#.to_owned(),
            r#""\u0000""#,
        ),
        (r#"{"named":"Kind"}"#, r#""B""#, r#"{"type":"string","enum":["A","B"],"default":"B"}"#.to_owned(), r#""B""#),
        (
            r#"{"nullable":{"named":"Kind"}}"#,
            r#""A""#,
            r#"{"type":["string","null"],"enum":["A","B",null],"default":"A"}"#.to_owned(),
            r#""A""#,
        ),
    ] {
        assert_eq!(schema_and_echo(ty, default), (fragment, format!(r#"{{"v":{echo}}}"#)), "{ty}");
    }
}

#[test]
fn other_defaults_are_not_written_but_stand_in() {
    for (ty, default, fragment, echo) in [
        (r#""string""#, " null ", r#"{"type":"string"}"#, "null"),
        (r#"{"nullable":"bool"}"#, "null", r#"{"type":["boolean","null"]}"#, "null"),
        (r#""dateOnly""#, r#""2026-01-31""#, r#"{"type":"string","format":"date"}"#, r#""2026-01-31""#),
        (r#""base64""#, r#""AQ==""#, r#"{"type":"string","contentEncoding":"base64"}"#, r#""AQ==""#),
        (r#"{"list":"bool"}"#, "[true]", r#"{"type":"array","items":{"type":"boolean"}}"#, "[true]"),
        (r#"{"dictionary":"bool"}"#, "{}", r#"{"type":"object","additionalProperties":{"type":"boolean"}}"#, "{}"),
        (r#""json""#, "[1.50]", "{}", "[1.50]"),
    ] {
        assert_eq!(schema_and_echo(ty, default), (fragment.to_owned(), format!(r#"{{"v":{echo}}}"#)), "{ty}");
    }
}

#[test]
fn a_null_default_lets_no_null_in() {
    let described = described(r#"[{"name":"v","type":"string","default":"null"}]"#);
    let fault = described.decode(br#"{"v":null}"#).unwrap_err();
    assert_eq!(fault.to_string(), "Argument 'v' must be a string, not null.");
}

#[test]
fn a_default_without_a_json_form_is_left_out_of_the_echo() {
    let described = described(r#"[{"name":"v","type":"double","optional":true},{"name":"w","type":"int"}]"#);
    assert_eq!(described.decode(br#"{"w":1}"#).unwrap(), r#"{"w":1}"#);
    assert_eq!(described.decode(br#"{"w":1,"v":2}"#).unwrap(), r#"{"v":2,"w":1}"#);
}

#[test]
fn a_default_need_not_satisfy_the_annotations() {
    let described =
        described(r#"[{"name":"v","type":"int","default":"0","annotations":[{"range":{"min":"1","max":"5"}}]}]"#);
    assert_eq!(
        described.input_schema(),
        r#"{"type":"object","properties":{"v":{"type":"integer","minimum":1,"maximum":5,"default":0}},"additionalProperties":false}"#
    );
}

#[test]
fn a_default_that_does_not_fit_is_refused() {
    for (ty, default, text) in [
        (
            r#""int""#,
            "1.5",
            "the default 1.5 of parameter 'v' does not fit its type: Argument 'v' must be an integer from -2147483648 to 2147483647",
        ),
        (r#""int""#, "one", "the default one of parameter 'v' does not fit its type: Arguments are not valid JSON"),
        (r#""int""#, "", "the default  of parameter 'v' does not fit its type: Arguments are not valid JSON"),
        (
            r#""string""#,
            "null null",
            "the default null null of parameter 'v' does not fit its type: Arguments are not valid JSON",
        ),
        (
            r#"{"named":"Kind"}"#,
            r#""C""#,
            "the default \"C\" of parameter 'v' does not fit its type: Argument 'v' must be one of 'A', 'B'",
        ),
    ] {
        let default = serde_json::to_string(default).unwrap();
        let error = try_described(&format!(r#"[{{"name":"v","type":{ty},"default":{default}}}]"#)).unwrap_err();
        assert_eq!(error.message(), text);
        assert_eq!(error.help(), "write a value of the type as JSON, or null for none");
        assert_eq!(error.id(), None);
    }
}
