//! More than one context.

use olt::ToolContext;

#[olt::tool]
async fn wait(a: &ToolContext, b: ToolContext, c: olt::contract::ToolContext) {
    let _ = (a, b, c);
}

fn main() {
    wait::tool();
}
