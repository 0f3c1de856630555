//! Functions as LLM tools.

pub mod reflection;
pub mod scalar;
