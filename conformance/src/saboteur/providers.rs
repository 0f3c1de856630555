//! Wrong forms for providers: a keyword that an API does not take is sent, one that it takes is not, and calls that
//! come through a form are misread.

use super::act::{Act, rewrite};
use super::json::Json;
use super::walk::each_fragment;
use super::{Saboteur, Sent};

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "bounds-sent-to-anthropic",
        "provider.minimum",
        &[],
        "Sends Anthropic minimum and maximum.",
        Act::Lower(|sent| sent.keep("anthropic", &["minimum", "maximum"])),
    ),
    Saboteur::new(
        "bounds-kept-from-openai",
        "provider.minimum",
        &[],
        "Sends OpenAI neither minimum nor maximum.",
        Act::Lower(|sent| sent.drop("openai", &["minimum", "maximum"])),
    ),
    Saboteur::new(
        "wide-bounds-sent-to-openai",
        "V-3",
        &[],
        "Sends OpenAI bounds beyond 2^53.",
        Act::Lower(|sent| sent.keep("openai", &["minimum", "maximum"])),
    ),
    Saboteur::new(
        "lengths-sent-to-openai",
        "provider.length",
        &[],
        "Sends OpenAI minLength and maxLength.",
        Act::Lower(|sent| sent.keep("openai", &["minLength", "maxLength"])),
    ),
    Saboteur::new(
        "lengths-sent-to-gemini",
        "V-4",
        &["provider.length"],
        "Sends Gemini minLength and maxLength, which it does not enforce.",
        Act::Lower(|sent| sent.keep("gemini", &["minLength", "maxLength"])),
    ),
    Saboteur::new(
        "item-counts-sent-to-anthropic",
        "provider.items",
        &[],
        "Sends Anthropic every item count.",
        Act::Lower(|sent| sent.keep("anthropic", &["minItems", "maxItems"])),
    ),
    Saboteur::new(
        "item-counts-kept-from-gemini",
        "provider.items",
        &[],
        "Sends Gemini no item counts.",
        Act::Lower(|sent| sent.drop("gemini", &["minItems", "maxItems"])),
    ),
    Saboteur::new(
        "unique-items-sent-to-openai",
        "provider.unique-items",
        &[],
        "Sends OpenAI uniqueItems.",
        Act::Lower(|sent| sent.keep("openai", &["uniqueItems"])),
    ),
    Saboteur::new(
        "unique-items-sent-to-gemini",
        "V-1",
        &[],
        "Sends Gemini uniqueItems, which it does not enforce.",
        Act::Lower(|sent| sent.keep("gemini", &["uniqueItems"])),
    ),
    Saboteur::new(
        "every-pattern-sent-to-anthropic",
        "V-2",
        &[],
        "Sends Anthropic patterns that are not simple.",
        Act::Lower(|sent| sent.keep("anthropic", &["pattern"])),
    ),
    Saboteur::new(
        "patterns-sent-to-gemini",
        "provider.pattern",
        &[],
        "Sends Gemini patterns.",
        Act::Lower(|sent| sent.keep("gemini", &["pattern"])),
    ),
    Saboteur::new(
        "uri-format-sent-to-openai",
        "provider.format",
        &[],
        "Sends OpenAI every format.",
        Act::Lower(|sent| sent.keep("openai", &["format"])),
    ),
    Saboteur::new(
        "formats-sent-to-gemini",
        "provider.format",
        &[],
        "Sends Gemini every format.",
        Act::Lower(|sent| sent.keep("gemini", &["format"])),
    ),
    Saboteur::new(
        "content-encoding-sent",
        "provider.content-encoding",
        &[],
        "Sends Anthropic contentEncoding.",
        Act::Lower(|sent| sent.keep("anthropic", &["contentEncoding"])),
    ),
    Saboteur::new(
        "defaults-sent-to-openai",
        "provider.default",
        &[],
        "Sends OpenAI defaults.",
        Act::Lower(|sent| sent.keep("openai", &["default"])),
    ),
    Saboteur::new(
        "defaults-kept-from-anthropic",
        "provider.default",
        &[],
        "Sends Anthropic no defaults.",
        Act::Lower(|sent| sent.drop("anthropic", &["default"])),
    ),
    Saboteur::new(
        "openai-leaves-optional",
        "provider.additional-properties",
        &[],
        "Leaves optional properties out of what OpenAI is told is required.",
        Act::Lower(|sent| sent.keep("openai", &["required"])),
    ),
    Saboteur::new(
        "null-kept-from-anthropic",
        "provider.union",
        &["provider.additional-properties"],
        "Sends Anthropic no union with null.",
        Act::Lower(|sent| {
            sent.only("anthropic", |schema| {
                each_fragment(schema, |fragment| {
                    let bare = fragment.get("type").and_then(|ty| ty.clone().items().first().map(Json::to_string));
                    if let Some(bare) = bare {
                        fragment.set("type", &bare);
                    }
                });
            });
        }),
    ),
    Saboteur::new(
        "maps-are-strict",
        "V-2",
        &["V-3", "provider.additional-properties"],
        "Calls tools with dictionaries and any JSON strict.",
        Act::Lower(|sent| sent.strict = sent.provider != "gemini"),
    ),
    Saboteur::new(
        "null-is-a-value",
        "C-6",
        &[],
        "Takes a null that OpenAI has to send for a value.",
        Act::Restore(|arguments, _| arguments.to_owned()),
    ),
    Saboteur::new(
        "every-null-is-nothing",
        "provider.additional-properties",
        &[],
        "Takes every null of a call through a provider's form for an argument that is not given.",
        Act::Restore(|arguments, restored| {
            let mut text = arguments.to_owned();
            rewrite(&mut text, |json| {
                if let Json::Object(members) = json {
                    members.retain(|(_, value)| value.spelling() != "null");
                }
            });
            if text == arguments { restored } else { text }
        }),
    ),
];

impl Sent<'_> {
    /// Puts these keywords of the full schema back, in the form of one provider.
    fn keep(&mut self, provider: &str, keywords: &[&str]) {
        let full = Json::parse(self.full);
        self.only(provider, |schema| {
            if let Some(full) = &full {
                put_back(full, schema, keywords);
            }
        });
    }

    /// Takes these keywords out of the form of one provider.
    fn drop(&mut self, provider: &str, keywords: &[&str]) {
        self.only(provider, |schema| take_out(schema, keywords));
    }

    fn only(&mut self, provider: &str, edit: impl FnOnce(&mut Json)) {
        if self.provider == provider {
            rewrite(&mut self.schema, edit);
        }
    }
}

fn put_back(full: &Json, schema: &mut Json, keywords: &[&str]) {
    for keyword in keywords {
        if let Some(value) = full.get(keyword) {
            schema.set(keyword, &value.to_string());
        }
    }
    if let (Some(Json::Object(full)), Some(properties)) = (full.get("properties"), schema.get_mut("properties")) {
        for (name, full) in full {
            if let Some(schema) = properties.get_mut(name) {
                put_back(full, schema, keywords);
            }
        }
    }
    for name in ["items", "additionalProperties"] {
        if let (Some(full), Some(schema)) = (full.get(name), schema.get_mut(name)) {
            put_back(full, schema, keywords);
        }
    }
}

fn take_out(schema: &mut Json, keywords: &[&str]) {
    schema.keep(|name| !keywords.contains(&name));
    if let Some(properties) = schema.get_mut("properties") {
        properties.members().iter_mut().for_each(|(_, schema)| take_out(schema, keywords));
    }
    for name in ["items", "additionalProperties"] {
        if let Some(schema) = schema.get_mut(name) {
            take_out(schema, keywords);
        }
    }
}
