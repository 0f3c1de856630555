//! What is recorded of each case beside its authored answers: the tool in full, and its answers to probes.
//!
//! The record is made by the lane that reads signatures and held against every lane, so a rule that changes
//! shows in the diff of every case it touches.

use serde::Serialize;

use crate::case::{Answer, Case, Description};
use crate::lane::{Lane, Unanswered};
use crate::values::probes;

/// One line of a record. Written by its fields, so that no feature of a JSON library reorders it.
#[derive(Serialize)]
#[serde(untagged)]
enum Line {
    Tool {
        tool: Description,
    },
    Probe {
        arguments: String,
        #[serde(flatten)]
        answer: Answer,
    },
}

/// The record of a case: JSON Lines, the tool first, then a line for each probe.
///
/// # Errors
/// The lane has no answer.
pub fn record(case: &Case, lane: &dyn Lane) -> Result<String, Unanswered> {
    let mut lines = vec![Line::Tool { tool: lane.describe(&case.id)? }];
    for arguments in case.signature.as_ref().map(probes).unwrap_or_default() {
        let answer = lane.decode(&case.id, arguments.as_bytes())?;
        lines.push(Line::Probe { arguments, answer });
    }
    let texts = lines.iter().filter_map(|line| serde_json::to_string(line).ok());
    Ok(texts.flat_map(|line| [line, "\n".to_owned()]).collect())
}
