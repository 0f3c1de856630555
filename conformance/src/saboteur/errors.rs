//! Wrong error texts: what is said of a fault, where it is, and which of several is told.

use super::Saboteur;
use super::act::Act;
use super::edit::each_piece;

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "missing-property-told-of-record",
        "error.missing",
        &["record.required", "record.shape"],
        "Names the record where one of its properties is missing.",
        Act::Refusal(|text| match text.strip_suffix("' is required.").and_then(|path| path.rsplit_once('.')) {
            Some((record, _)) => format!("{record}' is required."),
            None => text.to_owned(),
        }),
    ),
    Saboteur::new(
        "unknown-argument-unnamed",
        "error.unknown",
        &["parameter.unknown"],
        "Does not name the argument that it does not know.",
        Act::Refusal(|text| match text.strip_suffix("' is not declared by this tool.") {
            Some(path) if !path.contains('.') => "An argument is not declared by this tool.".to_owned(),
            _ => text.to_owned(),
        }),
    ),
    Saboteur::new(
        "repeated-name-unnamed",
        "error.argument",
        &[],
        "Does not name the argument that is given twice.",
        Act::Refusal(|text| match text.strip_suffix("' is given twice.") {
            Some(path) if !path.contains('.') => "An argument is given twice.".to_owned(),
            _ => text.to_owned(),
        }),
    ),
    Saboteur::new(
        "kind-of-number-unsaid",
        "error.wrong-type",
        &["type.bool"],
        "Does not say that a number was sent for a bool.",
        Act::Refusal(|text| text.replace("true or false, not a number.", "true or false.")),
    ),
    Saboteur::new(
        "empty-name-bare",
        "E.path",
        &[],
        "Writes an empty name as nothing.",
        Act::Refusal(|text| text.replace("['']", "")),
    ),
    Saboteur::new(
        "root-name-bare",
        "E.path",
        &[],
        "Writes an unknown argument's name as it is, whatever its letters.",
        Act::Refusal(|text| {
            each_piece(text, "Argument '['", "']'", |name| match name {
                "" => "Argument '['']'".to_owned(),
                name => format!("Argument '{name}'"),
            })
        }),
    ),
    Saboteur::new(
        "digit-first-name-bare",
        "E.path",
        &[],
        "Writes a key that begins with a digit as a name.",
        Act::Refusal(|text| {
            each_piece(text, "['", "']", |key| match key.starts_with(|c: char| c.is_ascii_digit()) {
                true => format!(".{key}"),
                false => format!("['{key}']"),
            })
        }),
    ),
    Saboteur::new(
        "letters-of-any-language-bare",
        "E.path",
        &[],
        "Writes a key of letters beyond ASCII as a name.",
        Act::Refusal(|text| {
            each_piece(text, "['", "']", |key| match key.chars().all(char::is_alphabetic) && !key.is_empty() {
                true => format!(".{key}"),
                false => format!("['{key}']"),
            })
        }),
    ),
    Saboteur::new(
        "path-quotes-not-escaped",
        "E.path",
        &[],
        "Does not escape the quotes and backslashes of a key.",
        Act::Refusal(|text| text.replace("\\'", "'").replace("\\\\", "\\")),
    ),
    Saboteur::new(
        "path-line-feeds-not-escaped",
        "E.path",
        &[],
        "Writes the line feeds of a key as they are.",
        Act::Refusal(|text| text.replace("\\n", "\n")),
    ),
    Saboteur::new(
        "long-name-cut-by-dots",
        "E.path",
        &[],
        "Ends a name that is too long with three dots.",
        Act::Refusal(|text| text.replace('…', "...")),
    ),
    Saboteur::new(
        "or-null-unsaid-of-enum",
        "E.text",
        &["type.nullable"],
        "Does not say of an enum that null is allowed.",
        Act::Refusal(|text| match text.contains("must be one of") {
            true => text.replace(" or null", ""),
            false => text.to_owned(),
        }),
    ),
    Saboteur::new(
        "one-in-the-plural",
        "E.text",
        &["annotation.length"],
        "Says `1 items`.",
        Act::Refusal(|text| text.replace(" 1 item.", " 1 items.").replace(" 1 character.", " 1 characters.")),
    ),
    Saboteur::new(
        "null-after-length",
        "E.text",
        &["annotation.length", "annotation.string-length", "A-3"],
        "Says of a length that null is allowed.",
        Act::Refusal(|text| match text.strip_suffix(" items.").or(text.strip_suffix(" characters.")) {
            Some(head) if head.contains(" must have ") => format!("{text} Or null."),
            _ => text.to_owned(),
        }),
    ),
    Saboteur::new(
        "fault-before-broken-end",
        "E.order",
        &[],
        "Tells a fault before it has seen that the text is no JSON.",
        Act::Decode(|decode, text| match decode(text) {
            Err(refusal) if refusal == "Arguments are not valid JSON." => {
                let start = text.rsplit_once(',').map_or(text, |(start, _)| start);
                let early = decode(&format!("{start}}}")).err().filter(|early| !early.ends_with("is required."));
                Err(early.unwrap_or(refusal))
            }
            verdict => verdict,
        }),
    ),
    Saboteur::new(
        "kind-of-arguments-unsaid",
        "C-1",
        &[],
        "Says of JSON that is no object that it is no JSON.",
        Act::Refusal(|text| match text.starts_with("Arguments must be a JSON object") {
            true => "Arguments are not valid JSON.".to_owned(),
            false => text.to_owned(),
        }),
    ),
    Saboteur::new(
        "exception-message-alone",
        "error.exception",
        &[],
        "Gives the message of an exception without the tool and the type.",
        Act::Failure(|text| text.rsplit(": ").next().unwrap_or_default().to_owned()),
    ),
    Saboteur::new(
        "exception-type-qualified",
        "error.exception",
        &[],
        "Names an exception's type with its namespace.",
        Act::Failure(|text| text.replacen("failed: ", "failed: System.", 1)),
    ),
    Saboteur::new(
        "exception-with-stack-trace",
        "error.no-trace",
        &[],
        "Adds where an exception was thrown.",
        Act::Failure(|text| format!("{text}\n   at Tools.Run()")),
    ),
];
