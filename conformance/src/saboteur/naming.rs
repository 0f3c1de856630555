//! Wrong tools: their names, descriptions, output schemas and metadata.

use olt::reflection::describe::{ReturnDesc, TypeDesc};
use olt_text::name::snake_case;

use super::Saboteur;
use super::act::Act;
use super::edit::without;
use super::walk::bare;

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "async-kept-in-name",
        "tool.async",
        &["result.unwrapped"],
        "Leaves the `Async` at the end of a method's name.",
        Act::Name(|method| snake_case(&format!("{method}Async"))),
    ),
    Saboteur::new(
        "every-async-dropped",
        "N-1",
        &[],
        "Drops `Async` as often as it stands at the end of a method's name, even if nothing is left.",
        Act::Name(|method| snake_case(method.trim_end_matches("Async"))),
    ),
    Saboteur::new(
        "async-of-any-case-dropped",
        "N-1",
        &[],
        "Drops `ASYNC` too.",
        Act::Name(|method| snake_case(method.strip_suffix("ASYNC").unwrap_or(method))),
    ),
    Saboteur::new(
        "every-capital-a-word",
        "tool.snake-case",
        &[],
        "Starts a word at every capital, as in `h_t_t_p_request`.",
        Act::Name(|method| {
            let name = method.strip_suffix("Async").filter(|rest| !rest.is_empty()).unwrap_or(method);
            let spread =
                name.chars().flat_map(|c| [c.is_ascii_uppercase().then_some('_'), Some(c.to_ascii_lowercase())]);
            spread.flatten().collect::<String>().trim_start_matches('_').to_owned()
        }),
    ),
    Saboteur::new(
        "digits-a-word",
        "N-1",
        &[],
        "Starts a word at every number, as in `md_5_hash`.",
        Act::Name(|method| {
            let mut before = '_';
            let mut spread = String::new();
            for c in method.chars() {
                if c.is_ascii_digit() && before.is_ascii_alphabetic() {
                    spread.push('_');
                }
                spread.push(c);
                before = c;
            }
            snake_case(&spread)
        }),
    ),
    Saboteur::new(
        "underscores-doubled",
        "N-1",
        &[],
        "Joins words with `_` beside an underscore that is there already.",
        Act::Name(|method| snake_case(&method.replace('_', "__"))),
    ),
    Saboteur::new(
        "explicit-name-rewritten",
        "N-2",
        &[],
        "Puts a name that the attribute gives into snake_case.",
        Act::Signature(|signature| signature.name = snake_case(&signature.name)),
    ),
    Saboteur::new(
        "explicit-name-unread",
        "tool.name",
        &["diagnostic.OLT007", "diagnostic.OLT008"],
        "Does not read the name that the attribute gives.",
        Act::Source(|csharp| without(csharp, "(Name = \"", "\")")),
    ),
    Saboteur::new(
        "null-name-taken-literally",
        "N-2",
        &[],
        "Calls a tool `null` whose attribute says `Name = null`.",
        Act::Source(|csharp| csharp.replace("Name = null", "Name = \"null\"")),
    ),
    Saboteur::new(
        "verbatim-identifier-kept",
        "N-5",
        &[],
        "Takes the `@` of a verbatim identifier for a letter of its name.",
        Act::Source(|csharp| csharp.replace(" @", " at_")),
    ),
    Saboteur::new(
        "description-attribute-first",
        "tool.description",
        &["T-4"],
        "Reads [Description] before the tool attribute's own description.",
        Act::Source(|csharp| without(csharp, "(Description = \"", "\")")),
    ),
    Saboteur::new(
        "empty-description-not-given",
        "tool.description-none",
        &[],
        "Takes an empty description for none and falls back to the summary.",
        Act::Source(|csharp| csharp.replace("(Description = \"\")", "")),
    ),
    Saboteur::new(
        "attribute-text-collapsed",
        "T-4",
        &[],
        "Collapses the white space of a description that an attribute gives, as it does for comments.",
        Act::Signature(|signature| {
            signature.description = signature.description.split_whitespace().collect::<Vec<_>>().join(" ");
        }),
    ),
    Saboteur::new(
        "nullable-text-has-output-schema",
        "Y-6",
        &[],
        "Writes an output schema for `string?`, as text that can be null is no longer plain text.",
        Act::Tool(|signature, tool| {
            if signature.returns == ReturnDesc::Value(TypeDesc::Nullable(Box::new(TypeDesc::String))) {
                tool.output_schema = Some("{\"type\":[\"string\",\"null\"]}".to_owned());
            }
        }),
    ),
    Saboteur::new(
        "parts-have-output-schema",
        "tool.output-schema-none",
        &[],
        "Writes an output schema for parts and finished results.",
        Act::Tool(|signature, tool| match signature.returns {
            ReturnDesc::Part | ReturnDesc::ToolResult => tool.output_schema = Some("{\"type\":\"object\"}".to_owned()),
            ReturnDesc::Parts => tool.output_schema = Some("{\"type\":\"array\"}".to_owned()),
            ReturnDesc::Void | ReturnDesc::Value(_) => {}
        }),
    ),
    Saboteur::new(
        "json-has-output-schema",
        "Y-6",
        &[],
        "Writes `{}` as the output schema of any JSON.",
        Act::Tool(|signature, tool| {
            if let ReturnDesc::Value(ty) = &signature.returns
                && matches!(bare(ty), TypeDesc::Json | TypeDesc::JsonObject | TypeDesc::JsonArray)
            {
                tool.output_schema = Some("{}".to_owned());
            }
        }),
    ),
    Saboteur::new(
        "output-schema-wrapped",
        "tool.output-schema",
        &["result.enum"],
        "Wraps an output schema that is no object in one, as some protocols ask for.",
        Act::Tool(|_, tool| {
            if let Some(schema) = tool.output_schema.take_if(|schema| !schema.starts_with("{\"type\":\"object\"")) {
                tool.output_schema = Some(format!(
                    "{{\"type\":\"object\",\"properties\":{{\"result\":{schema}}},\"required\":[\"result\"]}}"
                ));
            }
        }),
    ),
    Saboteur::new(
        "output-schema-without-null",
        "tool.output-schema",
        &[],
        "Forgets in the output schema that a return value can be null.",
        Act::Described(|signature| {
            if let ReturnDesc::Value(TypeDesc::Nullable(inner)) = &signature.returns
                && **inner != TypeDesc::String
            {
                signature.returns = ReturnDesc::Value((**inner).clone());
            }
        }),
    ),
    Saboteur::new(
        "timeout-in-milliseconds",
        "tool.metadata",
        &[],
        "Tells the time-out in milliseconds.",
        Act::Tool(|_, tool| tool.metadata.timeout_seconds *= 1000),
    ),
    Saboteur::new(
        "ends-loop-lost",
        "tool.metadata",
        &[],
        "Does not carry EndsLoop over.",
        Act::Tool(|_, tool| tool.metadata.ends_loop = false),
    ),
    Saboteur::new(
        "approved-tools-run-alone",
        "tool.metadata",
        &[],
        "Takes a tool that has to be approved for one that is not safe beside others.",
        Act::Tool(|_, tool| tool.metadata.parallel_safe &= !tool.metadata.requires_approval),
    ),
    Saboteur::new(
        "empty-tool-takes-anything",
        "tool.input-schema",
        &[],
        "Does not look at the arguments of a tool that has no parameters.",
        Act::Arguments(|signature, arguments| arguments.keep(|_| !signature.parameters.is_empty())),
    ),
];
