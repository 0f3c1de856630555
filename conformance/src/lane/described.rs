//! The lane that reads signatures: no Rust type stands behind it, as for the oracle.

use std::collections::BTreeMap;

use olt::contract::SignatureError;
use olt::reflection;
use olt::reflection::describe::Signature;

use super::{Lane, Unanswered, answer};
use crate::case::{Answer, Description};
use crate::library::Library;

/// A lane whose answers come from signatures alone.
#[derive(Debug, Default)]
pub struct Described {
    tools: BTreeMap<String, Result<reflection::Described, SignatureError>>,
}

impl Described {
    /// The lane over every case that has a signature.
    #[must_use]
    pub fn of(library: &Library) -> Self {
        let mut lane = Self::default();
        for case in &library.cases {
            if let Some(signature) = &case.signature {
                lane.add(&case.id, signature);
            }
        }
        lane
    }

    /// Adds a signature under an id.
    pub fn add(&mut self, id: &str, signature: &Signature) {
        self.tools.insert(id.to_owned(), reflection::Described::new(signature));
    }

    fn tool(&self, id: &str) -> Result<&reflection::Described, Unanswered> {
        let tool = self.tools.get(id).ok_or(Unanswered::Unknown)?;
        tool.as_ref().map_err(|error| Unanswered::Refused(error.to_string()))
    }
}

impl Lane for Described {
    fn name(&self) -> &'static str {
        "described"
    }

    fn describe(&self, id: &str) -> Result<Description, Unanswered> {
        self.tool(id).map(|tool| tool.definition().into())
    }

    fn decode(&self, id: &str, arguments: &[u8]) -> Result<Answer, Unanswered> {
        self.tool(id).map(|tool| answer(tool.decode(arguments)))
    }
}
