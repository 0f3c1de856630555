//! OLT007 and OLT008: names that no model could call, or tell apart.

use olt::toolnexus::tool_methods;

struct Service;

#[tool_methods]
impl Service {
    #[tool_method(name = "get weather")]
    pub fn weather(&self) {}

    #[tool_method]
    #[allow(non_snake_case)]
    pub fn Größe(&self) {}

    #[tool_method(name = "send")]
    pub fn first(&self) {}

    #[tool_method]
    pub fn send(&self) {}
}

fn main() {}
