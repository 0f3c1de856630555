//! `olt diff`: what a change of the fixtures means.

#[path = "common/command.rs"]
mod command;

use command::{Folder, answer};
use pretty_assertions::assert_eq;

const CLAUSES: &str = r#"{"note":{"a.b":"x","a.gone":"y"},"rulings":{"T-1":"z"}}"#;

fn case(level: &str, csharp: &str, calls: &str) -> String {
    format!(r#"{{"clauses":["T-1"],"level":"{level}","csharp":{csharp},"expected":{{"name":"f"}},"calls":[{calls}]}}"#)
}

/// Two folders: `old`, and `new` with one case more, one less, and two others.
fn folders(test: &str) -> Folder {
    let folder = Folder::new(test);
    let call = |text: &str| format!(r#"{{"arguments":"{text}","ok":"{{}}"}}"#);
    folder
        .file("old/clauses.json", CLAUSES)
        .file("old/cases/types/calls.json", case("must", r#"["a","b"]"#, &[call("1"), call("2")].join(",")))
        .file("old/cases/types/level.json", case("must", r#"["a","b"]"#, ""))
        .file("old/cases/types/same.json", case("must", r#"["a","b"]"#, &call("1")))
        .file("old/cases/types/gone.json", case("must", "\"\"", ""));
    folder
        .file("new/clauses.json", r#"{"note":{"a.b":"other","a.new":"y"},"rulings":{"T-1":"z"}}"#)
        .file("new/cases/types/calls.json", case("must", r#"["a","b"]"#, &[call("1"), call("3"), call("4")].join(",")))
        .file("new/cases/types/level.json", case("should", r#"["a"]"#, ""))
        .file("new/cases/types/same.json", case("must", r#""a\nb\n""#, &call("1")))
        .file("new/cases/types/new.json", case("must", "\"\"", ""));
    folder
}

#[test]
fn what_is_added_changed_and_withdrawn_is_told() {
    let folder = folders("diff-text");
    let expected = "\
added      types/new
changed    types/calls: calls #2 #3
changed    types/level: csharp, level
withdrawn  types/gone
added      clause a.new
changed    clause a.b
withdrawn  clause a.gone
cases: 1 added, 2 changed, 1 withdrawn
";
    assert_eq!(folder.olt(&["diff", "old", "new"]), answer(expected, "", 1));
}

#[test]
fn a_program_is_told_in_json() {
    let folder = folders("diff-json");
    let expected = concat!(
        r#"{"added":["types/new"],"changed":[{"id":"types/calls","members":["calls"],"calls":[2,3]},"#,
        r#"{"id":"types/level","members":["csharp","level"]}],"withdrawn":["types/gone"],"#,
        r#""clauses":{"added":["a.new"],"changed":["a.b"],"withdrawn":["a.gone"]}}"#,
        "\n"
    );
    assert_eq!(folder.olt(&["diff", "old", "new", "--format", "json"]), answer(expected, "", 1));
}

#[test]
fn the_same_is_no_difference() {
    let folder = folders("diff-same");
    assert_eq!(folder.olt(&["diff", "old", "old"]), answer("no difference\n", "", 0));
    let empty = r#"{"added":[],"changed":[],"withdrawn":[],"clauses":{"added":[],"changed":[],"withdrawn":[]}}"#;
    assert_eq!(folder.olt(&["diff", "new", "new", "--format", "json"]), answer(&format!("{empty}\n"), "", 0));
}

#[test]
fn what_is_no_folder_of_fixtures_is_a_usage_error() {
    let folder = folders("diff-usage");
    folder.file("bad/clauses.json", CLAUSES).file("bad/cases/a/b.json", "{").file("bare/cases/a/b.json", "{}");
    let nothing = folder.olt(&["diff", "old", "gone"]);
    assert!(nothing.err.starts_with("olt: cannot list 'gone/cases': "), "{}", nothing.err);
    assert!(nothing.err.ends_with("; name a folder of fixtures, one that holds `cases`\n"), "{}", nothing.err);
    assert_eq!((nothing.out.as_str(), nothing.code), ("", 2));
    let bad = "olt: 'bad/cases/a/b.json' is no JSON: EOF while parsing an object at line 1 column 1\n";
    assert_eq!(folder.olt(&["diff", "bad", "old"]), answer("", bad, 2));
    let bare = folder.olt(&["diff", "bare", "old"]);
    assert!(bare.err.starts_with("olt: cannot read 'bare/clauses.json': "), "{}", bare.err);
    assert_eq!(bare.code, 2);
}
