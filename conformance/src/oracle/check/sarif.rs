//! Findings as a SARIF 2.1.0 log.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Component, Path};

use olt::contract::DiagnosticId;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode};
use serde::Serialize;

use super::checked::{Checked, Found};
use crate::oracle::explain::Page;

const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/// The rule of findings that the contract has no id for.
const NO_ID: &str = "no-id";

#[derive(Serialize)]
struct Log<'c> {
    #[serde(rename = "$schema")]
    schema: &'static str,
    version: &'static str,
    runs: [Run<'c>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Run<'c> {
    tool: Tool,
    column_kind: &'static str,
    results: Vec<SarifResult<'c>>,
}

#[derive(Serialize)]
struct Tool {
    driver: Driver,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Driver {
    name: &'static str,
    semantic_version: &'static str,
    rules: Vec<Rule>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Rule {
    id: &'static str,
    short_description: Message,
    #[serde(skip_serializing_if = "Option::is_none")]
    full_description: Option<Message>,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<Help>,
}

#[derive(Serialize)]
struct Message {
    text: String,
}

#[derive(Serialize)]
struct Help {
    text: String,
    markdown: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SarifResult<'c> {
    rule_id: &'static str,
    rule_index: usize,
    level: &'static str,
    message: Message,
    locations: [Location<'c>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Location<'c> {
    physical_location: PhysicalLocation,
    #[serde(skip_serializing_if = "Option::is_none")]
    logical_locations: Option<[LogicalLocation<'c>; 1]>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PhysicalLocation {
    artifact_location: ArtifactLocation,
    region: Region,
}

#[derive(Serialize)]
struct ArtifactLocation {
    uri: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: usize,
    start_column: usize,
    end_line: usize,
    end_column: usize,
}

#[derive(Serialize)]
struct LogicalLocation<'c> {
    name: &'c str,
    kind: &'static str,
}

/// The log. Rules are those that a result names; every result has one, as consumers ask for it.
pub(super) fn print(checked: &Checked, out: &mut impl Write) -> io::Result<()> {
    let ids: BTreeSet<Option<DiagnosticId>> = checked.found().map(|found| found.diagnostic.id).collect();
    let ids: Vec<Option<DiagnosticId>> = ids.into_iter().collect();
    let results = checked.found().map(|found| result(&found, &ids)).collect();
    let rules = ids.iter().map(|id| id.map_or_else(no_id, rule)).collect();
    let driver = Driver { name: "olt", semantic_version: env!("CARGO_PKG_VERSION"), rules };
    let run = Run { tool: Tool { driver }, column_kind: "unicodeCodePoints", results };
    serde_json::to_writer_pretty(&mut *out, &Log { schema: SCHEMA, version: "2.1.0", runs: [run] })?;
    writeln!(out)
}

fn rule(id: DiagnosticId) -> Rule {
    let page = Page::of(id);
    Rule {
        id: id.as_str(),
        short_description: Message { text: page.title().to_owned() },
        full_description: Some(Message { text: page.in_csharp() }),
        help: Some(Help { text: page.text(), markdown: page.text() }),
    }
}

fn no_id() -> Rule {
    let text = "what the contract has no id for: a warning, a note, or source that cannot be read".to_owned();
    Rule { id: NO_ID, short_description: Message { text }, full_description: None, help: None }
}

fn result<'c>(found: &Found<'c>, ids: &[Option<DiagnosticId>]) -> SarifResult<'c> {
    let region = Region {
        start_line: found.start.line,
        start_column: found.start.column,
        end_line: found.end.line,
        end_column: found.end.column,
    };
    let physical_location =
        PhysicalLocation { artifact_location: ArtifactLocation { uri: uri(&found.file.path) }, region };
    let logical_locations = found.tool().map(|name| [LogicalLocation { name, kind: "function" }]);
    SarifResult {
        rule_id: found.id().unwrap_or(NO_ID),
        rule_index: ids.binary_search(&found.diagnostic.id).unwrap_or_default(),
        level: found.level(),
        message: Message { text: found.whole_message("; ") },
        locations: [Location { physical_location, logical_locations }],
    }
}

/// What a URI's path segment need not escape.
const SEGMENT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// The path as a URI reference: `file:` and all where it is absolute.
fn uri(path: &Path) -> String {
    let segments: Vec<String> = path.components().filter_map(segment).collect();
    let joined = segments.join("/");
    if path.is_absolute() { format!("file:///{joined}") } else { joined }
}

fn segment(component: Component<'_>) -> Option<String> {
    match component {
        Component::RootDir | Component::CurDir => None,
        // A drive; its colon stays.
        Component::Prefix(prefix) => Some(prefix.as_os_str().to_string_lossy().into_owned()),
        other => Some(percent_encode(other.as_os_str().as_encoded_bytes(), SEGMENT).to_string()),
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn paths_are_uri_references() {
        let table = [
            ("./src/Tools.cs", "src/Tools.cs"),
            ("../a b/50%:é#.cs", "../a%20b/50%25%3A%C3%A9%23.cs"),
            ("/srv/x/T.cs", "file:///srv/x/T.cs"),
        ];
        for (path, expected) in table {
            assert_eq!(uri(Path::new(path)), expected);
        }
    }
}
