//! What a tool's body does, as far as that can be read without running C#: the bodies that cases have.

use tree_sitter::{Node, Parser, Tree};

/// What a body does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Body {
    /// It returns nothing.
    Nothing,
    /// It returns the parameter of this name.
    Returns(String),
    /// It returns a text with parameters in it.
    Formats(Vec<Piece>),
    /// It returns a text part for each of these, alone, in a list or in a finished result.
    Gives(Vec<String>),
    /// It throws.
    Throws {
        /// The type's name.
        exception: String,
        /// The message.
        message: String,
    },
    /// Something else.
    Other,
}

/// A piece of an interpolated string.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Piece {
    /// Text as it is.
    Text(String),
    /// The parameter of this name.
    Parameter(String),
}

/// Reads the body of the method whose name stands at `name`.
pub(super) fn read(text: &str, name: usize) -> Body {
    let Some(tree) = parse(text) else { return Body::Other };
    let method = tree.root_node().descendant_for_byte_range(name, name).and_then(|node| node.parent());
    let body = method.and_then(|method| method.child_by_field_name("body"));
    match body {
        Some(body) if body.kind() == "block" && body.named_child_count() == 0 => Body::Nothing,
        Some(body) if body.kind() == "arrow_expression_clause" => {
            body.named_child(0).map_or(Body::Other, |expression| of_expression(expression, text))
        }
        _ => Body::Other,
    }
}

/// The front end leaves bodies out of its own trees, so the file is parsed once more.
fn parse(text: &str) -> Option<Tree> {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_c_sharp::LANGUAGE.into()).ok()?;
    parser.parse(text, None)
}

fn of_expression(node: Node<'_>, text: &str) -> Body {
    let spelled = |node: Node<'_>| text.get(node.byte_range()).unwrap_or_default();
    let inner = |index| node.named_child(index);
    match node.kind() {
        "identifier" => Body::Returns(spelled(node).trim_start_matches('@').to_owned()),
        "await_expression" => inner(0).map_or(Body::Other, |awaited| of_expression(awaited, text)),
        "member_access_expression" if spelled(node).ends_with(".CompletedTask") => Body::Nothing,
        "invocation_expression" if inner(0).is_some_and(|called| spelled(called) == "Task.FromResult") => {
            argument(node).map_or(Body::Other, |argument| of_expression(argument, text))
        }
        "object_creation_expression" | "collection_expression" => parts(node, text).map_or(Body::Other, Body::Gives),
        "interpolated_string_expression" => pieces(node, text).map_or(Body::Other, Body::Formats),
        "throw_expression" => inner(0).and_then(|created| thrown(created, text)).unwrap_or(Body::Other),
        _ => Body::Other,
    }
}

/// `new TextPart("a")`, `[new TextPart("a"), …]`, `new ToolResult([…])`
fn parts(node: Node<'_>, text: &str) -> Option<Vec<String>> {
    if node.kind() == "collection_expression" {
        let elements = (0..node.named_child_count()).filter_map(|index| node.named_child(index as u32));
        let texts = elements.map(|element| parts(element.named_child(0)?.named_child(0)?, text));
        return texts.collect::<Option<Vec<_>>>().map(|parts| parts.concat());
    }
    match text.get(node.child_by_field_name("type")?.byte_range())? {
        "TextPart" => Some(vec![string(argument(node)?, text)?]),
        "ToolResult" => parts(argument(node)?, text),
        _ => None,
    }
}

/// `$"text {parameter}"`, without escapes and formats
fn pieces(node: Node<'_>, text: &str) -> Option<Vec<Piece>> {
    let mut cursor = node.walk();
    let spelled = |node: Node<'_>| text.get(node.byte_range()).unwrap_or_default();
    let parts = node.named_children(&mut cursor).filter(|part| part.kind() != "interpolation_start");
    let piece = |part: Node<'_>| match part.kind() {
        "string_content" => Some(Piece::Text(spelled(part).to_owned())),
        "interpolation" => {
            let inside = spelled(part).strip_prefix('{')?.strip_suffix('}')?;
            let is_name = !inside.is_empty() && inside.chars().all(|c| c.is_alphanumeric() || c == '_');
            is_name.then(|| Piece::Parameter(inside.to_owned()))
        }
        _ => None,
    };
    parts.map(piece).collect()
}

/// `new X("message")`
fn thrown(node: Node<'_>, text: &str) -> Option<Body> {
    let exception = text.get(node.child_by_field_name("type")?.byte_range())?;
    Some(Body::Throws { exception: exception.to_owned(), message: string(argument(node)?, text)? })
}

/// The first argument of a call.
fn argument(call: Node<'_>) -> Option<Node<'_>> {
    call.child_by_field_name("arguments")?.named_child(0)?.named_child(0)
}

/// A string literal without escapes.
fn string(node: Node<'_>, text: &str) -> Option<String> {
    let literal = text.get(node.byte_range())?.strip_prefix('"')?.strip_suffix('"')?;
    (!literal.contains(['\\', '"'])).then(|| literal.to_owned())
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn the_bodies_of_cases_are_read() {
        let returns = |name: &str| Body::Returns(name.to_owned());
        let gives = |texts: &[&str]| Body::Gives(texts.iter().map(|text| (*text).to_owned()).collect());
        let throws =
            Body::Throws { exception: "InvalidOperationException".to_owned(), message: "bad state".to_owned() };
        let table = [
            ("{ }", Body::Nothing),
            ("{ Send(); }", Body::Other),
            ("=> value;", returns("value")),
            ("=> @value;", returns("value")),
            ("=> await Task.FromResult(value);", returns("value")),
            ("=> Task.CompletedTask;", Body::Nothing),
            ("=> ValueTask.CompletedTask;", Body::Nothing),
            ("=> throw new InvalidOperationException(\"bad state\");", throws),
            ("=> throw new NotImplementedException();", Body::Other),
            ("=> new TextPart(\"a\");", gives(&["a"])),
            ("=> [new TextPart(\"a\"), new TextPart(\"b\")];", gives(&["a", "b"])),
            ("=> Task.FromResult(new ToolResult([new TextPart(\"a\")]));", gives(&["a"])),
            (
                "=> $\"{limit} results for {query}\";",
                Body::Formats(vec![
                    Piece::Parameter("limit".to_owned()),
                    Piece::Text(" results for ".to_owned()),
                    Piece::Parameter("query".to_owned()),
                ]),
            ),
            ("=> $\"{ctx?.TimeoutMs}\";", Body::Other),
            ("=> $\"{value:x}\";", Body::Other),
            ("=> $\"a\\n{value}\";", Body::Other),
            ("=> new ImagePart(\"a\");", Body::Other),
            ("=> value + 1;", Body::Other),
            (";", Body::Other),
        ];
        for (body, expected) in table {
            let text = format!("partial class A {{ [Tool] public X F(X value) {body} }}");
            assert_eq!(read(&text, text.find("F(").unwrap()), expected, "{body}");
        }
    }
}
