//! How much of a file is handed to the grammar's parser, and on what stack.
//!
//! That parser is C. Where a text can be read in two ways for long (`1 + (x) + (x)`, which may be casts) it frees its
//! states by recursion, one call a token, and holds about a kilobyte a token until the declaration ends.

use std::ops::Range;
use std::panic::resume_unwind;
use std::thread;

use super::diagnostic::Finding;
use super::outline::{Outline, Token, tokens};

/// The most tokens of one declaration, statements aside: an enum of 100,000 members has fewer.
const LONGEST: usize = 500_000;
/// The most tokens of a file, statements aside.
const MOST: usize = 4_000_000;
/// So few tokens are parsed on the caller's stack.
const FEW: usize = 1_000;
/// Bytes of stack for each token, over twice what was measured without optimisation.
const STACK_PER_TOKEN: usize = 512;
/// Bytes of stack beside those.
const STACK: usize = 1 << 20;

/// What was left out, and where it stood.
pub(super) type TooLong = (Finding, Range<usize>);

/// Blanks what is too long to be parsed. Returns what there is to say of it, and how many tokens are left.
pub(super) fn keep_within(outline: &mut Outline) -> (Vec<TooLong>, usize) {
    let tokens = tokens(&outline.text);
    let mut left = tokens.len();
    let mut said = Vec::new();
    for (range, whole) in too_long(outline, &tokens) {
        let message = format!("this declaration has more than {LONGEST} tokens and is left out");
        said.push((Finding::error(None, message, "split it into smaller ones"), first_token(&tokens, &range)));
        left -= of_range(&tokens, &whole).len();
        outline.blank(whole);
    }
    if left > MOST {
        let message = format!("the file has more than {MOST} tokens outside of method bodies and is left out");
        said.push((Finding::error(None, message, "split it into several files"), first_token(&tokens, &(0..1))));
        left = 0;
        outline.blank(0..outline.text.len());
    }
    (said, left)
}

/// The declarations that are too long by themselves, each with all that goes with it, none within another.
fn too_long(outline: &Outline, tokens: &[Token]) -> Vec<(Range<usize>, Range<usize>)> {
    let blocks = outline.blocks.iter().map(|block| (block.header.clone(), block.header.start..block.body.end));
    let members = outline.members.iter().map(|member| (member.range.clone(), member.range.clone()));
    let mut found: Vec<_> =
        blocks.chain(members).filter(|(range, _)| of_range(tokens, range).len() > LONGEST).collect();
    found.sort_by_key(|(range, _)| range.start);
    let mut gone = 0;
    found.retain(|(range, whole)| {
        let is_outermost = range.start >= gone;
        gone = gone.max(whole.end);
        is_outermost
    });
    found
}

fn of_range<'t>(tokens: &'t [Token], range: &Range<usize>) -> &'t [Token] {
    let start = tokens.partition_point(|token| token.start < range.start);
    let end = tokens.partition_point(|token| token.start < range.end);
    tokens.get(start..end).unwrap_or_default()
}

fn first_token(tokens: &[Token], range: &Range<usize>) -> Range<usize> {
    let start = tokens.partition_point(|token| token.start < range.start);
    tokens.get(start).map_or(0..0, |token| token.start..token.end)
}

/// Does `work` on a stack that suffices for parsing so many tokens; none where the system has no such stack.
pub(super) fn with_stack<T: Send>(tokens: usize, work: impl FnOnce() -> T + Send) -> Option<T> {
    if tokens <= FEW {
        return Some(work());
    }
    let size = STACK + tokens * STACK_PER_TOKEN;
    thread::scope(|scope| {
        let worker = thread::Builder::new().stack_size(size).spawn_scoped(scope, work).ok()?;
        Some(worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
    })
}
