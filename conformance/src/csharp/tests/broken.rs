//! Text that is not C#, in part or as a whole.

use pretty_assertions::assert_eq;

use super::{read, tell};

tell! {
    an_error_in_a_body_hides_nothing:
        "partial class T {
           [Tool] string A(int x) { if (x > { return \"a\"; }
           [Tool] string B(int y) => \"b\";
         }" => r#"{"name":"a","parameters":[{"name":"x","type":"int"}],"returns":{"value":"string"}}
{"name":"b","parameters":[{"name":"y","type":"int"}],"returns":{"value":"string"}}
error at «{»: this brace has no partner | add the missing brace, or remove this one"#;

    a_body_that_never_ends_ends_at_the_next_member:
        "partial class T {
           [Tool] string A() { if (true) { return \"a\";
           [Obsolete]
           public string No() => null;
           [Tool] string B() { return $\"{x,5:N2} {{ {(y ? \"}\" : \"{\")}\"; }
         }" => r#"{"name":"a","parameters":[],"returns":{"value":"string"}}
{"name":"b","parameters":[],"returns":{"value":"string"}}
error at «{»: this brace has no partner | add the missing brace, or remove this one"#;

    a_string_that_never_ends_ends_with_its_line:
        "partial class T {
           [Tool] string A() => \"a
           [Tool] string B() => \"b\";
         }" => r#"{"name":"a","parameters":[],"returns":{"value":"string"}}
{"name":"b","parameters":[],"returns":{"value":"string"}}"#;

    a_string_without_end_hides_a_brace:
        "partial class T {
           [Tool] string A() { return \"a; }
           [Tool, Obsolete] public string B(int y) { x = items[Tool]; @$!%&*( }
         }" => r#"{"name":"a","parameters":[],"returns":{"value":"string"}}
{"name":"b","parameters":[{"name":"y","type":"int"}],"returns":{"value":"string"}}
error at «{»: this brace has no partner | add the missing brace, or remove this one"#;

    a_brace_too_many:
        "partial class T { [Tool] string A() { return \"a\"; } }
           [Tool] public string B() => \"b\";
         }" => r#"{"name":"a","parameters":[],"returns":{"value":"string"}}
error OLT001 at «B»: the tool method `B` does not stand in a class | move it into a partial class
error at «}»: this brace has no partner | add the missing brace, or remove this one"#;

    heads_that_cannot_be_read:
        "partial class T {
           [Tool] string A(int x, ) => null; [Tool] string B(int x, string) => null; [Tool] string C(List<int x) => null;
           [Tool(Name = )] string D() => null; [Tool string E() => null; [Tool] string F(int x => null;
           [Tool] G() => null; [Tool] string H(int x) where => null; [Tool] string Fine(int x) => null;
         }" => r#"{"name":"fine","parameters":[{"name":"x","type":"int"}],"returns":{"value":"string"}}
error at «,»: the declaration of this tool is not complete C#: `,` is not expected | it is left out until it can be read
error at «»: the declaration of this tool is not complete C#: a name is missing | it is left out until it can be read
error at «»: the declaration of this tool is not complete C#: `>` is missing | it is left out until it can be read
error at «=»: this declaration is not complete C#: `=` is not expected | it is left out until it can be read
error at «»: the declaration of this tool is not complete C#: `]` is missing | it is left out until it can be read
error at «»: the declaration of this tool is not complete C#: `)` is missing | it is left out until it can be read
error at «Tool»: [Tool] stands on a constructor, or on a method without a return type | put it on a method
error at «where»: the declaration of this tool is not complete C#: `where` is not expected | it is left out until it can be read"#;

    a_record_that_lost_a_property_has_no_schema:
        "class R { public int A { get; set } public int B { get; set; } }
         class Fine { public int A { get; set; } }
         [JsonSerializable(typeof(R)), JsonSerializable(typeof(Fine))] partial class C : JsonSerializerContext;
         partial class T { [Tool] void F(R r) {} [Tool] void G(Fine r) {} }" => r#"{"name":"g","parameters":[{"name":"r","type":{"named":"Fine"}}],"types":{"Fine":{"record":[{"name":"A","type":"int"}]}}}
error at «»: this declaration is not complete C#: `;` is missing | it is left out until it can be read
error OLT002 at «R»: parameter `r` has the type `R`, which has no schema | mend the syntax error in `R`"#;

    a_type_with_a_broken_head_is_left_out:
        "partial class Lost : { [Tool] void A() {} } partial class T { [Tool] void B() {} }" => r#"{"name":"b","parameters":[]}
error at «:»: this declaration is not complete C#: `:` is not expected | its members are left out until it can be read"#;

    nothing_in_strings_and_comments_is_a_tool:
        "partial class T {
           // [Tool] void A() {}
           /* [Tool] void B() {} */
           string s = \"[Tool] void C() {}\"; string t = @\"[Tool] \"\"void D() {}\"; string u = $\"{x} [Tool] void E() {{}}\";
           string v = \"\"\"
             [Tool] void F() {}
             \"\"\";
           #if NEVER
           [Tool] void G() {}
           #endif
           void H() { [Tool] void Local() {} }
           [Tool] void I(string x = \"[Tool]\") { }
         }" => r#"{"name":"i","parameters":[{"name":"x","type":"string","default":"\"[Tool]\""}]}"#;

    line_ends_and_marks:
        "\u{feff}partial class T {\r\n  /// <summary>a\r\n  /// b</summary>\r\n  [Tool]\r\n  void F(\r\n#if X\r\n int y,\r\n#endif\r\n    int x) { }\r\n}"
        => r#"{"name":"f","description":"a b","parameters":[{"name":"x","type":"int"}]}"#;

    cut_off_in_a_body: "partial class T { [Tool] string A(int x) { if (" => r#"{"name":"a","parameters":[{"name":"x","type":"int"}],"returns":{"value":"string"}}
error at «{»: this brace has no partner | add the missing brace, or remove this one
error at «{»: this brace has no partner | add the missing brace, or remove this one"#;
    cut_off_in_a_head: "partial class T { [Tool] void B() {} [Tool] string A(int x" => r#"{"name":"b","parameters":[]}
error at «{»: this brace has no partner | add the missing brace, or remove this one
error at «[Tool] string A(int x»: this declaration is not complete C#: a part of it is missing, or does not belong there | it is left out until it can be read"#;
    cut_off_in_an_attribute: "[Tool" => r#"error at «[Tool»: this declaration is not complete C#: a part of it is missing, or does not belong there | it is left out until it can be read"#;
    braces_only: "}}{{" => r#"error at «}»: this brace has no partner | add the missing brace, or remove this one
error at «}»: this brace has no partner | add the missing brace, or remove this one
error at «{»: this brace has no partner | add the missing brace, or remove this one"#;
    no_text: "" => "";
}

/// Every prefix of a file, and the file with every byte replaced, is read without a panic.
#[test]
fn any_cut_and_any_garbage_is_read() {
    let text = "namespace N; /// <summary>é</summary>\n[A] partial record R<T>([property: X(1)] int[]?[] A = 1) : B(1) where T : new() { public int P { get; } = 1; }\nenum E : byte { A = 1 << 2, B }\npartial class T { const string S = $\"a{\"b\"}\" + @\"\"; [Tool(Name = S)] async Task<E?> F(E e = (E)3, params string[] s) => null; }";
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        read(&text[..end]);
    }
    for at in (0..text.len()).step_by(4) {
        for byte in [0, b'{', b'"', b'#', 0xff] {
            let mut bytes = text.as_bytes().to_vec();
            bytes[at] = byte;
            read(&String::from_utf8_lossy(&bytes));
        }
    }
    assert_eq!(read(text).diagnostics, []);
}

#[test]
fn the_words_of_a_fault_are_the_authors() {
    let holes = "$\"{".repeat(200);
    for default in ["\"\0 \u{1b}[31mred\"", "\u{1b}[2J", &holes] {
        let text = format!("partial class T {{ [Tool] public string F(int a, string b = {default}) => \"\"; }}");
        let found = read(&text).diagnostics;
        assert!(!found.is_empty(), "{default:?}");
        for known in found {
            assert!(!known.message.contains("`class`"), "{default:?}: {}", known.message);
        }
    }
}
