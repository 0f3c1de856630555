//! `olt describe`: what the model is told of each tool.

use std::io::{self, IsTerminal as _, Write};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use olt::contract::Metadata;
use serde::Serialize;
use serde_json::value::RawValue;

use super::arguments::{DescribeOptions, Format};
use super::outcome::{Ending, Failure, REFUSED, ended};
use super::pretty::pretty;
use super::printable;
use super::tools::{self, Loaded, OracleTool};

/// Describes the tools on standard output, and on standard error what stands in the way of others.
pub(super) fn run(options: &DescribeOptions) -> Ending {
    let loaded = tools::load(&options.sources)?;
    let Some((tools, has_error)) = loaded.chosen(options.tool.as_deref())? else {
        return Ok(ExitCode::from(REFUSED));
    };
    let code = if has_error { ExitCode::from(REFUSED) } else { ExitCode::SUCCESS };
    ended(code, print(&loaded, &tools, options))
}

fn print(loaded: &Loaded, tools: &[&OracleTool], options: &DescribeOptions) -> Result<(), Failure> {
    let is_terminal = io::stdout().is_terminal();
    let default = if is_terminal { Format::Text } else { Format::Jsonl };
    let mut out = io::BufWriter::new(io::stdout().lock());
    if loaded.tools.is_empty() && !loaded.has_error(None) {
        return Err(Failure::usage("these files have no tool; a tool is a method with the attribute [Tool]"));
    }
    let styles = Styles::of_standard_output();
    for tool in tools {
        match options.format.unwrap_or(default) {
            _ if options.schema => writeln!(out, "{}", tool.described.input_schema())?,
            Format::Jsonl => print_line(&mut out, tool)?,
            Format::Text => print_text(&mut out, tool, &styles)?,
        }
    }
    out.flush()?;
    Ok(())
}

/// One tool as one line of JSON; the schemas stand in it byte for byte.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Line<'t> {
    name: &'t str,
    description: &'t str,
    input_schema: &'t RawValue,
    output_schema: Option<&'t RawValue>,
    metadata: MetadataLine,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MetadataLine {
    ends_loop: bool,
    requires_approval: bool,
    parallel_safe: bool,
    timeout_seconds: u64,
}

impl From<Metadata> for MetadataLine {
    fn from(metadata: Metadata) -> Self {
        let Metadata { ends_loop, requires_approval, parallel_safe, timeout_seconds, .. } = metadata;
        Self { ends_loop, requires_approval, parallel_safe, timeout_seconds }
    }
}

fn print_line(out: &mut impl Write, tool: &OracleTool) -> Result<(), Failure> {
    let definition = tool.described.definition();
    let line = Line {
        name: &definition.name,
        description: &definition.description,
        input_schema: raw(tool.described.input_schema())?,
        output_schema: tool.described.output_schema().map(raw).transpose()?,
        metadata: definition.metadata.into(),
    };
    serde_json::to_writer(&mut *out, &line).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(())
}

fn raw(schema: &str) -> Result<&RawValue, Failure> {
    Ok(serde_json::from_str(schema).map_err(io::Error::from)?)
}

/// How the text form is coloured; not at all where colours are not wanted.
#[derive(Default)]
struct Styles {
    name: Style,
    label: Style,
}

impl Styles {
    fn of_standard_output() -> Self {
        match anstream::AutoStream::choice(&io::stdout()) {
            anstream::ColorChoice::Never => Self::default(),
            _ => Self { name: AnsiColor::Green.on_default().bold(), label: Style::new().dimmed() },
        }
    }
}

/// One tool for reading.
fn print_text(out: &mut impl Write, tool: &OracleTool, styles: &Styles) -> Result<(), Failure> {
    let Styles { name, label } = styles;
    let definition = tool.described.definition();
    writeln!(out, "{name}{}{name:#}", definition.name)?;
    if !definition.description.is_empty() {
        writeln!(out, "  {}", printable::line(&definition.description))?;
    }
    let notes = notes(definition.metadata);
    if !notes.is_empty() {
        writeln!(out, "  {label}{notes}{label:#}")?;
    }
    writeln!(out, "  {label}input{label:#}\n{}", printable::lines(&pretty(tool.described.input_schema(), "  ")))?;
    if let Some(schema) = tool.described.output_schema() {
        writeln!(out, "  {label}output{label:#}\n{}", printable::lines(&pretty(schema, "  ")))?;
    }
    writeln!(out)?;
    Ok(())
}

/// What is unusual about how a tool is run.
fn notes(metadata: Metadata) -> String {
    let timeout = (metadata.timeout_seconds > 0).then(|| format!("times out after {} s", metadata.timeout_seconds));
    let notes = [
        metadata.ends_loop.then(|| "ends the loop".to_owned()),
        metadata.requires_approval.then(|| "needs approval".to_owned()),
        (!metadata.parallel_safe).then(|| "runs alone".to_owned()),
        timeout,
    ];
    notes.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
