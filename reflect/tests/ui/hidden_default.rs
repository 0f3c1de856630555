//! Defaults that the schema has to show and can't.

fn limit() -> i32 {
    3
}

const RATE: f64 = 0.25;

#[olt::tool]
fn search(#[arg(default = limit())] limit: i32) {
    let _ = limit;
}

#[olt::tool]
fn rate(#[arg(default = {RATE})] rate: f64) {
    let _ = rate;
}

fn main() {
    search::tool();
    rate::tool();
}
