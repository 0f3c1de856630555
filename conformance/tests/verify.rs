//! `olt verify`, `olt requests`, `olt grade`, `olt fuzz` as a third party runs them: output and exit codes.

#[path = "common/command.rs"]
mod command;

use std::path::{Path, PathBuf};
use std::process::Command;

use command::{Answer, Folder};
use pretty_assertions::assert_eq;

const OLT: &str = env!("CARGO_BIN_EXE_olt");

fn last_line(answer: &Answer) -> &str {
    answer.out.lines().last().unwrap_or_default()
}

/// The verdict and the tally: the report's end.
fn end(answer: &Answer) -> String {
    let lines: Vec<&str> = answer.out.lines().collect();
    lines[lines.len().saturating_sub(2)..].join("\n")
}

/// Answers that this implementation gives to these questions.
fn answers(folder: &Folder, arguments: &[&str]) -> String {
    let requests = folder.olt(&[&["requests"], arguments].concat());
    assert_eq!(requests.code, 0, "{}", requests.err);
    folder.olt_reading(&["testee"], requests.out).out
}

#[test]
fn this_implementation_passes_with_every_case_answered() {
    let folder = Folder::new("verify");
    let graded = folder.olt(&["verify", "--jobs", "2", "--shuffle", "7", "--", OLT, "testee"]);
    assert_eq!(graded.code, 0, "{}", graded.out);
    let tally: Vec<String> = last_line(&graded)
        .split(|c: char| !c.is_ascii_digit() && c != ',')
        .map(|n| n.replace(',', ""))
        .filter(|n| !n.is_empty())
        .collect();
    assert_eq!(tally.len(), 2, "{}", last_line(&graded));
    assert_eq!(tally[0], tally[1], "{}", last_line(&graded));
    assert!(graded.out.contains("\nconforms\n"), "{}", graded.out);
}

#[test]
fn a_file_of_answers_gives_the_same_verdict_wherever_it_was_written() {
    let folder = Folder::new("grade");
    let honest = answers(&folder, &[]);
    let broken = honest.replace("must be a number", "should be a number").replace("\\\"maximum", " \\\"maximum");
    folder.file("honest.jsonl", &honest).file("broken.jsonl", &broken);
    assert_eq!(folder.olt(&["grade", "honest.jsonl"]).code, 0);
    let graded = folder.olt(&["grade", "broken.jsonl"]);
    assert_eq!(graded.code, 1);
    assert!(end(&graded).starts_with("does not conform: "), "{}", end(&graded));

    let reversed: String = broken.lines().rev().flat_map(|line| [line, "\r\n"]).collect();
    let mut utf16 = vec![0xFF, 0xFE];
    utf16.extend(reversed.encode_utf16().flat_map(u16::to_le_bytes));
    folder
        .file("crlf.jsonl", &reversed)
        .file("bom.jsonl", format!("\u{feff}{reversed}"))
        .file("utf16.jsonl", utf16)
        .file("old-mac.jsonl", broken.replace('\n', "\r"));
    for file in ["crlf.jsonl", "bom.jsonl", "utf16.jsonl", "old-mac.jsonl"] {
        let other = folder.olt(&["grade", file]);
        assert_eq!((end(&other), other.code), (end(&graded), 1), "{file}");
        let groups = |answer: &Answer| answer.out.split("\n\n").next().unwrap().to_owned();
        assert_eq!(groups(&other), groups(&graded), "{file}");
    }
    assert_eq!(end(&folder.olt_reading(&["grade", "-"], &broken)), end(&graded));
}

#[test]
fn answers_that_were_not_asked_for_are_passed_over_in_a_file() {
    let folder = Folder::new("passed-over");
    // Every question of the suite is answered, those that `hello` declares as unsupported by saying so once more.
    let all = answers(&folder, &[]).replacen("\"window\":64", "\"unsupported\":[\"check\"]", 1);
    folder.file("all.jsonl", all);
    for only in ["types/int", "diagnostics/policy"] {
        let graded = folder.olt(&["grade", "--only", only, "--only", "types/int", "all.jsonl"]);
        assert_eq!(graded.code, 0, "{}", graded.out);
        assert!(!graded.out.contains("finding"), "{}", graded.out);
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_changes_no_verdict() {
    let folder = Folder::new("closed-pipe");
    folder.file("Bad.cs", "partial class A { [Tool] public void F(object o) { } [Tool] public void G() { } }");
    let saboteur = format!("{OLT} verify --report json=report.json -- {OLT} testee --saboteur null-missing-in-enum");
    let table = [
        (format!("{OLT} check Bad.cs"), "1"),
        (format!("{OLT} describe Bad.cs"), "1"),
        (format!("{OLT} requests"), "0"),
        (saboteur, "1"),
    ];
    for (command, code) in table {
        let script = format!(
            "({command}; echo $? >code) 2>/dev/null | true; sleep 0.1; while ! [ -s code ]; do sleep 0.1; done; cat code; rm code"
        );
        let ended = Command::new("sh").args(["-c", &script]).current_dir(folder.path()).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&ended.stdout).trim(), code, "{command}");
    }
    assert!(folder.path().join("report.json").exists());
}

#[test]
fn what_has_no_answer_makes_a_run_incomplete() {
    let folder = Folder::new("incomplete");
    let all = answers(&folder, &["--only", "types/int"]);
    let some: String = all.lines().take(5).flat_map(|line| [line, "\n"]).collect();
    folder.file("some.jsonl", some).file("none.jsonl", "");
    let graded = folder.olt(&["grade", "--only", "types/int", "some.jsonl"]);
    assert_eq!((last_line(&graded), graded.code), ("asked 11, answered 4", 3));
    let graded = folder.olt(&["grade", "--only", "types/int", "none.jsonl"]);
    assert_eq!((last_line(&graded), graded.code), ("asked 11, answered 0", 3));
    let run = folder.olt(&["verify", "--", "no-such-program"]);
    assert_eq!(run.code, 3);
    assert!(run.out.contains("'no-such-program' can't be started"), "{}", run.out);
}

#[test]
fn known_failures_must_still_fail() {
    let folder = Folder::new("known");
    let honest = answers(&folder, &["--only", "types/int"]);
    folder.file("answers.jsonl", honest.replace("-2147483648 to", "-1 to"));
    folder.file("honest.jsonl", &honest);
    let grade = |file: &str, known: &str| {
        folder.file("known.txt", known);
        folder.olt(&["grade", "--only", "types/int", "--known", "known.txt", file])
    };
    let failing: String = (5..=9).map(|n| format!("types/int#{n} bounds are told wrong\r\n")).collect();
    let graded = grade("answers.jsonl", &format!("\u{feff}# a comment\n\n{failing}"));
    assert_eq!(graded.code, 0, "{}", graded.out);
    assert!(end(&graded).starts_with("conforms but for 5 known failures"), "{}", end(&graded));
    let stale = grade("honest.jsonl", &failing);
    assert_eq!(stale.code, 1, "{}", stale.out);
    let wrong = [
        ("types/int#5\n", "known.txt: line 1: 'types/int#5' has no reason; write one after the id"),
        ("\ntypes/nowhere x\n", "known.txt: line 2: no question has the id 'types/nowhere'; `olt requests` lists them"),
        ("types/int x\ntypes/int y", "known.txt: line 2: 'types/int' stands here twice; remove one"),
    ];
    for (known, text) in wrong {
        let answer = grade("answers.jsonl", known);
        assert_eq!((answer.err.as_str(), answer.code), (format!("olt: {text}\n").as_str(), 2));
    }
}

#[test]
fn wrong_calls_are_told_in_one_line() {
    let folder = Folder::new("usage");
    let table: [(&[&str], &str); 10] = [
        (&["verify"], "the following required arguments were not provided: <COMMAND>...; see 'olt verify --help'"),
        (
            &["verify", "--only", "nothing/*", "--", "x"],
            "'nothing/*' is the id of no question or case; ids are as `types/int` and `types/int#3`, and `types/*` is all of an area",
        ),
        (
            &["verify", "--timeout", "0", "--", "x"],
            "invalid value '0' for '--timeout <SECONDS>': a number of seconds is needed, above 0 and at most 86400; see 'olt verify --help'",
        ),
        (
            &["verify", "--jobs", "0", "--", "x"],
            "invalid value '0' for '--jobs <N>': number would be zero for non-zero type; see 'olt verify --help'",
        ),
        (
            &["verify", "--only", "types/int", "--only", "records", "--", "x"],
            "'records' is the id of no question or case; ids are as `types/int` and `types/int#3`, and `types/*` is all of an area",
        ),
        (
            &["verify", "--only", "types/int", "--level", "variant", "--", "x"],
            "no question among those has this level; leave out `--level` for all levels",
        ),
        (
            &["verify", "node", "x.mjs"],
            "unexpected argument 'node' found; the program to ask stands after `--`; see 'olt verify --help'",
        ),
        (&["grade", "missing.jsonl"], "'missing.jsonl' can't be read: No such file or directory (os error 2)"),
        (
            &["grade", "--known", "missing.txt", "x"],
            "'missing.txt' can't be read: No such file or directory (os error 2)",
        ),
        (
            &["verify", "--report", "pdf=x", "--", "x"],
            "invalid value 'pdf=x' for '--report <KIND=PATH>': there is no report `pdf`; the kinds are terminal, jsonl, json, junit, markdown, html, badge; see 'olt verify --help'",
        ),
    ];
    for (arguments, text) in table {
        let answer = folder.olt(arguments);
        assert_eq!((answer.err.as_str(), answer.code), (format!("olt: {text}\n").as_str(), 2), "{arguments:?}");
    }
}

#[test]
fn a_suite_that_cannot_be_used_has_an_exit_code_of_its_own() {
    let folder = Folder::new("broken-suite");
    folder.file("fixtures/cases/types/x.json", "{}").file("fixtures/clauses.json", "{}").file("fixtures/ids.lock", "");
    let answer = folder.olt(&["verify", "--fixtures", "fixtures", "--", OLT, "testee"]);
    assert_eq!(answer.code, 4);
    assert!(answer.err.starts_with("olt: the suite cannot be used: fixtures/cases/types/x.json: "), "{}", answer.err);
}

#[test]
fn every_report_is_written() {
    let folder = Folder::new("reports");
    let kinds = ["terminal", "jsonl", "json", "junit", "markdown", "html", "badge"];
    let requests: Vec<String> = kinds.iter().map(|kind| format!("--report={kind}=out/{kind}")).collect();
    let mut arguments = vec!["verify", "--only", "types/int"];
    arguments.extend(requests.iter().map(String::as_str));
    arguments.extend(["--", OLT, "testee"]);
    assert_eq!(folder.olt(&arguments).code, 0);
    for kind in kinds {
        assert!(!std::fs::read(folder.path().join("out").join(kind)).unwrap().is_empty(), "{kind}");
    }
    folder.file("file", "");
    let answer = folder.olt(&["verify", "--only", "types/int", "--report", "json=file/x", "--", OLT, "testee"]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("the report json=file/x is not written: "), "{}", answer.err);
}

#[test]
fn questions_are_selected_by_level_and_put_in_one_order_a_seed() {
    let folder = Folder::new("selection");
    let ids = |arguments: &[&str]| {
        let requests = folder.olt(&[&["requests"], arguments].concat()).out;
        let id = |line: &str| line.split('"').nth(3).unwrap().to_owned();
        requests.lines().map(id).collect::<Vec<_>>()
    };
    let all = ids(&[]);
    let (must, should) = (ids(&["--level", "must"]), ids(&["--level", "should"]));
    let variant = ids(&["--level", "variant"]);
    // Each begins with `hello`.
    assert_eq!(all.len() + 2, must.len() + should.len() + variant.len());
    assert!(should.len() > 1);
    let shuffled = ids(&["--shuffle", "3"]);
    assert_ne!(shuffled, all);
    assert_eq!(shuffled, ids(&["--shuffle", "3"]));
    let mut sorted = (shuffled, all);
    sorted.0.sort();
    sorted.1.sort();
    assert_eq!(sorted.0, sorted.1);
}

#[test]
fn a_saboteur_is_failed() {
    let folder = Folder::new("saboteur");
    let listed = folder.olt(&["testee", "--list"]);
    assert!(listed.out.lines().count() >= 60, "{}", listed.out);
    let graded =
        folder.olt(&["verify", "--only", "types/enum*", "--", OLT, "testee", "--saboteur", "null-missing-in-enum"]);
    assert_eq!(graded.code, 1, "{}", graded.out);
    assert!(graded.out.contains("`enum` has fewer elements"), "{}", graded.out);
    let wrong = folder.olt(&["testee", "--saboteur", "null-missing-in-enums"]);
    let text = "olt: there is no saboteur 'null-missing-in-enums'; 'null-missing-in-enum' is near; `olt testee --list` names them\n";
    assert_eq!((wrong.err.as_str(), wrong.code), (text, 2));
}

#[cfg(unix)]
#[test]
fn fuzz_prints_a_small_case_for_each_kind_of_disagreement() {
    let folder = Folder::new("fuzz");
    let script = format!("{OLT} testee | sed -u 's/true or false/yes or no/'");
    let fuzz = |command: &[&str]| {
        folder.olt(&[&["fuzz", "--seed", "1", "--cases", "40", "--enough", "1", "--"], command].concat())
    };
    let honest = fuzz(&[OLT, "testee"]);
    assert_eq!(honest.code, 0, "{}", honest.out);
    assert!(last_line(&honest).ends_with(": no disagreement; again by --seed 1 --cases 40"), "{}", honest.out);

    let found = fuzz(&["sh", "-c", &script]);
    assert_eq!(found.code, 1, "{}", found.out);
    let case = found.out.split("\n\n").nth(1).unwrap();
    let case: serde_json::Value = serde_json::from_str(case).unwrap();
    assert_eq!(case["signature"]["parameters"].as_array().unwrap().len(), 1, "{}", found.out);
    assert_eq!(case["calls"].as_array().unwrap().len(), 1);
    assert_eq!(found.out, fuzz(&["sh", "-c", &script]).out);
    let arguments =
        ["fuzz", "--seed", "1", "--cases", "40", "--enough", "1", "--out", "found", "--", "sh", "-c", &script];
    let written = folder.olt(&arguments);
    assert_eq!((written.code, written.out.contains("csharp")), (1, false), "{}", written.out);
    let text = std::fs::read_to_string(folder.path().join("found/found-1.json")).unwrap();
    assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), case);

    let silent = folder.olt(&["fuzz", "--timeout", "0.2", "--", "sh", "-c", "cat >/dev/null"]);
    assert_eq!((silent.err.as_str(), silent.code), ("olt: `hello` is not answered: no answer within 0.2 s\n", 3));
}

#[cfg(unix)]
#[test]
fn an_interrupted_search_ends_at_once_and_says_so() {
    let folder = Folder::new("fuzz-interrupted");
    let mute = format!("head -n 1 | {OLT} testee; sleep 60");
    let script =
        format!("{OLT} fuzz --seed 1 --timeout 50 -- sh -c '{mute}' & sleep 1; kill -INT $!; wait $!; echo $?");
    // A shell has what it starts in the background pass over SIGINT, unless jobs are controlled.
    let ended = Command::new("bash").args(["-mc", &script]).current_dir(folder.path()).output().unwrap();
    let out = String::from_utf8_lossy(&ended.stdout);
    assert!(out.ends_with("asked 1: no disagreement, interrupted; again by --seed 1 --cases 200\n3\n"), "{out}");
}

#[test]
fn the_worked_harnesses_conform_in_what_they_answer() {
    let harness = Path::new(env!("CARGO_MANIFEST_DIR")).join("harness");
    let table = [("python3", "python/harness.py", 300), ("node", "javascript/harness.mjs", 100)];
    let folder = Folder::new("harness");
    for (interpreter, file, least) in table {
        if Command::new(interpreter).arg("--version").output().is_err() {
            println!("{file} is not run: there is no {interpreter}");
            continue;
        }
        let script: PathBuf = harness.join(file);
        let graded = folder.olt(&["verify", "--", interpreter, script.to_str().unwrap()]);
        assert_eq!(graded.code, 0, "{}", graded.out);
        let asked: usize = last_line(&graded)
            .split([' ', ';'])
            .nth(1)
            .unwrap()
            .trim_end_matches(',')
            .replace(',', "")
            .parse()
            .unwrap();
        assert!(asked >= least, "{}", last_line(&graded));
    }
}
