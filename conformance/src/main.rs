//! The oracle `olt`.
fn main() {}
