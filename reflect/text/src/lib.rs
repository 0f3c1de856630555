//! The text rules of the contract, once, for the macro, the run time and the suite.
//!
//! | module | rule |
//! |---|---|
//! | [`escape`] | how a string stands in JSON text (ruling T-2) |
//! | [`number`] | how a floating-point number is written (ruling T-3) |
//! | [`digits`] | a JSON number text, taken apart without computing its value |
//! | [`decimal`] | the 96-bit decimal with its scale (rulings T-3 and C-3) |
//! | [`name`] | tool names and property names (rulings N-1 to N-3) |
//! | [`doc`] | documentation text made one line (rulings D-1 and D-3) |

// A panic is never an answer to bad input; tests may panic.
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod decimal;
pub mod digits;
pub mod doc;
pub mod escape;
pub mod name;
pub mod number;
