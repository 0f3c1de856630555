//! Schemas as text: compact, the keywords in the contract's order (ruling T-1).

use std::fmt::Display;

use olt_text::escape::{json_string, write_json_string};

use super::schema::{Additional, Property, Schema, Type};

/// The text of a schema.
pub(super) fn write(schema: &Schema) -> String {
    let mut out = String::new();
    write_schema(schema, &mut out);
    out
}

fn write_schema(schema: &Schema, out: &mut String) {
    let mut object = Object::open(out);
    object.type_of(schema.ty.as_ref());
    object.text("format", schema.format.as_ref());
    object.text("description", schema.description.as_ref());
    object.raw("enum", schema.members.as_ref().map(|members| format!("[{}]", members.join(","))));
    object.raw("minimum", schema.minimum.as_ref());
    object.raw("maximum", schema.maximum.as_ref());
    object.raw("minLength", schema.min_length.as_ref());
    object.raw("maxLength", schema.max_length.as_ref());
    object.text("pattern", schema.pattern.as_ref());
    object.text("contentEncoding", schema.content_encoding.as_ref());
    if let Some(items) = &schema.items {
        write_schema(items, object.name("items"));
    }
    object.raw("minItems", schema.min_items.as_ref());
    object.raw("maxItems", schema.max_items.as_ref());
    object.raw("uniqueItems", schema.unique_items.then_some("true"));
    if let Some(properties) = &schema.properties {
        write_properties(properties, object.name("properties"));
        object.raw("required", required(properties));
    }
    match &schema.additional {
        Additional::Any => {}
        Additional::None => object.raw("additionalProperties", Some("false")),
        Additional::Each(value) => write_schema(value, object.name("additionalProperties")),
    }
    object.raw("default", schema.default.as_ref());
    object.close();
}

fn write_properties(properties: &[Property], out: &mut String) {
    let mut object = Object::open(out);
    for property in properties {
        write_schema(&property.schema, object.name(&property.name));
    }
    object.close();
}

fn required(properties: &[Property]) -> Option<String> {
    let required = properties.iter().filter(|property| property.required);
    let names: Vec<String> = required.map(|property| json_string(&property.name)).collect();
    (!names.is_empty()).then(|| format!("[{}]", names.join(",")))
}

/// A JSON object that is being written.
pub(super) struct Object<'o> {
    out: &'o mut String,
    is_empty: bool,
}

impl<'o> Object<'o> {
    pub(super) fn open(out: &'o mut String) -> Self {
        out.push('{');
        Self { out, is_empty: true }
    }

    /// Begins a member: its value comes next in what is returned.
    pub(super) fn name(&mut self, name: &str) -> &mut String {
        if !self.is_empty {
            self.out.push(',');
        }
        self.is_empty = false;
        write_json_string(self.out, name);
        self.out.push(':');
        self.out
    }

    /// A member whose value is this JSON text, if there is one.
    pub(super) fn raw(&mut self, name: &str, json: Option<impl Display>) {
        if let Some(json) = json {
            self.name(name).push_str(&json.to_string());
        }
    }

    /// A member whose value is this string, if there is one.
    pub(super) fn text(&mut self, name: &str, text: Option<impl AsRef<str>>) {
        if let Some(text) = text {
            write_json_string(self.name(name), text.as_ref());
        }
    }

    fn type_of(&mut self, ty: Option<&Type>) {
        let Some(Type { name, nullable }) = ty else { return };
        let name = json_string(name);
        self.raw("type", Some(if *nullable { format!("[{name},\"null\"]") } else { name }));
    }

    pub(super) fn close(self) {
        self.out.push('}');
    }
}
