//! From a value and its shape to JSON text: echoes, defaults and results (rulings C-8, I-5, T-3).

use olt_text::escape::write_json_string;
use olt_text::number;

use super::shape::{Form, Members, Shape, Slot};
use super::value::Value;

/// What a value is written for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To show what was decoded: read-only properties are dropped.
    Echo,
    /// As a result.
    Result,
}

/// Why a value has no JSON text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unwritable {
    /// NaN or an infinity.
    NotFinite,
    /// Beyond what the row of the type table can say.
    OutOfRange,
    /// The value is not one of its description, which is a mistake in a hand-written `Reflect`.
    Misdescribed,
}

/// The JSON text of a value.
pub(super) fn text(shape: &Shape, value: &Value, purpose: Purpose) -> Result<String, Unwritable> {
    let mut writer = Writer { out: String::new(), purpose };
    writer.value(shape, value)?;
    Ok(writer.out)
}

/// The echo of a call's arguments: those that were sent or have a default (ruling C-8).
///
/// A value without a JSON text can only be a default, and is left out.
pub(super) fn arguments(parameters: &Members, values: &[Option<Value>]) -> String {
    let mut writer = Writer { out: String::new(), purpose: Purpose::Echo };
    writer.arguments(parameters, values);
    writer.out
}

struct Writer {
    out: String,
    purpose: Purpose,
}

impl Writer {
    fn value(&mut self, shape: &Shape, value: &Value) -> Result<(), Unwritable> {
        match value {
            Value::Null => self.out.push_str("null"),
            Value::Bool(value) => self.out.push_str(if *value { "true" } else { "false" }),
            Value::Integer(value) => self.out.push_str(&value.to_string()),
            Value::Float(value) => self.finite(number::float_text(*value))?,
            Value::Double(value) => self.finite(number::double_text(*value))?,
            Value::Decimal(text) | Value::Json(text) => self.out.push_str(text),
            Value::OutOfRange => return Err(Unwritable::OutOfRange),
            Value::Text(text) => write_json_string(&mut self.out, text),
            Value::List(items) => self.items(element(shape)?, items)?,
            Value::Unordered(items) => self.unordered(element(shape)?, items)?,
            Value::Dictionary(entries) => self.dictionary(shape, entries)?,
            Value::Record(values) => {
                let Form::Record(members) = &shape.form else { return Err(Unwritable::Misdescribed) };
                self.record(members, values)?;
            }
        }
        Ok(())
    }

    fn finite(&mut self, text: Option<String>) -> Result<(), Unwritable> {
        self.out.push_str(&text.ok_or(Unwritable::NotFinite)?);
        Ok(())
    }

    fn items(&mut self, element: &Shape, items: &[Value]) -> Result<(), Unwritable> {
        self.out.push('[');
        for (index, item) in items.iter().enumerate() {
            self.separate(index > 0);
            self.value(element, item)?;
        }
        self.out.push(']');
        Ok(())
    }

    /// Writes the elements of a set that has no order of its own, sorted by their texts.
    fn unordered(&mut self, element: &Shape, items: &[Value]) -> Result<(), Unwritable> {
        let mut texts: Vec<String> =
            items.iter().map(|item| text(element, item, self.purpose)).collect::<Result<_, _>>()?;
        texts.sort_unstable();
        self.out.push('[');
        self.out.push_str(&texts.join(","));
        self.out.push(']');
        Ok(())
    }

    fn dictionary(&mut self, shape: &Shape, entries: &[(String, Value)]) -> Result<(), Unwritable> {
        let Form::Dictionary(shape) = &shape.form else { return Err(Unwritable::Misdescribed) };
        self.out.push('{');
        for (index, (name, value)) in entries.iter().enumerate() {
            self.separate(index > 0);
            self.name(name);
            self.value(shape, value)?;
        }
        self.out.push('}');
        Ok(())
    }

    fn record(&mut self, members: &Members, values: &[Option<Value>]) -> Result<(), Unwritable> {
        if members.slots.len() != values.len() {
            return Err(Unwritable::Misdescribed);
        }
        let is_written = |slot: &Slot| self.purpose == Purpose::Result || !slot.read_only;
        let written: Vec<_> = members.slots.iter().zip(values).filter(|(slot, _)| is_written(slot)).collect();
        self.out.push('{');
        let mut is_first = true;
        for (slot, value) in written {
            let Some(value) = value else { continue };
            self.separate(!std::mem::replace(&mut is_first, false));
            self.name(&slot.name);
            self.value(&slot.shape, value)?;
        }
        self.out.push('}');
        Ok(())
    }

    fn arguments(&mut self, parameters: &Members, values: &[Option<Value>]) {
        self.out.push('{');
        let mut is_first = true;
        for (slot, value) in parameters.slots.iter().zip(values) {
            let Some(value) = value else { continue };
            let Ok(text) = text(&slot.shape, value, self.purpose) else { continue };
            self.separate(!std::mem::replace(&mut is_first, false));
            self.name(&slot.name);
            self.out.push_str(&text);
        }
        self.out.push('}');
    }

    fn separate(&mut self, is_needed: bool) {
        if is_needed {
            self.out.push(',');
        }
    }

    fn name(&mut self, name: &str) {
        write_json_string(&mut self.out, name);
        self.out.push(':');
    }
}

fn element(shape: &Shape) -> Result<&Shape, Unwritable> {
    match &shape.form {
        Form::Sequence(element, _) => Ok(element),
        _ => Err(Unwritable::Misdescribed),
    }
}
