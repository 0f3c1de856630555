//! The oracle `olt`: what is right for a C# signature, and why.

use std::process::ExitCode;

use include_dir::include_dir;
use olt_conformance::embedded::Embedded;

// They stand in the program, not in the library, so that editing a case does not build the library again.
static FIXTURES: Embedded = Embedded {
    cases: include_dir!("$CARGO_MANIFEST_DIR/../fixtures/cases"),
    clauses: include_str!("../../fixtures/clauses.json"),
    lock: include_str!("../../fixtures/ids.lock"),
};

fn main() -> ExitCode {
    olt_conformance::oracle::main(&FIXTURES)
}
