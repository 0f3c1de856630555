//! Signature JSON: each signature of a file read and checked, each finding with its place.

use std::fmt::Write as _;
use std::ops::Range;

use olt::contract::SignatureError;
use olt::reflection::Described;
use olt::reflection::describe::Signature;
use olt_text::name::shortened;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_path_to_error::{Path, Segment};

use super::tools::OracleTool;
use crate::csharp::{Diagnostic, Severity};

/// What the JSON reader says may quote a whole document; beyond this many characters it is cut.
const LONGEST_COMPLAINT: usize = 500;

/// What one file comes to.
#[derive(Default)]
pub(super) struct Signatures {
    /// Those that have a schema, each with the bytes of its name.
    pub(super) tools: Vec<(OracleTool, Range<usize>)>,
    pub(super) findings: Vec<Diagnostic>,
}

/// Reads the signature in `text`, or each of an array of them; `file` is what findings call the file.
pub(super) fn read(text: &str, file: usize) -> Signatures {
    let is_array = text.trim_start().starts_with('[');
    let elements: Result<Vec<&RawValue>, _> =
        if is_array { serde_json::from_str(text) } else { serde_json::from_str(text).map(|one| vec![one]) };
    let mut read = Signatures::default();
    match elements {
        Ok(elements) => {
            for (index, element) in elements.into_iter().enumerate() {
                let start = offset_in(text, element.get());
                match read_one(element.get(), is_array.then_some(index), start, file) {
                    Ok(tool) => read.tools.push(tool),
                    Err(finding) => read.findings.push(finding),
                }
            }
        }
        Err(error) => read.findings.push(unreadable(&error, "", text, 0, file)),
    }
    read
}

fn read_one(
    text: &str,
    index: Option<usize>,
    start: usize,
    file: usize,
) -> Result<(OracleTool, Range<usize>), Diagnostic> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let signature: Signature = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| unreadable(error.inner(), &path(index, error.path()), text, start, file))?;
    let name = name_of(text);
    let place = start + name.start..start + name.end;
    match Described::new(&signature) {
        Ok(described) => Ok((OracleTool { signature, described }, place)),
        Err(error) => Err(finding(&error, signature.name, file, place)),
    }
}

/// What the signature of a tool says wrongly.
pub(super) fn finding(error: &SignatureError, tool: String, file: usize, range: Range<usize>) -> Diagnostic {
    Diagnostic {
        id: error.id(),
        severity: Severity::Error,
        message: error.message().to_owned(),
        help: error.help().to_owned(),
        file,
        range,
        tool: Some(tool),
    }
}

/// Text that is no signature; the place is the character at which reading stopped, `within` the path to it.
fn unreadable(error: &serde_json::Error, within: &str, text: &str, start: usize, file: usize) -> Diagnostic {
    let told = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let what = cut(told.strip_suffix(&place).unwrap_or(&told));
    let line = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum::<usize>();
    let at = text.floor_char_boundary(line + error.column().saturating_sub(1));
    // Of an array or an object in place of something else, the reader stops before it.
    let before_value = |c: char| error.is_data() && (matches!(c, ',' | ':') || c.is_ascii_whitespace());
    let at = at + text.get(at..).map_or(0, |rest| rest.len() - rest.trim_start_matches(before_value).len());
    let width = text.get(at..).and_then(|rest| rest.chars().next()).filter(|c| *c != '\n').map_or(0, char::len_utf8);
    Diagnostic {
        id: None,
        severity: Severity::Error,
        message: format!("this is not a signature: {within}{what}"),
        help: "a file holds one signature as JSON, or an array of them".to_owned(),
        file,
        range: start + at..start + at + width,
        tool: None,
    }
}

/// Where in the document a value stands: `[1].parameters[0].type: `; nothing where it is the document.
fn path(index: Option<usize>, inner: &Path) -> String {
    let mut path = index.map(|index| format!("[{index}]")).unwrap_or_default();
    for segment in inner {
        // Writing to a string can't fail.
        let _ = match segment {
            Segment::Seq { index } => write!(path, "[{index}]"),
            Segment::Map { key: name } | Segment::Enum { variant: name } => write!(path, ".{}", shortened(name)),
            Segment::Unknown => Ok(()),
        };
    }
    let path = path.strip_prefix('.').unwrap_or(&path);
    if path.is_empty() { String::new() } else { format!("{path}: ") }
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(LONGEST_COMPLAINT) {
        Some((end, _)) => text.get(..end).unwrap_or_default().to_owned() + "…",
        None => text.to_owned(),
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
        let read = read(text, 0);
        let findings = read.findings.iter().map(|found| {
            let id = found.id.map_or("-", DiagnosticId::as_str);
            format!("{id} «{}»: {}", &text[found.range.clone()], found.message)
        });
        (findings.collect(), read.tools.len())
    }

    #[test]
    fn each_signature_is_checked_and_located() {
        let text = r#"[ {"name":"fine"}, {"parameters":[], "name": "not one"},
  {"name":1}, {"name":"é","returns":"void"} ]"#;
        let (findings, sound) = told(text);
        assert_eq!(sound, 1);
        assert_eq!(findings.len(), 3);
        assert!(findings[0].starts_with("OLT008 «\"not one\"»: "), "{findings:?}");
        assert_eq!(
            findings[1],
            "- «1»: this is not a signature: [2].name: invalid type: integer `1`, expected a string"
        );
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
    fn the_path_in_the_document_is_told() {
        for (text, expected) in [
            (
                r#"{"name":"f","parameters":[{"name":"a","type":{"list":5}}]}"#,
                r#"«5»: this is not a signature: parameters[0].type.list: invalid type: integer `5`, expected a type, such as "int" or {"list":"int"}"#,
            ),
            (
                r#"[{"name":"f"},{"name":"f","types":{"A":{"record":[{"name":"p"}]}}}]"#,
                "«}»: this is not a signature: [1].types.A.record[0]: missing field `type`",
            ),
            (r#"{"name": ["f"]}"#, "«[»: this is not a signature: name: invalid type: sequence, expected a string"),
            (
                r#"{"name":"f","parameters":[{"name":"a","type":"int"}, ["b","int"]]}"#,
                r#"«[»: this is not a signature: parameters[1]: invalid type: sequence, expected a parameter, such as {"name":"n","type":"int"}"#,
            ),
        ] {
            assert_eq!(told(text), (vec![format!("- {expected}")], usize::from(text.starts_with('['))));
        }
    }

    #[test]
    fn an_unknown_type_is_a_diagnostic_of_the_tool() {
        let text = r#"{"name":"f","parameters":[{"name":"a","type":"usize"}]}"#;
        let findings = read(text, 0).findings;
        assert_eq!(findings[0].id, Some(DiagnosticId::ParameterType));
        assert_eq!(findings[0].message, "parameter 'a': there is no type 'usize'");
        assert!(findings[0].help.starts_with("take one of bool, "));
    }

    #[test]
    fn what_is_quoted_is_cut() {
        let long = "x y".repeat(100_000);
        let (findings, _) = told(&format!("{{\"name\":\"f\",\"{long}\":1}}"));
        assert!(findings[0].len() < 700, "{}", findings[0]);
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
