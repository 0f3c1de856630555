//! The oracle `olt`: what is right for a C# signature, and why.

use std::process::ExitCode;

fn main() -> ExitCode {
    olt_conformance::oracle::main()
}
