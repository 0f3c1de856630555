//! Any bytes as the arguments of any case: no panic, and the same answer from every lane.

#![no_main]

use std::path::Path;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use olt_conformance::hostile::{Subject, compare, subjects};
use olt_conformance::lane::{Described, Tools};
use olt_conformance::library::Library;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    Library::read(&fixtures).unwrap_or_else(|error| panic!("{error}"))
});
static DESCRIBED: LazyLock<Described> = LazyLock::new(|| Described::of(&LIBRARY));
static COMPILED: LazyLock<Tools> = LazyLock::new(|| Tools::compiled(olt_generated::compiled::TOOLS));
static REFLECTED: LazyLock<Tools> = LazyLock::new(|| Tools::reflected(olt_generated::reflected::TOOLS));
static SUBJECTS: LazyLock<Vec<Subject>> = LazyLock::new(|| subjects(&LIBRARY));

fuzz_target!(|bytes: &[u8]| {
    if let Err(difference) = compare(&*DESCRIBED, [&*COMPILED, &*REFLECTED], &SUBJECTS, bytes) {
        panic!("{difference}");
    }
});
