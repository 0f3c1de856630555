//! Wrong defaults: which are written, and how.

use olt::reflection::describe::{ParameterDesc, Signature, TypeDecl, TypeDesc};

use super::Saboteur;
use super::act::Act;
use super::edit::{each_default, each_parameter, in_quotes};
use super::walk::bare;

pub(super) const ALL: &[Saboteur] = &[
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
        "default-of-nullable-left-out",
        "parameter.default",
        &[],
        "Writes no default for a nullable parameter.",
        Act::Described(|signature| {
            let is_such = |parameter: &&mut ParameterDesc| {
                let is_value = parameter.default.as_deref().is_some_and(|default| default != "null");
                is_value && matches!(parameter.ty, TypeDesc::Nullable(_))
            };
            for parameter in signature.parameters.iter_mut().filter(is_such) {
                (parameter.default, parameter.optional) = (None, true);
            }
        }),
    ),
    Saboteur::new(
        "null-default-written",
        "parameter.default-null",
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
        &[],
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
        &[],
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
