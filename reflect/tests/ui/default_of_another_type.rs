//! Defaults that are no values of their parameters' types.

#[olt::tool]
fn scale(#[arg(default = 1)] factor: f64, #[arg(default = "3")] count: i32, #[arg(default = None)] name: String) {
    let _ = (factor, count, name);
}

fn main() {
    scale::tool();
}
