//! The summary as JSON, with every question that is not answered as it should be.

use std::collections::BTreeMap;

use serde::Serialize;

use super::count::Counts;
use super::event::{FindingKind, Graded, Stop};
use super::group::Standing;
use super::summary::{Found, Report};
use super::verdict::Conformance;
use crate::grade::Class;
use crate::protocol::Implementation;

/// The members of the report, in their order.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Summary<'r> {
    verdict: Conformance,
    exit_code: u8,
    text: &'r str,
    asked: usize,
    answered: usize,
    suite: &'r str,
    protocol: u32,
    command: &'r [String],
    #[serde(rename = "impl")]
    implementation: Option<&'r Implementation>,
    unsupported: &'r [String],
    stop: Stop,
    milliseconds: u64,
    states: Counts,
    levels: BTreeMap<&'static str, Counts>,
    areas: &'r BTreeMap<&'r str, Counts>,
    clauses: &'r BTreeMap<&'r str, Counts>,
    groups: Vec<GroupOf<'r>>,
    findings: BTreeMap<FindingKind, FoundOf<'r>>,
    slowest: Vec<Slow<'r>>,
    questions: Vec<&'r Graded>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GroupOf<'r> {
    standing: Standing,
    class: Class,
    summary: &'r str,
    cases: usize,
    questions: Vec<&'r str>,
}

#[derive(Serialize)]
struct FoundOf<'r> {
    count: usize,
    /// Of many, the first.
    texts: Vec<Text<'r>>,
}

#[derive(Serialize)]
struct Text<'r> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'r str>,
    text: &'r str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Slow<'r> {
    id: &'r str,
    microseconds: u64,
}

/// The summary as JSON, spread over lines.
///
/// # Errors
/// A member has no JSON form; those of this crate have one.
pub(super) fn json(report: &Report<'_>) -> serde_json::Result<String> {
    let groups = report.groups.iter().map(|group| GroupOf {
        standing: group.standing,
        class: group.class,
        summary: group.summary,
        cases: group.cases(),
        questions: group.ids(),
    });
    let summary = Summary {
        verdict: report.verdict.conformance,
        exit_code: report.verdict.conformance.exit_code(),
        text: &report.verdict.text,
        asked: report.states.asked(),
        answered: report.states.answered(),
        suite: &report.started.suite,
        protocol: report.started.protocol,
        command: &report.started.command,
        implementation: report.implementation,
        unsupported: report.unsupported,
        stop: report.stop,
        milliseconds: report.milliseconds,
        states: report.states,
        levels: report.levels.iter().map(|(level, counts)| (level.name(), *counts)).collect(),
        areas: &report.areas,
        clauses: &report.clauses,
        groups: groups.collect(),
        findings: report.findings.iter().map(|(kind, found)| (*kind, found_of(found))).collect(),
        slowest: report.slowest.iter().map(|slow| Slow { id: &slow.id, microseconds: slow.microseconds }).collect(),
        questions: report.questions.iter().copied().filter(|graded| graded.is_open()).collect(),
    };
    serde_json::to_string_pretty(&summary).map(|text| text + "\n")
}

fn found_of<'r>(found: &Found<'r>) -> FoundOf<'r> {
    let texts = found.kept.iter().map(|finding| Text { id: finding.id.as_deref(), text: &finding.text });
    FoundOf { count: found.count, texts: texts.collect() }
}
