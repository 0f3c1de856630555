//! The invoker: a call in, a result out, whatever the tool does.

use std::any::Any;
use std::fmt;
use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::Poll;

use super::clock::Deadline;
use super::{Call, Failure, Fault, Outcome, Tool, ToolContext, ToolResult};

/// Runs tools.
#[derive(Debug, Clone, Copy)]
pub struct ToolInvoker;

/// The caller cancelled the call: an outcome of its own, not an error result for the model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cancelled;

impl fmt::Display for Cancelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the call was cancelled by its caller")
    }
}

impl std::error::Error for Cancelled {}

impl ToolInvoker {
    /// Calls `tool` with the model's `arguments`; an empty text means no arguments.
    ///
    /// A tool's own failure, a panic among them, is an error result. A time-out drops the tool's future; a
    /// synchronous tool runs to its end unless it is `blocking`. On tokio's clock a tool with a time-out needs
    /// a runtime with its time driver on.
    ///
    /// # Errors
    /// [`Cancelled`] where the context's token was cancelled before the tool had finished, or where the tool
    /// failed after it was: a finished result wins, a failure does not (ruling I-3).
    ///
    /// ```
    /// # use olt::{Tool, ToolContext, ToolInvoker};
    /// # async fn run(tool: Tool) {
    /// let result = ToolInvoker::invoke(&tool, r#"{"city":"Chennai"}"#, &ToolContext::new()).await;
    /// match result {
    ///     Ok(result) if result.is_error => println!("the model has to mend its call: {result:?}"),
    ///     Ok(result) => println!("{result:?}"),
    ///     Err(cancelled) => println!("{cancelled}"),
    /// }
    /// # }
    /// ```
    pub async fn invoke(
        tool: &Tool,
        arguments: impl AsRef<[u8]>,
        context: &ToolContext,
    ) -> Result<ToolResult, Cancelled> {
        if context.cancellation().is_cancelled() {
            return Err(Cancelled);
        }
        let deadline = context.clock().deadline(tool.metadata().timeout_seconds);
        let begun = guarded(|| tool.handler().call(arguments.as_ref(), context));
        let outcome = match begun {
            Err(failure) => Err(failure),
            Ok(Call::Refused(fault)) => return Ok(ToolResult::error(fault.to_string())),
            Ok(Call::Done(outcome)) => outcome,
            Ok(Call::Running(future)) => match finish(future, deadline, context).await {
                Ended::Finished(outcome) => outcome,
                Ended::TimedOut => return Ok(timed_out(tool)),
                Ended::Cancelled => return Err(Cancelled),
            },
        };
        match outcome {
            Ok(result) => Ok(result),
            // A tool that noticed the cancellation and gave up says so by failing.
            Err(_) if context.cancellation().is_cancelled() => Err(Cancelled),
            Err(failure) => Ok(failed(tool, &failure)),
        }
    }
}

type Running<'c> = Pin<Box<dyn Future<Output = Outcome> + Send + 'c>>;

enum Ended {
    Finished(Outcome),
    TimedOut,
    Cancelled,
}

/// What a call comes to that nothing but the tool itself ends.
pub(crate) enum Ran {
    /// The arguments were refused.
    Refused(Fault),
    /// The tool has run.
    Finished(Outcome),
}

/// Runs a call to its end; a panic is a failure.
pub(crate) async fn run(tool: &Tool, arguments: &str, context: &ToolContext) -> Ran {
    match guarded(|| tool.handler().call(arguments.as_bytes(), context)) {
        Err(panic) => Ran::Finished(Err(panic)),
        Ok(Call::Refused(fault)) => Ran::Refused(fault),
        Ok(Call::Done(outcome)) => Ran::Finished(outcome),
        Ok(Call::Running(mut future)) => {
            let outcome = finished(&mut future).await;
            let _ = guarded(|| drop(future));
            Ran::Finished(outcome)
        }
    }
}

/// Polls a call to its end.
async fn finished(future: &mut Running<'_>) -> Outcome {
    poll_fn(|task| match guarded(|| future.as_mut().poll(task)) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(outcome)) => Poll::Ready(outcome),
        Err(panic) => Poll::Ready(Err(panic)),
    })
    .await
}

/// Polls a call to its end, its time-out or its cancellation; a finished result wins (ruling I-3).
async fn finish(mut future: Running<'_>, deadline: Deadline, context: &ToolContext) -> Ended {
    let ended = tokio::select! {
        biased;
        outcome = finished(&mut future) => Ended::Finished(outcome),
        () = context.cancellation().cancelled() => Ended::Cancelled,
        () = deadline.reached() => Ended::TimedOut,
    };
    // A destructor may panic too; what the call came to is decided by then.
    let _ = guarded(|| drop(future));
    ended
}

fn timed_out(tool: &Tool) -> ToolResult {
    let seconds = tool.metadata().timeout_seconds;
    ToolResult::error(format!("Tool '{}' timed out after {seconds} s.", tool.name()))
}

pub(super) fn failed(tool: &Tool, failure: &Failure) -> ToolResult {
    ToolResult::error(format!("Tool '{}' failed: {failure}", tool.name()))
}

/// Runs `body`; a panic is a failure that names itself (ruling I-1).
pub(super) fn guarded<T>(body: impl FnOnce() -> T) -> Result<T, Failure> {
    catch_unwind(AssertUnwindSafe(body)).map_err(|payload| {
        let failure = Failure::new("panic", panic_text(&*payload));
        // The payload's destructor is the tool's code as well.
        let _ = catch_unwind(AssertUnwindSafe(|| drop(payload)));
        failure
    })
}

fn panic_text(payload: &(dyn Any + Send)) -> String {
    let text = match payload.downcast_ref::<&'static str>() {
        Some(text) => Some((*text).to_owned()),
        None => payload.downcast_ref::<String>().cloned(),
    };
    text.filter(|text| !text.is_empty()).unwrap_or_else(|| "(no message)".to_owned())
}
