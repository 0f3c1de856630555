//! Defaults that the schema has to show and can't.

fn limit() -> i32 {
    3
}

const RATE: f64 = 0.25;
const NAME: &str = "x";

#[olt::tool]
fn search(#[arg(default = limit())] limit: i32, #[arg(default = limit() > 2)] all: Option<bool>) {
    let _ = (limit, all);
}

#[olt::tool]
fn rate(#[arg(default = RATE)] rate: f64, #[arg(default = RATE / 2.0)] half: f32) {
    let _ = (rate, half);
}

#[olt::tool]
fn name(#[arg(default = NAME)] name: String, #[arg(default = format!("a{NAME}"))] other: String) {
    let _ = (name, other);
}

fn main() {
    search::tool();
    rate::tool();
    name::tool();
}
