//! OLT002: a struct or enum without the derive, as a parameter and as a field.

struct Item {
    name: String,
}

#[derive(olt::ToolType)]
struct Order {
    first: Item,
    rest: Vec<Item>,
}

#[olt::tool]
fn place(item: Item) {
    let _ = item.name;
}

fn main() {
    place::tool();
}
