//! `olt verify`, `olt requests`, `olt grade`: an implementation graded, live or by a file of answers.

use std::fs;
use std::io::{self, BufWriter, Write as _};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::arguments::{GradeOptions, RequestsOptions, RunOptions, SelectionOptions, VerifyOptions};
use super::outcome::{Ending, Failure, USAGE, ended};
use super::progress::Progress;
use super::signals;
use crate::case::Level;
use crate::embedded::Embedded;
use crate::library::Library;
use crate::printable;
use crate::protocol::Request;
use crate::report::{Event, Report, terminal, write_all};
use crate::suite::{Question, questions};
use crate::verify::{Control, Known, Options, Selection, grade_answers, run as ask, utf8};

/// Puts the questions to a program, and reports.
pub(super) fn verify(options: &VerifyOptions, fixtures: &Embedded) -> Ending {
    let library = read_library(options.run.fixtures.as_deref(), fixtures)?;
    let (selected, known) = select(&library, &options.run)?;
    let interrupted = signals::flag();
    let progress = Progress::over(selected.len(), "questions");
    let control = Control { on_progress: Some(&|settled| progress.at(settled)), interrupted: Some(&interrupted) };
    let asking = Options {
        command: options.command.clone(),
        per_case: options.per_case,
        jobs: options.jobs.get(),
        timeout: Duration::from_secs_f64(options.timeout),
    };
    let events = ask(selected, &library.clauses, known, &asking, &control);
    progress.done();
    // From here on an interruption ends the program.
    interrupted.store(true, Ordering::Relaxed);
    report(&events, &options.run)
}

/// Prints the questions, one a line.
pub(super) fn requests(options: &RequestsOptions, fixtures: &Embedded) -> Ending {
    let library = read_library(options.fixtures.as_deref(), fixtures)?;
    let mut out = BufWriter::new(io::stdout().lock());
    writeln!(out, "{}", Request::hello().line())?;
    for question in selected(&options.selection, questions(&library))? {
        writeln!(out, "{}", question.request.line())?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Grades a file of answers, and reports.
pub(super) fn grade(options: &GradeOptions, fixtures: &Embedded) -> Ending {
    let library = read_library(options.run.fixtures.as_deref(), fixtures)?;
    let (selected, known) = select(&library, &options.run)?;
    let answers = read_answers(&options.answers)?;
    let unselected = questions(&library).into_iter().map(|question| question.request.id).collect();
    report(&grade_answers(selected, unselected, &library.clauses, known, &answers), &options.run)
}

/// The fixtures of a folder, else those that the program carries.
fn read_library(folder: Option<&Path>, fixtures: &Embedded) -> Result<Library, Failure> {
    let library = match folder {
        Some(folder) => Library::read(folder),
        None => fixtures.library(),
    };
    library.map_err(|error| Failure::Suite(error.to_string()))
}

fn select<'l>(library: &'l Library, options: &RunOptions) -> Result<(Vec<Question<'l>>, Known), Failure> {
    let all = questions(library);
    let known = match &options.known {
        Some(path) => {
            let bytes = fs::read(path).map_err(|error| unreadable(path, &error))?;
            let text = String::from_utf8(utf8(&bytes).into_owned())
                .map_err(|_| Failure::usage(format!("'{}' is not UTF-8; save it as UTF-8", path.display())))?;
            Known::parse(&text, &all).map_err(|error| Failure::usage(format!("{}: {error}", path.display())))?
        }
        None => Known::default(),
    };
    Ok((selected(&options.selection, all)?, known))
}

fn selected<'l>(options: &SelectionOptions, all: Vec<Question<'l>>) -> Result<Vec<Question<'l>>, Failure> {
    let levels: Vec<Level> = options.levels.iter().map(|level| (*level).into()).collect();
    for pattern in &options.only {
        let alone = Selection { only: vec![pattern.clone()], ..Selection::default() };
        if !all.iter().any(|question| alone.means(question)) {
            return Err(Failure::usage(format!(
                "'{pattern}' is the id of no question or case; ids are as `types/int` and `types/int#3`, and `types/*` is all of an area"
            )));
        }
    }
    let selection = Selection { only: options.only.clone(), levels, shuffle: options.shuffle };
    let selected = selection.apply(all);
    match selected.is_empty() {
        true => Err(Failure::usage("no question among those has this level; leave out `--level` for all levels")),
        false => Ok(selected),
    }
}

/// A file's bytes, or those of standard input for `-`.
fn read_answers(path: &Path) -> Result<Vec<u8>, Failure> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::Read::read_to_end(&mut io::stdin().lock(), &mut bytes).map_err(|error| unreadable(path, &error))?;
        return Ok(bytes);
    }
    fs::read(path).map_err(|error| unreadable(path, &error))
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    Failure::usage(format!("'{}' can't be read: {error}", path.display()))
}

/// Prints the report and writes the others; the exit code is that of the run.
fn report(events: &[Event], options: &RunOptions) -> Ending {
    let report = Report::of(events);
    // They are written first: whoever reads the terminal may go away.
    let unwritten = write_all(&options.reports, events);
    for report in &unwritten {
        // Where standard error can't be written there is no one to tell; the exit code stands.
        let _ = writeln!(io::stderr().lock(), "olt: {}", printable::line(&report.to_string()));
    }
    let code = match report.verdict.conformance.exit_code() {
        0 if !unwritten.is_empty() => USAGE,
        code => code,
    };
    let mut out = anstream::stdout().lock();
    let printed = write!(out, "{}", terminal(&report)).and_then(|()| out.flush());
    ended(ExitCode::from(code), printed.map_err(Failure::from))
}
