//! `olt testee`: this implementation, asked as a third party is; with a saboteur, one that gets a rule wrong.

use std::io::{self, Write as _};
use std::process::ExitCode;

use super::arguments::TesteeOptions;
use super::outcome::{Ending, Failure};
use crate::saboteur::Saboteur;
use crate::testee::Testee;

/// Answers questions until standard input ends.
pub(super) fn run(options: &TesteeOptions) -> Ending {
    if options.list {
        let mut out = io::stdout().lock();
        for saboteur in Saboteur::all() {
            writeln!(out, "{}\t{}\t{}", saboteur.name, saboteur.clause, saboteur.says)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let mut testee = match options.saboteur.as_deref() {
        Some(name) => Testee::with(named(name)?),
        None => Testee::default(),
    };
    testee.serve(io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

fn named(name: &str) -> Result<Saboteur, Failure> {
    Saboteur::named(name).ok_or_else(|| {
        let near = Saboteur::all().max_by_key(|saboteur| (strsim::jaro(saboteur.name, name) * 1e6) as u64);
        let near = near.map(|near| format!("; '{}' is near", near.name)).unwrap_or_default();
        Failure::usage(format!("there is no saboteur '{name}'{near}; `olt testee --list` names them"))
    })
}
