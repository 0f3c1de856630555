//! Words that mean nothing where they stand; all of an item's mistakes at once.

#[olt::tool(nme = "x", timeout_seconds = -1, ends_loop = "yes", blocking, blocking)]
async fn place(
    #[arg(rnge(1..=5), range(1), length(1..5), pattern = 3)] count: i32,
    #[arg(range(LIMIT..), length(-1..))] size: i32,
    #[arg(not_null)] name: String,
    #[cfg(unix)] unix: bool,
    #[arg(name = "count")] again: i32,
    Point { x, y }: Point,
    #[arg(default = 1)] ctx: &olt::ToolContext,
) {
    let _ = (count, size, name, unix, again, x, y, ctx);
}

#[derive(olt::ToolType)]
struct Point {
    x: i32,
    y: i32,
}

const LIMIT: i32 = 3;

fn main() {
    let _ = LIMIT;
    place::tool();
}
