//! Which arrays and objects are open, and how many.

use crate::contract::{Fault, Problem};

/// Levels that may be open at once; the root object is level 1 (ruling C-1).
const MOST_LEVELS: u32 = 64;

/// The open containers, outermost in the lowest bit.
#[derive(Debug, Clone, Default)]
pub(super) struct Nesting {
    levels: u32,
    arrays: u64,
}

/// A container that is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Container {
    Array,
    Object,
}

impl Nesting {
    /// Opens a container, if there may be one more.
    #[inline]
    pub(super) fn open(&mut self, container: Container) -> Result<(), Fault> {
        if self.levels == MOST_LEVELS {
            return Err(Fault::new(Problem::TooDeep));
        }
        let bit = 1 << self.levels;
        match container {
            Container::Array => self.arrays |= bit,
            Container::Object => self.arrays &= !bit,
        }
        self.levels += 1;
        Ok(())
    }

    /// Closes the innermost container.
    #[inline]
    pub(super) fn close(&mut self) {
        self.levels = self.levels.saturating_sub(1);
    }

    /// How many containers are open.
    #[inline]
    pub(super) fn levels(&self) -> u32 {
        self.levels
    }

    /// The innermost container.
    pub(super) fn innermost(&self) -> Option<Container> {
        let innermost = self.levels.checked_sub(1)?;
        let is_array = self.arrays & (1 << innermost) != 0;
        Some(if is_array { Container::Array } else { Container::Object })
    }
}
