//! The text rules of the contract, once, for the macro, the run time and the suite.

pub mod escape;
