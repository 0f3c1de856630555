//! What is written where it has no say: `#[param]` on a method that is no tool, a comment on a parameter.

#![allow(unused_variables)]

use olt::toolnexus::tool_methods;

struct Service;

#[tool_methods]
impl Service {
    #[tool_method]
    pub fn commented(
        &self,
        /// What it is about.
        topic: String,
    ) {
    }

    pub fn forgotten(&self, #[param(description = "What it is about")] topic: String) {}
}

struct Empty;

#[tool_methods]
impl Empty {
    pub fn plain(&self) {}
}

#[tool_methods]
struct NoImpl;

fn main() {}
