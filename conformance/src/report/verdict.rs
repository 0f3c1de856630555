//! What a run comes to, and the exit code that says so.

use serde::Serialize;

use super::count::Counts;
use super::text::{counted, number};

/// Whether the implementation conforms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Conformance {
    /// Every scored answer conforms, known failures aside.
    Conforms,
    /// A scored answer differs, or a known failure does not fail.
    DoesNotConform,
    /// A question has no answer; whatever else was seen, no one can tell.
    Incomplete,
}

impl Conformance {
    /// The exit code of the run: 0, 1 or 3.
    #[must_use]
    pub fn exit_code(self) -> u8 {
        match self {
            Self::Conforms => 0,
            Self::DoesNotConform => 1,
            Self::Incomplete => 3,
        }
    }
}

/// The verdict, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the implementation conforms.
    pub conformance: Conformance,
    /// The verdict and its reasons, one sentence.
    pub text: String,
    /// How much was asked and answered, whatever the verdict.
    pub tally: String,
}

impl Verdict {
    /// The verdict over all questions, those of the level `must` among them being scored.
    pub(super) fn of(all: &Counts, scored: &Counts) -> Self {
        let conformance = match (all.answered(), all.unanswered, scored.different + all.stale) {
            (0, ..) | (_, 1.., _) => Conformance::Incomplete,
            (_, 0, 1..) => Conformance::DoesNotConform,
            (_, 0, 0) => Conformance::Conforms,
        };
        let failures = failures(all, scored);
        let text = match conformance {
            Conformance::Conforms if all.known_failure > 0 => {
                format!("conforms but for {}", counted(all.known_failure, "known failure"))
            }
            Conformance::Conforms => "conforms".to_owned(),
            Conformance::DoesNotConform => format!("does not conform: {failures}"),
            Conformance::Incomplete if all.answered() == 0 => "incomplete: nothing was answered".to_owned(),
            Conformance::Incomplete => {
                let missing = format!("incomplete: {} of {} unanswered", number(all.unanswered), number(all.asked()));
                if failures.is_empty() { missing } else { format!("{missing}; does not conform either: {failures}") }
            }
        };
        Self { conformance, text, tally: tally(all) }
    }
}

fn failures(all: &Counts, scored: &Counts) -> String {
    let differ = || format!("{} of {} differ", number(scored.different), counted(scored.answered(), "scored answer"));
    let stale =
        || format!("{} no longer fail{}", counted(all.stale, "known failure"), if all.stale == 1 { "s" } else { "" });
    match (scored.different, all.stale) {
        (0, 0) => String::new(),
        (_, 0) => differ(),
        (0, _) => stale(),
        (_, _) => format!("{}, and {}", differ(), stale()),
    }
}

fn tally(all: &Counts) -> String {
    let tally = format!("asked {}, answered {}", number(all.asked()), number(all.answered()));
    match all.unsupported {
        0 => tally,
        unsupported => format!("{tally}; {} not asked, as unsupported", number(unsupported)),
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn the_verdict_follows_from_the_counts() {
        let good = Counts { exact: 2_000, equivalent: 3, ..Counts::default() };
        let table = [
            (good, good, 0, "conforms", "asked 2,003, answered 2,003"),
            (
                Counts { known_failure: 1, unsupported: 7, ..good },
                good,
                0,
                "conforms but for 1 known failure",
                "asked 2,004, answered 2,004; 7 not asked, as unsupported",
            ),
            // A difference of another level is reported, not scored.
            (Counts { different: 1, ..good }, good, 0, "conforms", "asked 2,004, answered 2,004"),
            (
                Counts { different: 2, ..good },
                Counts { different: 1, ..good },
                1,
                "does not conform: 1 of 2,004 scored answers differ",
                "asked 2,005, answered 2,005",
            ),
            (
                Counts { stale: 2, ..good },
                good,
                1,
                "does not conform: 2 known failures no longer fail",
                "asked 2,005, answered 2,005",
            ),
            (
                Counts { unanswered: 1, ..good },
                good,
                3,
                "incomplete: 1 of 2,004 unanswered",
                "asked 2,004, answered 2,003",
            ),
            (
                Counts { unanswered: 1, stale: 1, different: 1, ..good },
                Counts { different: 1, ..good },
                3,
                "incomplete: 1 of 2,006 unanswered; does not conform either: 1 of 2,004 scored answers differ, and 1 known \
                 failure no longer fails",
                "asked 2,006, answered 2,005",
            ),
            (
                Counts { unsupported: 9, ..Counts::default() },
                Counts::default(),
                3,
                "incomplete: nothing was answered",
                "asked 0, answered 0; 9 not asked, as unsupported",
            ),
            (Counts::default(), Counts::default(), 3, "incomplete: nothing was answered", "asked 0, answered 0"),
        ];
        for (all, scored, exit, text, tally) in table {
            let verdict = Verdict::of(&all, &scored);
            assert_eq!(
                (verdict.conformance.exit_code(), verdict.text.as_str(), verdict.tally.as_str()),
                (exit, text, tally)
            );
        }
    }
}
