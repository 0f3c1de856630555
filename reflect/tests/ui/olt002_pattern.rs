//! Parameters that no name is bound to.

#[derive(olt::ToolType)]
struct Point {
    x: i32,
    y: i32,
}

#[olt::tool]
fn add(Point { x, y }: Point, _: i32) -> i32 {
    x + y
}

#[olt::tool]
fn first([first, ..]: [i32; 2]) -> i32 {
    first
}

fn main() {
    add(Point { x: 1, y: 2 }, 3);
    add::tool();
    first::tool();
}
