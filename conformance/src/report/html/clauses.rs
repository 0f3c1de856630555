//! The clauses and rulings, each with the questions that check it.

use std::collections::{BTreeMap, HashSet};

use minijinja::{Value, context};

use super::view::{LINE, compact, is_detailed, key, question};
use crate::report::count::Counts;
use crate::report::event::{Graded, State};
use crate::report::summary::Report;
use crate::report::text::{clipped, counted, number};

/// The clauses, those of the note first. A question is shown in full where it comes first, and linked from there on.
pub(super) fn of(report: &Report<'_>) -> Vec<Value> {
    let mut clauses = BTreeMap::<_, Vec<Checked<'_>>>::new();
    for (anchor, graded) in report.questions.iter().enumerate() {
        for clause in &graded.clauses {
            clauses.entry(order(clause)).or_default().push((anchor, graded));
        }
        if graded.clauses.is_empty() {
            clauses.entry(order("no clause")).or_default().push((anchor, graded));
        }
    }
    let mut shown = HashSet::new();
    let clauses = clauses.iter().enumerate();
    clauses.map(|(number, ((_, _, _, id), questions))| clause(report, (number, id), questions, &mut shown)).collect()
}

/// A question, and its place in the log.
type Checked<'e> = (usize, &'e Graded);

/// What clauses are sorted by: those of the note, then rulings, which begin with a capital, by letter and number.
fn order(clause: &str) -> (bool, &str, u32, &str) {
    let is_ruling = clause.starts_with(|first: char| first.is_ascii_uppercase());
    let numbered = clause.split_once('-').and_then(|(part, number)| Some((part, number.parse().ok()?)));
    let (part, number) = numbered.filter(|_| is_ruling).unwrap_or((clause, 0));
    (is_ruling, part, number, clause)
}

fn clause(
    report: &Report<'_>,
    (number, id): (usize, &str),
    questions: &[Checked<'_>],
    shown: &mut HashSet<usize>,
) -> Value {
    let mut counts = Counts::default();
    questions.iter().for_each(|(_, graded)| counts.add(graded.state));
    let (mut details, mut links) = (Vec::new(), Vec::new());
    for &(anchor, graded) in questions.iter().filter(|(_, graded)| is_detailed(graded.state)) {
        match shown.insert(anchor) {
            true => details.push(question(graded, anchor)),
            false => links.push(context! { anchor, id => clipped(&graded.id, LINE), key => key(graded.state) }),
        }
    }
    context! {
        number,
        id => clipped(id, LINE),
        sentence => clipped(report.sentence(id), 4 * LINE),
        mood => mood(&counts),
        states => counts.present().map(|(state, count)| (key(state), state_count(state, count))).collect::<Vec<_>>(),
        details,
        links,
        lists => lists(questions),
    }
}

fn state_count(state: State, count: usize) -> String {
    format!("{} {}", number(count), state.name())
}

/// What the index says of a clause at a glance.
fn mood(counts: &Counts) -> &'static str {
    match counts {
        Counts { different: 1.., .. } | Counts { stale: 1.., .. } => "bad",
        Counts { known_failure: 1.., .. } | Counts { unanswered: 1.., .. } => "doubt",
        counts if counts.answered() == 0 => "none",
        _ => "good",
    }
}

/// The questions that are named by their ids alone, by state and, where there is one, by reason.
fn lists(questions: &[Checked<'_>]) -> Vec<Value> {
    let mut lists = BTreeMap::<(State, &str), Vec<&Graded>>::new();
    for (_, graded) in questions.iter().filter(|(_, graded)| !is_detailed(graded.state)) {
        lists.entry((graded.state, &graded.why)).or_default().push(graded);
    }
    let list = |((state, why), questions): (&(State, &str), &Vec<&Graded>)| {
        context! {
            key => key(*state),
            state => state.name(),
            count => counted(questions.len(), "question"),
            why => clipped(why, 2 * LINE),
            cases => compact(questions.iter().copied()),
        }
    };
    lists.iter().map(list).collect()
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn the_note_comes_first_and_rulings_by_their_number() {
        let mut clauses = ["K-10", "type.int", "C-2", "K-2", "E.order", "A-4", "no clause"];
        clauses.sort_by_key(|clause| order(clause));
        assert_eq!(clauses, ["no clause", "type.int", "A-4", "C-2", "E.order", "K-2", "K-10"]);
    }

    #[test]
    fn a_clause_is_as_good_as_its_worst_question() {
        let table = [
            (Counts { exact: 1, ..Counts::default() }, "good"),
            (Counts { unsupported: 1, ..Counts::default() }, "none"),
            (Counts { exact: 1, unanswered: 1, ..Counts::default() }, "doubt"),
            (Counts { exact: 1, known_failure: 1, ..Counts::default() }, "doubt"),
            (Counts { known_failure: 1, different: 1, ..Counts::default() }, "bad"),
            (Counts { exact: 1, stale: 1, ..Counts::default() }, "bad"),
        ];
        for (counts, expected) in table {
            assert_eq!(mood(&counts), expected);
        }
    }
}
