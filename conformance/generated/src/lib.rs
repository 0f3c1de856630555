//! Derived Rust.
