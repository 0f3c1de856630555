//! Signature JSON: each signature of a file checked, each finding with its place.

use std::ops::Range;

use olt::contract::SignatureError;
use olt::reflection::Described;
use olt::reflection::describe::Signature;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::checked::Sound;
use crate::csharp::{Diagnostic, Severity};

/// What one file comes to.
#[derive(Debug, Default)]
pub(super) struct Signatures {
    pub(super) findings: Vec<Diagnostic>,
    /// Those that have a schema.
    pub(super) sound: Vec<Sound>,
}

/// Checks the signature in `text`, or each of an array of them; `file` is what findings call the file.
pub(super) fn check(text: &str, file: usize) -> Signatures {
    let is_array = text.trim_start().starts_with('[');
    let elements: Result<Vec<&RawValue>, _> =
        if is_array { serde_json::from_str(text) } else { serde_json::from_str(text).map(|one| vec![one]) };
    let mut checked = Signatures::default();
    match elements {
        Ok(elements) => {
            for element in elements {
                let start = offset_in(text, element.get());
                match check_one(element.get(), start, file) {
                    Ok(sound) => checked.sound.push(sound),
                    Err(finding) => checked.findings.push(*finding),
                }
            }
        }
        Err(error) => checked.findings.push(unreadable(&error, text, 0, file)),
    }
    checked
}

fn check_one(text: &str, start: usize, file: usize) -> Result<Sound, Box<Diagnostic>> {
    let signature: Signature = serde_json::from_str(text).map_err(|error| unreadable(&error, text, start, file))?;
    let name = name_of(text);
    let range = start + name.start..start + name.end;
    match Described::new(&signature) {
        Ok(described) => Ok(Sound { definition: described.definition().clone(), file, range }),
        Err(error) => Err(Box::new(finding(&error, signature.name, file, range))),
    }
}

/// What the signature of a tool says wrongly.
pub(super) fn finding(error: &SignatureError, tool: String, file: usize, range: Range<usize>) -> Diagnostic {
    Diagnostic {
        id: error.id(),
        severity: Severity::Error,
        message: error.message().to_owned(),
        help: String::new(),
        file,
        range,
        tool: Some(tool),
    }
}

/// Text that is no signature; the place is the character at which reading stopped.
fn unreadable(error: &serde_json::Error, text: &str, start: usize, file: usize) -> Diagnostic {
    let told = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let what = told.strip_suffix(&place).unwrap_or(&told);
    let line = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum::<usize>();
    let at = text.floor_char_boundary(line + error.column().saturating_sub(1));
    let width = text.get(at..).and_then(|rest| rest.chars().next()).filter(|c| *c != '\n').map_or(0, char::len_utf8);
    Diagnostic {
        id: None,
        severity: Severity::Error,
        message: format!("this is not a signature: {what}"),
        help: "a file holds one signature as JSON, or an array of them".to_owned(),
        file,
        range: start + at..start + at + width,
        tool: None,
    }
}

/// The bytes of a signature's name.
fn name_of(signature: &str) -> Range<usize> {
    #[derive(Deserialize)]
    struct Named<'t> {
        #[serde(borrow)]
        name: &'t RawValue,
    }
    let name = serde_json::from_str::<Named<'_>>(signature).map(|named| named.name.get());
    let name = name.unwrap_or_default();
    let start = offset_in(signature, name);
    start..start + name.len()
}

/// Where `part`, a slice of `whole`, begins in it.
fn offset_in(whole: &str, part: &str) -> usize {
    part.as_ptr().addr().saturating_sub(whole.as_ptr().addr())
}

#[cfg(test)]
mod tests {
    use olt::contract::DiagnosticId;
    use pretty_assertions::assert_eq;

    use super::*;

    /// The findings as `id «the text they are at»: message`, and how many signatures are sound.
    fn told(text: &str) -> (Vec<String>, usize) {
        let checked = check(text, 0);
        let findings = checked.findings.iter().map(|found| {
            let id = found.id.map_or("-", DiagnosticId::as_str);
            format!("{id} «{}»: {}", &text[found.range.clone()], found.message)
        });
        (findings.collect(), checked.sound.len())
    }

    #[test]
    fn each_signature_is_checked_and_located() {
        let text = r#"[ {"name":"fine"}, {"parameters":[], "name": "not one"},
  {"name":1}, {"name":"é","returns":"void"} ]"#;
        let (findings, sound) = told(text);
        assert_eq!(sound, 1);
        assert_eq!(findings.len(), 3);
        assert!(findings[0].starts_with("OLT008 «\"not one\"»: "), "{findings:?}");
        assert_eq!(findings[1], "- «1»: this is not a signature: invalid type: integer `1`, expected a string");
        assert!(findings[2].starts_with("OLT008 «\"é\"»: "), "{findings:?}");
    }

    #[test]
    fn what_is_no_json_is_told_at_its_place() {
        for (text, at) in [("", ""), ("{\n \"name\": }", "}"), ("[{},", ","), ("[1,\n", ""), ("nul", "l")] {
            let (findings, sound) = told(text);
            assert_eq!((findings.len(), sound), (1, 0), "{text}");
            assert!(findings[0].starts_with(&format!("- «{at}»: this is not a signature: ")), "{text}: {findings:?}");
        }
    }

    #[test]
    fn deep_nesting_is_an_error_and_no_overflow() {
        assert_eq!(told(&"[".repeat(100_000)).1, 0);
        let deep = format!(
            "{{\"name\":\"f\",\"parameters\":[{{\"name\":\"p\",\"type\":{}\"int\"{}}}]}}",
            "{\"list\":".repeat(10_000),
            "}".repeat(10_000)
        );
        assert_eq!((told(&deep).0.len(), told(&deep).1), (1, 0));
    }
}
