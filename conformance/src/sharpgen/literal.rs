//! Literals: texts, and default values from their JSON texts.

use olt::reflection::describe::{Signature, TypeDecl, TypeDesc};

use super::name::Names;

/// A string literal. What would end the line, or can't be seen, is escaped.
pub(super) fn string(text: &str) -> String {
    format!("\"{}\"", text.chars().map(|character| escaped(character, '"')).collect::<String>())
}

fn escaped(character: char, quote: char) -> String {
    match character {
        '\\' => "\\\\".to_owned(),
        _ if character == quote => format!("\\{character}"),
        // `{:04x}` holds all of these: they lie in the first plane.
        '\u{85}' | '\u{2028}' | '\u{2029}' | '\u{feff}' => format!("\\u{:04x}", u32::from(character)),
        _ if character.is_control() => format!("\\u{:04x}", u32::from(character)),
        _ => character.to_string(),
    }
}

/// The constant that a default's JSON text stands for.
pub(super) fn default(text: &str, ty: &TypeDesc, signature: &Signature, names: &Names) -> String {
    if text == "null" {
        return if is_value(ty, signature) { "default" } else { "null" }.to_owned();
    }
    let meant = || serde_json::from_str::<String>(text).unwrap_or_default();
    match ty {
        TypeDesc::Nullable(inner) => default(text, inner, signature, names),
        TypeDesc::String => string(&meant()),
        TypeDesc::Char => {
            format!("'{}'", meant().chars().map(|character| escaped(character, '\'')).collect::<String>())
        }
        TypeDesc::Float => format!("{text}f"),
        TypeDesc::Double => format!("{text}d"),
        TypeDesc::Decimal => format!("{text}m"),
        TypeDesc::Named(name) if matches!(signature.types.get(name), Some(TypeDecl::Enum(_))) => {
            format!("{}.{}", names.of_type(name), names.of_member(name, &meant()))
        }
        _ => text.to_owned(),
    }
}

/// Whether null is no value of the type in C#.
fn is_value(ty: &TypeDesc, signature: &Signature) -> bool {
    match ty {
        TypeDesc::Named(name) => matches!(signature.types.get(name), Some(TypeDecl::Enum(_))),
        TypeDesc::Nullable(_) | TypeDesc::List(_) | TypeDesc::Set(_) | TypeDesc::Dictionary(_) => false,
        TypeDesc::String | TypeDesc::Uri | TypeDesc::Base64 | TypeDesc::JsonObject | TypeDesc::JsonArray => false,
        _ => true,
    }
}
