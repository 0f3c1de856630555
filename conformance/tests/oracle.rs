//! The commands of `olt` as a user runs them: output, exit codes, and one helpful line for every wrong call.

#[path = "common/command.rs"]
mod command;

use command::{Folder, answer};
use pretty_assertions::assert_eq;

const CLOCK: &str = r#"partial class Clock {
    /// <summary>Tells the "hour".</summary>
    [Tool(EndsLoop = true, TimeoutSeconds = 5)] public Task<int> GetHourAsync(bool utc = true, string? zone = null) => null!;
    [Tool] public string Echo(string text) => text;
}
"#;

const BROKEN: &str = "partial class Broken {\n    [Tool] public string Any(object value) => \"\";\n    [Tool] public string Fine(int value) => \"\";\n}\n";

#[test]
fn a_schema_is_printed_byte_for_byte() {
    let folder = Folder::new("schema");
    folder.file("Clock.cs", CLOCK);
    let schema =
        r#"{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}"#;
    assert_eq!(
        folder.olt(&["describe", "Clock.cs", "--tool", "echo", "--schema"]),
        answer(&format!("{schema}\n"), "", 0)
    );
}

#[test]
fn tools_are_lines_of_json_when_piped() {
    let folder = Folder::new("jsonl");
    folder.file("Clock.cs", CLOCK);
    let lines = concat!(
        r#"{"name":"get_hour","description":"Tells the \"hour\".","#,
        r#""inputSchema":{"type":"object","properties":{"utc":{"type":"boolean","default":true},"zone":{"type":["string","null"]}},"additionalProperties":false},"#,
        r#""outputSchema":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"#,
        r#""metadata":{"endsLoop":true,"requiresApproval":false,"parallelSafe":true,"timeoutSeconds":5}}"#,
        "\n",
        r#"{"name":"echo","description":"","#,
        r#""inputSchema":{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},"#,
        r#""outputSchema":null,"#,
        r#""metadata":{"endsLoop":false,"requiresApproval":false,"parallelSafe":true,"timeoutSeconds":0}}"#,
        "\n",
    );
    assert_eq!(folder.olt(&["describe", "Clock.cs"]), answer(lines, "", 0));
    assert_eq!(folder.olt(&["describe", "Clock.cs", "--format", "jsonl"]), answer(lines, "", 0));
}

#[test]
fn reflection_mode_reads_no_documentation() {
    let folder = Folder::new("mode");
    folder.file("Clock.cs", CLOCK);
    let out = folder.olt(&["describe", "Clock.cs", "--tool", "get_hour", "--mode", "reflection"]).out;
    assert!(out.starts_with(r#"{"name":"get_hour","description":"","#), "{out}");
}

#[test]
fn text_is_for_reading() {
    let folder = Folder::new("text");
    folder.file("Clock.cs", CLOCK);
    let text = "\
get_hour
  Tells the \"hour\".
  ends the loop, times out after 5 s
  input
  {
    \"type\": \"object\",
    \"properties\": {
      \"utc\": {
        \"type\": \"boolean\",
        \"default\": true
      },
      \"zone\": {
        \"type\": [\"string\", \"null\"]
      }
    },
    \"additionalProperties\": false
  }
  output
  {
    \"type\": \"integer\",
    \"minimum\": -2147483648,
    \"maximum\": 2147483647
  }

";
    let answered = folder.olt(&["describe", "Clock.cs", "--tool", "get_hour", "--format", "text"]);
    assert_eq!(answered, answer(text, "", 0));
}

#[test]
fn a_call_is_decoded_or_refused() {
    let folder = Folder::new("decode");
    folder.file("Clock.cs", CLOCK);
    let decode = |arguments: &str| folder.olt(&["decode", "Clock.cs", "--tool", "get_hour", "--args", arguments]);
    let filled = answer("{\"ok\":{\"utc\":true,\"zone\":null}}\n", "", 0);
    assert_eq!(decode(""), filled);
    assert_eq!(decode("{}"), filled);
    assert_eq!(
        decode(r#"{"zone":"a\u00e9","utc":false}"#),
        answer("{\"ok\":{\"utc\":false,\"zone\":\"aé\"}}\n", "", 0)
    );
    let refused = answer("{\"error\":\"Argument 'utc' must be true or false, not a number.\"}\n", "", 1);
    assert_eq!(decode(r#"{"utc":1}"#), refused);
    assert_eq!(decode("-1"), answer("{\"error\":\"Arguments must be a JSON object, not a number.\"}\n", "", 1));
    let read = |input: &[u8]| folder.olt_reading(&["decode", "Clock.cs", "--tool", "get_hour"], input);
    assert_eq!(read(b"{\"utc\":1}"), refused);
    assert_eq!(read(b"\n"), filled);
    assert_eq!(read(b"{\"\xff\":1}"), answer("{\"error\":\"Arguments are not valid JSON.\"}\n", "", 1));
}

#[test]
fn signatures_are_read_as_well() {
    let folder = Folder::new("signature");
    folder.file("one.json", r#"{"name":"one","parameters":[{"name":"n","type":{"nullable":"int"},"default":"3"}]}"#);
    folder.file("more.json", r#"[{"name":"two"},{"name":"three"}]"#);
    assert_eq!(
        folder.olt(&["describe", "one.json", "more.json", "--tool", "one", "--schema"]).out,
        "{\"type\":\"object\",\"properties\":{\"n\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":2147483647,\"default\":3}},\"additionalProperties\":false}\n"
    );
    assert_eq!(folder.olt(&["describe", "one.json", "more.json"]).out.lines().count(), 3);
}

#[test]
fn directories_and_globs_are_files_each_once() {
    let folder = Folder::new("files");
    folder
        .file("src/Clock.cs", CLOCK)
        .file("src/deep/B.cs", BROKEN.replace("[Tool] public string Any", "public string Any"));
    folder.file("src/obj/Generated.cs", CLOCK).file("src/.git/C.cs", CLOCK).file("src/notes.txt", "[Tool]");
    let names = |arguments: &[&str]| {
        let out = folder.olt(arguments).out;
        out.lines().map(|line| line.split('"').nth(3).unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names(&["describe", "src"]), ["get_hour", "echo", "fine"]);
    assert_eq!(names(&["describe", "src/*.cs", "src", "src/Clock.cs"]), ["get_hour", "echo", "fine"]);
    assert_eq!(names(&["describe", "src/**/B.cs"]), ["fine"]);
}

#[test]
fn a_tool_that_is_refused_is_shown_where_it_stands_and_the_others_are_described() {
    let folder = Folder::new("refused");
    folder.file("Broken.cs", BROKEN);
    let answered = folder.olt(&["describe", "Broken.cs"]);
    assert_eq!(answered.code, 1);
    assert_eq!(answered.out.lines().count(), 1);
    let expected = "\
error[OLT002]: parameter `value` has the type `object`, which has no schema
 --> Broken.cs:2:30
  |
2 |     [Tool] public string Any(object value) => \"\";
  |                              ^^^^^^
  |
";
    assert_eq!(&answered.err[..expected.len()], expected);
    for (command, code) in [("describe", 1), ("decode", 2)] {
        let answered = folder.olt(&[command, "Broken.cs", "--tool", "any"]);
        assert_eq!((answered.code, answered.out.as_str()), (code, ""));
        assert!(answered.err.starts_with(expected), "{}", answered.err);
    }
    assert_eq!(folder.olt(&["describe", "Broken.cs", "--tool", "fine", "--schema"]).err, "");
}

#[test]
fn a_wrong_call_gets_one_line_and_exit_2() {
    let folder = Folder::new("usage");
    folder.file("Clock.cs", CLOCK).file("Twice.cs", CLOCK.replace("Clock", "Other")).file("none.cs", "class A {}");
    folder.file("latin1.cs", b"// caf\xe9\n").file("empty/notes.txt", "");
    let table: [(&[&str], &str); 15] = [
        (&[], "a command is needed, such as 'olt describe FILE.cs'; 'olt --help' lists them"),
        (
            &["explode"],
            "unrecognized subcommand 'explode'; some similar subcommands exist: 'explain', 'decode'; see 'olt --help'",
        ),
        (&["describe"], "the following required arguments were not provided: <FILES>...; see 'olt describe --help'"),
        (
            &["describe", "Clock.cs", "--schema"],
            "the following required arguments were not provided: --tool <NAME>; see 'olt describe --help'",
        ),
        (&["describe", "missing.cs"], "cannot read 'missing.cs': No such file or directory (os error 2)"),
        (&["describe", "*.fs"], "no file matches '*.fs'"),
        (&["describe", "[.cs"], "'[.cs' is not a glob: Pattern syntax error near position 0: invalid range pattern"),
        (&["describe", "empty"], "'empty' has no .cs file"),
        (&["describe", "empty/notes.txt"], "'empty/notes.txt' is neither C# (.cs) nor a signature (.json)"),
        (&["describe", "latin1.cs"], "'latin1.cs' is not UTF-8 (byte 6 is the first that is not); save it as UTF-8"),
        (&["describe", "none.cs"], "these files have no tool; a tool is a method with the attribute [Tool]"),
        (&["describe", "Clock.cs", "--tool", "clock"], "there is no tool 'clock'; there are 'get_hour', 'echo'"),
        (&["decode", "Clock.cs", "--tool", "clock"], "there is no tool 'clock'; there are 'get_hour', 'echo'"),
        (&["decode", "none.cs", "--tool", "a"], "there is no tool 'a'; these files have no tool that can be described"),
        (
            &["decode", "Clock.cs", "Twice.cs", "--tool", "echo"],
            "'echo' names more than one tool; give only the file of the one you mean",
        ),
    ];
    for (arguments, line) in table {
        assert_eq!(folder.olt(arguments), answer("", &format!("olt: {line}\n"), 2), "{arguments:?}");
    }
}

#[test]
fn a_signature_that_makes_no_tool_is_told_as_a_c_sharp_one_is() {
    let folder = Folder::new("refused-signatures");
    folder.file(
        "all.json",
        r#"[
  {"name": "fine"},
  {"name": "odd", "parameters": [{"name": "a", "type": 5}]},
  {"name": "r", "parameters": [{"name": "a", "type": {"named": "A"}}], "types": {"A": {"record": [{"name": "a", "type": {"named": "A"}}]}}},
  {"name": "u", "returns": {"value": "usize"}}
]"#,
    );
    let described = folder.olt(&["describe", "all.json"]);
    assert_eq!((described.code, described.out.lines().count()), (1, 1));
    for told in [
        "error: this is not a signature: [1].parameters[0].type: invalid type: integer `5`, expected a type, such as \"int\" or {\"list\":\"int\"}\n",
        " all.json:3:56\n",
        "error[OLT006]: the type A refers to itself (A.a → A), so no finite schema describes it\n",
        "help: refer to the value by an id instead\n",
        "error[OLT003]: the return type: there is no type 'usize'\n",
        " all.json:5:12\n",
        "help: take one of bool, ",
    ] {
        assert!(described.err.contains(told), "{told}\n{}", described.err);
    }
    let one = folder.olt(&["describe", "all.json", "--tool", "fine"]);
    assert_eq!((one.code, one.out.lines().count()), (0, 1));
    let refused = folder.olt(&["decode", "all.json", "--tool", "u", "--args", "{}"]);
    assert_eq!((refused.out.as_str(), refused.code), ("", 2));
    assert!(refused.err.contains("error[OLT003]"), "{}", refused.err);
    let line = "olt: the tool 'u' is refused, so no call of it can be decoded\n";
    assert!(refused.err.ends_with(line), "{}", refused.err);
}

#[test]
fn control_characters_stand_as_they_are_but_for_readers() {
    let folder = Folder::new("controls");
    let tool = r#"[Tool(Description = "a\u007f\u001bb")] public void F([Description("c\u007fd")] int e) { }"#;
    folder.file("C.cs", format!("partial class C {{ {tool} }}"));
    let schema = folder.olt(&["describe", "C.cs", "--tool", "f", "--schema"]).out;
    assert!(schema.contains("\"c\u{7f}d\""), "{schema:?}");
    let line = folder.olt(&["describe", "C.cs"]).out;
    assert!(line.contains("\"a\u{7f}\\u001bb\"") && line.contains("\"c\u{7f}d\""), "{line:?}");
    let text = folder.olt(&["describe", "C.cs", "--format", "text"]).out;
    assert!(text.starts_with("f\n  a\\u007f\\u001bb\n") && text.contains("\"c\\u007fd\""), "{text:?}");
}

#[test]
fn what_is_typed_commands_no_terminal_and_stays_on_one_line() {
    let folder = Folder::new("escapes");
    folder.file("Clock.cs", CLOCK).file("bad.json", "{\"na\\u001bme\":1}");
    let table: [(&[&str], &str); 3] = [
        (
            &["describe", "Clock.cs", "--tool", "x\n\u{1b}[31m"],
            "there is no tool 'x\\u000a\\u001b[31m'; there are 'get_hour', 'echo'",
        ),
        (
            &["describe", "no\nsuch\u{9b}.cs"],
            "cannot read 'no\\u000asuch\\u009b.cs': No such file or directory (os error 2)",
        ),
        (
            &["describe", "Clock.cs", "--mode", "x\n\ny"],
            "invalid value 'x y' for '--mode <MODE>' [possible values: generator, reflection]; see 'olt describe --help'",
        ),
    ];
    for (arguments, line) in table {
        assert_eq!(folder.olt(arguments), answer("", &format!("olt: {line}\n"), 2), "{arguments:?}");
    }
    let unknown = folder.olt(&["describe", "bad.json"]);
    assert_eq!(unknown.code, 1);
    assert!(!unknown.err.contains('\u{1b}'), "{:?}", unknown.err);
}

#[cfg(target_os = "linux")]
#[test]
fn a_standard_error_that_is_gone_changes_no_exit_code() {
    let folder = Folder::new("full");
    folder.file("Broken.cs", BROKEN);
    let exit = |arguments: &[&str]| {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_olt"));
        command.args(arguments).current_dir(folder.path()).stdout(std::process::Stdio::null()).stderr(full);
        command.status().unwrap().code()
    };
    assert_eq!(exit(&["nonsense"]), Some(2));
    assert_eq!(exit(&["describe", "Broken.cs"]), Some(1));
    assert_eq!(exit(&["decode", "Broken.cs", "--tool", "any", "--args", "{}"]), Some(2));
}

#[cfg(unix)]
#[test]
fn what_may_never_end_or_never_begin_is_not_read() {
    let folder = Folder::new("pipes");
    assert!(std::process::Command::new("mkfifo").arg(folder.path().join("pipe.cs")).status().unwrap().success());
    std::os::unix::net::UnixListener::bind(folder.path().join("socket.cs")).unwrap();
    for (command, path) in
        [("check", "pipe.cs"), ("describe", "pipe.cs"), ("check", "/dev/zero"), ("describe", "socket.cs")]
    {
        let line = format!("olt: '{path}' is a device or a pipe, not a file; write what it gives into a file first\n");
        assert_eq!(folder.olt(&[command, path]), answer("", &line, 2), "{path}");
    }
    folder.file("below/a.cs", CLOCK);
    assert!(std::process::Command::new("mkfifo").arg(folder.path().join("below/pipe.cs")).status().unwrap().success());
    assert_eq!(folder.olt(&["check", "below"]).code, 0);
}

#[test]
fn a_typo_in_a_signature_is_not_overlooked() {
    let folder = Folder::new("typos");
    folder.file("annotation.json", r#"{"name":"f","parameters":[{"name":"a","type":"int","annotations":[{"range":{"min":"1","minExclusve":true}}]}]}"#);
    folder.file("types.json", r#"{"name":"f","types":{"A":{"enum":["x"]},"A":{"enum":["y"]}}}"#);
    let told = |file: &str| folder.olt(&["describe", file]).err;
    assert!(told("annotation.json").contains("unknown field `minExclusve`"), "{}", told("annotation.json"));
    assert!(told("types.json").contains("the type `A` is declared twice"), "{}", told("types.json"));
}

#[test]
fn help_is_no_error() {
    let folder = Folder::new("help");
    for arguments in [&["--help"][..], &["--version"], &["describe", "--help"]] {
        let answered = folder.olt(arguments);
        assert_eq!((answered.code, answered.err.as_str()), (0, ""));
        assert!(!answered.out.is_empty());
    }
}
