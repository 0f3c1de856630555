//! Documentation comments: the text of `<summary>` and `<param>`, flattened (rulings D-1 and D-2).

mod guard;

use std::fmt;

use olt_text::doc::{collapse, strip_stars};
use roxmltree::{Document, Error, Node, ParsingOptions};

/// Elements that part the words around them; all others leave their text in place.
const BLOCKS: [&str; 13] =
    ["para", "br", "p", "list", "listheader", "item", "term", "description", "code", "example", "ul", "ol", "li"];

/// What a declaration's doc comments say.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Documentation {
    /// The first top-level `<summary>`; none if there is none or it is empty.
    pub summary: Option<String>,
    /// Every top-level `<param>` that has a name, in source order: name and text, which may be empty.
    pub params: Vec<(String, String)>,
}

impl Documentation {
    /// What the first `<param>` of that name says; none if there is none or it is empty.
    #[must_use]
    pub fn param(&self, name: &str) -> Option<&str> {
        let (_, text) = self.params.iter().find(|(found, _)| found == name)?;
        (!text.is_empty()).then_some(text)
    }
}

/// A doc comment that is not well-formed XML: it documents nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Malformed {
    /// The line of the comments given, from 1, where reading stopped.
    pub line: usize,
    /// What is wrong, and how to mend it where that is known.
    pub what: String,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the documentation comment is not well-formed XML and is ignored: line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for Malformed {}

/// Reads the comments that stand before a declaration, as written in the source.
///
/// Each item may hold one comment or several. Comments that are no doc comments (`//`, `////`, `/* */`) are passed over.
///
/// # Errors
///
/// [`Malformed`] if what the doc comments hold is not well-formed XML. A document type is refused with the rest.
///
/// ```
/// use olt_conformance::csharp::docs::read;
/// let docs = read(&["/// <summary>Gets <see cref=\"Order\"/>.</summary>", "/// <param name=\"id\">Which.</param>"])?;
/// assert_eq!(docs.summary.as_deref(), Some("Gets Order."));
/// assert_eq!(docs.param("id"), Some("Which."));
/// # Ok::<(), olt_conformance::csharp::docs::Malformed>(())
/// ```
pub fn read(comments: &[&str]) -> Result<Documentation, Malformed> {
    // Every line of the comments is one line of the XML, so that a fault's line is the reader's.
    let mut xml = String::from("<doc>\n");
    for comment in comments {
        push_comments(&mut xml, &comment.replace("\r\n", "\n").replace('\r', "\n"));
    }
    xml.push_str("</doc>");
    if let Some((offset, what)) = guard::excess(&xml) {
        let before = xml.get(..offset).unwrap_or_default();
        return Err(Malformed { line: before.matches('\n').count(), what });
    }
    let options = ParsingOptions { allow_dtd: false, ..ParsingOptions::default() };
    let document = Document::parse_with_options(&xml, options).map_err(|error| malformed(&error, &xml))?;
    let top = || document.root_element().children().filter(Node::is_element);
    let summary = top().find(|node| node.has_tag_name("summary")).map(flatten);
    let params = top().filter(|node| node.has_tag_name("param"));
    Ok(Documentation {
        summary: summary.filter(|text| !text.is_empty()),
        params: params.filter_map(|node| Some((node.attribute("name")?.to_owned(), flatten(node)))).collect(),
    })
}

/// Appends what the doc comments among `text` hold, line by line.
fn push_comments(xml: &mut String, text: &str) {
    let mut rest = text;
    while !rest.is_empty() {
        let comment = rest.trim_start();
        let (held, after) = if let Some(block) = comment.strip_prefix("/*") {
            let (inner, after) = block.split_once("*/").unwrap_or((block, ""));
            // `/***` and `/**/` are ordinary comments.
            let doc = inner.strip_prefix('*').filter(|inner| !inner.starts_with('*'));
            let lines = "\n".repeat(inner.matches('\n').count());
            (doc.map_or(lines, |doc| strip_stars(doc).into_owned()), after)
        } else {
            let (line, _) = comment.split_once('\n').unwrap_or((comment, ""));
            let doc = line.strip_prefix("///").filter(|inner| !inner.starts_with('/'));
            (doc.unwrap_or_default().to_owned(), comment.get(line.len()..).unwrap_or_default())
        };
        let skipped = rest.len() - comment.len();
        xml.extend(rest.chars().take(skipped).filter(|c| *c == '\n'));
        xml.push_str(&held);
        rest = after;
    }
    xml.push('\n');
}

fn malformed(error: &Error, xml: &str) -> Malformed {
    let position = error.pos();
    let line = match error {
        Error::UnclosedRootNode | Error::NoRootNode => xml.lines().count(),
        _ => usize::try_from(position.row).unwrap_or(usize::MAX),
    };
    // The first line is the wrapper's; the last fault can stand behind the last line of the comment.
    let last = xml.lines().count().saturating_sub(2);
    let what = match error {
        Error::UnexpectedCloseTag(open, close, _) if close == "doc" => {
            format!("`<{open}>` is not closed; add `</{open}>`")
        }
        Error::UnexpectedCloseTag(open, close, _) if open == "doc" => {
            format!("`</{close}>` closes nothing; remove it or open `<{close}>` before it")
        }
        Error::UnexpectedCloseTag(open, close, _) => {
            format!("`</{close}>` stands where `</{open}>` is due; close `<{open}>` first")
        }
        Error::UnknownEntityReference(name, _) => {
            format!("XML has no entity `&{name};`; write the character itself or its number, as in `&#160;`")
        }
        Error::MalformedEntityReference(_) => "a `&` starts no entity; write it as `&amp;`".to_owned(),
        Error::InvalidName(_) => "a name is due; write a plain `<` as `&lt;`".to_owned(),
        Error::UnknownNamespace(prefix, _) => {
            format!("the prefix `{prefix}:` is not declared; remove it")
        }
        Error::UnknownToken(_) | Error::DtdDetected => "XML allows no such markup here; remove it".to_owned(),
        other => other.to_string().replace(&format!(" at {position}"), ""),
    };
    Malformed { line: line.saturating_sub(1).clamp(1, last.max(1)), what }
}

/// The text of an element by ruling D-2, walked without recursion: comments may nest as deep as they like.
fn flatten(element: Node<'_, '_>) -> String {
    let mut flat = Flat::default();
    let mut starts = Vec::new();
    let mut node = element;
    loop {
        starts.push(flat.text.len());
        let inner = flat.open(node).then(|| node.first_child()).flatten();
        if let Some(child) = inner {
            node = child;
            continue;
        }
        loop {
            flat.close(node, starts.pop().unwrap_or_default());
            if node == element {
                return collapse(&flat.text);
            }
            if let Some(next) = node.next_sibling() {
                node = next;
                break;
            }
            let Some(parent) = node.parent() else {
                return collapse(&flat.text);
            };
            node = parent;
        }
    }
}

/// Text being flattened.
#[derive(Default)]
struct Flat {
    text: String,
    /// Where the last character that is not blank ends.
    inked: usize,
}

impl Flat {
    fn push(&mut self, text: &str) {
        let inked = text.trim_end().len();
        if inked > 0 {
            self.inked = self.text.len() + inked;
        }
        self.text.push_str(text);
    }

    /// Writes what stands at the start of `node`; whether its content is to be written too.
    fn open(&mut self, node: Node<'_, '_>) -> bool {
        if !node.is_element() {
            self.push(node.text().filter(|_| node.is_text()).unwrap_or_default());
            return false;
        }
        match node.tag_name().name() {
            "paramref" | "typeparamref" => {
                self.push(node.attribute("name").unwrap_or_default().trim());
                false
            }
            name if BLOCKS.contains(&name) => {
                self.push(" ");
                true
            }
            _ => true,
        }
    }

    /// Writes what stands at the end of `node`, whose text began at `start`.
    fn close(&mut self, node: Node<'_, '_>, start: usize) {
        let name = node.tag_name().name();
        if BLOCKS.contains(&name) {
            self.push(" ");
        }
        if matches!(name, "see" | "seealso") && self.inked <= start {
            self.push(target(node));
        }
    }
}

/// What a reference without content names: cref, else langword, else href.
fn target<'a>(node: Node<'a, '_>) -> &'a str {
    let cref = node.attribute("cref").map(str::trim).map(without_kind);
    cref.or_else(|| node.attribute("langword")).or_else(|| node.attribute("href")).unwrap_or_default()
}

/// A cref without its kind: `T:Order` is `Order`, while in `A::Order` the `A` is an alias.
fn without_kind(cref: &str) -> &str {
    let mut chars = cref.chars();
    let kind = chars.next().filter(|c| c.is_ascii_alphabetic() || *c == '!');
    match (kind, chars.next(), chars.as_str()) {
        (Some(_), Some(':'), name) if !name.starts_with(':') => name,
        _ => cref,
    }
}

#[cfg(test)]
mod tests;
