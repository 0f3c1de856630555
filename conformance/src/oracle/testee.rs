//! `olt testee`: this implementation, asked as a third party is.

use std::io;
use std::process::ExitCode;

use super::outcome::Ending;
use crate::testee::Testee;

/// Answers questions until standard input ends.
pub(super) fn run() -> Ending {
    Testee::default().serve(io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}
