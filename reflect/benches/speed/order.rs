//! The call that speed and allocations are measured on: 1.3 kB, as a model sends it.

use std::collections::HashSet;

use olt::ToolType;
use olt::compiled::arguments;
use olt::contract::Fault;
use serde::Deserialize;

/// An accepted call.
pub(crate) const ACCEPTED: &str = concat!(
    r#"{"rating":4,"tags":["gift","express","fragile","wholesale","spring-2026"],"lines":["#,
    r#"{"sku":"AB-10001-BLUE-XL","qty":3,"price":19.99,"note":"please wrap it as a present for a child of six"},"#,
    r#"{"sku":"AB-10002-BLUE-L","qty":12,"price":4.5,"note":null},"#,
    r#"{"sku":"CD-20417-WOOD","qty":1,"price":1249.0,"note":"ground floor, there is no lift in the house"},"#,
    r#"{"sku":"CD-20418-WOOD","qty":2,"price":349.95,"note":null},"#,
    r#"{"sku":"EF-00093-STEEL-M6","qty":500,"price":0.075,"note":"the short ones, 25 mm, not the 30 mm of last time"},"#,
    r#"{"sku":"EF-00094-STEEL-M8","qty":250,"price":0.12,"note":"zinc plated if there are any left"},"#,
    r#"{"sku":"GH-77120","qty":1,"price":89.0,"note":"deliver to the neighbour at number 14 if nobody is in"},"#,
    r#"{"sku":"IJ-31337-RED","qty":40,"price":2.25,"note":null},"#,
    r#"{"sku":"KL-55555-GREEN-S","qty":7,"price":15.75,"note":"two in medium would do as well, call us first"},"#,
    r#"{"sku":"MN-90210","qty":65535,"price":0.01,"note":"as agreed with sales on the telephone yesterday"}],"#,
    r#""placedAt":"2026-01-31T09:30:00.25+02:00","id":"0f8fad5b-d9cb-469f-a165-70867728950e","priority":"High"}"#,
);

#[derive(Debug, PartialEq, ToolType, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(crate) struct Order {
    #[arg(range(1..=5))]
    pub(crate) rating: i32,
    pub(crate) tags: HashSet<String>,
    pub(crate) lines: Vec<Line>,
    pub(crate) placed_at: jiff::Timestamp,
    pub(crate) id: uuid::Uuid,
    pub(crate) priority: Priority,
}

#[derive(Debug, PartialEq, ToolType, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Line {
    pub(crate) sku: String,
    pub(crate) qty: u16,
    pub(crate) price: f64,
    pub(crate) note: Option<String>,
}

#[derive(Debug, PartialEq, ToolType, Deserialize)]
pub(crate) enum Priority {
    Low,
    Normal,
    High,
}

/// The compiled lane's decoding, all of it.
pub(crate) fn compiled(text: &str) -> Result<Order, Fault> {
    arguments(text.as_bytes(), |reader| Order::decode(reader, const { &Order::FRAGMENT }))
}
