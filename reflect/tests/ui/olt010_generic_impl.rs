//! A toolbox with a type parameter.

struct Shop<T>(T);

#[olt::toolbox]
impl<T> Shop<T> {
    #[tool]
    fn open(&self, item: T) {
        let _ = item;
    }
}

fn main() {
    Shop(1).open(2);
    Shop(1).tools();
}
