//! Lanes: implementations of the contract that can be asked what a case comes to.
//!
//! The suite compares lanes; it knows nothing of how one works. The crate that holds the generated Rust is
//! named by tests only, so that it can be written anew when it does not compile.

mod described;
mod tools;

use std::fmt;

pub use described::Described;
pub use tools::{Compiled, Reflected, Tools};

use crate::case::{Answer, Description};

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
