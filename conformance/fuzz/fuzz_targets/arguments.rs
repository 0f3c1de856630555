//! Any bytes as the arguments of any case: no panic, and the same answer from every lane.

#![no_main]

use std::path::Path;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use olt_conformance::hostile;
use olt_conformance::lane::{Described, Lane, Tools};
use olt_conformance::library::Library;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    Library::read(&fixtures).unwrap_or_else(|error| panic!("{error}"))
});
static DESCRIBED: LazyLock<Described> = LazyLock::new(|| Described::of(&LIBRARY));
static COMPILED: LazyLock<Tools> = LazyLock::new(|| Tools::compiled(olt_generated::compiled::TOOLS));
static REFLECTED: LazyLock<Tools> = LazyLock::new(|| Tools::reflected(olt_generated::reflected::TOOLS));
static IDS: LazyLock<Vec<&str>> = LazyLock::new(|| hostile::ids(&LIBRARY));

fuzz_target!(|bytes: &[u8]| {
    let lanes: [&dyn Lane; 3] = [&*DESCRIBED, &*COMPILED, &*REFLECTED];
    if let Err(difference) = hostile::compare(&lanes, &IDS, bytes) {
        panic!("{difference}");
    }
});
