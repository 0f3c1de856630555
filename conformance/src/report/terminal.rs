//! The report for a terminal, and as plain text: groups, the first failures of each, and the verdict at the end.
//!
//! No text of the implementation reaches it raw; the only escape sequences are its own styles.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr as _;

use super::event::{FindingKind, Graded, State};
use super::excerpt::{Excerpt, Side, Window};
use super::group::{Group, Member, Standing};
use super::summary::Report;
use super::text::{clipped, counted, duration, number};
use super::verdict::Conformance;

const HEADING: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const GOOD: Style = AnsiColor::Green.on_default().bold();
const BAD: Style = AnsiColor::Red.on_default().bold();
const DOUBT: Style = AnsiColor::Yellow.on_default().bold();

const WINDOW: Window = Window { before: 40, differing: 90, after: 16 };
/// How many groups of each standing are listed, and how many of those that fail are shown with their failures.
const GROUPS: usize = 20;
/// How many failures of a group, findings of a kind and questions of a state are shown.
const EACH: usize = 3;
/// How many characters of a text are shown.
const LINE: usize = 160;

macro_rules! line {
    ($out:expr, $($text:tt)*) => {
        // A string takes all that is written to it.
        let _ = writeln!($out, $($text)*);
    };
}

/// The report with styles, for a stream that strips them where they are not wanted.
#[must_use]
pub fn terminal(report: &Report<'_>) -> String {
    let mut out = String::new();
    overview(&mut out, report);
    details(&mut out, report);
    findings(&mut out, report);
    states(&mut out, report);
    areas(&mut out, report);
    slowest(&mut out, report);
    verdict(&mut out, report);
    out
}

/// The report without styles.
#[must_use]
pub(super) fn plain(report: &Report<'_>) -> String {
    anstream::adapter::strip_str(&terminal(report)).to_string()
}

/// How the answer to a question differs, without styles; empty where it does not.
#[must_use]
pub(super) fn explained(graded: &Graded) -> String {
    let mut out = String::new();
    for difference in &graded.differences {
        line!(out, "  {}", clipped(&difference.summary, LINE));
        failure(&mut out, &Member { graded, difference });
    }
    anstream::adapter::strip_str(&out).to_string()
}

fn heading(out: &mut String, text: &str) {
    line!(out, "{HEADING}{text}{HEADING:#}");
}

fn overview(out: &mut String, report: &Report<'_>) {
    for standing in [Standing::Fails, Standing::Reported, Standing::Known, Standing::Conforms] {
        let groups: Vec<&Group<'_>> = report.groups.iter().filter(|group| group.standing == standing).collect();
        if groups.is_empty() {
            continue;
        }
        heading(out, standing.heading());
        for group in groups.iter().take(GROUPS) {
            line!(out, "  {}", group.title());
        }
        more(out, groups.len(), GROUPS);
        line!(out, "");
    }
}

fn details(out: &mut String, report: &Report<'_>) {
    let is_shown = |group: &&Group<'_>| matches!(group.standing, Standing::Fails | Standing::Reported);
    for group in report.groups.iter().filter(is_shown).take(GROUPS) {
        let style = if group.standing == Standing::Fails { BAD } else { DOUBT };
        line!(out, "{style}{}{style:#}", group.title());
        for member in group.members.iter().take(EACH) {
            failure(out, member);
        }
        let others: Vec<&str> = group.ids().into_iter().skip(EACH).collect();
        if !others.is_empty() {
            let first = others.iter().take(3 * EACH).map(|id| clipped(id, LINE)).collect::<Vec<_>>().join(", ");
            let rest = if others.len() > 3 * EACH { ", …" } else { "" };
            line!(out, "  {DIM}and {} more: {first}{rest}{DIM:#}", number(others.len()));
        }
        line!(out, "");
    }
}

fn failure(out: &mut String, Member { graded, difference }: &Member<'_>) {
    let place = if difference.pointer.is_empty() { "" } else { " at " };
    line!(
        out,
        "  {HEADING}{}{HEADING:#}  {} {}{place}{}, byte {}  {DIM}{}{DIM:#}",
        clipped(&graded.id, LINE),
        clipped(&graded.op, LINE),
        clipped(&difference.part, LINE),
        clipped(&difference.pointer, LINE),
        number(difference.byte),
        clipped(&graded.clauses.join(", "), LINE),
    );
    if let Some(arguments) = &graded.arguments {
        line!(out, "    called    {}", clipped(arguments, LINE));
    }
    let Excerpt { expected, answered } = Excerpt::of(difference, WINDOW);
    side(out, "expected", &expected, GOOD);
    side(out, "answered", &answered, BAD);
    let lead = usize::from(expected.cut_before > 0) + expected.before.width();
    line!(out, "              {}{DIM}^{DIM:#}", " ".repeat(lead));
    if let Some(note) = &graded.note {
        line!(out, "    {DIM}it means: {}{DIM:#}", clipped(note, 2 * LINE));
    }
}

fn side(out: &mut String, name: &str, side: &Side, style: Style) {
    let Side { cut_before, before, differing, after, cut_after } = side;
    if [before, differing, after].iter().all(|text| text.is_empty()) && *cut_before == 0 {
        line!(out, "    {name}  {DIM}(nothing){DIM:#}");
        return;
    }
    let lead = if *cut_before > 0 { "…" } else { "" };
    let rest =
        if *cut_after > 0 { format!("… {DIM}({} more){DIM:#}", counted(*cut_after, "byte")) } else { String::new() };
    line!(out, "    {name}  {lead}{before}{style}{differing}{style:#}{after}{rest}");
}

fn findings(out: &mut String, report: &Report<'_>) {
    for (kind, found) in &report.findings {
        line!(out, "{DOUBT}{}: {}{DOUBT:#}", kind.name(), counted(found.count, "finding"));
        for finding in found.kept.iter().take(EACH) {
            let id = finding.id.as_ref().map_or_else(String::new, |id| format!("{}: ", clipped(id, LINE)));
            line!(out, "  {id}{}", clipped(&finding.text, 2 * LINE));
        }
        more(out, found.count, EACH.min(found.kept.len()));
        line!(out, "");
    }
}

/// The questions that no group shows: stale entries of the list of known failures, and what has no answer.
fn states(out: &mut String, report: &Report<'_>) {
    for (state, remedy) in [
        (State::Stale, "remove them from the list of known failures"),
        (State::KnownFailure, ""),
        (State::Unanswered, ""),
    ] {
        let questions: Vec<&&Graded> = report.questions.iter().filter(|graded| graded.state == state).collect();
        let count = report.states.present().find(|(present, _)| *present == state).map_or(0, |(_, count)| count);
        if count == 0 {
            continue;
        }
        let remedy = if remedy.is_empty() { String::new() } else { format!("; {remedy}") };
        line!(out, "{DOUBT}{}: {}{remedy}{DOUBT:#}", state.name(), counted(count, "question"));
        for graded in questions.iter().take(EACH) {
            let why =
                if graded.why.is_empty() { String::new() } else { format!(": {}", clipped(&graded.why, 2 * LINE)) };
            line!(out, "  {}{why}", clipped(&graded.id, LINE));
        }
        more(out, count, EACH.min(questions.len()));
        line!(out, "");
    }
}

fn areas(out: &mut String, report: &Report<'_>) {
    let width = report.areas.keys().map(|area| clipped(area, LINE).width()).max().unwrap_or_default();
    if width == 0 {
        return;
    }
    heading(out, "Areas");
    for (area, counts) in &report.areas {
        let area = clipped(area, LINE);
        let blanks = " ".repeat(width - area.width());
        let states: Vec<String> =
            counts.present().map(|(state, count)| format!("{} {}", number(count), state.name())).collect();
        line!(out, "  {area}{blanks}  {}", states.join(", "));
    }
    line!(out, "");
}

fn slowest(out: &mut String, report: &Report<'_>) {
    if report.slowest.is_empty() {
        return;
    }
    heading(out, "Slowest answers");
    for graded in &report.slowest {
        line!(out, "  {:>7}  {}", duration(graded.microseconds), clipped(&graded.id, LINE));
    }
    line!(out, "");
}

fn verdict(out: &mut String, report: &Report<'_>) {
    let style = match report.verdict.conformance {
        Conformance::Conforms => GOOD,
        Conformance::DoesNotConform => BAD,
        Conformance::Incomplete => DOUBT,
    };
    let started = &report.started;
    let took = duration(report.milliseconds.saturating_mul(1_000));
    line!(
        out,
        "{}: suite {}, protocol {}, {took}",
        clipped(&report.who(), LINE),
        clipped(&started.suite, LINE),
        started.protocol
    );
    if let Some(early) = report.stop.early() {
        line!(out, "{DOUBT}{early}{DOUBT:#}");
    }
    line!(out, "{style}{}{style:#}", report.verdict.text);
    line!(out, "{}", report.verdict.tally);
}

fn more(out: &mut String, count: usize, shown: usize) {
    if count > shown {
        line!(out, "  {DIM}and {} more{DIM:#}", number(count - shown));
    }
}

impl FindingKind {
    /// The kind as reports name it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::NotStarted => "not started",
            Self::NoHello => "no hello",
            Self::TimeOut => "time-out",
            Self::Crash => "crash",
            Self::ClosedOutput => "closed output",
            Self::Noise => "noise",
            Self::NotUtf8 => "not UTF-8",
            Self::Malformed => "malformed",
            Self::NotAsked => "not asked",
            Self::AnsweredTwice => "answered twice",
            Self::UndeclaredUnsupported => "undeclared unsupported",
            Self::UnknownWord => "unknown word",
            Self::TooMuchOutput => "too much output",
        }
    }
}
