//! Markdown for the summary of a CI job: verdict, areas, groups, findings.

use std::collections::BTreeMap;

use minijinja::{Error, Value, context};

use super::event::{FindingKind, State};
use super::excerpt::{Excerpt, Side, Window};
use super::group::{Group, Member, Standing};
use super::summary::{Found, Report};
use super::template::{Language, code_block, render};
use super::text::{clipped, counted, duration, number};
use super::verdict::Conformance;

const TEMPLATE: &str = include_str!("report.md.j2");
const WINDOW: Window = Window { before: 60, differing: 120, after: 40 };
/// GitHub takes a summary of a megabyte; these keep it far below.
const GROUPS: usize = 40;
const EACH: usize = 3;
const LINE: usize = 240;

/// The report as Markdown.
///
/// # Errors
/// The template cannot be filled in, which is a fault of this crate.
pub(super) fn markdown(report: &Report<'_>) -> Result<String, Error> {
    let sign = match report.verdict.conformance {
        Conformance::Conforms => "✅",
        Conformance::DoesNotConform => "❌",
        Conformance::Incomplete => "⚠️",
    };
    let areas = report.areas.iter().map(|(area, counts)| {
        let cells = [counts.conforming(), counts.different, counts.known_failure, counts.unsupported, counts.unanswered];
        context! { name => clipped(area, LINE), cells => cells.map(|count| if count == 0 { String::new() } else { number(count) }) }
    });
    let standings = [Standing::Fails, Standing::Reported, Standing::Known, Standing::Conforms];
    let context = context! {
        sign,
        who => clipped(&report.who(), LINE),
        verdict => report.verdict.text.as_str(),
        tally => report.verdict.tally.as_str(),
        suite => clipped(&report.started.suite, LINE),
        protocol => report.started.protocol,
        took => duration(report.milliseconds.saturating_mul(1_000)),
        early => report.stop.early(),
        areas => areas.collect::<Vec<_>>(),
        standings => standings.into_iter().filter_map(|standing| of_standing(report, standing)).collect::<Vec<_>>(),
        unanswered => unanswered(report),
        findings => findings(report),
    };
    render(Language::Markdown, TEMPLATE, context)
}

fn of_standing(report: &Report<'_>, standing: Standing) -> Option<Value> {
    let groups: Vec<&Group<'_>> = report.groups.iter().filter(|group| group.standing == standing).collect();
    let more = groups.len().saturating_sub(GROUPS);
    (!groups.is_empty()).then(|| {
        context! {
            heading => standing.heading(),
            groups => groups.into_iter().take(GROUPS).map(group).collect::<Vec<_>>(),
            more => if more == 0 { String::new() } else { counted(more, "group") },
        }
    })
}

fn group(group: &Group<'_>) -> Value {
    let more = group.ids().len().saturating_sub(EACH);
    context! {
        extent => group.extent(),
        summary => clipped(group.summary, LINE),
        examples => group.members.iter().take(EACH).map(example).collect::<Vec<_>>(),
        more => if more == 0 { String::new() } else { counted(more, "answer") },
    }
}

fn example(Member { graded, difference }: &Member<'_>) -> Value {
    let Excerpt { expected, answered } = Excerpt::of(difference, WINDOW);
    context! {
        id => clipped(&graded.id, LINE),
        part => clipped(&difference.part, LINE),
        pointer => clipped(&difference.pointer, LINE),
        byte => number(difference.byte),
        clauses => clipped(&graded.clauses.join(", "), LINE),
        sides => code_block("diff", &[line('-', &expected), line('+', &answered)]),
    }
}

fn line(sign: char, side: &Side) -> String {
    let Side { cut_before, before, differing, after, cut_after } = side;
    let lead = if *cut_before > 0 { "…" } else { "" };
    let rest = if *cut_after > 0 { format!("… ({} more)", counted(*cut_after, "byte")) } else { String::new() };
    format!("{sign} {lead}{before}{differing}{after}{rest}")
}

/// Why questions have no answer, each reason with how many.
fn unanswered(report: &Report<'_>) -> Vec<Value> {
    let mut reasons = BTreeMap::<&str, usize>::new();
    for graded in report.questions.iter().filter(|graded| graded.state == State::Unanswered) {
        *reasons.entry(graded.why.as_str()).or_default() += 1;
    }
    let reason =
        |(why, count): (&&str, &usize)| context! { why => clipped(why, LINE), count => counted(*count, "question") };
    reasons.iter().take(GROUPS).map(reason).collect()
}

fn findings(report: &Report<'_>) -> Vec<Value> {
    let of_kind = |(kind, found): (&FindingKind, &Found<'_>)| {
        let texts = found.kept.iter().take(EACH).map(|finding| {
            context! { id => finding.id.as_ref().map(|id| clipped(id, LINE)), text => clipped(&finding.text, 2 * LINE) }
        });
        context! {
            kind => kind.name(),
            count => counted(found.count, "finding"),
            texts => texts.collect::<Vec<_>>(),
        }
    };
    report.findings.iter().map(of_kind).collect()
}
