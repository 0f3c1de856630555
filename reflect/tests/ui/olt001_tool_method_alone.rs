//! `#[tool_method]` where no `#[tool_methods]` reads it.

use olt::toolnexus::tool_method;

struct Service;

impl Service {
    #[tool_method(description = "Opens it")]
    pub fn open(&self, #[param(description = "When")] hour: i32) -> i32 {
        hour
    }

    #[olt::toolnexus::tool_method]
    pub fn new() -> Self {
        Service
    }
}

#[tool_method]
fn free(#[param(required = false)] count: i32) -> i32 {
    count
}

#[tool_method]
struct Nothing;

fn main() {
    let _ = (Service::new().open(1), free(1), Nothing);
}
