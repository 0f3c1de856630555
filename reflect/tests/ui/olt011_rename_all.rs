//! Naming policies that the contract does not have.

#[derive(olt::ToolType)]
#[serde(rename_all = "kebab-case")]
struct Kebab {
    a: i32,
}

#[derive(olt::ToolType)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
struct Loud {
    b: i32,
}

#[olt::tool]
fn take(kebab: Kebab, loud: Loud) -> i32 {
    kebab.a + loud.b
}

fn main() {
    take::tool();
}
