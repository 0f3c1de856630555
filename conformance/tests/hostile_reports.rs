//! Reports of runs with hostile and huge answers: what an implementation says stays a text, and stays short.

mod common;
#[path = "common/log.rs"]
mod log;

use std::collections::BTreeSet;

use common::library;
use log::{log, page, render};
use olt_conformance::protocol::{Outcome, Reply};
use olt_conformance::report::{Event, Kind, Report, terminal};
use pretty_assertions::assert_eq;
use pulldown_cmark::Tag;
use roxmltree::Document;

const CASES: [&str; 3] = ["diagnostics/same-name", "types/bool", "types/time-span"];

/// Texts that mean something to the language a report is written in.
const HOSTILE: [&str; 10] = [
    "<script>alert(1)</script>",
    "\" onmouseover=\"x' </pre></summary></details></body>",
    "]]> --> <![CDATA[",
    "\u{1b}[31m\u{1b}]0;title\u{7}\u{9b}2J\r\n\u{8}",
    "\u{0}\u{b}\u{fffe}\u{ffff}\u{7f}",
    "\u{202e}txt.exe\u{2066}\u{feff}\u{2028}",
    "| a | `b` ``` ~~~ \\ * _ [x](javascript:alert(1)) ![y](http://e.example) @all #1\n\n# no heading\n```\n",
    "{{ 7 * 7 }}{% raw %}{# #}",
    "&lt;&#60;&amp;",
    "e\u{301}\u{10ffff}\u{e0001}",
];

/// A log in which every text that comes from outside holds `text`.
fn hostile(text: &str) -> Vec<Event> {
    let mut events = log(library(), &CASES, &[], "", &|id, reply| match id {
        "types/bool#1" => vec![Reply { arguments: Some(text.to_owned()), ..reply }.line()],
        "types/bool#4" => vec![Reply { text: Some(text.to_owned()), ..reply }.line()],
        "types/bool#5" => vec![Reply { text: Some(text.to_owned()), ..Reply::new(id, Outcome::Unsupported) }.line()],
        "types/bool#6" => vec![Reply { id: text.to_owned(), ..reply }.line(), text.replace(['\r', '\n'], " ")],
        _ => vec![reply.line()],
    });
    for event in &mut events {
        match event {
            Event::Started(started) => {
                started.command = vec![text.to_owned()];
                started.suite = text.to_owned();
            }
            Event::Hello { implementation, unsupported } => {
                implementation.name = text.to_owned();
                implementation.version = text.to_owned();
                unsupported.push(text.to_owned());
            }
            Event::Graded(graded) if graded.id.starts_with("types/bool") => {
                graded.why.push_str(text);
                graded.note = Some(text.to_owned());
                graded.csharp = Some(text.to_owned());
                graded.arguments = Some(text.to_owned());
                graded.id.push_str(text);
                graded.clauses.push(text.to_owned());
                for difference in &mut graded.differences {
                    difference.summary.push_str(text);
                    difference.pointer.push_str(text);
                    difference.part.push_str(text);
                }
            }
            Event::Finding(finding) => finding.text.push_str(text),
            _ => {}
        }
    }
    events
}

#[test]
fn no_hostile_text_leaves_its_place() {
    let harmless = page_shape(&render(Kind::Html, &hostile("harmless")));
    let allowed = markup(&render(Kind::Markdown, &hostile("harmless")));
    for text in HOSTILE {
        let events = hostile(text);
        let shown = render(Kind::Terminal, &events);
        assert_eq!(shown.matches(is_unseen).collect::<String>(), "", "{text:?}");
        let markdown = render(Kind::Markdown, &events);
        assert_eq!(markdown.matches(is_unseen).collect::<String>(), "", "{text:?}");
        assert_eq!(markup(&markdown), allowed, "{text:?}");
        quick_junit::Report::deserialize_from_str(&render(Kind::Junit, &events)).unwrap();
        Document::parse(&render(Kind::Junit, &events)).unwrap();
        let html = render(Kind::Html, &events);
        assert_eq!(html.matches(is_unseen).collect::<String>(), "", "{text:?}");
        assert_eq!(page_shape(&html), harmless, "{text:?}");
        for kind in [Kind::Json, Kind::Badge] {
            serde_json::from_str::<serde_json::Value>(&render(kind, &events)).unwrap();
        }
    }
}

/// What of a text is markup to a reader of Markdown: HTML, links, headings, cells, blocks of code.
fn markup(markdown: &str) -> Vec<String> {
    let start = |event| match event {
        pulldown_cmark::Event::Start(Tag::Link { .. } | Tag::Image { .. }) => Some("a link".to_owned()),
        pulldown_cmark::Event::Start(Tag::CodeBlock(kind)) => Some(format!("{kind:?}")),
        pulldown_cmark::Event::Start(Tag::Heading { level, .. }) => Some(level.to_string()),
        pulldown_cmark::Event::Start(Tag::Paragraph) => None,
        pulldown_cmark::Event::Start(tag) => Some(format!("{tag:?}")),
        pulldown_cmark::Event::Html(html) | pulldown_cmark::Event::InlineHtml(html) => {
            let names = html
                .split('<')
                .skip(1)
                .filter_map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '/').next());
            Some(names.collect::<Vec<_>>().join(" "))
        }
        pulldown_cmark::Event::Code(code) => Some(format!("code {code}")),
        _ => None,
    };
    pulldown_cmark::Parser::new_ext(markdown, pulldown_cmark::Options::ENABLE_TABLES).filter_map(start).collect()
}

/// What is a command to a terminal, or turns the reading around.
fn is_unseen(c: char) -> bool {
    let is_mark = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    is_mark || (c.is_control() && c != '\n')
}

/// The elements of a page, without what is in them.
fn page_shape(html: &str) -> Vec<String> {
    // Clauses are in their order, and groups in theirs; what they are called decides it.
    let mut names: Vec<String> = page(html)
        .descendants()
        .filter(|node| !["mark", "i"].contains(&node.tag_name().name()))
        .map(|node| node.tag_name().name().to_owned())
        .filter(|name| !name.is_empty())
        .collect();
    names.sort();
    names
}

#[test]
fn styles_are_all_that_a_terminal_is_told() {
    for text in HOSTILE {
        let events = hostile(text);
        let styled = terminal(&Report::of(&events));
        let commands: BTreeSet<&str> =
            styled.split('\u{1b}').skip(1).filter_map(|rest| rest.split_inclusive('m').next()).collect();
        assert!(commands.iter().all(|command| command.len() <= 4 && command.starts_with('[')), "{commands:?}");
    }
}

#[test]
fn a_megabyte_is_cut_and_the_report_says_so() {
    let huge = "é".repeat(500_000);
    let events = hostile(&huge);
    for kind in [Kind::Terminal, Kind::Junit, Kind::Markdown, Kind::Html, Kind::Badge] {
        let report = render(kind, &events);
        assert!(report.len() < 250_000, "{}: {} bytes", kind.name(), report.len());
    }
    assert!(render(Kind::Terminal, &events).contains("999,910 bytes more"));
    assert!(render(Kind::Markdown, &events).contains("bytes more"));
    assert!(render(Kind::Html, &events).contains(" bytes</i>"));
}
