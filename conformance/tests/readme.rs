//! `fixtures/README.md`: its cases are cases, its lines are lines of the protocol, and all of them are right.

use std::fs;
use std::path::Path;

use olt::provider::{Provider, lower};
use olt_conformance::case::{Answer, Case};
use olt_conformance::grade::{Verdict, grade};
use olt_conformance::protocol::{HELLO, Reply, Request};
use olt_conformance::suite::{self, AREAS, WORDS, faults, is_word};
use olt_conformance::testee::Testee;
use pretty_assertions::assert_eq;
use serde_json::Value;

fn fixtures() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures")
}

fn readme() -> String {
    fs::read_to_string(fixtures().join("README.md")).unwrap()
}

/// The blocks of code in this language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let fence = format!("\n```{language}\n");
    text.split(&fence).skip(1).map(|part| part.split_once("\n```").unwrap().0.to_owned()).collect()
}

#[test]
fn its_cases_are_what_this_implementation_answers() {
    let schema: Value =
        serde_json::from_str(&fs::read_to_string(fixtures().join("case.schema.json")).unwrap()).unwrap();
    let schema = jsonschema::draft202012::new(&schema).unwrap();
    let cases = blocks(&readme(), "json");
    assert!(cases.len() >= 4, "{} cases", cases.len());
    for text in cases {
        let case =
            Case::parse("area/name", Path::new("README.md"), &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(schema.is_valid(&serde_json::from_str(&text).unwrap()), "{text}");
        let mut testee = Testee::default();
        for question in suite::of_case(&case) {
            let graded = grade(&question.expected, &testee.answer(&question.request));
            assert_eq!(graded.verdict, Verdict::Exact, "{}: {:#?}\n{text}", question.id(), graded.differences);
        }
        let Some(signature) = case.read_signature().filter(|_| case.expected.is_some()) else { continue };
        assert_eq!(case.signature.clone().unwrap_or_else(|| signature.clone()), signature, "{text}");
        for call in &case.calls {
            let Answer::Error(first) = &call.answer else { continue };
            let told: Vec<&String> = [first].into_iter().chain(&call.also).collect();
            assert_eq!(faults(&signature, &call.arguments).iter().collect::<Vec<_>>(), told);
        }
    }
}

#[test]
fn its_lines_are_questions_and_their_answers() {
    let mut ops = Vec::new();
    for block in blocks(&readme(), "jsonl") {
        let lines: Vec<&str> = block.lines().collect();
        for pair in lines.chunks(2) {
            let [question, answer] = pair else { panic!("a question without an answer:\n{block}") };
            let request: Request = serde_json::from_str(question).unwrap_or_else(|error| panic!("{error}: {question}"));
            let reply: Reply = serde_json::from_str(answer).unwrap_or_else(|error| panic!("{error}: {answer}"));
            assert_eq!(
                serde_json::from_str::<Value>(question).unwrap(),
                serde_json::from_str::<Value>(&request.line()).unwrap()
            );
            assert_eq!(
                serde_json::from_str::<Value>(answer).unwrap(),
                serde_json::from_str::<Value>(&reply.line()).unwrap()
            );
            ops.push(request.ask.op());
            if request.id == HELLO {
                assert_eq!(request, Request::hello());
                assert!(reply.unsupported.iter().all(|word| is_word(word)), "{answer}");
            } else {
                assert_eq!(Testee::default().answer(&request), reply, "{question}");
            }
        }
    }
    ops.dedup();
    assert_eq!(ops, ["hello", "describe", "decode", "invoke", "check", "lower", "decode"]);
}

/// What Anthropic or Gemini, which take the least, is told in the description of a fragment.
fn said(keywords: &str, provider: Provider) -> String {
    let lowered = lower(&format!("{{{keywords}}}"), provider).unwrap();
    let schema: Value = serde_json::from_str(lowered.schema()).unwrap();
    schema["description"].as_str().unwrap().to_owned()
}

#[test]
fn its_sentences_are_what_this_implementation_says() {
    let counts = |ty: &str, least: &str, most: &str, high: u8| {
        let of = |bounds: String| said(&format!(r#""type":"{ty}",{bounds}"#), Provider::Anthropic);
        vec![
            of(format!(r#""{least}":2,"{most}":{high}"#)),
            of(format!(r#""{least}":2"#)),
            of(format!(r#""{most}":{high}"#)),
            of(format!(r#""{least}":1,"{most}":1"#)),
        ]
    };
    let of_gemini = |keywords: &str| vec![said(&format!(r#""type":"string",{keywords}"#), Provider::Gemini)];
    let rows = [
        ("`minimum`, `maximum`", counts("integer", "minimum", "maximum", 5)),
        ("`minLength`, `maxLength`", counts("string", "minLength", "maxLength", 80)),
        ("`minItems`, `maxItems`", counts("array", "minItems", "maxItems", 50)),
        ("`uniqueItems`", vec![said(r#""type":"array","items":{},"uniqueItems":true"#, Provider::Gemini)]),
        ("`pattern`", of_gemini(r#""pattern":"^a$""#)),
        ("`default`", of_gemini(r#""default":"a""#)),
    ];
    let text = readme();
    for (keywords, sentences) in rows {
        let sentences: Vec<String> = sentences.iter().map(|sentence| format!("`{sentence}`")).collect();
        let row = format!("\n| {keywords} | {}", sentences.join(", "));
        assert!(text.contains(&row), "{row}");
    }
    let expected = [r#""format":"uuid""#, r#""format":"uri""#, r#""contentEncoding":"base64""#].map(of_gemini);
    let expected: Vec<String> = expected.iter().flatten().map(|sentence| format!("`{sentence}`")).collect();
    let row =
        format!("\n| `format`, `contentEncoding` | `E`, as the texts of faults have it: {} |\n", expected.join(", "));
    assert!(text.contains(&row), "{row}");
}

#[test]
fn it_lists_every_area_and_every_word() {
    let text = readme();
    let (_, areas) = text.split_once("Areas, the first part of an id: ").unwrap();
    let (areas, _) = areas.split_once(".\n").unwrap();
    let areas: Vec<&str> =
        areas.split(|c: char| c == ',' || c.is_whitespace()).filter(|word| !word.is_empty()).collect();
    assert_eq!(areas, AREAS.map(|area| format!("`{area}`")));
    for (words, unasked) in WORDS {
        let words: Vec<String> =
            words.split(' ').map(|word| if word == "…" { word.to_owned() } else { format!("`{word}`") }).collect();
        let row = format!("\n| {} | {unasked} |\n", words.join(" "));
        assert!(text.contains(&row), "{row}");
    }
}
