//! OLT009: a context is asked for twice.

#![allow(unused_variables)]

use olt::CancellationToken;
use olt::toolnexus::{ToolContext, tool_methods};

struct Service;

#[tool_methods]
impl Service {
    #[tool_method]
    pub fn contexts(&self, a: Option<&ToolContext>, b: Option<ToolContext>) {}

    #[tool_method]
    pub fn tokens(&self, a: CancellationToken, b: CancellationToken) {}
}

fn main() {}
