//! From a tree to schema text: which keywords a fragment has, and the one order they stand in.

use std::fmt::Display;

use olt_text::escape::write_json_string;

use super::encode::{self, Purpose};
use super::shape::{Form, Format, Json, Lengths, Members, Scalar, Shape, Slot};
use super::value::Value;
use crate::contract::SignatureError;

/// A schema longer than this many bytes is refused: types that share types multiply when they are written out.
const MOST_BYTES: usize = 16 << 20;

/// The `c` form of a time span, as a pattern.
const TIME_SPAN: &str = r"^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$";

/// The schema of an object with these members.
///
/// # Errors
/// The text would be longer than 16 MiB.
pub(super) fn object(members: &Members) -> Result<String, SignatureError> {
    write_whole(&Fragment::closed(members))
}

/// The schema of a type.
///
/// # Errors
/// The text would be longer than 16 MiB.
pub(super) fn value(shape: &Shape) -> Result<String, SignatureError> {
    write_whole(&Fragment::of(shape))
}

fn write_whole(fragment: &Fragment<'_>) -> Result<String, SignatureError> {
    let mut out = String::new();
    fragment.write(&mut out).map_err(|TooLong| {
        let text = format!("the schema would be longer than {MOST_BYTES} bytes");
        SignatureError::other(text).with_help("use fewer or smaller types")
    })?;
    Ok(out)
}

struct TooLong;

/// The keywords of one fragment, in the order they are written.
#[derive(Default)]
struct Fragment<'s> {
    ty: Option<&'static str>,
    /// `null` is allowed: the type and the enum say so.
    nullable: bool,
    format: Option<&'static str>,
    description: Option<&'s str>,
    members: Option<&'s [String]>,
    minimum: Option<String>,
    maximum: Option<String>,
    lengths: Lengths,
    pattern: Option<&'s str>,
    encoding: Option<&'static str>,
    items: Option<&'s Shape>,
    counts: Lengths,
    unique: bool,
    properties: Option<&'s [Slot]>,
    additional: Option<Additional<'s>>,
    default: Option<String>,
}

/// What `additionalProperties` says.
enum Additional<'s> {
    None,
    Each(&'s Shape),
}

impl<'s> Fragment<'s> {
    /// The fragment of a parameter or property.
    fn of_slot(slot: &'s Slot) -> Self {
        Self {
            description: Some(slot.description.as_str()).filter(|description| !description.is_empty()),
            default: written_default(slot),
            ..Self::of(&slot.shape)
        }
    }

    /// The fragment of a type.
    fn of(shape: &'s Shape) -> Self {
        Self { nullable: shape.nullable, ..Self::of_form(&shape.form) }
    }

    fn of_form(form: &'s Form) -> Self {
        match form {
            Form::Boolean => Self::typed("boolean"),
            Form::Integer { min, max } => {
                Self { minimum: Some(min.to_string()), maximum: Some(max.to_string()), ..Self::typed("integer") }
            }
            Form::Number(number) => Self {
                minimum: number.min.as_ref().map(|bound| bound.0.clone()),
                maximum: number.max.as_ref().map(|bound| bound.0.clone()),
                ..Self::typed("number")
            },
            Form::Text(text) => Self {
                format: text.format.map(Format::keyword),
                lengths: text.lengths,
                pattern: text.pattern.as_ref().map(|pattern| pattern.source.as_str()),
                ..Self::typed("string")
            },
            Form::Character => Self { lengths: Lengths { min: Some(1), max: Some(1) }, ..Self::typed("string") },
            Form::Scalar(scalar, lengths) => Self { lengths: *lengths, ..Self::of_scalar(*scalar) },
            Form::Enumeration(enumeration) => Self { members: Some(&enumeration.members), ..Self::typed("string") },
            Form::Sequence(element, items) => {
                Self { items: Some(element), counts: items.counts, unique: items.unique, ..Self::typed("array") }
            }
            Form::Dictionary(value) => Self { additional: Some(Additional::Each(value)), ..Self::typed("object") },
            Form::Record(members) => Self::closed(members),
            Form::Json(Json::Any) => Self::default(),
            Form::Json(Json::Object) => Self::typed("object"),
            Form::Json(Json::Array(counts)) => Self { counts: *counts, ..Self::typed("array") },
        }
    }

    fn of_scalar(scalar: Scalar) -> Self {
        let formatted = |format| Self { format: Some(format), ..Self::typed("string") };
        match scalar {
            Scalar::Guid => formatted("uuid"),
            Scalar::DateTime | Scalar::DateTimeOffset => formatted("date-time"),
            Scalar::Date => formatted("date"),
            Scalar::Time => formatted("time"),
            Scalar::Uri => formatted("uri"),
            Scalar::TimeSpan => Self { pattern: Some(TIME_SPAN), ..Self::typed("string") },
            Scalar::Base64 => Self { encoding: Some("base64"), ..Self::typed("string") },
        }
    }

    fn typed(ty: &'static str) -> Self {
        Self { ty: Some(ty), ..Self::default() }
    }

    fn closed(members: &'s Members) -> Self {
        Self { properties: Some(&members.slots), additional: Some(Additional::None), ..Self::typed("object") }
    }

    /// Writes the fragment: the one place that knows the order of keywords.
    fn write(&self, out: &mut String) -> Result<(), TooLong> {
        let mut object = Object::open(out)?;
        object.types("type", self.ty, self.nullable);
        object.text("format", self.format);
        object.text("description", self.description);
        object.members("enum", self.members, self.nullable);
        object.raw("minimum", self.minimum.as_ref());
        object.raw("maximum", self.maximum.as_ref());
        object.raw("minLength", self.lengths.min);
        object.raw("maxLength", self.lengths.max);
        object.text("pattern", self.pattern);
        object.text("contentEncoding", self.encoding);
        object.fragment("items", self.items)?;
        object.raw("minItems", self.counts.min);
        object.raw("maxItems", self.counts.max);
        object.raw("uniqueItems", self.unique.then_some(true));
        object.properties("properties", self.properties)?;
        object.required("required", self.properties);
        match self.additional {
            Some(Additional::None) => object.raw("additionalProperties", Some(false)),
            Some(Additional::Each(value)) => object.fragment("additionalProperties", Some(value))?,
            None => {}
        }
        object.raw("default", self.default.as_ref());
        object.close();
        Ok(())
    }
}

/// The text of a default, on the types whose defaults are written (ruling P-2).
fn written_default(slot: &Slot) -> Option<String> {
    let is_written = match slot.shape.form {
        Form::Boolean | Form::Integer { .. } | Form::Number(_) => true,
        Form::Text(_) | Form::Character | Form::Enumeration(_) => true,
        Form::Scalar(..) | Form::Sequence(..) | Form::Dictionary(_) | Form::Record(_) | Form::Json(_) => false,
    };
    let is_written = is_written && !slot.hides_default;
    let default = slot.default.as_ref().filter(|default| is_written && **default != Value::Null)?;
    encode::text(&slot.shape, default, Purpose::Echo).ok()
}

/// An object that is being written, keyword by keyword. A keyword without a value writes nothing.
struct Object<'o> {
    out: &'o mut String,
    separator: &'static str,
}

impl<'o> Object<'o> {
    fn open(out: &'o mut String) -> Result<Self, TooLong> {
        if out.len() > MOST_BYTES {
            return Err(TooLong);
        }
        out.push('{');
        Ok(Self { out, separator: "" })
    }

    /// Writes a name, and gives what its value is written to.
    fn name(&mut self, name: &str) -> &mut String {
        self.out.push_str(self.separator);
        self.separator = ",";
        write_json_string(self.out, name);
        self.out.push(':');
        self.out
    }

    fn raw(&mut self, keyword: &str, value: Option<impl Display>) {
        if let Some(value) = value {
            self.name(keyword).push_str(&value.to_string());
        }
    }

    fn text(&mut self, keyword: &str, text: Option<&str>) {
        if let Some(text) = text {
            write_json_string(self.name(keyword), text);
        }
    }

    fn types(&mut self, keyword: &str, ty: Option<&str>, nullable: bool) {
        match ty {
            Some(ty) if nullable => write_list(self.name(keyword), &[ty, "null"], ""),
            ty => self.text(keyword, ty),
        }
    }

    fn members(&mut self, keyword: &str, members: Option<&[String]>, nullable: bool) {
        if let Some(members) = members {
            write_list(self.name(keyword), members, if nullable { ",null" } else { "" });
        }
    }

    fn fragment(&mut self, keyword: &str, shape: Option<&Shape>) -> Result<(), TooLong> {
        match shape {
            Some(shape) => Fragment::of(shape).write(self.name(keyword)),
            None => Ok(()),
        }
    }

    fn properties(&mut self, keyword: &str, slots: Option<&[Slot]>) -> Result<(), TooLong> {
        let Some(slots) = slots else { return Ok(()) };
        let mut properties = Object::open(self.name(keyword))?;
        for slot in slots {
            Fragment::of_slot(slot).write(properties.name(&slot.name))?;
        }
        properties.close();
        Ok(())
    }

    fn required(&mut self, keyword: &str, slots: Option<&[Slot]>) {
        let required = slots.unwrap_or_default().iter().filter(|slot| slot.required);
        let names: Vec<&str> = required.map(|slot| slot.name.as_str()).collect();
        if !names.is_empty() {
            write_list(self.name(keyword), &names, "");
        }
    }

    fn close(self) {
        self.out.push('}');
    }
}

/// Writes an array of strings; `last` stands before its closing bracket.
fn write_list(out: &mut String, texts: &[impl AsRef<str>], last: &str) {
    out.push('[');
    for (index, text) in texts.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        write_json_string(out, text.as_ref());
    }
    out.push_str(last);
    out.push(']');
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use pretty_assertions::assert_eq;

    use super::*;

    /// No type has them all; the order has to hold all the same.
    #[test]
    fn keywords_stand_in_the_contracts_order() {
        let slot = |name: &str, required| Slot {
            name: name.to_owned(),
            description: String::new(),
            shape: Shape::leaf(Form::Boolean),
            required,
            read_only: false,
            default: None,
            hides_default: false,
        };
        let element = Shape { nullable: true, ..Shape::leaf(Form::Json(Json::Object)) };
        let properties = Members { slots: vec![slot("p", true), slot("q", false)], places: HashMap::new() };
        let fragment = Fragment {
            ty: Some("string"),
            nullable: true,
            format: Some("uri"),
            description: Some("d"),
            members: Some(&["A".to_owned()]),
            minimum: Some("0".to_owned()),
            maximum: Some("9".to_owned()),
            lengths: Lengths { min: Some(1), max: Some(2) },
            pattern: Some("^a$"),
            encoding: Some("base64"),
            items: Some(&element),
            counts: Lengths { min: Some(3), max: Some(4) },
            unique: true,
            properties: Some(&properties.slots),
            additional: Some(Additional::Each(&element)),
            default: Some("\"A\"".to_owned()),
        };
        let mut out = String::new();
        assert!(fragment.write(&mut out).is_ok());
        assert_eq!(
            out,
            concat!(
                r#"{"type":["string","null"],"format":"uri","description":"d","enum":["A",null],"#,
                r#""minimum":0,"maximum":9,"minLength":1,"maxLength":2,"pattern":"^a$","contentEncoding":"base64","#,
                r#""items":{"type":["object","null"]},"minItems":3,"maxItems":4,"uniqueItems":true,"#,
                r#""properties":{"p":{"type":"boolean"},"q":{"type":"boolean"}},"required":["p"],"#,
                r#""additionalProperties":{"type":["object","null"]},"default":"A"}"#
            )
        );
    }

    #[test]
    fn a_fragment_without_keywords_is_empty() {
        let mut out = String::new();
        assert!(Fragment::default().write(&mut out).is_ok());
        assert_eq!(out, "{}");
    }
}
