//! Diagnostics in the style of a compiler: file, line, column, the source line and a caret.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use olt::contract::DiagnosticId;

use super::input::TextFile;
use crate::csharp::{Diagnostic, Severity};

/// One diagnostic over its source lines.
pub(super) fn render(diagnostic: &Diagnostic, file: &TextFile, renderer: &Renderer) -> String {
    let window = Window::around(&file.text, &diagnostic.range);
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let id = diagnostic.id.map(DiagnosticId::as_str);
    let title = level.primary_title(diagnostic.message.as_str());
    let title = match id {
        Some(id) => title.id(id),
        None => title,
    };
    let snippet = Snippet::source(window.text)
        .line_start(window.first_line)
        .path(file.path.display().to_string())
        .annotation(AnnotationKind::Primary.span(window.range.clone()));
    let mut group: Group<'_> = title.element(snippet);
    if !diagnostic.help.is_empty() {
        group = group.element(Level::HELP.message(diagnostic.help.as_str()));
    }
    renderer.render(&[group])
}

/// The lines that a range stands in; a long file is not laid out for one caret.
struct Window<'t> {
    text: &'t str,
    first_line: usize,
    range: Range<usize>,
}

impl<'t> Window<'t> {
    fn around(text: &'t str, range: &Range<usize>) -> Self {
        let start = floor(text, range.start);
        let end = floor(text, range.end).max(start);
        let before = text.get(..start).unwrap_or_default();
        let first = before.rfind('\n').map_or(0, |newline| newline + 1);
        let after = text.get(end..).unwrap_or_default();
        let last = after.find('\n').map_or(text.len(), |newline| end + newline);
        Self {
            text: text.get(first..last).unwrap_or_default(),
            first_line: before.matches('\n').count() + 1,
            range: start - first..end - first,
        }
    }
}

/// The nearest character boundary at or before `offset`.
fn floor(text: &str, offset: usize) -> usize {
    text.floor_char_boundary(offset)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use annotate_snippets::renderer::DecorStyle;
    use pretty_assertions::assert_eq;

    use super::*;

    fn shown(text: &str, range: Range<usize>) -> String {
        let file = TextFile { path: PathBuf::from("shop/Orders.cs"), text: text.to_owned() };
        let diagnostic = Diagnostic {
            id: Some(DiagnosticId::ParameterType),
            severity: Severity::Error,
            message: "'object' has no schema".to_owned(),
            help: "declare a record".to_owned(),
            file: 0,
            range,
            tool: None,
        };
        render(&diagnostic, &file, &Renderer::plain().decor_style(DecorStyle::Ascii))
    }

    #[test]
    fn the_line_the_column_and_the_help_are_shown() {
        let expected = "\
error[OLT002]: 'object' has no schema
 --> shop/Orders.cs:2:4
  |
2 | Un(object o)
  |    ^^^^^^
  |
  = help: declare a record";
        assert_eq!(shown("// one\nUn(object o)\n// three\n", 10..16), expected);
    }

    #[test]
    fn a_place_beyond_or_within_a_character_is_no_panic() {
        for range in [0..0, 3..9, Range { start: 8, end: 2 }, 900..901] {
            assert!(shown("é\r\nüü", range).starts_with("error[OLT002]"));
        }
        assert!(shown("", 0..0).starts_with("error[OLT002]"));
    }
}
