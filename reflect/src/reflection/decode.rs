//! From JSON text to values: the decoder that walks a tree (rulings C and E).

use std::collections::HashSet;

use super::identity::Seen;
use super::scalars;
use super::shape::{Form, Holds, Items, Json, Members, Shape, Slot};
use super::value::Value;
use crate::contract::{Fault, Kind, Problem, Unit};
use crate::json::{self, Reader};

/// Decodes a call's arguments: one value for each parameter, none where nothing was sent and nothing stands in.
///
/// # Errors
/// The first fault of the text.
pub(super) fn arguments(parameters: &Members, text: &[u8]) -> Result<Vec<Option<Value>>, Fault> {
    let is_blank = text.iter().all(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'));
    let mut reader = Reader::new(if is_blank { b"{}" } else { text });
    let outcome = root(parameters, &mut reader);
    let mut values = reader.finish(outcome)?;
    for (value, slot) in values.iter_mut().zip(&parameters.slots) {
        if value.is_none() && slot.default.is_some() {
            value.clone_from(&slot.default);
        }
    }
    Ok(values)
}

fn root(parameters: &Members, reader: &mut Reader<'_>) -> Result<Vec<Option<Value>>, Fault> {
    match reader.kind()? {
        Kind::Object => members(parameters, reader),
        kind => Err(reader.refuse(Problem::NotAnObject(kind))),
    }
}

/// Decodes a text that is one value.
///
/// # Errors
/// The first fault of the text.
pub(super) fn whole(shape: &Shape, text: &str) -> Result<Value, Fault> {
    let mut reader = Reader::new(text.as_bytes());
    let mut decoded = None;
    let outcome = value(shape, &mut reader, &mut decoded);
    reader.finish(outcome)?;
    Ok(decoded.unwrap_or(Value::Null))
}

/// Decodes the value that comes next into its place, so that it is not moved on its way there.
///
/// Types nest as deep as they like; the text nests no deeper than the reader allows, so this ends.
///
/// # Errors
/// The first fault of the value; the reader stands behind it.
fn value(shape: &Shape, reader: &mut Reader<'_>, place: &mut Option<Value>) -> Result<(), Fault> {
    let kind = reader.kind()?;
    if kind == Kind::Null && shape.nullable {
        *place = Some(Value::Null);
        return reader.null();
    }
    if shape.form.kind().is_some_and(|expected| expected != kind) {
        return Err(reader.wrong_kind(shape.form.expected(), shape.nullable, kind));
    }
    match &shape.form {
        Form::Boolean => *place = Some(Value::Bool(reader.boolean()?)),
        Form::Integer { min, max } => *place = Some(scalars::integer(shape, *min, *max, reader.number()?)?),
        Form::Number(form) => *place = Some(scalars::number(shape, form, reader.number()?)?),
        Form::Text(form) => *place = Some(scalars::text(shape, form, reader.string()?)?),
        Form::Character => *place = Some(scalars::character(shape, reader.string()?)?),
        Form::Enumeration(members) => *place = Some(scalars::member(shape, members, reader.string()?)?),
        Form::Scalar(scalar, lengths) => *place = Some(scalars::scalar(shape, *scalar, *lengths, reader.string()?)?),
        Form::Sequence(element, items) => {
            *place = Some(Value::List(sequence(element, *items, shape.holds, reader)?));
        }
        Form::Dictionary(values) => *place = Some(Value::Dictionary(dictionary(values, reader)?)),
        Form::Record(properties) => *place = Some(Value::Record(members(properties, reader)?)),
        Form::Json(form) => *place = Some(Value::Json(json(*form, shape.holds, reader)?)),
    }
    match (shape.holds, place) {
        (Holds::Only(holds), Some(value)) if !holds(value) => Err(scalars::misfit(shape)),
        _ => Ok(()),
    }
}

fn sequence(element: &Shape, items: Items, holds: Holds, reader: &mut Reader<'_>) -> Result<Vec<Value>, Fault> {
    let mut values = Vec::new();
    let mut seen = items.unique.then(|| Seen::new(element, holds));
    let mut more = reader.first_element()?;
    while more {
        let index = values.len();
        let mut decoded = None;
        value(element, reader, &mut decoded).map_err(|fault| fault.within_index(index))?;
        if let (Some(seen), Some(value)) = (&mut seen, &decoded)
            && let Some(earlier) = seen.insert(value, index).map_err(|fault| fault.within_index(index))?
        {
            return Err(Fault::new(Problem::Repeats(earlier)).within_index(index));
        }
        values.extend(decoded);
        more = reader.next_element()?;
    }
    items.counts.check(values.len(), Unit::Items)?;
    Ok(values)
}

fn dictionary(shape: &Shape, reader: &mut Reader<'_>) -> Result<Vec<(String, Value)>, Fault> {
    let mut entries = Vec::new();
    let mut seen = HashSet::new();
    let mut next = reader.first_name()?.map(str::to_owned);
    while let Some(name) = next {
        if !seen.insert(name.clone()) {
            return Err(reader.refuse(Problem::GivenTwice).within_name(&name));
        }
        let mut decoded = None;
        value(shape, reader, &mut decoded).map_err(|fault| fault.within_name(&name))?;
        entries.extend(decoded.map(|value| (name, value)));
        next = reader.next_name()?.map(str::to_owned);
    }
    Ok(entries)
}

/// Decodes an object into one place for each member; a read-only one is checked and ends empty.
fn members(members: &Members, reader: &mut Reader<'_>) -> Result<Vec<Option<Value>>, Fault> {
    let mut values = Vec::new();
    values.resize_with(members.slots.len(), || None);
    let mut next = reader.first_name()?.map(|name| find(members, 0, name));
    while let Some(found) = next {
        let (place, slot) = found.map_err(|name| reader.refuse(Problem::NotDeclared).within_name(&name))?;
        match values.get_mut(place) {
            Some(empty @ None) => value(&slot.shape, reader, empty).map_err(|fault| fault.within_name(&slot.name))?,
            _ => return Err(reader.refuse(Problem::GivenTwice).within_name(&slot.name)),
        }
        next = reader.next_name()?.map(|name| find(members, place + 1, name));
    }
    for (slot, value) in members.slots.iter().zip(&mut values) {
        if slot.required && value.is_none() {
            return Err(Fault::new(Problem::Missing).within_name(&slot.name));
        }
        if slot.read_only {
            *value = None;
        }
    }
    Ok(values)
}

/// The member of this name; the name itself where there is none. Most objects come in declaration order, so the
/// one at `guess` is tried first.
#[inline]
fn find<'m>(members: &'m Members, guess: usize, name: &str) -> Result<(usize, &'m Slot), String> {
    match members.slots.get(guess) {
        Some(slot) if slot.name == name => Ok((guess, slot)),
        _ => members.place(name).ok_or_else(|| name.to_owned()),
    }
}

fn json(form: Json, holds: Holds, reader: &mut Reader<'_>) -> Result<String, Fault> {
    let mut text = String::new();
    match form {
        _ if matches!(holds, Holds::Doubles) => json::copy_doubles(reader, &mut text)?,
        Json::Array(counts) => {
            let count = json::copy_array(reader, &mut text)?;
            counts.check(count, Unit::Items)?;
        }
        Json::Any | Json::Object => json::copy_value(reader, &mut text)?,
    }
    Ok(text)
}
