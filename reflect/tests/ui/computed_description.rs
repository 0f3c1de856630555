//! Doc comments that are not written out.

#[doc = include_str!("../../Cargo.toml")]
#[olt::tool]
fn about(#[doc = concat!("a", "b")] name: String) {
    let _ = name;
}

#[derive(olt::ToolType)]
struct Item {
    #[doc = concat!("a", "b")]
    name: String,
}

fn main() {
    about::tool();
    let _ = Item { name: String::new() }.name;
}
