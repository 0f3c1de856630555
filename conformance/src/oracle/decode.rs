//! `olt decode`: what a tool makes of a call's arguments.

use std::borrow::Cow;
use std::io::{self, Read as _, Write as _};
use std::process::ExitCode;

use olt::provider::lower;
use olt_text::escape::json_string;

use super::arguments::DecodeOptions;
use super::outcome::{Ending, Failure, REFUSED, ended};
use super::tools;

/// Prints `{"ok":{…}}`, or `{"error":"…"}` with exit 1.
pub(super) fn run(options: &DecodeOptions) -> Ending {
    let loaded = tools::load(&options.sources)?;
    let name = options.tool.as_str();
    loaded.report(Some(name));
    if loaded.has_error(Some(name)) {
        return Err(Failure::usage(format!("the tool '{name}' is refused, so no call of it can be decoded")));
    }
    let tool = loaded.tool(name)?;
    let arguments = match &options.arguments {
        Some(text) => text.clone().into_bytes(),
        None => read_standard_input()?,
    };
    let lowered = options.provider.map(|provider| lower(tool.described.input_schema(), provider.into()));
    let lowered = lowered.transpose().map_err(Failure::usage)?;
    let arguments = lowered.as_ref().map_or(Cow::Borrowed(&*arguments), |lowered| lowered.restore(&arguments));
    let (line, exit) = match tool.described.decode(&arguments) {
        Ok(decoded) => (format!("{{\"ok\":{decoded}}}"), ExitCode::SUCCESS),
        Err(fault) => (format!("{{\"error\":{}}}", json_string(&fault.to_string())), ExitCode::from(REFUSED)),
    };
    ended(exit, writeln!(io::stdout().lock(), "{line}").map_err(Failure::from))
}

fn read_standard_input() -> Result<Vec<u8>, Failure> {
    let mut text = Vec::new();
    io::stdin()
        .lock()
        .read_to_end(&mut text)
        .map_err(|error| Failure::usage(format!("cannot read the arguments from standard input: {error}")))?;
    Ok(text)
}
