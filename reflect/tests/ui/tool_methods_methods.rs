//! Methods that no sweep of an object's public methods could see, and parameters that can't be told.

#![allow(unused_variables)]

use olt::toolnexus::{ToolContext, tool_methods};

struct Service;

#[tool_methods]
impl Service {
    #[tool_method]
    fn hidden(&self) {}

    #[tool_method]
    pub fn shared() {}

    #[tool_method]
    pub fn owned(self) {}

    #[tool_method]
    pub fn nameless(&self, (a, b): (i32, i32)) {}

    #[tool_method]
    pub fn same(&self, #[param(name = "b")] a: i32, b: i32) {}

    #[tool_method]
    pub fn not_null(&self, #[param(not_null)] a: Option<i32>, #[param(required = false, not_null)] b: i32) {}

    #[tool_method]
    pub fn given(&self, ctx: &ToolContext) {}

    #[tool_method]
    pub fn fixed(&self, list: [u8; 3]) {}
}

fn main() {}
