//! Patterns without look-around and back-references: automata decide them in time that grows with the text alone.

use super::node::{Node, Tree};
use regex_automata::meta::{Config, Regex};
use regex_syntax::hir::{Class, Hir, Look, Repetition};

/// The largest automaton in bytes; a pattern that needs a larger one is matched by backtracking.
const SIZE_LIMIT: usize = 1 << 20;

/// The automaton of a pattern; none where it needs more than that, or a larger one.
pub(super) fn compile(tree: &Tree) -> Option<Regex> {
    let config = Config::new().nfa_size_limit(Some(SIZE_LIMIT));
    Regex::builder().configure(config).build_from_hir(&lower(&tree.root)?).ok()
}

fn lower(node: &Node) -> Option<Hir> {
    Some(match node {
        Node::Set(set) => Hir::class(Class::Unicode(set.clone())),
        Node::Start { multiline: false } => Hir::look(Look::Start),
        Node::End { multiline: false } => Hir::look(Look::End),
        Node::Boundary { negated: false, folded: false } => Hir::look(Look::WordAscii),
        Node::Sequence(parts) => Hir::concat(parts.iter().map(lower).collect::<Option<_>>()?),
        Node::Choice(options) => Hir::alternation(options.iter().map(lower).collect::<Option<_>>()?),
        Node::Group { body, .. } => lower(body)?,
        Node::Repeat(repeat) => Hir::repetition(Repetition {
            min: repeat.min,
            max: repeat.max,
            greedy: repeat.greedy,
            sub: Box::new(lower(&repeat.body)?),
        }),
        // Here multi-line anchors know more line terminators than the automata do, and folded boundaries more letters;
        // and `\B` holds for automata between the bytes of one character, which hides matches from them.
        Node::Start { .. } | Node::End { .. } | Node::Boundary { .. } | Node::Look { .. } | Node::Reference { .. } => {
            return None;
        }
    })
}
