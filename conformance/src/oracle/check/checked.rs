//! The files of one call, C# and signature JSON, and what was found in them.

use std::ops::Range;

use olt::contract::Definition;
use olt::provider::Provider;
use olt::reflection::Described;

use super::provider;
use crate::csharp::{Diagnostic, Severity};
use crate::oracle::arguments::SourceOptions;
use crate::oracle::input::{self, TextFile};
use crate::oracle::outcome::Failure;
use crate::oracle::position::{Position, Positions};
use crate::oracle::{signature, tools};

/// What a call found.
pub(super) struct Checked {
    files: Vec<(TextFile, Positions)>,
    /// In source order, then by id (ruling G-1); a finding's file is an index into `files`.
    findings: Vec<Diagnostic>,
    /// How many tools have a schema.
    pub(super) sound: usize,
}

/// A tool that has a schema, and where it stands.
#[derive(Debug)]
pub(super) struct Sound {
    pub(super) definition: Definition,
    pub(super) file: usize,
    pub(super) range: Range<usize>,
}

/// A finding and where it stands.
pub(super) struct Found<'c> {
    pub(super) diagnostic: &'c Diagnostic,
    pub(super) file: &'c TextFile,
    pub(super) positions: &'c Positions,
    pub(super) start: Position,
    pub(super) end: Position,
}

impl Checked {
    /// Reads and checks the files; with a provider, what its API will not be told is noted too.
    pub(super) fn read(options: &SourceOptions, provider: Option<Provider>) -> Result<Self, Failure> {
        let (signatures, mut files): (Vec<_>, Vec<_>) =
            input::read(&options.files)?.into_iter().partition(tools::is_json);
        let analysis = tools::analyze(&files, options);
        let mut findings = analysis.diagnostics;
        let mut sound = Vec::new();
        for tool in analysis.tools {
            match Described::new(&tool.signature) {
                Ok(described) => {
                    let definition = described.definition().clone();
                    sound.push(Sound { definition, file: tool.file, range: tool.range });
                }
                Err(error) => findings.push(signature::finding(&error, tool.signature.name, tool.file, tool.range)),
            }
        }
        for file in signatures {
            let read = signature::read(&file.text, files.len());
            findings.extend(read.findings);
            sound.extend(read.tools.into_iter().map(|(tool, range)| {
                let definition = tool.described.definition().clone();
                Sound { definition, file: files.len(), range }
            }));
            files.push(file);
        }
        if let Some(provider) = provider {
            findings.extend(provider::notes(&sound, provider)?);
        }
        findings.sort_by_key(|found| (found.file, found.range.start, found.severity, found.id));
        let files = files.into_iter().map(|file| (Positions::of(&file.text), file)).map(|(at, file)| (file, at));
        Ok(Self { files: files.collect(), findings, sound: sound.len() })
    }

    /// The findings, in order.
    pub(super) fn found(&self) -> impl Iterator<Item = Found<'_>> {
        self.findings.iter().filter_map(|diagnostic| {
            let (file, positions) = self.files.get(diagnostic.file)?;
            let at = |offset| positions.at(&file.text, offset);
            let end = diagnostic.range.end.max(diagnostic.range.start);
            Some(Found { diagnostic, file, positions, start: at(diagnostic.range.start), end: at(end) })
        })
    }

    /// How many findings are of this severity.
    pub(super) fn count(&self, severity: Severity) -> usize {
        self.findings.iter().filter(|found| found.severity == severity).count()
    }

    /// Whether a tool has no schema, or a file cannot be read as a whole.
    pub(super) fn has_error(&self) -> bool {
        self.count(Severity::Error) > 0
    }
}

impl<'c> Found<'c> {
    /// `error`, `warning` or `note`.
    pub(super) fn level(&self) -> &'static str {
        match self.diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }

    /// The contract's id, where one names the finding.
    pub(super) fn id(&self) -> Option<&'static str> {
        self.diagnostic.id.map(olt::contract::DiagnosticId::as_str)
    }

    /// The file as it was called.
    pub(super) fn path(&self) -> String {
        self.file.path.display().to_string()
    }

    /// What is wrong and, where there is more to say, how to mend it.
    pub(super) fn whole_message(&self, between: &str) -> String {
        let Diagnostic { message, help, .. } = self.diagnostic;
        if help.is_empty() { message.clone() } else { format!("{message}{between}{help}") }
    }

    /// The tool that is meant, by its final name.
    pub(super) fn tool(&self) -> Option<&'c str> {
        self.diagnostic.tool.as_deref()
    }
}
