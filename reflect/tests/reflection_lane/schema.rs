//! Every row of the type table, in every place a type can stand.

use olt::reflection::Described;
use pretty_assertions::assert_eq;

use crate::{described, fragment, of_type, signature};

const INT: &str = r#""minimum":-2147483648,"maximum":2147483647"#;
const ITEM: &str = r#""properties":{"id":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"kind":{"type":"string","enum":["A","B"]},"total":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"required":["id"],"additionalProperties":false}"#;
const TIME_SPAN: &str = r#""pattern":"^-?(\\d+\\.)?\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$"}"#;

/// A type as signature JSON, its fragment, and the fragment of the nullable type.
fn rows() -> Vec<(&'static str, String, String)> {
    let with_null = |ty: &'static str, json: &str, rest: &str| {
        let rest = if rest.is_empty() { "}".to_owned() } else { format!(",{rest}") };
        (ty, format!(r#"{{"type":"{json}"{rest}"#), format!(r#"{{"type":["{json}","null"]{rest}"#))
    };
    let formatted = |ty, format: &str| with_null(ty, "string", &format!(r#""format":"{format}"}}"#));
    let integer = |ty, min: &str, max: &str| with_null(ty, "integer", &format!(r#""minimum":{min},"maximum":{max}}}"#));
    vec![
        with_null(r#""bool""#, "boolean", ""),
        integer(r#""sbyte""#, "-128", "127"),
        integer(r#""byte""#, "0", "255"),
        integer(r#""short""#, "-32768", "32767"),
        integer(r#""ushort""#, "0", "65535"),
        integer(r#""int""#, "-2147483648", "2147483647"),
        integer(r#""uint""#, "0", "4294967295"),
        integer(r#""long""#, "-9223372036854775808", "9223372036854775807"),
        integer(r#""ulong""#, "0", "18446744073709551615"),
        with_null(r#""float""#, "number", ""),
        with_null(r#""double""#, "number", ""),
        with_null(r#""decimal""#, "number", ""),
        with_null(r#""string""#, "string", ""),
        with_null(r#""char""#, "string", r#""minLength":1,"maxLength":1}"#),
        formatted(r#""guid""#, "uuid"),
        formatted(r#""dateTime""#, "date-time"),
        formatted(r#""dateTimeOffset""#, "date-time"),
        formatted(r#""dateOnly""#, "date"),
        formatted(r#""timeOnly""#, "time"),
        with_null(r#""timeSpan""#, "string", TIME_SPAN),
        formatted(r#""uri""#, "uri"),
        with_null(r#""base64""#, "string", r#""contentEncoding":"base64"}"#),
        (
            r#"{"named":"Kind"}"#,
            r#"{"type":"string","enum":["A","B"]}"#.to_owned(),
            r#"{"type":["string","null"],"enum":["A","B",null]}"#.to_owned(),
        ),
        with_null(r#"{"list":"int"}"#, "array", &format!(r#""items":{{"type":"integer",{INT}}}}}"#)),
        with_null(r#"{"set":"int"}"#, "array", &format!(r#""items":{{"type":"integer",{INT}}},"uniqueItems":true}}"#)),
        with_null(
            r#"{"dictionary":"int"}"#,
            "object",
            &format!(r#""additionalProperties":{{"type":"integer",{INT}}}}}"#),
        ),
        (r#""json""#, "{}".to_owned(), "{}".to_owned()),
        with_null(r#""jsonObject""#, "object", ""),
        with_null(r#""jsonArray""#, "array", ""),
        with_null(r#"{"named":"Item"}"#, "object", ITEM),
    ]
}

#[test]
fn every_row_stands_in_every_place() {
    for (ty, plain, nullable) in rows() {
        assert_eq!(fragment(&of_type(ty, "")), plain, "{ty}");
        let nullable_ty = format!(r#"{{"nullable":{ty}}}"#);
        assert_eq!(fragment(&of_type(&nullable_ty, "")), nullable, "{ty}");
        assert_eq!(fragment(&of_type(&format!(r#"{{"nullable":{nullable_ty}}}"#), "")), nullable, "{ty}");
        for (inner, expected) in [(ty, &plain), (nullable_ty.as_str(), &nullable)] {
            let list = fragment(&of_type(&format!(r#"{{"list":{inner}}}"#), "")).to_owned();
            assert_eq!(list, format!(r#"{{"type":"array","items":{expected}}}"#));
            let set = fragment(&of_type(&format!(r#"{{"set":{inner}}}"#), "")).to_owned();
            assert_eq!(set, format!(r#"{{"type":"array","items":{expected},"uniqueItems":true}}"#));
            let dictionary = fragment(&of_type(&format!(r#"{{"dictionary":{inner}}}"#), "")).to_owned();
            assert_eq!(dictionary, format!(r#"{{"type":"object","additionalProperties":{expected}}}"#));
            assert_eq!(
                property(inner),
                format!(r#"{{"type":"object","properties":{{"p":{expected}}},"additionalProperties":false}}"#)
            );
        }
    }
}

/// The fragment of a record whose only property has this type.
fn property(ty: &str) -> String {
    let mut signature = signature(r#"[{"name":"v","type":{"named":"Outer"}}]"#);
    let outer = format!(r#"{{"record":[{{"name":"p","type":{ty}}}]}}"#);
    signature.types.insert("Outer".to_owned(), serde_json::from_str(&outer).unwrap());
    fragment(&Described::new(&signature).unwrap()).to_owned()
}

#[test]
fn properties_are_there_even_when_there_are_none() {
    assert_eq!(described("[]").input_schema(), r#"{"type":"object","properties":{},"additionalProperties":false}"#);
    let mut empty = signature(r#"[{"name":"v","type":{"named":"Empty"}}]"#);
    empty.types.insert("Empty".to_owned(), serde_json::from_str(r#"{"record":[]}"#).unwrap());
    assert_eq!(
        fragment(&Described::new(&empty).unwrap()),
        r#"{"type":"object","properties":{},"additionalProperties":false}"#
    );
}

#[test]
fn descriptions_stand_behind_type_and_format() {
    for (ty, expected) in [
        (r#""int""#, r#"{"type":"integer","description":"a \"b\"\n","minimum":-2147483648,"maximum":2147483647}"#),
        (r#""guid""#, r#"{"type":"string","format":"uuid","description":"a \"b\"\n"}"#),
        (r#""json""#, r#"{"description":"a \"b\"\n"}"#),
        (
            r#"{"nullable":{"named":"Kind"}}"#,
            r#"{"type":["string","null"],"description":"a \"b\"\n","enum":["A","B",null]}"#,
        ),
    ] {
        let described = described(&format!(r#"[{{"name":"v","type":{ty},"description":"a \"b\"\n"}}]"#));
        assert_eq!(fragment(&described), expected);
    }
}

#[test]
fn text_is_escaped_no_more_than_json_asks() {
    let described =
        described(r#"[{"name":"a\"é","type":"string","description":"\\ \b\t\f\r / < > & + \u001f \u007f \u2028 é"}]"#);
    assert_eq!(
        described.input_schema(),
        "{\"type\":\"object\",\"properties\":{\"a\\\"é\":{\"type\":\"string\",\"description\":\"\\\\ \\b\\t\\f\\r / < > & + \\u001f \u{7f} \u{2028} é\"}},\"required\":[\"a\\\"é\"],\"additionalProperties\":false}"
    );
}

#[test]
fn what_a_tool_returns_has_a_schema_unless_it_is_content() {
    for (ty, plain, nullable) in rows() {
        let has_schema = !matches!(ty, r#""string""# | r#""json""# | r#""jsonObject""# | r#""jsonArray""#);
        assert_eq!(output(&format!(r#"{{"value":{ty}}}"#)), has_schema.then_some(plain), "{ty}");
        let nullable_output = output(&format!(r#"{{"value":{{"nullable":{ty}}}}}"#));
        assert_eq!(nullable_output, has_schema.then_some(nullable), "{ty}");
    }
    for content in [r#""void""#, r#""part""#, r#""parts""#, r#""toolResult""#] {
        assert_eq!(output(content), None);
    }
}

fn output(returns: &str) -> Option<String> {
    let mut signature = signature("[]");
    signature.returns = serde_json::from_str(returns).unwrap();
    Described::new(&signature).unwrap().output_schema().map(str::to_owned)
}

#[test]
fn the_definition_says_what_the_signature_says() {
    let text = r#"{"name":"go","description":"Goes.","endsLoop":true,"requiresApproval":true,"parallelSafe":false,"timeoutSeconds":7}"#;
    let described = Described::new(&serde_json::from_str(text).unwrap()).unwrap();
    let definition = described.definition();
    assert_eq!((&*definition.name, &*definition.description), ("go", "Goes."));
    let metadata = definition.metadata;
    assert!(metadata.ends_loop && metadata.requires_approval && !metadata.parallel_safe);
    assert_eq!(metadata.timeout_seconds, 7);
}
