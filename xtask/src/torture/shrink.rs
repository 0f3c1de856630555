//! Makes a signature that the lanes differ on smaller: each round tries its parts, the smallest that differs wins.

use std::path::Path;

use olt_conformance::values::smaller;

use super::Subject;
use super::compare::{Difference, differences};

/// Each round is a build; a signature is small after a few.
const ROUNDS: usize = 6;

/// The smallest part of the subject's signature that still differs, if any does.
pub(super) fn smallest(root: &Path, subject: &Subject) -> Option<Difference> {
    let mut current = subject.clone();
    let mut smallest = None;
    for _ in 0..ROUNDS {
        let parts = parts(&current);
        let Ok(found) = differences(root, &parts) else { break };
        let Some(found) = found.into_iter().min_by_key(|found| found.signature.len()) else { break };
        let Some(part) = parts.into_iter().find(|part| part.id == found.id) else { break };
        current = part;
        smallest = Some(found);
    }
    smallest
}

/// The subject with less in its signature, in every way there is.
fn parts(subject: &Subject) -> Vec<Subject> {
    let part =
        |(index, signature)| Subject { id: format!("torture/s{index}"), signature, calls: subject.calls.clone() };
    smaller::signatures(&subject.signature).into_iter().enumerate().map(part).collect()
}
