//! Arguments written with `impl`.

#[olt::tool]
fn show(value: impl olt::ToolType) {
    let _ = value;
}

#[olt::tool]
fn show_all(values: Vec<impl Into<String>>) {
    let _ = values;
}

fn main() {
    show(1);
    show::tool();
    show_all::tool();
}
