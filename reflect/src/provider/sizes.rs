//! How large a lowered schema is, by the measures that the limits of the APIs count.

use super::schema::{Additional, Schema};

/// The measures of one schema.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Sizes {
    /// Properties that may be left out, at any depth.
    pub(super) optional: usize,
    /// Fragments of more than one type.
    pub(super) unions: usize,
    /// Properties at any depth.
    pub(super) properties: usize,
    /// Objects and arrays within each other, the outermost included.
    pub(super) levels: usize,
    /// Values of all enums.
    pub(super) enum_values: usize,
    /// Characters of all property names and enum values.
    pub(super) characters: usize,
}

impl Sizes {
    pub(super) fn of(schema: &Schema) -> Self {
        let mut sizes = Self::default();
        sizes.count(schema, 0);
        sizes
    }

    /// Counts a schema that stands in `levels` others.
    fn count(&mut self, schema: &Schema, levels: usize) {
        let levels = levels + usize::from(schema.is("object") || schema.is("array"));
        self.levels = self.levels.max(levels);
        self.unions += usize::from(schema.ty.as_ref().is_some_and(|ty| ty.nullable));
        for member in schema.members.iter().flatten() {
            self.enum_values += 1;
            // What is no string is null, and no name.
            let text = serde_json::from_str::<String>(member).unwrap_or_default();
            self.characters += text.chars().count();
        }
        for property in schema.properties.iter().flatten() {
            self.properties += 1;
            self.optional += usize::from(!property.required);
            self.characters += property.name.chars().count();
            self.count(&property.schema, levels);
        }
        if let Some(items) = &schema.items {
            self.count(items, levels);
        }
        if let Additional::Each(value) = &schema.additional {
            self.count(value, levels);
        }
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::super::read::read;
    use super::*;

    #[test]
    fn everything_is_counted_at_any_depth() {
        let text = r#"{"type":"object","properties":{"a":{"type":["array","null"],"items":{"type":"object","properties":
            {"é":{"type":["string","null"],"enum":["X","\u00e9\"",null]}}}},"b":{"type":"object","additionalProperties":
            {"type":"integer"}}},"required":["b"],"additionalProperties":false}"#;
        let expected = Sizes { optional: 2, unions: 2, properties: 3, levels: 3, enum_values: 3, characters: 6 };
        assert_eq!(Sizes::of(&read(text).unwrap()), expected);
    }
}
