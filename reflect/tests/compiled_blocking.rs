//! `#[tool(blocking)]`: the function runs on tokio's blocking pool, and the invoker waits for it as for any other.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{LazyLock, Mutex};
use std::thread::{self, ThreadId};
use std::time::Duration;

use olt::{
    CancellationToken, Cancelled, CostLine, Part, TimeProvider, Tool, ToolContext, ToolInvoker, ToolResult, tool,
    toolbox,
};
use pretty_assertions::assert_eq;

#[tool(blocking)]
fn where_it_runs() -> String {
    format!("{:?}", thread::current().id())
}

#[tool]
fn where_others_run() -> String {
    format!("{:?}", thread::current().id())
}

struct Shelf(ThreadId);

#[toolbox]
impl Shelf {
    #[tool(blocking)]
    fn is_elsewhere(&self, _number: i32) -> bool {
        thread::current().id() != self.0
    }
}

async fn parts(tool: &Tool, arguments: &str) -> Vec<Part> {
    ToolInvoker::invoke(tool, arguments, &ToolContext::new()).await.unwrap().parts
}

#[tokio::test]
async fn it_runs_on_a_thread_of_its_own() {
    let here = thread::current().id();
    assert_eq!(parts(&where_others_run::tool(), "").await, [Part::text(format!("{here:?}"))]);
    assert_ne!(parts(&where_it_runs::tool(), "").await, [Part::text(format!("{here:?}"))]);
    let tools = Shelf(here).tools();
    assert_eq!(parts(&tools[0], r#"{"_number":1}"#).await, [Part::json("true")]);
    let refused = "Argument '_number' must be an integer from -2147483648 to 2147483647, not a string.";
    assert_eq!(parts(&tools[0], r#"{"_number":"x"}"#).await, [Part::text(refused)]);
}

/// What a `wait` that runs is let go by; one call at a time.
static GATE: LazyLock<(Sender<()>, Mutex<Receiver<()>>)> = LazyLock::new(|| {
    let (sender, receiver) = channel();
    (sender, Mutex::new(receiver))
});

/// Blocks its thread until the gate opens.
#[tool(blocking, timeout_seconds = 5)]
fn wait(context: &ToolContext) {
    context.add_cost(CostLine::new("wait", 1, "USD"));
    GATE.1.lock().unwrap().recv().unwrap();
}

/// Runs `wait` until it has begun, then what `meanwhile` does, then opens the gate.
async fn waited(context: &ToolContext, meanwhile: impl FnOnce()) -> Result<ToolResult, Cancelled> {
    let tool = wait::tool();
    let begun = context.costs().len();
    let call = ToolInvoker::invoke(&tool, "", context);
    let ((), outcome) = tokio::join!(
        async {
            while context.costs().len() == begun {
                tokio::task::yield_now().await;
            }
            meanwhile();
        },
        call
    );
    GATE.0.send(()).unwrap();
    outcome
}

#[tokio::test]
async fn its_caller_need_not_wait_for_it_and_its_costs_are_kept() {
    let (clock, hand) = TimeProvider::manual();
    let token = CancellationToken::new();
    let context = ToolContext::new().with_clock(clock).with_cancellation(token.clone());
    let late = waited(&context, || hand.advance(Duration::from_secs(5))).await.unwrap();
    assert_eq!((late.parts, late.is_error), (vec![Part::text("Tool 'wait' timed out after 5 s.")], true));
    assert_eq!(waited(&context, || token.cancel()).await.unwrap_err(), Cancelled);
    assert_eq!(context.costs().len(), 2);
}
