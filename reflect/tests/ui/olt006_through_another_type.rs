//! Two types that refer to each other: the compiler finds the cycle and tells it in its own words, once; the name of
//! the constant is ours.

#[derive(olt::ToolType)]
struct Menu {
    dishes: Vec<Dish>,
}

#[derive(olt::ToolType)]
struct Dish {
    menu: Option<Box<Menu>>,
}

#[olt::tool]
fn is_empty(menu: Menu) -> bool {
    menu.dishes.is_empty()
}

fn main() {
    is_empty::tool();
}
