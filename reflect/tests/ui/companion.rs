//! A function whose enum would hide a type of its own signature.

#[allow(non_camel_case_types)]
#[derive(olt::ToolType)]
struct order {
    count: i32,
}

#[olt::tool]
fn order(order: order) -> i32 {
    order.count
}

#[olt::tool]
fn u8() {}

fn main() {}
