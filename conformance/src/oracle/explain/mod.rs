//! `olt explain`: a diagnostic, a clause, a ruling, a case or a saboteur, in words.

mod case;
mod near;
mod page;

use std::io::{self, Write};
use std::process::ExitCode;

use olt::contract::DiagnosticId;

use super::arguments::ExplainOptions;
use super::outcome::{Ending, Failure};
use crate::case::Case;
use crate::embedded::Embedded;
use crate::library::Library;
use crate::saboteur::Saboteur;

pub use page::{Page, diagnostics_table};

/// Prints what stands under the id; one that nothing has is a usage error that names its neighbours.
pub(super) fn run(options: &ExplainOptions, fixtures: &Embedded) -> Ending {
    let library = fixtures.library().map_err(Failure::usage)?;
    let subject = Subject::find(&options.id, &library)
        .ok_or_else(|| Failure::usage(near::nothing(&options.id, &ids(&library))))?;
    let mut out = io::BufWriter::new(anstream::stdout().lock());
    subject.print(&library, &mut out)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Everything that can be explained, the diagnostics first.
fn ids(library: &Library) -> Vec<&str> {
    let mut ids: Vec<&str> = DiagnosticId::ALL.into_iter().map(DiagnosticId::as_str).collect();
    ids.extend(library.clauses.ids());
    ids.extend(library.cases.iter().map(|case| case.id.as_str()));
    ids.extend(Saboteur::all().map(|saboteur| saboteur.name));
    ids
}

/// What an id names.
enum Subject<'l> {
    Diagnostic(DiagnosticId),
    /// A clause of the note or a ruling, by its id and in a sentence.
    Clause(&'l str, &'l str),
    Case(&'l Case),
    Saboteur(Saboteur),
}

impl<'l> Subject<'l> {
    /// Capitals and small letters are alike.
    fn find(id: &str, library: &'l Library) -> Option<Self> {
        let is_meant = |known: &str| known.eq_ignore_ascii_case(id);
        let diagnostic = DiagnosticId::ALL.into_iter().find(|known| is_meant(known.as_str()));
        let clause = || library.clauses.ids().find(|known| is_meant(known));
        // A question is called after its case: `types/int#3`, `types/int#3!`, `providers/bounds@openai`.
        let of_case = id.split(['#', '@']).next().unwrap_or_default();
        let case = || library.cases.iter().find(|case| case.id.eq_ignore_ascii_case(of_case));
        diagnostic
            .map(Self::Diagnostic)
            .or_else(|| clause().and_then(|id| Some(Self::Clause(id, library.clauses.text(id)?))))
            .or_else(|| case().map(Self::Case))
            .or_else(|| Saboteur::named(id).map(Self::Saboteur))
    }

    fn print(&self, library: &Library, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Diagnostic(id) => {
                writeln!(out, "{}", Page::of(*id).text())?;
                checked_by(&format!("diagnostic.{id}"), library, out)
            }
            Self::Clause(id, text) => {
                let kind = if library.clauses.is_ruling(id) {
                    "a ruling"
                } else if library.clauses.is_of_page(id) {
                    "a clause of the page"
                } else {
                    "a clause of the note"
                };
                writeln!(out, "# {id}, {kind}\n\n{text}\n")?;
                checked_by(id, library, out)
            }
            Self::Case(case) => case::print(case, library, out),
            Self::Saboteur(saboteur) => {
                writeln!(out, "# {}, a saboteur\n\n{}\n\n## What it breaks\n", saboteur.name, saboteur.says)?;
                let text = library.clauses.text(saboteur.clause).unwrap_or_default();
                writeln!(out, "- {}: {text}\n", saboteur.clause)?;
                checked_by(saboteur.clause, library, out)
            }
        }
    }
}

/// The cases that cite a clause, or why there are none.
fn checked_by(clause: &str, library: &Library, out: &mut impl Write) -> io::Result<()> {
    if let Some(reason) = library.clauses.reason(clause) {
        return writeln!(out, "## No case checks it\n\n{reason}");
    }
    writeln!(out, "## Cases that check it\n")?;
    let mut cases = library.cases.iter().filter(|case| case.clauses.iter().any(|cited| cited == clause));
    cases.try_for_each(|case| writeln!(out, "- {}", case.id))
}
