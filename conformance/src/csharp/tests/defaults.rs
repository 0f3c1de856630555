//! Default values, metadata and descriptions.

use super::tell;

tell! {
    defaults_of_the_value_types:
        "enum K { A = 1, B, C = B } struct S { }
         partial class T { const string Name = \"n\";
           [Tool] void F(int a = default, bool b = default, char c = default, string d = default, int? e = 3, K? f = K.C,
             K g = (K)2, K h = 0, Guid i = default, DateTime j = new(), decimal k = 1.50m, double l = 0.1f, float m = 1,
             double n = double.PositiveInfinity, string o = nameof(F) + Name, int p = 'a', char q = '\\ud800',
             string r = null, List<int>? s = null, long t = long.MinValue, byte u = 0xFF, K v = default) {}
         }" => r#"{"name":"f","parameters":[{"name":"a","type":"int","default":"0"},{"name":"b","type":"bool","default":"false"},{"name":"c","type":"char","default":"\"\\u0000\""},{"name":"d","type":"string","default":"null"},{"name":"e","type":{"nullable":"int"},"default":"3"},{"name":"f","type":{"nullable":{"named":"K"}},"default":"\"B\""},{"name":"g","type":{"named":"K"},"default":"\"B\""},{"name":"h","type":{"named":"K"},"optional":true},{"name":"i","type":"guid","default":"\"00000000-0000-0000-0000-000000000000\""},{"name":"j","type":"dateTime","default":"\"0001-01-01T00:00:00Z\""},{"name":"k","type":"decimal","default":"1.50"},{"name":"l","type":"double","default":"0.10000000149011612"},{"name":"m","type":"float","default":"1"},{"name":"n","type":"double","optional":true},{"name":"o","type":"string","default":"\"Fn\""},{"name":"p","type":"int","default":"97"},{"name":"q","type":"char","optional":true},{"name":"r","type":"string","default":"null"},{"name":"s","type":{"nullable":{"list":"int"}},"default":"null"},{"name":"t","type":"long","default":"-9223372036854775808"},{"name":"u","type":"byte","default":"255"},{"name":"v","type":{"named":"K"},"optional":true}],"types":{"K":{"enum":["A","B","C"]}}}"#;

    enum_members_are_integers_where_members_get_their_values:
        "enum Q : byte { X = 4 } enum E { A = 1, B = A << 1, C = B * 2, D = -A, F = Q.X << 1, G }
         partial class T { [Tool] void M(E a = (E)4, E b = (E)(-1), E c = (E)8, E d = E.G) {} }" => r#"{"name":"m","parameters":[{"name":"a","type":{"named":"E"},"default":"\"C\""},{"name":"b","type":{"named":"E"},"default":"\"D\""},{"name":"c","type":{"named":"E"},"default":"\"F\""},{"name":"d","type":{"named":"E"},"default":"\"G\""}],"types":{"E":{"enum":["A","B","C","D","F","G"]}}}"#;

    what_is_no_constant_is_refused:
        "partial class T {
           [Tool] void A(int x = Elsewhere.Max) {} [Tool] void B(byte x = 300) {} [Tool] void C(int x = \"s\") {}
           [Tool] void D(int x = Loop) {} const int Loop = Loop + 1;
           [Tool(Name = Unknown)] void E() {} [Tool] void F([Description(Far.Text)] int x) {}
         }" => r#"error at «Elsewhere.Max»: the default of parameter `x`: `Elsewhere.Max` is no constant of the given sources; give the file that declares it, or write its value | 
error at «300»: the default of parameter `x`: a constant `int` is no `byte`; write the cast `(byte)` | 
error at «"s"»: the default of parameter `x`: a constant `string` is no `int`; write a value of that type | 
error at «Loop»: the default of parameter `x`: `Loop` is defined by itself; give it a value of its own | 
error at «Unknown»: an argument of [Tool]: `Unknown` is no constant of the given sources; give the file that declares it, or write its value | 
error at «Far.Text»: an argument of [Description]: `Far.Text` is no constant of the given sources; give the file that declares it, or write its value | "#;

    metadata:
        "partial class T { const bool Yes = true;
           [Tool(EndsLoop = Yes, RequiresApproval = !false, ParallelSafe = false, TimeoutSeconds = 2 * 30, Description = \"d\")]
           void A() {}
           [Tool(TimeoutSeconds = -1)] void B() {} [Tool(\"x\")] void C() {} [Tool(Nmae = \"x\")] void D() {}
           [Tool(Name = null)] void E() {} [Tool] [Tool] void F() {}
         }" => r#"{"name":"a","description":"d","endsLoop":true,"requiresApproval":true,"parallelSafe":false,"timeoutSeconds":60,"parameters":[]}
{"name":"e","parameters":[]}
error at «-1»: TimeoutSeconds is -1 | write 0 for no limit, or the number of seconds
error at «"x"»: [Tool] takes no unnamed argument | name what is set: [Tool(Name = "...")]
error at «Nmae»: [Tool] has no property `Nmae` | it has Name, Description, EndsLoop, RequiresApproval, ParallelSafe and TimeoutSeconds
error at «Tool»: [Tool] is written twice | keep one of them"#;

    descriptions_take_precedence_in_order:
        "partial class T {
           /// <summary>doc</summary>
           /// <param name=\"x\">doc x</param>
           [Tool(Description = \"tool\")] [Description(\"attribute\")] void A([Description(\"attr x\")] int x) {}
           /// <summary>doc</summary>
           [Tool] [Description(\"attribute\")] void B() {}
           /// <summary>doc</summary>
           /// <param name=\"x\">doc x</param>
           [Tool(Description = \"\")] void C([Description(\"\")] int x) {}
           // <summary>no</summary>
           [Tool] /// <summary>too late</summary>
           void D() {}
           /// <summary>dangling</summary>

           // a remark parts it from the next
           /// <summary>mine</summary>
           // another
           #pragma warning disable
           [Tool] void E() {}
           /** <summary>block</summary> */
           [Tool] void F() {}
           /// <summary>a < b</summary>
           [Tool] void G() {}
           //// <summary>no</summary>
           [Tool] void H() {}
         }" => r#"{"name":"a","description":"tool","parameters":[{"name":"x","type":"int","description":"attr x"}]}
{"name":"b","description":"attribute","parameters":[]}
{"name":"c","parameters":[{"name":"x","type":"int"}]}
{"name":"d","parameters":[]}
{"name":"e","description":"mine","parameters":[]}
{"name":"f","description":"block","parameters":[]}
{"name":"g","parameters":[]}
{"name":"h","parameters":[]}
warning at «/// <summary>a < b</summary>»: the documentation comment is not well-formed XML and is ignored: line 1: a name is due; write a plain `<` as `&lt;` | "#;

    return_types:
        "record R(int X); [JsonSerializable(typeof(R))] partial class C : JsonSerializerContext; class Own : Part { }
         partial class T {
           [Tool] void A() {} [Tool] Task B() => null; [Tool] ValueTask C() => default; [Tool] Task<string?> D() => null;
           [Tool] ValueTask<int> E() => default; [Tool] Part? F() => null; [Tool] List<TextPart> G() => null;
           [Tool] Task<ToolResult> H() => null; [Tool] JsonObject? I() => null; [Tool] Own J() => null;
           [Tool] IReadOnlyList<Own> K() => null; [Tool] Task<R> L() => null; [Tool] DateOnly? M() => null;
         }" => r#"{"name":"a","parameters":[]}
{"name":"b","parameters":[]}
{"name":"c","parameters":[]}
{"name":"d","parameters":[],"returns":{"value":{"nullable":"string"}}}
{"name":"e","parameters":[],"returns":{"value":"int"}}
{"name":"f","parameters":[],"returns":"part"}
{"name":"g","parameters":[],"returns":"parts"}
{"name":"h","parameters":[],"returns":"toolResult"}
{"name":"i","parameters":[],"returns":{"value":{"nullable":"jsonObject"}}}
{"name":"j","parameters":[],"returns":"part"}
{"name":"k","parameters":[],"returns":"parts"}
{"name":"l","parameters":[],"returns":{"value":{"named":"R"}},"types":{"R":{"record":[{"name":"X","type":"int","required":true}]}}}
{"name":"m","parameters":[],"returns":{"value":{"nullable":"dateOnly"}}}"#;
}
