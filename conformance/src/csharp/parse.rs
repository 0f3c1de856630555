//! From text to a syntax tree, whatever the text is.

use std::collections::BTreeSet;

use tree_sitter::{Parser, Tree};

use super::diagnostic::{Diagnostic, Finding, Place};
use super::preprocess;
use super::syntax::Source;

/// One file, parsed.
pub(super) struct Parsed {
    file: usize,
    /// As long as the original; inactive code is blank.
    text: String,
    tree: Option<Tree>,
    pub(super) diagnostics: Vec<Diagnostic>,
}

impl Parsed {
    pub(super) fn source(&self) -> Option<Source<'_>> {
        Some(Source {
            file: self.file,
            text: &self.text,
            root: self.tree.as_ref()?.root_node(),
        })
    }
}

/// Parses one file.
pub(super) fn parse(file: usize, text: &str, defines: &BTreeSet<String>) -> Parsed {
    let active = preprocess::evaluate(text, defines);
    let diagnostics = active.problems.iter().map(|problem| {
        let place = Place {
            file,
            range: problem.offset..problem.offset + 1,
        };
        Finding::error(None, &problem.message, "").at(place, None)
    });
    let diagnostics = diagnostics.collect();
    let mut parser = Parser::new();
    let language = tree_sitter_c_sharp::LANGUAGE.into();
    let tree = match parser.set_language(&language) {
        Ok(()) => parser.parse(&active.text, None),
        Err(_) => None,
    };
    Parsed {
        file,
        text: active.text,
        tree,
        diagnostics,
    }
}
