//! What the run time always fills in, taken as if it could be missing, or shared otherwise.

use std::sync::Arc;

use olt::{CancellationToken, ToolContext};

#[olt::tool]
fn wait(token: Option<CancellationToken>, ctx: Arc<ToolContext>) {
    let _ = (token, ctx);
}

fn main() {
    wait::tool();
}
