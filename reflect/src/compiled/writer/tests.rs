//! The order of keywords, and that the compiler writes what the run time does.

use pretty_assertions::assert_eq;

use super::*;
use crate::compiled::fragment::{Form, Members, Pattern, Properties};

const ITEMS: Fragment = Fragment::string(Form::Plain, None, "{\"type\":\"string\"}");

/// No type has all keywords; the order of every pair is told by one that has.
const EVERYTHING: Fragment = Fragment {
    text: None,
    json_type: JsonType::String,
    nullable: true,
    form: Form::Plain,
    format: Some("uri"),
    description: Some("\"d\""),
    members: Some(Members { list: &[], json: "" }),
    minimum: Bound::Integer(i128::MIN),
    maximum: Bound::Number("1.5"),
    min_length: Some(0),
    max_length: Some(u64::MAX),
    pattern: Some(Pattern { source: "p", json: "\"p\"", is_match: None }),
    content_encoding: Some("base64"),
    items: Some(&ITEMS),
    min_items: Some(10),
    max_items: Some(99),
    unique_items: true,
    properties: Some(Properties {
        list: &[Property { name: "a", json: "\"a\"", fragment: ITEMS, required: true, read_only: false }],
        written: None,
    }),
    additional_properties: Additional::Closed,
    default: Written::Text("\"\\\u{8}\t\n\u{c}\r\0\u{1f}é"),
};

#[test]
fn keywords_stand_in_the_contracts_order() {
    let expected = r#"{"type":["string","null"],"format":"uri","description":"d","enum":[null],"minimum":-170141183460469231731687303715884105728,"maximum":1.5,"minLength":0,"maxLength":18446744073709551615,"pattern":"p","contentEncoding":"base64","items":{"type":"string"},"minItems":10,"maxItems":99,"uniqueItems":true,"properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false,"default":"\"\\\b\t\n\f\r\u0000\u001fé"}"#;
    assert_eq!(EVERYTHING.to_string(), expected);
}

#[test]
fn the_compiler_writes_the_same() {
    const LENGTH: usize = length(&EVERYTHING);
    static BYTES: [u8; LENGTH] = write(&EVERYTHING);
    assert_eq!(text(&BYTES), EVERYTHING.to_string());
}

#[test]
fn properties_written_beforehand_change_nothing() {
    const LIST: &[Property] = &[
        Property { name: "a", json: "\"a\"", fragment: ITEMS, required: false, read_only: false },
        Property { name: "b", json: "\"b\"", fragment: EVERYTHING, required: true, read_only: false },
    ];
    const LENGTH: usize = properties_length(LIST);
    static BYTES: [u8; LENGTH] = write_properties(LIST);
    let cached = Fragment::closed(LIST, Some(&BYTES)).describe("\"d\"").nullable();
    assert_eq!(cached.to_string(), Fragment::closed(LIST, None).describe("\"d\"").nullable().to_string());
}

#[test]
fn a_fragment_without_a_type_takes_a_description_and_nothing_of_null() {
    assert_eq!(Fragment::ANY.to_string(), "{}");
    assert_eq!(Fragment::ANY.nullable().describe("\"d\"").to_string(), r#"{"description":"d"}"#);
}

#[test]
fn an_object_without_properties_says_so() {
    let expected = r#"{"type":"object","properties":{},"additionalProperties":false}"#;
    assert_eq!(Fragment::closed(&[], None).to_string(), expected);
}
