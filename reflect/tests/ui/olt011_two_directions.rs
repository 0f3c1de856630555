//! Naming policies that differ by direction, or that serde does not have.

#[derive(olt::ToolType)]
#[serde(rename_all(serialize = "PascalCase", deserialize = "PascalCase"))]
struct Both {
    a: i32,
}

#[derive(olt::ToolType)]
#[serde(rename_all(serialize = "camelCase", deserialize = "snake_case"))]
struct Mixed {
    b: i32,
}

#[derive(olt::ToolType)]
#[serde(rename_all = "Title Case")]
enum Size {
    Small,
}

fn main() {
    let _ = (Both { a: 1 }.a, Mixed { b: 1 }.b, Size::Small);
}
