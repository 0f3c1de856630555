//! The eleven diagnostics in words, one page each: the one place where it stands what an id means.

use olt::contract::DiagnosticId;

/// What a diagnostic means, why it is one, and how to mend it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    id: DiagnosticId,
    markdown: &'static str,
}

/// An example on a page: what gets the diagnostic, and the same mended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Example<'p> {
    /// It gets the diagnostic.
    pub refused: &'p str,
    /// It gets none.
    pub mended: &'p str,
}

impl Page {
    /// The page of a diagnostic.
    ///
    /// ```
    /// use olt::contract::DiagnosticId;
    /// use olt_conformance::oracle::Page;
    /// assert_eq!(Page::of(DiagnosticId::GenericMethod).title(), "the tool is generic");
    /// ```
    #[must_use]
    pub fn of(id: DiagnosticId) -> Self {
        let markdown = match id {
            DiagnosticId::Container => include_str!("pages/OLT001.md"),
            DiagnosticId::ParameterType => include_str!("pages/OLT002.md"),
            DiagnosticId::ReturnType => include_str!("pages/OLT003.md"),
            DiagnosticId::GenericMethod => include_str!("pages/OLT004.md"),
            DiagnosticId::Unlisted => include_str!("pages/OLT005.md"),
            DiagnosticId::Recursive => include_str!("pages/OLT006.md"),
            DiagnosticId::DuplicateName => include_str!("pages/OLT007.md"),
            DiagnosticId::Name => include_str!("pages/OLT008.md"),
            DiagnosticId::Injected => include_str!("pages/OLT009.md"),
            DiagnosticId::GenericContainer => include_str!("pages/OLT010.md"),
            DiagnosticId::NamingPolicy => include_str!("pages/OLT011.md"),
        };
        Self { id, markdown }
    }

    /// The whole page, in Markdown.
    #[must_use]
    pub fn text(&self) -> String {
        // How an example is tested is no concern of the reader.
        self.markdown.replace("```rust,compile_fail", "```rust")
    }

    /// What is wrong, in a few words.
    #[must_use]
    pub fn title(&self) -> &'static str {
        let title = self.markdown.lines().next().unwrap_or_default();
        title.split_once(": ").map_or(title, |(_, title)| title)
    }

    /// What it means in C#.
    #[must_use]
    pub fn in_csharp(&self) -> String {
        self.paragraph("In C#: ")
    }

    /// What it means in Rust.
    #[must_use]
    pub fn in_rust(&self) -> String {
        self.paragraph("In Rust: ")
    }

    /// The example in C#.
    #[must_use]
    pub fn csharp(&self) -> Option<Example<'static>> {
        Some(Example { refused: self.code("```cs\n", 0)?, mended: self.code("```cs\n", 1)? })
    }

    /// The example in Rust.
    #[must_use]
    pub fn rust(&self) -> Option<Example<'static>> {
        Some(Example { refused: self.code("```rust,compile_fail\n", 0)?, mended: self.code("```rust\n", 0)? })
    }

    /// The paragraph that begins so, on one line, with a full stop.
    fn paragraph(&self, begin: &str) -> String {
        let mut paragraphs = self.markdown.split("\n\n");
        let text = paragraphs.find_map(|paragraph| paragraph.strip_prefix(begin)).unwrap_or_default();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The `index`th block of code behind this fence.
    fn code(&self, fence: &str, index: usize) -> Option<&'static str> {
        let block = self.markdown.split(fence).nth(index + 1)?;
        block.split("```").next()
    }
}

/// The table of all eleven, in Markdown: what each means in C# and in Rust.
#[must_use]
pub fn diagnostics_table() -> String {
    let row = |id| {
        let page = Page::of(id);
        format!("| {id} | {} | {} |\n", cell(&page.in_csharp()), cell(&page.in_rust()))
    };
    let rows = DiagnosticId::ALL.into_iter().map(row);
    std::iter::once("| id | in C# | in Rust |\n|---|---|---|\n".to_owned()).chain(rows).collect()
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// The Rust examples of the pages, which rustdoc compiles.
#[cfg(doctest)]
mod examples {
    macro_rules! pages {
        ($($name:ident $path:literal),*) => { $(#[doc = include_str!($path)] mod $name {})* };
    }
    pages!(
        olt001 "pages/OLT001.md", olt002 "pages/OLT002.md", olt003 "pages/OLT003.md", olt004 "pages/OLT004.md",
        olt005 "pages/OLT005.md", olt006 "pages/OLT006.md", olt007 "pages/OLT007.md", olt008 "pages/OLT008.md",
        olt009 "pages/OLT009.md", olt010 "pages/OLT010.md", olt011 "pages/OLT011.md"
    );
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn every_page_has_every_part() {
        for id in DiagnosticId::ALL {
            let page = Page::of(id);
            let text = page.text();
            assert!(text.starts_with(&format!("# {id}: {}\n", page.title())), "{id}");
            assert!(!page.in_csharp().is_empty() && !page.in_rust().is_empty(), "{id}");
            for heading in ["## Why", "## How to mend it", "## In C#", "## In Rust"] {
                assert_eq!(text.matches(&format!("\n{heading}\n\n")).count(), 1, "{id}: {heading}");
            }
            assert!(page.csharp().is_some_and(|example| example.refused != example.mended), "{id}");
            assert!(page.rust().is_some_and(|example| example.refused != example.mended), "{id}");
        }
    }

    #[test]
    fn the_table_has_a_line_for_each() {
        let table = diagnostics_table();
        assert_eq!(table.lines().count(), 13);
        let line = table.lines().nth(5);
        assert_eq!(
            line,
            Some(
                "| OLT004 | The tool method has type parameters. | The function has type or const parameters, or takes an argument written with `impl`. |"
            )
        );
    }
}
