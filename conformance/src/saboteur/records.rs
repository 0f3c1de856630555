//! Wrong records: which properties there are, what they are called, which have to be sent.

use olt::reflection::describe::{TypeDecl, TypeDesc};

use super::Saboteur;
use super::act::Act;
use super::edit::each_piece;
use super::json::Json;
use super::walk::each_property;

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "unknown-properties-dropped",
        "record.shape",
        &["error.unknown"],
        "Drops properties that a record does not declare.",
        Act::Sent(|slot, value| {
            if let Some(properties) = slot.properties {
                value.keep(|name| properties.iter().any(|known| known.name == name));
            }
        }),
    ),
    Saboteur::new(
        "empty-record-without-properties",
        "T-1",
        &[],
        "Leaves `properties` out of a record that has none.",
        Act::Fragment(|fragment| {
            if fragment.says("properties", "{}") {
                fragment.keep(|name| name != "properties");
            }
        }),
    ),
    Saboteur::new(
        "empty-record-requires-nothing",
        "T-1",
        &[],
        "Writes an empty `required` in a record without properties.",
        Act::Fragment(|fragment| {
            if fragment.says("properties", "{}") {
                fragment.set("required", "[]");
                fragment.move_last("additionalProperties");
            }
        }),
    ),
    Saboteur::new(
        "nullable-record-open",
        "record.shape",
        &["record.required"],
        "Does not close the schema of a nullable record.",
        Act::Fragment(|fragment| {
            if fragment.says("type", "[\"object\",\"null\"]") && fragment.says("additionalProperties", "false") {
                fragment.keep(|name| name != "additionalProperties");
            }
        }),
    ),
    Saboteur::new(
        "required-properties-first",
        "record.order",
        &[],
        "Puts the required properties of a record before the others.",
        Act::Signature(|signature| {
            for declared in signature.types.values_mut() {
                if let TypeDecl::Record(properties) = declared {
                    properties.sort_by_key(|property| !property.required);
                }
            }
        }),
    ),
    Saboteur::new(
        "nested-records-last",
        "record.order",
        &[],
        "Puts the properties that are records behind the others.",
        Act::Signature(|signature| {
            let is_record = |declared: &TypeDecl| matches!(declared, TypeDecl::Record(_));
            let declared = signature.types.iter().filter(|(_, declared)| is_record(declared));
            let records: Vec<TypeDesc> = declared.map(|(name, _)| TypeDesc::Named(name.clone())).collect();
            for declared in signature.types.values_mut() {
                if let TypeDecl::Record(properties) = declared {
                    properties.sort_by_key(|property| records.contains(&property.ty));
                }
            }
        }),
    ),
    Saboteur::new(
        "override-unread",
        "K-4",
        &[],
        "Describes an overridden property as its base does.",
        Act::Source(|csharp| {
            let is_override = |line: &&str| line.contains(" override ") && line.contains("{ get;");
            csharp.split_inclusive('\n').filter(|line| !is_override(line)).collect()
        }),
    ),
    Saboteur::new(
        "optional-number-defaults-to-zero",
        "K-2",
        &["record.required"],
        "Writes a default of 0 for an optional number of a record.",
        Act::Fragment(|fragment| {
            let Some(required) = fragment.get("required").map(Json::to_string) else { return };
            let properties = fragment.get_mut("properties").map_or_else(Default::default, Json::members);
            for (name, property) in properties {
                if property.says("type", "\"integer\"") && !required.contains(Json::string(name).spelling()) {
                    property.set("default", "0");
                }
            }
        }),
    ),
    Saboteur::new(
        "nullable-property-optional",
        "record.required",
        &[],
        "Lets a nullable property be left out, though its schema says it is required.",
        Act::Decoded(|signature| {
            each_property(signature, |property| property.required &= !matches!(property.ty, TypeDesc::Nullable(_)));
        }),
    ),
    Saboteur::new(
        "one-required-all-required",
        "record.not-null",
        &["record.required"],
        "Requires the numbers of a record whose constructor requires a property, defaults or not.",
        Act::Signature(|signature| {
            for declared in signature.types.values_mut() {
                if let TypeDecl::Record(properties) = declared
                    && properties.iter().any(|property| property.required)
                {
                    properties.iter_mut().for_each(|property| property.required |= property.ty == TypeDesc::Int);
                }
            }
        }),
    ),
    Saboteur::new(
        "json-required-unread",
        "record.required-attribute",
        &[],
        "Does not read [JsonRequired].",
        Act::Source(|csharp| csharp.replace("[JsonRequired] ", "")),
    ),
    Saboteur::new(
        "required-member-unread",
        "record.required-member",
        &[],
        "Does not read the word `required`.",
        Act::Source(|csharp| csharp.replace("public required ", "public ")),
    ),
    Saboteur::new(
        "empty-constructor-overlooked",
        "K-1",
        &[],
        "Takes the longest of several constructors for the only one.",
        Act::Source(|csharp| {
            let is_type = |text: &str| text.chars().all(char::is_alphanumeric);
            each_piece(csharp, "public ", "() { }", |name| match is_type(name) {
                true => String::new(),
                false => format!("public {name}() {{ }}"),
            })
        }),
    ),
    Saboteur::new(
        "get-only-property-left-out",
        "K-3",
        &[],
        "Leaves properties without a setter out.",
        Act::Signature(|signature| {
            for declared in signature.types.values_mut() {
                if let TypeDecl::Record(properties) = declared {
                    properties.retain(|property| !property.read_only);
                }
            }
        }),
    ),
    Saboteur::new(
        "get-only-value-kept",
        "K-3",
        &[],
        "Keeps the value that is sent for a property without a setter.",
        Act::Decoded(|signature| each_property(signature, |property| property.read_only = false)),
    ),
    Saboteur::new(
        "property-descriptions-lost",
        "record.description",
        &["record.summary"],
        "Describes no property.",
        Act::Described(|signature| each_property(signature, |property| property.description.clear())),
    ),
    Saboteur::new(
        "untargeted-attribute-unread",
        "K-7",
        &[],
        "Reads attributes of positional parameters only where they say `property:`.",
        Act::Source(|csharp| {
            each_piece(csharp, "record ", "\")] ", |head| match head.split_once("([Description(\"") {
                Some((name, text)) if !text.contains('"') => format!("record {name}("),
                _ => format!("record {head}\")] "),
            })
        }),
    ),
    Saboteur::new(
        "listed-elements-suffice",
        "record.returned",
        &[],
        "Takes a returned collection for listed where its element is.",
        Act::Source(|csharp| {
            each_piece(csharp, "[JsonSerializable(typeof(", "))]", |listed| {
                let collections = [listed.to_owned(), format!("List<{listed}>"), format!("{listed}[]")];
                collections.iter().map(|ty| format!("[JsonSerializable(typeof({ty}))]")).collect()
            })
        }),
    ),
    Saboteur::new(
        "lists-of-scalars-need-no-listing",
        "K-8",
        &[],
        "Takes a returned list of numbers that no context lists.",
        Act::Source(|csharp| {
            let listed = "[JsonSerializable(typeof(int[]))] [JsonSerializable(typeof(List<int>))]";
            let web = "[JsonSourceGenerationOptions(JsonSerializerDefaults.Web)]";
            format!("{csharp}\n{web} {listed} partial class Scalars : JsonSerializerContext;\n")
        }),
    ),
];
