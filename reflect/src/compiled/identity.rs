//! Which values are equal: those that decode equal (ruling C-5), whatever a Rust type's `Eq` says of them.

use std::collections::HashMap;

use olt_text::decimal::Decimal;
use olt_text::escape::write_json_string;
use olt_text::number::{double_text, float_text};

use super::{Additional, Form, Fragment, Property};
use crate::contract::{Fault, Kind};
use crate::json::{Reader, canonical_number, write_canonical, write_members};
use crate::scalar::date_time::DateTime;
use crate::scalar::float::{parse_double, parse_float};
use crate::scalar::guid::Guid;
use crate::scalar::time::Time;
use crate::scalar::time_span::TimeSpan;

/// A text that two values of one fragment share exactly when they decode equal. The next value is consumed, which
/// has to satisfy the fragment.
///
/// # Errors
/// The text is not JSON.
pub(super) fn identity(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<String, Fault> {
    let mut out = String::new();
    write(reader, fragment, &mut out)?;
    Ok(out)
}

fn write(reader: &mut Reader<'_>, fragment: &Fragment, out: &mut String) -> Result<(), Fault> {
    match (reader.kind()?, fragment) {
        (Kind::Number, _) => out.push_str(&number(fragment.form, reader.number()?)),
        (Kind::String, _) => write_text(fragment.form, reader.string()?, out),
        (Kind::Array, Fragment { items: Some(element), unique_items, .. }) => {
            write_items(reader, element, *unique_items, out)?;
        }
        (Kind::Object, Fragment { properties: Some(properties), .. }) => write_record(reader, properties.list, out)?,
        (Kind::Object, Fragment { additional_properties: Additional::Of(values), .. }) => {
            write_entries(reader, |_| Some(*values), out)?;
        }
        _ => write_canonical(reader, out)?,
    }
    Ok(())
}

/// Adding zero makes the negative zero a positive one, which it equals.
fn number(form: Form, text: &str) -> String {
    let rounded = match form {
        Form::Float => parse_float(text).and_then(|value| float_text(value + 0.0)),
        Form::Double => parse_double(text).and_then(|value| double_text(value + 0.0)),
        Form::Decimal => Decimal::parse(text).map(|decimal| decimal.normalized().to_string()),
        _ => None,
    };
    rounded.unwrap_or_else(|| canonical_number(text))
}

fn write_text(form: Form, text: &str, out: &mut String) {
    let written = match form {
        Form::Uuid => Guid::parse(text).map(|guid| guid.to_string()),
        Form::DateTime => DateTime::parse(text).map(|instant| instant.utc_text()),
        Form::Time => Time::parse(text).map(|time| time.to_string()),
        Form::TimeSpan => TimeSpan::parse(text).map(|span| span.to_string()),
        _ => None,
    };
    write_json_string(out, written.as_deref().unwrap_or(text));
}

/// Writes a list in its order, a set regardless of its order.
fn write_items(reader: &mut Reader<'_>, element: &Fragment, is_set: bool, out: &mut String) -> Result<(), Fault> {
    let mut texts = Vec::new();
    let mut more = reader.first_element()?;
    while more {
        texts.push(identity(reader, element)?);
        more = reader.next_element()?;
    }
    if is_set {
        texts.sort_unstable();
    }
    out.push('[');
    out.push_str(&texts.join(","));
    out.push(']');
    Ok(())
}

/// Writes what was sent and not dropped, in the order of the names.
fn write_record(reader: &mut Reader<'_>, list: &[Property], out: &mut String) -> Result<(), Fault> {
    let kept = list.iter().filter(|property| !property.read_only);
    let fragments: HashMap<&str, &Fragment> = kept.map(|property| (property.name, &property.fragment)).collect();
    write_entries(reader, |name| fragments.get(name).copied(), out)
}

/// Writes the members of an object that have a fragment, in the order of their names.
fn write_entries<'f>(
    reader: &mut Reader<'_>,
    fragment_of: impl Fn(&str) -> Option<&'f Fragment>,
    out: &mut String,
) -> Result<(), Fault> {
    let mut members = Vec::new();
    let mut next = reader.first_name()?.map(str::to_owned);
    while let Some(name) = next {
        match fragment_of(&name) {
            Some(fragment) => members.push((name, identity(reader, fragment)?)),
            None => reader.skip()?,
        }
        next = reader.next_name()?.map(str::to_owned);
    }
    write_members(members, out);
    Ok(())
}
