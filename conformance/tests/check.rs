//! `olt check` as a user runs it: every format, the exit codes, and a file in which three things are wrong.

#[path = "common/command.rs"]
mod command;

use command::{Folder, answer};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

/// Three mistakes and a warning between sound tools; the column of the last follows characters of several bytes.
const SHOP: &str = r#"public partial class Shop
{
    [Tool] public string Find(object key) => "";
    [Tool] public string Open(int id) => "";
    [Tool] public async void Close() { }
    /* é🦀 */ [Tool(Name = "shop, 100%")] public string Rate([Range(1, 5)] string stars) => "";
    [Tool] public string List() => "";
}
"#;

const SHOP_TEXT: &str = r#"error[OLT002]: parameter `key` has the type `object`, which has no schema
 --> Shop.cs:3:31
  |
3 |     [Tool] public string Find(object key) => "";
  |                               ^^^^^^
  |
  = help: use JsonElement or JsonNode for any JSON value, or a type that says what is meant

error[OLT003]: an `async void` method cannot be a tool
 --> Shop.cs:5:25
  |
5 |     [Tool] public async void Close() { }
  |                         ^^^^
  |
  = help: return Task instead, so that the end of the work is seen

error[OLT008]: the tool name "shop, 100%" cannot be used
 --> Shop.cs:6:27
  |
6 |     /* é🦀 */ [Tool(Name = "shop, 100%")] public string Rate([Range(1, 5)] string stars) => "";
  |                            ^^^^^^^^^^^^
  |
  = help: a name is 1 to 64 letters a-z, A-Z, digits, `_` or `-`: write [Tool(Name = "...")]

warning: [Range] on parameter `stars` is ignored: it bounds numbers only
 --> Shop.cs:6:62
  |
6 |     /* é🦀 */ [Tool(Name = "shop, 100%")] public string Rate([Range(1, 5)] string stars) => "";
  |                                                               ^^^^^^^^^^^
  |
  = help: remove it

3 errors, 1 warning; 2 tools are sound
"#;

#[test]
fn mistakes_are_told_in_source_order_and_sound_tools_are_described() {
    let folder = Folder::new("check-text");
    folder.file("Shop.cs", SHOP);
    assert_eq!(folder.olt(&["check", "Shop.cs"]), answer(SHOP_TEXT, "", 1));
    assert_eq!(folder.olt(&["check", "Shop.cs", "--format", "text"]), answer(SHOP_TEXT, "", 1));
    let described = folder.olt(&["describe", "Shop.cs"]).out;
    let names: Vec<&str> = described.lines().filter_map(|line| line.split('"').nth(3)).collect();
    assert_eq!(names, ["open", "list"]);
}

#[test]
fn json_is_an_array_of_findings() {
    let folder = Folder::new("check-json");
    folder.file("Shop.cs", SHOP);
    let answered = folder.olt(&["check", "Shop.cs", "--format", "json"]);
    assert_eq!((answered.err.as_str(), answered.code), ("", 1));
    let found: Value = serde_json::from_str(&answered.out).unwrap();
    let expected = json!([
        {
            "id": "OLT002", "severity": "error", "message": "parameter `key` has the type `object`, which has no schema",
            "help": "use JsonElement or JsonNode for any JSON value, or a type that says what is meant",
            "file": "Shop.cs", "line": 3, "column": 31, "tool": "find",
        },
        {
            "id": "OLT003", "severity": "error", "message": "an `async void` method cannot be a tool",
            "help": "return Task instead, so that the end of the work is seen",
            "file": "Shop.cs", "line": 5, "column": 25, "tool": "close",
        },
        {
            "id": "OLT008", "severity": "error", "message": "the tool name \"shop, 100%\" cannot be used",
            "help": "a name is 1 to 64 letters a-z, A-Z, digits, `_` or `-`: write [Tool(Name = \"...\")]",
            "file": "Shop.cs", "line": 6, "column": 27, "tool": "shop, 100%",
        },
        {
            "id": null, "severity": "warning", "message": "[Range] on parameter `stars` is ignored: it bounds numbers only",
            "help": "remove it", "file": "Shop.cs", "line": 6, "column": 62, "tool": "shop, 100%",
        },
    ]);
    assert_eq!(found, expected);
    let keys: Vec<&str> = answered.out.lines().skip(2).take(8).filter_map(|line| line.split('"').nth(1)).collect();
    assert_eq!(keys, ["id", "severity", "message", "help", "file", "line", "column", "tool"]);
}

#[test]
fn github_annotations_are_escaped() {
    let folder = Folder::new("check-github");
    folder.file("a,b/50%:Shop.cs", SHOP);
    let expected = "\
::error file=a%2Cb/50%25%3AShop.cs,line=3,col=31,title=OLT002::parameter `key` has the type `object`, which has no schema%0Ahelp: use JsonElement or JsonNode for any JSON value, or a type that says what is meant
::error file=a%2Cb/50%25%3AShop.cs,line=5,col=25,title=OLT003::an `async void` method cannot be a tool%0Ahelp: return Task instead, so that the end of the work is seen
::error file=a%2Cb/50%25%3AShop.cs,line=6,col=27,title=OLT008::the tool name \"shop, 100%25\" cannot be used%0Ahelp: a name is 1 to 64 letters a-z, A-Z, digits, `_` or `-`: write [Tool(Name = \"...\")]
::warning file=a%2Cb/50%25%3AShop.cs,line=6,col=62,title=olt::[Range] on parameter `stars` is ignored: it bounds numbers only%0Ahelp: remove it
";
    assert_eq!(folder.olt(&["check", "a,b", "--format", "github"]), answer(expected, "", 1));
}

#[test]
fn sarif_is_valid_against_its_schema() {
    let folder = Folder::new("check-sarif");
    folder.file("a b/Shop.cs", SHOP).file("fine.json", r#"{"name":"fine"}"#).file("é.json", r#"{"name":"not fine"}"#);
    // The pattern of a member that is not written here has a bracket too many, which ECMA-262 does not take.
    let schema = include_str!("data/sarif-2.1.0.schema.json").replace("[a-zA-Z]{2}]?$", "[a-zA-Z]{2}$");
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let log = |files: &[&str], code: i32| -> Value {
        let arguments = [&["check", "--format", "sarif"], files].concat();
        let answered = folder.olt(&arguments);
        assert_eq!((answered.err.as_str(), answered.code), ("", code));
        let log = serde_json::from_str(&answered.out).unwrap();
        let errors: Vec<String> = validator.iter_errors(&log).map(|error| error.to_string()).collect();
        assert_eq!(errors, Vec::<String>::new());
        log
    };
    assert!(!validator.is_valid(&json!({"version": "2.1.0", "runs": [{"results": []}]})), "the schema says nothing");

    assert_eq!(log(&["fine.json"], 0)["runs"][0]["results"], json!([]));
    let log = log(&["a b/Shop.cs", "é.json"], 1);
    let run = &log["runs"][0];
    assert_eq!(run["columnKind"], "unicodeCodePoints");
    let rules: Vec<&Value> =
        run["tool"]["driver"]["rules"].as_array().unwrap().iter().map(|rule| &rule["id"]).collect();
    assert_eq!(rules, ["no-id", "OLT002", "OLT003", "OLT008"]);
    let results = run["results"].as_array().unwrap();
    let told: Vec<Value> = results
        .iter()
        .map(|result| {
            let place = &result["locations"][0]["physicalLocation"];
            let region = &place["region"];
            assert_eq!(Some(&result["ruleId"]), rules.get(result["ruleIndex"].as_u64().unwrap() as usize).copied());
            json!([
                result["ruleId"],
                result["level"],
                place["artifactLocation"]["uri"],
                [region["startLine"], region["startColumn"], region["endLine"], region["endColumn"]],
                result["locations"][0]["logicalLocations"][0]["name"],
            ])
        })
        .collect();
    let expected = json!([
        ["OLT002", "error", "a%20b/Shop.cs", [3, 31, 3, 37], "find"],
        ["OLT003", "error", "a%20b/Shop.cs", [5, 25, 5, 29], "close"],
        ["OLT008", "error", "a%20b/Shop.cs", [6, 27, 6, 39], "shop, 100%"],
        ["no-id", "warning", "a%20b/Shop.cs", [6, 62, 6, 73], "shop, 100%"],
        ["OLT008", "error", "%C3%A9.json", [1, 9, 1, 19], "not fine"],
    ]);
    assert_eq!(Value::from(told), expected);
}

#[test]
fn warnings_alone_and_nothing_at_all_are_no_failure() {
    let folder = Folder::new("check-warnings");
    folder.file("W.cs", "partial class W { [Tool] public void A([Range(1, 5)] string s) { } }");
    folder.file("N.cs", "class N { }");
    let warned = folder.olt(&["check", "W.cs"]);
    assert_eq!(warned.code, 0);
    assert!(warned.out.starts_with("warning: [Range] on parameter `s` is ignored"), "{}", warned.out);
    assert!(warned.out.ends_with("\n0 errors, 1 warning; 1 tool is sound\n"), "{}", warned.out);
    assert_eq!(folder.olt(&["check", "N.cs"]), answer("0 errors, 0 warnings; 0 tools are sound\n", "", 0));
    assert_eq!(folder.olt(&["check", "N.cs", "--format", "json"]), answer("[]\n", "", 0));
    assert_eq!(folder.olt(&["check", "N.cs", "--format", "github"]), answer("", "", 0));
}

#[test]
fn source_that_cannot_be_read_has_no_id() {
    let folder = Folder::new("check-syntax");
    folder.file("S.cs", "\u{feff}partial class S { [Tool] void A(int x, ) { } [Tool] void B() { } }");
    folder.file("s.json", "\u{feff}[{\"name\": \"a\"},\n {\"nam\": 1}]").file("cut.json", "{\"name\":\n");
    let answered = folder.olt(&["check", "S.cs", "s.json", "cut.json", "--format", "json"]);
    assert_eq!(answered.code, 1);
    let found: Vec<Value> = serde_json::from_str(&answered.out).unwrap();
    let told: Vec<Value> =
        found.iter().map(|f| json!([f["id"], f["severity"], f["file"], f["line"], f["column"]])).collect();
    let expected =
        json!([[null, "error", "S.cs", 1, 38], [null, "error", "s.json", 2, 7], [null, "error", "cut.json", 2, 1]]);
    assert_eq!(Value::from(told), expected);
    assert_eq!(
        found[1]["message"],
        "this is not a signature: [1].nam: unknown field `nam`, expected one of `name`, `description`, `endsLoop`, `requiresApproval`, `parallelSafe`, `timeoutSeconds`, `parameters`, `returns`, `types`, `surface`"
    );
    assert_eq!(found[1]["help"], "a file holds one signature as JSON, or an array of them");
}

#[test]
fn signatures_get_the_ids_that_can_happen_to_them() {
    let folder = Folder::new("check-signature");
    let node = r#""types":{"N":{"record":[{"name":"n","type":{"nullable":{"named":"N"}}}]}}"#;
    let twice = r#"{"name":"t","parameters":[{"name":"a","type":"int"},{"name":"a","type":"int"}]}"#;
    let texts = [
        r#"{"name":"bad.name"}"#.to_owned(),
        format!(r#"{{"name":"r","parameters":[{{"name":"n","type":{{"named":"N"}}}}],{node}}}"#),
        format!(r#"{{"name":"s","returns":{{"value":{{"named":"N"}}}},{node}}}"#),
        twice.to_owned(),
        r#"{"name":"fine"}"#.to_owned(),
    ];
    folder.file("all.json", format!("[{}]", texts.join(",\n")));
    let answered = folder.olt(&["check", "all.json", "--format", "json"]);
    let found: Vec<Value> = serde_json::from_str(&answered.out).unwrap();
    let told: Vec<Value> = found.iter().map(|f| json!([f["id"], f["line"], f["column"], f["tool"]])).collect();
    let expected =
        json!([["OLT008", 1, 10, "bad.name"], ["OLT006", 2, 9, "r"], ["OLT006", 3, 9, "s"], ["OLT002", 4, 9, "t"]]);
    assert_eq!(Value::from(told), expected);
    let helps: Vec<&Value> = found.iter().map(|found| &found["help"]).collect();
    let by_id = "refer to the value by an id instead";
    assert_eq!(helps, ["give the tool another name", by_id, by_id, "rename one of them"]);
}

#[test]
fn modes_and_symbols_are_those_of_describe() {
    let folder = Folder::new("check-mode");
    folder
        .file("T.cs", "class T { [Tool] public void A() { }\n#if EXTRA\n[Tool] public void B(object o) { }\n#endif\n}");
    let count = |arguments: &[&str]| {
        let found = folder.olt(&[&["check", "T.cs", "--format", "github"], arguments].concat());
        (found.out.lines().count(), found.code)
    };
    assert_eq!(count(&[]), (1, 1));
    assert_eq!(count(&["--mode", "reflection"]), (0, 0));
    assert_eq!(count(&["--mode", "reflection", "--define", "EXTRA"]), (1, 1));
}

#[test]
fn a_wrong_call_gets_one_line_and_exit_2() {
    let folder = Folder::new("check-usage");
    folder.file("T.cs", "class T { }");
    let table: [(&[&str], &str); 3] = [
        (&["check"], "the following required arguments were not provided: <FILES>...; see 'olt check --help'"),
        (&["check", "gone.cs"], "cannot read 'gone.cs': No such file or directory (os error 2)"),
        (
            &["check", "T.cs", "--format", "xml"],
            "invalid value 'xml' for '--format <FORMAT>' [possible values: text, json, sarif, github]; see 'olt check --help'",
        ),
    ];
    for (arguments, line) in table {
        assert_eq!(folder.olt(arguments), answer("", &format!("olt: {line}\n"), 2));
    }
}
