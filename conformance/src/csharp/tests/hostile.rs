//! Sizes and depths that must neither overflow the stack nor take for ever.

use pretty_assertions::assert_eq;

use super::{Mode, read, told_of, verdicts};

const DEEP: usize = 100_000;

fn nested(before: &str, open: &str, middle: &str, close: &str, after: &str) -> String {
    [before, &open.repeat(DEEP), middle, &close.repeat(DEEP), after].concat()
}

#[test]
fn deep_blocks() {
    let text = nested("partial class T { [Tool] void A() { ", "{", "", "}", "} [Tool] void B() {} }");
    assert_eq!(read(&text).tools.len(), 2);
}

#[test]
fn deep_types_and_namespaces() {
    let types = nested("", "partial class T { ", "[Tool] void A(int x) {}", "}", "");
    assert_eq!(read(&types).tools.len(), 1);
    let namespaces = nested("", "namespace N { ", "partial class T { [Tool] void A() {} }", "}", "");
    assert_eq!(read(&namespaces).tools.len(), 1);
}

#[test]
fn deep_types_in_a_signature() {
    let generic = nested("partial class T { [Tool] void A(", "List<", "int", ">", " x) {} }");
    assert_eq!(verdicts(&generic), "a: OLT002");
    let arrays = format!("partial class T {{ [Tool] void A(int{} x) {{}} }}", "[]".repeat(DEEP));
    assert_eq!(verdicts(&arrays), "a: OLT002");
    let dotted = format!("partial class T {{ [Tool] void A({}B x) {{}} }}", "A.".repeat(DEEP));
    assert_eq!(verdicts(&dotted), "a: OLT002");
    let default = nested("partial class T { [Tool] void A(int x = ", "(", "1", ")", ") {} }");
    assert_eq!(verdicts(&default), "a: ?");
}

#[test]
fn a_hundred_levels_of_a_type_are_fine() {
    let text = format!("partial class T {{ [Tool] void A({}int{} x) {{}} }}", "List<".repeat(99), ">".repeat(99));
    assert_eq!(verdicts(&text), "");
}

#[test]
fn long_chains_of_records_and_bases() {
    const LONG: usize = 3_000;
    let chain = |long: usize| {
        let chain = (0..long).map(|n| format!("class C{n} {{ public C{} X {{ get; set; }} }} ", n + 1));
        let listed: String = (0..=long).map(|n| format!("[JsonSerializable(typeof(C{n}))] ")).collect();
        let tool = "partial class L { } partial class T { [Tool] void A(C0 x) {} }";
        format!("{} class C{long} {{ }} {listed} {tool}", chain.collect::<String>())
    };
    assert_eq!(verdicts(&chain(200)), "");
    // What no one describes is a diagnostic of the tool, in the words of the lane that would have to.
    let refused = read(&chain(LONG)).diagnostics;
    assert_eq!(refused.len(), 1);
    assert!(refused[0].message.contains("256 levels"), "{}", refused[0].message);
    let bases: String =
        (0..LONG).map(|n| format!("class C{n} : C{} {{ public int P{n} {{ get; set; }} }} ", n + 1)).collect();
    let rest = format!(
        "class C{LONG} {{ }} [JsonSerializable(typeof(C0))] partial class L {{ }} partial class T {{ [Tool] void A(C0 x) {{}} }}"
    );
    assert_eq!(read(&(bases + &rest)).tools.len(), 1);
}

#[test]
fn types_that_go_in_circles() {
    let text = "class A : A { public int X { get; set; } } class B : C { } class C : B { }
        class Pair<T, U> { public T A { get; set; } public U B { get; set; } }
        class Twice<T> { public Twice<Pair<T, T>> X { get; set; } }
        partial class T { [Tool] void F(A a) {} [Tool] void G(B b) {} [Tool] void H(Twice<int> t) {} }
        [JsonSerializable(typeof(A)), JsonSerializable(typeof(B)), JsonSerializable(typeof(Twice<int>))] partial class L { }";
    assert_eq!(verdicts(text), "h: OLT006");
    let usings =
        "using A = B; using B = A; using static T; using X = X; partial class T { [Tool] void F(A a, X x) {} }";
    assert_eq!(verdicts(usings), "f: OLT002 OLT002");
}

#[test]
fn many_members() {
    let members: String = (0..20_000).map(|n| format!("M{n},")).collect();
    let text = format!("enum E {{ {members} }} partial class T {{ [Tool] void A(E x = E.M19999, E y = (E)7) {{}} }}");
    let found = read(&text);
    assert_eq!(found.tools[0].signature.parameters[1].default.as_deref(), Some("\"M7\""));
}

#[test]
fn brackets_without_end() {
    for text in ["(", "[", "{", "$\"{", "\"\"\"", "<", "[Tool(", "class {", "partial class T { [Tool] string A("] {
        read(&text.repeat(3_000));
    }
}

/// `(x)` may be a cast of what follows: the grammar's parser keeps both readings, and frees them by recursion.
#[test]
fn what_can_be_read_in_two_ways_for_long() {
    let text =
        format!("partial class T {{ [Tool] void A(int x = 1{}) {{}} [Tool] void B() {{}} }}", " + (x)".repeat(30_000));
    let found = read(&text);
    let said: Vec<_> = found.diagnostics.iter().map(|found| found.tool.as_deref()).collect();
    assert_eq!((found.tools.len(), said), (1, vec![Some("a")]));
}

#[test]
fn declarations_too_long_to_be_parsed_are_left_out() {
    let long = "A<int,".repeat(130_000);
    let rest = "partial class T { [Tool] void B() {} }";
    for text in [
        format!("partial class U {{ [Tool] void A({long} x) {{}} }} {rest}"),
        format!("partial class U : {long} {{ [Tool] void A(int x) {{}} }} {rest}"),
    ] {
        let found = read(&text);
        assert_eq!(found.tools.len(), 1);
        let said: Vec<_> =
            found.diagnostics.iter().map(|found| (found.message.as_str(), found.help.as_str())).collect();
        let expected = ("this declaration has more than 500000 tokens and is left out", "split it into smaller ones");
        assert_eq!(said, [expected]);
    }
}

#[test]
fn a_file_too_long_to_be_parsed_is_left_out() {
    let text = format!("partial class T {{ [Tool] void B() {{}} }} enum E {{ {} }}", "A,".repeat(249_000));
    let found = read(&text.repeat(9));
    assert_eq!(found.tools.len(), 0);
    let said: Vec<_> = found.diagnostics.iter().map(|found| (found.message.as_str(), found.help.as_str())).collect();
    let expected = (
        "the file has more than 4000000 tokens outside of method bodies and is left out",
        "split it into several files",
    );
    assert_eq!(said, [expected]);
}

/// Records that each use the one before twice, with new type arguments: 2^`levels` closed types.
fn doubling(levels: usize) -> String {
    let records = (1..=levels).map(|n| {
        let before = n - 1;
        format!("record R{n}<T>(R{before}<List<T>> A, R{before}<HashSet<T>> B); ")
    });
    let tool = format!("partial class T {{ [Tool] void F(R{levels}<int> a) {{}} }} record R0<T>(T A); ");
    tool + &records.collect::<String>()
}

#[test]
fn closed_types_that_multiply_are_one_error() {
    let text = doubling(60);
    let expected = "error OLT002 at «R60<int>»: parameter `a`: with `R60` the tool reaches more than 4096 closed types \
        | generic records that use each other with ever new type arguments multiply: write the types out that are \
        meant, or give the tool fewer of them";
    for mode in [Mode::Generator, Mode::Reflection] {
        assert_eq!(told_of(&[&text], mode), expected);
    }
}

#[test]
fn types_in_no_context_are_told_up_to_twenty() {
    let records: String = (0..30).map(|n| format!("record A{n}(int X); ")).collect();
    let parameters: Vec<String> = (0..30).map(|n| format!("A{n} a{n}")).collect();
    let text = format!("{records} partial class T {{ [Tool] void F({}) {{}} }}", parameters.join(", "));
    let found = read(&text).diagnostics;
    assert_eq!(found.len(), 21);
    assert!(found.iter().all(|known| known.id == Some(olt::contract::DiagnosticId::Unlisted)));
    let more = "no JsonSerializerContext lists 10 more of the types that the tool reaches";
    let more = found.iter().find(|known| known.message == more).unwrap();
    assert_eq!(&text[more.range.clone()], "F");
    assert_eq!(more.help, "list the types above first; the others are named then");
}

#[test]
fn constant_strings_have_a_limit_together() {
    let doubled: String = (1..=14).map(|n| format!("const string C{n} = C{0} + C{0}; ", n - 1)).collect();
    let copies: String = (0..400).map(|n| format!("const string D{n} = C14 + \"{n}\"; ")).collect();
    let parameters: Vec<String> = (0..400).map(|n| format!("string a{n} = D{n}")).collect();
    let text = format!(
        "partial class T {{ const string C0 = \"xx\"; {doubled} {copies} [Tool] void Few(string a = C14 + \"!\") {{}} [Tool] void F({}) {{}} }}",
        parameters.join(", ")
    );
    let found = read(&text);
    assert_eq!(found.tools.len(), 1);
    let message = &found.diagnostics[0].message;
    let limit = "the string constants are put together to more than 8388608 characters in all; write shorter ones";
    assert!(message.contains(limit), "{message}");
}

#[test]
fn names_looked_for_in_many_places() {
    const MANY: usize = 500;
    let each = |of: fn(usize) -> String| (0..MANY).map(of).collect::<String>();
    let unknown = each(|n| format!("{}X{n} a{n}", if n == 0 { "" } else { ", " }));
    let tool = |parameters: &str| format!("partial class T {{ [Tool] void F({parameters}) {{}} }} ");
    let told = |text: &str| read(text).diagnostics.len();

    let bases = each(|n| format!("class B{n} : B{} {{ class X{n}x {{}} }} ", n + 1));
    let nested = each(|n| format!("class N{n} : B0 {{ class X{n}y {{}} ")).replace("class N", "partial class N");
    let elsewhere = each(|n| format!("class X{n} {{}} "));
    let text = format!("{bases} {nested} {} {} class Z {{ {elsewhere} }}", tool(&unknown), "}".repeat(MANY));
    assert_eq!(told(&text), MANY);

    let constants = each(|n| format!("{}int a{n} = C{n}", if n == 0 { "" } else { ", " }));
    let classes = each(|n| format!("static class S{n} {{ public const int D{n} = {n}; }} "));
    for using in ["global using static", "using static"] {
        let usings = (0..MANY).map(|n| format!("{using} S{n}; ")).collect::<String>();
        assert_eq!(told(&format!("{usings} {} {classes}", tool(&constants))), MANY);
        let known = constants.replace("= C", "= D");
        assert_eq!(told(&format!("{usings} {} {classes}", tool(&known))), 0);
    }

    let usings = each(|n| format!("using N{n}; "));
    let namespaces = each(|n| format!("namespace N{n} {{ class X {{}} }} "));
    let ambiguous = each(|n| format!("{}X a{n}", if n == 0 { "" } else { ", " }));
    assert_eq!(told(&format!("{usings} {} {namespaces}", tool(&ambiguous))), MANY);
}
