//! Wrong parameters: which there are, what they are called, which are required, what their defaults are.

use olt::reflection::describe::{ParameterDesc, Signature, TypeDecl, TypeDesc};
use olt_text::name::camel_case;

use super::Saboteur;
use super::act::Act;
use super::edit::{each_default, each_parameter, each_piece, in_quotes, without};
use super::walk::bare;

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
        &["P-6", "diagnostic.OLT009"],
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
        "parameter.closed",
        &["error.argument", "parameter.name", "parameter.injected"],
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
        "false-default-left-out",
        "parameter.default",
        &[],
        "Leaves out a default that is false.",
        Act::Described(|signature| {
            let is_false = |parameter: &&mut ParameterDesc| parameter.default.as_deref() == Some("false");
            for parameter in signature.parameters.iter_mut().filter(is_false) {
                (parameter.default, parameter.optional) = (None, true);
            }
        }),
    ),
    Saboteur::new(
        "null-default-written",
        "P-4",
        &[],
        "Writes the null default of a parameter that is not nullable.",
        Act::Tool(|signature, tool| {
            each_parameter(signature, tool, |parameter, fragment| {
                if parameter.default.as_deref() == Some("null") && !matches!(parameter.ty, TypeDesc::Nullable(_)) {
                    fragment.set("default", "null");
                }
            });
        }),
    ),
    Saboteur::new(
        "null-default-adds-null",
        "P-4",
        &[],
        "Takes a parameter whose default is null for a nullable one.",
        Act::Signature(|signature| {
            for parameter in &mut signature.parameters {
                if parameter.default.as_deref() == Some("null") && !matches!(parameter.ty, TypeDesc::Nullable(_)) {
                    parameter.ty = TypeDesc::Nullable(Box::new(parameter.ty.clone()));
                }
            }
        }),
    ),
    Saboteur::new(
        "enum-default-by-number",
        "parameter.default",
        &[],
        "Writes the default of an enum as the place of the member.",
        Act::Tool(|signature, tool| {
            each_default(signature, tool, |parameter, default| {
                let place = members(signature, &parameter.ty).iter().position(|name| in_quotes(name) == default);
                place.map(|place| place.to_string())
            });
        }),
    ),
    Saboteur::new(
        "char-default-by-number",
        "parameter.default",
        &[],
        "Writes the default of a char as its code.",
        Act::Tool(|signature, tool| {
            each_default(signature, tool, |parameter, default| {
                let text: char = serde_json::from_str(default).ok()?;
                (*bare(&parameter.ty) == TypeDesc::Char).then(|| u32::from(text).to_string())
            });
        }),
    ),
    Saboteur::new(
        "default-not-finite-written-null",
        "P-2",
        &[],
        "Writes null as the default of a number that is not finite.",
        Act::Tool(|signature, tool| {
            each_parameter(signature, tool, |parameter, fragment| {
                if parameter.optional && matches!(bare(&parameter.ty), TypeDesc::Double | TypeDesc::Float) {
                    fragment.set("default", "null");
                }
            });
        }),
    ),
    Saboteur::new(
        "default-no-member-names-first",
        "P-2",
        &[],
        "Writes the first member as the default where no member has the value.",
        Act::Tool(|signature, tool| {
            each_parameter(signature, tool, |parameter, fragment| {
                if let (true, Some(first)) = (parameter.optional, members(signature, &parameter.ty).first()) {
                    fragment.set("default", &in_quotes(first));
                }
            });
        }),
    ),
    Saboteur::new(
        "decimal-default-without-scale",
        "parameter.default",
        &[],
        "Drops the trailing zeros of a decimal's default.",
        Act::Tool(|signature, tool| {
            each_default(signature, tool, |parameter, default| {
                let is_scaled = *bare(&parameter.ty) == TypeDesc::Decimal && default.contains('.');
                is_scaled.then(|| default.trim_end_matches('0').trim_end_matches('.').to_owned())
            });
        }),
    ),
    Saboteur::new(
        "float-default-as-double",
        "T-3",
        &["parameter.default"],
        "Writes the default of a float with the digits that it has as a double.",
        Act::Tool(|signature, tool| {
            each_default(signature, tool, |parameter, default| {
                let value = (*bare(&parameter.ty) == TypeDesc::Float).then(|| default.parse::<f32>().ok())??;
                olt_text::number::double_text(f64::from(value))
            });
        }),
    ),
    Saboteur::new(
        "exponent-lower-case",
        "T-3",
        &["parameter.default"],
        "Writes the exponent of a default with a small e.",
        Act::Tool(|signature, tool| {
            each_default(signature, tool, |parameter, default| {
                let is_double = matches!(bare(&parameter.ty), TypeDesc::Double | TypeDesc::Float);
                is_double.then(|| default.replace('E', "e"))
            });
        }),
    ),
    Saboteur::new(
        "digit-separator-ends-number",
        "P-3",
        &[],
        "Reads a number up to the first `_`.",
        Act::Source(|csharp| {
            let mut digits = 0;
            let mut skips = false;
            let mut keeps = |c: char| {
                skips = (c == '_' && digits > 0) || (skips && (c == '_' || c.is_ascii_digit()));
                digits = if c.is_ascii_digit() { digits + 1 } else { 0 };
                !skips
            };
            csharp.chars().filter(|c| keeps(*c)).collect()
        }),
    ),
    Saboteur::new(
        "line-feeds-escaped-twice",
        "T-2",
        &["parameter.default"],
        "Escapes the line feeds of a schema once more.",
        Act::Tool(|_, tool| tool.input_schema = tool.input_schema.replace("\\n", "\\\\n")),
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
        &[],
        "Describes no parameter.",
        Act::Described(|signature| {
            signature.parameters.iter_mut().for_each(|parameter| parameter.description.clear());
        }),
    ),
    Saboteur::new(
        "second-attribute-of-list-unread",
        "annotation.description",
        &["tool.description"],
        "Reads the first attribute of a list alone.",
        Act::Source(|csharp| without(csharp, ", Description(\"", "\")")),
    ),
];

/// The members of an enum, nullable or not; none of any other type.
fn members<'s>(signature: &'s Signature, ty: &TypeDesc) -> &'s [String] {
    match bare(ty) {
        TypeDesc::Named(name) => match signature.types.get(name) {
            Some(TypeDecl::Enum(members)) => members,
            _ => &[],
        },
        _ => &[],
    }
}
