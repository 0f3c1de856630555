//! The reports of a run with every state in it, and of a full run.

#[path = "common/command.rs"]
mod command;
mod common;
#[path = "common/log.rs"]
mod log;

use std::collections::BTreeSet;
use std::path::PathBuf;

use command::Folder;
use common::library;
use insta::{Settings, assert_snapshot};
use log::{log, page, render};
use olt_conformance::protocol::{Outcome, Reply};
use olt_conformance::report::{Event, FindingKind, Kind, Report, ReportRequest, State, write_all};
use pretty_assertions::assert_eq;
use roxmltree::{Document, Node};

const CASES: [&str; 6] =
    ["decoding/document-order", "diagnostics/same-name", "types/bool", "types/decimal", "types/int", "types/time-span"];

/// A run with every state and every standing in it.
fn every_state() -> Vec<Event> {
    with_mistakes(&CASES)
}

fn with_mistakes(cases: &[&str]) -> Vec<Event> {
    let known = "types/bool#1 our parser reads true as 1\ntypes/bool#2 our parser reads false as 0\n";
    log(library(), cases, &["decimal"], known, &|id, mut reply| {
        let other = |text: &str| Reply { text: Some(text.to_owned()), ..reply.clone() };
        match id {
            "types/bool#1" => reply.arguments = Some("{\"value\":1}".to_owned()),
            "types/bool#4" | "types/bool#5" => reply = other("value: not a bool"),
            "types/bool#6" => return Vec::new(),
            "types/int" => change(&mut reply, "\"minimum\":-2147483648", "\"minimum\":0"),
            "types/int#3" => reply = Reply::refusal(id, "1e2 is no integer"),
            "types/int#8" => reply = Reply::refusal(id, "'value' must be an integer\u{1b}[31m"),
            "types/int#10" => return vec![reply.line(), reply.line(), "booting <b>Acme</b>…".to_owned()],
            "types/time-span" => change(&mut reply, "+", "\\u002B"),
            "diagnostics/same-name" => reply.diagnostics = Some(Vec::new()),
            "decoding/document-order#1" => reply.text = Some("Argument 'item' is required.".to_owned()),
            _ => {}
        }
        vec![reply.line()]
    })
}

fn change(reply: &mut Reply, from: &str, to: &str) {
    let schema = &mut reply.tool.as_mut().unwrap().input_schema;
    assert!(schema.contains(from));
    *schema = schema.replace(from, to);
}

fn states(events: &[Event]) -> BTreeSet<State> {
    Report::of(events).questions.iter().map(|graded| graded.state).collect()
}

#[test]
fn reports_read_as_they_should() {
    let events = every_state();
    assert_eq!(states(&events).len(), 8, "every state is in the log");
    let mut settings = Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for kind in [Kind::Terminal, Kind::Markdown, Kind::Badge] {
        settings.bind(|| assert_snapshot!(format!("reports__{}", kind.name()), render(kind, &events)));
    }
    let few = with_mistakes(&["diagnostics/same-name", "types/bool"]);
    settings.bind(|| assert_snapshot!("reports__json", render(Kind::Json, &few)));
}

#[test]
fn the_log_comes_back_from_its_lines() {
    let events = every_state();
    let text = render(Kind::Jsonl, &events);
    let read: Vec<Event> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(read, events);
}

#[test]
fn a_run_is_summed_up() {
    let events = every_state();
    let report = Report::of(&events);
    assert_eq!(report.verdict.conformance.exit_code(), 3);
    let asked = report.questions.len() - report.states.unsupported;
    assert_eq!((report.states.asked(), report.states.answered()), (asked, asked - 1));
    let findings: Vec<_> = report.findings.iter().map(|(kind, found)| (*kind, found.count)).collect();
    assert_eq!(findings, [(FindingKind::Noise, 1), (FindingKind::AnsweredTwice, 1)]);
    assert_eq!(report.areas["types"].stale, 1);
    assert_eq!(report.clauses["N-4"].different, 1);
    assert_eq!(report.slowest.len(), 5);
}

#[test]
fn what_an_interrupted_log_lacks_is_unanswered() {
    let whole = log(library(), &["types/bool"], &[], "", &|_, reply| vec![reply.line()]);
    assert_eq!(Report::of(&whole).verdict.text, "conforms");
    let cut = &whole[..4];
    let report = Report::of(cut);
    assert_eq!(report.verdict.text, "incomplete: 5 of 7 unanswered");
    assert_eq!(report.stop.early(), Some("ended early: interrupted"));
    assert!(render(Kind::Junit, cut).contains("message=\"5 unanswered (ended early: interrupted)\""));
    assert_eq!(Report::of(&[]).verdict.conformance.exit_code(), 3);
    for kind in Kind::ALL {
        render(kind, cut);
        render(kind, &[]);
    }
}

#[test]
fn junit_has_a_suite_an_area_and_a_test_a_question() {
    let events = every_state();
    let xml = render(Kind::Junit, &events);
    let document = quick_junit::Report::deserialize_from_str(&xml).unwrap();
    let suites: Vec<&str> = document.test_suites.iter().map(|suite| suite.name.as_str()).collect();
    assert_eq!(suites, ["run", "decoding", "diagnostics", "types"]);
    let report = Report::of(&events);
    assert_eq!(document.tests, report.questions.len() + 1);
    // Scored differences and the stale entry; the question without an answer and the run that lacks it.
    assert_eq!((document.failures, document.errors), (report.scored().different + 1, 2));
    assert_eq!(document.skipped, report.states.unsupported + 2);
    let test = |id: &str| {
        let tests = document.test_suites.iter().flat_map(|suite| &suite.test_cases);
        tests.clone().find(|test| test.name.as_str() == id).unwrap()
    };
    let message = |id: &str| match &test(id).status {
        quick_junit::TestCaseStatus::NonSuccess { message, .. }
        | quick_junit::TestCaseStatus::Skipped { message, .. } => message.as_ref().unwrap().as_str().to_owned(),
        quick_junit::TestCaseStatus::Success { .. } => String::new(),
    };
    let table = [
        ("types/int", "inputSchema: `minimum` has another value (byte 67, /properties/value/minimum)"),
        ("types/int#3", "reported, not scored (should): outcome: refused, not accepted (byte 0)"),
        ("types/bool#1", "known to fail: our parser reads true as 1"),
        ("types/bool#2", "no longer fails, though it is known to: our parser reads false as 0"),
        ("types/bool#6", "unanswered: there is no answer to it"),
        ("types/decimal", "unsupported: decimal"),
        ("types/time-span", ""),
        ("every question is answered", "1 unanswered"),
    ];
    for (id, expected) in table {
        assert_eq!(message(id), expected, "{id}");
    }
    assert!(test("types/time-span").system_out.as_ref().unwrap().as_str().contains("`+` written as `\\u002B`"));
}

fn elements<'a>(document: &'a Document<'a>, name: &str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.has_tag_name(name)).collect()
}

fn text(node: Node<'_, '_>) -> String {
    let texts = node.descendants().filter(Node::is_text).filter_map(|node| node.text());
    texts.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_page_has_every_clause_and_its_questions() {
    let events = every_state();
    let report = Report::of(&events);
    let html = render(Kind::Html, &events);
    let document = page(&html);
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "an id stands once");
    for link in elements(&document, "a") {
        let target = link.attribute("href").and_then(|href| href.strip_prefix('#')).unwrap();
        assert!(ids.contains(&target), "{target} is not on the page");
    }
    let sections: Vec<_> = elements(&document, "section")
        .into_iter()
        .filter(|node| node.attribute("class").is_some_and(|class| class.starts_with("clause ")))
        .collect();
    let headings: Vec<String> = sections.iter().map(|section| text(section.first_element_child().unwrap())).collect();
    assert_eq!(headings.len(), report.clauses.len());
    for section in sections {
        let id = text(section.first_element_child().unwrap());
        assert!(text(section).contains(&report.sentence(&id).split_whitespace().collect::<Vec<_>>().join(" ")), "{id}");
    }
    let articles = elements(&document, "article").into_iter().filter(|node| node.attribute("data-state").is_some());
    let shown: Vec<String> = articles.map(|node| text(node.first_element_child().unwrap())).collect();
    let states = [State::Different, State::KnownFailure, State::Stale];
    let expected =
        report.questions.iter().filter(|graded| states.contains(&graded.state)).map(|graded| graded.id.clone());
    assert_eq!(shown.iter().cloned().collect::<BTreeSet<_>>(), expected.collect::<BTreeSet<_>>());
    assert_eq!(shown.len(), shown.iter().collect::<BTreeSet<_>>().len(), "a question is shown in full once");
    let marks: Vec<String> = elements(&document, "mark").into_iter().map(text).collect();
    assert!(marks.contains(&"-2147483648".to_owned()) && marks.contains(&"0".to_owned()), "{marks:?}");
}

#[test]
fn the_page_can_be_read_by_all() {
    let html = render(Kind::Html, &every_state());
    let document = page(&html);
    let levels = document.descendants().filter_map(|node| node.tag_name().name().strip_prefix('h')?.parse::<u8>().ok());
    let mut before = 0;
    for level in levels {
        assert!(level <= before + 1, "a heading of level {level} below one of level {before}");
        before = level;
    }
    for table in elements(&document, "table") {
        assert!(table.first_element_child().unwrap().has_tag_name("caption"));
    }
    for cell in elements(&document, "th") {
        assert!(cell.has_attribute("scope"));
    }
    for input in elements(&document, "input") {
        assert!(input.ancestors().any(|node| node.has_tag_name("label")));
    }
    assert_eq!(elements(&document, "html")[0].attribute("lang"), Some("en"));
    // Nothing is fetched, and without the script nothing is hidden but the filter.
    let fetching = ["img", "link", "iframe", "object", "embed", "base"];
    assert!(fetching.iter().all(|name| elements(&document, name).is_empty()));
    assert!(document.descendants().all(|node| !node.has_attribute("src")) && !html.contains("url("));
    let hidden: Vec<_> = document.descendants().filter(|node| node.has_attribute("hidden")).collect();
    assert_eq!(hidden.iter().map(|node| node.attribute("id").unwrap()).collect::<Vec<_>>(), ["filter"]);
}

#[test]
fn the_page_of_a_full_run_stays_small() {
    let mistakes = std::cell::Cell::new(0);
    let events = log(library(), &[], &[], "", &|_, mut reply| {
        if reply.outcome == Some(Outcome::Error) && mistakes.get() < 60 {
            mistakes.set(mistakes.get() + 1);
            reply.text = Some("no".to_owned());
        }
        vec![reply.line()]
    });
    let report = Report::of(&events);
    assert_eq!(report.states.different, 60);
    assert_eq!(report.states.exact, report.questions.len() - 60);
    let html = render(Kind::Html, &events);
    assert!(html.len() < 600_000, "{} bytes", html.len());
    page(&html);
}

#[test]
fn a_report_that_cannot_be_written_keeps_no_other_from_it() {
    let folder = Folder::new("reports-written");
    folder.file("taken/file", "");
    let path = |name: &str| folder.path().join(name);
    let request = |kind, path: PathBuf| ReportRequest { kind, path };
    let requests = [
        request(Kind::Json, path("taken")),
        request(Kind::Markdown, path("taken/file/below.md")),
        request(Kind::Badge, path("new/folder/badge.json")),
        request(Kind::Html, path("new/folder/badge.json")),
        request(Kind::Jsonl, path("log.jsonl")),
    ];
    let events = every_state();
    let unwritten: Vec<String> = write_all(&requests, &events).iter().map(ToString::to_string).collect();
    let complaint = |request: &ReportRequest| format!("the report {request} is not written: ");
    assert_eq!(unwritten.len(), 3, "{unwritten:?}");
    assert!(unwritten[0].starts_with(&complaint(&requests[0])) && unwritten[0].ends_with(')'), "{unwritten:?}");
    assert!(unwritten[1].starts_with(&complaint(&requests[1])), "{unwritten:?}");
    let taken = complaint(&requests[3]) + "another report is written to this file; name a file for each";
    assert_eq!(unwritten[2], taken);
    let read = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    assert_eq!(read("new/folder/badge.json"), render(Kind::Badge, &events));
    assert_eq!(read("log.jsonl"), render(Kind::Jsonl, &events));
    let left: BTreeSet<String> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(left, ["log.jsonl", "new", "taken"].map(str::to_owned).into_iter().collect(), "nothing is left over");
}
