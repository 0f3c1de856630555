//! A struct without the derive, returned alone, in a list, in a `Result`.

struct Receipt;

#[olt::tool]
fn pay() -> Receipt {
    Receipt
}

#[olt::tool]
fn receipts() -> Vec<Receipt> {
    vec![pay()]
}

#[olt::tool]
async fn pay_later() -> Result<Receipt, String> {
    Ok(pay())
}

fn main() {
    pay::tool();
    receipts::tool();
    pay_later::tool();
}
