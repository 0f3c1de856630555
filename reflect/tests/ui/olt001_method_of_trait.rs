//! A method that a trait declares, with and without a body.

trait Open {
    #[olt::tool]
    fn open(
        &self,
        /// When.
        #[arg(range(1..=9))]
        hour: i32,
    ) -> i32;

    #[olt::tool]
    fn close(&self) {}
}

struct Shop;

impl Open for Shop {
    fn open(&self, hour: i32) -> i32 {
        hour
    }
}

fn main() {
    Shop.open(1);
    Shop.close();
}
