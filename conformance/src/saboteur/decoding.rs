//! Wrong decoders: what is JSON, which numbers fit, what is taken for the same.

use olt::reflection::describe::TypeDesc;

use super::Saboteur;
use super::act::Act;
use super::json::Json;
use super::walk::{Slot, each_type};

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "blank-arguments-refused",
        "C-1",
        &[],
        "Takes blank text for broken JSON, not for no arguments.",
        Act::Decode(|decode, text| {
            decode(if text.trim_matches([' ', '\n', '\t', '\r']).is_empty() { "?" } else { text })
        }),
    ),
    Saboteur::new(
        "unicode-blanks-trimmed",
        "C-1",
        &[],
        "Trims every white space of Unicode, not only JSON's.",
        Act::Decode(|decode, text| decode(text.trim())),
    ),
    Saboteur::new(
        "byte-order-mark-skipped",
        "C-1",
        &[],
        "Skips a byte order mark.",
        Act::Decode(|decode, text| decode(text.trim_start_matches('\u{feff}'))),
    ),
    Saboteur::new(
        "trailing-comma-allowed",
        "C-1",
        &[],
        "Allows a comma before a closing brace.",
        Act::Decode(|decode, text| decode(&text.replace(",}", "}"))),
    ),
    Saboteur::new(
        "comments-allowed",
        "C-1",
        &[],
        "Skips a comment at the end.",
        Act::Decode(|decode, text| {
            decode(text.split("}//").next().map_or(text, |head| text.get(..=head.len()).unwrap_or(text)))
        }),
    ),
    Saboteur::new(
        "text-after-arguments-unread",
        "C-1",
        &[],
        "Stops reading where the object ends.",
        Act::Decode(|decode, text| {
            let end = text.rfind('}').map_or(text.len(), |end| end + 1);
            decode(text.get(..end).filter(|_| text.starts_with('{')).unwrap_or(text))
        }),
    ),
    Saboteur::new(
        "lone-surrogate-replaced",
        "C-1",
        &["type.char"],
        "Reads a lone surrogate as U+FFFD.",
        Act::Decode(|decode, text| {
            let mut pieces = text.split("\\ud8");
            let first = pieces.next().unwrap_or_default().to_owned();
            decode(&pieces.fold(first, |read, piece| match piece.get(2..) {
                Some(rest) if !rest.starts_with("\\ud") => read + "\\ufffd" + rest,
                _ => read + "\\ud8" + piece,
            }))
        }),
    ),
    Saboteur::new(
        "one-level-less",
        "C-1",
        &[],
        "Refuses what nests 64 levels, which is allowed.",
        Act::Decode(|decode, text| match decode(text) {
            Ok(_) if Json::parse(text).is_some_and(|json| json.levels() == 64) => {
                Err("Arguments are nested too deeply (more than 64 levels).".to_owned())
            }
            verdict => verdict,
        }),
    ),
    Saboteur::new(
        "whole-fraction-refused",
        "C-2",
        &["type.integer", "type.integer-refused"],
        "Refuses `7.0` for an integer.",
        Act::Sent(|slot, value| {
            if is_integer(slot) && slot.level == 0 && value.spelling().ends_with(".0") {
                *value = Json::Scalar("0.5".to_owned());
            }
        }),
    ),
    Saboteur::new(
        "exponent-refused",
        "C-2",
        &[],
        "Refuses `1e2` for an integer.",
        Act::Sent(|slot, value| {
            if is_integer(slot) && value.is_number() && value.spelling().contains('e') {
                *value = Json::Scalar("0.5".to_owned());
            }
        }),
    ),
    Saboteur::new(
        "integer-through-double",
        "C-2",
        &[],
        "Reads the fraction of an integer as a double, and takes a tiny one for none.",
        Act::Sent(|slot, value| {
            let number = value.spelling().parse::<f64>().ok().filter(|_| is_integer(slot) && value.is_number());
            if let Some(number) = number.filter(|number| number.fract() == 0.0 && number.abs() < 1e9) {
                *value = Json::Scalar(format!("{number}"));
            }
        }),
    ),
    Saboteur::new(
        "float-as-wide-as-double",
        "C-3",
        &[],
        "Lets a float overflow.",
        Act::Sent(|slot, value| {
            let number = value.spelling().parse::<f64>().ok().filter(|_| value.is_number());
            if *slot.ty == TypeDesc::Float && number.is_some_and(|number| number > f64::from(f32::MAX)) {
                *value = Json::Scalar("0".to_owned());
            }
        }),
    ),
    Saboteur::new(
        "decimal-through-double",
        "C-3",
        &["T-3", "type.number", "parameter.default"],
        "Reads a decimal as a double.",
        Act::Written(|slot, value| {
            let number = value.spelling().parse::<f64>().ok().filter(|_| *slot.ty == TypeDesc::Decimal);
            if let Some(text) = number.and_then(olt_text::number::double_text) {
                *value = Json::Scalar(text);
            }
        }),
    ),
    Saboteur::new(
        "not-a-number-allowed",
        "type.number",
        &[],
        "Takes the text NaN for a number.",
        Act::Sent(|slot, value| {
            if is_real(slot) && value.spelling() == "\"NaN\"" {
                *value = Json::Scalar("0".to_owned());
            }
        }),
    ),
    Saboteur::new(
        "last-of-repeated-names",
        "C-5",
        &[],
        "Takes the last of the arguments with one name.",
        Act::Arguments(|_, arguments| {
            if let Json::Object(members) = arguments {
                let names: Vec<String> = members.iter().map(|(name, _)| name.clone()).collect();
                let mut index = 0;
                members.retain(|(name, _)| {
                    index += 1;
                    !names.iter().skip(index).any(|later| later == name)
                });
            }
        }),
    ),
    Saboteur::new(
        "set-repeats-dropped",
        "type.set-repeats",
        &["type.set"],
        "Drops the repeated elements of a set.",
        Act::Sent(|slot, value| {
            if let (TypeDesc::Set(_), Json::Array(items)) = (slot.ty, value) {
                items.dedup();
            }
        }),
    ),
    Saboteur::new(
        "set-of-moments-by-text",
        "C-5",
        &[],
        "Tells the moments of a set apart by their texts.",
        Act::Decoded(|signature| {
            each_type(signature, |ty| to_list(ty, |element| *element == TypeDesc::DateTimeOffset));
        }),
    ),
    Saboteur::new(
        "set-of-records-unchecked",
        "C-5",
        &[],
        "Does not compare the records of a set.",
        Act::Decoded(|signature| {
            each_type(signature, |ty| to_list(ty, |element| matches!(element, TypeDesc::Named(_))));
        }),
    ),
    Saboteur::new(
        "json-numbers-through-double",
        "C-7",
        &["type.json", "result.json"],
        "Reads the numbers of any JSON as doubles.",
        Act::Written(|slot, value| {
            if *slot.ty == TypeDesc::Json {
                through_double(value);
            }
        }),
    ),
    Saboteur::new(
        "default-without-json-null",
        "C-8",
        &["P-2"],
        "Prints null for a default that has no JSON form.",
        Act::Decoded(|signature| {
            for parameter in signature.parameters.iter_mut().filter(|parameter| parameter.optional) {
                (parameter.default, parameter.optional) = (Some("null".to_owned()), false);
            }
        }),
    ),
    Saboteur::new(
        "arguments-in-order-sent",
        "C-8",
        &[],
        "Prints the arguments in the order in which they were sent, where all of them were.",
        Act::Decode(|decode, text| {
            let echo = decode(text)?;
            let (Some(mut sent), Some(mut decoded)) = (Json::parse(text), Json::parse(&echo)) else { return Ok(echo) };
            let order: Vec<String> = sent.members().iter().map(|(name, _)| name.clone()).collect();
            if order.len() == decoded.members().len() {
                decoded.members().sort_by_key(|(name, _)| order.iter().position(|sent| sent == name));
            }
            Ok(decoded.to_string())
        }),
    ),
];

fn is_integer(slot: &Slot<'_>) -> bool {
    use TypeDesc::{Byte, Int, Long, Sbyte, Short, Uint, Ulong, Ushort};
    matches!(slot.ty, Sbyte | Byte | Short | Ushort | Int | Uint | Long | Ulong)
}

/// Whether a number that need not be whole is asked for.
pub(super) fn is_real(slot: &Slot<'_>) -> bool {
    matches!(slot.ty, TypeDesc::Float | TypeDesc::Double | TypeDesc::Decimal)
}

/// Makes a list of a set with such elements.
fn to_list(ty: &mut TypeDesc, is_such: fn(&TypeDesc) -> bool) {
    if let TypeDesc::Set(element) = ty
        && is_such(element)
    {
        *ty = TypeDesc::List(element.clone());
    }
}

fn through_double(value: &mut Json) {
    if value.is_number() {
        let number = value.spelling().parse::<f64>().ok().and_then(olt_text::number::double_text);
        *value = Json::Scalar(number.unwrap_or_else(|| "null".to_owned()));
    }
    value.items().iter_mut().for_each(through_double);
    value.members().iter_mut().for_each(|(_, value)| through_double(value));
}
