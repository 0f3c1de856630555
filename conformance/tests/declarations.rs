//! `fixtures/csharp/`: the files say what the cases say, and nothing else is read in them.

mod common;

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use common::library;
use olt::reflection::describe::Signature;
use olt_conformance::case::{Case, Diagnostic};
use olt_conformance::csharp::{Analysis, Options, Severity, Source, analyze};
use olt_conformance::declarations::{left_out, namespace};
use pretty_assertions::assert_eq;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/csharp")
}

fn source(name: &str) -> Source {
    let text = fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    Source { path: name.to_owned(), text }
}

/// Where the case's namespace stands.
fn place(text: &str, case: &Case) -> Range<usize> {
    let start = text.find(&format!("\nnamespace {}\n", namespace(&case.id))).unwrap_or_else(|| panic!("{}", case.id));
    let end = text[start..].find("\n}\n\n// ").map_or(text.len(), |length| start + length);
    start..end
}

/// The tools and the errors that stand in the file at this place.
fn found(analysis: &Analysis, place: &Range<usize>) -> (Vec<(String, Signature)>, Vec<Diagnostic>) {
    let tools = analysis.tools.iter().filter(|tool| place.contains(&tool.range.start));
    let errors = analysis
        .diagnostics
        .iter()
        .filter(|told| told.severity == Severity::Error && place.contains(&told.range.start));
    let errors = errors.map(|told| Diagnostic {
        id: told.id.map(|id| id.to_string()).unwrap_or_default(),
        tool: told.tool.clone().unwrap_or_default(),
    });
    (tools.map(|tool| (tool.method.clone(), tool.signature.clone())).collect(), errors.collect())
}

#[test]
fn each_file_says_what_its_cases_say() {
    let mut seen = 0;
    for (area, cases) in library().areas() {
        let file = source(&format!("{area}.cs"));
        let text = file.text.clone();
        let analysis = analyze(&[file], &Options::default());
        for case in cases.into_iter().filter(|case| left_out(case).is_none()) {
            let (tools, errors) = found(&analysis, &place(&text, case));
            assert_eq!(errors, case.diagnostics, "{}", case.id);
            match &case.signature {
                Some(signature) => {
                    let is_meant = |method: &str| case.tool.as_ref().is_none_or(|name| name == method);
                    let tool = tools.iter().find(|(method, _)| is_meant(method));
                    assert_eq!(tool.map(|(_, read)| read), Some(signature), "{}", case.id);
                }
                None => {
                    let names: Vec<&str> = tools.iter().map(|(_, signature)| signature.name.as_str()).collect();
                    assert_eq!(names, case.sound, "{}", case.id);
                }
            }
            seen += 1;
        }
    }
    assert!(seen > 290, "{seen} cases");
}

#[test]
fn every_file_is_csharp_by_its_grammar() {
    let mut parser = tree_sitter::Parser::new();
    parser.set_language(&tree_sitter_c_sharp::LANGUAGE.into()).unwrap();
    let mut files = 0;
    let harness = Path::new(env!("CARGO_MANIFEST_DIR")).join("harness/csharp/Harness.cs");
    let entries = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    for path in entries.chain([harness]) {
        let text = fs::read_to_string(&path).unwrap();
        let tree = parser.parse(&text, None).unwrap();
        assert!(!tree.root_node().has_error(), "{}: {}", path.display(), tree.root_node().to_sexp());
        files += 1;
    }
    assert!(files > 10, "{files} files");
}

#[test]
fn only_what_cannot_compile_is_left_out() {
    let absent: Vec<&str> =
        library().cases.iter().filter(|case| left_out(case).is_some()).map(|case| case.id.as_str()).collect();
    assert_eq!(absent, ["diagnostics/no-context", "diagnostics/outside-the-table"]);
}

#[test]
fn every_case_names_the_namespaces_it_uses() {
    const NAMESPACES: [(&str, &[&str]); 5] = [
        ("System.ComponentModel", &["[Description(", "[property: Description("]),
        (
            "System.ComponentModel.DataAnnotations",
            &[
                "[Range(",
                "[StringLength(",
                "[MinLength(",
                "[MaxLength(",
                "[Length(",
                "[RegularExpression(",
                "[EmailAddress]",
            ],
        ),
        (
            "System.Text.Json.Serialization",
            &["[JsonSerializable(", "[JsonIgnore]", "[JsonPropertyName(", "[JsonRequired]"],
        ),
        ("System.Text.Json.Nodes", &["JsonNode ", "JsonObject ", "JsonArray "]),
        ("System.Text.Json", &["JsonElement ", "JsonSerializerDefaults."]),
    ];
    let mut missing = Vec::new();
    for case in library().cases.iter().filter(|case| case.diagnostics.is_empty()) {
        let text = case.csharp.text();
        for (namespace, words) in NAMESPACES {
            let is_used = words.iter().any(|word| text.contains(word));
            if is_used && !text.contains(&format!("using {namespace};")) && !text.contains(&format!("{namespace}.")) {
                missing.push(format!("{} uses what is in {namespace}", case.id));
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}
