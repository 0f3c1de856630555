//! What a case shows: why it stands there, the C#, and what that has to come to.

use std::io::{self, Write};

use crate::case::{Answer, Call, Case, Level, PartText};
use crate::library::Library;

/// The case, in Markdown.
pub(super) fn print(case: &Case, library: &Library, out: &mut impl Write) -> io::Result<()> {
    let level = said(case.level);
    writeln!(out, "# {}, a case\n", case.id)?;
    if let Some(note) = &case.note {
        writeln!(out, "If it fails: {note}")?;
    }
    writeln!(out, "Level: {level}.\n\n## What decides it\n")?;
    for id in &case.clauses {
        writeln!(out, "- {id}: {}", library.clauses.text(id).unwrap_or_default())?;
    }
    writeln!(out, "\n## The C#\n\n```cs\n{}\n```", case.csharp.text().trim_end())?;
    tool(case, out)?;
    if !case.diagnostics.is_empty() {
        writeln!(out, "\n## The diagnostics it must give\n")?;
    }
    for diagnostic in &case.diagnostics {
        writeln!(out, "- {} for the tool \"{}\"", diagnostic.id, diagnostic.tool)?;
    }
    if !case.sound.is_empty() {
        writeln!(out, "\nSound beside them: \"{}\".", case.sound.join("\", \""))?;
    }
    calls("## Calls", &case.calls, &case.id, out)?;
    for (provider, lowered) in &case.lowered {
        let strict = if lowered.strict { "strict" } else { "not strict" };
        writeln!(out, "\n## For {provider}, {strict}\n\n- input schema: `{}`", lowered.schema)?;
        calls("### Calls that came through it", &lowered.calls, &format!("{}@{provider}", case.id), out)?;
    }
    Ok(())
}

fn calls(heading: &str, calls: &[Call], asked: &str, out: &mut impl Write) -> io::Result<()> {
    if !calls.is_empty() {
        writeln!(out, "\n{heading}\n")?;
    }
    for (call, number) in calls.iter().zip(1..) {
        let (verdict, text) = match &call.answer {
            Answer::Ok(text) => ("is taken as", text),
            Answer::Error(text) => ("is refused:", text),
        };
        writeln!(out, "- {asked}#{number}: `{}` {verdict} `{}`", shown(&call.arguments), shown(text))?;
        outcome(call, out)?;
    }
    Ok(())
}

/// What else is said of a call: what it gives, other answers that are as right, a level of its own.
fn outcome(call: &Call, out: &mut impl Write) -> io::Result<()> {
    for part in call.result.iter().flatten() {
        match part {
            PartText::Text(text) => writeln!(out, "  - gives the text `{}`", shown(text))?,
            PartText::Json(text) => writeln!(out, "  - gives the JSON `{}`", shown(text))?,
        }
    }
    if call.result.as_ref().is_some_and(Vec::is_empty) {
        writeln!(out, "  - gives nothing")?;
    }
    if let Some(text) = &call.failure {
        writeln!(out, "  - fails with `{}`", shown(text))?;
    }
    for text in &call.also {
        writeln!(out, "  - `{}` is as right", shown(text))?;
    }
    call.level.map_or(Ok(()), |level| writeln!(out, "  - {}", said(level)))
}

fn said(level: Level) -> &'static str {
    match level {
        Level::Must => "an implementation that answers otherwise does not conform",
        Level::Should => "an implementation that answers otherwise is reported, and conforms",
        Level::Variant => "more than one answer is right; the report tells which one was given",
    }
}

/// How many characters of a call's text are shown.
const SHOWN: usize = 200;

/// A text on one line, cut where it is long.
fn shown(text: &str) -> String {
    let mut characters = text.chars();
    let mut shown = String::new();
    for c in characters.by_ref().take(SHOWN) {
        if c.is_control() { shown.extend(c.escape_default()) } else { shown.push(c) }
    }
    if characters.next().is_some() {
        shown.push('…');
    }
    shown
}

fn tool(case: &Case, out: &mut impl Write) -> io::Result<()> {
    let Some(expected) = &case.expected else {
        return Ok(());
    };
    writeln!(out, "\n## The tool it must give\n\n- name: {}", expected.name)?;
    if !expected.description.is_empty() {
        writeln!(out, "- description: {}", expected.description)?;
    }
    writeln!(out, "- input schema: `{}`", expected.input_schema)?;
    if let Some(schema) = &expected.output_schema {
        writeln!(out, "- output schema: `{schema}`")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::{SHOWN, shown};

    #[test]
    fn texts_stay_on_their_line() {
        assert_eq!(shown("a\n\u{1b}[é"), "a\\n\\u{1b}[é");
        assert_eq!(shown(&"é".repeat(SHOWN)), "é".repeat(SHOWN));
        assert_eq!(shown(&"é".repeat(SHOWN + 1)), "é".repeat(SHOWN) + "…");
    }
}
