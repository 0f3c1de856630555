//! Saboteurs: small wrong implementations, one for each rule, that prove the cases.
//!
//! A saboteur is this implementation with one step of one rule done wrong, as people do it wrong. The suite must
//! refuse it with a case that cites the rule, and must not blame a rule that it leaves alone: see [`matrix`].
//! None of them looks at which case asks.

mod act;
mod annotations;
mod decoding;
mod defaults;
mod diagnostics;
mod docs;
mod edit;
mod errors;
mod json;
mod lengths;
mod lenience;
pub mod matrix;
mod naming;
mod page;
mod parameters;
mod properties;
mod providers;
mod records;
mod results;
mod schema;
mod types;
mod walk;

use crate::case::Diagnostic;
use crate::protocol::Ask;
pub(crate) use act::Act;

/// The arguments as decoded, or the text that refuses them.
pub type Verdict = Result<String, String>;

/// Every saboteur, by what it spoils.
const ALL: [&[Saboteur]; 17] = [
    naming::ALL,
    parameters::ALL,
    defaults::ALL,
    types::ALL,
    schema::ALL,
    records::ALL,
    properties::ALL,
    annotations::ALL,
    lengths::ALL,
    docs::ALL,
    decoding::ALL,
    lenience::ALL,
    results::ALL,
    errors::ALL,
    diagnostics::ALL,
    providers::ALL,
    page::ALL,
];

/// A wrong implementation of one rule.
#[derive(Debug, Clone, Copy)]
pub struct Saboteur {
    /// The mistake, in kebab-case.
    pub name: &'static str,
    /// The clause or ruling it breaks.
    pub clause: &'static str,
    /// Other clauses that a case may cite and be failed: the rule cannot be broken without touching them.
    pub related: &'static [&'static str],
    /// What it does, in a sentence.
    pub says: &'static str,
    /// Where it does so.
    pub(crate) act: Act,
}

/// What is wrong with a file, and which of its tools are sound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Report {
    /// Every diagnostic, in order.
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// The names of the sound tools, in source order.
    pub(crate) tools: Vec<String>,
}

/// What a provider is sent in place of a tool's input schema.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sent<'s> {
    /// The provider, by the name that questions use.
    pub(crate) provider: &'s str,
    /// The tool's own schema.
    pub(crate) full: &'s str,
    /// Its strict mode is asked for.
    pub(crate) strict: bool,
    /// The schema that is sent.
    pub(crate) schema: String,
}

impl Default for Saboteur {
    /// The one that does everything right.
    fn default() -> Self {
        Self::new("none", "", &[], "Does everything right.", Act::Honest)
    }
}

impl Saboteur {
    /// Every saboteur, in the order of the contract.
    pub fn all() -> impl Iterator<Item = Self> {
        ALL.into_iter().flatten().copied()
    }

    const fn new(
        name: &'static str,
        clause: &'static str,
        related: &'static [&'static str],
        says: &'static str,
        act: Act,
    ) -> Self {
        Self { name, clause, related, says, act }
    }

    /// What it does about a question: nothing where that is about the other of the two systems.
    pub(crate) fn act_on(&self, ask: &Ask) -> Act {
        let csharp = match ask {
            Ask::Check { csharp } => csharp,
            ask => ask.subject().map_or("", |subject| &subject.csharp),
        };
        let is_of_page = page::ALL.iter().any(|saboteur| saboteur.name == self.name);
        if csharp.contains("ToolMethod") == is_of_page { self.act } else { Act::Honest }
    }

    /// The saboteur of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|saboteur| saboteur.name == name)
    }
}
