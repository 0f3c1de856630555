//! Impls that are none of one type: of a trait, of a generic type.

use olt::toolnexus::tool_methods;

trait Weather {
    fn weather(&self) {}
}

struct Service;

#[tool_methods]
impl Weather for Service {
    #[tool_method]
    fn weather(&self) {}
}

struct Store<T>(T);

#[tool_methods]
impl<T> Store<T> {
    #[tool_method]
    pub fn count(&self) {}
}

fn main() {}
