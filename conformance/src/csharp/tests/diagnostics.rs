//! The texts of the diagnostics.

use pretty_assertions::assert_eq;

use super::{read, tell, told_of};
use crate::csharp::{Mode, Severity};

tell! {
    parameters_without_a_schema:
        "interface I { } partial class T {
           [Tool] void A(ref int x) {} [Tool] void B(out int x) { x = 1; } [Tool] void C(in int x) {}
           [Tool] void D(ref readonly int x) {} [Tool] void E((int, int) x) {} [Tool] void F(nint x) {}
           [Tool] void G(int[,] x) {} [Tool] void H(Task<int> x) {} [Tool] void I(Part x) {} [Tool] void J(int* x) {}
           [Tool] void K(Action<int> x) {} [Tool] void L(dynamic x) {} [Tool] void M(Lib.Thing x) {} [Tool] void N(I x) {}
           [Tool] void O(object a, List<object> b, object? c) {} [Tool] void P(List<ToolContext> x) {}
           [Tool] void Q(IEnumerable x) {} [Tool] void R(JsonValue x) {} [Tool] void S(List x) {}
         }" => r#"error OLT002 at «int»: parameter `x` is passed by `ref`, which has no schema | remove `ref`
error OLT002 at «int»: parameter `x` is passed by `out`, which has no schema | remove `out`
error OLT002 at «int»: parameter `x` is passed by `in`, which has no schema | remove `in`
error OLT002 at «int»: parameter `x` is passed by `ref`, which has no schema | remove `ref`
error OLT002 at «(int, int)»: parameter `x` has the type `(int, int)`, which has no schema | declare a record with a name for each value
error OLT002 at «nint»: parameter `x` has the type `nint`, which has no schema | use int or long, whose range is the same everywhere
error OLT002 at «int[,]»: parameter `x` has the type `int[,]`, which has no schema | use an array of arrays, such as int[][]
error OLT002 at «Task<int>»: parameter `x` has the type `Task<int>`, which has no schema | the model cannot send a task: use the value itself
error OLT002 at «Part»: parameter `x` has the type `Part`, which has no schema | it can only be returned, by itself
error OLT002 at «int*»: parameter `x` has the type `int*`, which has no schema | use the value itself, not its address
error OLT002 at «Action<int>»: parameter `x` has the type `Action<int>`, which has no schema | the model cannot send one: take it from the class, for instance in its constructor
error OLT002 at «dynamic»: parameter `x` has the type `dynamic`, which has no schema | use JsonElement or JsonNode for any JSON value, or a type that says what is meant
error OLT002 at «Lib.Thing»: parameter `x` has the unknown type `Lib.Thing` | give the file that declares it as well; types of other libraries have no schema
error OLT002 at «I»: parameter `x` has the type `I`, which has no schema | an interface says nothing about its values: use a record
error OLT002 at «object»: parameter `a` has the type `object`, which has no schema | use JsonElement or JsonNode for any JSON value, or a type that says what is meant
error OLT002 at «List<object>»: parameter `b` has the type `object`, which has no schema | use JsonElement or JsonNode for any JSON value, or a type that says what is meant
error OLT002 at «object?»: parameter `c` has the type `object`, which has no schema | use JsonElement or JsonNode for any JSON value, or a type that says what is meant
error OLT002 at «List<ToolContext>»: parameter `x` has the type `ToolContext`, which has no schema | the runtime fills it in: make it a parameter of its own
error OLT002 at «IEnumerable»: parameter `x` has the type `IEnumerable`, which has no schema | use List<T> or another list or set type of the contract's table
error OLT002 at «JsonValue»: parameter `x` has the type `JsonValue`, which has no schema | use JsonElement or JsonNode for any JSON value, or a type that says what is meant
error OLT002 at «List»: parameter `x` has the unknown type `List` | give the file that declares it as well; types of other libraries have no schema"#;

    what_the_describer_refuses_is_told_of_its_tool_alone:
        "enum None { } partial class T { [Tool] void A(None x) {} [Tool] None B() => 0; [Tool] void C(int a, __arglist) {} [Tool] void D() {} }" => r#"{"name":"d","parameters":[]}
error OLT002 at «A»: the type None has no members, so no text is one of them | give it a member
error OLT003 at «B»: the type None has no members, so no text is one of them | give it a member
error OLT002 at «__arglist»: parameter `__arglist` has no type | write its type before its name; variable arguments have no schema"#;

    the_way_to_a_property_is_told:
        "record Order(Line Line); class Line { public Stream Blob { get; set; } public Lib.X Other { get; set; } }
         [JsonSerializable(typeof(Order)), JsonSerializable(typeof(Line))] partial class C : JsonSerializerContext;
         partial class T { [Tool] void A(List<Order> orders) {} [Tool] Order B() => null; }" => r#"error OLT002 at «List<Order>»: property `Line.Blob`, reached from parameter `orders`, has the type `Stream`, which has no schema | use byte[] or string
error OLT002 at «List<Order>»: property `Line.Other`, reached from parameter `orders`, has the unknown type `Lib.X` | give the file that declares it as well; types of other libraries have no schema
error OLT003 at «Order»: property `Line.Blob`, reached from the return value, has the type `Stream`, which has no schema | use byte[] or string
error OLT003 at «Order»: property `Line.Other`, reached from the return value, has the unknown type `Lib.X` | give the file that declares it as well; types of other libraries have no schema"#;

    returns_that_are_not_supported:
        "partial class T {
           [Tool] async void A() {} [Tool] Task<Task> B() => null; [Tool] Task<ValueTask<int>> C() => null;
           [Tool] IAsyncEnumerable<int> D() => null; [Tool] (int, int) E() => default; [Tool] ref int F() => throw null;
           [Tool] Task<object> G() => null; [Tool] List<Stream> H() => null; [Tool] int* I() => null;
           [Tool] JsonDocument J() => null; [Tool] CancellationToken K() => default; [Tool] List<ToolResult> L() => null;
         }" => r#"error OLT003 at «void»: an `async void` method cannot be a tool | return Task instead, so that the end of the work is seen
error OLT003 at «Task<Task>»: the return type `Task<Task>` is not supported | return the inner task itself
error OLT003 at «Task<ValueTask<int>>»: the return type `Task<ValueTask<int>>` is not supported | return the inner task itself
error OLT003 at «IAsyncEnumerable<int>»: the return value has the type `IAsyncEnumerable<int>`, which has no schema | use List<T> or another list or set type of the contract's table
error OLT003 at «(int, int)»: the return value has the type `(int, int)`, which has no schema | declare a record with a name for each value
error OLT003 at «ref int»: the return value has the type `ref int`, which has no schema | use the value itself, without ref
error OLT003 at «Task<object>»: the return value has the type `object`, which has no schema | use JsonElement or JsonNode for any JSON value, or a type that says what is meant
error OLT003 at «List<Stream>»: the return value has the type `Stream`, which has no schema | use byte[] or string
error OLT003 at «int*»: the return value has the type `int*`, which has no schema | use the value itself, not its address
error OLT003 at «JsonDocument»: the return value has the type `JsonDocument`, which has no schema | use JsonElement or JsonNode for any JSON value, or a type that says what is meant
error OLT003 at «CancellationToken»: the return value has the type `CancellationToken`, which has no schema | the runtime fills it in: make it a parameter of its own
error OLT003 at «List<ToolResult>»: the return value has the type `ToolResult`, which has no schema | it can only be returned, by itself"#;

    containers_and_generics:
        "class Plain { [Tool] void A() {} } partial class Outer<T> { partial class In { [Tool] List<T> B(T x) => null; } }
         abstract partial class Abs { [Tool] public abstract void C(); }
         partial class G { [Tool] T D<T>(List<T> x) => default; }
         [Tool] void Top() { }" => r#"error OLT001 at «A»: the tool method `A` stands in the class `Plain`, which is not partial | write `partial class Plain`
error OLT010 at «B»: the tool method `B` stands in the generic type `Outer` | move it into a class without type parameters
error OLT001 at «C»: the tool method `C` is abstract | put [Tool] on a method that has a body
error OLT004 at «D»: the tool method `D` is generic | write the types it is called with; a model cannot choose type arguments
error OLT001 at «Top»: the tool method `Top` does not stand in a class | move it into a partial class"#;

    same_names_are_told_once:
        "partial class T { [Tool] void Go() {} [Tool] void Go(int x) {} [Tool(Name = \"go\")] void Other() {} [Tool] void Fine() {} }
         partial class T { [Tool] void GoAsync() {} } partial class U { [Tool] void Go() {} }" => r#"{"name":"fine","parameters":[]}
{"name":"go","parameters":[]}
error OLT007 at «Go»: the methods `Go`, `Go`, `Other`, `GoAsync` are all named "go" | give each a name of its own with [Tool(Name = "...")]"#;

    self_reference_is_told_once_for_each_named_type:
        "class Node { public Node[]? Next { get; set; } } class Holder { public Node? Node { get; set; } }
         class Grow<T> { public Grow<List<T>>? More { get; set; } }
         [JsonSerializable(typeof(Node)), JsonSerializable(typeof(Holder)), JsonSerializable(typeof(Grow<int>))]
         partial class C : JsonSerializerContext;
         partial class T { [Tool] Node F(Node a, List<Node> b, Holder c, Grow<int> d) => null; }" => r#"error OLT006 at «Node»: parameter `a`: `Node` refers to itself through `Node.Next` | a schema holds no type within itself: leave the property out with [JsonIgnore], or refer to the other value by a key
error OLT006 at «Holder»: parameter `c`: `Node` refers to itself through `Node.Next` | a schema holds no type within itself: leave the property out with [JsonIgnore], or refer to the other value by a key
error OLT006 at «Grow<int>»: parameter `d`: the type arguments of `Grow` grow without end | a schema holds no type within itself: leave the property out with [JsonIgnore], or refer to the other value by a key"#;

    extension_blocks_hold_no_tools:
        "static partial class T { extension(string s) { [Tool] public int F(int x) => x; public int P => 1; } [Tool] static void G() {} }"
        => r#"{"name":"g","parameters":[]}
error OLT001 at «Tool»: a tool stands in an extension block | move it into the partial class itself"#;

    tools_that_are_no_methods:
        "[Tool] partial class T { [Tool] public T() {} [Tool] int P => 1; [Tool] int f; [Tool] G() => null; }" => r#"error at «Tool»: [Tool] stands on a type | put it on a method
error at «Tool»: [Tool] stands on a constructor, or on a method without a return type | put it on a method
error at «Tool»: [Tool] stands on a property | put it on a method
error at «Tool»: [Tool] stands on a field | put it on a method
error at «Tool»: [Tool] stands on a constructor, or on a method without a return type | put it on a method"#;

    a_type_that_is_declared_twice: "enum K { A } enum K { B } partial class T { [Tool] void F(K k) {} }" => r#"error OLT002 at «K»: parameter `k` has the type `K`, which has no schema | it is declared twice: keep one, or write `partial` on both"#;

    parameters_of_one_name: "partial class T { [Tool] void F(int a, string a) {} }" => r#"error at «a»: two parameters are named `a` | rename one of them"#;
}

#[test]
fn same_names_in_several_files_are_told_with_the_files() {
    let expected = r#"error OLT007 at «Go»: the methods `Go` (0.cs), `GoAsync` (0.cs), `Go` (1.cs) are all named "go" | give each a name of its own with [Tool(Name = "...")]"#;
    let files = [
        "partial class T { [Tool] void Go() {} [Tool] void GoAsync() {} }",
        "partial class T { [Tool] void Go(int x) {} }",
    ];
    assert_eq!(told_of(&files, Mode::Generator), expected);
}

/// Ruling P-7.
#[test]
fn an_unnamed_argument_of_tool_is_an_error_of_that_tool_alone() {
    for attribute in ["Tool", "ToolAttribute", "global::OneLLM.Tool", "Obsolete, Tool"] {
        let text = format!(
            "partial class T {{ [Tool] void Before() {{}} [{attribute}(\"x\")] void Named() {{}} [Tool] void After() {{}} }}"
        );
        let found = read(&text);
        let [error] = found.diagnostics.as_slice() else { panic!("{attribute}: {:?}", found.diagnostics) };
        assert_eq!((error.severity, error.id), (Severity::Error, None), "{attribute}");
        assert_eq!(error.message, "[Tool] takes no unnamed argument", "{attribute}");
        assert_eq!(error.help, "name what is set: [Tool(Name = \"...\")]", "{attribute}");
        assert_eq!((&text[error.range.clone()], error.tool.as_deref()), ("\"x\"", Some("named")), "{attribute}");
        let described: Vec<&str> = found.tools.iter().map(|tool| tool.signature.name.as_str()).collect();
        assert_eq!(described, ["before", "after"], "{attribute}");
    }
}

#[test]
fn names_of_any_length_make_short_messages() {
    let long = "x".repeat(1_000_000);
    for text in [
        format!("class {long} {{ [Tool] void {long}({long} {long}) {{}} }}"),
        format!(
            "partial class C {{ [Tool(Name = \"{long} {long}\", {long} = 1)] void F<{long}>() {{}} [Tool] N.{long}.{long}<{long}> G(int {long} = {long}) => 1; }}"
        ),
        format!(
            "class {long} {{ public {long} {long} {{ get; set; }} }} partial class C {{ [Tool] {long} F() => null; }}"
        ),
        format!("partial class C {{ [Tool] void {long}() {{}} [Tool] void {long}Async() {{}} }}"),
    ] {
        let found = read(&text);
        assert!(!found.diagnostics.is_empty());
        for diagnostic in found.diagnostics {
            let told = diagnostic.message + &diagnostic.help;
            assert!(told.len() < 1_000, "{} bytes: {}", told.len(), &told[..1_000]);
        }
    }
}
