//! The scratch crate: the generated Rust of random signatures, and a program that prints what it answers.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use olt_conformance::case::RustHints;
use olt_conformance::rustgen::{self, Subject as Source};

use super::Subject;

/// What each lane of the scratch program says, line by line: first a description for each subject, then its calls.
#[derive(Debug)]
pub(super) struct Answers {
    pub(super) compiled: Vec<String>,
    pub(super) reflected: Vec<String>,
}

/// Builds the crate and runs it.
pub(super) fn answers(root: &Path, subjects: &[Subject]) -> Result<Answers, String> {
    let folder = target(root).join("torture");
    write(root, &folder, subjects).map_err(|error| format!("{}: {error}", folder.display()))??;
    let calls: String = subjects.iter().flat_map(calls).collect();
    let lane = |name: &str| run(root, &folder, name, &calls);
    Ok(Answers { compiled: lane("compiled")?, reflected: lane("reflected")? })
}

/// A line for each question: the index of the tool, and the arguments as JSON text; none asks for the description.
fn calls(subject: &Subject) -> Vec<String> {
    let question = |arguments: Option<&String>| format!("{}\n", serde_json::json!([subject.id, arguments]));
    std::iter::once(None).chain(subject.calls.iter().map(Some)).map(question).collect()
}

/// Where cargo builds, so that the scratch crate is beside it.
fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

fn write(root: &Path, folder: &Path, subjects: &[Subject]) -> std::io::Result<Result<(), String>> {
    let hints = RustHints::default();
    let sources: Vec<Source<'_>> = subjects
        .iter()
        .map(|subject| Source { id: &subject.id, signature: &subject.signature, hints: &hints })
        .collect();
    let area = match rustgen::area("torture", &sources) {
        Ok(area) => area,
        Err(why) => return Ok(Err(why.to_string())),
    };
    fs::create_dir_all(folder.join("src"))?;
    fs::write(folder.join("Cargo.toml"), manifest(root)?)?;
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    fs::write(folder.join("src/lib.rs"), rustgen::library(&["torture"], &sources))?;
    fs::write(folder.join("src/torture.rs"), area)?;
    fs::write(folder.join("src/main.rs"), include_str!("program.rs.txt"))?;
    Ok(Ok(()))
}

/// The generated crate's own manifest, made one that stands alone.
fn manifest(root: &Path) -> std::io::Result<String> {
    let workspace = fs::read_to_string(root.join("Cargo.toml"))?;
    let generated = fs::read_to_string(root.join("conformance/generated/Cargo.toml"))?;
    let members =
        "members = [\"macro\", \"reflect\", \"reflect/text\", \"conformance\", \"conformance/generated\", \"xtask\"]";
    let root = root.display();
    let workspace = workspace.replace(members, "").replace("path = \"", &format!("path = \"{root}/"));
    let package = generated.replace("[dependencies]\n", "[dependencies]\nserde_json.workspace = true\n");
    Ok(format!("{package}\n{workspace}"))
}

fn run(root: &Path, folder: &Path, lane: &str, calls: &str) -> Result<Vec<String>, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut child = Command::new(cargo)
        .args(["run", "--quiet", "--manifest-path"])
        .arg(folder.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(target(root))
        .args(["--", lane])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cargo does not start: {error}"))?;
    let mut stdin = child.stdin.take().ok_or("the scratch program takes no input")?;
    let questions = calls.to_owned();
    let asking = std::thread::spawn(move || stdin.write_all(questions.as_bytes()));
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    let asked = asking.join().is_ok_and(|written| written.is_ok());
    if !output.status.success() || !asked {
        return Err(format!("the scratch crate in {} fails ({}); see above", folder.display(), output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
}
