//! What is recorded of each case beside its authored answers: the tool in full, and its answers to probes.
//!
//! The record is made by the lane that reads signatures and held against every lane, so a rule that changes
//! shows in the diff of every case it touches.

use std::fmt::Write;

use serde_json::json;

use crate::case::{Answer, Case};
use crate::lane::{Lane, Unanswered};
use crate::values::probes;

/// The record of a case: JSON Lines, the tool first, then a line for each probe.
///
/// # Errors
/// The lane has no answer.
pub fn record(case: &Case, lane: &dyn Lane) -> Result<String, Unanswered> {
    let mut text = String::new();
    let _ = writeln!(text, "{}", json!({ "tool": lane.describe(&case.id)? }));
    for arguments in case.signature.as_ref().map(probes).unwrap_or_default() {
        let line = match lane.decode(&case.id, arguments.as_bytes())? {
            Answer::Ok(echo) => json!({ "arguments": arguments, "ok": echo }),
            Answer::Error(error) => json!({ "arguments": arguments, "error": error }),
        };
        let _ = writeln!(text, "{line}");
    }
    Ok(text)
}
