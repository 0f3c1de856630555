//! Mistakes of a toolbox that have no id.

struct Orders;
struct Empty;

#[olt::toolbox]
impl Orders {
    #[tool]
    fn place(&mut self) {}

    #[tool(companion = other)]
    fn first(self) {}
}

#[olt::toolbox(name = "empty")]
impl Empty {
    fn nothing(&self) {}
}

fn main() {
    Empty.nothing();
    Orders.place();
    Orders.tools();
    Empty.tools();
}
