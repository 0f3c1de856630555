//! Any JSON value, copied as compact text: what `JsonElement`, `JsonObject` and their kind hold.

use std::collections::HashSet;

use super::Reader;
use crate::contract::{Fault, Kind, Problem};

/// Consumes the next value and appends it to `out`: no white space, minimal escapes, number texts as sent
/// (ruling C-7).
///
/// # Errors
/// The text is not JSON or nested too deeply; an object has a name twice (ruling C-5).
pub fn copy_value(reader: &mut Reader<'_>, out: &mut String) -> Result<(), Fault> {
    match reader.kind()? {
        Kind::Null => {
            reader.null()?;
            out.push_str("null");
        }
        Kind::Boolean => out.push_str(if reader.boolean()? { "true" } else { "false" }),
        Kind::Number => out.push_str(reader.number()?),
        Kind::String => olt_text::escape::write_json_string(out, reader.string()?),
        Kind::Array => copy_array(reader, out)?,
        Kind::Object => copy_object(reader, out)?,
    }
    Ok(())
}

fn copy_array(reader: &mut Reader<'_>, out: &mut String) -> Result<(), Fault> {
    out.push('[');
    let mut more = reader.first_element()?;
    let mut index = 0;
    while more {
        if index > 0 {
            out.push(',');
        }
        copy_value(reader, out).map_err(|fault| fault.within_index(index))?;
        more = reader.next_element()?;
        index += 1;
    }
    out.push(']');
    Ok(())
}

fn copy_object(reader: &mut Reader<'_>, out: &mut String) -> Result<(), Fault> {
    out.push('{');
    let mut seen = HashSet::new();
    let mut next = reader.first_name()?.map(str::to_owned);
    while let Some(name) = next {
        if seen.contains(&name) {
            return Err(reader.refuse(Problem::GivenTwice).within_name(&name));
        }
        if !seen.is_empty() {
            out.push(',');
        }
        olt_text::escape::write_json_string(out, &name);
        out.push(':');
        copy_value(reader, out).map_err(|fault| fault.within_name(&name))?;
        seen.insert(name);
        next = reader.next_name()?.map(str::to_owned);
    }
    out.push('}');
    Ok(())
}
