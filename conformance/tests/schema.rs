//! `fixtures/case.schema.json`: every case meets it, what is no case does not, and its own examples are cases.

use std::fs;
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use olt_conformance::case::Case;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures")
}

fn json_of(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap())
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn schema() -> Value {
    json_of(&fixtures().join("case.schema.json"))
}

fn validator() -> Validator {
    jsonschema::draft202012::new(&schema()).unwrap()
}

fn is_parsed(case: &Value) -> bool {
    Case::parse("area/name", Path::new("name.json"), &case.to_string()).is_ok()
}

#[test]
fn every_case_meets_the_schema() {
    let validator = validator();
    let mut complaints = Vec::new();
    let areas = fs::read_dir(fixtures().join("cases")).unwrap();
    let mut count = 0;
    for path in areas.flat_map(|area| fs::read_dir(area.unwrap().path()).unwrap()).map(|entry| entry.unwrap().path()) {
        let case = json_of(&path);
        let told = validator
            .iter_errors(&case)
            .map(|error| format!("{}: {error} at {}", path.display(), error.instance_path()));
        complaints.extend(told);
        count += 1;
    }
    assert_eq!(complaints, Vec::<String>::new());
    assert!(count > 290, "{count} cases");
}

#[test]
fn the_schema_is_one_and_says_what_each_member_is() {
    let schema = schema();
    assert!(jsonschema::draft202012::meta::is_valid(&schema));
    let mut undescribed = Vec::new();
    members_without_description("", &schema, &schema, &mut undescribed);
    assert_eq!(undescribed, Vec::<String>::new());
}

/// The members that neither they nor what they refer to describes.
fn members_without_description(at: &str, value: &Value, root: &Value, found: &mut Vec<String>) {
    if let Some(members) = value.get("properties").and_then(Value::as_object) {
        for (name, member) in members {
            let referred =
                member.get("$ref").and_then(Value::as_str).and_then(|to| root.pointer(to.trim_start_matches('#')));
            let is_said = [Some(member), referred].into_iter().flatten().any(|said| said.get("description").is_some());
            if !is_said && name != "min" && name != "max" {
                found.push(format!("{at}/{name}"));
            }
        }
    }
    match value {
        Value::Object(members) => {
            for (name, member) in members.iter().filter(|(name, _)| *name != "examples") {
                members_without_description(&format!("{at}/{name}"), member, root, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| members_without_description(at, item, root, found)),
        _ => {}
    }
}

#[test]
fn the_examples_are_what_they_are_examples_of() {
    let schema = schema();
    let mut count = 0;
    check_examples("", &schema, &schema, &mut count);
    assert!(count > 12, "{count} examples");
    assert!(schema["examples"].as_array().unwrap().iter().all(is_parsed));
}

fn check_examples(at: &str, value: &Value, root: &Value, count: &mut usize) {
    if let Some(examples) = value.get("examples").and_then(Value::as_array) {
        let mut whole = json!({"$ref": format!("#{at}"), "$defs": root["$defs"]});
        if at.is_empty() {
            whole = root.clone();
        } else if !at.starts_with("/$defs") {
            whole = value.clone();
            whole["$defs"] = root["$defs"].clone();
        }
        let validator = jsonschema::draft202012::new(&whole).unwrap();
        for example in examples {
            assert!(validator.is_valid(example), "{at}: {example}");
            *count += 1;
        }
    }
    if let Value::Object(members) = value {
        for (name, member) in members.iter().filter(|(name, _)| *name != "examples") {
            check_examples(&format!("{at}/{name}"), member, root, count);
        }
    }
}

fn tool() -> Value {
    json!({
        "clauses": ["type.integer"], "level": "must", "csharp": ["class A { }"],
        "signature": {
            "name": "f",
            "parameters": [{"name": "a", "type": {"list": {"named": "R"}}, "annotations": [{"length": {"max": 2}}]}],
            "returns": {"value": "int"},
            "types": {"R": {"record": [{"name": "b", "type": "int"}]}}
        },
        "expected": {"name": "f", "inputSchema": "{}", "metadata": {"endsLoop": true}},
        "calls": [
            {"arguments": "", "ok": "{}", "result": [{"text": ""}]},
            {"arguments": "[", "error": "Arguments are not valid JSON."}
        ]
    })
}

fn refused() -> Value {
    json!({
        "clauses": ["diagnostic.OLT001"], "level": "must", "csharp": "class A { }",
        "diagnostics": [{"id": "OLT001", "tool": "f"}], "sound": ["g"]
    })
}

/// What makes no case of one: where, and what stands there instead; nothing where the member is taken away.
fn broken() -> Vec<(Value, &'static str, Option<Value>)> {
    let of_tool = [
        ("/clauses", None),
        ("/clauses", Some(json!([]))),
        ("/clauses", Some(json!("type.integer"))),
        ("/level", None),
        ("/level", Some(json!("may"))),
        ("/csharp", None),
        ("/csharp", Some(json!(1))),
        ("/expected", None),
        ("/expected/name", None),
        ("/expected/inputSchema", Some(json!({"type": "object"}))),
        ("/expected/inputSchema", None),
        ("/expected/title", Some(json!("f"))),
        ("/expected/metadata/timeoutSeconds", Some(json!(-1))),
        ("/expected/metadata/endsloop", Some(json!(true))),
        ("/diagnostics", Some(json!([{"id": "OLT001", "tool": "f"}]))),
        ("/sound", Some(json!(["g"]))),
        ("/claws", Some(json!([]))),
        ("/id", Some(json!("types/int"))),
        ("/calls/0/arguments", None),
        ("/calls/0/arguments", Some(json!({"a": 1}))),
        ("/calls/0/ok", None),
        ("/calls/0/error", Some(json!("Arguments are not valid JSON."))),
        ("/calls/0/also", Some(json!(["Argument 'a' is required."]))),
        ("/calls/0/failure", Some(json!("Tool 'f' failed."))),
        ("/calls/0/level", Some(json!("may"))),
        ("/calls/0/result/0", Some(json!("text"))),
        ("/calls/0/result/0", Some(json!({"html": ""}))),
        ("/calls/1/result", Some(json!([]))),
        ("/calls/1/failure", Some(json!(""))),
        ("/signature/name", None),
        ("/signature/titel", Some(json!(""))),
        ("/signature/returns", Some(json!("text"))),
        ("/signature/parameters/0/type", None),
        ("/signature/parameters/0/type", Some(json!("integer"))),
        ("/signature/parameters/0/type", Some(json!({"array": "int"}))),
        ("/signature/parameters/0/type", Some(json!({"list": "int", "set": "int"}))),
        ("/signature/parameters/0/default", Some(json!(3))),
        ("/signature/parameters/0/annotations/0", Some(json!("mail"))),
        ("/signature/parameters/0/annotations/0", Some(json!({"range": {"min": 1}}))),
        ("/signature/parameters/0/annotations/0", Some(json!({"length": {"min": -1}}))),
        ("/signature/parameters/0/annotations/0", Some(json!({"stringLength": {"min": 1}}))),
        ("/signature/types/R", Some(json!({"class": []}))),
        ("/signature/types/R/record/0/optional", Some(json!(true))),
        ("/rust", Some(json!({"async": true}))),
        ("/rust", Some(json!({"injected": ["Context"]}))),
    ];
    let of_refused = [
        ("/diagnostics", None),
        ("/diagnostics", Some(json!([]))),
        ("/diagnostics/0/tool", None),
        ("/diagnostics/0/line", Some(json!(1))),
        ("/signature", Some(json!({"name": "f"}))),
        ("/calls", Some(json!([{"arguments": "", "ok": "{}"}]))),
    ];
    let of = |case: Value, table: Vec<(&'static str, Option<Value>)>| {
        table.into_iter().map(move |(at, with)| (case.clone(), at, with)).collect::<Vec<_>>()
    };
    [of(tool(), of_tool.to_vec()), of(refused(), of_refused.to_vec())].concat()
}

/// The case with the member at this place replaced, added, or taken away.
fn changed(mut case: Value, at: &str, with: Option<&Value>) -> Value {
    let (parent, name) = at.rsplit_once('/').unwrap();
    let parent = case.pointer_mut(parent).unwrap();
    match (parent, with) {
        (Value::Object(members), Some(value)) => _ = members.insert(name.to_owned(), value.clone()),
        (Value::Object(members), None) => _ = members.remove(name).unwrap(),
        (Value::Array(items), Some(value)) => items[name.parse::<usize>().unwrap()] = value.clone(),
        _ => panic!("nothing at {at}"),
    }
    case
}

#[test]
fn what_is_no_case_is_refused_by_the_schema_as_by_the_suite() {
    let validator = validator();
    for case in [tool(), refused()] {
        assert!(validator.is_valid(&case) && is_parsed(&case), "{case:#}");
    }
    for (case, at, with) in broken() {
        let case = changed(case, at, with.as_ref());
        assert!(!validator.is_valid(&case), "the schema takes {at} = {with:?}");
        assert!(!is_parsed(&case), "the suite takes {at} = {with:?}");
    }
}
