//! Wrong parameters: which there are, what they are called, which are required.

use olt::reflection::describe::TypeDesc;
use olt_text::name::camel_case;

use super::Saboteur;
use super::act::Act;
use super::edit::{each_piece, without};

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "nullable-context-a-parameter",
        "P-6",
        &[],
        "Takes `ToolContext?` for a parameter of the model's.",
        Act::Source(|csharp| csharp.replace("ToolContext? ", "JsonObject? ")),
    ),
    Saboteur::new(
        "cancellation-token-a-parameter",
        "parameter.injected",
        &["P-6", "diagnostic.OLT009-token"],
        "Asks the model for the CancellationToken.",
        Act::Source(|csharp| {
            csharp.replace("(CancellationToken ", "(string ").replace(", CancellationToken ", ", string ")
        }),
    ),
    Saboteur::new(
        "parameter-names-camel-cased",
        "parameter.name",
        &[],
        "Puts the names of parameters into camelCase.",
        Act::Signature(|signature| {
            signature.parameters.iter_mut().for_each(|parameter| parameter.name = camel_case(&parameter.name));
        }),
    ),
    Saboteur::new(
        "argument-names-of-any-case",
        "parameter.name",
        &[],
        "Takes an argument whose name differs from the parameter's in case only.",
        Act::Arguments(|signature, arguments| {
            for (name, _) in arguments.members() {
                let meant = signature.parameters.iter().find(|known| known.name.eq_ignore_ascii_case(name));
                meant.map(|known| known.name.as_str()).unwrap_or(name).to_owned().clone_into(name);
            }
        }),
    ),
    Saboteur::new(
        "unknown-arguments-dropped",
        "parameter.unknown",
        &["error.unknown"],
        "Drops arguments that the tool does not declare.",
        Act::Arguments(|signature, arguments| {
            arguments.keep(|name| signature.parameters.iter().any(|known| known.name == name));
        }),
    ),
    Saboteur::new(
        "nullable-text-optional",
        "parameter.nullable",
        &["parameter.required"],
        "Takes `string?` for a parameter that may be left out.",
        Act::Signature(|signature| {
            for parameter in &mut signature.parameters {
                if parameter.ty == TypeDesc::Nullable(Box::new(TypeDesc::String)) && parameter.annotations.is_empty() {
                    parameter.default.get_or_insert_with(|| "null".to_owned());
                }
            }
        }),
    ),
    Saboteur::new(
        "missing-nullable-is-null",
        "parameter.nullable",
        &[],
        "Takes null for a nullable argument that was left out, though its schema says it is required.",
        Act::Decoded(|signature| {
            for parameter in &mut signature.parameters {
                if matches!(parameter.ty, TypeDesc::Nullable(_)) && !parameter.optional {
                    parameter.default.get_or_insert_with(|| "null".to_owned());
                }
            }
        }),
    ),
    Saboteur::new(
        "nullable-guid-refuses-null",
        "parameter.null",
        &[],
        "Refuses null for a `Guid?` that its schema allows.",
        Act::Decoded(|signature| {
            for parameter in &mut signature.parameters {
                if parameter.ty == TypeDesc::Nullable(Box::new(TypeDesc::Guid)) {
                    parameter.ty = TypeDesc::Guid;
                }
            }
        }),
    ),
    Saboteur::new(
        "missing-number-is-zero",
        "parameter.required",
        &["type.integer"],
        "Takes 0 for a number that was left out.",
        Act::Arguments(|signature, arguments| {
            for parameter in signature.parameters.iter().filter(|parameter| parameter.ty == TypeDesc::Int) {
                if parameter.default.is_none() && arguments.get(&parameter.name).is_none() {
                    arguments.set(&parameter.name, "0");
                }
            }
        }),
    ),
    Saboteur::new(
        "default-value-attribute-obeyed",
        "P-5",
        &[],
        "Takes [DefaultValue] for a default.",
        Act::Source(|csharp| {
            each_piece(csharp, "[DefaultValue(", ",", |piece| match piece.split_once(")] ") {
                Some((value, declared)) => format!("{declared} = {value},"),
                None => format!("[DefaultValue({piece},"),
            })
        }),
    ),
    Saboteur::new(
        "required-attribute-obeyed",
        "P-5",
        &[],
        "Takes [Required] for a word against null.",
        Act::Source(|csharp| csharp.replace("[Required] string?", "[Required] string")),
    ),
    Saboteur::new(
        "qualified-attributes-unread",
        "P-7",
        &[],
        "Knows attributes by their short names only.",
        Act::Source(|csharp| {
            without(&without(csharp, ", System.ComponentModel.DescriptionAttribute(", ")"), "[global::", "] ")
        }),
    ),
    Saboteur::new(
        "parameter-descriptions-lost",
        "parameter.description",
        &["parameter.description-param"],
        "Describes no parameter.",
        Act::Described(|signature| {
            signature.parameters.iter_mut().for_each(|parameter| parameter.description.clear());
        }),
    ),
    Saboteur::new(
        "second-attribute-of-list-unread",
        "annotation.description",
        &["tool.description-attribute"],
        "Reads the first attribute of a list alone.",
        Act::Source(|csharp| without(csharp, ", Description(\"", "\")")),
    ),
];
