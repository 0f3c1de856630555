//! Lenient decoders: what is read in another form than the contract's, coerced or repaired.

use olt::reflection::describe::TypeDesc;

use super::Saboteur;
use super::act::Act;
use super::decoding::is_real;
use super::json::Json;
use super::walk::Slot;

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "guid-without-hyphens",
        "type.guid",
        &["C-4"],
        "Takes a GUID of 32 digits.",
        Act::Sent(|slot, value| {
            if let Some(text) =
                value.text().filter(|text| *slot.ty == TypeDesc::Guid && text.len() == 32 && text.is_ascii())
            {
                let parts =
                    [0..8, 8..12, 12..16, 16..20, 20..32].map(|part| text.get(part).unwrap_or_default().to_owned());
                *value = Json::string(&parts.join("-"));
            }
        }),
    ),
    Saboteur::new(
        "moment-without-offset",
        "type.date-time",
        &[],
        "Takes a date-time without an offset for UTC.",
        Act::Sent(|slot, value| {
            let text = value.text().filter(|text| is_moment(slot) && text.len() == 19);
            if let Some(text) = text {
                *value = Json::string(&format!("{text}Z"));
            }
        }),
    ),
    Saboteur::new(
        "moment-with-blank",
        "C-4",
        &[],
        "Takes a blank in place of the T of a date-time.",
        Act::Sent(|slot, value| {
            if let Some(text) = value.text().filter(|_| is_moment(slot)) {
                *value = Json::string(&text.replace(' ', "T"));
            }
        }),
    ),
    Saboteur::new(
        "leap-second-allowed",
        "C-4",
        &[],
        "Takes the second 60 for the 59th.",
        Act::Sent(|slot, value| {
            if let Some(text) = value.text().filter(|_| is_moment(slot)) {
                *value = Json::string(&text.replace(":60Z", ":59Z"));
            }
        }),
    ),
    Saboteur::new(
        "date-cut-from-moment",
        "type.date-only",
        &[],
        "Takes the date of a date-time.",
        Act::Sent(|slot, value| {
            if let (TypeDesc::DateOnly, Some(text)) = (slot.ty, value.text()) {
                *value = Json::string(text.split('T').next().unwrap_or_default());
            }
        }),
    ),
    Saboteur::new(
        "time-with-offset",
        "type.time-only-form",
        &[],
        "Takes a time with an offset.",
        Act::Sent(|slot, value| {
            if let (TypeDesc::TimeOnly, Some(text)) = (slot.ty, value.text()) {
                *value = Json::string(text.trim_end_matches('Z'));
            }
        }),
    ),
    Saboteur::new(
        "time-span-with-plus",
        "type.time-span-form",
        &[],
        "Takes a time span with a plus sign.",
        Act::Sent(|slot, value| {
            if let (TypeDesc::TimeSpan, Some(text)) = (slot.ty, value.text()) {
                *value = Json::string(text.trim_start_matches('+'));
            }
        }),
    ),
    Saboteur::new(
        "base64-of-urls",
        "type.base64",
        &[],
        "Takes base64 with the letters of URLs.",
        Act::Sent(|slot, value| {
            if let (TypeDesc::Base64, Some(text)) = (slot.ty, value.text()) {
                *value = Json::string(&text.replace('-', "+").replace('_', "/"));
            }
        }),
    ),
    Saboteur::new(
        "base64-unpadded",
        "C-4",
        &[],
        "Takes base64 without its padding.",
        Act::Sent(|slot, value| {
            if let (TypeDesc::Base64, Some(text)) = (slot.ty, value.text()) {
                *value = Json::string(&format!("{text}{}", "=".repeat((4 - text.len() % 4) % 4)));
            }
        }),
    ),
    Saboteur::new(
        "relative-uri-allowed",
        "type.uri-absolute",
        &[],
        "Takes a URI without a scheme.",
        Act::Sent(|slot, value| {
            if let (TypeDesc::Uri, Some(text)) = (slot.ty, value.text())
                && !text.contains(':')
            {
                *value = Json::string("a:b");
            }
        }),
    ),
    Saboteur::new(
        "char-cut-from-text",
        "type.char",
        &["parameter.default"],
        "Takes the first letter of a text for a char.",
        Act::Sent(|slot, value| {
            if let (TypeDesc::Char, Some(text)) = (slot.ty, value.text()) {
                *value = Json::string(&text.chars().take(1).collect::<String>());
            }
        }),
    ),
    Saboteur::new(
        "enum-names-of-any-case",
        "type.enum-exact",
        &["type.enum"],
        "Takes an enum's name in any case.",
        Act::Sent(|slot, value| {
            let text = value.text().unwrap_or_default();
            if let Some(name) = slot.members.iter().find(|name| name.eq_ignore_ascii_case(&text)) {
                *value = Json::string(name);
            }
        }),
    ),
    Saboteur::new(
        "enum-names-trimmed",
        "C-6",
        &["C-4", "type.enum"],
        "Trims an enum's name.",
        Act::Sent(|slot, value| {
            if let Some(text) = value.text().filter(|_| !slot.members.is_empty()) {
                *value = Json::string(text.trim());
            }
        }),
    ),
    Saboteur::new(
        "enum-by-number",
        "type.enum",
        &["C-6", "error.argument"],
        "Takes the number of a member for its name.",
        Act::Sent(|slot, value| {
            let place = value.spelling().trim_matches('"').parse::<usize>();
            if let Some(name) = place.ok().and_then(|place| slot.members.get(place)) {
                *value = Json::string(name);
            }
        }),
    ),
    Saboteur::new(
        "quoted-number-read",
        "C-6",
        &["type.number"],
        "Takes a number in quotes.",
        Act::Sent(|slot, value| {
            let text = value.text().filter(|text| is_real(slot) && text.parse::<f64>().is_ok());
            if let Some(text) = text {
                *value = Json::Scalar(text);
            }
        }),
    ),
    Saboteur::new(
        "one-is-true",
        "C-6",
        &["type.bool"],
        "Takes 1 for true and 0 for false.",
        Act::Sent(|slot, value| match (slot.ty, value.spelling()) {
            (TypeDesc::Bool, "1") => *value = Json::Scalar("true".to_owned()),
            (TypeDesc::Bool, "0") => *value = Json::Scalar("false".to_owned()),
            _ => {}
        }),
    ),
    Saboteur::new(
        "null-is-false",
        "error.null",
        &[],
        "Takes null for false.",
        Act::Arguments(|signature, arguments| {
            for parameter in signature.parameters.iter().filter(|parameter| parameter.ty == TypeDesc::Bool) {
                if arguments.says(&parameter.name, "null") {
                    arguments.set(&parameter.name, "false");
                }
            }
        }),
    ),
    Saboteur::new(
        "quoted-bool-read",
        "type.bool",
        &["C-6"],
        "Takes a bool in quotes.",
        Act::Sent(|slot, value| {
            let text =
                value.text().filter(|text| *slot.ty == TypeDesc::Bool && ["true", "false"].contains(&text.as_str()));
            if let Some(text) = text {
                *value = Json::Scalar(text);
            }
        }),
    ),
    Saboteur::new(
        "empty-text-is-null",
        "type.string",
        &[],
        "Takes an empty text for null.",
        Act::Sent(|slot, value| {
            if *slot.ty == TypeDesc::String && slot.annotations.is_empty() && value.spelling() == "\"\"" {
                *value = Json::Scalar("null".to_owned());
            }
        }),
    ),
    Saboteur::new(
        "number-for-text",
        "C-6",
        &["type.string"],
        "Takes a number where a string is asked for.",
        Act::Sent(|slot, value| {
            let is_plain = *slot.ty == TypeDesc::String && slot.annotations.is_empty() && slot.level == 0;
            if is_plain && value.is_number() {
                *value = Json::string(value.spelling());
            }
        }),
    ),
    Saboteur::new(
        "one-value-for-list",
        "C-6",
        &[],
        "Takes one value for a list of it.",
        Act::Sent(|slot, value| {
            if matches!(slot.ty, TypeDesc::List(_)) && slot.level == 0 && value.is_number() {
                *value = Json::Array(vec![value.clone()]);
            }
        }),
    ),
    Saboteur::new(
        "list-read-from-text",
        "C-6",
        &[],
        "Reads a list that is sent as a text of JSON.",
        Act::Sent(|slot, value| {
            let text = value.text().filter(|_| matches!(slot.ty, TypeDesc::List(_)));
            if let Some(list) = text.and_then(|text| Json::parse(&text)) {
                *value = list;
            }
        }),
    ),
];

fn is_moment(slot: &Slot<'_>) -> bool {
    matches!(slot.ty, TypeDesc::DateTime | TypeDesc::DateTimeOffset)
}
