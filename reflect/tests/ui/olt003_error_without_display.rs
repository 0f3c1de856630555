//! An error that the model could not read.

struct Closed;

#[olt::tool]
fn open() -> Result<(), Closed> {
    Err(Closed)
}

#[olt::tool]
async fn sell() -> Result<i32, Vec<String>> {
    Ok(1)
}

fn main() {
    let _ = open();
    open::tool();
    sell::tool();
}
