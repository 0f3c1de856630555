//! Which elements of a set are equal: those that decode equal (ruling C-5), and those that a Rust set can't tell apart.

use std::collections::HashMap;

use olt_text::decimal::Decimal;
use olt_text::escape::write_json_string;
use olt_text::number;

use super::shape::{Form, Holds, Members, Scalar, Shape};
use super::value::Value;
use crate::contract::Fault;
use crate::json;
use crate::scalar::date_time::DateTime;

/// So few elements are sooner compared one by one than hashed.
const FEW: usize = 16;

/// The elements of a Rust set so far, each with its place.
pub(super) trait Elements {
    /// Adds the element at `index`, unless one that equals it is there; the index of the one that is there now.
    ///
    /// # Errors
    /// The set's type can't take the element.
    fn add(&mut self, element: &Value, index: usize) -> Result<usize, Fault>;
}

/// The elements of a set so far.
pub(super) struct Seen<'s> {
    element: &'s Shape,
    /// Those of the Rust set that is being decoded, where it may say something else of two elements.
    typed: Option<Box<dyn Elements>>,
    /// The first elements' identities, in order.
    few: Vec<String>,
    /// All identities, once there are more than a few.
    places: HashMap<String, usize>,
}

impl<'s> Seen<'s> {
    /// No element yet.
    pub(super) fn new(element: &'s Shape, holds: Holds) -> Self {
        let typed = if let Holds::Distinct(empty) = holds { Some(empty()) } else { None };
        Self { element, typed, few: Vec::new(), places: HashMap::new() }
    }

    /// Takes the element at `index`; the index of the first that equals it, if there is an earlier one.
    ///
    /// # Errors
    /// The Rust type can't take the element.
    pub(super) fn insert(&mut self, value: &Value, index: usize) -> Result<Option<usize>, Fault> {
        let typed = match &mut self.typed {
            Some(typed) => Some(typed.add(value, index)?).filter(|first| *first < index),
            None => None,
        };
        let decoded = self.insert_identity(self.identity(value), index);
        Ok(decoded.into_iter().chain(typed).min())
    }

    fn insert_identity(&mut self, identity: String, index: usize) -> Option<usize> {
        if index < FEW {
            let earlier = self.few.iter().position(|earlier| *earlier == identity);
            self.few.push(identity);
            return earlier;
        }
        self.places.extend(self.few.drain(..).zip(0..));
        match self.places.entry(identity) {
            std::collections::hash_map::Entry::Occupied(earlier) => Some(*earlier.get()),
            std::collections::hash_map::Entry::Vacant(place) => {
                place.insert(index);
                None
            }
        }
    }

    fn identity(&self, value: &Value) -> String {
        match (&self.element.form, value) {
            // All elements are texts, or null, which no text of a nullable shape may be taken for.
            (Form::Text(_) | Form::Enumeration(_), Value::Text(text)) if !self.element.nullable => text.clone(),
            _ => {
                let mut identity = String::new();
                write(self.element, value, &mut identity);
                identity
            }
        }
    }
}

/// Writes a text that two values of one shape share exactly when they are equal.
fn write(shape: &Shape, value: &Value, out: &mut String) {
    match value {
        Value::Null => out.push_str("null"),
        Value::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
        Value::Integer(value) => out.push_str(&value.to_string()),
        // Adding zero makes the negative zero a positive one, which it equals.
        Value::Float(value) => out.push_str(&number::float_text(*value + 0.0).unwrap_or_default()),
        Value::Double(value) => out.push_str(&number::double_text(*value + 0.0).unwrap_or_default()),
        Value::Decimal(text) => write_decimal(text, out),
        Value::Text(text) if matches!(shape.form, Form::Scalar(Scalar::DateTimeOffset, _)) => write_instant(text, out),
        Value::Text(text) => write_json_string(out, text),
        Value::Json(text) => out.push_str(&json::canonical(text).unwrap_or_default()),
        Value::List(items) | Value::Unordered(items) => write_items(shape, items, out),
        Value::Dictionary(entries) => write_entries(shape, entries, out),
        // The decoder makes no such value.
        Value::OutOfRange => {}
        Value::Record(values) => {
            if let Form::Record(members) = &shape.form {
                write_record(members, values, out);
            }
        }
    }
}

fn write_decimal(text: &str, out: &mut String) {
    if let Some(decimal) = Decimal::parse(text) {
        out.push_str(&decimal.normalized().to_string());
    }
}

fn write_instant(text: &str, out: &mut String) {
    if let Some(instant) = DateTime::parse(text) {
        out.push_str(&instant.utc_text());
    }
}

/// Writes a list in its order, a set regardless of its order.
fn write_items(shape: &Shape, items: &[Value], out: &mut String) {
    let Form::Sequence(element, rules) = &shape.form else { return };
    let mut texts: Vec<String> = items.iter().map(|item| text(element, item)).collect();
    if rules.unique {
        texts.sort_unstable();
    }
    out.push('[');
    for text in texts {
        out.push_str(&text);
        out.push(',');
    }
    out.push(']');
}

fn write_entries(shape: &Shape, entries: &[(String, Value)], out: &mut String) {
    let Form::Dictionary(element) = &shape.form else { return };
    let mut entries: Vec<(&str, String)> =
        entries.iter().map(|(name, value)| (name.as_str(), text(element, value))).collect();
    entries.sort_unstable();
    out.push('{');
    for (name, value) in entries {
        write_json_string(out, name);
        out.push(':');
        out.push_str(&value);
        out.push(',');
    }
    out.push('}');
}

fn write_record(members: &Members, values: &[Option<Value>], out: &mut String) {
    out.push('{');
    for (slot, value) in members.slots.iter().zip(values) {
        if let Some(value) = value {
            write(&slot.shape, value, out);
        }
        out.push(',');
    }
    out.push('}');
}

fn text(shape: &Shape, value: &Value) -> String {
    let mut text = String::new();
    write(shape, value, &mut text);
    text
}
