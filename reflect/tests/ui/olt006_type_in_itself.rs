//! A type that refers to itself, by its name and by `Self`.

#[derive(olt::ToolType)]
struct Node {
    value: i32,
    children: Vec<Node>,
}

#[derive(olt::ToolType)]
struct Link {
    next: Option<Box<Self>>,
}

#[olt::tool]
fn plant(root: Node, link: Link) {
    let _ = (root.value, root.children.len(), link.next);
}

fn main() {
    plant::tool();
}
