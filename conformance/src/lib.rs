//! The oracle and the conformance suite of the tool contract.

pub mod csharp;
