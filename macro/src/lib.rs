//! The compile-time lane of `olt`.
