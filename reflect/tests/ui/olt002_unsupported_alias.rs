//! Types that the type table has no row for, under another name.

type Size = usize;

#[olt::tool]
fn resize(width: Size, heights: Vec<Size>, path: std::path::PathBuf) {
    let _ = (width, heights, path);
}

fn main() {
    resize::tool();
}
