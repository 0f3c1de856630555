//! Directives, what hides them, and what is wrong with them.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use pretty_assertions::assert_eq;

use super::{Preprocessed, evaluate};

fn run(source: &str) -> Preprocessed {
    let done = evaluate(source, &BTreeSet::from(["A".to_owned()]));
    assert_eq!(done.text.len(), source.len());
    let ends = |text: &str| -> Vec<usize> {
        let ends = text.match_indices(['\n', '\r']);
        ends.map(|(offset, _)| offset).collect()
    };
    assert_eq!(ends(&done.text), ends(source));
    done
}

/// What is left, blanks folded.
fn left(source: &str) -> String {
    let done = run(source);
    assert_eq!(done.problems, [], "{source}");
    done.text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn sections_are_chosen() {
    for (source, expected) in [
        ("#if A\nx\n#endif\ny", "x y"),
        ("#if B\nx\n#endif\ny", "y"),
        ("#if B\nx\n#else\nz\n#endif", "z"),
        ("#if A\nx\n#elif A\ny\n#else\nz\n#endif", "x"),
        ("#if B\nx\n#elif A\ny\n#elif A\nw\n#else\nz\n#endif", "y"),
        ("#if B\n#if A\nx\n#else\ny\n#endif\n#endif\nz", "z"),
        ("#if A\n#if B\nx\n#else\ny\n#endif\nw\n#endif", "y w"),
        ("  #  if  A // why\nx\n\t#endif // done", "x"),
        ("#define B\n#if B\nx\n#endif", "x"),
        ("#undef A\n#if A\nx\n#endif", ""),
        ("#if B\n#undef A\n#endif\n#if A\nx\n#endif", "x"),
        ("/**/\n#define B\n#if B\nx\n#endif", "/**/ x"),
        ("\u{feff}#if A\nx\n#endif", "x"),
        ("#if B\r\nx\r\n#endif\r\ny", "y"),
        ("#if B\rx\r#endif\ry", "y"),
        ("f(\n#if B\nint a,\n#endif\nint b)", "f( int b)"),
        ("#region it's \"open\nx\n#endregion more\ny", "x y"),
        ("#pragma warning disable\n#nullable enable\n#line 3 \"f\"\n#warning w\nx", "x"),
        ("#!/usr/bin/dotnet\n#:package P\nx", "x"),
        ("#if B\nit's \"\n#bogus\n/*\n#endif\ny", "y"),
        ("#if B\n日本\n#endif\ny", "y"),
    ] {
        assert_eq!(left(source), expected, "{source:?}");
    }
}

#[test]
fn a_hash_inside_a_token_is_no_directive() {
    for source in [
        "/*\n#if B\n*/",
        "/* a\n*/ // \"\n",
        "@\"\n#if B\n\"\"\n#if B\n\"",
        "\"\"\"\n#if B\n\"\"\"",
        "\"\"\"\"\n\"\"\"\n#if B\n\"\"\"\"",
        "$@\"\n#if B\n{a}\n#if B\n\"",
        "@$\"\n#if B\n\"",
        "$$\"\"\"\n#if B\n{ {{ a }}\n#if B\n\"\"\"",
        "$@\"{ f(\"}\") + @\"\n#if B\n\" }\n#if B\n\"",
        "$@\"{ new { a = 1 } }\n#if B\n\"",
        "$@\"{{\n#if B\n}}\"",
        "$@\"{a:'x}\n#if B\n\"",
        "$@\"{a::b}\n#if B\n\"",
        "x #if B",
        "/* */ #if B",
        "$\"{\n#if B\n}\"",
    ] {
        let done = run(source);
        assert_eq!((done.text.as_str(), done.problems), (source, vec![]));
    }
}

#[test]
fn what_ends_before_the_line_does_hides_nothing() {
    for before in [
        "\"a",
        "'\"'",
        "'\\''",
        "'\\\"'",
        "'\\u0022'",
        "'\\\\'",
        "'",
        "\"\\\\\"",
        "\"\\\"\"",
        "\"\"",
        "@\"\"",
        "@\"\\\"",
        "@\"\"\"\"",
        "\"\"\" /* \"\"\"",
        "\"\"\" a",
        "$\"{a}\"",
        "$\"{{\"",
        "$\"{a",
        "$\"{$\"{$\"{1}\"}\"}\"",
        "$\"\"\"{a}\"\"\"",
        "$$\"\"\"{{a}}}\"\"\"",
        "@event",
        "// \"",
        "// /*",
        "/* // */",
        "x = a ? b : c;",
        "\"é\\é\"",
    ] {
        let unfinished = before == "$\"{a";
        let closing = if unfinished { "}\n" } else { "" };
        let source = format!("{before}\n{closing}#if B\nx\n#endif\n");
        let done = run(&source);
        let expected = format!("{before}\n{closing}     \n \n      \n");
        assert_eq!(done.text, expected, "{before}");
    }
}

#[test]
fn problems_say_what_and_where() {
    for (source, offset, message) in [
        ("#endif", 0, "`#endif` without an `#if` before it; add the `#if` or remove it"),
        ("x\n #else", 3, "`#else` without an `#if` before it; add the `#if` or remove it"),
        ("#elif A", 0, "`#elif` without an `#if` before it; add the `#if` or remove it"),
        ("#if A\nx", 0, "`#if` is not closed; add an `#endif`"),
        ("#if A\n#else\n#else\n#endif", 12, "`#else` after the `#else` of the same `#if`; only `#endif` can follow"),
        ("#if A\n#endif A", 6, "`#endif` takes nothing after it; remove the rest of the line or write `//` before it"),
        ("#if A &&\n#endif", 0, "the condition of `#if` cannot be read: it ends where a symbol is due"),
        ("#define", 0, "`#define` needs one symbol; write it as `#define NAME`"),
        ("x\n#undef A", 2, "`#undef` stands after code; move it to the top of the file"),
        ("#error no good", 0, "#error: no good"),
        ("#iff A", 0, "`#iff` is not a C# directive; remove the line or correct the word"),
        ("#", 0, "`#` is not a C# directive; remove the line or correct the word"),
        ("#region", 0, "`#region` is not closed; add an `#endregion`"),
        (
            "#endregion",
            0,
            "`#endregion` without a `#region` before it in the same section; add the `#region` or remove it",
        ),
        (
            "#if A\n#region\n#endif",
            6,
            "`#region` is not closed in the section it stands in; add an `#endregion` before the section ends",
        ),
    ] {
        let problems = run(source).problems;
        let found: Vec<_> = problems.iter().map(|p| (p.offset, p.to_string())).collect();
        assert_eq!(found, [(offset, message.to_owned())], "{source:?}");
    }
}

#[test]
fn large_files_take_linear_time() {
    let line = "#if A || (B && !C)\nvar s = $\"{a}\" + '\"' + @\"\"; // \"é\n#endif\n";
    let started = Instant::now();
    for unit in [line, "#if A\n", "$\"{", "\"\"\"\n", "$$$$$\"\"\"", "'", "{{{{{", "#endif\n", "/*", "@"] {
        run(&unit.repeat(1_000_000 / unit.len()));
    }
    assert!(started.elapsed() < Duration::from_secs(120));
}

#[test]
fn every_line_end_of_csharp_ends_comments_and_directives() {
    for (end, blanks) in [("\u{85}", " "), ("\u{2028}", "  "), ("\u{2029}", "  ")] {
        let text = format!(
            "#if A{end}int a;{end}#else{end}int b; // x{end}int c;{end}#endif{end}int d; string e = \"{end}\";"
        );
        let done = evaluate(&text, &BTreeSet::new());
        assert_eq!(done.problems, []);
        let next = format!("\n{blanks}");
        let expected = format!(
            "     {next}      {next}     {next}int b; // x{next}int c;{next}      {next}int d; string e = \"{end}\";"
        );
        assert_eq!(done.text, expected);
    }
}
