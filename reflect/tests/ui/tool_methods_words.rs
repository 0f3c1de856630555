//! Words that mean nothing on a tool method, on its parameters or on its impl.

#![allow(unused_variables)]

use olt::toolnexus::{ToolContext, tool_methods};

struct Service;

#[tool_methods(all)]
impl Service {
    #[tool_method(nmae = "a", description = 3)]
    pub fn method(&self) {}

    #[tool_method(requires_approval)]
    pub fn approved(&self) {}

    #[tool_method]
    pub fn parameter(
        &self,
        #[param(default = 1)] a: i32,
        #[param(range(1..=5), required)] b: i32,
        #[param(required = "no")] c: i32,
        #[param(description = "the context")] ctx: Option<&ToolContext>,
        #[param(name = "d", name = "e")] d: i32,
    ) {
    }
}

fn main() {}
