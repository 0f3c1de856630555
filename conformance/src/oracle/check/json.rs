//! Findings as one JSON array.

use std::io::{self, Write};

use serde::Serialize;

use super::checked::{Checked, Found};

/// One finding. `id` and `tool` are null where there is none.
#[derive(Serialize)]
struct Entry<'c> {
    id: Option<&'c str>,
    severity: &'c str,
    message: &'c str,
    help: &'c str,
    file: String,
    line: usize,
    column: usize,
    tool: Option<&'c str>,
}

impl<'c> From<Found<'c>> for Entry<'c> {
    fn from(found: Found<'c>) -> Self {
        Self {
            id: found.id(),
            severity: found.level(),
            message: &found.diagnostic.message,
            help: &found.diagnostic.help,
            file: found.path(),
            line: found.start.line,
            column: found.start.column,
            tool: found.tool(),
        }
    }
}

/// The array, a member a line.
pub(super) fn print(checked: &Checked, out: &mut impl Write) -> io::Result<()> {
    let entries: Vec<Entry<'_>> = checked.found().map(Entry::from).collect();
    serde_json::to_writer_pretty(&mut *out, &entries)?;
    writeln!(out)
}
