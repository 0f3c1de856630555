//! Questions and differences as the template shows them.

use minijinja::{Value, context};

use crate::grade::Difference;
use crate::report::event::{Graded, State};
use crate::report::excerpt::{Excerpt, Side, Window};
use crate::report::text::{clipped, number};

/// How many characters of a text are shown on one line.
pub(super) const LINE: usize = 240;
const WINDOW: Window = Window { before: 120, differing: 400, after: 80 };
/// How many characters of C# and of an argument text are shown.
const SOURCE: usize = 4_000;

/// A state as the page's classes and filters call it.
pub(super) fn key(state: State) -> &'static str {
    match state {
        State::Exact => "exact",
        State::Equivalent => "equivalent",
        State::Variant => "variant",
        State::Different => "different",
        State::KnownFailure => "known",
        State::Stale => "stale",
        State::Unsupported => "unsupported",
        State::Unanswered => "unanswered",
    }
}

/// Whether a question of this state is shown in full.
pub(super) fn is_detailed(state: State) -> bool {
    matches!(state, State::Different | State::KnownFailure | State::Stale)
}

/// A question in full.
pub(super) fn question(graded: &Graded, anchor: usize) -> Value {
    context! {
        anchor,
        id => clipped(&graded.id, LINE),
        op => clipped(&graded.op, LINE),
        level => graded.level.name(),
        state => graded.state.name(),
        key => key(graded.state),
        note => graded.note.as_ref().map(|note| clipped(note, 4 * LINE)),
        why => clipped(&graded.why, 4 * LINE),
        arguments => graded.arguments.as_ref().map(|arguments| clipped(arguments, SOURCE)),
        csharp => graded.csharp.as_ref().map(|csharp| source(csharp)),
        differences => graded.differences.iter().map(difference).collect::<Vec<_>>(),
    }
}

/// C# with its lines; what else can't be seen is written out.
fn source(csharp: &str) -> String {
    let end = csharp.char_indices().nth(SOURCE).map_or(csharp.len(), |(end, _)| end);
    let lines = csharp.get(..end).unwrap_or_default().lines().map(|line| clipped(line, SOURCE));
    let shown = lines.collect::<Vec<_>>().join("\n");
    if end < csharp.len() { format!("{shown}…") } else { shown }
}

/// A difference with both its sides.
pub(super) fn difference(difference: &Difference) -> Value {
    let excerpt = Excerpt::of(difference, WINDOW);
    context! {
        part => clipped(&difference.part, LINE),
        class => difference.class.name(),
        summary => clipped(&difference.summary, LINE),
        pointer => clipped(&difference.pointer, LINE),
        byte => number(difference.byte),
        sides => [side("Expected", "expected", excerpt.expected), side("Answered", "answered", excerpt.answered)],
    }
}

fn side(heading: &str, key: &str, side: Side) -> Value {
    let is_nothing = side == Side::default();
    let Side { cut_before, before, differing, after, cut_after } = side;
    let [cut_before, cut_after] = [cut_before, cut_after].map(|cut| if cut == 0 { String::new() } else { number(cut) });
    context! { heading, key, is_nothing, cut_before, before, differing, after, cut_after }
}

/// Questions by their ids alone: the questions of a case stand behind its id.
pub(super) fn compact<'e>(questions: impl Iterator<Item = &'e Graded>) -> Vec<(String, String)> {
    let mut cases: Vec<(&str, Vec<&str>)> = Vec::new();
    for graded in questions {
        let call = graded.id.strip_prefix(graded.case.as_str()).filter(|rest| !rest.is_empty());
        let part = call.unwrap_or(&graded.op);
        match cases.last_mut() {
            Some((case, parts)) if *case == graded.case => parts.push(part),
            _ => cases.push((&graded.case, vec![part])),
        }
    }
    let shown = |(case, mut parts): (&str, Vec<&str>)| {
        parts.dedup();
        (clipped(case, LINE), clipped(&parts.join(" "), 8 * LINE))
    };
    cases.into_iter().map(shown).collect()
}
