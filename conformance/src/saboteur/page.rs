//! Wrong implementations of the second system: what `[ToolMethod]` and `[Param]` say, what a method gets for what was
//! not sent, and what its result reads as.

use olt::reflection::describe::{ReturnDesc, Surface, TypeDesc};
use olt_text::name::snake_case;

use super::Saboteur;
use super::act::Act;
use super::edit::each_piece;
use crate::case::PartText;

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "method-name-in-snake-case",
        "page.tool-method.name",
        &["X-1", "X-4"],
        "Calls a tool method by its name in snake_case.",
        Act::Signature(|signature| signature.name = snake_case(&signature.name)),
    ),
    Saboteur::new(
        "unnamed-attribute-arguments-ignored",
        "page.tool-method.name",
        &["page.param.name"],
        "Reads named arguments of attributes only.",
        Act::Source(|csharp| {
            let methods = each_piece(csharp, "[ToolMethod(", ")]", |said| match said.starts_with('"') {
                true => "[ToolMethod]".to_owned(),
                false => format!("[ToolMethod({said})]"),
            });
            each_piece(&methods, "[Param(", ")]", |said| match said.starts_with('"') {
                true => String::new(),
                false => format!("[Param({said})]"),
            })
        }),
    ),
    Saboteur::new(
        "method-described-by-comments",
        "X-3",
        &[],
        "Reads [Description] on a tool method.",
        Act::Source(|csharp| csharp.replace("[ToolMethod, Description(\"", "[ToolMethod(Description = \"")),
    ),
    Saboteur::new(
        "method-description-lost",
        "page.tool-method.description",
        &[],
        "Leaves out what [ToolMethod] says of a method.",
        Act::Described(|signature| signature.description.clear()),
    ),
    Saboteur::new(
        "param-name-ignored",
        "page.param.name",
        &[],
        "Calls a parameter as it is declared, whatever [Param] says.",
        Act::Source(|csharp| {
            each_piece(csharp, "[Param(", ")]", |said| {
                let kept: Vec<&str> = said.split(", ").filter(|said| !said.starts_with("Name = ")).collect();
                if kept.is_empty() { String::new() } else { format!("[Param({})]", kept.join(", ")) }
            })
        }),
    ),
    Saboteur::new(
        "param-descriptions-lost",
        "page.param.description",
        &[],
        "Leaves out what [Param] says of a parameter.",
        Act::Described(|signature| signature.parameters.iter_mut().for_each(|parameter| parameter.description.clear())),
    ),
    Saboteur::new(
        "param-not-required-ignored",
        "page.param.required",
        &[],
        "Requires every parameter.",
        Act::Signature(|signature| signature.parameters.iter_mut().for_each(|parameter| parameter.default = None)),
    ),
    Saboteur::new(
        "declared-default-filled-in",
        "X-2",
        &[],
        "Gives the declared default for what was not sent.",
        Act::Decoded(|signature| {
            for parameter in &mut signature.parameters {
                if parameter.ty == TypeDesc::Int && parameter.default.is_some() {
                    parameter.default = Some("5".to_owned());
                }
            }
        }),
    ),
    Saboteur::new(
        "zero-written-as-default",
        "X-2",
        &[],
        "Writes the value that stands in for what was not sent.",
        Act::Described(|signature| {
            if signature.parameters.iter().any(|parameter| parameter.default.is_some()) {
                signature.surface = Surface::Tool;
            }
        }),
    ),
    Saboteur::new(
        "context-in-the-schema",
        "page.context",
        &[],
        "Shows the model the context.",
        Act::Source(|csharp| csharp.replace("Toolnexus.ToolContext ", "string ").replace("ToolContext? ", "string ")),
    ),
    Saboteur::new(
        "private-methods-are-tools",
        "page.from-object",
        &[],
        "Makes tools of methods that are not public.",
        Act::Source(|csharp| csharp.replace("[ToolMethod] string ", "[ToolMethod] public string ")),
    ),
    Saboteur::new(
        "list-of-anything",
        "X-3",
        &["X-2", "X-4"],
        "Writes arrays without their items, as the published library does.",
        Act::Fragment(|fragment| fragment.keep(|name| name != "items")),
    ),
    Saboteur::new(
        "null-output-is-the-word",
        "X-4",
        &["X-2"],
        "Gives the text null for null.",
        Act::Content(|_, parts| {
            each_text(parts, |text| if text.is_empty() { "null".to_owned() } else { text.to_owned() });
        }),
    ),
    Saboteur::new(
        "json-output-without-quotes",
        "X-4",
        &["X-2", "page.param.required"],
        "Takes the quotes off JSON strings in the output.",
        Act::Content(|_, parts| {
            each_text(parts, |text| serde_json::from_str::<String>(text).unwrap_or_else(|_| text.to_owned()));
        }),
    ),
    Saboteur::new(
        "string-output-escaped",
        "X-4",
        &[],
        "Escapes the quotes in a string of the output.",
        Act::Content(|signature, parts| {
            if signature.returns == ReturnDesc::Value(TypeDesc::String) {
                each_text(parts, |text| text.replace('"', "\\\""));
            }
        }),
    ),
    Saboteur::new(
        "failure-with-its-type",
        "X-4",
        &[],
        "Puts the exception's type before its message.",
        Act::Failure(|text| format!("InvalidOperationException: {text}")),
    ),
];

fn each_text(parts: &mut [PartText], edit: impl Fn(&str) -> String) {
    for part in parts {
        if let PartText::Text(text) = part {
            *text = edit(text);
        }
    }
}
