//! The invoker: whatever a tool does, its caller gets a result, and every cost line is kept.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{async_tool, tool};
use olt::contract::{Call, Failure, Outcome};
use olt::{
    CancellationToken, Cancelled, CostLine, Metadata, Part, TimeProvider, Tool, ToolContext, ToolInvoker, ToolResult,
};
use pretty_assertions::assert_eq;

const FIVE_SECONDS: Metadata = Metadata { timeout_seconds: 5, ..Metadata::DEFAULT };

fn done(text: &str) -> Outcome {
    Ok(ToolResult::text(text))
}

async fn error_text(tool: &Tool, context: &ToolContext) -> String {
    let result = ToolInvoker::invoke(tool, "{}", context).await.unwrap();
    assert!(result.is_error);
    match &result.parts[..] {
        [Part::Text(text)] => text.clone(),
        other => panic!("one text part expected, not {other:?}"),
    }
}

#[tokio::test]
async fn a_result_is_passed_on_and_a_refusal_is_an_error_result() {
    let echo = tool("echo", Metadata::DEFAULT, |arguments, _| Call::Done(done(&arguments)));
    let result = ToolInvoker::invoke(&echo, "{}", &ToolContext::new()).await.unwrap();
    assert_eq!((result.parts, result.is_error), (vec![Part::text("{}")], false));
    let refused = ToolInvoker::invoke(&echo, "[]", &ToolContext::new()).await.unwrap();
    assert_eq!(refused.parts, [Part::text("Arguments must be a JSON object, not an array.")]);
    assert!(refused.is_error);
}

#[tokio::test]
async fn a_failure_names_the_tool_and_the_error() {
    let boom = tool("boom", Metadata::DEFAULT, |_, _| Call::Done(Err(Failure::new("IoError", "disk full"))));
    assert_eq!(error_text(&boom, &ToolContext::new()).await, "Tool 'boom' failed: IoError: disk full");
}

#[tokio::test]
async fn panics_are_failures_wherever_they_happen() {
    let at_once = tool("p", Metadata::DEFAULT, |_, _| panic!("at once"));
    assert_eq!(error_text(&at_once, &ToolContext::new()).await, "Tool 'p' failed: panic: at once");

    let while_polled = async_tool("p", Metadata::DEFAULT, |_, _| async {
        tokio::task::yield_now().await;
        panic!("{}", 1 + 1)
    });
    assert_eq!(error_text(&while_polled, &ToolContext::new()).await, "Tool 'p' failed: panic: 2");

    let wordless = tool("p", Metadata::DEFAULT, |_, _| std::panic::panic_any(7_u8));
    assert_eq!(error_text(&wordless, &ToolContext::new()).await, "Tool 'p' failed: panic: (no message)");
    let empty = tool("p", Metadata::DEFAULT, |_, _| std::panic::panic_any(String::new()));
    assert_eq!(error_text(&empty, &ToolContext::new()).await, "Tool 'p' failed: panic: (no message)");
}

/// Panics when it is dropped.
struct Explosive;

impl Drop for Explosive {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            panic!("dropped");
        }
    }
}

#[tokio::test]
async fn panics_of_destructors_change_nothing() {
    let payload = tool("p", Metadata::DEFAULT, |_, _| std::panic::panic_any(Explosive));
    assert_eq!(error_text(&payload, &ToolContext::new()).await, "Tool 'p' failed: panic: (no message)");

    let (clock, hand) = TimeProvider::manual();
    let held = async_tool("p", FIVE_SECONDS, |_, _| async {
        let _held = Explosive;
        std::future::pending().await
    });
    let context = ToolContext::new().with_clock(clock);
    let (text, ()) = tokio::join!(error_text(&held, &context), async { hand.advance(Duration::from_secs(5)) });
    assert_eq!(text, "Tool 'p' timed out after 5 s.");
}

#[tokio::test]
async fn a_time_out_is_measured_on_the_contexts_clock_and_keeps_the_costs() {
    let (clock, hand) = TimeProvider::manual();
    let context = ToolContext::new().with_clock(clock);
    let slow = async_tool("slow", FIVE_SECONDS, |_, context: ToolContext| async move {
        context.add_cost(CostLine::new("search", 10, "USD"));
        std::future::pending().await
    });
    let call = error_text(&slow, &context);
    tokio::pin!(call);
    hand.advance(Duration::from_millis(4_999));
    // The call begins with its first poll: what the clock showed before does not count.
    assert!(futures_pending(call.as_mut()).await);
    hand.advance(Duration::from_millis(4_999));
    assert!(futures_pending(call.as_mut()).await);
    hand.advance(Duration::from_millis(1));
    assert_eq!(call.await, "Tool 'slow' timed out after 5 s.");
    assert_eq!(context.costs(), [CostLine::new("search", 10, "USD")]);
}

/// Polls once; whether the future still waits.
async fn futures_pending<F: Future + Unpin>(mut future: F) -> bool {
    std::future::poll_fn(|task| std::task::Poll::Ready(std::pin::Pin::new(&mut future).poll(task).is_pending())).await
}

#[tokio::test(start_paused = true)]
async fn tokios_clock_times_out_as_well() {
    let slow = async_tool("slow", FIVE_SECONDS, |_, _| std::future::pending());
    assert_eq!(error_text(&slow, &ToolContext::new()).await, "Tool 'slow' timed out after 5 s.");
    let endless = Metadata { timeout_seconds: u64::MAX, ..Metadata::DEFAULT };
    let quick = async_tool("quick", endless, |_, _| async { done("ok") });
    assert!(!ToolInvoker::invoke(&quick, "{}", &ToolContext::new()).await.unwrap().is_error);
}

#[tokio::test]
async fn cancellation_by_the_caller_is_an_outcome_of_its_own() {
    let token = CancellationToken::new();
    let context = ToolContext::new().with_cancellation(token.clone());
    let waiting = async_tool("waiting", Metadata::DEFAULT, |_, context: ToolContext| async move {
        context.add_cost(CostLine::new("search", 10, "USD"));
        std::future::pending().await
    });
    let (outcome, ()) = tokio::join!(ToolInvoker::invoke(&waiting, "{}", &context), async { token.cancel() });
    assert_eq!(outcome.unwrap_err(), Cancelled);
    assert_eq!(context.costs().len(), 1);
    assert_eq!(Cancelled.to_string(), "the call was cancelled by its caller");
}

#[tokio::test]
async fn a_finished_result_wins_over_a_cancellation_at_the_same_moment() {
    let token = CancellationToken::new();
    let context = ToolContext::new().with_cancellation(token.clone());
    let finishing = async_tool("finishing", Metadata::DEFAULT, move |_, _| {
        let token = token.clone();
        async move {
            token.cancel();
            done("ok")
        }
    });
    assert_eq!(ToolInvoker::invoke(&finishing, "{}", &context).await.unwrap().parts, [Part::text("ok")]);
    assert_eq!(ToolInvoker::invoke(&finishing, "{}", &context).await.unwrap_err(), Cancelled);
}

#[tokio::test]
async fn a_tool_that_gives_up_after_the_cancellation_is_cancelled() {
    let token = CancellationToken::new();
    let context = ToolContext::new().with_cancellation(token.clone());
    let noticing = async_tool("noticing", Metadata::DEFAULT, move |_, _| {
        token.cancel();
        async { Err(Failure::new("Aborted", "the caller went away")) }
    });
    assert_eq!(ToolInvoker::invoke(&noticing, "{}", &context).await.unwrap_err(), Cancelled);
}

/// How the calls of the crowd end.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    finished: usize,
    failed: usize,
    timed_out: usize,
    cancelled: usize,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_of_calls_loses_no_result_and_no_cost_line() {
    const CALLS: usize = 10_000;
    let held = Arc::new(());
    let of_calls = Arc::clone(&held);
    let crowd = async_tool("crowd", FIVE_SECONDS, move |arguments, context: ToolContext| {
        let held = Arc::clone(&of_calls);
        async move {
            context.add_cost(CostLine::new("call", 1, "USD"));
            tokio::task::yield_now().await;
            match &*arguments {
                "panic" => panic!("boom"),
                "wait" => std::future::pending().await,
                _ => {
                    drop(held);
                    done(&arguments)
                }
            }
        }
    });
    let (clock, hand) = TimeProvider::manual();
    let token = CancellationToken::new();
    let run = ToolContext::new().with_clock(clock);
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..CALLS {
        let (tool, mut context) = (crowd.clone(), run.clone());
        let arguments = ["ok", "panic", "wait", "wait"][number % 4];
        if number % 4 == 3 {
            context = context.with_cancellation(token.clone());
        }
        tasks.spawn(async move { ToolInvoker::invoke(&tool, arguments, &context).await });
    }
    while run.costs().len() < CALLS {
        tokio::task::yield_now().await;
    }
    token.cancel();
    let mut tally = Tally::default();
    while tally.cancelled + tally.finished + tally.failed < CALLS / 4 * 3 {
        tally.count(tasks.join_next().await.unwrap().unwrap());
    }
    hand.advance(Duration::from_secs(5));
    while let Some(outcome) = tasks.join_next().await {
        tally.count(outcome.unwrap());
    }
    let quarter = CALLS / 4;
    assert_eq!(tally, Tally { finished: quarter, failed: quarter, timed_out: quarter, cancelled: quarter });
    assert_eq!(run.costs().len(), CALLS);
    drop(crowd);
    assert_eq!(Arc::strong_count(&held), 1, "what a call held is let go of, however the call ended");
}

impl Tally {
    fn count(&mut self, outcome: Result<ToolResult, Cancelled>) {
        let counter = match outcome {
            Err(Cancelled) => &mut self.cancelled,
            Ok(result) if !result.is_error => &mut self.finished,
            Ok(result) if result.parts == [Part::text("Tool 'crowd' timed out after 5 s.")] => &mut self.timed_out,
            Ok(_) => &mut self.failed,
        };
        *counter += 1;
    }
}
