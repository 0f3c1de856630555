//! Two types that refer to each other: the compiler finds the cycle, and tells it in its own words.

#[derive(olt::ToolType)]
struct Menu {
    dishes: Vec<Dish>,
}

#[derive(olt::ToolType)]
struct Dish {
    menu: Option<Box<Menu>>,
}

fn main() {}
