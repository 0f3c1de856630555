//! The published yes-and-no vectors for scalars, run against the readers.

use std::collections::BTreeMap;

use olt::scalar::{
    base64, character, date::Date, date_time::DateTime, decimal::Decimal, float, guid::Guid, integer, time::Time,
    time_span::TimeSpan, uri,
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vector {
    json: String,
    accept: bool,
}

/// Whether the reader of this type takes a JSON text; none where no reader is known.
fn takes(ty: &str, json: &str) -> Option<bool> {
    Some(match ty {
        "int" => integer::parse_within(json, i32::MIN.into(), i32::MAX.into()).is_some(),
        "double" => float::parse_double(json).is_some(),
        "decimal" => Decimal::parse(json).is_some(),
        _ => return takes_string(ty, serde_json::from_str(json).ok()),
    })
}

fn takes_string(ty: &str, text: Option<String>) -> Option<bool> {
    let takes: fn(&str) -> bool = match ty {
        "char" => |text| character::parse(text).is_some(),
        "Guid" => |text| Guid::parse(text).is_some(),
        "DateTime" => |text| DateTime::parse(text).is_some(),
        "DateOnly" => |text| Date::parse(text).is_some(),
        "TimeOnly" => |text| Time::parse(text).is_some(),
        "TimeSpan" => |text| TimeSpan::parse(text).is_some(),
        "Uri" => uri::is_uri,
        "byte[]" => |text| base64::decode(text).is_some(),
        _ => return None,
    };
    Some(text.is_some_and(|text| takes(&text)))
}

#[test]
fn every_vector_is_answered_as_published() {
    let vectors: BTreeMap<String, Vec<Vector>> = serde_json::from_str(include_str!("accepts.json")).unwrap();
    // The reflection lane's tests take the others too.
    let scalars = vectors.iter().filter(|(ty, _)| !matches!(ty.as_str(), "enum" | "HashSet<int>" | "object"));
    assert_eq!(scalars.clone().count(), 11);
    for (ty, rows) in scalars {
        assert!(!rows.is_empty(), "{ty}");
        for Vector { json, accept } in rows {
            assert_eq!(takes(ty, json), Some(*accept), "{ty} {json}");
        }
    }
}
