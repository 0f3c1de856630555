//! Findings for reading, in the style of a compiler.

use std::io::{self, Write};

use annotate_snippets::Renderer;

use super::checked::Checked;
use crate::csharp::Severity;
use crate::oracle::snippet;

/// Each finding over its source line, then a line that counts.
pub(super) fn print(checked: &Checked, out: &mut impl Write) -> io::Result<()> {
    let renderer = Renderer::styled();
    for found in checked.found() {
        writeln!(out, "{}\n", snippet::render(found.diagnostic, found.file, found.positions, &renderer))?;
    }
    writeln!(out, "{}", summary(checked))
}

/// `2 errors, 1 warning; 3 tools are sound`, with the notes where there are some.
fn summary(checked: &Checked) -> String {
    let errors = counted(checked.count(Severity::Error), "error");
    let warnings = counted(checked.count(Severity::Warning), "warning");
    let notes = match checked.count(Severity::Note) {
        0 => String::new(),
        count => format!(", {}", counted(count, "note")),
    };
    let verb = if checked.sound == 1 { "is" } else { "are" };
    format!("{errors}, {warnings}{notes}; {} {verb} sound", counted(checked.sound, "tool"))
}

fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}
