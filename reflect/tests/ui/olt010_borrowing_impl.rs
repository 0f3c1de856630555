//! A toolbox with a lifetime, or a constant.

struct View<'a>(&'a str);

#[olt::toolbox]
impl<'a> View<'a> {
    #[tool]
    fn length(&self) -> u64 {
        self.0.len() as u64
    }
}

struct Rows<const N: usize>;

#[olt::toolbox]
impl<const N: usize> Rows<N> {
    #[tool]
    fn count(&self) -> u64 {
        N as u64
    }
}

fn main() {
    View("").length();
    View("").tools();
    Rows::<3>.tools();
}
