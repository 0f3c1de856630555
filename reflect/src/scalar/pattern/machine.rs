//! Runs a program over a text: backtracking as ECMA-262 defines it, with its own stack and a count of its steps.

use super::program::{Op, Program, Set};
use super::sets;

/// The most steps that one text may take: an instruction, or a character in a run or a back-reference.
pub(super) const STEP_LIMIT: usize = 10_000_000;

/// The most ways back that may be open at once, at 32 bytes each.
pub(super) const STACK_LIMIT: usize = 2_000_000;

/// In a cell: nothing.
const NOTHING: usize = usize::MAX;

/// A limit was reached.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Exhausted;

/// Whether any part of the text matches.
pub(super) fn search(program: &Program, text: &str) -> Result<bool, Exhausted> {
    let mut machine = Machine {
        program,
        text,
        at: 0,
        cells: vec![NOTHING; program.cells],
        looks: vec![0; program.looks],
        stack: Vec::new(),
        steps: STEP_LIMIT,
    };
    let starts = text.char_indices().map(|(start, _)| start).chain([text.len()]);
    for start in starts {
        machine.at = start;
        if machine.run()? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A way back.
#[derive(Clone, Copy)]
enum Frame {
    /// Go on at an instruction and a position.
    Resume { pc: usize, at: usize },
    /// Give a cell its value back, and go further back.
    Restore { cell: usize, value: usize },
    /// Give back a character of a greedy run, down to `least`.
    Shrink { pc: usize, at: usize, least: usize },
    /// Take one more character in a lazy run, of which `taken` are.
    Grow { pc: usize, at: usize, taken: usize },
    /// The start of a look-around: a negated one succeeds here.
    Look { exit: Option<usize>, at: usize },
}

struct Machine<'t> {
    program: &'t Program,
    text: &'t str,
    at: usize,
    cells: Vec<usize>,
    /// How high the stack stood when each look-around began.
    looks: Vec<usize>,
    stack: Vec<Frame>,
    steps: usize,
}

impl Machine<'_> {
    /// Whether a match begins at the position. Afterwards, where none does, all is as it was.
    fn run(&mut self) -> Result<bool, Exhausted> {
        let program = self.program;
        let mut pc = 0;
        while let Some(op) = program.code.get(pc) {
            self.spend(1)?;
            if matches!(op, Op::Accept) {
                return Ok(true);
            }
            pc = match self.execute(op, pc)? {
                Some(next) => next,
                None => match self.go_back()? {
                    Some(next) => next,
                    None => return Ok(false),
                },
            };
        }
        Ok(false)
    }

    fn spend(&mut self, steps: usize) -> Result<(), Exhausted> {
        self.steps = self.steps.checked_sub(steps).ok_or(Exhausted)?;
        Ok(())
    }

    fn push(&mut self, frame: Frame) -> Result<(), Exhausted> {
        if self.stack.len() >= STACK_LIMIT {
            return Err(Exhausted);
        }
        self.stack.push(frame);
        Ok(())
    }

    fn cell(&self, cell: usize) -> usize {
        self.cells.get(cell).copied().unwrap_or(NOTHING)
    }

    fn put(&mut self, cell: usize, value: usize) {
        if let Some(place) = self.cells.get_mut(cell) {
            *place = value;
        }
    }

    /// Changes a cell, and back when the machine goes back.
    fn set(&mut self, cell: usize, value: usize) -> Result<(), Exhausted> {
        let before = self.cell(cell);
        if before != value {
            self.push(Frame::Restore { cell, value: before })?;
            self.put(cell, value);
        }
        Ok(())
    }

    /// Where to go on; none where the instruction fails.
    fn execute(&mut self, op: &Op, pc: usize) -> Result<Option<usize>, Exhausted> {
        let holds = match op {
            Op::Set { set, back } => self.take(set, *back),
            Op::Run { set, back, min, max, greedy } => self.take_run(set, *back, (*min, *max), *greedy, pc)?,
            Op::Start { multiline } => self.at_edge(true, *multiline),
            Op::End { multiline } => self.at_edge(false, *multiline),
            Op::Boundary { negated, folded } => self.at_boundary(*folded) != *negated,
            Op::Reference { cells, folded, back } => self.take_again(cells, *folded, *back)?,
            Op::Mark { cell } => {
                self.set(*cell, self.at)?;
                true
            }
            Op::Forget(cells) => {
                for cell in cells {
                    self.spend(1)?;
                    self.set(*cell, NOTHING)?;
                    self.set(cell + 1, NOTHING)?;
                }
                true
            }
            Op::LoopStart { cell } => {
                self.set(*cell, 0)?;
                true
            }
            Op::Jump(target) => return Ok(Some(*target)),
            Op::Split(first, second) => {
                self.push(Frame::Resume { pc: *second, at: self.at })?;
                return Ok(Some(*first));
            }
            Op::LoopTest { cell, min, max, greedy, exit } => {
                return self.test_loop(self.cell(*cell), (*min, *max), *greedy, pc + 1, *exit).map(Some);
            }
            Op::LoopEnd { cell, min, test } => return self.end_iteration(*cell, *min, *test),
            Op::Look { look, negated, exit } => {
                if let Some(height) = self.looks.get_mut(*look) {
                    *height = self.stack.len();
                }
                self.push(Frame::Look { exit: negated.then_some(*exit), at: self.at })?;
                true
            }
            Op::LookEnd { look, negated } => self.end_look(*look, *negated)?,
            Op::Accept => false,
        };
        Ok(holds.then_some(pc + 1))
    }

    fn test_loop(
        &mut self,
        count: usize,
        (min, max): (u32, Option<u32>),
        greedy: bool,
        iteration: usize,
        exit: usize,
    ) -> Result<usize, Exhausted> {
        if count < min as usize {
            return Ok(iteration);
        }
        if max.is_some_and(|max| count >= max as usize) {
            return Ok(exit);
        }
        let (first, second) = if greedy { (iteration, exit) } else { (exit, iteration) };
        self.push(Frame::Resume { pc: second, at: self.at })?;
        Ok(first)
    }

    fn end_iteration(&mut self, cell: usize, min: u32, test: usize) -> Result<Option<usize>, Exhausted> {
        let count = self.cell(cell);
        if count >= min as usize && self.cell(cell + 1) == self.at {
            return Ok(None);
        }
        self.set(cell, count + 1)?;
        Ok(Some(test))
    }

    /// Leaves a look-around that has matched: no way leads back into it.
    fn end_look(&mut self, look: usize, negated: bool) -> Result<bool, Exhausted> {
        let height = self.looks.get(look).copied().unwrap_or(0);
        self.spend(self.stack.len().saturating_sub(height))?;
        if let Some(Frame::Look { at, .. }) = self.stack.get(height) {
            self.at = *at;
        }
        if negated {
            while self.stack.len() > height {
                if let Some(Frame::Restore { cell, value }) = self.stack.pop() {
                    self.put(cell, value);
                }
            }
            return Ok(false);
        }
        // What was changed in it stays changed, and is changed back with all that went before.
        let mut kept = height;
        for index in height..self.stack.len() {
            if matches!(self.stack.get(index), Some(Frame::Restore { .. })) {
                self.stack.swap(kept, index);
                kept += 1;
            }
        }
        self.stack.truncate(kept);
        Ok(true)
    }

    /// Where the last way back leads; none where there is none left.
    fn go_back(&mut self) -> Result<Option<usize>, Exhausted> {
        while let Some(frame) = self.stack.pop() {
            self.spend(1)?;
            match frame {
                Frame::Restore { cell, value } => self.put(cell, value),
                Frame::Look { exit: None, .. } => {}
                Frame::Look { exit: Some(pc), at } | Frame::Resume { pc, at } => {
                    self.at = at;
                    return Ok(Some(pc));
                }
                Frame::Shrink { pc, at, least } => {
                    self.at = at;
                    self.shrink(pc, least)?;
                    return Ok(Some(pc + 1));
                }
                Frame::Grow { pc, at, taken } => {
                    self.at = at;
                    if self.grow(pc, taken)? {
                        return Ok(Some(pc + 1));
                    }
                }
            }
        }
        Ok(None)
    }

    fn shrink(&mut self, pc: usize, least: usize) -> Result<(), Exhausted> {
        let back = self.at > least;
        self.next(back);
        if self.at == least { Ok(()) } else { self.push(Frame::Shrink { pc, at: self.at, least }) }
    }

    fn grow(&mut self, pc: usize, taken: usize) -> Result<bool, Exhausted> {
        let program = self.program;
        let Some(Op::Run { set, back, max, .. }) = program.code.get(pc) else { return Ok(false) };
        if max.is_some_and(|max| taken >= max as usize) || !self.take(set, *back) {
            return Ok(false);
        }
        self.push(Frame::Grow { pc, at: self.at, taken: taken + 1 })?;
        Ok(true)
    }

    fn take_run(
        &mut self,
        set: &Set,
        back: bool,
        (min, max): (u32, Option<u32>),
        greedy: bool,
        pc: usize,
    ) -> Result<bool, Exhausted> {
        for _ in 0..min {
            self.spend(1)?;
            if !self.take(set, back) {
                return Ok(false);
            }
        }
        if !greedy {
            self.push(Frame::Grow { pc, at: self.at, taken: min as usize })?;
            return Ok(true);
        }
        let (least, mut taken) = (self.at, min);
        while max.is_none_or(|max| taken < max) && self.take(set, back) {
            self.spend(1)?;
            taken = taken.saturating_add(1);
        }
        if self.at != least {
            self.push(Frame::Shrink { pc, at: self.at, least })?;
        }
        Ok(true)
    }

    fn take(&mut self, set: &Set, back: bool) -> bool {
        let before = self.at;
        if self.next(back).is_some_and(|character| set.contains(character)) {
            return true;
        }
        self.at = before;
        false
    }

    /// The character on that side.
    fn peek(&self, back: bool) -> Option<char> {
        if back { self.text.get(..self.at)?.chars().next_back() } else { self.text.get(self.at..)?.chars().next() }
    }

    /// The character on that side; the position moves past it.
    fn next(&mut self, back: bool) -> Option<char> {
        let character = self.peek(back)?;
        self.at = if back { self.at - character.len_utf8() } else { self.at + character.len_utf8() };
        Some(character)
    }

    fn at_edge(&self, back: bool, multiline: bool) -> bool {
        self.peek(back).is_none_or(|character| multiline && sets::is_line_terminator(character))
    }

    fn at_boundary(&self, folded: bool) -> bool {
        let is_word = |character: char| {
            let more = folded && matches!(character, '\u{17F}' | '\u{212A}');
            character.is_ascii_alphanumeric() || character == '_' || more
        };
        self.peek(true).is_some_and(is_word) != self.peek(false).is_some_and(is_word)
    }

    /// Takes what a group took; a group that took no part took nothing.
    fn take_again(&mut self, cells: &[usize], folded: bool, back: bool) -> Result<bool, Exhausted> {
        let text = self.text;
        let captured = cells.iter().find_map(|cell| text.get(self.cell(*cell)..self.cell(cell + 1)));
        let mut captured = captured.unwrap_or_default().chars();
        while let Some(expected) = if back { captured.next_back() } else { captured.next() } {
            self.spend(1)?;
            let same = |found| found == expected || folded && sets::same_but_for_case(found, expected);
            if !self.next(back).is_some_and(same) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::Frame;

    #[test]
    fn a_way_back_is_as_large_as_documented() {
        assert_eq!(size_of::<Frame>(), 32);
    }
}
