//! Lanes: implementations of the contract that can be asked what a case comes to.
//!
//! The suite compares lanes; it knows nothing of how one works. The crate that holds the generated Rust is
//! named by tests only, so that it can be written anew when it does not compile.

mod described;
mod tools;

use std::fmt;

use olt::contract::Definition;
use serde::Serialize;

pub use described::Described;
pub use tools::Tools;

use crate::case::{Answer, Expected};

/// An implementation of the contract.
pub trait Lane {
    /// What reports call it.
    fn name(&self) -> &str;

    /// What the case's tool says of itself.
    ///
    /// # Errors
    /// The lane has no such case, or refuses its signature.
    fn describe(&self, id: &str) -> Result<Description, Unanswered>;

    /// What the case's tool makes of an argument text.
    ///
    /// # Errors
    /// The lane has no such case, or refuses its signature.
    fn decode(&self, id: &str, arguments: &[u8]) -> Result<Answer, Unanswered>;
}

/// What a tool says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Description {
    /// Its name, description and schemas.
    #[serde(flatten)]
    pub texts: Expected,
    /// How it is to be run.
    pub metadata: Metadata,
}

/// How a tool is to be run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Metadata {
    /// Its answer ends the agent loop.
    pub ends_loop: bool,
    /// The caller has to approve each call.
    pub requires_approval: bool,
    /// It may run beside others.
    pub parallel_safe: bool,
    /// Seconds until a call is abandoned; 0 means never.
    pub timeout_seconds: u64,
}

impl From<&Definition> for Description {
    fn from(definition: &Definition) -> Self {
        let texts = Expected {
            name: definition.name.to_string(),
            description: definition.description.to_string(),
            input_schema: definition.input_schema.to_string(),
            output_schema: definition.output_schema.as_deref().map(str::to_owned),
        };
        let metadata = Metadata {
            ends_loop: definition.metadata.ends_loop,
            requires_approval: definition.metadata.requires_approval,
            parallel_safe: definition.metadata.parallel_safe,
            timeout_seconds: definition.metadata.timeout_seconds,
        };
        Self { texts, metadata }
    }
}

/// Why a lane gives no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unanswered {
    /// It has no such case.
    Unknown,
    /// It refuses the signature, in these words.
    Refused(String),
}

impl fmt::Display for Unanswered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("the lane has no such case"),
            Self::Refused(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Unanswered {}

fn answer(decoded: Result<String, olt::contract::Fault>) -> Answer {
    match decoded {
        Ok(echo) => Answer::Ok(echo),
        Err(fault) => Answer::Error(fault.to_string()),
    }
}
