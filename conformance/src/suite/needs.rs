//! What a question needs of an implementation: the words that `unsupported` in its `hello` can name.

use std::collections::BTreeSet;

use olt::reflection::describe::{Annotation, ReturnDesc, Signature, TypeDecl, TypeDesc};

use super::Question;
use crate::protocol::{Ask, CallOf};

/// The areas of the suite: the first part of an id.
pub const AREAS: [&str; 12] = [
    "tool",
    "parameters",
    "types",
    "records",
    "annotations",
    "docs",
    "decoding",
    "results",
    "errors",
    "diagnostics",
    "providers",
    "toolnexus",
];

/// The words beside the areas, and what goes unasked where one is declared.
pub const WORDS: [(&str, &str); 11] = [
    ("describe", "every question of this op: what a tool says of itself"),
    ("decode", "every question of this op: what arguments are decoded to"),
    ("invoke", "every question of this op: what a call gives"),
    ("check", "every question of this op: the diagnostics of a file"),
    ("lower", "every question of this op: what a provider is sent; calls that come through it"),
    ("docComments", "files with documentation comments"),
    ("outputSchema", "tools whose return type has a schema"),
    ("bool string char int …", "signatures with this type, by the words of the signature JSON"),
    ("nullable list set dictionary", "signatures with this form of type"),
    ("enum record", "signatures that declare such a type"),
    ("range stringLength length pattern email url", "signatures with this annotation"),
];

/// What a question needs: its area, its op, and the words of its signature.
#[must_use]
pub fn needs(question: &Question<'_>) -> BTreeSet<&'static str> {
    let mut words: BTreeSet<&str> = AREAS.into_iter().filter(|area| *area == question.case.area()).collect();
    words.insert(question.request.ask.op());
    if matches!(&question.request.ask, Ask::Decode(CallOf { provider: Some(_), .. })) {
        words.insert("lower");
    }
    if has_doc_comment(&question.request.ask) {
        words.insert("docComments");
    }
    if question.case.expected.as_ref().is_some_and(|tool| tool.output_schema.is_some()) {
        words.insert("outputSchema");
    }
    if let Some(signature) = &question.case.signature {
        words.extend(signature_words(signature));
    }
    words
}

/// Whether `word` can be declared.
#[must_use]
pub fn is_word(word: &str) -> bool {
    let listed = WORDS.iter().flat_map(|(words, _)| words.split(' ')).any(|listed| listed == word && word != "…");
    listed || AREAS.contains(&word) || TYPES.contains(&word)
}

/// The type words that [`WORDS`] leaves out for brevity.
const TYPES: [&str; 25] = [
    "bool",
    "sbyte",
    "byte",
    "short",
    "ushort",
    "int",
    "uint",
    "long",
    "ulong",
    "float",
    "double",
    "decimal",
    "string",
    "char",
    "guid",
    "dateTime",
    "dateTimeOffset",
    "dateOnly",
    "timeOnly",
    "timeSpan",
    "uri",
    "base64",
    "json",
    "jsonObject",
    "jsonArray",
];

fn has_doc_comment(ask: &Ask) -> bool {
    let text = ask.subject().map_or("", |subject| &subject.csharp);
    ["///", "/**"].iter().any(|start| text.contains(start))
}

/// The words of a signature: its types, their forms and its annotations.
#[must_use]
pub fn signature_words(signature: &Signature) -> BTreeSet<&'static str> {
    let mut words = BTreeSet::new();
    for parameter in &signature.parameters {
        type_words(&parameter.ty, &mut words);
        words.extend(parameter.annotations.iter().map(annotation_word));
    }
    if let ReturnDesc::Value(ty) = &signature.returns {
        type_words(ty, &mut words);
    }
    for declared in signature.types.values() {
        match declared {
            TypeDecl::Enum(_) => {
                words.insert("enum");
            }
            TypeDecl::Record(properties) => {
                words.insert("record");
                for property in properties {
                    type_words(&property.ty, &mut words);
                    words.extend(property.annotations.iter().map(annotation_word));
                }
            }
        }
    }
    words
}

fn annotation_word(annotation: &Annotation) -> &'static str {
    match annotation {
        Annotation::Range { .. } => "range",
        Annotation::StringLength { .. } => "stringLength",
        Annotation::Length { .. } => "length",
        Annotation::Pattern(_) => "pattern",
        Annotation::Email => "email",
        Annotation::Url => "url",
    }
}

fn type_words(ty: &TypeDesc, words: &mut BTreeSet<&'static str>) {
    let mut ty = ty;
    loop {
        let (word, inner) = type_word(ty);
        words.extend(word);
        match inner {
            Some(inner) => ty = inner,
            None => return,
        }
    }
}

/// The word of a type, and the type within it. A declared type's word comes from its declaration; an unknown one asks for
/// nothing.
fn type_word(ty: &TypeDesc) -> (Option<&'static str>, Option<&TypeDesc>) {
    let word = match ty {
        TypeDesc::Nullable(inner) => return (Some("nullable"), Some(inner)),
        TypeDesc::List(inner) => return (Some("list"), Some(inner)),
        TypeDesc::Set(inner) => return (Some("set"), Some(inner)),
        TypeDesc::Dictionary(inner) => return (Some("dictionary"), Some(inner)),
        TypeDesc::Named(_) | TypeDesc::Unknown(_) => return (None, None),
        TypeDesc::Bool => "bool",
        TypeDesc::Sbyte => "sbyte",
        TypeDesc::Byte => "byte",
        TypeDesc::Short => "short",
        TypeDesc::Ushort => "ushort",
        TypeDesc::Int => "int",
        TypeDesc::Uint => "uint",
        TypeDesc::Long => "long",
        TypeDesc::Ulong => "ulong",
        TypeDesc::Float => "float",
        TypeDesc::Double => "double",
        TypeDesc::Decimal => "decimal",
        TypeDesc::String => "string",
        TypeDesc::Char => "char",
        TypeDesc::Guid => "guid",
        TypeDesc::DateTime => "dateTime",
        TypeDesc::DateTimeOffset => "dateTimeOffset",
        TypeDesc::DateOnly => "dateOnly",
        TypeDesc::TimeOnly => "timeOnly",
        TypeDesc::TimeSpan => "timeSpan",
        TypeDesc::Uri => "uri",
        TypeDesc::Base64 => "base64",
        TypeDesc::Json => "json",
        TypeDesc::JsonObject => "jsonObject",
        TypeDesc::JsonArray => "jsonArray",
    };
    (Some(word), None)
}
