//! The compile-time lane of `olt`.

// A panic is never an answer to bad input; tests may panic.
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]
