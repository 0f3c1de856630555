//! Differences that many cases have in common.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::event::{Graded, State};
use super::text::{clipped, counted};
use crate::case::Level;
use crate::grade::{Class, Difference};

/// What a difference counts for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Standing {
    /// The implementation does not conform.
    Fails,
    /// Reported, not scored: the level is not `must`.
    Reported,
    /// It is known.
    Known,
    /// It conforms: a difference of spelling, or another answer that is as right.
    Conforms,
}

impl Standing {
    fn of(graded: &Graded, difference: &Difference) -> Self {
        match graded.state {
            _ if difference.class.is_spelling() => Self::Conforms,
            State::Exact | State::Equivalent | State::Variant | State::Stale => Self::Conforms,
            State::KnownFailure => Self::Known,
            State::Different | State::Unsupported | State::Unanswered => match graded.level {
                Level::Must => Self::Fails,
                Level::Should | Level::Variant => Self::Reported,
            },
        }
    }

    /// What it means, as a heading.
    #[must_use]
    pub fn heading(self) -> &'static str {
        match self {
            Self::Fails => "Differences that do not conform",
            Self::Reported => "Differences that are reported, not scored",
            Self::Known => "Known failures",
            Self::Conforms => "Differences that conform",
        }
    }
}

/// A difference of one question.
#[derive(Debug, Clone, Copy)]
pub struct Member<'e> {
    /// The question.
    pub graded: &'e Graded,
    /// How its answer differs.
    pub difference: &'e Difference,
}

/// Differences of one class and one summary that count for the same.
#[derive(Debug, Clone)]
pub struct Group<'e> {
    /// What they count for.
    pub standing: Standing,
    /// Their class.
    pub class: Class,
    /// Their summary.
    pub summary: &'e str,
    /// They, in the order of the questions; never empty.
    pub members: Vec<Member<'e>>,
}

impl Group<'_> {
    /// How many cases show it; the questions of one case count once.
    #[must_use]
    pub fn cases(&self) -> usize {
        self.members.iter().map(|member| &member.graded.case).collect::<BTreeSet<_>>().len()
    }

    /// The ids of the questions that show it, in their order.
    #[must_use]
    pub fn ids(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = self.members.iter().map(|member| member.graded.id.as_str()).collect();
        ids.dedup();
        ids
    }

    /// How many cases, how many answers where it is more, and the summary.
    #[must_use]
    pub fn title(&self) -> String {
        format!("{}: {}", self.extent(), clipped(self.summary, 240))
    }

    /// How many cases, and how many answers where it is more.
    #[must_use]
    pub fn extent(&self) -> String {
        let (cases, answers) = (self.cases(), self.ids().len());
        match cases == answers {
            true => counted(cases, "case"),
            false => format!("{}, {}", counted(cases, "case"), counted(answers, "answer")),
        }
    }
}

impl Class {
    /// The class as reports name it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::WhiteSpace => "white space",
            Self::EscapeStyle => "escape style",
            Self::KeyOrder => "key order",
            Self::NumberSpelling => "number spelling",
            Self::Missing => "missing",
            Self::Extra => "extra",
            Self::Looser => "looser",
            Self::Kind => "kind",
            Self::Value => "value",
            Self::NotJson => "not JSON",
            Self::Text => "words",
            Self::Verdict => "verdict",
            Self::Absent => "absent",
        }
    }
}

/// The groups of all differences: what weighs most first, then the one that most cases show.
pub(super) fn groups<'e>(questions: &[&'e Graded]) -> Vec<Group<'e>> {
    let mut found = BTreeMap::<_, Vec<_>>::new();
    for &graded in questions {
        for difference in &graded.differences {
            let key = (Standing::of(graded, difference), difference.class, difference.summary.as_str());
            found.entry(key).or_default().push(Member { graded, difference });
        }
    }
    let group = |((standing, class, summary), members)| Group { standing, class, summary, members };
    let mut groups: Vec<Group<'_>> = found.into_iter().map(group).collect();
    groups.sort_by_key(|group| (group.standing, std::cmp::Reverse(group.cases())));
    groups
}
