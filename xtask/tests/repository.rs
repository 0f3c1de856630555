//! What holds of the repository as a whole: nothing derived is stale, no rule is broken.

use pretty_assertions::assert_eq;
use xtask::{bless, files, tidy};

#[test]
fn what_is_derived_is_fresh() {
    assert_eq!(bless::check(&files::workspace()), Vec::<String>::new());
}

#[test]
fn the_repository_is_tidy() {
    assert_eq!(tidy::check(&files::workspace()), Vec::<String>::new());
}
