//! Every small way to spoil a call: each value in turn replaced, left out, given twice, joined by another.

use olt::reflection::describe::Signature;

use super::{Tree, sample};

/// A value of each JSON kind.
const KINDS: [&str; 6] = ["null", "true", "1", "\"x\"", "[]", "{}"];

/// The probes of a signature: a call with everything in it, and each of its spoilings, as text.
#[must_use]
pub fn probes(signature: &Signature) -> Vec<String> {
    let whole = sample(signature);
    let mut probes = vec![whole.to_string()];
    for spoiled in spoilings(&whole) {
        let text = spoiled.to_string();
        if !probes.contains(&text) {
            probes.push(text);
        }
    }
    probes
}

/// `tree`, each time with one thing changed.
#[must_use]
pub fn spoilings(tree: &Tree) -> Vec<Tree> {
    (0..tree.count()).flat_map(|place| spoilings_at(tree, place)).collect()
}

fn spoilings_at(tree: &Tree, place: usize) -> Vec<Tree> {
    let mut copy = tree.clone();
    let Some(value) = copy.at(place).cloned() else { return Vec::new() };
    let mut replacements = match &value {
        Tree::Text(_) => Vec::new(),
        Tree::Array(elements) => array_spoilings(elements),
        Tree::Object(members) => object_spoilings(members),
    };
    // The arguments as a whole are an object in every call; that they must be is one case of its own.
    if place > 0 {
        replacements.extend(KINDS.map(Tree::raw));
    }
    let put = |replacement| {
        let mut spoiled = tree.clone();
        if let Some(value) = spoiled.at(place) {
            *value = replacement;
        }
        spoiled
    };
    replacements.into_iter().map(put).collect()
}

fn array_spoilings(elements: &[Tree]) -> Vec<Tree> {
    let twice = elements.iter().chain(elements).cloned().collect();
    vec![Tree::Array(twice)]
}

fn object_spoilings(members: &[(String, Tree)]) -> Vec<Tree> {
    let mut spoilings = Vec::new();
    for (index, member) in members.iter().enumerate() {
        let mut without = members.to_vec();
        without.remove(index);
        let mut twice = members.to_vec();
        twice.push(member.clone());
        spoilings.extend([Tree::Object(without), Tree::Object(twice)]);
    }
    let more = members.iter().cloned().chain([("un known".to_owned(), Tree::raw("1"))]);
    spoilings.push(Tree::Object(more.collect()));
    spoilings
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn one_thing_changes_at_a_time() {
        let tree = Tree::Object(vec![("a".into(), Tree::Array(vec![Tree::raw("1.5")]))]);
        let texts: Vec<String> = spoilings(&tree).iter().map(ToString::to_string).collect();
        let expected = [
            r#"{}"#,
            r#"{"a":[1.5],"a":[1.5]}"#,
            r#"{"a":[1.5],"un known":1}"#,
            r#"{"a":[1.5,1.5]}"#,
            r#"{"a":null}"#,
            r#"{"a":true}"#,
            r#"{"a":1}"#,
            r#"{"a":"x"}"#,
            r#"{"a":[]}"#,
            r#"{"a":{}}"#,
            r#"{"a":[null]}"#,
            r#"{"a":[true]}"#,
            r#"{"a":[1]}"#,
            r#"{"a":["x"]}"#,
            r#"{"a":[[]]}"#,
            r#"{"a":[{}]}"#,
        ];
        assert_eq!(texts, expected);
    }
}
