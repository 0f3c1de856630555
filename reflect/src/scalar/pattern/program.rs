//! A pattern as instructions for the backtracking machine.

use super::node::{Node, Repeat, Tree};
use super::sets;
use regex_syntax::hir::{ClassUnicode, ClassUnicodeRange};
use std::collections::{BTreeMap, BTreeSet};

/// The instructions of a pattern, and how much the machine has to remember for them.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) code: Vec<Op>,
    /// Two cells for each group that is referred to (start and end) and each counted loop (count and start of the
    /// iteration).
    pub(super) cells: usize,
    pub(super) looks: usize,
}

/// An instruction. `back`: it reads towards the start of the text, as look-behinds do.
#[derive(Debug)]
pub(super) enum Op {
    /// Takes one character.
    Set {
        set: Set,
        back: bool,
    },
    /// Takes as many characters as the counts allow.
    Run {
        set: Set,
        back: bool,
        min: u32,
        max: Option<u32>,
        greedy: bool,
    },
    Start {
        multiline: bool,
    },
    End {
        multiline: bool,
    },
    Boundary {
        negated: bool,
        folded: bool,
    },
    /// Takes what the group with its start in one of the cells took.
    Reference {
        cells: Vec<usize>,
        folded: bool,
        back: bool,
    },
    Jump(usize),
    /// Goes on at the first, and at the second when that fails.
    Split(usize, usize),
    /// Notes the position.
    Mark {
        cell: usize,
    },
    /// Forgets what the groups with their starts in these cells took.
    Forget(Vec<usize>),
    /// Sets a counted loop's count to 0.
    LoopStart {
        cell: usize,
    },
    /// Begins an iteration, which stands after it, or leaves.
    LoopTest {
        cell: usize,
        min: u32,
        max: Option<u32>,
        greedy: bool,
        exit: usize,
    },
    /// Refuses an empty iteration past the minimum, else counts it and tests again.
    LoopEnd {
        cell: usize,
        min: u32,
        test: usize,
    },
    /// A look-around, which stands after it; goes on after it at `exit` when a negated one fails.
    Look {
        look: usize,
        negated: bool,
        exit: usize,
    },
    /// The look-around has matched.
    LookEnd {
        look: usize,
        negated: bool,
    },
    Accept,
}

/// A set of characters, quick to ask.
#[derive(Debug)]
pub(super) struct Set {
    ascii: u128,
    ranges: Box<[ClassUnicodeRange]>,
}

impl Set {
    fn new(set: &ClassUnicode) -> Self {
        let ranges: Box<[_]> = set.ranges().into();
        let ascii = (0..128_u8).filter(|byte| sets::contains(&ranges, char::from(*byte)));
        Self { ascii: ascii.fold(0, |bits, byte| bits | 1 << byte), ranges }
    }

    pub(super) fn contains(&self, character: char) -> bool {
        if character.is_ascii() {
            self.ascii >> u32::from(character) & 1 == 1
        } else {
            sets::contains(&self.ranges, character)
        }
    }
}

/// The instructions of a tree.
pub(super) fn compile(tree: &Tree) -> Program {
    let referred: BTreeSet<usize> = tree.references.iter().flatten().copied().collect();
    let program = Program { code: Vec::new(), cells: referred.len() * 2, looks: 0 };
    let cells = referred.into_iter().zip((0..).step_by(2)).collect();
    let mut compiler = Compiler { references: &tree.references, cells, program };
    compiler.node(&tree.root, false);
    compiler.push(Op::Accept);
    compiler.program
}

struct Compiler<'t> {
    references: &'t [Vec<usize>],
    /// The groups that are referred to, and the cell of each one's start; no other group is remembered.
    cells: BTreeMap<usize, usize>,
    program: Program,
}

impl Compiler<'_> {
    fn here(&self) -> usize {
        self.program.code.len()
    }

    fn push(&mut self, op: Op) -> usize {
        self.program.code.push(op);
        self.here() - 1
    }

    /// Puts an instruction whose target was not known where room was left for it.
    fn patch(&mut self, at: usize, op: Op) {
        if let Some(place) = self.program.code.get_mut(at) {
            *place = op;
        }
    }

    fn node(&mut self, node: &Node, back: bool) {
        match node {
            Node::Set(set) => {
                self.push(Op::Set { set: Set::new(set), back });
            }
            Node::Start { multiline } => {
                self.push(Op::Start { multiline: *multiline });
            }
            Node::End { multiline } => {
                self.push(Op::End { multiline: *multiline });
            }
            Node::Boundary { negated, folded } => {
                self.push(Op::Boundary { negated: *negated, folded: *folded });
            }
            Node::Reference { index, folded } => {
                let groups = self.references.get(*index).map(Vec::as_slice).unwrap_or_default();
                let cells = groups.iter().filter_map(|group| self.cells.get(group).copied()).collect();
                self.push(Op::Reference { cells, folded: *folded, back });
            }
            Node::Sequence(parts) if back => parts.iter().rev().for_each(|part| self.node(part, back)),
            Node::Sequence(parts) => parts.iter().for_each(|part| self.node(part, back)),
            Node::Choice(options) => self.choice(options, back),
            Node::Group { number, body } => match self.cells.get(number).copied() {
                None => self.node(body, back),
                Some(cell) => {
                    let (first, second) = if back { (cell + 1, cell) } else { (cell, cell + 1) };
                    self.push(Op::Mark { cell: first });
                    self.node(body, back);
                    self.push(Op::Mark { cell: second });
                }
            },
            Node::Repeat(repeat) => self.repeat(repeat, back),
            Node::Look { behind, negated, body } => {
                let (look, negated) = (self.program.looks, *negated);
                self.program.looks += 1;
                let start = self.push(Op::Accept);
                self.node(body, *behind);
                self.push(Op::LookEnd { look, negated });
                self.patch(start, Op::Look { look, negated, exit: self.here() });
            }
        }
    }

    fn choice(&mut self, options: &[Node], back: bool) {
        let mut ends = Vec::new();
        for (index, option) in options.iter().enumerate() {
            if index + 1 == options.len() {
                self.node(option, back);
            } else {
                let split = self.push(Op::Accept);
                self.node(option, back);
                ends.push(self.push(Op::Accept));
                self.patch(split, Op::Split(split + 1, self.here()));
            }
        }
        for end in ends {
            self.patch(end, Op::Jump(self.here()));
        }
    }

    fn repeat(&mut self, repeat: &Repeat, back: bool) {
        let Repeat { body, min, max, greedy, .. } = repeat;
        match (self.peel(body), min, max) {
            (Node::Set(set), &min, &max) => {
                self.push(Op::Run { set: Set::new(set), back, min, max, greedy: *greedy });
            }
            // Without counts, and without iterations to be refused as empty, nothing is remembered.
            (body, 0, None | Some(1)) if !body.may_be_empty() => self.optional(repeat, back),
            (body, 1, None) if !body.may_be_empty() => {
                let start = self.here();
                self.iteration(repeat, back);
                let after = self.here() + 1;
                self.split(self.here(), start, after, *greedy);
            }
            _ => self.counted(repeat, back),
        }
    }

    /// `?` and `*`
    fn optional(&mut self, repeat: &Repeat, back: bool) {
        let start = self.push(Op::Accept);
        self.iteration(repeat, back);
        if repeat.max.is_none() {
            self.push(Op::Jump(start));
        }
        self.split(start, start + 1, self.here(), repeat.greedy);
    }

    fn counted(&mut self, repeat: &Repeat, back: bool) {
        let &Repeat { min, max, greedy, .. } = repeat;
        let cell = self.program.cells;
        self.program.cells += 2;
        self.push(Op::LoopStart { cell });
        let test = self.push(Op::Accept);
        self.push(Op::Mark { cell: cell + 1 });
        self.iteration(repeat, back);
        self.push(Op::LoopEnd { cell, min, test });
        self.patch(test, Op::LoopTest { cell, min, max, greedy, exit: self.here() });
    }

    /// A node without groups around it that nothing refers to, or that hold nothing else.
    fn peel<'n>(&self, node: &'n Node) -> &'n Node {
        match node {
            Node::Group { number, body } if !self.cells.contains_key(number) => self.peel(body),
            Node::Sequence(parts) => match parts.as_slice() {
                [only] => self.peel(only),
                _ => node,
            },
            _ => node,
        }
    }

    fn iteration(&mut self, repeat: &Repeat, back: bool) {
        let (first, end) = repeat.groups;
        let forgotten: Vec<usize> = self.cells.range(first..end).map(|(_, cell)| *cell).collect();
        if !forgotten.is_empty() {
            self.push(Op::Forget(forgotten));
        }
        self.node(&repeat.body, back);
    }

    /// A choice between an iteration and what follows the loop.
    fn split(&mut self, at: usize, iteration: usize, exit: usize, greedy: bool) {
        let split = if greedy { Op::Split(iteration, exit) } else { Op::Split(exit, iteration) };
        if at == self.here() {
            self.push(split);
        } else {
            self.patch(at, split);
        }
    }
}
