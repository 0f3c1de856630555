//! Wrong results: what becomes of a return value, and how scalars are written.

use olt::reflection::describe::{ReturnDesc, Signature, TypeDecl, TypeDesc};

use super::Saboteur;
use super::act::Act;
use super::edit::each_piece;
use super::json::Json;
use super::walk::bare;
use crate::case::PartText;

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "nothing-is-empty-text",
        "result.void",
        &[],
        "Gives an empty text for nothing.",
        Act::Content(|_, parts| {
            if parts.is_empty() {
                parts.push(PartText::Text(String::new()));
            }
        }),
    ),
    Saboteur::new(
        "null-is-json",
        "result.null",
        &[],
        "Gives a JSON part for null.",
        Act::Content(|signature, parts| {
            let is_null = |part: &&mut PartText| **part == PartText::Text("null".to_owned());
            if returned(signature).is_some_and(|ty| *ty != TypeDesc::String) {
                parts.iter_mut().filter(is_null).for_each(|part| *part = PartText::Json("null".to_owned()));
            }
        }),
    ),
    Saboteur::new(
        "null-is-empty-text",
        "result.null",
        &[],
        "Gives an empty text for null.",
        Act::Content(|_, parts| {
            let is_null = |part: &&mut PartText| **part == PartText::Text("null".to_owned());
            parts.iter_mut().filter(is_null).for_each(|part| *part = PartText::Text(String::new()));
        }),
    ),
    Saboteur::new(
        "string-in-quotes",
        "result.string",
        &[],
        "Gives a string as JSON, in quotes.",
        Act::Content(|signature, parts| {
            if returned(signature) == Some(&TypeDesc::String) {
                parts.iter_mut().for_each(|part| *part = PartText::Json(Json::string(text_of(part)).to_string()));
            }
        }),
    ),
    Saboteur::new(
        "parts-joined",
        "result.parts",
        &[],
        "Joins several text parts into one.",
        Act::Content(|_, parts| {
            if parts.len() > 1 {
                *parts = vec![PartText::Text(parts.iter().map(text_of).collect())];
            }
        }),
    ),
    Saboteur::new(
        "part-serialized",
        "result.part",
        &[],
        "Gives a part as a JSON part.",
        Act::Content(|signature, parts| {
            if signature.returns == ReturnDesc::Part {
                parts.iter_mut().for_each(|part| *part = PartText::Json(Json::string(text_of(part)).to_string()));
            }
        }),
    ),
    Saboteur::new(
        "tool-result-serialized",
        "result.tool-result",
        &[],
        "Gives a finished result as a JSON part.",
        Act::Content(|signature, parts| {
            if signature.returns == ReturnDesc::ToolResult {
                let texts: Vec<String> = parts.iter().map(|part| Json::string(text_of(part)).to_string()).collect();
                *parts = vec![PartText::Json(format!("{{\"parts\":[{}]}}", texts.join(",")))];
            }
        }),
    ),
    Saboteur::new(
        "json-is-text",
        "result.json",
        &[],
        "Gives a JSON value as a text part.",
        Act::Content(|signature, parts| {
            if matches!(returned(signature), Some(TypeDesc::Json | TypeDesc::JsonObject | TypeDesc::JsonArray)) {
                parts.iter_mut().for_each(|part| *part = PartText::Text(text_of(part).to_owned()));
            }
        }),
    ),
    Saboteur::new(
        "json-null-is-text",
        "I-4",
        &[],
        "Takes a JSON null for the absence of a value.",
        Act::Content(|_, parts| {
            let is_null = |part: &&mut PartText| **part == PartText::Json("null".to_owned());
            parts.iter_mut().filter(is_null).for_each(|part| *part = PartText::Text("null".to_owned()));
        }),
    ),
    Saboteur::new(
        "scalar-is-text",
        "result.scalar",
        &[],
        "Gives a number or a bool as a text part.",
        Act::Content(|signature, parts| {
            if matches!(signature.returns, ReturnDesc::Value(TypeDesc::Int | TypeDesc::Bool)) {
                parts.iter_mut().for_each(|part| *part = PartText::Text(text_of(part).to_owned()));
            }
        }),
    ),
    Saboteur::new(
        "enum-result-by-number",
        "result.enum",
        &[],
        "Gives an enum as a number.",
        Act::Content(|signature, parts| {
            if let Some(TypeDesc::Named(name)) = returned(signature)
                && let Some(TypeDecl::Enum(members)) = signature.types.get(name)
            {
                for part in parts {
                    let place = members.iter().position(|name| Json::string(name).spelling() == text_of(part));
                    *part = PartText::Json(place.unwrap_or_default().to_string());
                }
            }
        }),
    ),
    Saboteur::new(
        "char-result-by-number",
        "I-4",
        &[],
        "Gives a char as its code.",
        Act::Content(|signature, parts| {
            if returned(signature) == Some(&TypeDesc::Char) {
                for part in parts {
                    let code = serde_json::from_str::<char>(text_of(part)).map_or(0, u32::from);
                    *part = PartText::Json(code.to_string());
                }
            }
        }),
    ),
    Saboteur::new(
        "bytes-are-text",
        "I-4",
        &[],
        "Gives bytes as a text part.",
        Act::Content(|signature, parts| {
            if returned(signature) == Some(&TypeDesc::Base64) {
                parts.iter_mut().for_each(|part| *part = PartText::Text(text_of(part).trim_matches('"').to_owned()));
            }
        }),
    ),
    Saboteur::new(
        "record-in-pascal-case",
        "result.record",
        &[],
        "Writes the properties of a returned record as C# spells them.",
        Act::Content(|signature, parts| {
            if let Some(TypeDesc::Named(_)) = returned(signature) {
                each_json(parts, |json| {
                    for (name, _) in json.members() {
                        let first = name.chars().next().map(|first| first.to_ascii_uppercase());
                        *name = first.into_iter().chain(name.chars().skip(1)).collect();
                    }
                });
            }
        }),
    ),
    Saboteur::new(
        "nulls-left-out",
        "result.record",
        &[],
        "Leaves the null properties of a returned record out.",
        Act::Content(|signature, parts| {
            if let Some(TypeDesc::Named(_)) = returned(signature) {
                each_json(parts, |json| {
                    let nulls: Vec<String> = json
                        .members()
                        .iter()
                        .filter(|(_, value)| value.spelling() == "null")
                        .map(|(name, _)| name.clone())
                        .collect();
                    json.keep(|name| !nulls.iter().any(|null| null == name));
                });
            }
        }),
    ),
    Saboteur::new(
        "dictionary-sorted",
        "result.record",
        &[],
        "Sorts the keys of a returned dictionary.",
        Act::Content(|signature, parts| {
            if let Some(TypeDesc::Dictionary(_)) = returned(signature) {
                each_json(parts, |json| json.members().sort_by(|(a, _), (b, _)| a.cmp(b)));
            }
        }),
    ),
    Saboteur::new(
        "guid-upper-case",
        "I-5",
        &[],
        "Writes a GUID in capitals.",
        Act::Content(|signature, parts| {
            if returned(signature) == Some(&TypeDesc::Guid) {
                each_json(parts, |json| *json = Json::Scalar(json.spelling().to_ascii_uppercase()));
            }
        }),
    ),
    Saboteur::new(
        "time-fraction-trimmed",
        "I-5",
        &["type.time-only"],
        "Writes the fraction of a time without its trailing zeros.",
        Act::Written(|slot, value| {
            if let (TypeDesc::TimeOnly, Some(text)) = (slot.ty, value.text().filter(|text| text.contains('.'))) {
                *value = Json::string(text.trim_end_matches('0'));
            }
        }),
    ),
    Saboteur::new(
        "time-span-fraction-trimmed",
        "I-5",
        &["type.time-span"],
        "Writes the fraction of a time span without its trailing zeros.",
        Act::Written(|slot, value| {
            if let (TypeDesc::TimeSpan, Some(text)) = (slot.ty, value.text().filter(|text| text.contains('.'))) {
                *value = Json::string(text.trim_end_matches('0'));
            }
        }),
    ),
    Saboteur::new(
        "offset-of-utc-as-z",
        "I-5",
        &["type.date-time"],
        "Writes the offset of a DateTimeOffset in UTC as Z.",
        Act::Written(|slot, value| {
            if let (TypeDesc::DateTimeOffset, Some(text)) = (slot.ty, value.text()) {
                *value = Json::string(&text.replace("+00:00", "Z"));
            }
        }),
    ),
    Saboteur::new(
        "tasks-of-tasks-unwrapped",
        "result.unwrapped",
        &[],
        "Unwraps a task of a task.",
        Act::Source(|csharp| each_piece(csharp, "Task<Task<", ">>", |inner| format!("Task<{inner}>"))),
    ),
];

/// The type of the returned value, without the `?`.
fn returned(signature: &Signature) -> Option<&TypeDesc> {
    match &signature.returns {
        ReturnDesc::Value(ty) => Some(bare(ty)),
        _ => None,
    }
}

fn text_of(part: &PartText) -> &str {
    match part {
        PartText::Text(text) | PartText::Json(text) => text,
    }
}

fn each_json(parts: &mut [PartText], edit: impl Fn(&mut Json)) {
    for part in parts {
        if let PartText::Json(text) = part
            && let Some(mut json) = Json::parse(text)
        {
            edit(&mut json);
            *text = json.to_string();
        }
    }
}
