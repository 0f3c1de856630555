//! A method of an impl without `#[toolbox]`: known by its receiver, or by `Self`.

struct Shop;

impl Shop {
    #[olt::tool]
    fn open(&self, #[arg(range(1..=9))] hour: i32) -> i32 {
        hour
    }

    #[olt::tool]
    fn join(one: i32, other: Self) -> i32 {
        let _ = other;
        one
    }

    #[olt::tool]
    fn found() -> Option<Self> {
        Some(Shop)
    }
}

fn main() {
    Shop.open(1);
    Shop::join(1, Shop);
    Shop::found();
}
