//! OLT006: a type that refers to itself.

#[derive(olt::ToolType)]
struct Node {
    value: i32,
    children: Vec<Node>,
}

#[olt::tool]
fn plant(root: Node) {
    let _ = (root.value, root.children.len());
}

fn main() {
    plant::tool();
}
