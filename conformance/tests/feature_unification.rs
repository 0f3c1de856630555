//! Another crate of a build may switch on `serde_json`'s `preserve_order` and `arbitrary_precision` for everyone.
//! No byte of a schema, a decoded call or an error changes with them.

mod common;
#[path = "unified/report.rs"]
mod report;

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use pretty_assertions::assert_eq;

/// A program outside the workspace: inside, all members would share the features.
const MANIFEST: &str = r#"
[package]
name = "unified"
version = "0.0.0"
edition = "2024"

[[bin]]
name = "unified"
path = "TESTS/unified/main.rs"

[dependencies]
olt = { path = "TESTS/../../reflect" }
olt-generated = { path = "TESTS/../generated" }
serde_json = { version = "1.0", features = ["preserve_order", "arbitrary_precision"] }

[profile.dev]
debug = false

[workspace]
"#;

#[test]
fn features_of_serde_json_change_no_byte() {
    assert_eq!(report::features(), (false, false), "the workspace's own build has them off");
    let cases = cases();
    let expected = report::report(&cases);
    assert!(expected.contains("compiled types/int\n") && expected.contains("reflected types/int\n"));
    let found = run_unified(&serde_json::to_vec(&cases).unwrap());
    assert_eq!(found, expected);
}

fn cases() -> Vec<report::Case> {
    let cases = common::library().cases.iter();
    cases
        .filter_map(|case| {
            let signature = serde_json::to_string(case.signature.as_ref()?).unwrap();
            Some((case.id.clone(), signature, case.calls.iter().map(|call| call.arguments.clone()).collect()))
        })
        .collect()
}

/// Builds the program and lets it read `input`; what it prints.
fn run_unified(input: &[u8]) -> String {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("unified");
    std::fs::create_dir_all(&folder).unwrap();
    let tests_text = tests.to_str().unwrap().replace('\\', "/");
    std::fs::write(folder.join("Cargo.toml"), MANIFEST.replace("TESTS", &tests_text)).unwrap();
    // The versions the workspace pins, so that nothing new is fetched.
    std::fs::copy(tests.join("../../Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let mut child = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--target-dir"])
        .arg(folder.join("target"))
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "the program could not be built or run");
    String::from_utf8(output.stdout).unwrap()
}
