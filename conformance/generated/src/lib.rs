//! Derived Rust.
pub mod compiled { pub const TOOLS: &[(&str, fn() -> olt::Tool)] = &[]; }
pub mod reflected { pub const TOOLS: &[(&str, fn() -> Result<olt::Tool, olt::contract::SignatureError>)] = &[]; }
