//! `olt fuzz`: random signatures and calls against a program; what it answers differently, as cases.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::arguments::FuzzOptions;
use super::outcome::{Ending, Failure, INCOMPLETE, REFUSED, SUCCESS, ended};
use super::progress::Progress;
use super::signals;
use crate::fuzz::{Effort, Found, run as search};
use crate::printable;
use crate::verify::Asker;

/// Asks, and prints each disagreement as a case file after what it is about.
pub(super) fn run(options: &FuzzOptions) -> Ending {
    let seed = options.seed.unwrap_or_else(new_seed);
    let timeout = Duration::from_secs_f64(options.timeout);
    let mut asker = match Asker::start(options.command.clone(), timeout) {
        Ok(asker) => asker,
        Err(why) => return Err(Failure::Unanswered(why)),
    };
    let effort = Effort { seed, cases: options.cases, calls: options.calls, enough: options.enough.get() };
    let progress = Progress::over(options.cases, "signatures");
    let interrupted = signals::flag();
    asker.interrupt_by(Arc::clone(&interrupted));
    let goes_on = |done| {
        progress.at(done);
        !interrupted.load(Ordering::Relaxed)
    };
    let found = search(&mut asker, effort, goes_on).map_err(Failure::usage)?;
    // From here on an interruption ends the program.
    let was_interrupted = interrupted.swap(true, Ordering::Relaxed);
    progress.done();
    let is_unanswered = found.disagreements.iter().any(|disagreement| disagreement.is_unanswered);
    let code = match found.disagreements.is_empty() {
        _ if found.asked == 0 || is_unanswered || was_interrupted => INCOMPLETE,
        true => SUCCESS,
        false => REFUSED,
    };
    if let Some(folder) = &options.out {
        write_cases(&found, folder)?;
    }
    ended(ExitCode::from(code), print(&found, effort, options.out.is_none(), was_interrupted).map_err(Failure::from))
}

/// Writes each case into a file of its own: `found-1.json`, `found-2.json`, ….
fn write_cases(found: &Found, folder: &Path) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure::usage(format!("'{}' can't be written: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(failed)?;
    for (disagreement, number) in found.disagreements.iter().zip(1..) {
        fs::write(folder.join(format!("found-{number}.json")), &disagreement.case).map_err(failed)?;
    }
    Ok(())
}

fn print(found: &Found, effort: Effort, with_cases: bool, was_interrupted: bool) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for disagreement in &found.disagreements {
        writeln!(out, "{}\n", printable::lines(&disagreement.what))?;
        if with_cases {
            writeln!(out, "{}", disagreement.case)?;
        }
    }
    let Effort { seed, cases, .. } = effort;
    let count = found.disagreements.len();
    let verdict = match count {
        0 => "no disagreement".to_owned(),
        1 => "1 disagreement".to_owned(),
        _ => format!("{count} disagreements"),
    };
    let left = match found.unsupported {
        0 => String::new(),
        left => format!(", {left} signatures left out as unsupported"),
    };
    let stopped = if was_interrupted { ", interrupted" } else { "" };
    writeln!(out, "asked {}: {verdict}{left}{stopped}; again by --seed {seed} --cases {cases}", found.asked)?;
    out.flush()
}

/// A seed that no run had before; it is small enough to be typed again.
fn new_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_secs() % 1_000_000_000)
}
