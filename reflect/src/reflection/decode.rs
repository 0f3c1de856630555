//! From JSON text to values: the decoder that walks a tree (rulings C and E).

use std::collections::HashSet;

use super::identity::Seen;
use super::scalars;
use super::shape::{Form, Holds, Items, Json, Members, Shape};
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
    let values = reader.finish(outcome)?;
    let defaults = parameters.slots.iter().map(|slot| &slot.default);
    Ok(values.into_iter().zip(defaults).map(|(value, default)| value.or_else(|| default.clone())).collect())
}

fn root(parameters: &Members, reader: &mut Reader<'_>) -> Result<Vec<Option<Value>>, Fault> {
    match reader.kind()? {
        Kind::Object => members(parameters, reader),
        kind => Err(reader.refuse(Problem::NotAnObject(kind))),
    }
}

/// Decodes the value that comes next.
///
/// Types nest as deep as they like; the text nests no deeper than the reader allows, so this ends.
///
/// # Errors
/// The first fault of the value; the reader stands behind it.
pub(super) fn value(shape: &Shape, reader: &mut Reader<'_>) -> Result<Value, Fault> {
    let kind = reader.kind()?;
    if kind == Kind::Null && shape.nullable {
        reader.null()?;
        return Ok(Value::Null);
    }
    if shape.form.kind().is_some_and(|expected| expected != kind) {
        return Err(reader.wrong_kind(shape.form.expected(), shape.nullable, kind));
    }
    let value = match &shape.form {
        Form::Boolean => Value::Bool(reader.boolean()?),
        Form::Integer { .. } | Form::Number(_) => scalars::number(shape, reader.number()?).map_err(Fault::new)?,
        Form::Text(_) | Form::Character | Form::Scalar(..) | Form::Enumeration(_) => {
            scalars::string(shape, reader.string()?).map_err(Fault::new)?
        }
        Form::Sequence(element, items) => Value::List(sequence(element, *items, reader)?),
        Form::Dictionary(value) => Value::Dictionary(dictionary(value, reader)?),
        Form::Record(properties) => Value::Record(members(properties, reader)?),
        Form::Json(form) => Value::Json(json(*form, shape.holds, reader)?),
    };
    match shape.holds {
        Holds::Only(holds) if !holds(&value) => Err(Fault::new(scalars::misfit(shape))),
        _ => Ok(value),
    }
}

fn sequence(element: &Shape, items: Items, reader: &mut Reader<'_>) -> Result<Vec<Value>, Fault> {
    let mut values = Vec::new();
    let mut seen = items.unique.then(|| Seen::new(element));
    let mut more = reader.first_element()?;
    while more {
        let index = values.len();
        let value = value(element, reader).map_err(|fault| fault.within_index(index))?;
        if let Some(earlier) = seen.as_mut().and_then(|seen| seen.insert(&value, index)) {
            return Err(Fault::new(Problem::Repeats(earlier)).within_index(index));
        }
        values.push(value);
        more = reader.next_element()?;
    }
    items.counts.check(values.len(), Unit::Items).map_err(Fault::new)?;
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
        let value = value(shape, reader).map_err(|fault| fault.within_name(&name))?;
        entries.push((name, value));
        next = reader.next_name()?.map(str::to_owned);
    }
    Ok(entries)
}

/// Decodes an object into one place for each member; a read-only one is checked and stays empty.
fn members(members: &Members, reader: &mut Reader<'_>) -> Result<Vec<Option<Value>>, Fault> {
    let mut values = vec![None; members.slots.len()];
    let mut sent = vec![false; members.slots.len()];
    let mut next = reader.first_name()?.map(|name| find(members, name));
    while let Some(found) = next {
        let (place, slot) = found.map_err(|name| reader.refuse(Problem::NotDeclared).within_name(&name))?;
        if sent.get_mut(place).is_some_and(|sent| std::mem::replace(sent, true)) {
            return Err(reader.refuse(Problem::GivenTwice).within_name(&slot.name));
        }
        let value = value(&slot.shape, reader).map_err(|fault| fault.within_name(&slot.name))?;
        if let Some(kept) = values.get_mut(place).filter(|_| !slot.read_only) {
            *kept = Some(value);
        }
        next = reader.next_name()?.map(|name| find(members, name));
    }
    let missing = members.slots.iter().zip(sent).find(|(slot, sent)| slot.required && !sent);
    match missing {
        Some((slot, _)) => Err(Fault::new(Problem::Missing).within_name(&slot.name)),
        None => Ok(values),
    }
}

/// The member of this name; the name itself where there is none.
fn find<'m>(members: &'m Members, name: &str) -> Result<(usize, &'m super::shape::Slot), String> {
    members.place(name).ok_or_else(|| name.to_owned())
}

fn json(form: Json, holds: Holds, reader: &mut Reader<'_>) -> Result<String, Fault> {
    let mut text = String::new();
    match form {
        _ if matches!(holds, Holds::Doubles) => json::copy_doubles(reader, &mut text)?,
        Json::Array(counts) => {
            let count = json::copy_array(reader, &mut text)?;
            counts.check(count, Unit::Items).map_err(Fault::new)?;
        }
        Json::Any | Json::Object => json::copy_value(reader, &mut text)?,
    }
    Ok(text)
}
