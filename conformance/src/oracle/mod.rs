//! The commands of `olt`, one file each.

mod arguments;
mod check;
mod decode;
mod describe;
mod diff;
mod explain;
mod fuzz;
mod input;
mod lower;
mod outcome;
mod position;
mod pretty;
mod progress;
mod provider;
mod signals;
mod signature;
mod snippet;
mod testee;
mod tools;
mod verify;

use std::process::ExitCode;

use arguments::Command;
pub use explain::{Page, diagnostics_table};

use crate::embedded::Embedded;
use crate::printable;

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
        Command::Lower(options) => lower::run(&options),
        Command::Explain(options) => explain::run(&options, fixtures),
        Command::Verify(options) => verify::verify(&options, fixtures),
        Command::Requests(options) => verify::requests(&options, fixtures),
        Command::Grade(options) => verify::grade(&options, fixtures),
        Command::Fuzz(options) => fuzz::run(&options),
        Command::Testee(options) => testee::run(&options),
        Command::Diff(options) => diff::run(&options),
    };
    ending.unwrap_or_else(outcome::Failure::report)
}
