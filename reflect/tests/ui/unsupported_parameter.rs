//! OLT002: the type of a parameter has no schema.

#[olt::tool]
fn resize(size: usize) {
    let _ = size;
}

#[olt::tool]
async fn pair(both: (i32, i32), name: &str) -> String {
    format!("{both:?} {name}")
}

fn main() {
    resize::tool();
    pair::tool();
}
