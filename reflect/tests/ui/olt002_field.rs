//! Fields whose type has no schema, each told where it stands.

#[derive(olt::ToolType)]
struct Order {
    count: usize,
    pair: Option<(i32, i32)>,
    name: &'static str,
    item: Item,
}

struct Item {
    sku: String,
}

#[olt::tool]
fn place(order: Order) -> Order {
    order
}

fn main() {
    let item = Item { sku: String::new() };
    let order = place(Order { count: 1, pair: None, name: "", item });
    let _ = (order.count, order.pair, order.name, order.item.sku);
    place::tool();
    let _ = olt::Tool::create(place);
}
