//! Types, as C# spells them.

use olt::reflection::describe::TypeDesc;

use super::name::Names;

/// The C# type of a description.
pub(super) fn spelled(ty: &TypeDesc, names: &Names) -> String {
    match ty {
        TypeDesc::Nullable(inner) => format!("{}?", spelled(inner, names)),
        TypeDesc::List(inner) => format!("List<{}>", spelled(inner, names)),
        TypeDesc::Set(inner) => format!("HashSet<{}>", spelled(inner, names)),
        TypeDesc::Dictionary(inner) => format!("Dictionary<string, {}>", spelled(inner, names)),
        TypeDesc::Named(name) => names.of_type(name).to_owned(),
        scalar => self::scalar(scalar).to_owned(),
    }
}

fn scalar(ty: &TypeDesc) -> &'static str {
    match ty {
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
        TypeDesc::Guid => "Guid",
        TypeDesc::DateTime => "DateTime",
        TypeDesc::DateTimeOffset => "DateTimeOffset",
        TypeDesc::DateOnly => "DateOnly",
        TypeDesc::TimeOnly => "TimeOnly",
        TypeDesc::TimeSpan => "TimeSpan",
        TypeDesc::Uri => "Uri",
        TypeDesc::Base64 => "byte[]",
        TypeDesc::JsonObject => "JsonObject",
        TypeDesc::JsonArray => "JsonArray",
        // The others are spelled by what is within them.
        _ => "JsonElement",
    }
}
