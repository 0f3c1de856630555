//! From text to a syntax tree, whatever the text is.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

use tree_sitter::{Parser, Tree};

use super::diagnostic::{Diagnostic, Finding, Place};
use super::isolate::isolate;
use super::outline::outline;
use super::preprocess;
use super::syntax::{Source, fault_text, first_fault};

/// One file, parsed.
pub(super) struct Parsed {
    file: usize,
    /// Inactive code, bodies and what cannot be read are blank; what is left stands where it stood.
    text: String,
    tree: Option<Tree>,
    /// The `{` of the types that have a member which cannot be read.
    broken: HashSet<usize>,
    pub(super) diagnostics: Vec<Diagnostic>,
}

impl Parsed {
    pub(super) fn source(&self) -> Option<Source<'_>> {
        Some(Source {
            file: self.file,
            text: &self.text,
            root: self.tree.as_ref()?.root_node(),
            broken: &self.broken,
        })
    }
}

/// Parses one file.
pub(super) fn parse(file: usize, text: &str, defines: &BTreeSet<String>) -> Parsed {
    let mut diagnostics = Vec::new();
    let mut tell = |range: Range<usize>, message: &str, help: &str| {
        let place = Place { file, range };
        diagnostics.push(Finding::error(None, message, help).at(place, None));
    };
    let active = preprocess::evaluate(text, defines);
    for problem in &active.problems {
        tell(problem.offset..problem.offset + 1, &problem.message, "");
    }
    let outline = outline(&active.text);
    for brace in &outline.unmatched {
        let message = "this brace has no partner";
        tell(
            *brace..*brace + 1,
            message,
            "add the missing brace, or remove this one",
        );
    }
    let mut parser = Parser::new();
    let language = tree_sitter_c_sharp::LANGUAGE.into();
    let mut parsed = Parsed {
        file,
        text: String::new(),
        tree: None,
        broken: HashSet::new(),
        diagnostics: Vec::new(),
    };
    if let Err(error) = parser.set_language(&language) {
        tell(0..0, &format!("the C# grammar cannot be used: {error}"), "");
    }
    parsed.tree = parser.parse(&outline.text, None);
    let has_error = |tree: &Option<Tree>| {
        let tree = tree.as_ref();
        tree.is_some_and(|tree| tree.root_node().has_error())
    };
    if has_error(&parsed.tree) {
        let isolated = isolate(file, &outline, &mut parser);
        parsed.tree = parser.parse(&isolated.text, None);
        parsed.text = isolated.text;
        parsed.broken = isolated.broken;
        parsed.diagnostics = isolated.diagnostics;
        let root = parsed.tree.as_ref().map(Tree::root_node);
        if let Some(fault) = root.and_then(first_fault) {
            let what = fault_text(fault, &parsed.text);
            let end = fault.end_byte().min(text.len());
            tell(
                fault.start_byte().min(end)..end,
                &format!("this is not complete C#: {what}"),
                "what follows may be misunderstood until it is mended",
            );
        }
    } else {
        parsed.text = outline.text;
    }
    parsed.diagnostics.append(&mut diagnostics);
    parsed
}
