//! A generic function.

#[olt::tool]
fn store<T: olt::ToolType>(value: T) -> Vec<T> {
    vec![value]
}

#[olt::tool]
async fn fill<const N: usize>(value: i32) {
    let _ = [value; N];
}

fn main() {
    store::<i32>(1);
    store::tool();
    fill::tool();
}
