//! A lane of tools: the compiled lane and the reflection lane, each over its table in the generated crate.

use std::collections::BTreeMap;

use olt::Tool;
use olt::contract::SignatureError;

use super::{Lane, Unanswered, answer};
use crate::case::{Answer, Description};

/// A case's id, and the tool that `#[tool]` made of it.
pub type Compiled = (&'static str, fn() -> Tool);

/// A case's id, and the tool that `Tool::create` made of it.
pub type Reflected = (&'static str, fn() -> Result<Tool, SignatureError>);

/// A lane whose answers come from Rust functions.
#[derive(Debug)]
pub struct Tools {
    name: &'static str,
    tools: BTreeMap<&'static str, Result<Tool, SignatureError>>,
}

impl Tools {
    /// The lane of `#[tool]`.
    #[must_use]
    pub fn compiled(table: &[Compiled]) -> Self {
        Self { name: "compiled", tools: table.iter().map(|(id, tool)| (*id, Ok(tool()))).collect() }
    }

    /// The lane of `Tool::create`.
    #[must_use]
    pub fn reflected(table: &[Reflected]) -> Self {
        Self { name: "reflection", tools: table.iter().map(|(id, tool)| (*id, tool())).collect() }
    }

    /// The cases it has.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.tools.keys().copied()
    }

    /// The tool of a case, to be called.
    ///
    /// # Errors
    /// The lane has no such case, or refuses its signature.
    pub fn tool(&self, id: &str) -> Result<&Tool, Unanswered> {
        let tool = self.tools.get(id).ok_or(Unanswered::Unknown)?;
        tool.as_ref().map_err(|error| Unanswered::Refused(error.to_string()))
    }
}

impl Lane for Tools {
    fn name(&self) -> &str {
        self.name
    }

    fn describe(&self, id: &str) -> Result<Description, Unanswered> {
        self.tool(id).map(description)
    }

    fn decode(&self, id: &str, arguments: &[u8]) -> Result<Answer, Unanswered> {
        self.tool(id).map(|tool| answer(tool.decode(arguments)))
    }
}

fn description(tool: &Tool) -> Description {
    Description {
        name: tool.name().to_owned(),
        description: tool.description().to_owned(),
        input_schema: tool.input_schema().to_owned(),
        output_schema: tool.output_schema().map(str::to_owned),
        metadata: tool.metadata().into(),
    }
}
