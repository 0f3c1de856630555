//! OLT004: a generic function.

#[olt::tool]
fn store<T: olt::ToolType>(value: T) {
    let _ = value;
}

#[olt::tool]
fn show(value: impl olt::ToolType) {
    let _ = value;
}

fn main() {
    store::<i32>(1);
    show(1);
}
