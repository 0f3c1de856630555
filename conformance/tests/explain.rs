//! `olt explain`: every id has an explanation, and every example on a page does what the page says.

#[path = "common/command.rs"]
mod command;
mod common;

use command::{Folder, answer};
use common::library;
use olt::contract::DiagnosticId;
use olt_conformance::csharp::{Analysis, Options, Source, analyze};
use olt_conformance::oracle::Page;
use pretty_assertions::assert_eq;

fn read(text: &str) -> Analysis {
    analyze(&[Source { path: "Example.cs".to_owned(), text: text.to_owned() }], &Options::default())
}

#[test]
fn a_refused_example_gets_its_id_and_the_mended_one_nothing() {
    for id in DiagnosticId::ALL {
        let example = Page::of(id).csharp().unwrap();
        let refused: Vec<_> = read(example.refused).diagnostics.into_iter().map(|found| found.id).collect();
        assert!(!refused.is_empty() && refused.iter().all(|found| *found == Some(id)), "{id}: {refused:?}");
        let mended = read(example.mended);
        assert_eq!(mended.diagnostics, [], "{id}");
        assert!(!mended.tools.is_empty(), "{id}: the mended example has no tool");
    }
}

#[test]
fn a_diagnostic_is_its_page_and_the_cases_that_check_it() {
    let folder = Folder::new("explain-diagnostic");
    for id in ["OLT008", "olt008"] {
        let answered = folder.olt(&["explain", id]);
        assert_eq!((answered.err.as_str(), answered.code), ("", 0));
        assert!(answered.out.starts_with(&Page::of(DiagnosticId::Name).text()), "{}", answered.out);
        assert!(answered.out.contains("\n## Cases that check it\n\n- diagnostics/"), "{}", answered.out);
        assert!(answered.out.contains("\n- diagnostics/names\n"), "{}", answered.out);
        assert!(!answered.out.contains("compile_fail"));
    }
}

#[test]
fn a_clause_and_a_ruling_are_said_with_their_cases() {
    let folder = Folder::new("explain-clause");
    let answered = folder.olt(&["explain", "K-9"]);
    let start = "# K-9, a ruling\n\nA context's policy is PropertyNamingPolicy where that is given, ";
    assert!(answered.out.starts_with(start), "{}", answered.out);
    assert!(answered.out.contains("\n\n## Cases that check it\n\n- diagnostics/"), "{}", answered.out);
    let answered = folder.olt(&["explain", "page.param.name"]);
    assert!(
        answered.out.starts_with("# page.param.name, a clause of the page\n\nA parameter is called what [Param] says")
    );
    assert!(answered.out.contains("\n- toolnexus/param-name\n"), "{}", answered.out);
    let answered = folder.olt(&["explain", "type.char"]);
    assert!(answered.out.starts_with("# type.char, a clause of the note\n\nchar is a string of length one.\n"));
    assert!(answered.out.contains("\n- types/char\n"), "{}", answered.out);
    let answered = folder.olt(&["explain", "error.timeout"]);
    assert!(
        answered.out.ends_with(
            "\n\n## No case checks it\n\nA case runs no clock; reflect/tests/invoke.rs turns one by hand.\n"
        )
    );
}

#[test]
fn a_case_says_what_it_shows() {
    let folder = Folder::new("explain-case");
    let expected = r##"# diagnostics/same-name, a case

If it fails: The second of two tools is never called.
Level: an implementation that answers otherwise does not conform.

## What decides it

- diagnostic.OLT007: Two tools of a class have one name.
- N-4: Two tools have one name where their final names are equal ordinally, case and all, in whichever parts of a class they stand; overloads are no exception.

## The C#

```cs
public partial class Tools
{
    [Tool] public void Send() { }
    [Tool] public void SendAsync(int x) { }
}
```

## The diagnostics it must give

- OLT007 for the tool "send"
"##;
    assert_eq!(folder.olt(&["explain", "diagnostics/same-name"]), answer(expected, "", 0));
    let calls = folder.olt(&["explain", "decoding/whole-numbers"]).out;
    assert!(
        calls.contains("\n## The tool it must give\n\n- name: ")
            && calls.contains("\n## Calls\n\n- decoding/whole-numbers#1: `{"),
        "{calls}"
    );
}

#[test]
fn the_program_carries_every_case_and_clause() {
    let folder = Folder::new("explain-all");
    let cases = library().cases.iter().map(|case| case.id.as_str());
    for id in cases.step_by(7).chain(library().clauses.ids().step_by(5)) {
        assert_eq!(folder.olt(&["explain", id]).code, 0, "{id}");
    }
}

#[test]
fn an_id_that_nothing_has_gets_one_line_and_exit_2() {
    let folder = Folder::new("explain-usage");
    let table: [(&[&str], &str); 3] = [
        (&["explain"], "the following required arguments were not provided: <ID>; see 'olt explain --help'"),
        (&["explain", "OLT5"], "nothing is called 'OLT5'; 'OLT005' and 'diagnostic.OLT005' are"),
        (
            &["explain", "gibberish"],
            "nothing is called 'gibberish'; an id is one of a diagnostic (OLT005), a clause or ruling (K-8) or a case (types/int)",
        ),
    ];
    for (arguments, line) in table {
        assert_eq!(folder.olt(arguments), answer("", &format!("olt: {line}\n"), 2));
    }
}

#[test]
fn questions_and_saboteurs_are_explained_too() {
    let folder = Folder::new("explain-questions");
    for id in ["types/int", "types/int#5", "TYPES/INT#5"] {
        let answered = folder.olt(&["explain", id]);
        assert_eq!((answered.err.as_str(), answered.code), ("", 0));
        let call = "\n- types/int#5: `{\"value\":2147483648}` is refused: `Argument 'value' must be an integer from -2147483648 to 2147483647.`\n";
        assert!(answered.out.contains(call), "{}", answered.out);
    }
    let answered = folder.olt(&["explain", "results/exception#1!"]);
    let failure = "\n  - fails with `Tool 'boom' failed: InvalidOperationException: bad state`\n";
    assert!(answered.out.contains(failure), "{}", answered.out);
    let answered = folder.olt(&["explain", "null-missing-in-enum"]);
    assert!(answered.out.starts_with("# null-missing-in-enum, a saboteur\n\n"), "{}", answered.out);
    assert!(answered.out.contains("\n- type.nullable-enum: "), "{}", answered.out);
}
