//! `cargo xtask fuzz`: the suite's random comparisons, optimized, with another seed and more texts.

use std::path::Path;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

/// A seed that no run had before; it is small enough to be typed again.
#[must_use]
pub fn new_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_secs() % 1_000_000_000)
}

/// Compares all lanes, and the decoder with a validator, on `texts` random argument texts each; why that failed, with
/// how to make it again. The minimal case of a failure is printed by the test that finds it.
#[must_use]
pub fn run(root: &Path, texts: u32, seed: u64) -> Vec<String> {
    println!("seed {seed}, {texts} texts in each comparison");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["test", "--quiet", "--release", "--package", "olt-conformance", "--test", "parity", "--test", "hostile"])
        .env("OLT_FUZZ_TEXTS", texts.to_string())
        .env("PROPTEST_CASES", texts.to_string())
        .env("PROPTEST_RNG_SEED", seed.to_string())
        .current_dir(root)
        .status();
    match status {
        Ok(status) if status.success() => Vec::new(),
        Ok(_) => vec![format!("see above; again by `cargo xtask fuzz --texts {texts} --seed {seed}`")],
        Err(error) => vec![format!("cargo does not start: {error}")],
    }
}
