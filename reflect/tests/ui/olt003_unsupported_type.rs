//! Return types that the type table has no row for.

#[olt::tool]
fn count() -> usize {
    1
}

#[olt::tool]
async fn pair() -> Result<(i32, i32), String> {
    Ok((1, 2))
}

#[olt::tool]
fn bytes() -> Option<[u8; 3]> {
    None
}

#[olt::tool]
fn never() -> ! {
    panic!()
}

#[olt::tool]
fn any() -> Box<dyn std::any::Any> {
    Box::new(1)
}

fn main() {
    count();
    count::tool();
    pair::tool();
    bytes::tool();
    never::tool();
    any::tool();
}
