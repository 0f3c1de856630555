//! Diagnostics in the style of a compiler: file, line, column, the source line and a caret.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use olt::contract::DiagnosticId;

use super::input::TextFile;
use super::position::Positions;
use super::printable;
use crate::csharp::{Diagnostic, Severity};

/// One diagnostic over its source lines. `positions` are those of the file.
pub(super) fn render(diagnostic: &Diagnostic, file: &TextFile, positions: &Positions, renderer: &Renderer) -> String {
    let window = Window::around(&file.text, positions, &diagnostic.range);
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let id = diagnostic.id.map(DiagnosticId::as_str);
    let title = level.primary_title(printable::line(&diagnostic.message));
    let title = match id {
        Some(id) => title.id(id),
        None => title,
    };
    let start = positions.at(&file.text, diagnostic.range.start);
    let path = printable::line(&file.path.display().to_string()).into_owned();
    let snippet = Snippet::source(printable::source(window.text))
        .line_start(start.line)
        .annotation(AnnotationKind::Primary.span(window.range.clone()));
    let mut group: Group<'_> = match window.is_cut {
        false => title.element(snippet.path(path)),
        // The columns of a snippet count from its own start.
        true => title.element(Origin::path(path).line(start.line).char_column(start.column)).element(snippet),
    };
    if !diagnostic.help.is_empty() {
        group = group.element(Level::HELP.message(printable::line(&diagnostic.help)));
    }
    renderer.render(&[group])
}

/// How many bytes of a long line are shown before and after a range.
const BESIDE: usize = 200;

/// The lines that a range stands in, or of long lines what is near: a long file is not laid out for one caret.
struct Window<'t> {
    text: &'t str,
    range: Range<usize>,
    /// Whether it begins within a line.
    is_cut: bool,
}

impl<'t> Window<'t> {
    fn around(text: &'t str, positions: &Positions, range: &Range<usize>) -> Self {
        let start = text.floor_char_boundary(range.start);
        let end = text.floor_char_boundary(range.end).max(start);
        let lines = positions.lines(text, &(start..end));
        let first = text.floor_char_boundary(lines.start.max(start.saturating_sub(BESIDE)));
        let last = text.ceil_char_boundary(lines.end.min(end + BESIDE));
        let shown = text.get(first..last).unwrap_or_default();
        Self { text: shown, range: start - first..end - first, is_cut: first > lines.start }
    }
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
        render(&diagnostic, &file, &Positions::of(text), &Renderer::plain().decor_style(DecorStyle::Ascii))
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
    fn of_a_long_line_only_what_is_near_is_shown() {
        let before = "é ".repeat(1_000_000);
        let shown = shown(&format!("{before}object{before}"), before.len()..before.len() + 6);
        assert!(shown.contains(" --> shop/Orders.cs:1:2000001\n"), "{shown}");
        assert!(shown.contains("object") && shown.len() < 2_000, "{shown}");
    }

    #[test]
    fn a_place_beyond_or_within_a_character_is_no_panic() {
        for range in [0..0, 3..9, Range { start: 8, end: 2 }, 900..901] {
            assert!(shown("é\r\nüü", range).starts_with("error[OLT002]"));
        }
        assert!(shown("", 0..0).starts_with("error[OLT002]"));
    }
}
