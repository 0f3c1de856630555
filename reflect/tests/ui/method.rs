//! OLT001: a method outside of a toolbox.

struct Shop;

impl Shop {
    #[olt::tool]
    fn open(&self) {}
}

#[olt::tool]
struct Closed;

fn main() {
    Shop.open();
}
