//! Ids that are spelled much like one that nothing has.

use olt_text::name::shortened;
use strsim::normalized_damerau_levenshtein;

/// How alike two ids have to be, from 0 to 1.
const ALIKE: f64 = 0.6;
/// No id is longer.
const LONGEST: usize = 100;
/// How many are named.
const NAMED: usize = 3;

/// What to say of an id that is none.
pub(super) fn nothing(id: &str, known: &[&str]) -> String {
    // Comparing takes time that grows with the length; nothing is as long as that.
    let near = if id.chars().count() > LONGEST { Vec::new() } else { nearest(id, known) };
    let id = shortened(id);
    match near.split_last() {
        None => format!(
            "nothing is called '{id}'; an id is one of a diagnostic (OLT005), a clause or ruling (K-8) or a case (types/int)"
        ),
        Some((last, [])) => format!("nothing is called '{id}'; '{last}' is"),
        Some((last, others)) => format!("nothing is called '{id}'; '{}' and '{last}' are", others.join("', '")),
    }
}

/// The known ids most like this one, the most like first.
fn nearest<'k>(id: &str, known: &[&'k str]) -> Vec<&'k str> {
    let id = id.to_ascii_lowercase();
    let mut scored: Vec<(f64, &str)> = known.iter().map(|known| (likeness(&id, known), *known)).collect();
    scored.retain(|(score, _)| *score >= ALIKE);
    scored.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    scored.into_iter().take(NAMED).map(|(_, known)| known).collect()
}

/// Compared with the whole id and with its last part, which is all that many remember of a case.
fn likeness(id: &str, known: &str) -> f64 {
    let known = known.to_ascii_lowercase();
    let last = known.rsplit(['/', '.']).next().unwrap_or_default();
    normalized_damerau_levenshtein(id, &known).max(normalized_damerau_levenshtein(id, last))
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::nothing;

    #[test]
    fn neighbours_are_named_most_alike_first() {
        let known = ["OLT005", "OLT011", "K-8", "record.serializer", "types/int", "types/uint"];
        let table = [
            ("OLT05", "nothing is called 'OLT05'; 'OLT005' and 'OLT011' are"),
            ("serialiser", "nothing is called 'serialiser'; 'record.serializer' is"),
            ("types/itn", "nothing is called 'types/itn'; 'types/int' and 'types/uint' are"),
            (
                "gibberish",
                "nothing is called 'gibberish'; an id is one of a diagnostic (OLT005), a clause or ruling (K-8) or a case (types/int)",
            ),
        ];
        for (id, expected) in table {
            assert_eq!(nothing(id, &known), expected);
        }
    }
}
