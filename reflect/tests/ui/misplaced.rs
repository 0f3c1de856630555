//! The attributes on things that are no functions and no impls.

#[olt::tool]
struct Closed;

#[olt::toolbox]
struct NoImpl;

#[olt::tool]
unsafe fn danger() {}

fn main() {
    let _ = (Closed, NoImpl);
    danger::tool();
}
