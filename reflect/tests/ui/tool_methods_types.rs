//! Types that the compiler alone can judge: no schema, no zero, no way back.

#![allow(unused_variables)]

use olt::toolnexus::{Tools, tool_methods};

struct Opaque;

struct Service;

#[tool_methods]
impl Service {
    #[tool_method]
    pub fn takes(&self, opaque: Opaque) {}

    #[tool_method]
    pub fn gives(&self) -> Opaque {
        Opaque
    }

    #[tool_method]
    pub fn gives_parts(&self) -> olt::Part {
        olt::Part::text("a")
    }
}

struct Zeros;

#[tool_methods]
impl Zeros {
    #[tool_method]
    pub fn text(&self, #[param(required = false)] text: String) {}
}

fn main() {
    Tools::from_object(Opaque);
}
