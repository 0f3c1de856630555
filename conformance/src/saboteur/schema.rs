//! Wrong fragments: the rows of the type table as a schema shows them.

use olt::reflection::describe::TypeDesc;

use super::Saboteur;
use super::act::Act;
use super::edit::each_parameter;
use super::json::Json;
use super::walk::each_type;

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "null-missing-in-enum",
        "type.nullable-enum",
        &["parameter.null"],
        "Adds null to the type of a nullable enum, and not to its list.",
        Act::Fragment(|fragment| {
            if let Some(Json::Array(names)) = fragment.get_mut("enum") {
                names.retain(|name| name.spelling() != "null");
            }
        }),
    ),
    Saboteur::new(
        "null-first-in-enum",
        "type.nullable-enum",
        &["parameter.null"],
        "Puts null before the members of a nullable enum.",
        Act::Fragment(|fragment| {
            if let Some(Json::Array(names)) = fragment.get_mut("enum") {
                names.sort_by_key(|name| name.spelling() != "null");
            }
        }),
    ),
    Saboteur::new(
        "nullable-date-any-of",
        "type.nullable",
        &[],
        "Writes a nullable date as a choice of two schemas.",
        Act::Fragment(|fragment| {
            if fragment.says("format", "\"date\"") && fragment.says("type", "[\"string\",\"null\"]") {
                fragment.keep(|_| false);
                fragment.set("anyOf", "[{\"type\":\"string\",\"format\":\"date\"},{\"type\":\"null\"}]");
            }
        }),
    ),
    Saboteur::new(
        "any-json-typed-null",
        "type.nullable-any",
        &[],
        "Gives a nullable JSON value, which has no type, the type null.",
        Act::Tool(|signature, tool| {
            each_parameter(signature, tool, |parameter, fragment| {
                if parameter.ty == TypeDesc::Nullable(Box::new(TypeDesc::Json)) {
                    fragment.set("type", "[\"null\"]");
                }
            });
        }),
    ),
    Saboteur::new(
        "null-lost-in-dictionary",
        "type.nullable",
        &[],
        "Forgets that the values of a dictionary can be null.",
        Act::Described(|signature| {
            each_type(signature, |ty| {
                if let TypeDesc::Dictionary(value) = ty
                    && let TypeDesc::Nullable(inner) = &**value
                {
                    *value = inner.clone();
                }
            });
        }),
    ),
    Saboteur::new(
        "null-lost-in-list",
        "type.nullable",
        &[],
        "Drops the null elements of a list of integers.",
        Act::Sent(|slot, value| {
            let is_such = *slot.ty == TypeDesc::List(Box::new(TypeDesc::Nullable(Box::new(TypeDesc::Int))));
            if let (true, Json::Array(items)) = (is_such, value) {
                items.retain(|item| item.spelling() != "null");
            }
        }),
    ),
    Saboteur::new(
        "long-bound-rounded",
        "type.integer",
        &["parameter.default"],
        "Writes the upper bound of a long as a double holds it.",
        Act::Fragment(|fragment| {
            if fragment.says("maximum", "9223372036854775807") {
                fragment.set("maximum", "9223372036854775808");
            }
        }),
    ),
    Saboteur::new(
        "ulong-bound-rounded",
        "type.ulong",
        &["parameter.default"],
        "Writes the upper bound of a ulong as a double holds it.",
        Act::Fragment(|fragment| {
            if fragment.says("maximum", "18446744073709551615") {
                fragment.set("maximum", "18446744073709551616");
            }
        }),
    ),
    Saboteur::new(
        "described-json-an-object",
        "Y-5",
        &[],
        "Gives any JSON value that is described the type object.",
        Act::Fragment(|fragment| {
            if fragment.get("description").is_some() && fragment.get("type").is_none() {
                fragment.set("type", "\"object\"");
            }
        }),
    ),
    Saboteur::new(
        "short-symmetric",
        "type.integer",
        &["parameter.default"],
        "Begins the range of a short at -32767.",
        Act::Fragment(|fragment| {
            if fragment.says("minimum", "-32768") {
                fragment.set("minimum", "-32767");
            }
        }),
    ),
    Saboteur::new(
        "ushort-signed",
        "type.integer",
        &["parameter.default"],
        "Describes a ushort as a short.",
        Act::Described(|signature| each_type(signature, |ty| replace(ty, &TypeDesc::Ushort, TypeDesc::Short))),
    ),
    Saboteur::new(
        "byte-saturates",
        "type.integer-refused",
        &[],
        "Takes 255 for a byte that is too large.",
        Act::Sent(|slot, value| {
            if *slot.ty == TypeDesc::Byte && value.spelling().parse::<u32>().is_ok_and(|number| number > 255) {
                *value = Json::Scalar("255".to_owned());
            }
        }),
    ),
    Saboteur::new(
        "nullable-char-of-any-length",
        "type.char",
        &["parameter.default"],
        "Describes a nullable char as a string of any length.",
        Act::Fragment(|fragment| {
            if fragment.says("type", "[\"string\",\"null\"]") && fragment.says("minLength", "1") {
                fragment.keep(|name| !(name == "minLength" || name == "maxLength"));
            }
        }),
    ),
    Saboteur::new(
        "date-with-time",
        "type.date-only",
        &["result.scalar"],
        "Describes a DateOnly as a date-time.",
        Act::Described(|signature| each_type(signature, |ty| replace(ty, &TypeDesc::DateOnly, TypeDesc::DateTime))),
    ),
    Saboteur::new(
        "time-without-format",
        "type.time-only",
        &["result.scalar"],
        "Describes a TimeOnly as plain text.",
        Act::Described(|signature| each_type(signature, |ty| replace(ty, &TypeDesc::TimeOnly, TypeDesc::String))),
    ),
    Saboteur::new(
        "time-span-as-duration",
        "type.time-span",
        &["result.scalar", "parameter.default"],
        "Gives a TimeSpan the format duration in place of its pattern.",
        Act::Fragment(|fragment| {
            if fragment.get("pattern").is_some_and(|pattern| pattern.spelling().contains(":\\\\d{2}:")) {
                fragment.rename("pattern", "format");
                fragment.set("format", "\"duration\"");
            }
        }),
    ),
    Saboteur::new(
        "uri-without-format",
        "type.uri",
        &["result.scalar"],
        "Describes a Uri as plain text.",
        Act::Described(|signature| each_type(signature, |ty| replace(ty, &TypeDesc::Uri, TypeDesc::String))),
    ),
    Saboteur::new(
        "bytes-by-openapi",
        "type.base64",
        &["result.scalar", "A-1"],
        "Writes the format byte of OpenAPI in place of contentEncoding.",
        Act::Fragment(|fragment| {
            fragment.rename("contentEncoding", "format");
            if fragment.says("format", "\"base64\"") {
                fragment.set("format", "\"byte\"");
            }
        }),
    ),
    Saboteur::new(
        "list-of-lists-flattened",
        "type.list",
        &[],
        "Describes a list of lists as one list.",
        Act::Described(|signature| {
            each_type(signature, |ty| {
                if let TypeDesc::List(inner) = ty
                    && let TypeDesc::List(_) = **inner
                {
                    *ty = (**inner).clone();
                }
            });
        }),
    ),
    Saboteur::new(
        "set-as-list",
        "type.set",
        &["C-5"],
        "Leaves uniqueItems out.",
        Act::Fragment(|fragment| fragment.keep(|name| name != "uniqueItems")),
    ),
    Saboteur::new(
        "dictionary-of-anything",
        "type.dictionary",
        &[],
        "Lets a dictionary of strings have any values.",
        Act::Fragment(|fragment| {
            if fragment.says("additionalProperties", "{\"type\":\"string\"}") {
                fragment.set("additionalProperties", "true");
            }
        }),
    ),
    Saboteur::new(
        "any-json-an-object",
        "type.json",
        &["result.json"],
        "Describes any JSON value as an object.",
        Act::Fragment(|fragment| {
            if fragment.to_string() == "{}" {
                fragment.set("type", "\"object\"");
            }
        }),
    ),
    Saboteur::new(
        "json-object-closed",
        "type.json-object",
        &["result.json"],
        "Closes the schema of a JsonObject, which then can have no member.",
        Act::Fragment(|fragment| {
            if fragment.to_string() == "{\"type\":\"object\"}" {
                fragment.set("additionalProperties", "false");
            }
        }),
    ),
    Saboteur::new(
        "json-array-of-anything",
        "type.json-array",
        &[],
        "Writes the items of a JsonArray, which can be anything.",
        Act::Fragment(|fragment| {
            if fragment.says("type", "\"array\"") && fragment.get("items").is_none() {
                fragment.set("items", "{}");
            }
        }),
    ),
    Saboteur::new(
        "unique-items-before-counts",
        "type.order",
        &[],
        "Writes uniqueItems before minItems and maxItems.",
        Act::Fragment(|fragment| {
            fragment.move_last("minItems");
            fragment.move_last("maxItems");
        }),
    ),
    Saboteur::new(
        "description-last",
        "type.order",
        &["parameter.description", "record.description", "parameter.description-param"],
        "Writes the description of a fragment last.",
        Act::Fragment(|fragment| fragment.move_last("description")),
    ),
];

fn replace(ty: &mut TypeDesc, one: &TypeDesc, by: TypeDesc) {
    if ty == one {
        *ty = by;
    }
}
