//! The same value returned in both lanes comes to the same result, and has the same output schema.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::sync::Arc;

use bytes::Bytes;
use chrono::{DateTime, FixedOffset, NaiveDate, NaiveTime, TimeDelta, Utc};
use indexmap::{IndexMap, IndexSet};
use olt::contract::Data;
use olt::{JsonArray, JsonElement, JsonObject, Optional, Part, Tool, ToolContext, ToolInvoker, ToolResult, ToolType};
use pretty_assertions::assert_eq;
use rust_decimal::{Decimal, dec};
use serde_json::json;
use url::Url;
use uuid::Uuid;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ToolType)]
enum Size {
    Small,
    #[serde(rename = "so \"large\"")]
    Large,
}

#[derive(ToolType)]
#[serde(rename_all = "camelCase")]
struct Receipt {
    order_id: u64,
    size: Size,
    #[serde(default)]
    note: Option<String>,
    odd: Optional<bool>,
    #[arg(read_only)]
    total: f32,
    #[serde(skip)]
    _secret: u8,
}

fn receipt(odd: Optional<bool>, total: f32) -> Receipt {
    Receipt { order_id: 1, size: Size::Large, note: None, odd, total, _secret: 1 }
}

/// What a call gives: the parts, whether they tell an error, and the tool's output schema.
type Told = (Vec<Part>, bool, Option<String>);

async fn told(tool: Tool) -> Told {
    let ToolResult { parts, is_error, .. } = ToolInvoker::invoke(&tool, "", &ToolContext::new()).await.unwrap();
    (parts, is_error, tool.output_schema().map(str::to_owned))
}

/// What a function that returns this value comes to, which has to be the same in both lanes.
macro_rules! returned {
    ($ty:ty, $value:expr) => {{
        #[olt::tool]
        fn f() -> $ty {
            $value
        }
        let compiled = told(f::tool()).await;
        assert_eq!(told(Tool::create(f).build().unwrap()).await, compiled, "{}", stringify!($value));
        compiled
    }};
}

/// The value is one JSON part.
macro_rules! json_parts {
    ($($ty:ty, $value:expr => $text:expr;)+) => {$(
        let (parts, is_error, _) = returned!($ty, $value);
        assert_eq!((parts, is_error), (vec![Part::json($text)], false), "{}", stringify!($value));
    )+};
}

/// The value has no JSON form.
macro_rules! failures {
    ($($ty:ty, $value:expr => $text:expr;)+) => {$(
        let (parts, is_error, _) = returned!($ty, $value);
        let text = concat!("Tool 'f' failed: ", $text);
        assert_eq!((parts, is_error), (vec![Part::text(text)], true), "{}", stringify!($value));
    )+};
}

fn instant(text: &str) -> DateTime<FixedOffset> {
    DateTime::parse_from_rfc3339(text).unwrap()
}

#[tokio::test]
async fn scalars_are_json_parts() {
    json_parts! {
        bool, true => "true";
        i8, -128 => "-128";
        u64, u64::MAX => "18446744073709551615";
        f32, 0.1 => "0.1";
        f64, 0.1_f32.into() => "0.10000000149011612";
        f64, 1e20 => "1E+20";
        f64, -0.0 => "-0";
        Decimal, dec!(-1.50) => "-1.50";
        char, '"' => r#""\"""#;
        Size, Size::Large => r#""so \"large\"""#;
        Uuid, Uuid::from_u128(0xA) => r#""00000000-0000-0000-0000-00000000000a""#;
        Url, Url::parse("HTTP://A").unwrap() => r#""http://a/""#;
        Bytes, Bytes::from_static(&[1]) => r#""AQ==""#;
        DateTime<Utc>, instant("2026-01-31T10:30:00.50+01:00").to_utc() => r#""2026-01-31T09:30:00.5Z""#;
        DateTime<FixedOffset>, instant("2026-01-31T09:30:00Z") => r#""2026-01-31T09:30:00+00:00""#;
        jiff::Timestamp, "2026-01-31T09:30:00Z".parse().unwrap() => r#""2026-01-31T09:30:00Z""#;
        NaiveDate, NaiveDate::from_ymd_opt(1, 2, 3).unwrap() => r#""0001-02-03""#;
        jiff::civil::Date, jiff::civil::date(2026, 1, 31) => r#""2026-01-31""#;
        NaiveTime, NaiveTime::from_hms_milli_opt(9, 30, 0, 500).unwrap() => r#""09:30:00.5000000""#;
        jiff::civil::Time, jiff::civil::time(9, 30, 0, 0) => r#""09:30:00""#;
        TimeDelta, TimeDelta::milliseconds(-93_784_500) => r#""-1.02:03:04.5000000""#;
        jiff::SignedDuration, jiff::SignedDuration::from_secs(1) => r#""00:00:01""#;
        JsonElement, JsonElement::from_compact("1.50".into()) => "1.50";
        JsonObject, JsonObject::from_compact("{}".into()) => "{}";
        JsonArray, JsonArray::from_compact("[1.0]".into()) => "[1.0]";
        serde_json::Value, json!({"b": 1, "a": null}) => r#"{"a":null,"b":1}"#;
    }
}

#[tokio::test]
async fn collections_and_records_are_json_parts() {
    json_parts! {
        Vec<Option<u8>>, vec![Some(1), None] => "[1,null]";
        Box<[Size]>, [Size::Small].into() => r#"["Small"]"#;
        VecDeque<Vec<u8>>, [vec![1], vec![]].into() => "[[1],[]]";
        HashSet<u8>, [10, 9].into() => "[10,9]";
        BTreeSet<u8>, [10, 9].into() => "[9,10]";
        IndexSet<Size>, [Size::Large, Size::Small].into() => r#"["so \"large\"","Small"]"#;
        HashMap<String, u8>, [("b".into(), 1), ("a\"".into(), 2)].into() => r#"{"a\"":2,"b":1}"#;
        BTreeMap<String, BTreeSet<char>>, [("k".into(), ['b', 'a'].into())].into() => r#"{"k":["a","b"]}"#;
        IndexMap<String, Option<bool>>, [("b".into(), None), ("a".into(), Some(true))].into() => r#"{"b":null,"a":true}"#;
        Arc<u8>, Arc::new(1) => "1";
        Receipt, receipt(Optional::Absent, 0.1) => r#"{"orderId":1,"size":"so \"large\"","note":null,"total":0.1}"#;
        Option<Box<Receipt>>, Some(Box::new(receipt(Optional::Given(true), 1.0)))
            => r#"{"orderId":1,"size":"so \"large\"","note":null,"odd":true,"total":1}"#;
        Result<Vec<Receipt>, String>, Ok(vec![]) => "[]";
    }
}

#[tokio::test]
async fn text_and_parts_are_what_they_are() {
    let image = || Part::Image(Data::new("image/png", [1]));
    let text = |text: &str| (vec![Part::text(text)], false, None);
    assert_eq!(returned!((), ()), (vec![], false, None));
    assert_eq!(returned!(String, "a\"b".into()), text("a\"b"));
    assert_eq!(returned!(&'static str, "x"), text("x"));
    assert_eq!(returned!(Option<String>, None), text("null"));
    assert_eq!(returned!(Option<Part>, None), text("null"));
    assert_eq!(returned!(Part, Part::Image(Data::new("image/png", [1]))), (vec![image()], false, None));
    let many = vec![image(), Part::Audio(Data::new("audio/wav", [])), Part::File(Data::new("text/csv", [2]))];
    assert_eq!(
        returned!(
            Vec<Part>,
            vec![
                Part::Image(Data::new("image/png", [1])),
                Part::Audio(Data::new("audio/wav", [])),
                Part::File(Data::new("text/csv", [2])),
            ]
        ),
        (many, false, None)
    );
    assert_eq!(returned!(ToolResult, ToolResult::error("x")), (vec![Part::text("x")], true, None));
    let nothing = returned!(Option<i8>, None);
    let integer = r#"{"type":["integer","null"],"minimum":-128,"maximum":127}"#;
    assert_eq!(nothing, (vec![Part::text("null")], false, Some(integer.to_owned())));
}

#[tokio::test]
async fn what_has_no_json_form_is_a_failure() {
    failures! {
        f64, f64::NAN => "Error: the result is not a finite number";
        Vec<Option<f32>>, vec![Some(f32::INFINITY)] => "Error: the result is not a finite number";
        Receipt, receipt(Optional::Absent, f32::NAN) => "Error: the result is not a finite number";
        NaiveDate, NaiveDate::MAX => "Error: the result is beyond the range of its type";
        DateTime<Utc>, DateTime::<Utc>::MIN_UTC => "Error: the result is beyond the range of its type";
        DateTime<FixedOffset>, DateTime::UNIX_EPOCH.with_timezone(&FixedOffset::east_opt(3_601).unwrap())
            => "Error: the result is beyond the range of its type";
        DateTime<FixedOffset>, DateTime::UNIX_EPOCH.with_timezone(&FixedOffset::east_opt(15 * 3_600).unwrap())
            => "Error: the result is beyond the range of its type";
        NaiveTime, NaiveTime::from_hms_nano_opt(23, 59, 59, 1_500_000_000).unwrap()
            => "Error: the result is beyond the range of its type";
        jiff::civil::Date, jiff::civil::Date::MIN => "Error: the result is beyond the range of its type";
        jiff::SignedDuration, jiff::SignedDuration::MAX => "Error: the result is beyond the range of its type";
        HashMap<String, TimeDelta>, [("k".into(), TimeDelta::MAX)].into()
            => "Error: the result is beyond the range of its type";
        Result<(), std::num::ParseIntError>, "x".parse::<i32>().map(drop) => "ParseIntError: invalid digit found in string";
    }
}
