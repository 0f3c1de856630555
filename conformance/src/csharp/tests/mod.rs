//! Snippets of C# and what is read from them.

mod broken;
mod contexts;
mod defaults;
mod diagnostics;
mod hostile;
mod lookup;
mod page;
mod records;
mod reports;
mod slice;
mod warnings;

use pretty_assertions::assert_eq;

use super::{Analysis, Mode, Options, Severity, Source, analyze};

/// Tests, each of a text and what [`told`] makes of it.
macro_rules! tell {
    ($($name:ident: $csharp:expr => $expected:expr;)*) => {
        $(
            #[test]
            fn $name() {
                crate::csharp::tests::expect(stringify!($name), &$csharp.to_string(), $expected);
            }
        )*
    };
}
pub(super) use tell;

fn expect(name: &str, text: &str, expected: &str) {
    let found = told(text);
    assert_eq!(found, expected, "{name}");
}

/// A context that lists types under web defaults, with string enums.
pub(super) fn listing(types: &[&str]) -> String {
    let listed: String = types.iter().map(|ty| format!("[JsonSerializable(typeof({ty}))]")).collect();
    let options = "[JsonSourceGenerationOptions(JsonSerializerDefaults.Web, UseStringEnumConverter = true)]";
    format!("\n{listed}{options} partial class Listing : JsonSerializerContext;")
}

pub(super) fn read(text: &str) -> Analysis {
    read_files(&[text], Mode::Generator)
}

pub(super) fn read_files(texts: &[&str], mode: Mode) -> Analysis {
    let file = |(index, text): (usize, &&str)| Source { path: format!("{index}.cs"), text: (*text).to_owned() };
    let sources: Vec<Source> = texts.iter().enumerate().map(file).collect();
    let options = Options { mode, ..Options::default() };
    analyze(&sources, &options)
}

/// The signatures as JSON, one a line; the description of whatever is wrong after them.
pub(super) fn told(text: &str) -> String {
    told_of(&[text], Mode::Generator)
}

pub(super) fn told_of(texts: &[&str], mode: Mode) -> String {
    let found = read_files(texts, mode);
    let mut lines: Vec<String> =
        found.tools.iter().map(|tool| serde_json::to_string(&tool.signature).unwrap()).collect();
    for diagnostic in &found.diagnostics {
        let word = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        let id = diagnostic.id.map(|id| format!(" {id}")).unwrap_or_default();
        let at = &texts[diagnostic.file][diagnostic.range.clone()];
        let (message, help) = (&diagnostic.message, &diagnostic.help);
        lines.push(format!("{word}{id} at «{at}»: {message} | {help}"));
    }
    lines.join("\n")
}

/// The ids of the errors of each method that has some: `A: OLT001, B: OLT002 OLT005`.
pub(super) fn verdicts(text: &str) -> String {
    let found = read(text);
    let mut by_tool: Vec<(String, Vec<String>)> = Vec::new();
    for diagnostic in found.diagnostics {
        if diagnostic.severity == Severity::Warning {
            continue;
        }
        let tool = diagnostic.tool.unwrap_or_default();
        let id = diagnostic.id.map_or("?".to_owned(), |id| id.to_string());
        match by_tool.iter_mut().find(|(known, _)| *known == tool) {
            Some((_, ids)) => ids.push(id),
            None => by_tool.push((tool, vec![id])),
        }
    }
    let lines = by_tool.iter().map(|(tool, ids)| format!("{tool}: {}", ids.join(" ")));
    lines.collect::<Vec<_>>().join(", ")
}
