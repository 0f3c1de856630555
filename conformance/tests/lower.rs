//! What the command line says of providers: `olt lower`, and `--provider` of `olt check` and `olt decode`.

#[path = "common/command.rs"]
mod command;

use command::{Folder, answer};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

const SHOP: &str = r#"partial class Shop {
    [Tool(Name = "2fa", Description = "Checks.")] public void Check([StringLength(6)] string code, string hint = null) { }
    [Tool] public void Store(Dictionary<string, bool> flags) { }
}
"#;

fn shop(test: &str) -> Folder {
    let folder = Folder::new(test);
    folder.file("Shop.cs", SHOP);
    folder
}

#[test]
fn a_tool_is_a_line_of_json() {
    let folder = shop("lower-jsonl");
    let schema = r#"{"type":"object","properties":{"code":{"type":"string","description":"At most 6 characters."},"hint":{"type":["string","null"]}},"required":["code","hint"],"additionalProperties":false}"#;
    let function = format!(r#""name":"2fa","description":"Checks.","parameters":{schema},"strict":true"#);
    let line = |wire: &str| {
        let changes = r#"[{"path":"/properties/code","change":"dropped","keywords":["maxLength"],"said":"At most 6 characters."},{"path":"/properties/hint","change":"required","null":"not-given"}]"#;
        format!(
            r#"{{"name":"2fa","provider":"openai","strict":true,"schema":{schema},"wire":{wire},"changes":{changes}}}"#
        ) + "\n"
    };
    let lower = ["lower", "Shop.cs", "--provider", "openai", "--tool", "2fa"];
    let chat = line(&format!(r#"{{"type":"function","function":{{{function}}}}}"#));
    assert_eq!(folder.olt(&lower), answer(&chat, "", 0));
    assert_eq!(folder.olt(&[&lower[..], &["--format", "jsonl", "--api", "chat"]].concat()), answer(&chat, "", 0));
    let responses = line(&format!(r#"{{"type":"function",{function}}}"#));
    assert_eq!(folder.olt(&[&lower[..], &["--api", "responses"]].concat()), answer(&responses, "", 0));
    let all = folder.olt(&["lower", "Shop.cs", "--provider", "anthropic"]).out;
    let strict: Vec<Value> =
        all.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["strict"].clone()).collect();
    assert_eq!(strict, [true, false]);
}

#[test]
fn text_is_for_reading_and_limits_are_notes() {
    let text = r#"2fa for gemini
  {
    "type": "object",
    "properties": {
      "code": {
        "type": "string",
        "description": "At most 6 characters."
      },
      "hint": {
        "type": "string"
      }
    },
    "required": ["code"],
    "additionalProperties": false
  }
  - /properties/code: maxLength is not accepted; the description says: At most 6 characters.

"#;
    let note = "olt: note: the name of the tool '2fa' begins with a digit, which gemini refuses; give \
                it another name\n";
    let folder = shop("lower-text");
    let lower = ["lower", "Shop.cs", "--provider", "gemini", "--tool", "2fa", "--format", "text"];
    assert_eq!(folder.olt(&lower), answer(text, note, 0));
}

#[test]
fn what_is_refused_is_not_lowered_and_the_rest_is() {
    let folder = Folder::new("lower-refused");
    folder.file("A.cs", "partial class A { [Tool] public void F(object o) { } [Tool] public void G(bool b) { } }");
    let lowered = folder.olt(&["lower", "A.cs", "--provider", "anthropic"]);
    assert_eq!((lowered.out.lines().count(), lowered.code), (1, 1));
    assert!(lowered.out.contains(r#""name":"g""#) && lowered.err.contains("OLT002"), "{lowered:?}");
    let refused = folder.olt(&["lower", "A.cs", "--provider", "anthropic", "--tool", "f"]);
    assert_eq!((refused.out.as_str(), refused.code), ("", 1));
    let unknown = folder.olt(&["lower", "A.cs", "--provider", "acme"]);
    let told = "olt: invalid value 'acme' for '--provider <PROVIDER>' [possible values: anthropic, openai, gemini]; see \
                'olt lower --help'\n";
    assert_eq!(unknown, answer("", told, 2));
}

#[test]
fn a_call_that_came_through_a_lowering_is_decoded() {
    let folder = shop("lower-decode");
    let call = ["decode", "Shop.cs", "--tool", "2fa", "--args", r#"{"code":"123","hint":null}"#];
    let refused = r#"{"error":"Argument 'hint' must be a string, not null."}"#.to_owned() + "\n";
    assert_eq!(folder.olt(&call), answer(&refused, "", 1));
    let anthropic = [&call[..], &["--provider", "anthropic"]].concat();
    assert_eq!(folder.olt(&anthropic), answer(&refused, "", 1));
    let openai = [&call[..], &["--provider", "openai"]].concat();
    assert_eq!(folder.olt(&openai), answer("{\"ok\":{\"code\":\"123\",\"hint\":null}}\n", "", 0));
}

#[test]
fn check_notes_what_is_lost_and_is_content() {
    let folder = shop("lower-check");
    let check = ["check", "Shop.cs", "--provider", "gemini"];
    let expected = [
        "note: gemini: /properties/code: maxLength is not accepted; the description says: At most 6 characters.",
        "note: gemini: the name of the tool '2fa' begins with a digit, which gemini refuses; give it \
         another name",
    ];
    let checked = folder.olt(&check);
    assert_eq!((checked.err.as_str(), checked.code), ("", 0));
    let notes: Vec<&str> = checked.out.lines().filter(|line| line.starts_with("note: ")).collect();
    assert_eq!(notes, expected);
    assert!(checked.out.contains("public void Check(") && checked.out.contains("^^^^^"), "{}", checked.out);
    assert!(checked.out.ends_with("\n0 errors, 0 warnings, 2 notes; 2 tools are sound\n"), "{}", checked.out);

    let found: Value = serde_json::from_str(&folder.olt(&[&check[..], &["--format", "json"]].concat()).out).unwrap();
    assert_eq!(
        (&found[0]["severity"], &found[0]["id"], &found[0]["tool"]),
        (&json!("note"), &Value::Null, &json!("2fa"))
    );
    let github = folder.olt(&[&check[..], &["--format", "github"]].concat()).out;
    assert!(github.starts_with("::notice file=Shop.cs,line=2,"), "{github}");
    let sarif: Value = serde_json::from_str(&folder.olt(&[&check[..], &["--format", "sarif"]].concat()).out).unwrap();
    assert_eq!(sarif["runs"][0]["results"][0]["level"], "note");

    let without = folder.olt(&["check", "Shop.cs"]);
    assert_eq!(without, answer("0 errors, 0 warnings; 2 tools are sound\n", "", 0));
    let strict = folder.olt(&["check", "Shop.cs", "--provider", "anthropic"]).out;
    let told = "note: anthropic: /properties/flags: a dictionary is refused in strict mode; the tool is not strict\n";
    assert!(strict.contains(told), "{strict}");
}

#[test]
fn signatures_are_noted_at_their_names() {
    let folder = Folder::new("lower-signature");
    folder.file("s.json", r#"[{"name":"f","parameters":[{"name":"u","type":"uri"}]}]"#);
    let found = folder.olt(&["check", "s.json", "--provider", "openai", "--format", "json"]).out;
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!((&found[0]["column"], &found[0]["severity"]), (&json!(10), &json!("note")));
    let message = "openai: /properties/u: format is not accepted; the description says: An absolute URI.";
    assert_eq!(found[0]["message"], message);
}
