//! Two methods that differ by the `_async` that a tool's name leaves out, or by case.

struct Orders;

#[olt::toolbox]
#[allow(non_snake_case)]
impl Orders {
    #[tool]
    fn getOrder(&self) {}

    #[tool]
    async fn getOrderAsync(&self) {}

    #[tool]
    fn get_order(&self) {}
}

fn main() {
    Orders.getOrder();
    Orders.tools();
}
