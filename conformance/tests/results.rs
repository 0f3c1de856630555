//! Results: what a tool's return value becomes, in both lanes that have one.

mod common;

use common::{compiled, library, reflected};
use olt::{Part, ToolContext, ToolInvoker};
use olt_conformance::case::PartText;
use olt_conformance::lane::{Lane, Tools};
use pretty_assertions::assert_eq;

/// The parts of a call's result.
async fn parts(lane: &Tools, id: &str, arguments: &str) -> Vec<PartText> {
    let tool = lane.tool(id).unwrap_or_else(|why| panic!("{id} in the {} lane: {why}", lane.name()));
    let result = ToolInvoker::invoke(tool, arguments, &ToolContext::new()).await.unwrap();
    assert!(!result.is_error, "{id} in the {} lane: {result:?}", lane.name());
    let part = |part| match part {
        Part::Text(text) => PartText::Text(text),
        Part::Json(json) => PartText::Json(json),
        other => panic!("{id} in the {} lane gives {other:?}", lane.name()),
    };
    result.parts.into_iter().map(part).collect()
}

#[tokio::test]
async fn results_are_as_authored() {
    let mut checked = 0;
    for case in library().cases.iter().filter(|case| case.rust.skip.is_none()) {
        for call in &case.calls {
            let Some(expected) = &call.result else { continue };
            for lane in [compiled(), reflected()] {
                let found = parts(lane, &case.id, &call.arguments).await;
                assert_eq!(found, *expected, "{} with {} in the {} lane", case.id, call.arguments, lane.name());
                checked += 1;
            }
        }
    }
    assert!(checked > 0, "no case says what a result must be");
}
