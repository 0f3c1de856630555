//! Reports of a run, all of them rendered from its event log.
//!
//! [`Report::of`] works out what they show; each kind has a file. Every text of the implementation is taken for
//! hostile: it is escaped for where it goes, and cut where it is long.

mod badge;
mod count;
mod event;
mod excerpt;
mod group;
mod html;
mod json;
mod jsonl;
mod junit;
mod markdown;
mod request;
mod summary;
mod template;
mod terminal;
mod text;
mod verdict;

pub use count::Counts;
pub use event::{Event, Finding, FindingKind, Graded, Started, State, Stop};
pub use group::{Group, Member, Standing};
pub use request::{Kind, RenderError, ReportRequest, Unwritten, write_all};
pub use summary::{Found, Report};
pub use terminal::terminal;
pub use verdict::{Conformance, Verdict};
