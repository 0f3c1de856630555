//! More than one cancellation token.

use olt::CancellationToken;

#[olt::tool]
fn stop(a: CancellationToken, name: String, b: &CancellationToken) {
    let _ = (a, name, b);
}

fn main() {
    stop::tool();
}
