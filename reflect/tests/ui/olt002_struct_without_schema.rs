//! Structs and enums that have no schema.

use olt::ToolType;

#[derive(ToolType)]
struct Id(u32);

#[derive(ToolType)]
struct Borrowed<'a> {
    name: &'a str,
}

#[derive(ToolType)]
enum Shape {
    Circle { radius: f64 },
    #[serde(rename = "Circle")]
    Round,
    #[serde(skip)]
    Hidden,
}

#[derive(ToolType)]
enum Never {}

#[derive(ToolType)]
union Either {
    a: u32,
    b: f32,
}

#[derive(ToolType)]
#[serde(rename_all = "kebab-case")]
struct Kebab {
    #[serde(flatten)]
    rest: i32,
    #[serde(rename = "same")]
    a: i32,
    same: i32,
    #[arg(default = 3, name = "x", unknown)]
    b: i32,
}

fn main() {}
