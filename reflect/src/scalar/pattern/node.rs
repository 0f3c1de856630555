//! What a pattern says, as a tree.

use regex_syntax::hir::ClassUnicode;

/// A pattern that has been read.
#[derive(Debug)]
pub(super) struct Tree {
    pub(super) root: Node,
    /// For each back-reference the groups it may mean; several share a name only where at most one can take part.
    pub(super) references: Vec<Vec<usize>>,
}

/// A part of a pattern.
#[derive(Debug)]
pub(super) enum Node {
    /// One character of a set.
    Set(ClassUnicode),
    /// `^`
    Start { multiline: bool },
    /// `$`
    End { multiline: bool },
    /// `\b`, or `\B` where negated. Folded: `ſ` and `K` (the Kelvin sign) are word characters too.
    Boundary { negated: bool, folded: bool },
    /// One after the other; empty where there is none.
    Sequence(Vec<Node>),
    /// The first that leads to a match.
    Choice(Vec<Node>),
    /// A group that captures; its number counts from 0.
    Group { number: usize, body: Box<Node> },
    /// A quantifier.
    Repeat(Repeat),
    /// Look-ahead and look-behind.
    Look { behind: bool, negated: bool, body: Box<Node> },
    /// A back-reference: an index into [`Tree::references`].
    Reference { index: usize, folded: bool },
}

/// A quantified part.
#[derive(Debug)]
pub(super) struct Repeat {
    pub(super) body: Box<Node>,
    pub(super) min: u32,
    /// None: without end.
    pub(super) max: Option<u32>,
    pub(super) greedy: bool,
    /// The groups in the body, first and one past the last: every iteration forgets what they captured.
    pub(super) groups: (usize, usize),
}

impl Node {
    /// Whether it may match without taking a character; true where that is not plain to see.
    pub(super) fn may_be_empty(&self) -> bool {
        match self {
            Self::Set(_) => false,
            Self::Sequence(parts) => parts.iter().all(Self::may_be_empty),
            Self::Choice(options) => options.iter().any(Self::may_be_empty),
            Self::Group { body, .. } => body.may_be_empty(),
            Self::Repeat(repeat) => repeat.min == 0 || repeat.body.may_be_empty(),
            Self::Start { .. }
            | Self::End { .. }
            | Self::Boundary { .. }
            | Self::Look { .. }
            | Self::Reference { .. } => true,
        }
    }

    /// Whether it nowhere looks around, refers back or asks for a word boundary.
    pub(super) fn is_simple(&self) -> bool {
        match self {
            Self::Set(_) | Self::Start { .. } | Self::End { .. } => true,
            Self::Boundary { .. } | Self::Look { .. } | Self::Reference { .. } => false,
            Self::Sequence(parts) | Self::Choice(parts) => parts.iter().all(Self::is_simple),
            Self::Group { body, .. } => body.is_simple(),
            Self::Repeat(repeat) => repeat.body.is_simple(),
        }
    }

    /// Whether every match begins at the start of the text; false where that is not plain to see.
    pub(super) fn starts_the_text(&self) -> bool {
        self.is_held(true)
    }

    /// Whether every match ends at the end of the text; false where that is not plain to see.
    pub(super) fn ends_the_text(&self) -> bool {
        self.is_held(false)
    }

    /// Whether an anchor stands at that end of every way to match. Before it may only stand what takes no character.
    fn is_held(&self, at_start: bool) -> bool {
        let held = |parts: &mut dyn Iterator<Item = &Self>| {
            for part in parts {
                if part.is_held(at_start) {
                    return true;
                }
                if !part.is_of_no_width() {
                    return false;
                }
            }
            false
        };
        match self {
            Self::Start { multiline } => at_start && !multiline,
            Self::End { multiline } => !at_start && !multiline,
            Self::Sequence(parts) if at_start => held(&mut parts.iter()),
            Self::Sequence(parts) => held(&mut parts.iter().rev()),
            Self::Choice(options) => options.iter().all(|option| option.is_held(at_start)),
            Self::Group { body, .. } => body.is_held(at_start),
            Self::Repeat(repeat) => repeat.min > 0 && repeat.body.is_held(at_start),
            Self::Set(_) | Self::Boundary { .. } | Self::Look { .. } | Self::Reference { .. } => false,
        }
    }

    fn is_of_no_width(&self) -> bool {
        match self {
            Self::Start { .. } | Self::End { .. } | Self::Boundary { .. } | Self::Look { .. } => true,
            Self::Sequence(parts) | Self::Choice(parts) => parts.iter().all(Self::is_of_no_width),
            Self::Group { body, .. } => body.is_of_no_width(),
            Self::Repeat(repeat) => repeat.body.is_of_no_width(),
            Self::Set(_) | Self::Reference { .. } => false,
        }
    }
}
