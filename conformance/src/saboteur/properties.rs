//! Wrong names of properties, and wrong ways to leave one out.

use olt_text::name::camel_case;

use super::Saboteur;
use super::act::Act;
use super::edit::{each_piece, without};
use super::walk::each_property;

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "fields-are-properties",
        "record.properties",
        &["K-3"],
        "Takes public fields for properties.",
        Act::Source(|csharp| {
            let edit = |line: &str| match line.trim().strip_prefix("public ").and_then(|rest| rest.strip_suffix(';')) {
                Some(field) if !field.contains(['(', '{', '=']) => format!("public {field} {{ get; set; }}\n"),
                _ => line.to_owned(),
            };
            csharp.split_inclusive('\n').map(edit).collect()
        }),
    ),
    Saboteur::new(
        "write-only-is-property",
        "record.getter",
        &[],
        "Takes a property without a getter for one of the properties.",
        Act::Source(|csharp| csharp.replace("{ set { } }", "{ get; set; }")),
    ),
    Saboteur::new(
        "acronym-half-lowered",
        "N-3",
        &[],
        "Lowers the first letter alone in camelCase, as in `uRLPath`.",
        Act::Source(|csharp| {
            each_piece(csharp, "record ", ")", |declared| {
                let is_capital = |word: &str, at| word.chars().nth(at).is_some_and(|c| c.is_ascii_uppercase());
                let lower = |word: &str| match is_capital(word, 0) && is_capital(word, 1) {
                    true => word.chars().take(1).map(|c| c.to_ascii_lowercase()).chain(word.chars().skip(1)).collect(),
                    false => word.to_owned(),
                };
                let words: Vec<String> = declared.split(' ').map(lower).collect();
                format!("record {})", words.join(" "))
            })
        }),
    ),
    Saboteur::new(
        "renamed-collision-missed",
        "K-6",
        &[],
        "Compares the names of properties before they are renamed.",
        Act::Source(|csharp| without(csharp, "[JsonPropertyName(\"", "\")] ")),
    ),
    Saboteur::new(
        "property-names-always-camel-case",
        "record.name-as-written",
        &["record.name"],
        "Puts property names into camelCase whatever the context says.",
        Act::Signature(|signature| each_property(signature, |property| property.name = camel_case(&property.name))),
    ),
    Saboteur::new(
        "policy-option-unread",
        "K-9",
        &[],
        "Takes a context's naming policy from its defaults alone.",
        Act::Source(|csharp| csharp.replace("JsonKnownNamingPolicy.CamelCase", "JsonKnownNamingPolicy.Unspecified")),
    ),
    Saboteur::new(
        "json-property-name-unread",
        "record.rename",
        &[],
        "Does not read [JsonPropertyName].",
        Act::Source(|csharp| without(csharp, "[property: JsonPropertyName(\"", "\")] ")),
    ),
    Saboteur::new(
        "json-ignore-unread",
        "record.ignore",
        &[],
        "Does not read [JsonIgnore].",
        Act::Source(|csharp| csharp.replace("[JsonIgnore] ", "")),
    ),
    Saboteur::new(
        "conditional-ignore-removes",
        "K-5",
        &[],
        "Removes a property that is ignored under a condition only.",
        Act::Source(|csharp| csharp.replace("Condition = JsonIgnoreCondition.WhenWritingNull", "")),
    ),
];
