//! Wrong documentation: which comments are read, and how they are flattened.

use super::Saboteur;
use super::act::Act;
use super::edit::{each_piece, without};

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "comments-unread",
        "doc.source",
        &["tool.description-summary"],
        "Does not read `///` comments.",
        Act::Source(|csharp| csharp.replace("///", "//")),
    ),
    Saboteur::new(
        "param-tags-of-methods-unread",
        "parameter.description-param",
        &[],
        "Does not read the param tags of a method.",
        Act::Source(|csharp| match csharp.contains("public record ") {
            true => csharp.to_owned(),
            false => without(csharp, "<param name=\"", "</param>"),
        }),
    ),
    Saboteur::new(
        "code-text-dropped",
        "doc.text",
        &[],
        "Drops the text of a c tag.",
        Act::Source(|csharp| without(csharp, "<c>", "</c>")),
    ),
    Saboteur::new(
        "block-comments-unread",
        "D-1",
        &[],
        "Does not read `/** */` comments.",
        Act::Source(|csharp| csharp.replace("/**", "/*")),
    ),
    Saboteur::new(
        "broken-comment-read",
        "D-1",
        &["D-2"],
        "Reads what it can of a comment that is not well-formed.",
        Act::Source(|csharp| csharp.replace("<c>", "").replace("</c>", "")),
    ),
    Saboteur::new(
        "comment-beats-attribute",
        "doc.precedence",
        &["T-4", "parameter.description"],
        "Prefers a comment to an attribute.",
        Act::Source(|csharp| match csharp.contains("/// <summary>") {
            true => {
                let tool = without(csharp, "(Description = \"", "\")");
                let method = without(&tool, ", Description(\"", "\")");
                without(&without(&method, "[property: Description(\"", "\")] "), "[Description(\"", "\")]")
            }
            false => csharp.to_owned(),
        }),
    ),
    Saboteur::new(
        "remarks-in-summary",
        "tool.description-summary",
        &[],
        "Adds the remarks to the summary.",
        Act::Source(|csharp| match csharp.contains("<remarks>") {
            true => csharp.replace("</summary>", "").replace("<remarks>", "").replace("</remarks>", "</summary>"),
            false => csharp.to_owned(),
        }),
    ),
    Saboteur::new(
        "inherited-comment-named",
        "D-2",
        &[],
        "Takes `<inheritdoc/>` for a summary.",
        Act::Source(|csharp| csharp.replace("<inheritdoc/>", "<summary>Inherited.</summary>")),
    ),
    Saboteur::new(
        "paragraphs-run-together",
        "D-2",
        &[],
        "Drops block elements without parting the words around them.",
        Act::Source(|csharp| csharp.replace("<para>", "").replace("</para>", "")),
    ),
    Saboteur::new(
        "cref-shortened",
        "doc.see",
        &[],
        "Gives the last name of a cref only.",
        Act::Source(|csharp| {
            each_piece(csharp, "cref=\"", "\"", |name| format!("cref=\"{}\"", name.rsplit('.').next().unwrap_or(name)))
        }),
    ),
    Saboteur::new(
        "langword-dropped",
        "D-2",
        &[],
        "Gives nothing for a langword.",
        Act::Source(|csharp| without(csharp, "<see langword=\"", "\"/>")),
    ),
    Saboteur::new(
        "href-before-content",
        "D-2",
        &[],
        "Gives the address of a link that has a text.",
        Act::Source(|csharp| {
            each_piece(csharp, "<see href=\"", "</see>", |link| link.split('"').next().unwrap_or_default().to_owned())
        }),
    ),
    Saboteur::new(
        "parameter-references-dropped",
        "doc.paramref",
        &[],
        "Gives nothing for a paramref.",
        Act::Source(|csharp| without(csharp, "<paramref name=\"", "\"/>")),
    ),
    Saboteur::new(
        "entities-kept",
        "D-2",
        &[],
        "Leaves entities as they are spelled.",
        Act::Source(|csharp| csharp.replace("&amp;", "&amp;amp;")),
    ),
    Saboteur::new(
        "record-param-tags-unread",
        "record.param",
        &[],
        "Does not read the param tags of a positional record.",
        Act::Source(|csharp| match csharp.contains("public record ") {
            true => without(csharp, "<param name=\"", "</param>"),
            false => csharp.to_owned(),
        }),
    ),
];
