//! Return types that the type table has no row for, under another name.

type Size = usize;
type Answer<T> = Result<T, String>;

#[olt::tool]
fn count() -> Size {
    1
}

#[olt::tool]
fn sizes() -> Answer<Vec<Size>> {
    Ok(Vec::new())
}

fn main() {
    count::tool();
    sizes::tool();
}
