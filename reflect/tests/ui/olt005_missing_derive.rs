//! A struct or enum without the derive, as a parameter and as a field.

struct Item {
    name: String,
}

enum Size {
    Small,
}

#[derive(olt::ToolType)]
struct Order {
    first: Item,
    rest: Vec<Item>,
}

#[olt::tool]
fn place(item: Item, sizes: Vec<Option<Size>>, order: Order) {
    let _ = (item.name, sizes, order.first, order.rest);
}

fn main() {
    let item = || Item { name: String::new() };
    place(item(), vec![Some(Size::Small)], Order { first: item(), rest: vec![item()] });
    place::tool();
}
