//! Sets of tools: names, approval, and calls beside each other.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use common::async_tool;
use olt::contract::DiagnosticId;
use olt::{CancellationToken, Cancelled, Metadata, Part, Tool, ToolCall, ToolContext, ToolResult, ToolSet};
use pretty_assertions::assert_eq;

const ALONE: Metadata = Metadata { parallel_safe: false, ..Metadata::DEFAULT };
const APPROVED: Metadata = Metadata { requires_approval: true, ..Metadata::DEFAULT };

fn echo(name: &'static str, metadata: Metadata) -> Tool {
    async_tool(name, metadata, |arguments, _| async { Ok(ToolResult::text(arguments)) })
}

async fn text(set: &ToolSet, name: &str, arguments: &str) -> String {
    let result = set.invoke(name, arguments, &ToolContext::new()).await.unwrap();
    match &result.parts[..] {
        [Part::Text(text)] => text.clone(),
        other => panic!("one text part expected, not {other:?}"),
    }
}

#[tokio::test]
async fn tools_are_found_by_name() {
    let set = ToolSet::new([echo("a", Metadata::DEFAULT), echo("b", Metadata::DEFAULT)]).unwrap();
    assert_eq!(set.iter().map(Tool::name).collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!(set.get("b").map(Tool::name), Some("b"));
    assert_eq!(text(&set, "a", "{}").await, "{}");
    assert_eq!(text(&set, "A", "{}").await, "Tool 'A' does not exist.");
}

#[test]
fn a_name_stands_once() {
    let error = ToolSet::new([echo("a", Metadata::DEFAULT), echo("a", ALONE)]).unwrap_err();
    assert_eq!(error.id(), Some(DiagnosticId::DuplicateName));
    assert_eq!(error.to_string(), "OLT007: two tools are named 'a'; give one of them another name");
}

#[tokio::test]
async fn approval_is_asked_for_with_the_decoded_arguments() {
    let set = ToolSet::new([echo("pay", APPROVED)]).unwrap();
    assert_eq!(text(&set, "pay", "{}").await, "Tool 'pay' was not approved.");
    let set = set.with_approver(|request| async move { request.arguments == "{\"sum\":1}" });
    assert_eq!(text(&set, "pay", "{\"sum\":1}").await, "{\"sum\":1}");
    assert_eq!(text(&set, "pay", "{\"sum\":2}").await, "Tool 'pay' was not approved.");
    assert_eq!(text(&set, "pay", "[]").await, "Arguments must be a JSON object, not an array.");
}

#[tokio::test]
async fn a_caller_need_not_wait_for_an_approval() {
    let token = CancellationToken::new();
    let context = ToolContext::new().with_cancellation(token.clone());
    let set = ToolSet::new([echo("pay", APPROVED)]).unwrap().with_approver(|_| std::future::pending());
    let (outcome, ()) = tokio::join!(set.invoke("pay", "{}", &context), async { token.cancel() });
    assert_eq!(outcome.unwrap_err(), Cancelled);
    let set = set.with_approver(|_| async { panic!("a cancelled call is not worth the question") });
    assert_eq!(set.invoke("pay", "{}", &context).await.unwrap_err(), Cancelled);
}

/// A tool that notes how many of its kind run at once.
fn crowded(name: &'static str, metadata: Metadata, running: &Arc<AtomicUsize>, most: &Arc<AtomicUsize>) -> Tool {
    let (running, most) = (Arc::clone(running), Arc::clone(most));
    async_tool(name, metadata, move |arguments, _| {
        let (running, most) = (Arc::clone(&running), Arc::clone(&most));
        async move {
            most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            for _ in 0..10 {
                tokio::task::yield_now().await;
            }
            running.fetch_sub(1, Ordering::SeqCst);
            Ok(ToolResult::text(arguments))
        }
    })
}

#[tokio::test]
async fn parallel_safe_calls_run_at_once_up_to_a_bound_and_answer_in_order() {
    let (running, most) = (Arc::default(), Arc::default());
    let set = ToolSet::new([crowded("safe", Metadata::DEFAULT, &running, &most)]).unwrap().with_parallel_calls(4);
    let calls = (0..50).map(|number| ToolCall::new("safe", number.to_string()));
    let answers = set.invoke_all(calls, &ToolContext::new()).await;
    let expected: Vec<_> = (0..50).map(|number| vec![Part::text(number.to_string())]).collect();
    assert_eq!(answers.into_iter().map(|answer| answer.unwrap().parts).collect::<Vec<_>>(), expected);
    assert_eq!(most.load(Ordering::SeqCst), 4);
}

#[tokio::test]
async fn other_tools_run_alone() {
    let (running, most) = (Arc::default(), Arc::default());
    let set = ToolSet::new([crowded("alone", ALONE, &running, &most), echo("safe", Metadata::DEFAULT)]).unwrap();
    let calls = ["alone", "safe", "alone", "alone", "missing", "safe"].map(|name| ToolCall::new(name, "{}"));
    let answers = set.invoke_all(calls, &ToolContext::new()).await;
    assert_eq!(answers.len(), 6);
    assert_eq!(answers[4].as_ref().unwrap().parts, [Part::text("Tool 'missing' does not exist.")]);
    assert_eq!(most.load(Ordering::SeqCst), 1);
}
