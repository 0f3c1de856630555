//! Mistakes of a toolbox: OLT001, OLT007, OLT010 and its own.

struct Orders;
struct Shop<T>(T);
struct Empty;

#[olt::toolbox]
impl Orders {
    #[tool]
    fn place(&mut self) {}

    #[tool(name = "store", companion = other)]
    fn first(&self) {}

    #[tool]
    fn store(&self) {}

    #[tool(name = "store")]
    fn third() {}
}

#[olt::toolbox]
impl<T> Shop<T> {
    #[tool]
    fn open(&self) {}
}

#[olt::toolbox]
impl Clone for Orders {
    #[tool]
    fn clone(&self) -> Self {
        Orders
    }
}

#[olt::toolbox(name = "empty")]
impl Empty {
    fn nothing(&self) {}
}

#[olt::toolbox]
struct NoImpl;

fn main() {
    Empty.nothing();
    Orders.tools();
    Shop(1).tools();
}
