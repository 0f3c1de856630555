//! What becomes of the Markdown in a Rust doc comment (ruling D-3).

use olt_text::doc::rust_doc;
use pretty_assertions::assert_eq;

fn check(table: &[(&str, &str)]) {
    for (markdown, text) in table {
        assert_eq!(rust_doc(markdown), *text, "{markdown}");
    }
}

#[test]
fn links_are_reduced_to_their_text() {
    check(&[
        ("[Foo]", "Foo"),
        ("An [`Order`].", "An Order."),
        ("[`crate::Order::place()`]", "crate::Order::place()"),
        ("[struct@Foo], [`fn@place`]", "Foo, place"),
        ("[Vec<T>] and [`HashMap<String, Vec<T>>`]", "Vec<T> and HashMap<String, Vec<T>>"),
        ("[vec!] [`vec![]`] [Foo#examples]", "vec! vec![] Foo#examples"),
        ("[the order](Order)", "the order"),
        ("[the `Order` type](crate::Order)", "the `Order` type"),
        ("[`Order`](crate::Order)", "Order"),
        ("[the order][Order] or [Order][]", "the order or Order"),
        ("[page](https://x.y/z(1) \"Title\") [page](<a b>)", "page page"),
        ("[a [b] c](x)", "a b c"),
        ("[`a]b`](x)", "a]b"),
        ("[empty]() [](x)end", "empty end"),
        ("([Foo])", "(Foo)"),
        ("one [Foo]\n[Bar] two", "one Foo Bar two"),
    ]);
}

#[test]
fn definitions_go_and_make_links() {
    check(&[
        ("See [the docs].\n\n[the docs]: https://x.y", "See the docs."),
        ("See [The  Docs][].\n\n[the docs]: <https://x.y> 'T'\n[b]: c", "See The Docs."),
        ("[a][see this]\n\n[see this]: b \"title\"", "a"),
        ("[`Foo`]\n\n[`Foo`]: crate::x::Foo", "Foo"),
        ("Text\n[the note]: x", "Text [the note]: x"),
        ("[the note]: this matters", "[the note]: this matters"),
        ("[the docs]", "[the docs]"),
    ]);
}

#[test]
fn brackets_that_are_no_links_stay() {
    check(&[
        ("[0] [1, 2] [] [ ] [-1] [a b]", "[0] [1, 2] [] [ ] [-1] [a b]"),
        ("a[i], m[i][j], f(x)[i]", "a[i], m[i][j], f(x)[i]"),
        ("[Foo][0]", "[Foo][0]"),
        ("[0](not a target)", "[0](not a target)"),
        ("\\[Foo\\] and \\[`Bar`\\]", "[Foo] and [`Bar`]"),
        ("\\\\[Foo]", "\\\\Foo"),
        ("open [ Foo] close", "open [ Foo] close"),
        ("unclosed [Foo", "unclosed [Foo"),
        ("unopened Foo](x)", "unopened Foo](x)"),
        ("note[^1]", "note[^1]"),
    ]);
}

#[test]
fn code_and_images_stand_as_written() {
    check(&[
        ("`[Foo]` and ``a ` [Foo]``", "`[Foo]` and ``a ` [Foo]``"),
        ("`unclosed [Foo]", "`unclosed Foo"),
        ("`one\n\ntwo` [Foo]", "`one two` Foo"),
        ("\\`[Foo]\\`", "\\`Foo\\`"),
        ("`a\\` [Foo] `", "`a\\` Foo `"),
        ("![plan](plan.png) [![badge](b.svg)](x)", "![plan](plan.png) ![badge](b.svg)"),
        ("Stop![Foo]", "Stop![Foo]"),
        ("```rust\nlet x = [Foo];\n\n[a]: b\n```\n[Foo]", "```rust let x = [Foo]; [a]: b ``` Foo"),
        ("~~~\n[Foo]\n```\n~~~\n[Foo]", "~~~ [Foo] ``` ~~~ Foo"),
        ("*a* **b** _c_ # d <e> &amp;", "*a* **b** _c_ # d <e> &amp;"),
    ]);
}

/// Each of these takes minutes if the time grows with the square of the text.
#[test]
fn hostile_text_is_read_in_one_go() {
    let pieces =
        ["[", "]", "[a](", "[a](b(", "`", "[`", "[a][", "\\[", "![", "[a](<", "[a](b \"", "[Foo]", "a[b]", "[ "];
    for piece in pieces {
        let length = rust_doc(&piece.repeat(100_000)).len();
        assert!(length <= piece.len() * 100_000, "{piece}");
    }
    let runs: String = (1..1500).map(|n| "`".repeat(n) + " ").collect();
    assert_eq!(rust_doc(&runs).len(), runs.len() - 1);
    let nested = format!("{}x{}", "[".repeat(100_000), "](y)".repeat(100_000));
    assert_eq!(rust_doc(&nested), "x");
    let labels = format!("{}x{}\n\n[l]: m", "[ ".repeat(100_000), " ]".repeat(100_000));
    assert_eq!(rust_doc(&labels).len(), 400_001);
}
