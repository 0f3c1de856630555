//! A default that the schema has to show, which only the compiler can tell.

const RATE: f64 = 0.25;

#[olt::tool]
fn rate(#[arg(default = {RATE})] rate: f64) {
    let _ = rate;
}

fn main() {
    rate::tool();
}
