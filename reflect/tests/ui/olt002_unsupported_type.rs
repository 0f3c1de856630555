//! Types that the type table has no row for, spelled out.

use std::collections::{BTreeMap, HashMap};

#[olt::tool]
fn resize(width: usize, height: Option<isize>, depth: i128, area: Vec<u128>) {
    let _ = (width, height, depth, area);
}

#[olt::tool]
async fn pair(both: (i32, i32), three: [u8; 3], nothing: ()) -> String {
    format!("{both:?} {three:?} {nothing:?}")
}

#[olt::tool]
fn call(back: fn(i32) -> i32, shown: Box<dyn std::fmt::Debug + Send + Sync>, pointer: *const u8) {
    let _ = (back, shown, pointer);
}

#[olt::tool]
fn count(names: HashMap<u32, String>, deep: BTreeMap<String, Vec<(i32, i32)>>) {
    let _ = (names, deep);
}

fn main() {
    resize(1, None, 2, Vec::new());
    resize::tool();
    pair::tool();
    call::tool();
    count::tool();
}
