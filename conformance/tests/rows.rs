//! Each row of the type table in each of its uses, to be read: C#, Rust, and the text the model sees.

mod common;

use common::{compiled, reflected};
use insta::{Settings, assert_snapshot};
use olt_conformance::lane::{Described, Lane};
use olt_conformance::row::{Row, rows};
use pretty_assertions::assert_eq;

/// The row in each use: how C# and Rust declare it, and its schema.
fn text(row: &Row) -> String {
    let mut text = String::new();
    for one in row.uses() {
        let mut lane = Described::default();
        lane.add(one.name, &row.signature(std::slice::from_ref(&one)));
        let schema = lane.describe(one.name).map_or_else(|why| why.to_string(), |tool| tool.input_schema);
        text.push_str(&format!("C#     {}\nRust   {}: {}\nschema {schema}\n\n", one.csharp, one.name, one.rust));
    }
    text
}

#[test]
fn rows_read_as_they_should() {
    let mut settings = Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for row in rows() {
        settings.bind(|| assert_snapshot!(format!("rows__{}", row.name), text(&row)));
    }
}

#[test]
fn rows_agree_in_every_lane() {
    let mut described = Described::default();
    for row in rows() {
        let id = format!("rows/{}", row.name);
        described.add(&id, &row.spellable());
        let expected = described.describe(&id);
        assert!(expected.is_ok(), "{id}: {expected:?}");
        for lane in [compiled(), reflected()] {
            assert_eq!(lane.describe(&id), expected, "{id} in the {} lane", lane.name());
        }
    }
}
