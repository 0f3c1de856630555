//! The oracle and the conformance suite of the tool contract.
//!
//! A case ([`case`]) says what a C# signature must come to; a lane ([`lane`]) is an implementation that answers
//! it; what the lanes are compiled from ([`rustgen`]) is derived from the cases themselves.

// A panic is never an answer to bad input; tests may panic.
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod case;
pub mod clause;
pub mod csharp;
pub mod declarations;
pub mod embedded;
pub mod fuzz;
pub mod golden;
pub mod grade;
pub mod hostile;
pub mod lane;
pub mod library;
pub mod oracle;
pub mod parity;
mod printable;
pub mod protocol;
pub mod report;
pub mod row;
pub mod rustgen;
pub mod saboteur;
pub mod sharpgen;
pub mod suite;
pub mod testee;
pub mod values;
pub mod verify;
