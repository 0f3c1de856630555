//! The properties of records: which, in what order, and what is required of them (rulings K).

use super::{listing, tell};

/// A tool that takes the record `R`.
fn taking(types: &str) -> String {
    format!("{types} partial class T {{ [Tool] void F(R r) {{}} }}{}", listing(&["R", "S", "B<int>"]))
}

tell! {
    accessors_and_modifiers_decide_what_is_a_property: taking(
        "class R : I {
           public int A { get; set; } public int B { get; } public int C => 1; public int D { get; private set; }
           public int E { private get; set; } public int F { set { } } internal int G { get; set; } int H { get; set; }
           public static int J { get; set; } public int Field; public int this[int i] => i; int I.K { get => 1; }
           public int L { get; init; } protected internal int M { get; set; } public int N { get { return 1; } set; }
           [JsonInclude] public int O { get; private set; }
         }
         interface I { int K { get; } }") => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"a","type":"int"},{"name":"b","type":"int","readOnly":true},{"name":"c","type":"int","readOnly":true},{"name":"d","type":"int","readOnly":true},{"name":"l","type":"int"},{"name":"n","type":"int"},{"name":"o","type":"int"}]}}}"#;

    required_comes_from_three_places: taking(
        "class R {
           public R(int a, int b = 2, int inherited = 1) { }
           public int A { get; } public int B { get; } public required int C { get; set; }
           [JsonRequired] public int D { get; set; } public string E { get; set; }
         }") => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"a","type":"int","required":true},{"name":"b","type":"int"},{"name":"c","type":"int","required":true},{"name":"d","type":"int","required":true},{"name":"e","type":"string"}]}}}"#;

    a_second_public_constructor_requires_nothing: taking(
        "record R(int A) { public R() : this(1) { } private R(string s) : this(2) { } }") => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"a","type":"int"}]}}}"#;

    a_private_constructor_does_not_count: taking(
        "record R(int A, int B) { private R() : this(1, 2) { } static R() { } }") => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"a","type":"int","required":true},{"name":"b","type":"int","required":true}]}}}"#;

    a_derived_constructor_requires_inherited_properties: taking(
        "class B { public int Id { get; set; } public string Name { get; set; } }
         class R(int id) : B { public int X { get; set; } }") => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"id","type":"int","required":true},{"name":"name","type":"string"},{"name":"x","type":"int"}]}}}"#;

    overrides_stand_where_the_base_has_them: taking(
        r#"abstract class A { public abstract int X { get; set; } [Description("base")] public virtual int Y { get; set; } }
           class B : A { public override int X { get; set; } public int Z { get; set; } }
           class R : B { public int W { get; set; } public new long Z { get; set; }
             [Description("own")] public override int Y { get => 1; } }"#) => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"x","type":"int"},{"name":"y","type":"int","description":"own"},{"name":"z","type":"long"},{"name":"w","type":"int"}]}}}"#;

    a_body_property_replaces_a_positional_one: taking(
        r#"record R(int A, int B) { public int C { get; set; } [Description("own")] public long A { get; init; } }"#)
        => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"b","type":"int","required":true},{"name":"c","type":"int"},{"name":"a","type":"long","description":"own","required":true}]}}}"#;

    attributes_of_positional_parameters: taking(
        r#"/// <param name="D">documented</param>
           record R([Description("plain")] int A, [property: Description("wins")] [Description("loses")] int B,
             [Range(1, 2)] [property: Description("x")] int C, int D, [property: JsonPropertyName("e e")] int E,
             [field: Description("no")] int G);"#) => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"a","type":"int","description":"plain","required":true},{"name":"b","type":"int","description":"wins","required":true},{"name":"c","type":"int","description":"x","required":true,"annotations":[{"range":{"min":"1","max":"2"}}]},{"name":"d","type":"int","description":"documented","required":true},{"name":"e e","type":"int","required":true},{"name":"g","type":"int","required":true}]}}}"#;

    ignored_properties: taking(
        "class R {
           [JsonIgnore] public object A { get; set; } [JsonIgnore(Condition = JsonIgnoreCondition.Always)] public object B { get; set; }
           [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? C { get; set; }
         }") => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"c","type":{"nullable":"string"}}]}}}"#;

    generic_bases_take_arguments: taking(
        "class B<T> { public T Value { get; set; } public List<T>? All { get; set; } }
         class R : B<int> { public S More { get; set; } }
         struct S { public bool On { get; set; } }") => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"value","type":"int"},{"name":"all","type":{"nullable":{"list":"int"}}},{"name":"more","type":{"named":"S"}}]},"S":{"record":[{"name":"on","type":"bool"}]}}}"#;

    two_properties_of_one_name: taking(
        r#"class R { public int Name { get; set; } public int name { get; set; } [JsonPropertyName("x")] public int X1 { get; set; } public int X { get; set; } }"#)
        => r#"error OLT002 at «R»: parameter `r`: `R.Name` and `R.name` have the same JSON name "name" | rename one of them, or give it another [JsonPropertyName]
error OLT002 at «R»: parameter `r`: `R.X1` and `R.X` have the same JSON name "x" | rename one of them, or give it another [JsonPropertyName]"#;

    collections_and_unknown_bases_are_no_records:
        "class L : List<int> { } class E : I2 { public int X { get; set; } } interface I2 : IEnumerable<int> { }
         class U : Elsewhere { } class Fine : IEquatable<Fine>, IMine { public int X { get; set; } } static class St { }
         interface IMine { } delegate void D();
         [JsonSerializable(typeof(Fine))] partial class C : JsonSerializerContext;
         partial class T {
           [Tool] void A(L x) {} [Tool] void B(E x) {} [Tool] void C(U x) {} [Tool] void Ok(Fine x) {}
           [Tool] void F(IMine x) {} [Tool] void G(D x) {} [Tool] void H(St x) {}
         }" => r#"{"name":"ok","parameters":[{"name":"x","type":{"named":"Fine"}}],"types":{"Fine":{"record":[{"name":"X","type":"int"}]}}}
error OLT002 at «L»: parameter `x` has the type `L`, which has no schema | a type that implements IEnumerable is a collection: use List<T>
error OLT002 at «E»: parameter `x` has the type `E`, which has no schema | a type that implements IEnumerable is a collection: use List<T>
error OLT002 at «U»: parameter `x` has the type `U`, whose base class `Elsewhere` is unknown | give the file that declares the base class as well
error OLT002 at «IMine»: parameter `x` has the type `IMine`, which has no schema | an interface says nothing about its values: use a record
error OLT002 at «D»: parameter `x` has the type `D`, which has no schema | the model cannot send a delegate: use a record or an enum
error OLT002 at «St»: parameter `x` has the type `St`, which has no schema | a static class has no values"#;

    partial_records_are_one: taking(
        "partial record R { public int B { get; set; } } partial record R(int A);
         partial record R { public partial int C { get; set; } public partial int C { get => 1; set { } } }") => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"a","type":"int","required":true},{"name":"b","type":"int"},{"name":"c","type":"int"}]}}}"#;
}
