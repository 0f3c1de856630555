//! `#[toolbox]` on the impl of a trait, of a reference, of a trait object.

struct Orders;

#[olt::toolbox]
impl Clone for Orders {
    #[tool]
    fn clone(&self) -> Self {
        Orders
    }
}

trait Shop {}

#[olt::toolbox]
impl dyn Shop {
    #[tool]
    fn open(&self) {}
}

fn main() {
    let _ = Orders.clone();
}
