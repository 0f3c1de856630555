//! `cargo xtask torture`: random signatures, compiled in both lanes and compared.
//!
//! The Rust of all signatures is one scratch crate below the target folder, so a thousand of them cost one build.
//! A difference is made smaller by trying its parts, all parts of a round in one more build.

mod compare;
mod scratch;
mod shrink;

use std::path::Path;

use olt::reflection::describe::Signature;
use olt_conformance::values::{arguments, signatures};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use compare::differences;

/// How much is tried.
#[derive(Debug, Clone, Copy)]
pub struct Effort {
    /// What the random choices start from: the same seed makes the same signatures.
    pub seed: u64,
    /// How many signatures.
    pub signatures: usize,
    /// How many argument texts for each.
    pub calls: usize,
}

/// A signature, with argument texts for it.
#[derive(Debug, Clone)]
struct Subject {
    id: String,
    signature: Signature,
    calls: Vec<String>,
}

/// Compares the lanes; what differs, made small, with how to make it again.
#[must_use]
pub fn run(root: &Path, effort: Effort) -> Vec<String> {
    let subjects = match subjects(effort) {
        Ok(subjects) => subjects,
        Err(why) => return vec![why],
    };
    let found = match differences(root, &subjects) {
        Ok(found) => found,
        Err(why) => return vec![why],
    };
    let Some(first) = found.first() else { return Vec::new() };
    let smallest =
        subjects.iter().find(|subject| subject.id == first.id).map(|subject| shrink::smallest(root, subject));
    let again = format!("cargo xtask torture --seed {} --signatures {}", effort.seed, effort.signatures);
    let mut complaints =
        vec![format!("{} of {} signatures fail; again by `{again}`", found.len(), subjects.len()), first.to_string()];
    complaints.extend(smallest.flatten().map(|smallest| format!("the smallest that differs:\n{smallest}")));
    complaints
}

fn subjects(effort: Effort) -> Result<Vec<Subject>, String> {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&effort.seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let mut runner = TestRunner::new_with_rng(Config { failure_persistence: None, ..Config::default() }, rng);
    (0..effort.signatures)
        .map(|index| {
            let signature = pick(&signatures(), &mut runner)?;
            let texts = arguments(&signature);
            let calls = (0..effort.calls).map(|_| pick(&texts, &mut runner)).collect::<Result<_, _>>()?;
            Ok(Subject { id: format!("torture/s{index}"), signature, calls })
        })
        .collect()
}

fn pick<S: Strategy>(strategy: &S, runner: &mut TestRunner) -> Result<S::Value, String> {
    let tree = strategy.new_tree(runner).map_err(|reason| format!("no random value: {reason}"))?;
    Ok(tree.current())
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn a_seed_always_makes_the_same() {
        let made = |seed| format!("{:?}", subjects(Effort { seed, signatures: 5, calls: 2 }));
        assert_eq!(made(7), made(7));
        assert_ne!(made(7), made(8));
    }

    #[test]
    fn every_random_signature_can_be_described() {
        for subject in subjects(Effort { seed: 3, signatures: 200, calls: 0 }).unwrap() {
            let described = olt::reflection::Described::new(&subject.signature);
            assert!(described.is_ok(), "{described:?}\n{:?}", subject.signature);
        }
    }
}
