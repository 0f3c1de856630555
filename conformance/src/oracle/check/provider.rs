//! What a provider's API will not be told of sound tools, as notes.

use olt::provider::{Declaration, Provider, excesses};

use super::checked::Sound;
use crate::csharp::{Diagnostic, Severity};
use crate::oracle::outcome::Failure;

/// Each change of each tool, and each limit that the tools exceed; one of all tools stands at the first.
pub(super) fn notes(sound: &[Sound], provider: Provider) -> Result<Vec<Diagnostic>, Failure> {
    let declarations: Vec<Declaration> = sound
        .iter()
        .map(|tool| Declaration::new(&tool.definition, provider).map_err(Failure::usage))
        .collect::<Result<_, _>>()?;
    let mut notes = Vec::new();
    for (tool, declaration) in sound.iter().zip(&declarations) {
        let changes = declaration.lowered().changes().iter();
        notes.extend(changes.map(|change| note(format!("{provider}: {change}"), tool)));
    }
    for excess in excesses(&declarations) {
        let is_meant = |tool: &&Sound| excess.tool.as_ref().is_none_or(|name| tool.definition.name == *name);
        let place = sound.iter().find(is_meant);
        notes.extend(place.map(|tool| note(format!("{provider}: {excess}"), tool)));
    }
    Ok(notes)
}

fn note(message: String, tool: &Sound) -> Diagnostic {
    Diagnostic {
        id: None,
        severity: Severity::Note,
        message,
        help: String::new(),
        file: tool.file,
        range: tool.range.clone(),
        tool: Some(tool.definition.name.to_string()),
    }
}
