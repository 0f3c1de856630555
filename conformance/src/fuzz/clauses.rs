//! Which clauses a random case cites: those of the types and annotations in it.

use std::collections::BTreeSet;

use olt::reflection::describe::Signature;

use crate::suite::signature_words;

/// The clauses that the words of a signature stand for.
pub(super) fn clauses(signature: &Signature, is_refused: bool) -> Vec<String> {
    let cited: BTreeSet<&str> = signature_words(signature).into_iter().filter_map(of_word).collect();
    let always = ["tool.input-schema"].into_iter().chain(is_refused.then_some("error.argument"));
    always.chain(cited).map(str::to_owned).collect()
}

fn of_word(word: &str) -> Option<&'static str> {
    Some(match word {
        "bool" => "type.bool",
        "sbyte" | "byte" | "short" | "ushort" | "int" | "uint" | "long" | "ulong" => "type.integer",
        "float" | "double" | "decimal" => "type.number",
        "string" => "type.string",
        "char" => "type.char",
        "guid" => "type.guid",
        "dateTime" | "dateTimeOffset" => "type.date-time",
        "dateOnly" => "type.date-only",
        "timeOnly" => "type.time-only",
        "timeSpan" => "type.time-span",
        "uri" => "type.uri",
        "base64" => "type.base64",
        "json" => "type.json",
        "jsonObject" => "type.json-object",
        "jsonArray" => "type.json-array",
        "nullable" => "type.nullable",
        "list" => "type.list",
        "set" => "type.set",
        "dictionary" => "type.dictionary",
        "enum" => "type.enum",
        "record" => "record.shape",
        "range" => "annotation.range",
        "stringLength" => "annotation.string-length",
        "length" => "annotation.length",
        "pattern" => "annotation.pattern",
        "email" => "annotation.email",
        "url" => "annotation.url",
        _ => return None,
    })
}
