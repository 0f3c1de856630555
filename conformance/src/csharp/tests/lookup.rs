//! Types and names are found as C# finds them (ruling Y-2).

use super::tell;

tell! {
    keywords_system_names_and_qualified_names_are_one:
        "using G = System.Collections.Generic; using Id = System.Guid;
         partial class T {
           [Tool] void F(System.Int32 a, global::System.Guid b, Id c, G.List<String> d, Nullable<int> e,
             System.Collections.Generic.IReadOnlyDictionary<string, Byte[]> f) {}
         }" => r#"{"name":"f","parameters":[{"name":"a","type":"int"},{"name":"b","type":"guid"},{"name":"c","type":"guid"},{"name":"d","type":{"list":"string"}},{"name":"e","type":{"nullable":"int"}},{"name":"f","type":{"dictionary":"base64"}}]}"#;

    a_nested_type_comes_before_one_outside:
        "enum K { Outside }
         class Base { public enum K { Inherited } }
         partial class T : Base { [Tool] void Inherited(K k) {} }
         partial class U { enum K { Nested } [Tool] void Nested(K k) {} }
         partial class V { [Tool] void Outside(K k, U.K u, Base.K b) {} }" => r#"{"name":"inherited","parameters":[{"name":"k","type":{"named":"K"}}],"types":{"K":{"enum":["Inherited"]}}}
{"name":"nested","parameters":[{"name":"k","type":{"named":"K"}}],"types":{"K":{"enum":["Nested"]}}}
{"name":"outside","parameters":[{"name":"k","type":{"named":"K"}},{"name":"u","type":{"named":"U.K"}},{"name":"b","type":{"named":"Base.K"}}],"types":{"Base.K":{"enum":["Inherited"]},"K":{"enum":["Outside"]},"U.K":{"enum":["Nested"]}}}"#;

    namespaces_are_searched_outward_then_usings:
        "using Far;
         namespace Far { enum K { Far } enum Only { Far } }
         namespace A { enum K { A } }
         namespace A.B {
           partial class T { [Tool] void Near(K k, Only o, Far.K far, global::A.K a) {} }
         }
         partial class U { [Tool] void ByUsing(K k) {} }" => r#"{"name":"near","parameters":[{"name":"k","type":{"named":"A.K"}},{"name":"o","type":{"named":"Only"}},{"name":"far","type":{"named":"Far.K"}},{"name":"a","type":{"named":"A.K"}}],"types":{"A.K":{"enum":["A"]},"Far.K":{"enum":["Far"]},"Only":{"enum":["Far"]}}}
{"name":"by_using","parameters":[{"name":"k","type":{"named":"K"}}],"types":{"K":{"enum":["Far"]}}}"#;

    two_usings_that_offer_a_name_are_refused:
        "namespace M { enum K { M } } namespace N { enum K { N } }
         namespace X { using M; using N; partial class T { [Tool] void F(K k) {} } }" => r#"error OLT002 at «K»: parameter `k` has the type `K`, which could be M.K and N.K | write the namespace too"#;

    a_static_using_brings_types_and_constants:
        "using static Limits;
         static class Limits { public const int Max = 2 + 3; public enum K { A, B } }
         partial class T { [Tool] void F(K k = K.B, int n = Max, int m = Limits.Max * 2) {} }" => r#"{"name":"f","parameters":[{"name":"k","type":{"named":"K"},"default":"\"B\""},{"name":"n","type":"int","default":"5"},{"name":"m","type":"int","default":"10"}],"types":{"K":{"enum":["A","B"]}}}"#;

    declared_names_win_over_well_known_ones:
        "enum Guid { Own } partial class T { [Tool] void F(Guid g, System.Guid s) {} }" => r#"{"name":"f","parameters":[{"name":"g","type":{"named":"Guid"}},{"name":"s","type":"guid"}],"types":{"Guid":{"enum":["Own"]}}}"#;

    generic_types_take_their_arguments_in:
        r#"record Page<T>(List<T> Items, T? First, Box<T>.Inner Inner);
           class Box<T> { public class Inner { public T? Value { get; set; } } }
           record Must<T>(T? Value) where T : struct;
           [JsonSerializable(typeof(Page<int>)), JsonSerializable(typeof(Box<int>.Inner))]
           [JsonSerializable(typeof(Page<string>)), JsonSerializable(typeof(Box<string>.Inner))]
           [JsonSerializable(typeof(Must<int>))] partial class C : JsonSerializerContext;
           partial class T { [Tool] void F(Page<int> a, Page<string?> b, Must<int> c) {} }"# => r#"{"name":"f","parameters":[{"name":"a","type":{"named":"Page<int>"}},{"name":"b","type":{"named":"Page<string?>"}},{"name":"c","type":{"named":"Must<int>"}}],"types":{"Box<int>.Inner":{"record":[{"name":"Value","type":"int"}]},"Box<string?>.Inner":{"record":[{"name":"Value","type":{"nullable":"string"}}]},"Must<int>":{"record":[{"name":"Value","type":{"nullable":"int"},"required":true}]},"Page<int>":{"record":[{"name":"Items","type":{"list":"int"},"required":true},{"name":"First","type":"int","required":true},{"name":"Inner","type":{"named":"Box<int>.Inner"},"required":true}]},"Page<string?>":{"record":[{"name":"Items","type":{"list":{"nullable":"string"}},"required":true},{"name":"First","type":{"nullable":"string"},"required":true},{"name":"Inner","type":{"named":"Box<string?>.Inner"},"required":true}]}}}"#;

    types_of_one_name_are_told_apart:
        "namespace A { record Item(int X); } namespace B { record Item(int Y); }
         [JsonSerializable(typeof(A.Item)), JsonSerializable(typeof(B.Item))] partial class C : JsonSerializerContext;
         partial class T { [Tool] void F(A.Item a, List<B.Item> b) {} }" => r#"{"name":"f","parameters":[{"name":"a","type":{"named":"A.Item"}},{"name":"b","type":{"list":{"named":"B.Item"}}}],"types":{"A.Item":{"record":[{"name":"X","type":"int","required":true}]},"B.Item":{"record":[{"name":"Y","type":"int","required":true}]}}}"#;

    arrays_nest_from_the_right:
        "partial class T { [Tool] void F(int[]?[] a, int?[][] b, byte[][] c, byte?[] d, List<byte> e, byte[] f) {} }"
        => r#"{"name":"f","parameters":[{"name":"a","type":{"list":{"nullable":{"list":"int"}}}},{"name":"b","type":{"list":{"list":{"nullable":"int"}}}},{"name":"c","type":{"list":"base64"}},{"name":"d","type":{"list":{"nullable":"byte"}}},{"name":"e","type":{"list":"byte"}},{"name":"f","type":"base64"}]}"#;

    attributes_are_found_by_any_spelling:
        r#"using T = OneLLM.ToolAttribute; using Desc = System.ComponentModel.DescriptionAttribute;
           partial class A {
             [T] void One([Desc("d")] int a) {}
             [OneLLM.Tool, Obsolete] void Two([System.ComponentModel.Description("d"), Obsolete] int a) {}
             [Obsolete] [method: global::OneLLM.ToolAttribute()] void Three([param: DescriptionAttribute("d")] int a) {}
             [Tools] void No() {}
           }"# => r#"{"name":"one","parameters":[{"name":"a","type":"int","description":"d"}]}
{"name":"two","parameters":[{"name":"a","type":"int","description":"d"}]}
{"name":"three","parameters":[{"name":"a","type":"int","description":"d"}]}"#;

    names_are_decoded: r#"partial class T { [Tool] void \u0047o(int @event, int \u006De) {} }"# => r#"{"name":"go","parameters":[{"name":"event","type":"int"},{"name":"me","type":"int"}]}"#;

    a_partial_method_is_one_tool:
        r#"partial class T { /// <summary>First.</summary>
             [Tool] partial void Go(int a = 3, string b = "x");
             [Tool] void Go2() {} }
           partial class T {
             partial void Go([Range(1, 5)] int a, [Description("d")] string b) { } }"# => r#"{"name":"go","description":"First.","parameters":[{"name":"a","type":"int","default":"3","annotations":[{"range":{"min":"1","max":"5"}}]},{"name":"b","type":"string","description":"d","default":"\"x\""}]}
{"name":"go2","parameters":[]}"#;
}
