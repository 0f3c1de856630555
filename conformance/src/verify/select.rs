//! Which questions are put, and in what order.

use glob::Pattern;

use crate::case::Level;
use crate::suite::Question;

/// Which questions are put, and in what order; all of them, in the order of the cases, unless said otherwise.
#[derive(Debug, Clone, Default)]
pub struct Selection {
    /// Only questions whose id, or whose case's id, one of these matches.
    pub only: Vec<Pattern>,
    /// Only questions of these levels.
    pub levels: Vec<Level>,
    /// Put them in another order, always the same for one number.
    pub shuffle: Option<u64>,
}

impl Selection {
    /// The questions that are meant.
    #[must_use]
    pub fn apply<'l>(&self, questions: Vec<Question<'l>>) -> Vec<Question<'l>> {
        let mut selected: Vec<_> = questions.into_iter().filter(|question| self.means(question)).collect();
        if let Some(seed) = self.shuffle {
            fastrand::Rng::with_seed(seed).shuffle(&mut selected);
        }
        selected
    }

    /// Whether the question is one of them.
    #[must_use]
    pub fn means(&self, question: &Question<'_>) -> bool {
        let is_named = |pattern: &Pattern| pattern.matches(question.id()) || pattern.matches(&question.case.id);
        (self.only.is_empty() || self.only.iter().any(is_named))
            && (self.levels.is_empty() || self.levels.contains(&question.level))
    }
}
