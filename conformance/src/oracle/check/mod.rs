//! `olt check`: what is wrong or doubtful with the tools of the given files.

mod checked;
mod github;
mod json;
mod provider;
mod sarif;
mod text;

use std::io::{self, Write as _};
use std::process::ExitCode;

use super::arguments::{CheckFormat, CheckOptions};
use super::outcome::{Ending, Failure, REFUSED, ended};
use checked::Checked;

/// Prints the findings on standard output; exit 1 if one is an error.
pub(super) fn run(options: &CheckOptions) -> Ending {
    let checked = Checked::read(&options.sources, options.provider.map(Into::into))?;
    ended(
        if checked.has_error() { ExitCode::from(REFUSED) } else { ExitCode::SUCCESS },
        print(&checked, options.format),
    )
}

fn print(checked: &Checked, format: CheckFormat) -> Result<(), Failure> {
    let mut out = io::BufWriter::new(anstream::stdout().lock());
    match format {
        CheckFormat::Text => text::print(checked, &mut out)?,
        CheckFormat::Json => json::print(checked, &mut out)?,
        CheckFormat::Sarif => sarif::print(checked, &mut out)?,
        CheckFormat::Github => github::print(checked, &mut out)?,
    }
    Ok(out.flush()?)
}
