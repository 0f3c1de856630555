//! OLT009: more than one context or token.

use olt::{CancellationToken, ToolContext};

#[olt::tool]
async fn wait(a: &ToolContext, b: ToolContext, c: CancellationToken, d: &CancellationToken) {
    let _ = (a, b, c, d);
}

fn main() {
    wait::tool();
}
