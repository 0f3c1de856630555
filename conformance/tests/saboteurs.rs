//! The cases against implementations that get one rule wrong: each must be told, and told by its own rule.

mod common;

use std::collections::BTreeSet;

use common::library;
use olt_conformance::grade::{Verdict, grade};
use olt_conformance::saboteur::Saboteur;
use olt_conformance::saboteur::matrix::Matrix;
use olt_conformance::suite::{Question, of_case};
use olt_conformance::testee::Testee;
use pretty_assertions::assert_eq;

#[test]
fn every_saboteur_is_failed_by_the_cases_of_its_clause_and_no_others() {
    let complaints = Matrix::of(library()).complaints();
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

#[test]
fn every_section_of_the_contract_is_spoiled() {
    let section = |id: &str| id.split_once('.').map(|(section, _)| section.to_owned());
    let clauses = &library().clauses;
    let can_be_shown = |id: &&str| !clauses.is_ruling(id) && clauses.reason(id).is_none();
    let sections: BTreeSet<_> = clauses.ids().filter(can_be_shown).filter_map(section).collect();
    let spoiled: BTreeSet<_> = Saboteur::all().filter_map(|saboteur| section(saboteur.clause)).collect();
    assert_eq!(sections.difference(&spoiled).collect::<Vec<_>>(), Vec::<&String>::new());
    assert!(Saboteur::all().count() >= 60);
}

#[test]
fn saboteurs_are_named_once_and_break_what_is_declared() {
    let names: BTreeSet<_> = Saboteur::all().map(|saboteur| saboteur.name).collect();
    assert_eq!(names.len(), Saboteur::all().count());
    for saboteur in Saboteur::all() {
        let is_kebab = saboteur.name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        assert!(is_kebab, "{}", saboteur.name);
        assert!(saboteur.says.ends_with('.'), "{}", saboteur.name);
        let cited = saboteur.related.iter().chain([&saboteur.clause]);
        cited.for_each(|id| assert!(library().clauses.has(id), "{}: {id}", saboteur.name));
        assert_eq!(Saboteur::named(saboteur.name).map(|found| found.says), Some(saboteur.says));
    }
    assert!(Saboteur::named("none").is_none());
}

#[test]
fn a_testee_with_a_saboteur_gets_its_rule_wrong_and_no_other() {
    let saboteur = Saboteur::named("null-missing-in-enum").unwrap();
    let mut testee = Testee::with(saboteur);
    let mut verdicts = |id: &str| {
        let questions = of_case(library().case(id).unwrap());
        questions.iter().map(|question| grade_of(&mut testee, question)).collect::<BTreeSet<_>>()
    };
    assert_eq!(verdicts("types/enum-nullable"), BTreeSet::from([Verdict::Exact, Verdict::Different]));
    assert_eq!(verdicts("types/enum"), BTreeSet::from([Verdict::Exact]));
}

fn grade_of(testee: &mut Testee, question: &Question<'_>) -> Verdict {
    grade(&question.expected, &testee.answer(&question.request)).verdict
}
