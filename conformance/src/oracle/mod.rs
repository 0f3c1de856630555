//! The commands of `olt`, one file each.

mod arguments;
mod check;
mod decode;
mod describe;
mod diff;
mod explain;
mod input;
mod outcome;
mod position;
mod pretty;
mod printable;
mod snippet;
mod tools;

use std::process::ExitCode;

use arguments::Command;
pub use explain::{Page, diagnostics_table};

use crate::embedded::Embedded;

/// Runs the command that the process's arguments ask for. `fixtures` are those that the program carries.
#[must_use]
pub fn main(fixtures: &Embedded) -> ExitCode {
    let command = match arguments::read() {
        Ok(command) => command,
        Err(exit) => return exit,
    };
    let ending = match command {
        Command::Describe(options) => describe::run(&options),
        Command::Decode(options) => decode::run(&options),
        Command::Check(options) => check::run(&options),
        Command::Explain(options) => explain::run(&options, fixtures),
        Command::Diff(options) => diff::run(&options),
    };
    ending.unwrap_or_else(outcome::Failure::report)
}
