//! Decoding: what every type's decoder is made of. A path is made only where there is a fault.

use super::fragment::{Form, Fragment, Property};
use crate::contract::{Expected, Fault, Kind, Problem, Unit};
use crate::json::Reader;

/// Decodes the arguments of a call: one JSON object, or blank text for an empty one (ruling C-1).
///
/// # Errors
/// The first fault of the arguments.
pub fn arguments<A>(text: &[u8], decode: impl FnOnce(&mut Reader<'_>) -> Result<A, Fault>) -> Result<A, Fault> {
    let is_blank = text.iter().all(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'));
    let mut reader = Reader::new(if is_blank { b"{}" } else { text });
    let outcome = match reader.kind() {
        Ok(Kind::Object) => decode(&mut reader),
        Ok(found) => Err(reader.refuse(Problem::NotAnObject(found))),
        Err(unreadable) => Err(unreadable),
    };
    reader.finish(outcome)
}

/// Decodes an object: `place_of` finds a property by its name, `fill` decodes the value of the one at an
/// index.
///
/// # Errors
/// The first fault, a property that is missing aside.
#[inline]
pub fn record<'j>(
    reader: &mut Reader<'j>,
    fragment: &Fragment,
    place_of: impl Fn(&str) -> Option<usize>,
    mut fill: impl FnMut(usize, &mut Reader<'j>, &Fragment) -> Result<(), Fault>,
) -> Result<(), Fault> {
    expect(reader, fragment, Kind::Object)?;
    let list = fragment.property_list();
    let mut step = Step::of(reader.first_name()?, list, 0, &place_of);
    loop {
        match step {
            Step::End => return Ok(()),
            Step::Unknown(name) => return Err(reader.refuse(Problem::NotDeclared).within_name(&name)),
            Step::Known(index, property) => {
                fill(index, reader, &property.fragment).map_err(|fault| fault.within_name(property.name))?;
                step = Step::of(reader.next_name()?, list, index + 1, &place_of);
            }
        }
    }
}

enum Step<'f> {
    Known(usize, &'f Property),
    Unknown(String),
    End,
}

impl<'f> Step<'f> {
    /// Most objects come in declaration order, so the property after the last is tried first.
    #[inline]
    fn of(name: Option<&str>, list: &'f [Property], guess: usize, place_of: impl Fn(&str) -> Option<usize>) -> Self {
        let Some(name) = name else { return Self::End };
        match list.get(guess) {
            Some(property) if property.name == name => Self::Known(guess, property),
            _ => Self::looked_up(name, list, place_of),
        }
    }

    fn looked_up(name: &str, list: &'f [Property], place_of: impl Fn(&str) -> Option<usize>) -> Self {
        match place_of(name).and_then(|index| Some((index, list.get(index)?))) {
            Some((index, property)) => Self::Known(index, property),
            None => Self::Unknown(name.to_owned()),
        }
    }
}

/// Decodes a property into its slot.
///
/// # Errors
/// The property was there already, or its value's first fault.
#[inline]
pub fn fill<T>(
    slot: &mut Option<T>,
    reader: &mut Reader<'_>,
    fragment: &Fragment,
    decode: impl FnOnce(&mut Reader<'_>, &Fragment) -> Result<T, Fault>,
) -> Result<(), Fault> {
    if slot.is_some() {
        return Err(reader.refuse(Problem::GivenTwice));
    }
    *slot = Some(decode(reader, fragment)?);
    Ok(())
}

/// The value in a slot, or what the type has for one that was not sent.
///
/// # Errors
/// Nothing was sent, and the type requires it.
#[inline]
pub fn or_absent<T>(slot: Option<T>, name: &str, absent: impl FnOnce() -> Option<T>) -> Result<T, Fault> {
    match slot.or_else(absent) {
        Some(value) => Ok(value),
        None => Err(Fault::new(Problem::Missing).within_name(name)),
    }
}

/// Asserts the kind of the next value.
#[inline]
pub(super) fn expect(reader: &mut Reader<'_>, fragment: &Fragment, kind: Kind) -> Result<(), Fault> {
    let found = reader.kind()?;
    if found == kind { Ok(()) } else { Err(reader.wrong_kind(fragment.expected(), fragment.nullable, found)) }
}

/// The fault of a value that has the right kind and a wrong value.
#[cold]
pub(super) fn wrong_value(fragment: &Fragment) -> Fault {
    not(fragment, fragment.expected())
}

/// The fault of a number that its type can't hold.
#[cold]
pub(super) fn beyond(fragment: &Fragment) -> Fault {
    let expected = match (fragment.expected(), fragment.form) {
        (Expected::Number { min: None, max: None }, Form::Float) => Expected::NumberWithin("float"),
        (Expected::Number { min: None, max: None }, Form::Double) => Expected::NumberWithin("double"),
        (Expected::Number { min: None, max: None }, Form::Decimal) => Expected::NumberWithin("decimal"),
        (bounded, _) => bounded,
    };
    not(fragment, expected)
}

#[cold]
fn not(fragment: &Fragment, expected: Expected) -> Fault {
    Fault::new(Problem::NotExpected { expected, or_null: fragment.nullable, found: None })
}

/// Decodes a text: its kind, its form by `parse`, then the annotations on it, in the order of rulings E.
#[inline]
pub(super) fn text<T>(
    reader: &mut Reader<'_>,
    fragment: &Fragment,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<T, Fault> {
    expect(reader, fragment, Kind::String)?;
    let text = reader.string()?;
    let Some(value) = parse(text) else { return Err(wrong_value(fragment)) };
    if fragment.min_length.is_some() || fragment.max_length.is_some() {
        let characters = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
        within(fragment.min_length, fragment.max_length, characters, Unit::Characters)?;
    }
    match fragment.pattern {
        Some(pattern) if pattern.is_match.is_some_and(|is_match| !is_match(text)) => {
            Err(Fault::new(Problem::NotMatching(pattern.source.to_owned())))
        }
        _ => Ok(value),
    }
}

/// Asserts the number of an array's elements, at its closing bracket.
#[inline]
pub(super) fn item_count(fragment: &Fragment, count: usize) -> Result<(), Fault> {
    within(fragment.min_items, fragment.max_items, u64::try_from(count).unwrap_or(u64::MAX), Unit::Items)
}

#[inline]
fn within(min: Option<u64>, max: Option<u64>, count: u64, unit: Unit) -> Result<(), Fault> {
    match (min, max) {
        (Some(min), _) if count < min => Err(Fault::new(Problem::TooFew(unit, min))),
        (_, Some(max)) if count > max => Err(Fault::new(Problem::TooMany(unit, max))),
        _ => Ok(()),
    }
}

/// Decodes the elements of an array, one call of `push` each.
#[inline]
pub(super) fn elements<'j>(
    reader: &mut Reader<'j>,
    fragment: &Fragment,
    mut push: impl FnMut(&mut Reader<'j>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    expect(reader, fragment, Kind::Array)?;
    let mut count = 0;
    let mut more = reader.first_element()?;
    while more {
        push(reader).map_err(|fault| fault.within_index(count))?;
        count += 1;
        more = reader.next_element()?;
    }
    item_count(fragment, count)
}
