//! OLT003: a return type that is not supported.

#[olt::tool]
fn count() -> usize {
    1
}

#[olt::tool]
fn later() -> impl Future<Output = String> {
    async { String::new() }
}

fn main() {
    count::tool();
    later::tool();
}
