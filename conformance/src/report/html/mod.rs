//! One page that needs nothing beside it: the verdict, the groups, and every clause with its questions.
//!
//! It is read without a script; the script only filters. What passes is named by its id alone, so that the page of
//! a full run stays small.

mod clauses;
mod view;

use minijinja::{Error, Value, context};

use super::count::Counts;
use super::event::FindingKind;
use super::group::{Group, Standing};
use super::summary::{Found, Report};
use super::template::{Language, render};
use super::text::{clipped, counted, duration, number};
use super::verdict::Conformance;
use view::{LINE, compact, difference, is_detailed, key};

const TEMPLATE: &str = include_str!("page.html.j2");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// The report as a page.
///
/// # Errors
/// The template cannot be filled in, which is a fault of this crate.
pub(super) fn html(report: &Report<'_>) -> Result<String, Error> {
    let clauses = clauses::of(report);
    let standings = [Standing::Fails, Standing::Reported, Standing::Known, Standing::Conforms];
    let context = context! {
        style => Value::from_safe_string(STYLE.to_owned()),
        script => Value::from_safe_string(SCRIPT.to_owned()),
        who => clipped(&report.who(), LINE),
        mood => match report.verdict.conformance {
            Conformance::Conforms => "good",
            Conformance::DoesNotConform => "bad",
            Conformance::Incomplete => "doubt",
        },
        verdict => report.verdict.text.as_str(),
        tally => report.verdict.tally.as_str(),
        early => report.stop.early(),
        facts => facts(report),
        states => states(&report.states),
        standings => standings.into_iter().filter_map(|standing| of_standing(report, standing)).collect::<Vec<_>>(),
        findings => report.findings.iter().map(|(kind, found)| findings(*kind, found)).collect::<Vec<_>>(),
        columns => COLUMNS.map(|(heading, _)| heading),
        areas => report.areas.iter().map(|(area, counts)| row(area, counts)).collect::<Vec<_>>(),
        levels => report.levels.iter().filter(|(_, counts)| counts.present().next().is_some()).map(|(level, counts)| row(level.name(), counts)).collect::<Vec<_>>(),
        slowest => report.slowest.iter().map(|slow| {
            context! { id => clipped(&slow.id, LINE), took => duration(slow.microseconds) }
        }).collect::<Vec<_>>(),
        clauses,
    };
    render(Language::Html, TEMPLATE, context)
}

/// What there is to know of the run, as terms and what they are.
fn facts(report: &Report<'_>) -> Vec<(&'static str, String)> {
    let words = |words: &[String]| clipped(&words.join(" "), 2 * LINE);
    let facts = [
        ("Command", words(&report.started.command)),
        ("Suite", format!("{}, protocol {}", clipped(&report.started.suite, LINE), report.started.protocol)),
        ("Took", duration(report.milliseconds.saturating_mul(1_000))),
        ("Declared as unsupported", words(report.unsupported)),
    ];
    facts.into_iter().filter(|(_, fact)| !fact.is_empty()).collect()
}

/// The states that questions have, each with its part of the whole in percent.
fn states(counts: &Counts) -> Vec<Value> {
    let all: usize = counts.present().map(|(_, count)| count).sum();
    let state = |(state, count): (super::State, usize)| {
        let percent = count.saturating_mul(10_000) / all.max(1);
        let percent = format!("{}.{:02}", percent / 100, percent % 100);
        context! { name => state.name(), key => key(state), count => number(count), percent }
    };
    counts.present().map(state).collect()
}

fn of_standing(report: &Report<'_>, standing: Standing) -> Option<Value> {
    let groups = report.groups.iter().filter(|group| group.standing == standing);
    let groups: Vec<Value> = groups.filter_map(|found| group(report, found)).collect();
    (!groups.is_empty()).then(|| context! { heading => standing.heading(), groups })
}

fn group(report: &Report<'_>, group: &Group<'_>) -> Option<Value> {
    let first = group.members.first()?;
    let ids = group.ids();
    let anchor = report.questions.iter().position(|graded| std::ptr::eq(*graded, first.graded));
    let anchor = anchor.filter(|_| is_detailed(first.graded.state)).map(|anchor| anchor.to_string());
    Some(context! {
        extent => group.extent(),
        summary => clipped(group.summary, LINE),
        id => clipped(&first.graded.id, LINE),
        anchor => anchor.unwrap_or_default(),
        difference => difference(first.difference),
        count => if ids.len() > 1 { counted(ids.len(), "answer") } else { String::new() },
        cases => compact(group.members.iter().map(|member| member.graded)),
    })
}

fn findings(kind: FindingKind, found: &Found<'_>) -> Value {
    let texts = found.kept.iter().map(|finding| {
        let id = finding.id.as_ref().map(|id| clipped(id, LINE));
        context! { id, text => clipped(&finding.text, 4 * LINE) }
    });
    let more = found.count.saturating_sub(found.kept.len());
    context! {
        kind => kind.name(),
        count => counted(found.count, "finding"),
        texts => texts.collect::<Vec<_>>(),
        more => if more == 0 { String::new() } else { counted(more, "finding") },
    }
}

type Column = (&'static str, fn(&Counts) -> usize);

const COLUMNS: [Column; 6] = [
    ("asked", Counts::asked),
    ("conforming", Counts::conforming),
    ("different", |counts| counts.different),
    ("known failures", |counts| counts.known_failure),
    ("unsupported", |counts| counts.unsupported),
    ("unanswered", |counts| counts.unanswered),
];

fn row(name: &str, counts: &Counts) -> Value {
    let cells =
        COLUMNS.map(|(_, count)| count(counts)).map(|count| if count == 0 { String::new() } else { number(count) });
    context! { name => clipped(name, LINE), cells }
}
