//! Sets members aside that cannot be read, so that the others can.

use std::collections::HashSet;

use olt_text::name::snake_case;
use tree_sitter::{Node, Parser};

use super::diagnostic::{Diagnostic, Finding, Place};
use super::literal;
use super::outline::Outline;
use super::syntax::{fault_text, field, first_fault, named_children};

/// What could not be read.
#[derive(Debug, Default)]
pub(super) struct Isolated {
    /// The text without the members that cannot be read.
    pub(super) text: String,
    /// The `{` of the types that lost a member.
    pub(super) broken: HashSet<usize>,
    pub(super) diagnostics: Vec<Diagnostic>,
}

/// Parses each member and each type's head by itself, and blanks those that are not C#.
pub(super) fn isolate(file: usize, outline: &Outline, parser: &mut Parser) -> Isolated {
    let mut isolated = Isolated { text: outline.text.clone(), ..Isolated::default() };
    let mut blank = Vec::new();
    let mut gone = 0;
    for block in &outline.blocks {
        if block.header.start < gone {
            continue;
        }
        let header = slice(&outline.text, &block.header);
        if let Some(fault) = fault_of(parser, "", header, "{}", block.header.start) {
            // Without its head, what is in a type belongs to nothing.
            gone = block.body.end;
            blank.push(block.header.start..block.body.end);
            isolated.broken.extend(block.within);
            let help = "its members are left out until it can be read";
            isolated.diagnostics.push(fault.told("this declaration", help, file));
        }
    }
    let lost = blank.clone();
    let mut lost = lost.iter().peekable();
    for member in &outline.members {
        while lost.next_if(|range| range.end <= member.range.start).is_some() {}
        if lost.peek().is_some_and(|range| range.start <= member.range.start) {
            continue;
        }
        let text = slice(&outline.text, &member.range);
        let (before, after) = match member.within {
            Some(_) => ("class _{", "}"),
            None => ("", ""),
        };
        if let Some(fault) = fault_of(parser, before, text, after, member.range.start) {
            blank.push(member.range.clone());
            isolated.broken.extend(member.within);
            let help = "it is left out until it can be read";
            let what = match fault.tool {
                Some(_) => "the declaration of this tool",
                None => "this declaration",
            };
            isolated.diagnostics.push(fault.told(what, help, file));
        }
    }
    let mut bytes = std::mem::take(&mut isolated.text).into_bytes();
    for range in blank {
        if let Some(bytes) = bytes.get_mut(range) {
            bytes.fill(b' ');
        }
    }
    isolated.text = String::from_utf8(bytes).unwrap_or_else(|_| outline.text.clone());
    isolated
}

fn slice<'a>(text: &'a str, range: &std::ops::Range<usize>) -> &'a str {
    let end = range.end.min(text.len());
    text.get(range.start..end).unwrap_or_default()
}

/// What is wrong with a text that was parsed by itself.
struct Fault {
    range: std::ops::Range<usize>,
    what: String,
    /// The tool's name, where the text is a method with a plain `[Tool]`.
    tool: Option<String>,
}

impl Fault {
    fn told(self, subject: &str, help: &str, file: usize) -> Diagnostic {
        let message = format!("{subject} is not complete C#: {}", self.what);
        let place = Place { file, range: self.range };
        Finding::error(None, message, help).at(place, self.tool.as_deref())
    }
}

/// The first fault of `text`, parsed between `before` and `after`; `start` is where it stands in its file.
fn fault_of(parser: &mut Parser, before: &str, text: &str, after: &str, start: usize) -> Option<Fault> {
    let whole = format!("{before}{text}{after}");
    let tree = parser.parse(&whole, None)?;
    let fault = first_fault(tree.root_node())?;
    let end = start + text.len();
    let moved = |at: usize| (at + start).saturating_sub(before.len()).clamp(start, end);
    Some(Fault {
        range: moved(fault.start_byte())..moved(fault.end_byte()),
        what: match fault.start_byte() <= before.len() && fault.is_error() {
            // The parser made nothing of it at all, so the first word, which may be of `before`, is not what is wrong.
            true => "a part of it is missing, or does not belong there".to_owned(),
            false => fault_text(fault, &whole),
        },
        tool: tool_name(tree.root_node(), &whole),
    })
}

/// The name of the first method, if it has `[Tool]` without arguments.
fn tool_name(root: Node<'_>, text: &str) -> Option<String> {
    let class = named_children(root).into_iter().next()?;
    let method = named_children(field(class, "body")?).into_iter().next()?;
    let name = field(method, "name").filter(|_| method.kind() == "method_declaration")?;
    let text_of = |node: Node<'_>| text.get(node.byte_range()).unwrap_or_default();
    let lists = named_children(method).into_iter();
    let mut lists = lists.filter(|list| list.kind() == "attribute_list");
    let plain = lists.any(|list| {
        let attributes = named_children(list).into_iter();
        attributes.map(text_of).any(|text| text == "Tool")
    });
    plain.then(|| snake_case(&literal::identifier(text_of(name))))
}
