//! The event log itself, an event a line.

use super::event::Event;

/// The log as JSON Lines.
///
/// # Errors
/// An event has no JSON form; those of this crate have one.
pub(super) fn jsonl(events: &[Event]) -> serde_json::Result<String> {
    let lines = events.iter().map(|event| serde_json::to_string(event).map(|line| line + "\n"));
    lines.collect()
}
