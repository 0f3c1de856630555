//! Several mistakes in one item: all are told at once, those that only the compiler finds among them.

use olt::ToolContext;

struct Item;

#[olt::tool(name = "place order", timeout = 3)]
async fn place(item: Item, count: usize, #[arg(rnge(1..))] size: i32, a: ToolContext, b: &ToolContext) -> (i32, i32) {
    let _ = (item, a, b);
    (count as i32, size)
}

struct Shop;

#[olt::toolbox]
impl Shop {
    #[tool(name = "")]
    fn open(&self, item: Item, name: &str) -> Result<Item, String> {
        let _ = name;
        Ok(item)
    }

    #[tool]
    fn close<T>(&mut self, value: T) {
        let _ = value;
    }
}

fn main() {
    place::tool();
    let _ = Shop.open(Item, "");
    Shop.tools();
}
