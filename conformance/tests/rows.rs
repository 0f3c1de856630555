//! Each row of the type table in each of its uses, to be read: C#, Rust, and the text the model sees.

mod common;

use common::{compiled, reflected};
use insta::{Settings, assert_snapshot};
use olt_conformance::csharp::{Options, Source, analyze};
use olt_conformance::lane::{Described, Lane};
use olt_conformance::row::{Row, rows};
use pretty_assertions::assert_eq;

/// The row in each use: how C# and Rust declare it, and its schema.
fn text(row: &Row) -> String {
    let mut text = String::new();
    for (language, types) in [("C#    ", row.csharp_types()), ("Rust  ", row.rust_types())] {
        for declared in types {
            text.push_str(&format!("{language} {declared}\n"));
        }
    }
    text.push('\n');
    for one in row.uses() {
        let mut lane = Described::default();
        lane.add(one.name, &row.signature(std::slice::from_ref(&one)));
        let schema = lane.describe(one.name).map_or_else(|why| why.to_string(), |tool| tool.input_schema);
        let rust =
            one.rust.map_or("none: the elements have no Eq and Hash".to_owned(), |ty| format!("{}: {ty}", one.name));
        text.push_str(&format!("C#     {}\nRust   {rust}\nschema {schema}\n\n", one.csharp));
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

/// The row as a C# file, with one of its spellings in place of the first.
fn csharp(row: &Row, spelling: &str) -> String {
    let parameters: Vec<String> = row.uses().into_iter().map(|one| one.csharp).collect();
    let listed = |ty: &str| format!("[JsonSerializable(typeof({ty}))]");
    let types: String = row.csharp_types().iter().map(|declared| format!("public {declared}\n")).collect();
    let context = "[JsonSourceGenerationOptions(JsonSerializerDefaults.Web, UseStringEnumConverter = true)]";
    let text = format!(
        "{types}partial class Tools {{ [Tool] {} Row({}) => throw new Exception(); }}\n{context}{}{}{} partial class Listed : JsonSerializerContext;",
        row.csharp,
        parameters.join(", "),
        listed("Holder"),
        listed("Point"),
        listed(row.csharp)
    );
    text.replace(row.csharp, spelling)
}

#[test]
fn rows_are_read_from_their_csharp_in_every_spelling() {
    for row in rows() {
        let expected = row.signature(&row.uses());
        for spelling in [row.csharp].iter().chain(row.also) {
            let source = Source { path: "Row.cs".to_owned(), text: csharp(&row, spelling) };
            let found = analyze(&[source], &Options::default());
            assert_eq!(found.diagnostics, [], "{spelling}");
            let found = &found.tools[0].signature;
            assert_eq!((&found.parameters, &found.types), (&expected.parameters, &expected.types), "{spelling}");
        }
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
