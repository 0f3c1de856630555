//! `olt lower`: the tools as a provider's API takes them, and what that changes.

use std::io::{self, IsTerminal as _, Write};
use std::process::ExitCode;

use olt::provider::{Change, Declaration, excesses};
use serde::Serialize;
use serde_json::value::RawValue;

use super::arguments::{Api, Format, LowerOptions};
use super::outcome::{Ending, Failure, REFUSED, ended};
use super::pretty::pretty;
use super::printable;
use super::tools::{self, OracleTool};

/// Prints the lowered tools on standard output; on standard error what stands in the way of others, and the limits
/// of the API that they exceed together.
pub(super) fn run(options: &LowerOptions) -> Ending {
    let loaded = tools::load(&options.sources)?;
    let Some((tools, has_error)) = loaded.chosen(options.tool.as_deref())? else {
        return Ok(ExitCode::from(REFUSED));
    };
    if tools.is_empty() && !has_error {
        return Err(Failure::usage("these files have no tool; a tool is a method with the attribute [Tool]"));
    }
    let declarations: Vec<Declaration> =
        tools.iter().map(|tool| declaration(tool, options)).collect::<Result<_, _>>()?;
    let printed = print(&declarations, options);
    for excess in excesses(&declarations) {
        // Where standard error can't be written there is no one to tell.
        let _ = writeln!(io::stderr().lock(), "olt: note: {}", printable::line(&excess.to_string()));
    }
    ended(if has_error { ExitCode::from(REFUSED) } else { ExitCode::SUCCESS }, printed)
}

fn declaration(tool: &OracleTool, options: &LowerOptions) -> Result<Declaration, Failure> {
    let name = &tool.signature.name;
    Declaration::new(tool.described.definition(), options.provider.into())
        .map_err(|error| Failure::usage(format!("the tool '{name}' cannot be lowered: {error}")))
}

fn print(declarations: &[Declaration], options: &LowerOptions) -> Result<(), Failure> {
    let default = if io::stdout().is_terminal() { Format::Text } else { Format::Jsonl };
    let mut out = io::BufWriter::new(io::stdout().lock());
    for declaration in declarations {
        match options.format.unwrap_or(default) {
            Format::Jsonl => print_line(&mut out, declaration, options.api)?,
            Format::Text => print_text(&mut out, declaration)?,
        }
    }
    out.flush()?;
    Ok(())
}

/// One tool as one line of JSON; the schema and the wire form stand in it byte for byte.
#[derive(Serialize)]
struct Line<'d> {
    name: &'d str,
    provider: &'static str,
    strict: bool,
    schema: &'d RawValue,
    wire: Box<RawValue>,
    changes: &'d [Change],
}

fn print_line(out: &mut impl Write, declaration: &Declaration, api: Api) -> Result<(), Failure> {
    let lowered = declaration.lowered();
    let wire = match api {
        Api::Chat => declaration.wire(),
        Api::Responses => declaration.wire_of_responses(),
    };
    let line = Line {
        name: declaration.name(),
        provider: lowered.provider().as_str(),
        strict: lowered.is_strict(),
        schema: serde_json::from_str(lowered.schema()).map_err(io::Error::from)?,
        wire: RawValue::from_string(wire).map_err(io::Error::from)?,
        changes: lowered.changes(),
    };
    serde_json::to_writer(&mut *out, &line).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(())
}

/// One tool for reading: the lowered schema, then the changes.
fn print_text(out: &mut impl Write, declaration: &Declaration) -> Result<(), Failure> {
    let lowered = declaration.lowered();
    let strict = match (lowered.provider().has_strict_mode(), lowered.is_strict()) {
        (true, true) => ", strict",
        (true, false) => ", not strict",
        (false, _) => "",
    };
    writeln!(out, "{} for {}{strict}", declaration.name(), lowered.provider())?;
    writeln!(out, "{}", printable::lines(&pretty(lowered.schema(), "  ")))?;
    for change in lowered.changes() {
        writeln!(out, "  - {}", printable::line(&change.to_string()))?;
    }
    writeln!(out)?;
    Ok(())
}
