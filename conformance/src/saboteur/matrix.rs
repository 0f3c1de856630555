//! Which case fails which saboteur.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::Serialize;

use super::Saboteur;
use crate::case::Case;
use crate::grade::{Verdict, grade};
use crate::library::Library;
use crate::protocol::Outcome;
use crate::suite::{Question, of_case};
use crate::testee::Testee;

/// What the fixtures do to the saboteurs.
#[derive(Debug)]
pub struct Matrix<'l> {
    library: &'l Library,
    /// Each saboteur, with the cases that fail it.
    pub rows: Vec<(Saboteur, Vec<&'l Case>)>,
}

impl<'l> Matrix<'l> {
    /// Asks every saboteur every question that it could answer wrongly; the others it answers as everyone does.
    #[must_use]
    pub fn of(library: &'l Library) -> Self {
        let mut rows: Vec<(Saboteur, Vec<&Case>)> = Saboteur::all().map(|saboteur| (saboteur, Vec::new())).collect();
        let mut testee = Testee::default();
        for case in &library.cases {
            let questions = of_case(case);
            for (saboteur, kills) in &mut rows {
                testee.switch(*saboteur);
                let reached = questions
                    .iter()
                    .filter(|question| saboteur.act_on(&question.request.ask).reaches(&question.request.ask));
                if fails(&mut testee, reached) {
                    kills.push(case);
                }
            }
        }
        Self { library, rows }
    }

    /// What is wrong: a saboteur that no case of its clause fails, and cases that fail one whose rules they do not
    /// cite.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        let mut complaints = Vec::new();
        for (saboteur, kills) in &self.rows {
            let Saboteur { name, clause, related, .. } = saboteur;
            let cites = |case: &Case, clause: &str| case.clauses.iter().any(|cited| cited == clause);
            if !kills.iter().any(|case| cites(case, clause)) {
                complaints.push(format!("{name}: no case that cites {clause} fails it; write one, or mend it"));
            }
            let needs = |id: &str| kills.iter().any(|case| cites(case, id) && !cites(case, clause));
            for related in related.iter().filter(|related| !needs(related)) {
                complaints.push(format!("{name}: {related} is not needed among what is related; remove it"));
            }
            let is_stranger = |case: &&&Case| !cites(case, clause) && !related.iter().any(|other| cites(case, other));
            for case in kills.iter().filter(is_stranger) {
                let cited = case.clauses.join(", ");
                complaints.push(format!(
                    "{name}: {} fails it, which cites {cited}; narrow the saboteur, or cite {clause}",
                    case.id
                ));
            }
        }
        complaints
    }

    /// The cases that fail no saboteur.
    #[must_use]
    pub fn idle(&self) -> Vec<&'l Case> {
        let busy: BTreeSet<&str> = self.rows.iter().flat_map(|(_, kills)| kills).map(|case| case.id.as_str()).collect();
        self.library.cases.iter().filter(|case| !busy.contains(case.id.as_str())).collect()
    }

    /// The matrix as `fixtures/README.md` shows it: a row for each saboteur, then how many cases fail none.
    #[must_use]
    pub fn table(&self) -> String {
        let mut table = "| saboteur | breaks | what it does | cases | such as |\n|---|---|---|---|---|\n".to_owned();
        for (saboteur, kills) in &self.rows {
            let Saboteur { name, clause, says, .. } = saboteur;
            let mut examples = kills.clone();
            examples.sort_by_key(|case| !case.clauses.iter().any(|cited| cited == clause));
            let examples: Vec<String> = examples.iter().take(2).map(|case| format!("`{}`", case.id)).collect();
            // Writing to a string does not fail.
            let _ = writeln!(
                table,
                "| `{name}` | `{clause}` | {} | {} | {} |",
                says.replace('|', "\\|"),
                kills.len(),
                examples.join(", ")
            );
        }
        let mut areas = BTreeMap::<&str, usize>::new();
        self.idle().iter().for_each(|case| *areas.entry(case.area()).or_default() += 1);
        let areas: Vec<String> = areas.iter().map(|(area, count)| format!("{count} of {area}")).collect();
        let idle = if areas.is_empty() { "none".to_owned() } else { areas.join(", ") };
        let _ = write!(table, "\nCases that fail no saboteur: {idle}. `golden/saboteurs.json` has them by id.");
        table
    }

    /// The matrix in full, as `fixtures/golden/saboteurs.json` holds it.
    #[must_use]
    pub fn record(&self) -> String {
        let ids = |cases: &[&'l Case]| cases.iter().map(|case| case.id.as_str()).collect::<Vec<_>>();
        let saboteurs = self.rows.iter().map(|(saboteur, kills)| (saboteur.name, ids(kills))).collect();
        let record = Record { saboteurs, idle: ids(&self.idle()) };
        // Its members are strings, which have a JSON form.
        serde_json::to_string_pretty(&record).unwrap_or_default() + "\n"
    }
}

/// The matrix, as a file.
#[derive(Serialize)]
struct Record<'l> {
    /// The cases that fail each saboteur.
    saboteurs: BTreeMap<&'static str, Vec<&'l str>>,
    /// The cases that fail none.
    idle: Vec<&'l str>,
}

/// Whether an answer to one of the questions is wrong; to have none is not to be wrong.
fn fails<'q>(testee: &mut Testee, mut questions: impl Iterator<Item = &'q Question<'q>>) -> bool {
    questions.any(|question| {
        let reply = testee.answer(&question.request);
        reply.outcome != Some(Outcome::Unsupported) && grade(&question.expected, &reply).verdict == Verdict::Different
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use pretty_assertions::assert_eq;

    use super::*;

    fn library() -> Library {
        let case = |name: &str, clauses: &str| {
            let text = format!(
                r#"{{"clauses":[{clauses}],"level":"must","csharp":"","diagnostics":[{{"id":"OLT001","tool":"f"}}]}}"#
            );
            Case::parse(&format!("area/{name}"), Path::new("x"), &text).unwrap()
        };
        let cases =
            vec![case("a", r#""T-1","N-1""#), case("b", r#""T-2""#), case("c", r#""T-3""#), case("idle", r#""T-1""#)];
        Library::of_texts(cases, (Path::new("x"), r#"{"note":{},"rulings":{}}"#), "").unwrap()
    }

    /// A matrix whose one saboteur, of T-1 and what is related, is failed by these cases.
    fn matrix<'l>(library: &'l Library, related: &'static [&'static str], kills: &[&str]) -> Matrix<'l> {
        let saboteur = Saboteur { name: "x", clause: "T-1", related, says: "A | b.", ..Saboteur::default() };
        let kills = kills.iter().filter_map(|id| library.case(id)).collect();
        Matrix { library, rows: vec![(saboteur, kills)] }
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let library = library();
        let table: [(&'static [&'static str], &[&str], &[&str]); 5] = [
            (&[], &["area/a"], &[]),
            (&["T-2"], &["area/a", "area/b"], &[]),
            (&[], &[], &["x: no case that cites T-1 fails it; write one, or mend it"]),
            (&["N-1"], &["area/a"], &["x: N-1 is not needed among what is related; remove it"]),
            (
                &["T-2"],
                &["area/b", "area/c"],
                &[
                    "x: no case that cites T-1 fails it; write one, or mend it",
                    "x: area/c fails it, which cites T-3; narrow the saboteur, or cite T-1",
                ],
            ),
        ];
        for (related, kills, expected) in table {
            assert_eq!(matrix(&library, related, kills).complaints(), expected, "{related:?} {kills:?}");
        }
    }

    #[test]
    fn the_table_shows_cases_of_the_clause_first_and_counts_what_is_idle() {
        let library = library();
        let matrix = matrix(&library, &["T-2"], &["area/b", "area/c", "area/a"]);
        let expected = "| saboteur | breaks | what it does | cases | such as |\n|---|---|---|---|---|\n\
            | `x` | `T-1` | A \\| b. | 3 | `area/a`, `area/b` |\n\n\
            Cases that fail no saboteur: 1 of area. `golden/saboteurs.json` has them by id.";
        assert_eq!(matrix.table(), expected);
    }
}
