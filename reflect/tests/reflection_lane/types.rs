//! The types of other crates: what describes them, how they read and how they are written.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::sync::Arc;

use bytes::Bytes;
use chrono::{DateTime, FixedOffset, NaiveDate, NaiveTime, TimeDelta, Utc};
use indexmap::{IndexMap, IndexSet};
use jiff::SignedDuration;
use olt::reflection::Reflect;
use olt::{JsonArray, JsonElement, JsonObject, Part, Tool, ToolContext, ToolInvoker};
use pretty_assertions::assert_eq;
use rust_decimal::Decimal;
use url::Url;
use uuid::Uuid;

/// A tool that returns its only argument.
fn identity<T: Reflect>() -> Tool {
    Tool::create(|v: T| v).name("t").param("v").build().unwrap()
}

fn fragment(tool: &Tool) -> &str {
    let schema = tool.input_schema().strip_prefix(r#"{"type":"object","properties":{"v":"#).unwrap();
    schema.strip_suffix(r#"},"required":["v"],"additionalProperties":false}"#).unwrap()
}

/// Sends `json` as a `T`: the echo, which the result has to equal, or the error text.
fn through<T: Reflect>(json: &str) -> Result<String, String> {
    let tool = identity::<T>();
    let arguments = format!(r#"{{"v":{json}}}"#);
    let echo = tool.decode(&arguments).map_err(|fault| fault.to_string())?;
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let result = runtime.block_on(ToolInvoker::invoke(&tool, &arguments, &ToolContext::new())).unwrap();
    match result.parts.as_slice() {
        [Part::Json(json)] => assert_eq!(format!(r#"{{"v":{json}}}"#), echo),
        [Part::Text(text)] => assert_eq!(serde_json::json!({"v": text}).to_string(), echo),
        parts => panic!("{parts:?}"),
    }
    Ok(echo.strip_prefix(r#"{"v":"#).unwrap().strip_suffix('}').unwrap().to_owned())
}

fn stays<T: Reflect>(json: &str) {
    assert_eq!(through::<T>(json), Ok(json.to_owned()));
}

fn becomes<T: Reflect>(json: &str, written: &str) {
    assert_eq!(through::<T>(json), Ok(written.to_owned()));
}

fn refused<T: Reflect>(json: &str, text: &str) {
    assert_eq!(through::<T>(json), Err(text.to_owned()));
}

#[test]
fn every_spelling_has_the_fragment_of_its_row() {
    let formatted = |format: &str| format!(r#"{{"type":"string","format":"{format}"}}"#);
    let byte = r#"{"type":"integer","minimum":0,"maximum":255}"#;
    for (tool, expected) in [
        (identity::<Decimal>(), r#"{"type":"number"}"#.to_owned()),
        (identity::<Uuid>(), formatted("uuid")),
        (identity::<jiff::Timestamp>(), formatted("date-time")),
        (identity::<DateTime<Utc>>(), formatted("date-time")),
        (identity::<DateTime<FixedOffset>>(), formatted("date-time")),
        (identity::<jiff::civil::Date>(), formatted("date")),
        (identity::<NaiveDate>(), formatted("date")),
        (identity::<jiff::civil::Time>(), formatted("time")),
        (identity::<NaiveTime>(), formatted("time")),
        (identity::<Url>(), formatted("uri")),
        (identity::<Bytes>(), r#"{"type":"string","contentEncoding":"base64"}"#.to_owned()),
        (identity::<Vec<u8>>(), format!(r#"{{"type":"array","items":{byte}}}"#)),
        (identity::<VecDeque<u8>>(), format!(r#"{{"type":"array","items":{byte}}}"#)),
        (identity::<Box<[u8]>>(), format!(r#"{{"type":"array","items":{byte}}}"#)),
        (identity::<IndexSet<u8>>(), format!(r#"{{"type":"array","items":{byte},"uniqueItems":true}}"#)),
        (identity::<IndexMap<String, u8>>(), format!(r#"{{"type":"object","additionalProperties":{byte}}}"#)),
        (identity::<HashMap<String, u8>>(), format!(r#"{{"type":"object","additionalProperties":{byte}}}"#)),
        (identity::<Arc<Box<u8>>>(), byte.to_owned()),
        (identity::<serde_json::Value>(), "{}".to_owned()),
        (identity::<Option<serde_json::Value>>(), "{}".to_owned()),
        (identity::<serde_json::Map<String, serde_json::Value>>(), r#"{"type":"object"}"#.to_owned()),
        (identity::<Option<Url>>(), r#"{"type":["string","null"],"format":"uri"}"#.to_owned()),
    ] {
        assert_eq!(fragment(&tool), expected);
    }
    let span = r#"{"type":"string","pattern":"^-?(\\d+\\.)?\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$"}"#;
    assert_eq!(fragment(&identity::<TimeDelta>()), span);
    assert_eq!(fragment(&identity::<SignedDuration>()), span);
}

#[test]
fn decimals_keep_their_scale() {
    stays::<Decimal>("-1.50");
    stays::<Decimal>("79228162514264337593543950335");
    becomes::<Decimal>("1e-30", "0.0000000000000000000000000000");
    refused::<Decimal>("1e29", "Argument 'v' must be a number within the range of decimal.");
}

#[test]
fn instants_are_told_in_utc_or_at_their_offset() {
    becomes::<DateTime<Utc>>(r#""2026-01-31T10:30:00.50+01:00""#, r#""2026-01-31T09:30:00.5Z""#);
    becomes::<jiff::Timestamp>(r#""2026-01-31T10:30:00.50+01:00""#, r#""2026-01-31T09:30:00.5Z""#);
    stays::<jiff::Timestamp>(r#""0001-01-01T00:00:00.0000001Z""#);
    stays::<DateTime<Utc>>(r#""0001-01-01T00:00:00.0000001Z""#);
    stays::<DateTime<Utc>>(r#""9999-12-31T23:59:59.9999999Z""#);
    stays::<DateTime<FixedOffset>>(r#""2026-01-31T10:30:00.5+01:00""#);
    becomes::<DateTime<FixedOffset>>(r#""2026-01-31T10:30:00Z""#, r#""2026-01-31T10:30:00+00:00""#);
}

#[test]
fn days_times_and_spans_are_kept() {
    for day in [r#""0001-01-01""#, r#""2024-02-29""#, r#""9999-12-31""#] {
        stays::<NaiveDate>(day);
        stays::<jiff::civil::Date>(day);
    }
    for time in [r#""00:00:00""#, r#""09:30:00.5000000""#, r#""23:59:59.9999999""#] {
        stays::<NaiveTime>(time);
        stays::<jiff::civil::Time>(time);
    }
    for span in [r#""-00:00:01.5000000""#, r#""10675199.02:48:05.4775807""#, r#""-10675199.02:48:05.4775808""#] {
        stays::<TimeDelta>(span);
        stays::<SignedDuration>(span);
    }
}

#[test]
fn the_other_scalars_are_kept() {
    becomes::<Uuid>(r#""0F8FAD5B-D9CB-469F-A165-70867728950E""#, r#""0f8fad5b-d9cb-469f-a165-70867728950e""#);
    becomes::<Url>(r#""HTTP://A.b""#, r#""http://a.b/""#);
    stays::<Bytes>(r#""AQID""#);
}

#[test]
fn collections_are_kept() {
    stays::<IndexSet<String>>(r#"["b","a"]"#);
    becomes::<BTreeSet<String>>(r#"["b","a"]"#, r#"["a","b"]"#);
    becomes::<HashSet<String>>(r#"["b","a"]"#, r#"["a","b"]"#);
    stays::<IndexMap<String, Option<u8>>>(r#"{"b":1,"a":null}"#);
    stays::<JsonObject>(r#"{"b":1.50,"a":1e400}"#);
    stays::<JsonArray>("[1.50,null]");
    becomes::<serde_json::Value>(r#"{"b":1.50,"a":1}"#, r#"{"a":1,"b":1.5}"#);
}

#[test]
fn what_a_type_can_not_hold_is_refused_where_it_stands() {
    refused::<Url>(r#""http://a:99999/""#, "Argument 'v' must be an absolute URI.");
    refused::<Option<Url>>(r#""http://a:99999/""#, "Argument 'v' must be an absolute URI or null.");
    refused::<Vec<Url>>(r#"["x:y","http://a:99999/",1]"#, "Argument 'v[1]' must be an absolute URI.");
    refused::<jiff::Timestamp>(
        r#""9999-12-31T23:59:59Z""#,
        "Argument 'v' must be an RFC 3339 date-time such as 2026-01-31T09:30:00Z.",
    );
    refused::<serde_json::Value>(
        r#"{"a":[1e400,{"b":1,"b":2}]}"#,
        "Argument 'v.a[0]' must be a number within the range of double.",
    );
    refused::<serde_json::Map<String, serde_json::Value>>("[]", "Argument 'v' must be an object, not an array.");
    refused::<IndexMap<String, serde_json::Value>>(
        r#"{"k":-1e400}"#,
        "Argument 'v.k' must be a number within the range of double.",
    );
}

#[test]
fn texts_that_are_one_value_of_the_type_are_a_repeat() {
    let urls = r#"["http://a/","x:y","HTTP://A"]"#;
    refused::<HashSet<Url>>(urls, "Argument 'v[2]' repeats 'v[0]'.");
    refused::<BTreeSet<Url>>(urls, "Argument 'v[2]' repeats 'v[0]'.");
    refused::<Vec<IndexSet<Url>>>(&format!("[[],{urls}]"), "Argument 'v[1][2]' repeats 'v[1][0]'.");
    stays::<BTreeSet<Url>>(r#"["http://a/","x:y"]"#);
    refused::<HashSet<JsonElement>>("[1,2,1.0]", "Argument 'v[2]' repeats 'v[0]'.");
    becomes::<HashSet<JsonElement>>(r#"[1,"1"]"#, r#"["1",1]"#);
}

#[test]
fn a_result_beyond_its_row_is_a_failure() {
    let text = |tool: Tool| {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let result = runtime.block_on(ToolInvoker::invoke(&tool, "", &ToolContext::new())).unwrap();
        assert!(result.is_error);
        result.parts
    };
    let expected = [Part::text("Tool 't' failed: Error: the result is beyond the range of its type")];
    assert_eq!(text(Tool::create(|| NaiveDate::MAX).name("t").build().unwrap()), expected);
    assert_eq!(text(Tool::create(|| DateTime::<Utc>::MIN_UTC).name("t").build().unwrap()), expected);
    assert_eq!(text(Tool::create(|| jiff::civil::Date::MIN).name("t").build().unwrap()), expected);
    assert_eq!(text(Tool::create(|| SignedDuration::MAX).name("t").build().unwrap()), expected);
    assert_eq!(text(Tool::create(|| vec![TimeDelta::MAX]).name("t").build().unwrap()), expected);
}
