//! Functions as LLM tools.

pub mod reflection;
