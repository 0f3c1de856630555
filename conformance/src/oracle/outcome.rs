//! How a command ends: exit 0, 1 for an answer that is a "no", 2 for a call that makes no sense, 4 where the
//! suite itself is wrong. A graded run has exit codes of its own.

use std::fmt;
use std::io::{self, Write as _};
use std::process::ExitCode;

use super::printable;

/// What a command came to.
pub(super) type Ending = Result<ExitCode, Failure>;

/// Nothing is wrong.
pub(super) const SUCCESS: u8 = 0;
/// The answer is a "no": a diagnostic, a refused call.
pub(super) const REFUSED: u8 = 1;
/// The command line, or what it names, cannot be used.
pub(super) const USAGE: u8 = 2;

/// The program that is asked does not answer.
pub(super) const INCOMPLETE: u8 = 3;
/// The fixtures cannot be used.
const BROKEN_SUITE: u8 = 4;

/// Why a command gave no answer.
#[derive(Debug)]
pub(super) enum Failure {
    /// The command line, or what it names, cannot be used; the text is one line.
    Usage(String),
    /// The program that is asked does not answer; the text is one line.
    Unanswered(String),
    /// The suite itself is wrong; the text is one line.
    Suite(String),
    /// Standard output could not be written.
    Output(io::Error),
}

impl Failure {
    /// A usage error with this line.
    pub(super) fn usage(line: impl fmt::Display) -> Self {
        Self::Usage(line.to_string())
    }

    /// Says on standard error what is wrong, and gives the exit code.
    ///
    /// A reader that has read enough (`olt requests | head`) is no failure.
    pub(super) fn report(self) -> ExitCode {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(error) => complain(&format!("cannot write the answer: {error}"), USAGE),
            Self::Usage(line) => complain(&line, USAGE),
            Self::Unanswered(line) => complain(&line, INCOMPLETE),
            Self::Suite(line) => complain(&format!("the suite cannot be used: {line}"), BROKEN_SUITE),
        }
    }
}

/// Ends with this code, unless what there was to print could not be written. A reader that has read enough
/// (`… | head`) changes no verdict.
pub(super) fn ended(code: ExitCode, printed: Result<(), Failure>) -> Ending {
    match printed {
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(code),
        printed => printed.map(|()| code),
    }
}

/// One line on standard error. Where that can't be written there is no one to tell; the exit code stands.
fn complain(line: &str, exit: u8) -> ExitCode {
    let _ = writeln!(io::stderr().lock(), "olt: {}", printable::line(line));
    ExitCode::from(exit)
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
