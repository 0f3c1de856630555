//! Which elements of a set are equal, in both lanes: those that decode equal (ruling C-5), and those that the Rust set
//! can't hold both.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};

use chrono::{DateTime, FixedOffset};
use indexmap::IndexSet;
use olt::compiled::{Encoder, arguments};
use olt::reflection::Reflect;
use olt::{JsonElement, Optional, Param, Tool, ToolType, tool};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::sample::select;
use rust_decimal::Decimal;
use serde_json::{Map, Value};
use url::Url;

/// What both lanes make of a call.
#[derive(ToolType)]
struct Call<T> {
    set: T,
    after: i32,
}

fn compiled<T: ToolType>(text: &str) -> Result<String, String> {
    let call = arguments(text.as_bytes(), |reader| Call::<T>::decode(reader, &Call::<T>::FRAGMENT));
    let mut out = Encoder::echo();
    call.map_err(|fault| fault.to_string())?.encode(&mut out).unwrap();
    Ok(out.into_text())
}

fn reflected<T: Reflect>(text: &str) -> Result<String, String> {
    let tool = Tool::create(|_: T, _: i32| ()).name("t").param("set").param("after").build().unwrap();
    tool.decode(text).map_err(|fault| fault.to_string())
}

fn both<T: ToolType + Reflect>(text: &str) -> Result<String, String> {
    let answer = compiled::<T>(text);
    assert_eq!(reflected::<T>(text), answer, "{} {text}", std::any::type_name::<T>());
    answer
}

/// The second of two elements is refused, before a fault that comes later in the text.
fn one<T: ToolType + Reflect>(first: &str, second: &str) {
    for after in ["1", r#""x""#] {
        let refused = both::<T>(&format!(r#"{{"set":[{first},{second}],"after":{after}}}"#));
        let what = format!("{} {first} {second}", std::any::type_name::<T>());
        assert_eq!(refused, Err("Argument 'set[1]' repeats 'set[0]'.".to_owned()), "{what}");
    }
}

/// Two elements are kept.
fn two<T: ToolType + Reflect>(first: &str, second: &str) {
    let taken = both::<T>(&format!(r#"{{"set":[{first},{second}],"after":1}}"#));
    assert!(taken.is_ok(), "{} {first} {second}: {taken:?}", std::any::type_name::<T>());
}

#[test]
fn json_is_compared_as_json_schema_has_it() {
    one::<HashSet<Value>>("1", "1.0");
    one::<IndexSet<Value>>("100", "1e2");
    one::<HashSet<Vec<Value>>>("[0,[1]]", "[-0.0,[1.0]]");
    one::<HashSet<Option<Value>>>("[1]", "[1.0]");
    one::<HashSet<Box<Value>>>(r#"{"a":1,"b":2}"#, r#"{"b":2.0,"a":1}"#);
    one::<HashSet<Map<String, Value>>>(r#"{"a":{"b":1}}"#, r#"{"a":{"b":1.0}}"#);
    one::<HashSet<BTreeMap<String, Value>>>(r#"{"a":1,"b":2}"#, r#"{"b":2.0,"a":1.0}"#);
    one::<HashSet<Optional<JsonElement>>>("1", "1.0");
    two::<HashSet<Value>>("1", r#""1""#);
    two::<HashSet<Value>>("9007199254740993", "9007199254740992");
    two::<HashSet<JsonElement>>("0.1", "0.10000000000000000001");
}

#[test]
fn no_element_is_lost_in_a_set_that_can_not_hold_it() {
    one::<HashSet<Value>>("0.1", "0.10000000000000000001");
    one::<HashSet<Url>>(r#""http://a/""#, r#""HTTP://A""#);
    one::<BTreeSet<Url>>(r#""http://a/""#, r#""HTTP://A""#);
    one::<IndexSet<Option<Url>>>(r#""http://a/""#, r#""http://a/.""#);
    one::<BTreeSet<BTreeSet<Url>>>(r#"["x:y","http://a"]"#, r#"["http://a/","x:y"]"#);
    one::<BTreeSet<BTreeMap<String, Url>>>(r#"{"k":"http://a"}"#, r#"{"k":"http://a/"}"#);
    two::<HashSet<Url>>(r#""http://a/""#, r#""http://b/""#);
}

#[test]
fn scalars_are_compared_by_what_they_stand_for() {
    one::<HashSet<Decimal>>("1.0", "1.00");
    one::<BTreeSet<Decimal>>("0", "-0.00");
    one::<HashSet<DateTime<FixedOffset>>>(r#""2026-01-31T09:30:00Z""#, r#""2026-01-31T10:30:00+01:00""#);
    one::<HashSet<jiff::SignedDuration>>(r#""00:00:01""#, r#""0.00:00:01.0""#);
    one::<HashSet<jiff::civil::Time>>(r#""09:30:00""#, r#""09:30:00.0""#);
    one::<HashSet<uuid::Uuid>>(
        r#""0f8fad5b-d9cb-469f-a165-70867728950e""#,
        r#""0F8FAD5B-D9CB-469F-A165-70867728950E""#,
    );
}

/// A record with a member of every kind that has more than one text for a value.
#[derive(ToolType, PartialEq, Eq, Hash)]
struct Line {
    sku: String,
    #[serde(default)]
    note: Option<String>,
    #[serde(default)]
    at: Option<DateTime<FixedOffset>>,
    #[serde(default)]
    link: Option<Url>,
    #[serde(default)]
    more: Value,
    #[serde(default)]
    weight: Weight,
    #[serde(default)]
    tags: BTreeSet<Decimal>,
}

/// A number whose `Eq` tells `-0.0` from `0.0`.
#[derive(ToolType, Clone, Copy, Default)]
struct Weight {
    kilos: f64,
}

impl PartialEq for Weight {
    fn eq(&self, other: &Self) -> bool {
        self.kilos.to_bits() == other.kilos.to_bits()
    }
}

impl Eq for Weight {}

impl Hash for Weight {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kilos.to_bits().hash(state);
    }
}

#[test]
fn records_are_compared_member_by_member() {
    one::<HashSet<Weight>>(r#"{"kilos":0.0}"#, r#"{"kilos":-0.0}"#);
    one::<HashSet<Line>>(r#"{"sku":"a"}"#, r#"{"note":null,"sku":"a"}"#);
    one::<HashSet<Line>>(r#"{"sku":"a","link":"http://a"}"#, r#"{"sku":"a","link":"http://a/"}"#);
    one::<HashSet<Line>>(
        r#"{"sku":"a","at":"2026-01-31T09:30:00Z","more":1,"weight":{"kilos":0},"tags":[1,2]}"#,
        r#"{"tags":[2.0,1.00],"sku":"a","at":"2026-01-31T10:30:00+01:00","more":1.0,"weight":{"kilos":-0.0}}"#,
    );
    two::<HashSet<Line>>(r#"{"sku":"a","link":"http://a","more":1}"#, r#"{"sku":"a","link":"http://a/","more":1.0}"#);
    two::<HashSet<Line>>(r#"{"sku":"a","more":null}"#, r#"{"sku":"a","more":0}"#);
}

static STAMPS: AtomicU64 = AtomicU64::new(0);

fn stamp() -> u64 {
    STAMPS.fetch_add(1, Ordering::Relaxed)
}

/// A record that is never equal to another in Rust.
#[derive(ToolType, PartialEq, Eq, Hash)]
struct Stamped {
    id: i32,
    #[arg(read_only)]
    #[serde(default = "stamp")]
    stamp: u64,
    #[serde(skip, default = "stamp")]
    hidden: u64,
}

/// An enum of which Rust finds all members equal.
#[derive(ToolType)]
enum Side {
    Left,
    Right,
}

impl PartialEq for Side {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Side {}

impl Hash for Side {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[test]
fn what_a_type_says_of_equality_loses_nothing_and_allows_nothing() {
    one::<HashSet<Stamped>>(r#"{"id":1}"#, r#"{"id":1.0}"#);
    one::<HashSet<Stamped>>(r#"{"id":1,"stamp":1}"#, r#"{"stamp":2,"id":1}"#);
    two::<HashSet<Stamped>>(r#"{"id":1}"#, r#"{"id":2}"#);
    one::<HashSet<Side>>(r#""Left""#, r#""Right""#);
}

#[test]
fn a_repeat_names_the_first_of_its_equals_at_the_end_of_the_later_element() {
    let refused = |text: &str, first: usize, index: usize| {
        let set = format!(r#"{{"set":{text},"after":"x"}}"#);
        assert_eq!(
            both::<HashSet<Value>>(&set),
            Err(format!("Argument 'set[{index}]' repeats 'set[{first}]'.")),
            "{text}"
        );
    };
    // 1.00…01 is another number than 1, and the same double as 1.0.
    refused("[1.00000000000000000001,1,1.0]", 0, 2);
    refused("[1,1.00000000000000000001,1.0]", 0, 2);
    refused(r#"["a",1,2,1.0,1e400]"#, 1, 3);
    let many: Vec<String> = (0..100).map(|number| number.to_string()).collect();
    refused(&format!("[{},41.0]", many.join(",")), 41, 100);
    let unreadable = r#"{"set":[1,1.0,],"after":1}"#;
    assert_eq!(both::<HashSet<Value>>(unreadable), Err("Arguments are not valid JSON.".to_owned()));
}

#[derive(ToolType)]
struct Order {
    lines: HashSet<Line>,
}

#[tool]
fn place(order: Order, #[arg(length(1..=2))] links: Option<BTreeSet<Url>>) -> HashSet<Line> {
    drop(links);
    order.lines
}

#[test]
fn a_set_is_described_as_any_other_wherever_it_stands() {
    let links = Param::new("links").length(1..=2);
    let reflected = Tool::create(place).param("order").param(links).build().unwrap();
    let compiled = place::tool();
    assert_eq!(reflected.input_schema(), compiled.input_schema());
    assert_eq!(reflected.output_schema(), compiled.output_schema());
    for (text, expected) in [
        (r#"{"order":{"lines":[]},"links":null}"#, Ok(r#"{"order":{"lines":[]},"links":null}"#.to_owned())),
        (r#"{"order":{"lines":[]},"links":[]}"#, Err("Argument 'links' must have at least 1 item.".to_owned())),
        (
            r#"{"order":{"lines":[{"sku":"a","more":1},{"more":1.0,"sku":"a"}]},"links":[]}"#,
            Err("Argument 'order.lines[1]' repeats 'order.lines[0]'.".to_owned()),
        ),
    ] {
        for tool in [&compiled, &reflected] {
            assert_eq!(tool.decode(text).map_err(|fault| fault.to_string()), expected, "{text}");
        }
    }
}

#[test]
fn large_sets_take_no_quadratic_time() {
    let many: Vec<String> = (0..20_000).map(|number| format!(r#"{{"sku":"{number}"}}"#)).collect();
    assert!(both::<HashSet<Line>>(&format!(r#"{{"set":[{}],"after":1}}"#, many.join(","))).is_ok());
}

/// Texts of a `Line` in which few values have many forms.
fn line() -> impl Strategy<Value = String> {
    let member = select(vec![
        r#""note":null"#,
        r#""at":"2026-01-31T09:30:00Z""#,
        r#""at":"2026-01-31T10:30:00+01:00""#,
        r#""at":null"#,
        r#""link":"http://a""#,
        r#""link":"HTTP://A/""#,
        r#""more":[1]"#,
        r#""more":[1.0]"#,
        r#""more":[1.00000000000000000001]"#,
        r#""more":null"#,
        r#""weight":{"kilos":0}"#,
        r#""weight":{"kilos":-0.0}"#,
        r#""tags":[1,2]"#,
        r#""tags":[2,1.0]"#,
        r#""tags":[1,1.0]"#,
        r#""note":1"#,
    ]);
    proptest::collection::vec(member, 0..4).prop_map(|members| {
        let mut names = HashSet::new();
        let distinct = members.into_iter().filter(|member| names.insert(member.split(':').next()));
        let members: String = distinct.map(|member| format!(",{member}")).collect();
        format!(r#"{{"sku":"b"{members}}}"#)
    })
}

proptest! {
    #[test]
    fn the_lanes_agree_on_every_set(lines in proptest::collection::vec(line(), 0..6), after in select(vec!["1", "null"])) {
        let text = format!(r#"{{"set":[{}],"after":{after}}}"#, lines.join(","));
        prop_assert_eq!(reflected::<IndexSet<Line>>(&text), compiled::<IndexSet<Line>>(&text), "{}", text);
    }
}
