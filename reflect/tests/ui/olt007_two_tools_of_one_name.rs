//! Two methods whose tools have one name, given or made.

struct Orders;

#[olt::toolbox]
impl Orders {
    #[tool(name = "store")]
    fn first(&self) {}

    #[tool]
    fn store(&self) {}

    #[tool(name = "store")]
    fn third() {}

    #[tool]
    fn list(&self) {}
}

fn main() {
    Orders.store();
    Orders.tools();
}
