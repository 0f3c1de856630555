//! The vectors, a public report, and comments that are not well-formed.

use std::time::{Duration, Instant};

use pretty_assertions::assert_eq;
use serde_json::Value;

use super::{Documentation, read};

fn vectors() -> Value {
    serde_json::from_str(include_str!("../../../tests/data/docs.json")).unwrap()
}

fn text<'a>(vector: &'a Value, key: &str) -> Option<&'a str> {
    vector.get(key).and_then(Value::as_str)
}

fn summary(comment: &str) -> Option<String> {
    read(&[comment]).unwrap().summary
}

#[test]
fn summaries_by_the_vectors() {
    let vectors = vectors();
    let table = vectors["summary"].as_array().unwrap();
    assert_eq!(table.len(), 22);
    for vector in table {
        let source = text(vector, "source").unwrap();
        // What is not well-formed has no documentation.
        let found = read(&[source]).unwrap_or_default();
        assert_eq!(found.summary.as_deref(), text(vector, "summary"), "{source}");
    }
}

#[test]
fn parameters_by_the_vectors() {
    let vectors = vectors();
    let table = vectors["param"].as_array().unwrap();
    assert_eq!(table.len(), 4);
    for vector in table {
        let source = text(vector, "source").unwrap();
        let found = read(&[source]).unwrap();
        let name = text(vector, "param").unwrap();
        assert_eq!(found.param(name), text(vector, "text"), "{source}");
    }
}

/// Public report B69: everything the flattening knows in one comment.
#[test]
fn a_reported_comment_is_flattened_whole() {
    let source = "/// <summary>
///   Reads <paramref name=\"path\"/> &amp; returns
///   <see cref=\"System.IO.Stream\"/>, <c>null</c> or
/// <para>nothing.</para><para>See <see langword=\"true\"/>,
/// <see href=\"https://x.y\">docs</see>, <see cref=\"List{T}\">lists</see>.</para>
/// <list type=\"bullet\"><item><description>one</description></item><item>two</item></list>
/// <code>a  b</code><br/>end
/// </summary>
/// <remarks>never</remarks>";
    let expected = "Reads path & returns System.IO.Stream, null or nothing. See true, docs, lists. one two a b end";
    let lines: Vec<&str> = source.lines().collect();
    assert_eq!(read(&lines).unwrap().summary.as_deref(), Some(expected));
    assert_eq!(summary(&source.replace('\n', "\r\n")).as_deref(), Some(expected));
    assert_eq!(summary(&source.replace('\n', "\r    ")).as_deref(), Some(expected));
}

#[test]
fn comments_of_either_form_count_and_others_do_not() {
    for (comments, expected) in [
        (&["/// <summary>a", "/** b */", "/// c</summary>"][..], Some("a b c")),
        (&["//// <summary>a</summary>"], None),
        (&["// <summary>a</summary>"], None),
        (&["/* <summary>a</summary> */"], None),
        (&["/*** <summary>a</summary> */"], None),
        (&["/**/", "///<summary>a</summary>"], Some("a")),
        (&["/// <summary>", "// x", "//// <y", "/// a</summary>"], Some("a")),
        (&["/** <summary>a</summary> */ /// <remarks/>"], Some("a")),
        (&["/**\n * <summary>\n\n * a*b\n * </summary> */"], Some("a*b")),
        (&["/** <summary>a"], None),
        (&[], None),
    ] {
        let found = read(comments).unwrap_or_default();
        assert_eq!(found.summary.as_deref(), expected, "{comments:?}");
    }
}

#[test]
fn references_and_blocks() {
    for (inner, expected) in [
        ("<see cref=\"T:N.Order\"/>", "N.Order"),
        ("<see cref=\"!:Lost\"/>", "Lost"),
        ("<see cref=\"A::Order\"/>", "A::Order"),
        ("<see cref=\"global::N.Order\"/>", "global::N.Order"),
        ("<seealso cref=\"M:N.C.M(System.Int32)\"/>", "N.C.M(System.Int32)"),
        ("<see cref=\"A\" langword=\"b\" href=\"c\"/>", "A"),
        ("<see langword=\"b\" href=\"c\"/>", "b"),
        ("<see cref=\"A\"> </see>", "A"),
        ("<see cref=\"A\"><c></c></see>", "A"),
        ("<see cref=\"A\"><c>x</c></see>", "x"),
        ("a<see/>b", "ab"),
        ("<paramref name=\"p\">q</paramref>", "p"),
        ("a<br/>b<p>c</p>d<i>e</i>f", "a b c def"),
        ("<ul><li>a</li><li>b</li></ul>", "a b"),
        ("<inheritdoc/>a<include file=\"f\" path=\"p\"/>", "a"),
        ("&#65;&#x42;\u{a0}\u{2003}c", "AB c"),
        ("<![CDATA[<b>]]>&lt;", "<b><"),
        ("<?x y?>a", "a"),
        ("<summary>b</summary>", "b"),
    ] {
        let comment = format!("/// <summary>{inner}</summary><summary>second</summary>");
        assert_eq!(summary(&comment).as_deref(), Some(expected), "{inner}");
    }
}

#[test]
fn the_first_parameter_of_a_name_counts_even_if_empty() {
    let docs = read(&["/// <param name=\"a\"/><param>x</param><param name=\"a\">y</param>"]).unwrap();
    assert_eq!(docs.param("a"), None);
    assert_eq!(docs.param("A"), None);
    let named = |text: &str| ("a".to_owned(), text.to_owned());
    assert_eq!(docs, Documentation { summary: None, params: vec![named(""), named("y")] });
}

#[test]
fn what_is_not_well_formed_is_told() {
    for (comment, line, what) in [
        ("/// <summary>a < b</summary>", 1, "a name is due; write a plain `<` as `&lt;`"),
        (
            "/// <summary>\n/// Uses &nbsp; here</summary>",
            2,
            "XML has no entity `&nbsp;`; write the character itself or its number, as in `&#160;`",
        ),
        ("/// <summary>a", 1, "`<summary>` is not closed; add `</summary>`"),
        ("/// a</b>", 1, "`</b>` closes nothing; remove it or open `<b>` before it"),
        ("/** <a>\n\n<b></a>*/", 3, "`</a>` stands where `</b>` is due; close `<b>` first"),
        ("/// x\n/// a & b", 2, "a `&` starts no entity; write it as `&amp;`"),
        ("/// <!DOCTYPE a [<!ENTITY x \"y\">]>", 1, "XML allows no such markup here; remove it"),
        ("/// </doc><doc>", 1, "XML allows no such markup here; remove it"),
        ("/// <x:y/>", 1, "the prefix `x:` is not declared; remove it"),
        ("/// <a b=1/>", 1, "expected a quote not '1'"),
        ("/// <a b='1' b='2'/>", 1, "attribute 'b' is already defined"),
    ] {
        let fault = read(&[comment]).unwrap_err();
        assert_eq!((fault.line, fault.what.as_str()), (line, what), "{comment}");
    }
    assert_eq!(
        read(&["/// <b>"]).unwrap_err().to_string(),
        "the documentation comment is not well-formed XML and is ignored: line 1: `<b>` is not closed; add `</b>`"
    );
}

#[test]
fn deep_and_long_comments_are_read_in_linear_time() {
    let started = Instant::now();
    let count = 100_000;
    let deep = format!("/// <summary>{}x{}</summary>", "<b>".repeat(count), "</b>".repeat(count));
    assert_eq!(summary(&deep).as_deref(), Some("x"));
    let references = "<see cref=\"A\"><see cref=\"A\">".repeat(count) + &"</see></see>".repeat(count);
    assert_eq!(summary(&format!("/// <summary>{references}</summary>")).as_deref(), Some("A"));
    let lines = "/// x\n".repeat(count);
    assert!(summary(&format!("/// <summary>\n{lines}/// </summary>")).is_some());
    assert!(read(&[&"/// <b>\n".repeat(count)]).is_err());
    let attributes: String = (0..count).map(|i| format!(" a{i}='x'")).collect();
    let comment = format!("/// x\n/// <b{attributes}/>");
    let fault = read(&[&comment]).unwrap_err();
    assert_eq!((fault.line, fault.what.as_str()), (2, "a tag has more than 64 attributes; remove some"));
    assert!(started.elapsed() < Duration::from_secs(120));
}
