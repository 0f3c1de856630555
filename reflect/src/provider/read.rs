//! Reads the text of a schema; what the contract never writes is an error that names it.

use std::collections::HashSet;
use std::fmt;

use jiter::{Jiter, JiterError, Peek};
use olt_text::name::shortened;

use super::schema::{Additional, Property, Schema, Type};

/// How deep schemas may stand in schemas: more than any tool's types nest.
const DEEPEST: usize = 300;

const TYPES: [&str; 6] = ["boolean", "integer", "number", "string", "array", "object"];

/// Why a text is no schema of the contract.
///
/// ```
/// use olt::provider::{Provider, lower};
/// let foreign = r#"{"type":"object","properties":{"x":{"anyOf":[]}}}"#;
/// assert_eq!(
///     lower(foreign, Provider::OpenAi).unwrap_err().to_string(),
///     "this is not a schema of the contract: at '/properties/x': the keyword 'anyOf' is not one that it writes; \
///      lower the input schema of a tool, as it is"
/// );
/// ```
///
/// Boxed, so that a reader of deep schemas has room on the stack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SchemaError(Box<Told>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Told {
    /// The tool, where it is known.
    tool: Option<String>,
    /// Where, as a JSON Pointer.
    path: String,
    what: String,
}

impl SchemaError {
    fn new(what: impl Into<String>) -> Self {
        Self(Box::new(Told { tool: None, path: String::new(), what: what.into() }))
    }

    /// The same error, below `step`.
    fn below(mut self, step: &str) -> Self {
        self.0.path.insert_str(0, &pointer(step));
        self
    }

    /// The same error, of the schema of this tool.
    pub(super) fn of(mut self, tool: &str) -> Self {
        self.0.tool = Some(tool.to_owned());
        self
    }
}

impl From<JiterError> for SchemaError {
    fn from(error: JiterError) -> Self {
        Self::new(error.error_type.to_string())
    }
}

impl fmt::Display for SchemaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Told { tool, path, what } = &*self.0;
        let help = match tool {
            Some(tool) => {
                write!(f, "tool '{}': its input schema is not one of the contract: ", shortened(tool))?;
                "leave the tool out, or send it with its own schema, not strict"
            }
            None => {
                f.write_str("this is not a schema of the contract: ")?;
                "lower the input schema of a tool, as it is"
            }
        };
        if !path.is_empty() {
            write!(f, "at '{path}': ")?;
        }
        write!(f, "{what}; {help}")
    }
}

impl std::error::Error for SchemaError {}

/// A step of a JSON Pointer (RFC 6901), with its slash.
pub(super) fn pointer(step: &str) -> String {
    format!("/{}", step.replace('~', "~0").replace('/', "~1"))
}

/// Reads a schema.
pub(super) fn read(text: &str) -> Result<Schema, SchemaError> {
    let mut reader = Reader { jiter: Jiter::new(text.as_bytes()), depth: 0 };
    let schema = reader.schema()?;
    reader.jiter.finish()?;
    Ok(schema)
}

struct Reader<'t> {
    jiter: Jiter<'t>,
    depth: usize,
}

impl Reader<'_> {
    fn schema(&mut self) -> Result<Schema, SchemaError> {
        if self.depth == DEEPEST {
            return Err(SchemaError::new(format!("it nests more than {DEEPEST} schemas")));
        }
        self.depth += 1;
        let mut schema = Schema::default();
        let mut required = HashSet::new();
        let mut keyword = self.jiter.next_object()?.map(str::to_owned);
        while let Some(name) = keyword {
            if name == "required" {
                required = self.strings()?.into_iter().collect();
            } else if !self.leaf(&name, &mut schema)? {
                self.nested(&name, &mut schema)?;
            }
            keyword = self.jiter.next_key()?.map(str::to_owned);
        }
        for property in schema.properties.iter_mut().flatten() {
            property.required = required.remove(&property.name);
        }
        if let Some(name) = required.iter().min() {
            return Err(SchemaError::new(format!("'{name}' is required and not among the properties")));
        }
        self.depth -= 1;
        Ok(schema)
    }

    /// A keyword that holds no schema; whether it is one. Apart from the others, since the stack holds a frame of
    /// theirs for each level.
    fn leaf(&mut self, name: &str, schema: &mut Schema) -> Result<bool, SchemaError> {
        match name {
            "type" => schema.ty = Some(self.types()?),
            "format" => schema.format = Some(self.string()?),
            "description" => schema.description = Some(self.string()?),
            "enum" => schema.members = Some(self.scalars()?),
            "minimum" => schema.minimum = Some(self.number(name)?),
            "maximum" => schema.maximum = Some(self.number(name)?),
            "minLength" => schema.min_length = Some(self.number(name)?),
            "maxLength" => schema.max_length = Some(self.number(name)?),
            "pattern" => schema.pattern = Some(self.string()?),
            "contentEncoding" => schema.content_encoding = Some(self.string()?),
            "minItems" => schema.min_items = Some(self.number(name)?),
            "maxItems" => schema.max_items = Some(self.number(name)?),
            "uniqueItems" => schema.unique_items = self.jiter.next_bool()?,
            "default" => schema.default = Some(self.scalar()?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A keyword that holds schemas.
    fn nested(&mut self, name: &str, schema: &mut Schema) -> Result<(), SchemaError> {
        let outcome = match name {
            "items" => self.schema().map(|items| schema.items = Some(Box::new(items))),
            "properties" => self.properties().map(|properties| schema.properties = Some(properties)),
            "additionalProperties" => self.additional().map(|additional| schema.additional = additional),
            _ => return Err(SchemaError::new(format!("the keyword '{name}' is not one that it writes"))),
        };
        outcome.map_err(|error| error.below(name))
    }

    fn types(&mut self) -> Result<Type, SchemaError> {
        let mut names = match self.jiter.peek()? {
            Peek::Array => self.strings()?,
            _ => vec![self.string()?],
        };
        let nullable = names.len() == 2 && names.last().is_some_and(|name| name == "null");
        names.truncate(if nullable { 1 } else { names.len() });
        match <[String; 1]>::try_from(names) {
            Ok([name]) if TYPES.contains(&name.as_str()) => Ok(Type { name, nullable }),
            _ => Err(SchemaError::new("`type` is neither one type nor that and null")),
        }
    }

    fn properties(&mut self) -> Result<Vec<Property>, SchemaError> {
        let mut properties = Vec::new();
        let mut next = self.jiter.next_object()?.map(str::to_owned);
        while let Some(name) = next {
            let schema = self.schema().map_err(|error| error.below(&name))?;
            properties.push(Property { name, required: false, schema });
            next = self.jiter.next_key()?.map(str::to_owned);
        }
        Ok(properties)
    }

    fn additional(&mut self) -> Result<Additional, SchemaError> {
        match self.jiter.peek()? {
            Peek::False => self.jiter.next_bool().map(|_| Additional::None).map_err(SchemaError::from),
            Peek::True => self.jiter.next_bool().map(|_| Additional::Any).map_err(SchemaError::from),
            _ => self.schema().map(|value| Additional::Each(Box::new(value))),
        }
    }

    fn string(&mut self) -> Result<String, SchemaError> {
        Ok(self.jiter.next_str()?.to_owned())
    }

    fn strings(&mut self) -> Result<Vec<String>, SchemaError> {
        let mut strings = Vec::new();
        let mut next = self.jiter.next_array()?;
        while next.is_some() {
            strings.push(self.string()?);
            next = self.jiter.array_step()?;
        }
        Ok(strings)
    }

    fn scalars(&mut self) -> Result<Vec<String>, SchemaError> {
        let mut scalars = Vec::new();
        let mut next = self.jiter.next_array()?;
        while next.is_some() {
            scalars.push(self.scalar()?);
            next = self.jiter.array_step()?;
        }
        Ok(scalars)
    }

    fn number(&mut self, keyword: &str) -> Result<String, SchemaError> {
        match self.jiter.peek()? {
            peek if peek.is_num() => self.scalar(),
            _ => Err(SchemaError::new(format!("`{keyword}` is no number"))),
        }
    }

    /// The text of a value that is neither an array nor an object.
    fn scalar(&mut self) -> Result<String, SchemaError> {
        if matches!(self.jiter.peek()?, Peek::Array | Peek::Object) {
            return Err(SchemaError::new("a value of `enum` or `default` is an array or an object"));
        }
        let start = self.jiter.current_index();
        self.jiter.next_skip()?;
        let text = self.jiter.slice_to_current(start);
        Ok(String::from_utf8_lossy(text).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::super::write::write;
    use super::*;

    #[test]
    fn what_the_contract_writes_is_read_and_written_byte_for_byte() {
        for text in [
            "{}",
            r#"{"description":"Any."}"#,
            r#"{"type":"integer","minimum":0,"maximum":18446744073709551615}"#,
            r#"{"type":["number","null"],"minimum":-1.50,"maximum":1E+20,"default":0.10}"#,
            r#"{"type":["string","null"],"enum":["A","\"\\\u001f",null],"default":"A"}"#,
            r#"{"type":"string","format":"uri","description":"a\nb","minLength":1,"maxLength":2,"pattern":"^\\d/"}"#,
            r#"{"type":"string","contentEncoding":"base64"}"#,
            r#"{"type":"array","items":{},"minItems":0,"maxItems":3,"uniqueItems":true}"#,
            r#"{"type":"object","additionalProperties":{"type":"boolean"}}"#,
            r#"{"type":"object","properties":{"a":{},"b~/":{}},"required":["b~/"],"additionalProperties":false}"#,
            r#"{"type":"object","properties":{},"additionalProperties":false}"#,
        ] {
            assert_eq!(write(&read(text).unwrap()), text);
        }
    }

    #[test]
    fn what_it_never_writes_is_told_with_its_place() {
        let table = [
            ("", "EOF while parsing a value"),
            ("[]", "expected object"),
            ("{} {}", "trailing characters"),
            (r#"{"type":"null"}"#, "`type` is neither one type nor that and null"),
            (r#"{"type":["string","integer"]}"#, "`type` is neither one type nor that and null"),
            (r#"{"minimum":"1"}"#, "`minimum` is no number"),
            (r#"{"minimum":NaN}"#, "expected value"),
            (r#"{"default":{}}"#, "a value of `enum` or `default` is an array or an object"),
            (r#"{"required":["a"]}"#, "'a' is required and not among the properties"),
            (
                r#"{"properties":{"a/b":{"items":{"$ref":"x"}}}}"#,
                "at '/properties/a~1b/items': the keyword '$ref' is not one that it writes",
            ),
        ];
        for (text, expected) in table {
            let told = read(text).unwrap_err().to_string();
            let expected = format!("this is not a schema of the contract: {expected}");
            assert!(told.starts_with(&expected), "{text}: {told}");
        }
    }

    #[test]
    fn deep_nesting_is_an_error_and_no_overflow() {
        let nested = |count| format!("{}{{}}{}", r#"{"type":"array","items":"#.repeat(count), "}".repeat(count));
        assert_eq!(write(&read(&nested(DEEPEST - 1)).unwrap()), nested(DEEPEST - 1));
        let told = read(&nested(100_000)).unwrap_err();
        assert_eq!(
            (told.0.what.as_str(), told.0.path.len()),
            ("it nests more than 300 schemas", "/items".len() * DEEPEST)
        );
    }
}
