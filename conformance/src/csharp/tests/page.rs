//! `[ToolMethod]` and `[Param]`: what is read of them, what is passed over, what they can't say (rulings X).

use super::tell;

tell! {
    a_tool_method_is_read_by_its_attributes_alone:
        r#"using M = Toolnexus.ToolMethodAttribute;
         class T {
           /// <summary>Not read.</summary>
           [M("first", "says"), Description("not read")]
           public int F([Param("a", Required = false), Range(1, 2)] int x = 5, [Param(description: "d")] string y = "z", [Description("not read")] bool z = true) => x;
         }"# => r#"{"name":"first","description":"says","parameters":[{"name":"a","type":"int","default":"0"},{"name":"y","type":"string","description":"d"},{"name":"z","type":"bool"}],"returns":{"value":"int"},"surface":"toolMethod"}"#;

    what_a_sweep_does_not_see_is_passed_over:
        "class T {
           [ToolMethod] string Private(int a) => null!;
           [ToolMethod] public static string Static(int a) => null!;
           [ToolMethod] private static string Both(int a) => null!;
           [ToolMethod] public abstract string Abstract(int a);
           [ToolMethod] public string Seen() => null!;
         }
         interface I { [ToolMethod] string InInterface(); }" => r#"{"name":"Seen","parameters":[],"returns":{"value":"string"},"surface":"toolMethod"}
warning at «Private»: Tools.FromObject passes this method over: it is not public | write `public`
warning at «Static»: Tools.FromObject passes this method over: it is static | remove `static`
warning at «Both»: Tools.FromObject passes this method over: it is static | remove `static`
warning at «Abstract»: Tools.FromObject passes this method over: it is abstract | put the attribute on the method that has a body
warning at «InInterface»: Tools.FromObject passes this method over: it stands in an interface | put the attribute on the method of the class"#;

    a_local_function_is_passed_over:
        "[ToolMethod] string F(int a) => null!;" => "warning at «F»: Tools.FromObject passes this method over: it stands in no class | move it into one";

    what_the_attributes_cannot_say_is_refused:
        r#"class T {
           [ToolMethod("a", "b", "c")] public void F() {}
           [ToolMethod(EndsLoop = true)] public void G() {}
           [ToolMethod(title: "a")] public void H() {}
           [ToolMethod(Required = true)] public void I() {}
           [ToolMethod(Name = Elsewhere.Name)] public void J() {}
           [ToolMethod] [ToolMethod] public void K() {}
           [ToolMethod] public void L([Param(Default = 3)] int a, [Param(Required = "no")] int b) {}
           [ToolMethod] public string M { get; set; }
         }"# => r#"error at «"c"»: [ToolMethod] takes two unnamed arguments at most | they are a name and a description
error at «true»: [ToolMethod] has no property `EndsLoop` | it has Name and Description
error at «"a"»: [ToolMethod] has no parameter `title` | it has name and description
error at «true»: [ToolMethod] has no property `Required` | it has Name and Description
error at «Elsewhere.Name»: an argument of [ToolMethod]: `Elsewhere.Name` is no constant of the given sources; give the file that declares it, or write its value | 
error at «ToolMethod»: [ToolMethod] is written twice | keep one of them
error at «3»: [Param] has no property `Default` | it has Name, Description and Required
error at «"no"»: an argument of [Param]: a constant `string` is no `bool`; write a value of that type | 
error at «ToolMethod»: [ToolMethod] stands on a property | put it on a method"#;

    the_contract_refuses_what_no_model_could_call:
        "class T {
           [ToolMethod] public object F() => null!;
           [ToolMethod] public string G(ref int a, Stream b) => null!;
           [ToolMethod] public string H(CancellationToken a, CancellationToken b) => null!;
           [ToolMethod] public string I() => null!;
           [ToolMethod] public string I(int a) => null!;
           [ToolMethod(Name = \"a b\")] public string J() => null!;
         }" => "error OLT003 at «object»: the return value has the type `object`, which has no schema | use JsonElement or JsonNode for any JSON value, or a type that says what is meant
error OLT002 at «int»: parameter `a` is passed by `ref`, which has no schema | remove `ref`
error OLT002 at «Stream»: parameter `b` has the type `Stream`, which has no schema | use byte[] or string
error OLT009 at «CancellationToken»: `b` is a second CancellationToken parameter | keep one CancellationToken; the runtime fills in the same value
error OLT007 at «I»: the methods `I`, `I` are all named \"I\" | give each a name of its own with [ToolMethod(Name = \"...\")]
error OLT008 at «\"a b\"»: the tool name \"a b\" cannot be used | a name is 1 to 64 letters a-z, A-Z, digits, `_` or `-`: write [ToolMethod(Name = \"...\")]";

    one_method_is_a_tool_of_both_systems:
        "partial class T { [Tool, ToolMethod] public string GetIt([Param(Required = false)] int a = 5) => null!; }" => r#"{"name":"get_it","parameters":[{"name":"a","type":"int","default":"5"}],"returns":{"value":"string"}}
{"name":"GetIt","parameters":[{"name":"a","type":"int","default":"0"}],"returns":{"value":"string"},"surface":"toolMethod"}"#;

    records_are_read_for_their_shape:
        r#"record P([property: Description("not read"), Range(1, 2)] int X, [property: JsonPropertyName("why")] int Y);
         class T { [ToolMethod] public P F(P p) => p; }"# => r#"{"name":"F","parameters":[{"name":"p","type":{"named":"P"}}],"returns":{"value":{"named":"P"}},"types":{"P":{"record":[{"name":"x","type":"int","required":true},{"name":"why","type":"int","required":true}]}},"surface":"toolMethod"}"#;

    zeros_follow_the_type:
        "enum E { A = 1, B = 0 } enum None { A = 1 } record struct S(int X);
         class T { [ToolMethod] public void F([Param(Required = false)] E e, [Param(Required = false)] None n, [Param(Required = false)] S s,
           [Param(Required = false)] JsonElement j, [Param(Required = false)] JsonNode k, [Param(Required = false)] S? q, [Param(Required = false)] int[] i) {} }" => r#"{"name":"F","parameters":[{"name":"e","type":{"named":"E"},"default":"\"B\""},{"name":"n","type":{"named":"None"},"optional":true},{"name":"s","type":{"named":"S"},"optional":true},{"name":"j","type":"json","optional":true},{"name":"k","type":"json","default":"null"},{"name":"q","type":{"nullable":{"named":"S"}},"default":"null"},{"name":"i","type":{"list":"int"},"default":"null"}],"types":{"E":{"enum":["A","B"]},"None":{"enum":["A"]},"S":{"record":[{"name":"x","type":"int","required":true}]}},"surface":"toolMethod"}"#;
}
