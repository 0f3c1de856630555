//! The providers' own Python packages read what we write, where they are installed.

use std::io::{self, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use olt::provider::{Declaration, Provider};
use pretty_assertions::assert_eq;
use serde_json::json;
use serde_json::value::RawValue;

use super::common::library;
use super::described_tool;

/// The exit code of the script where a package is missing.
const MISSING: i32 = 3;

/// Every tool of the fixtures in every form, a line each.
fn tools() -> Vec<String> {
    let mut lines = Vec::new();
    for case in library().cases.iter().filter(|case| case.signature.is_some()) {
        let tool = described_tool(case);
        let mut add = |form: &str, wire: String| {
            let wire = RawValue::from_string(wire).unwrap();
            let (id, form) = (json!(case.id), json!(form));
            lines.push(format!(r#"{{"id":{id},"form":{form},"wire":{wire}}}"#));
        };
        let of = |provider| Declaration::new(tool.definition(), provider).unwrap();
        add("anthropic", of(Provider::Anthropic).wire());
        add("openai-chat", of(Provider::OpenAi).wire());
        add("openai-responses", of(Provider::OpenAi).wire_of_responses());
        add("gemini", of(Provider::Gemini).wire());
    }
    lines
}

/// Runs the script on `lines`; none where there is no Python of this name.
fn run(python: &str, lines: &[String]) -> Option<Output> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("python/request_models.py");
    let mut child = Command::new(python)
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .ok()?;
    // A script that lacks a package does not read its input.
    let _ = child.stdin.take()?.write_all((lines.join("\n") + "\n").as_bytes());
    child.wait_with_output().ok()
}

/// `OLT_PYTHON` names another Python than `python3`, such as that of a virtual environment.
#[test]
fn the_providers_own_models_take_every_tool() {
    let python = std::env::var("OLT_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let lines = tools();
    let skipped = |why: &str| {
        // Straight to standard error: what a test prints is not shown where it passes.
        let _ = writeln!(io::stderr(), "skipped: the providers' Python packages did not read the tools: {why}");
    };
    let Some(output) = run(&python, &lines) else {
        return skipped(&format!("there is no {python}"));
    };
    let told = String::from_utf8_lossy(&output.stdout);
    if output.status.code() == Some(MISSING) {
        return skipped(&format!("{} (pip install openai anthropic google-genai)", told.trim()));
    }
    assert_eq!(told, format!("{} tools were read\n", lines.len()));
    assert!(output.status.success(), "{}", output.status);
}
