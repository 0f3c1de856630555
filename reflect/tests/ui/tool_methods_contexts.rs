//! Contexts of the other system, and one that has to be an `Option`.

#![allow(unused_variables)]

use std::sync::Arc;

use olt::toolnexus::{ToolContext, Tools, tool_methods};

struct Service;

#[tool_methods]
impl Service {
    #[tool_method]
    pub fn other_system(&self, a: &olt::ToolContext) {}

    #[tool_method]
    pub fn other_system_owned(&self, a: olt::ToolContext) {}

    #[tool_method]
    pub fn other_system_in_option(&self, a: Option<&olt::ToolContext>) {}

    #[tool_method]
    pub fn always_there(&self, a: &ToolContext) {}
}

fn main() {
    Tools::describe(Service).method("a", |_: Arc<Service>, context: ToolContext| {});
}
