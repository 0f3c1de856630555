//! A case as the text of its file, laid out as the fixtures are.

use serde::Serialize;

use crate::case::{Answer, Call, Case};

/// The text of the case's file.
pub(super) fn of(case: &Case) -> String {
    let lines: Vec<String> = case.csharp.text().lines().map(|line| format!("    {}", json(&line.to_owned()))).collect();
    let mut members = vec![
        member("clauses", &json(&case.clauses)),
        member("level", "\"must\""),
        member("csharp", &format!("[\n{}\n  ]", lines.join(",\n"))),
    ];
    members.extend(case.signature.as_ref().map(|signature| member("signature", &json(signature))));
    if let Some(tool) = &case.expected {
        members.push(member("expected", &json(tool)));
    }
    if !case.calls.is_empty() {
        let calls: Vec<String> = case.calls.iter().map(|call| format!("    {}", self::call(call))).collect();
        members.push(member("calls", &format!("[\n{}\n  ]", calls.join(",\n"))));
    }
    format!("{{\n{}\n}}\n", members.join(",\n"))
}

fn member(name: &str, text: &str) -> String {
    format!("  \"{name}\": {text}")
}

fn call(call: &Call) -> String {
    let (word, text) = match &call.answer {
        Answer::Ok(echo) => ("ok", echo),
        Answer::Error(text) => ("error", text),
    };
    let also = match call.also.is_empty() {
        true => String::new(),
        false => format!(", \"also\": {}", json(&call.also)),
    };
    format!("{{\"arguments\": {}, \"{word}\": {}{also}}}", json(&call.arguments), json(text))
}

fn json<T: Serialize>(value: &T) -> String {
    // Its members are strings, numbers and lists of them, which have a JSON form.
    serde_json::to_string(value).unwrap_or_default()
}
