//! What the compiled lane allocates: the values, and nothing else on its way to them; and how much any text can make
//! a lane hold at once.

#[path = "../benches/speed/order.rs"]
mod order;

use std::collections::HashSet;
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use allocation_counter::{AllocationInfo, measure};
use olt::{JsonElement, Optional, Tool, ToolContext, ToolInvoker, tool};
use order::{ACCEPTED, Line, Order};
use pretty_assertions::assert_eq;

/// What `make` allocates before its value is dropped.
fn allocated<T>(make: impl FnOnce() -> T) -> AllocationInfo {
    let mut kept = None;
    measure(|| kept = Some(make()))
}

#[test]
fn a_decoded_order_costs_the_allocations_of_its_values() {
    let Order { tags, lines, .. } = order::compiled(ACCEPTED).unwrap();
    // One by one, as a decoder gets them: a list and a set grow while they are filled.
    let values = allocated(|| {
        let mut list = Vec::new();
        for Line { sku, note, qty, price } in &lines {
            list.push(Line { sku: sku.clone(), qty: *qty, price: *price, note: note.clone() });
        }
        let mut set = HashSet::new();
        for tag in &tags {
            set.insert(tag.clone());
        }
        (list, set)
    });
    let decoded = allocated(|| order::compiled(ACCEPTED).unwrap());
    assert_eq!((decoded.count_total, decoded.bytes_total), (values.count_total, values.bytes_total));
}

#[tool]
fn add(left: i32, right: f64, flag: Option<bool>) {
    std::hint::black_box((left, right, flag));
}

#[test]
fn a_call_without_owned_values_allocates_nothing() {
    let (tool, context) = (add::tool(), ToolContext::new());
    let text = r#" {"right": -0.5e3, "left": 1e2, "flag": null} "#;
    let call = || {
        let call = pin!(ToolInvoker::invoke(&tool, text, &context));
        assert!(
            matches!(call.poll(&mut Context::from_waker(Waker::noop())), Poll::Ready(Ok(result)) if !result.is_error)
        );
    };
    call();
    assert_eq!(measure(call).count_total, 0);
}

/// Texts that ask for much memory by their shape, each about as long as `bytes`.
fn greedy(bytes: usize) -> Vec<String> {
    let fill = |unit: &str| unit.repeat(bytes / unit.len());
    let member = |index: usize| format!(r#""k{index}":0,"#);
    vec![
        fill("["),
        fill(r#"{"order":"#),
        format!("{{\"order\":{{\"rating\":{}}}}}", fill("9")),
        format!("{{\"order\":{{\"rating\":1e{}}}}}", fill("9")),
        format!("{{\"order\":{{\"tags\":[{}\"\"]}}}}", (0..bytes / 8).map(|i| format!("\"{i}\",")).collect::<String>()),
        format!("{{\"order\":{{\"lines\":[{}0]}}}}", fill(r#"{"sku":"","qty":0,"price":0,"note":null},"#)),
        format!("{{\"order\":{{{}}}}}", (0..bytes / 8).map(member).collect::<String>()),
        format!("{{\"{}\":1}}", fill("\\u0001")),
        format!("{{\"order\":{{\"priority\":\"{}\"}}}}", fill("\\\"")),
        format!("{{\"any\":[{}0]}}", fill("0,")),
        format!("{{\"any\":[{}0]}}", fill("{},")),
        format!("{{\"any\":{{{}\"z\":0}}}}", (0..bytes / 8).map(member).collect::<String>()),
        format!("{{\"list\":[{}0]}}", fill("0,")),
        format!("{{\"set\":[{}0]}}", (0..bytes / 8).map(|index| format!("{index},")).collect::<String>()),
    ]
}

#[tool]
fn greed(order: Optional<Order>, any: Optional<JsonElement>, set: Optional<HashSet<i64>>, list: Optional<Vec<i64>>) {
    drop((order, any, set, list));
}

#[test]
fn no_text_makes_a_lane_hold_more_than_a_small_multiple_of_itself() {
    let reflected = Tool::create(greed).param("order").param("any").param("set").param("list").build().unwrap();
    // The reflection lane holds 32 bytes for each value, and for a moment twice a list that grows.
    for (tool, most) in [(greed::tool(), 16), (reflected, 64)] {
        for text in greedy(100_000) {
            let held = measure(|| drop(tool.decode(&text))).bytes_max;
            let multiple = held / text.len() as u64;
            assert!(multiple <= most, "{multiple} times {}…", &text[..60]);
        }
    }
}
