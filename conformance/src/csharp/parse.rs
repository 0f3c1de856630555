//! From text to a syntax tree, whatever the text is.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

use tree_sitter::{Parser, Tree};

use olt::contract::DiagnosticId;

use super::bounds;
use super::diagnostic::{Diagnostic, Finding, Place};
use super::isolate::isolate;
use super::outline::{Outline, outline};
use super::preprocess::{self, Preprocessed};
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
        Some(Source { file: self.file, text: &self.text, root: self.tree.as_ref()?.root_node(), broken: &self.broken })
    }

    fn tell(&mut self, finding: Finding, range: Range<usize>) {
        let place = Place { file: self.file, range };
        self.diagnostics.push(finding.at(place, None));
    }
}

/// Parses one file.
pub(super) fn parse(file: usize, text: &str, defines: &BTreeSet<String>) -> Parsed {
    let mut parsed = Parsed { file, text: String::new(), tree: None, broken: HashSet::new(), diagnostics: Vec::new() };
    let active = preprocess::evaluate(text, defines);
    let mut outline = outline(&active.text);
    tell_of_text(&mut parsed, &active, &outline);
    let (too_long, tokens) = bounds::keep_within(&mut outline);
    for (finding, range) in too_long {
        parsed.tell(finding, range);
    }
    if bounds::with_stack(tokens, || parse_outline(&mut parsed, outline, text.len())).is_none() {
        let message = "there is too little memory to parse this file";
        parsed.tell(Finding::error(None, message, "split it into several files"), 0..0);
    }
    parsed
}

fn parse_outline(parsed: &mut Parsed, outline: Outline, length: usize) {
    let mut parser = Parser::new();
    if let Err(error) = parser.set_language(&tree_sitter_c_sharp::LANGUAGE.into()) {
        let message = format!("the grammar of C# cannot be used: {error}");
        parsed.tell(Finding::error(None, message, "build the program again"), 0..0);
        return;
    }
    parsed.tree = parser.parse(&outline.text, None);
    let has_error = parsed.tree.as_ref().is_some_and(|tree| tree.root_node().has_error());
    if !has_error {
        parsed.text = outline.text;
        return;
    }
    let isolated = isolate(parsed.file, &outline, &mut parser);
    parsed.tree = parser.parse(&isolated.text, None);
    parsed.text = isolated.text;
    parsed.broken = isolated.broken;
    parsed.diagnostics.extend(isolated.diagnostics);
    tell_of_rest(parsed, length);
}

/// What was found before the text was parsed.
fn tell_of_text(parsed: &mut Parsed, active: &Preprocessed, outline: &Outline) {
    for problem in &active.problems {
        let finding = Finding::error(None, &problem.message, "");
        parsed.tell(finding, problem.offset..problem.offset + 1);
    }
    for brace in &outline.unmatched {
        let help = "add the missing brace, or remove this one";
        let finding = Finding::error(None, "this brace has no partner", help);
        parsed.tell(finding, *brace..*brace + 1);
    }
    for place in &outline.in_extensions {
        let help = "move it into the partial class itself";
        let message = "a tool stands in an extension block";
        let finding = Finding::error(DiagnosticId::Container, message, help);
        parsed.tell(finding, place.clone());
    }
}

/// What cannot be read although every declaration by itself can.
fn tell_of_rest(parsed: &mut Parsed, length: usize) {
    let root = parsed.tree.as_ref().map(Tree::root_node);
    let Some(fault) = root.and_then(first_fault) else {
        return;
    };
    let what = fault_text(fault, &parsed.text);
    let end = fault.end_byte().min(length);
    let range = fault.start_byte().min(end)..end;
    let help = "what follows may be misunderstood until it is mended";
    let finding = Finding::error(None, format!("this is not complete C#: {what}"), help);
    parsed.tell(finding, range);
}
