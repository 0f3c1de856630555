//! Reports of a run, all of them rendered from its event log.

mod event;

pub use event::{Event, Finding, FindingKind, Graded, Started, State, Stop};
