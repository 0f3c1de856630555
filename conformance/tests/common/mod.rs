//! The fixtures and the lanes, read once for each test program.

#![allow(dead_code)]

use std::path::Path;
use std::sync::LazyLock;

use olt_conformance::case::Case;
use olt_conformance::lane::{Described, Lane, Tools};
use olt_conformance::library::Library;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures");
    Library::read(&fixtures).unwrap_or_else(|error| panic!("{error}"))
});
static DESCRIBED: LazyLock<Described> = LazyLock::new(|| Described::of(library()));
static COMPILED: LazyLock<Tools> = LazyLock::new(|| Tools::compiled(olt_generated::compiled::TOOLS));
static REFLECTED: LazyLock<Tools> = LazyLock::new(|| Tools::reflected(olt_generated::reflected::TOOLS));

/// The fixtures.
pub(crate) fn library() -> &'static Library {
    &LIBRARY
}

/// The lane that reads signatures.
pub(crate) fn described() -> &'static Described {
    &DESCRIBED
}

/// The lane of `#[tool]`.
pub(crate) fn compiled() -> &'static Tools {
    &COMPILED
}

/// The lane of `Tool::create`.
pub(crate) fn reflected() -> &'static Tools {
    &REFLECTED
}

/// A lane, and whether it lacks a case.
pub(crate) type LaneOf = (&'static dyn Lane, fn(&Case) -> bool);

/// Every lane.
pub(crate) fn lanes() -> [LaneOf; 3] {
    let unspellable: fn(&Case) -> bool = |case| case.rust.skip.is_some();
    [(described(), |_| false), (compiled(), unspellable), (reflected(), unspellable)]
}
