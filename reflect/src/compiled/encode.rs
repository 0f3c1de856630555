//! Writing values as JSON: results for the model, and decoded arguments as the oracle shows them.

use std::fmt::{self, Write as _};

use super::tool_type::ToolType;

/// Why a value has no JSON form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoJsonForm {
    /// It holds a number that is not finite.
    NotFinite,
    /// It holds a value that its row of the type table has no text for, such as a date of the year 10000.
    OutOfRange,
}

/// Compact JSON text in the making.
#[derive(Debug)]
pub struct Encoder {
    text: String,
    echo: bool,
}

impl Encoder {
    /// For a result: every property is written.
    #[must_use]
    pub fn result() -> Self {
        Self { text: String::new(), echo: false }
    }

    /// For decoded arguments: properties that are checked and then dropped are left out (ruling C-8).
    #[must_use]
    pub fn echo() -> Self {
        Self { text: String::new(), echo: true }
    }

    /// Read-only properties are left out.
    #[must_use]
    pub fn is_echo(&self) -> bool {
        self.echo
    }

    /// The text written so far.
    #[must_use]
    pub fn into_text(self) -> String {
        self.text
    }

    /// Appends text that is JSON already.
    pub fn json(&mut self, json: &str) {
        self.text.push_str(json);
    }

    /// Appends a string, quoted and escaped.
    pub fn string(&mut self, text: &str) {
        olt_text::escape::write_json_string(&mut self.text, text);
    }

    /// Appends what `value` displays as, which has to be JSON already.
    pub fn display(&mut self, value: impl fmt::Display) {
        // Writing to a string can't fail.
        let _ = write!(self.text, "{value}");
    }

    /// Appends what `value` displays as, as a string that needs no escape.
    pub fn text(&mut self, value: impl fmt::Display) {
        self.json("\"");
        self.display(value);
        self.json("\"");
    }

    /// The text of a value on its own, for the same purpose.
    ///
    /// # Errors
    /// The value has no JSON form.
    pub fn part<T: ToolType>(&self, value: &T) -> Result<String, NoJsonForm> {
        let mut out = Self { text: String::new(), echo: self.echo };
        value.encode(&mut out)?;
        Ok(out.text)
    }

    /// Appends an array.
    ///
    /// # Errors
    /// An element has no JSON form.
    pub fn array<'v, T: ToolType>(&mut self, elements: impl IntoIterator<Item = &'v T>) -> Result<(), NoJsonForm> {
        let mut lead = "[";
        self.text.push_str(lead);
        for element in elements {
            if lead == "," {
                self.text.push(',');
            }
            element.encode(self)?;
            lead = ",";
        }
        self.text.push(']');
        Ok(())
    }

    /// Begins an object.
    pub fn object(&mut self) -> Object<'_> {
        self.text.push('{');
        Object { out: self, empty: true }
    }
}

/// The members of an object that is being written.
#[derive(Debug)]
pub struct Object<'e> {
    out: &'e mut Encoder,
    empty: bool,
}

impl Object<'_> {
    /// Writes a property, given its name as a JSON string; not one that stands for "was not sent".
    ///
    /// # Errors
    /// The value has no JSON form.
    pub fn property<T>(
        &mut self,
        json_name: &str,
        value: &T,
        is_absent: impl FnOnce(&T) -> bool,
        encode: impl FnOnce(&T, &mut Encoder) -> Result<(), NoJsonForm>,
    ) -> Result<(), NoJsonForm> {
        if is_absent(value) {
            return Ok(());
        }
        self.comma();
        self.out.json(json_name);
        self.out.json(":");
        encode(value, self.out)
    }

    /// Writes a property of a result; decoded arguments leave it out (ruling K-3).
    ///
    /// # Errors
    /// The value has no JSON form.
    pub fn read_only<T>(
        &mut self,
        json_name: &str,
        value: &T,
        is_absent: impl FnOnce(&T) -> bool,
        encode: impl FnOnce(&T, &mut Encoder) -> Result<(), NoJsonForm>,
    ) -> Result<(), NoJsonForm> {
        if self.out.is_echo() { Ok(()) } else { self.property(json_name, value, is_absent, encode) }
    }

    /// Writes a parameter; one whose value has no JSON form, which only a default can be, is left out.
    pub fn parameter<T>(
        &mut self,
        json_name: &str,
        value: &T,
        is_absent: impl FnOnce(&T) -> bool,
        encode: impl FnOnce(&T, &mut Encoder) -> Result<(), NoJsonForm>,
    ) {
        let (before, empty) = (self.out.text.len(), self.empty);
        if self.property(json_name, value, is_absent, encode).is_err() {
            self.out.text.truncate(before);
            self.empty = empty;
        }
    }

    /// Writes an entry of a dictionary.
    ///
    /// # Errors
    /// The value has no JSON form.
    pub fn entry<T: ToolType>(&mut self, key: &str, value: &T) -> Result<(), NoJsonForm> {
        self.comma();
        self.out.string(key);
        self.out.json(":");
        value.encode(self.out)
    }

    /// Ends the object.
    pub fn end(self) {
        self.out.json("}");
    }

    fn comma(&mut self) {
        if !std::mem::take(&mut self.empty) {
            self.out.json(",");
        }
    }
}
