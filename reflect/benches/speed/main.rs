//! Decoding against what users have today. `cargo xtask bench` runs it and prints the ratios beside their bounds.

mod order;
mod refused;

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use divan::{Bencher, black_box};
use olt::reflection::Param;
use olt::{Tool, ToolContext, ToolInvoker, ToolResult, tool};
use order::{ACCEPTED, Line, Order, Priority};
use serde::Deserialize;

fn main() {
    divan::main();
}

/// The result of a call that never waits.
fn invoked(tool: &Tool, arguments: &str, context: &ToolContext) -> ToolResult {
    let call = pin!(ToolInvoker::invoke(tool, arguments, context));
    match call.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(Ok(result)) => result,
        _ => panic!("the call waits"),
    }
}

/// The order's properties as the parameters of a tool that does nothing.
fn reflected() -> Tool {
    type Tags = std::collections::HashSet<String>;
    let nothing =
        |rating: i32, tags: Tags, lines: Vec<Line>, at: jiff::Timestamp, id: uuid::Uuid, priority: Priority| {
            black_box((rating, tags, lines, at, id, priority));
        };
    Tool::create(nothing)
        .name("order")
        .param(Param::new("rating").range(1..=5))
        .param("tags")
        .param("lines")
        .param("placedAt")
        .param("id")
        .param("priority")
        .build()
        .unwrap()
}

/// Every decoder also drops what it made, as the call of a tool does.
mod accepted {
    use super::*;

    #[divan::bench]
    fn compiled(bencher: Bencher<'_, '_>) {
        bencher.bench_local(|| drop(black_box(order::compiled(black_box(ACCEPTED)).unwrap())));
    }

    /// The same struct, with less checked: no range, no repeated element, looser forms.
    #[divan::bench]
    fn serde(bencher: Bencher<'_, '_>) {
        let parse = || serde_json::from_slice::<Order>(black_box(ACCEPTED.as_bytes())).unwrap();
        bencher.bench_local(|| drop(black_box(parse())));
    }

    #[divan::bench]
    fn reflection(bencher: Bencher<'_, '_>) {
        let (tool, context) = (reflected(), ToolContext::new());
        assert_eq!(tool.decode(ACCEPTED).map(|_| ()), Ok(()));
        bencher.bench_local(|| invoked(&tool, black_box(ACCEPTED), &context));
    }

    /// What checks as much without `olt`: any JSON, held against the schema, then made typed.
    #[divan::bench]
    fn validator(bencher: Bencher<'_, '_>) {
        let schema = serde_json::from_str(reflected().input_schema()).unwrap();
        let options = jsonschema::options().should_validate_formats(true);
        let validator = options.build(&schema).unwrap();
        bencher.bench_local(|| {
            let value = serde_json::from_slice(black_box(ACCEPTED.as_bytes())).unwrap();
            assert!(validator.is_valid(&value));
            drop(black_box(serde_json::from_value::<Order>(value).unwrap()));
        });
    }
}

/// The fault is worded as well.
#[divan::bench_group(name = "refused")]
mod turned_down {
    use super::*;

    #[divan::bench(args = refused::names())]
    fn compiled(bencher: Bencher<'_, '_>, what: &str) {
        let text = refused::text(what);
        bencher.bench_local(|| order::compiled(black_box(&text)).unwrap_err().to_string());
    }

    #[divan::bench(args = refused::names())]
    fn reflection(bencher: Bencher<'_, '_>, what: &str) {
        let (text, tool, context) = (refused::text(what), reflected(), ToolContext::new());
        assert!(invoked(&tool, &text, &context).is_error);
        bencher.bench_local(|| invoked(&tool, black_box(&text), &context));
    }
}

mod small {
    use super::*;

    const CALL: &str = r#"{"city":"Chennai","days":3,"metric":true}"#;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only parsing it is measured")]
    struct Forecast {
        city: String,
        days: i32,
        metric: bool,
    }

    #[tool]
    fn forecast(city: String, days: i32, metric: bool) {
        black_box((city, days, metric));
    }

    /// The whole call: arguments in, result out.
    #[divan::bench]
    fn invoke(bencher: Bencher<'_, '_>) {
        let (tool, context) = (forecast::tool(), ToolContext::new());
        bencher.bench_local(|| invoked(&tool, black_box(CALL), &context));
    }

    #[divan::bench]
    fn serde(bencher: Bencher<'_, '_>) {
        let parse = || serde_json::from_slice::<Forecast>(black_box(CALL.as_bytes())).unwrap();
        bencher.bench_local(|| drop(black_box(parse())));
    }
}
