//! How many questions have each state.

use serde::Serialize;

use super::event::State;
use crate::case::Level;

/// How many questions have each state.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    /// Answered as expected, byte for byte.
    pub exact: usize,
    /// Answered with the same JSON in another spelling.
    pub equivalent: usize,
    /// Answered in another way that is as right.
    pub variant: usize,
    /// Answered differently.
    pub different: usize,
    /// Known to fail, and failing.
    pub known_failure: usize,
    /// Known to fail, and answered as expected.
    pub stale: usize,
    /// Not asked: declared as unsupported.
    pub unsupported: usize,
    /// Without an answer.
    pub unanswered: usize,
}

impl Counts {
    /// Counts one more question of this state.
    pub(super) fn add(&mut self, state: State) {
        *match state {
            State::Exact => &mut self.exact,
            State::Equivalent => &mut self.equivalent,
            State::Variant => &mut self.variant,
            State::Different => &mut self.different,
            State::KnownFailure => &mut self.known_failure,
            State::Stale => &mut self.stale,
            State::Unsupported => &mut self.unsupported,
            State::Unanswered => &mut self.unanswered,
        } += 1;
    }

    /// The states that questions have, the good ones first, each with its count; 0 is left out.
    pub fn present(&self) -> impl Iterator<Item = (State, usize)> {
        let all = [
            (State::Exact, self.exact),
            (State::Equivalent, self.equivalent),
            (State::Variant, self.variant),
            (State::Different, self.different),
            (State::KnownFailure, self.known_failure),
            (State::Stale, self.stale),
            (State::Unsupported, self.unsupported),
            (State::Unanswered, self.unanswered),
        ];
        all.into_iter().filter(|(_, count)| *count > 0)
    }

    /// How many questions were meant for the implementation: all but the unsupported ones.
    #[must_use]
    pub fn asked(&self) -> usize {
        self.answered() + self.unanswered
    }

    /// How many have an answer.
    #[must_use]
    pub fn answered(&self) -> usize {
        self.conforming() + self.different + self.known_failure
    }

    /// How many have an answer that conforms.
    #[must_use]
    pub fn conforming(&self) -> usize {
        self.exact + self.equivalent + self.variant + self.stale
    }
}

impl State {
    /// The state as reports name it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Equivalent => "equivalent",
            Self::Variant => "variant",
            Self::Different => "different",
            Self::KnownFailure => "known failure",
            Self::Stale => "stale known failure",
            Self::Unsupported => "unsupported",
            Self::Unanswered => "unanswered",
        }
    }
}

impl Level {
    /// The level as cases and reports name it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Must => "must",
            Self::Should => "should",
            Self::Variant => "variant",
        }
    }
}
