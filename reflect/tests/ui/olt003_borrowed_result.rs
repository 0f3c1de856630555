//! Results that borrow.

struct Shop {
    name: String,
}

#[olt::toolbox]
impl Shop {
    #[tool]
    fn name(&self) -> &str {
        &self.name
    }

    #[tool]
    fn letters(&self) -> Result<Vec<&str>, String> {
        Ok(vec![&self.name])
    }
}

fn main() {
    let shop = Shop { name: String::new() };
    shop.name();
    shop.tools();
}
