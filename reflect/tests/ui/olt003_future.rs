//! Futures in the place of `async`.

use std::pin::Pin;

#[olt::tool]
fn later() -> impl Future<Output = String> {
    async { String::new() }
}

#[olt::tool]
fn boxed() -> Pin<Box<dyn Future<Output = String> + Send>> {
    Box::pin(async { String::new() })
}

fn main() {
    let _ = later();
    later::tool();
    boxed::tool();
}
