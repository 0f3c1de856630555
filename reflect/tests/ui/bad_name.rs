//! OLT008: names that are none.

#[olt::tool(name = "place order")]
fn place() {}

#[olt::tool(name = "")]
fn nameless() {}

#[olt::tool]
fn größe() {}

fn main() {
    place::tool();
}
