//! A tool of the contract by way of an `ITool`: it comes back as it was.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use olt::contract::{Data, Metadata};
use olt::toolnexus::{Execution, ITool, ToolContext, ToolSource};
use olt::{Part, Tool, ToolSet};
use pretty_assertions::assert_eq;

/// A tool with all that an `ITool` can't say, and how often it has run.
fn wipe() -> (Tool, Arc<AtomicUsize>) {
    let runs = Arc::new(AtomicUsize::new(0));
    let tool = Tool::create_with(Arc::clone(&runs), |runs: Arc<AtomicUsize>, disk: u8| {
        runs.fetch_add(1, Ordering::Relaxed);
        vec![Part::json("[1]"), Part::Image(Data::new("image/png", [disk]))]
    })
    .name("wipe")
    .param("disk")
    .requires_approval()
    .ends_loop()
    .parallel_safe(false)
    .timeout_seconds(7)
    .build();
    (tool.unwrap(), runs)
}

/// `tool` through every wrapper, once and twice.
fn ways(tool: &Tool) -> Vec<Tool> {
    let shared: Arc<dyn ITool> = Arc::new(tool.clone());
    let boxed: Box<dyn ITool> = Box::new(tool.clone());
    let nested: Arc<Box<dyn ITool>> = Arc::new(Box::new(Arc::clone(&shared)));
    let once = [
        Tool::from_toolnexus(tool.clone()),
        Tool::from_toolnexus(shared),
        Tool::from_toolnexus(boxed),
        Tool::from_toolnexus(nested),
    ];
    let once = once.map(Result::unwrap);
    let twice = once.clone().map(|tool| Tool::from_toolnexus(Arc::new(tool) as Arc<dyn ITool>).unwrap());
    once.into_iter().chain(twice).collect()
}

#[test]
fn nothing_that_is_known_of_it_is_lost() {
    let expected = Metadata { ends_loop: true, requires_approval: true, parallel_safe: false, timeout_seconds: 7 };
    let (wipe, _) = wipe();
    let listed = Tool::create(|| vec![1, 2]).name("listed").build().unwrap();
    assert!(listed.output_schema().is_some());
    for tool in ways(&wipe) {
        assert_eq!(tool.metadata(), expected);
        assert_eq!(tool.definition(), wipe.definition());
    }
    for tool in ways(&listed) {
        assert_eq!(tool.definition(), listed.definition());
    }
}

#[tokio::test]
async fn it_runs_with_approval_only() {
    let (wipe, runs) = wipe();
    let context = olt::ToolContext::new();
    for tool in ways(&wipe) {
        let before = runs.load(Ordering::Relaxed);
        let set = ToolSet::new([tool]).unwrap();
        let refused = set.invoke("wipe", r#"{"disk":1}"#, &context).await.unwrap();
        assert_eq!(refused.parts, [Part::text("Tool 'wipe' was not approved.")]);
        let refusing = set.clone().with_approver(|_| async { false });
        assert!(refusing.invoke("wipe", r#"{"disk":1}"#, &context).await.unwrap().is_error);
        assert_eq!(runs.load(Ordering::Relaxed), before);

        let approving = set.with_approver(|request| async move { request.arguments == r#"{"disk":1}"# });
        let approved = approving.invoke("wipe", r#"{"disk":1}"#, &context).await.unwrap();
        assert_eq!(approved.parts, [Part::json("[1]"), Part::Image(Data::new("image/png", [1]))]);
        assert_eq!(runs.load(Ordering::Relaxed), before + 1);
    }
}

/// A tool of someone else's around another.
struct Loud(Tool);

impl ITool for Loud {
    fn name(&self) -> &'static str {
        "loud"
    }

    fn description(&self) -> &'static str {
        ""
    }

    fn input_schema(&self) -> &str {
        self.0.input_schema()
    }

    fn source(&self) -> ToolSource {
        ToolSource::Native
    }

    fn execute<'c>(&'c self, arguments: &'c str, context: Option<&'c ToolContext>) -> Execution<'c> {
        self.0.execute(arguments, context)
    }
}

#[test]
fn a_wrapper_of_someone_elses_is_a_tool_of_its_own() {
    let loud = Loud(wipe().0);
    assert!(loud.as_tool().is_none());
    let bridged = Tool::from_toolnexus(loud).unwrap();
    assert_eq!((bridged.name(), bridged.metadata()), ("loud", Metadata::DEFAULT));
    assert_eq!(Tool::from_toolnexus(bridged.clone()).unwrap().definition(), bridged.definition());
}
