//! Any JSON value, copied as compact text: what `JsonElement`, `JsonObject` and their kind hold.

use std::collections::HashSet;

use super::Reader;
use crate::contract::{Expected, Fault, Kind, Problem};

/// Consumes the next value and appends it to `out`: no white space, minimal escapes, number texts as sent
/// (ruling C-7).
///
/// # Errors
/// The text is not JSON or nested too deeply; an object has a name twice (ruling C-5).
pub fn copy_value(reader: &mut Reader<'_>, out: &mut String) -> Result<(), Fault> {
    Copier { reader, out, only_doubles: false }.value()
}

/// Like [`copy_value`], of an array; gives the number of its elements.
///
/// # Errors
/// Those of [`copy_value`].
pub fn copy_array(reader: &mut Reader<'_>, out: &mut String) -> Result<usize, Fault> {
    Copier { reader, out, only_doubles: false }.array()
}

/// Like [`copy_value`], of what a `serde_json::Value` can hold.
///
/// # Errors
/// Those of [`copy_value`]; a number is beyond the range of a double (ruling C-7).
pub fn copy_doubles(reader: &mut Reader<'_>, out: &mut String) -> Result<(), Fault> {
    Copier { reader, out, only_doubles: true }.value()
}

struct Copier<'r, 'j> {
    reader: &'r mut Reader<'j>,
    out: &'r mut String,
    only_doubles: bool,
}

impl Copier<'_, '_> {
    fn value(&mut self) -> Result<(), Fault> {
        match self.reader.kind()? {
            Kind::Null => {
                self.reader.null()?;
                self.out.push_str("null");
            }
            Kind::Boolean => self.out.push_str(if self.reader.boolean()? { "true" } else { "false" }),
            Kind::Number => self.number()?,
            Kind::String => olt_text::escape::write_json_string(self.out, self.reader.string()?),
            Kind::Array => drop(self.array()?),
            Kind::Object => self.object()?,
        }
        Ok(())
    }

    fn number(&mut self) -> Result<(), Fault> {
        let text = self.reader.number()?;
        if self.only_doubles && serde_json::from_str::<serde_json::Number>(text).is_err() {
            let expected = Expected::NumberWithin("double");
            return Err(Fault::new(Problem::NotExpected { expected, or_null: false, found: None }));
        }
        self.out.push_str(text);
        Ok(())
    }

    fn array(&mut self) -> Result<usize, Fault> {
        self.out.push('[');
        let mut more = self.reader.first_element()?;
        let mut count = 0;
        while more {
            if count > 0 {
                self.out.push(',');
            }
            self.value().map_err(|fault| fault.within_index(count))?;
            more = self.reader.next_element()?;
            count += 1;
        }
        self.out.push(']');
        Ok(count)
    }

    fn object(&mut self) -> Result<(), Fault> {
        self.out.push('{');
        let mut seen = HashSet::new();
        let mut next = self.reader.first_name()?.map(str::to_owned);
        while let Some(name) = next {
            if seen.contains(&name) {
                return Err(self.reader.refuse(Problem::GivenTwice).within_name(&name));
            }
            if !seen.is_empty() {
                self.out.push(',');
            }
            olt_text::escape::write_json_string(self.out, &name);
            self.out.push(':');
            self.value().map_err(|fault| fault.within_name(&name))?;
            seen.insert(name);
            next = self.reader.next_name()?.map(str::to_owned);
        }
        self.out.push('}');
        Ok(())
    }
}
