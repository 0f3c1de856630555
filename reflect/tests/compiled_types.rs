//! Every row of the type table in the compiled lane: its schema, alone and nullable, what it reads and how
//! it writes it.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::sync::Arc;

use indexmap::{IndexMap, IndexSet};
use olt::compiled::{Encoder, Fragment, NoJsonForm};
use olt::json::Reader;
use olt::{JsonArray, JsonElement, JsonObject, Optional, ToolType};
use pretty_assertions::assert_eq;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ToolType)]
enum Kind {
    Open,
    Closed,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ToolType)]
struct Line {
    sku: String,
    #[serde(default)]
    qty: Option<u8>,
}

fn schema<T: ToolType>() -> String {
    T::FRAGMENT.to_string()
}

/// The value as it is written after it was read, or what was wrong with it.
fn read<T: ToolType>(json: &str) -> Result<String, String> {
    let mut reader = Reader::new(json.as_bytes());
    let decoded = T::decode(&mut reader, &T::FRAGMENT).map_err(|fault| fault.within_name("v"));
    let value = reader.finish(decoded).map_err(|fault| fault.to_string())?;
    let mut out = Encoder::result();
    value.encode(&mut out).map_err(|_| "no JSON form".to_owned())?;
    Ok(out.into_text())
}

/// All of `texts` are written as they were sent.
fn keeps<T: ToolType>(texts: &[&str]) {
    for text in texts {
        assert_eq!(read::<T>(text).as_deref(), Ok(*text), "{}", std::any::type_name::<T>());
    }
}

/// Each text is read, and written as the other.
fn reads<T: ToolType>(texts: &[(&str, &str)]) {
    for (text, written) in texts {
        assert_eq!(read::<T>(text).as_deref(), Ok(*written), "{} {text}", std::any::type_name::<T>());
    }
}

/// All of `texts` are refused as not being `expected`, the kind of the value where that is the fault.
fn refuses<T: ToolType>(expected: &str, texts: &[(&str, &str)]) {
    for (text, kind) in texts {
        let not = if kind.is_empty() { String::new() } else { format!(", not {kind}") };
        let fault = format!("Argument 'v' must be {expected}{not}.");
        assert_eq!(read::<T>(text), Err(fault), "{} {text}", std::any::type_name::<T>());
    }
}

#[test]
fn every_row_has_its_fragment() {
    let table: [(Fragment, &str, &str); 31] = [
        (bool::FRAGMENT, r#"{"type":"boolean"}"#, r#"{"type":["boolean","null"]}"#),
        (
            i8::FRAGMENT,
            r#"{"type":"integer","minimum":-128,"maximum":127}"#,
            r#"{"type":["integer","null"],"minimum":-128,"maximum":127}"#,
        ),
        (
            u8::FRAGMENT,
            r#"{"type":"integer","minimum":0,"maximum":255}"#,
            r#"{"type":["integer","null"],"minimum":0,"maximum":255}"#,
        ),
        (
            i16::FRAGMENT,
            r#"{"type":"integer","minimum":-32768,"maximum":32767}"#,
            r#"{"type":["integer","null"],"minimum":-32768,"maximum":32767}"#,
        ),
        (
            u16::FRAGMENT,
            r#"{"type":"integer","minimum":0,"maximum":65535}"#,
            r#"{"type":["integer","null"],"minimum":0,"maximum":65535}"#,
        ),
        (
            i32::FRAGMENT,
            r#"{"type":"integer","minimum":-2147483648,"maximum":2147483647}"#,
            r#"{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647}"#,
        ),
        (
            u32::FRAGMENT,
            r#"{"type":"integer","minimum":0,"maximum":4294967295}"#,
            r#"{"type":["integer","null"],"minimum":0,"maximum":4294967295}"#,
        ),
        (
            i64::FRAGMENT,
            r#"{"type":"integer","minimum":-9223372036854775808,"maximum":9223372036854775807}"#,
            r#"{"type":["integer","null"],"minimum":-9223372036854775808,"maximum":9223372036854775807}"#,
        ),
        (
            u64::FRAGMENT,
            r#"{"type":"integer","minimum":0,"maximum":18446744073709551615}"#,
            r#"{"type":["integer","null"],"minimum":0,"maximum":18446744073709551615}"#,
        ),
        (f32::FRAGMENT, r#"{"type":"number"}"#, r#"{"type":["number","null"]}"#),
        (f64::FRAGMENT, r#"{"type":"number"}"#, r#"{"type":["number","null"]}"#),
        (rust_decimal::Decimal::FRAGMENT, r#"{"type":"number"}"#, r#"{"type":["number","null"]}"#),
        (String::FRAGMENT, r#"{"type":"string"}"#, r#"{"type":["string","null"]}"#),
        (
            char::FRAGMENT,
            r#"{"type":"string","minLength":1,"maxLength":1}"#,
            r#"{"type":["string","null"],"minLength":1,"maxLength":1}"#,
        ),
        (uuid::Uuid::FRAGMENT, r#"{"type":"string","format":"uuid"}"#, r#"{"type":["string","null"],"format":"uuid"}"#),
        (
            jiff::Timestamp::FRAGMENT,
            r#"{"type":"string","format":"date-time"}"#,
            r#"{"type":["string","null"],"format":"date-time"}"#,
        ),
        (
            <chrono::DateTime<chrono::FixedOffset>>::FRAGMENT,
            r#"{"type":"string","format":"date-time"}"#,
            r#"{"type":["string","null"],"format":"date-time"}"#,
        ),
        (
            jiff::civil::Date::FRAGMENT,
            r#"{"type":"string","format":"date"}"#,
            r#"{"type":["string","null"],"format":"date"}"#,
        ),
        (
            chrono::NaiveTime::FRAGMENT,
            r#"{"type":"string","format":"time"}"#,
            r#"{"type":["string","null"],"format":"time"}"#,
        ),
        (
            jiff::SignedDuration::FRAGMENT,
            r#"{"type":"string","pattern":"^-?(\\d+\\.)?\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$"}"#,
            r#"{"type":["string","null"],"pattern":"^-?(\\d+\\.)?\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$"}"#,
        ),
        (url::Url::FRAGMENT, r#"{"type":"string","format":"uri"}"#, r#"{"type":["string","null"],"format":"uri"}"#),
        (
            bytes::Bytes::FRAGMENT,
            r#"{"type":"string","contentEncoding":"base64"}"#,
            r#"{"type":["string","null"],"contentEncoding":"base64"}"#,
        ),
        (
            Kind::FRAGMENT,
            r#"{"type":"string","enum":["Open","Closed"]}"#,
            r#"{"type":["string","null"],"enum":["Open","Closed",null]}"#,
        ),
        (
            <Vec<bool>>::FRAGMENT,
            r#"{"type":"array","items":{"type":"boolean"}}"#,
            r#"{"type":["array","null"],"items":{"type":"boolean"}}"#,
        ),
        (
            <HashSet<Kind>>::FRAGMENT,
            r#"{"type":"array","items":{"type":"string","enum":["Open","Closed"]},"uniqueItems":true}"#,
            r#"{"type":["array","null"],"items":{"type":"string","enum":["Open","Closed"]},"uniqueItems":true}"#,
        ),
        (
            <HashMap<String, Option<f64>>>::FRAGMENT,
            r#"{"type":"object","additionalProperties":{"type":["number","null"]}}"#,
            r#"{"type":["object","null"],"additionalProperties":{"type":["number","null"]}}"#,
        ),
        (JsonElement::FRAGMENT, "{}", "{}"),
        (JsonObject::FRAGMENT, r#"{"type":"object"}"#, r#"{"type":["object","null"]}"#),
        (JsonArray::FRAGMENT, r#"{"type":"array"}"#, r#"{"type":["array","null"]}"#),
        (serde_json::Value::FRAGMENT, "{}", "{}"),
        (
            Line::FRAGMENT,
            r#"{"type":"object","properties":{"sku":{"type":"string"},"qty":{"type":["integer","null"],"minimum":0,"maximum":255}},"required":["sku"],"additionalProperties":false}"#,
            r#"{"type":["object","null"],"properties":{"sku":{"type":"string"},"qty":{"type":["integer","null"],"minimum":0,"maximum":255}},"required":["sku"],"additionalProperties":false}"#,
        ),
    ];
    for (fragment, plain, nullable) in table {
        assert_eq!(fragment.to_string(), plain);
        assert_eq!(fragment.nullable().to_string(), nullable);
        assert_eq!(fragment.nullable().nullable().to_string(), nullable);
    }
}

#[test]
fn other_spellings_have_the_fragment_of_their_row() {
    let string = schema::<String>();
    let strings = schema::<Vec<String>>();
    let numbers = schema::<HashMap<String, i32>>();
    let set = schema::<HashSet<i32>>();
    let table = [
        (schema::<Box<str>>(), &string),
        (schema::<Cow<'static, str>>(), &string),
        (schema::<Arc<String>>(), &string),
        (schema::<Optional<String>>(), &string),
        (schema::<Box<[String]>>(), &strings),
        (schema::<VecDeque<Box<String>>>(), &strings),
        (schema::<BTreeMap<String, i32>>(), &numbers),
        (schema::<IndexMap<String, i32>>(), &numbers),
        (schema::<BTreeSet<i32>>(), &set),
        (schema::<IndexSet<i32>>(), &set),
        (schema::<chrono::DateTime<chrono::Utc>>(), &schema::<jiff::Timestamp>()),
        (schema::<chrono::NaiveDate>(), &schema::<jiff::civil::Date>()),
        (schema::<jiff::civil::Time>(), &schema::<chrono::NaiveTime>()),
        (schema::<chrono::TimeDelta>(), &schema::<jiff::SignedDuration>()),
        (schema::<serde_json::Map<String, serde_json::Value>>(), &schema::<JsonObject>()),
        (schema::<Option<Option<i32>>>(), &schema::<Option<i32>>()),
    ];
    for (fragment, row) in table {
        assert_eq!(&fragment, row);
    }
}

#[test]
fn numbers_are_read_by_their_digits() {
    keeps::<bool>(&["true", "false"]);
    refuses::<bool>("true or false", &[("1", "a number"), ("null", "null"), ("\"true\"", "a string")]);
    reads::<i32>(&[("1", "1"), ("-0", "0"), ("1e2", "100"), ("7.0", "7"), ("-2147483648", "-2147483648")]);
    refuses::<i32>(
        "an integer from -2147483648 to 2147483647",
        &[("2147483648", ""), ("1.5", ""), ("true", "a boolean"), ("\"1\"", "a string"), ("[1]", "an array")],
    );
    keeps::<u64>(&["18446744073709551615"]);
    refuses::<u64>("an integer from 0 to 18446744073709551615", &[("18446744073709551616", ""), ("-1", "")]);
    reads::<f64>(&[("1", "1"), ("-0.0", "-0"), ("1E+20", "1E+20"), ("0.1", "0.1"), ("1e17", "1E+17")]);
    refuses::<f64>("a number within the range of double", &[("1e400", "")]);
    refuses::<f64>("a number", &[("\"1\"", "a string")]);
    refuses::<f32>("a number within the range of float", &[("1e39", "")]);
    reads::<rust_decimal::Decimal>(&[
        ("1.50", "1.50"),
        ("1e-30", "0.0000000000000000000000000000"),
        ("79228162514264337593543950335", "79228162514264337593543950335"),
        ("-0", "0"),
        ("15e-1", "1.5"),
    ]);
    let decimal = "a number within the range of decimal";
    refuses::<rust_decimal::Decimal>(decimal, &[("79228162514264337593543950336", "")]);
}

#[test]
fn texts_are_read_by_their_form() {
    keeps::<String>(&[r#""""#, r#""é\n\u0000""#]);
    refuses::<String>("a string", &[("1", "a number"), ("null", "null")]);
    keeps::<Box<str>>(&["\"x\""]);
    keeps::<Cow<'static, str>>(&["\"x\""]);
    keeps::<char>(&["\"A\"", "\"\\u0000\""]);
    refuses::<char>("a string of one character", &[("\"\"", ""), ("\"ab\"", ""), ("\"😀\"", ""), ("1", "a number")]);
    reads::<uuid::Uuid>(&[("\"0F8FAD5B-d9cb-469f-a165-70867728950e\"", "\"0f8fad5b-d9cb-469f-a165-70867728950e\"")]);
    refuses::<uuid::Uuid>("a UUID", &[("\"{0f8fad5b-d9cb-469f-a165-70867728950e}\"", ""), ("1", "a number")]);
    keeps::<url::Url>(&["\"https://a.b/c\"", "\"mailto:a@b\""]);
    refuses::<url::Url>("an absolute URI", &[("\"~/path\"", ""), ("\"a b\"", ""), ("\"http://é\"", "")]);
    keeps::<bytes::Bytes>(&["\"AQID\"", "\"\"", "\"AQ==\""]);
    refuses::<bytes::Bytes>("a base64 string", &[("\"AQI\"", ""), ("\"AQ-_\"", ""), ("\"AQJ=\"", "")]);
    keeps::<Kind>(&["\"Open\""]);
    refuses::<Kind>("one of 'Open', 'Closed'", &[("\"open\"", ""), ("\" Open \"", ""), ("1", "a number")]);
    refuses::<Option<Kind>>("one of 'Open', 'Closed' or null", &[("\"open\"", ""), ("1", "a number")]);
}

fn moments<T: ToolType>() {
    keeps::<T>(&["\"2019-07-26T16:59:57Z\"", "\"2019-07-26T16:59:57.1234567Z\"", "\"0001-01-01T00:00:00Z\""]);
    reads::<T>(&[
        ("\"2019-07-26t16:59:57.50-05:00\"", "\"2019-07-26T21:59:57.5Z\""),
        ("\"1969-12-31T23:59:59.9Z\"", "\"1969-12-31T23:59:59.9Z\""),
    ]);
    let expected = "an RFC 3339 date-time such as 2026-01-31T09:30:00Z";
    refuses::<T>(expected, &[("\"2019-07-26T16:59:57\"", ""), ("\"2016-12-31T23:59:60Z\"", ""), ("1", "a number")]);
}

fn dates<T: ToolType>() {
    keeps::<T>(&["\"2019-07-26\"", "\"0001-01-01\"", "\"9999-12-31\"", "\"2024-02-29\""]);
    refuses::<T>("a date such as 2026-01-31", &[("\"2019-7-26\"", ""), ("\"2023-02-29\"", ""), ("1", "a number")]);
}

fn times<T: ToolType>() {
    keeps::<T>(&["\"23:59:59\"", "\"00:00:00\""]);
    reads::<T>(&[("\"23:59:59.1\"", "\"23:59:59.1000000\""), ("\"09:30:00.0000001\"", "\"09:30:00.0000001\"")]);
    refuses::<T>("a time such as 09:30:00", &[("\"23:59\"", ""), ("\"24:00:00\"", ""), ("1", "a number")]);
}

fn spans<T: ToolType>() {
    keeps::<T>(&["\"00:00:01\"", "\"-00:00:01\"", "\"-10675199.02:48:05.4775808\"", "\"10675199.02:48:05.4775807\""]);
    reads::<T>(&[("\"-1.02:03:04.5\"", "\"-1.02:03:04.5000000\""), ("\"0.00:00:00\"", "\"00:00:00\"")]);
    refuses::<T>("a time span such as 1.02:03:04.5", &[("\"24:00:00\"", ""), ("\"PT1S\"", ""), ("1", "a number")]);
}

#[test]
fn moments_and_spans_are_those_of_either_crate() {
    moments::<jiff::Timestamp>();
    moments::<chrono::DateTime<chrono::Utc>>();
    keeps::<chrono::DateTime<chrono::FixedOffset>>(&[
        "\"2019-07-26T16:59:57.5-05:30\"",
        "\"2019-07-26T16:59:57+00:00\"",
    ]);
    reads::<chrono::DateTime<chrono::FixedOffset>>(&[("\"2019-07-26T16:59:57Z\"", "\"2019-07-26T16:59:57+00:00\"")]);
    dates::<jiff::civil::Date>();
    dates::<chrono::NaiveDate>();
    times::<jiff::civil::Time>();
    times::<chrono::NaiveTime>();
    spans::<jiff::SignedDuration>();
    spans::<chrono::TimeDelta>();
}

#[test]
fn what_the_contract_can_not_say_is_not_written() {
    fn fails(value: &impl ToolType) -> NoJsonForm {
        value.encode(&mut Encoder::result()).unwrap_err()
    }
    assert_eq!(fails(&jiff::civil::Date::new(-1, 1, 1).unwrap()), NoJsonForm::OutOfRange);
    assert_eq!(fails(&jiff::SignedDuration::MAX), NoJsonForm::OutOfRange);
    assert_eq!(fails(&f32::NAN), NoJsonForm::NotFinite);
    assert_eq!(fails(&vec![f64::INFINITY]), NoJsonForm::NotFinite);
}

#[test]
fn collections_tell_where_the_fault_is() {
    keeps::<Vec<Option<i32>>>(&["[]", "[1,null,3]"]);
    keeps::<Box<[i32]>>(&["[1]"]);
    keeps::<VecDeque<i32>>(&["[1,2]"]);
    refuses::<Vec<i32>>("an array", &[("{}", "an object"), ("null", "null")]);
    assert_eq!(
        read::<Vec<Vec<bool>>>("[[true],[true,0]]"),
        Err("Argument 'v[1][1]' must be true or false, not a number.".to_owned())
    );
    keeps::<IndexMap<String, i32>>(&[r#"{"b":1,"a":2}"#, "{}"]);
    reads::<HashMap<String, i32>>(&[(r#"{"b":1,"a":2}"#, r#"{"a":2,"b":1}"#)]);
    keeps::<BTreeMap<String, Line>>(&[r#"{"a b":{"sku":"x","qty":null}}"#]);
    assert_eq!(
        read::<HashMap<String, Line>>(r#"{"my key":{"qty":1}}"#),
        Err("Argument 'v['my key'].sku' is required.".to_owned())
    );
    let twice = Err("Argument 'v.a' is given twice.".to_owned());
    assert_eq!(read::<HashMap<String, i32>>(r#"{"a":1,"a":"x"}"#), twice);
    assert_eq!(read::<BTreeMap<String, i32>>(r#"{"a":1,"a":"x"}"#), twice);
    assert_eq!(read::<IndexMap<String, i32>>(r#"{"a":1,"a":"x"}"#), twice);
    refuses::<IndexMap<String, i32>>("an object", &[("[]", "an array")]);
}

fn sets<T: ToolType>() {
    assert_eq!(read::<T>("[3,1,2,1.0]"), Err("Argument 'v[3]' repeats 'v[1]'.".to_owned()));
    refuses::<T>("an array", &[("1", "a number")]);
}

#[test]
fn sets_refuse_what_decodes_equal() {
    sets::<HashSet<i32>>();
    sets::<BTreeSet<i32>>();
    sets::<IndexSet<i32>>();
    reads::<HashSet<i32>>(&[("[10,9]", "[10,9]"), ("[9,10]", "[10,9]")]);
    reads::<BTreeSet<i32>>(&[("[10,9]", "[9,10]")]);
    keeps::<IndexSet<i32>>(&["[10,9]"]);
    let repeats = |of: usize, by: usize| Err(format!("Argument 'v[{by}]' repeats 'v[{of}]'."));
    assert_eq!(read::<HashSet<JsonElement>>(r#"[1,"1",{"a":[1.0]},{"a":[1]}]"#), repeats(2, 3));
    assert_eq!(read::<HashSet<rust_decimal::Decimal>>("[1.5,1.50]"), repeats(0, 1));
    assert_eq!(read::<HashSet<Line>>(r#"[{"sku":"a"},{"qty":null,"sku":"a"}]"#), repeats(0, 1));
    let instants = r#"["2019-07-26T16:59:57Z","2019-07-26T17:59:57+01:00"]"#;
    assert_eq!(read::<HashSet<chrono::DateTime<chrono::FixedOffset>>>(instants), repeats(0, 1));
    assert_eq!(
        read::<HashSet<i32>>(r#"[1,"x"]"#),
        Err("Argument 'v[1]' must be an integer from -2147483648 to 2147483647, not a string.".to_owned())
    );
}

#[test]
fn json_of_any_shape_keeps_its_text() {
    keeps::<JsonElement>(&["null", "1.50", "1e400", r#"{"b":[1.0],"a":9007199254740993}"#]);
    keeps::<JsonObject>(&[r#"{"b":1.0}"#]);
    keeps::<JsonArray>(&["[1.0,null]"]);
    refuses::<JsonObject>("an object", &[("[]", "an array")]);
    refuses::<JsonArray>("an array", &[("{}", "an object")]);
    assert_eq!(read::<JsonElement>(r#"{"a":{"b":1,"b":1}}"#), Err("Argument 'v.a.b' is given twice.".to_owned()));
    keeps::<serde_json::Value>(&["null", r#"{"a":[1,true]}"#]);
    let beyond = Err("Argument 'v.a[0]' must be a number within the range of double.".to_owned());
    assert_eq!(read::<serde_json::Value>(r#"{"a":[1e400]}"#), beyond);
    assert_eq!(read::<serde_json::Map<String, serde_json::Value>>(r#"{"a":[1e400]}"#), beyond);
    assert_eq!(read::<Option<serde_json::Value>>("null").as_deref(), Ok("null"));
}
