//! The commands of `olt`, one file each.

mod arguments;
mod decode;
mod describe;
mod input;
mod outcome;
mod pretty;
mod snippet;
mod tools;

use std::process::ExitCode;

use arguments::Command;

/// Runs the command that the process's arguments ask for.
#[must_use]
pub fn main() -> ExitCode {
    let command = match arguments::read() {
        Ok(command) => command,
        Err(exit) => return exit,
    };
    let ending = match command {
        Command::Describe(options) => describe::run(&options),
        Command::Decode(options) => decode::run(&options),
    };
    ending.unwrap_or_else(outcome::Failure::report)
}
