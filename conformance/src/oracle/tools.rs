//! The tools of the files a command is given, C# and signature JSON alike.

use std::io::{self, IsTerminal as _, Write as _};

use annotate_snippets::Renderer;
use olt::reflection::Described;
use olt::reflection::describe::Signature;

use super::arguments::SourceOptions;
use super::input::{self, TextFile};
use super::outcome::Failure;
use super::position::Positions;
use super::{signature, snippet};
use crate::csharp::{self, Analysis, Diagnostic, Options, Severity, Source, ToolSource};

/// A tool and the place it was read from.
pub(super) struct OracleTool {
    pub(super) signature: Signature,
    pub(super) described: Described,
}

/// What a command's files hold.
pub(super) struct Loaded {
    pub(super) tools: Vec<OracleTool>,
    diagnostics: Vec<Diagnostic>,
    sources: Vec<TextFile>,
}

/// Reads the files and every tool in them.
pub(super) fn load(options: &SourceOptions) -> Result<Loaded, Failure> {
    let (json, mut sources): (Vec<_>, Vec<_>) = input::read(&options.files)?.into_iter().partition(is_json);
    let analysis = analyze(&sources, options);
    let (mut tools, mut diagnostics) = (Vec::new(), analysis.diagnostics);
    for ToolSource { signature, file, range, .. } in analysis.tools {
        match Described::new(&signature) {
            Ok(described) => tools.push(OracleTool { signature, described }),
            Err(error) => diagnostics.push(signature::finding(&error, signature.name, file, range)),
        }
    }
    for file in json {
        let read = signature::read(&file.text, sources.len());
        tools.extend(read.tools.into_iter().map(|(tool, _)| tool));
        diagnostics.extend(read.findings);
        sources.push(file);
    }
    Ok(Loaded { tools, diagnostics, sources })
}

/// What the C# files hold; a diagnostic's file is its index in `sources`.
pub(super) fn analyze(sources: &[TextFile], options: &SourceOptions) -> Analysis {
    let given: Vec<Source> =
        sources.iter().map(|file| Source { path: file.path.display().to_string(), text: file.text.clone() }).collect();
    let reading = Options { mode: options.mode(), defines: options.defines.iter().cloned().collect() };
    csharp::analyze(&given, &reading)
}

impl Loaded {
    /// The one tool of this name.
    pub(super) fn tool(&self, name: &str) -> Result<&OracleTool, Failure> {
        let mut found = self.tools.iter().filter(|tool| tool.signature.name == name);
        match (found.next(), found.next()) {
            (Some(tool), None) => Ok(tool),
            (Some(_), Some(_)) => Err(Failure::usage(format!(
                "'{name}' names more than one tool; give only the file of the one you mean"
            ))),
            (None, _) => Err(Failure::usage(self.no_such_tool(name))),
        }
    }

    /// The tools that a command is about, all or the one of this name, and whether others are refused; what stands in
    /// their way is told on standard error. Nothing where the one that is meant is refused.
    pub(super) fn chosen(&self, only: Option<&str>) -> Result<Option<(Vec<&OracleTool>, bool)>, Failure> {
        self.report(only);
        let has_error = self.has_error(only);
        match only {
            Some(_) if has_error => Ok(None),
            Some(name) => Ok(Some((vec![self.tool(name)?], has_error))),
            None => Ok(Some((self.tools.iter().collect(), has_error))),
        }
    }

    /// Prints the diagnostics on standard error: all of them, or those of one tool.
    pub(super) fn report(&self, tool: Option<&str>) {
        let renderer = if io::stderr().is_terminal() { Renderer::styled() } else { Renderer::plain() };
        let positions: Vec<Positions> = self.sources.iter().map(|file| Positions::of(&file.text)).collect();
        for diagnostic in &self.diagnostics {
            let is_wanted = tool.is_none_or(|name| diagnostic.tool.as_deref().is_none_or(|tool| tool == name));
            let place = self.sources.get(diagnostic.file).zip(positions.get(diagnostic.file));
            if let Some((file, positions)) = place.filter(|_| is_wanted) {
                let shown = snippet::render(diagnostic, file, positions, &renderer);
                // Where standard error can't be written there is no one to tell; the exit code stands.
                let _ = writeln!(anstream::stderr().lock(), "{shown}\n");
            }
        }
    }

    /// Whether a diagnostic stands in the way of a tool, or of the tool of this name.
    pub(super) fn has_error(&self, tool: Option<&str>) -> bool {
        self.diagnostics
            .iter()
            .filter(|diagnostic| diagnostic.severity == Severity::Error)
            .any(|diagnostic| tool.is_none_or(|name| diagnostic.tool.as_deref() == Some(name)))
    }

    fn no_such_tool(&self, name: &str) -> String {
        let names: Vec<String> = self.tools.iter().map(|tool| format!("'{}'", tool.signature.name)).collect();
        match names.is_empty() {
            true => format!("there is no tool '{name}'; these files have no tool that can be described"),
            false => format!("there is no tool '{name}'; there are {}", names.join(", ")),
        }
    }
}

/// Whether the file holds signatures.
pub(super) fn is_json(file: &TextFile) -> bool {
    file.path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"))
}
