//! A whole tool in the form that a provider's API takes. Only what the model sees is in it: no output schema
//! (ruling V-5).

use super::Provider;
use super::lower::{Lowered, lower};
use super::read::SchemaError;
use super::write::Object;
use crate::contract::Definition;

/// A tool as a provider's API is told of it.
#[derive(Debug, Clone)]
pub struct Declaration {
    name: String,
    description: String,
    lowered: Lowered,
}

impl Declaration {
    /// Lowers a tool's input schema.
    ///
    /// # Errors
    /// The input schema is not one that this contract writes; the error names the tool.
    pub fn new(definition: &Definition, provider: Provider) -> Result<Self, SchemaError> {
        let lowered = lower(&definition.input_schema, provider).map_err(|error| error.of(&definition.name))?;
        Ok(Self { name: definition.name.to_string(), description: definition.description.to_string(), lowered })
    }

    /// The tool's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The lowered input schema, and what was changed.
    #[must_use]
    pub fn lowered(&self) -> &Lowered {
        &self.lowered
    }

    /// The tool as JSON: for Anthropic as an element of `tools`; for OpenAI as one of the Chat Completions API
    /// (see [`wire_of_responses`](Self::wire_of_responses)); for Gemini as one that holds `functionDeclarations`.
    /// An empty description is left out.
    #[must_use]
    pub fn wire(&self) -> String {
        match self.lowered.provider() {
            Provider::Anthropic => self.object(None, "input_schema", true),
            Provider::OpenAi => {
                let mut out = String::new();
                let mut object = Object::open(&mut out);
                object.text("type", Some("function"));
                object.raw("function", Some(self.object(None, "parameters", true)));
                object.close();
                out
            }
            Provider::Gemini => wire_of_gemini(std::slice::from_ref(self)),
        }
    }

    /// The tool as OpenAI's Responses API takes it. The other providers have one API: their [`wire`](Self::wire).
    #[must_use]
    pub fn wire_of_responses(&self) -> String {
        match self.lowered.provider() {
            Provider::OpenAi => self.object(Some("function"), "parameters", true),
            _ => self.wire(),
        }
    }

    /// The members that every API has, with the schema under this name.
    fn object(&self, ty: Option<&str>, schema: &str, has_strict: bool) -> String {
        let mut out = String::new();
        let mut object = Object::open(&mut out);
        object.text("type", ty);
        object.text("name", Some(&self.name));
        object.text("description", Some(&self.description).filter(|description| !description.is_empty()));
        object.raw(schema, Some(self.lowered.schema()));
        object.raw("strict", has_strict.then_some(self.lowered.is_strict()));
        object.close();
        out
    }
}

/// The `tools` of a request: an array. OpenAI's tools are in the form of its Responses API where `of_responses`.
pub(super) fn wire_of_all(declarations: &[Declaration], of_responses: bool) -> String {
    let is_gemini = declarations.first().is_some_and(|first| first.lowered.provider() == Provider::Gemini);
    let elements: Vec<String> = match of_responses {
        _ if is_gemini => vec![wire_of_gemini(declarations)],
        true => declarations.iter().map(Declaration::wire_of_responses).collect(),
        false => declarations.iter().map(Declaration::wire).collect(),
    };
    format!("[{}]", elements.join(","))
}

/// Gemini has one tool that holds all functions.
fn wire_of_gemini(declarations: &[Declaration]) -> String {
    let functions: Vec<String> =
        declarations.iter().map(|one| one.object(None, "parametersJsonSchema", false)).collect();
    format!("{{\"functionDeclarations\":[{}]}}", functions.join(","))
}
