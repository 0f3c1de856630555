//! Serializer contexts: what they list, how they name, how they write enums (rulings K-8, K-9).

use pretty_assertions::assert_eq;

use super::{Mode, tell, told_of};

tell! {
    without_a_policy_names_are_as_written:
        "record R(int AbcId); [JsonSerializable(typeof(R))] partial class C : JsonSerializerContext;
         partial class T { [Tool] void F(R r) {} }" => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"AbcId","type":"int","required":true}]}}}"#;

    a_policy_beats_the_defaults:
        "record R(int AbcId);
         [JsonSerializable(typeof(R))]
         [JsonSourceGenerationOptions(defaults: JsonSerializerDefaults.General, PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
         partial class C : JsonSerializerContext;
         partial class T { [Tool] void F(R r) {} }" => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"abcId","type":"int","required":true}]}}}"#;

    other_policies_are_refused:
        "record R(int AbcId); record S(int X);
         [JsonSerializable(typeof(R))]
         [JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower)]
         partial class C : JsonSerializerContext;
         [JsonSerializable(typeof(S))] partial class A : JsonSerializerContext;
         [JsonSerializable(typeof(S))] [JsonSourceGenerationOptions(JsonSerializerDefaults.Web)]
         partial class B : JsonSerializerContext;
         partial class T { [Tool] void F(R r, int n) {} [Tool] S G() => null; }" => r#"error OLT011 at «R»: parameter `r`: the context `C`, which lists `R`, names properties by SnakeCaseLower | set PropertyNamingPolicy to JsonKnownNamingPolicy.CamelCase, or to none
error OLT011 at «S»: the return value: the contexts `A` and `B` list `S` under different naming policies | list the type in one of them, or give both the same PropertyNamingPolicy"#;

    names_follow_the_context_of_the_outermost_record:
        "record Outer(Inner In); record Inner(int AbcId);
         [JsonSerializable(typeof(Outer))] partial class A : JsonSerializerContext;
         [JsonSerializable(typeof(Inner))] [JsonSourceGenerationOptions(JsonSerializerDefaults.Web)]
         partial class B : JsonSerializerContext;
         partial class T { [Tool] void F(Outer o, Inner i) {} }" => r#"{"name":"f","parameters":[{"name":"o","type":{"named":"Outer"}},{"name":"i","type":{"named":"Inner#2"}}],"types":{"Inner":{"record":[{"name":"AbcId","type":"int","required":true}]},"Inner#2":{"record":[{"name":"abcId","type":"int","required":true}]},"Outer":{"record":[{"name":"In","type":{"named":"Inner"},"required":true}]}}}"#;

    every_record_and_every_returned_collection_is_listed:
        "record R(S S, List<S> All); record S(int X);
         [JsonSerializable(typeof(R))] [JsonSerializable(typeof(S[]))] partial class C : JsonSerializerContext;
         partial class T {
           [Tool] void F(R r) {} [Tool] S[]? G() => null; [Tool] Task<List<int>> H() => null; [Tool] byte[] I() => null;
           [Tool] void J(List<int> l, Dictionary<string, int> d) {} [Tool] IEnumerable<TextPart> K() => null;
         }" => r#"{"name":"i","parameters":[],"returns":{"value":"base64"}}
{"name":"j","parameters":[{"name":"l","type":{"list":"int"}},{"name":"d","type":{"dictionary":"int"}}]}
{"name":"k","parameters":[],"returns":"parts"}
error OLT005 at «R»: parameter `r`: no JsonSerializerContext lists `S` | write [JsonSerializable(typeof(S))] on a partial class that derives from JsonSerializerContext
error OLT005 at «S[]?»: the return value: no JsonSerializerContext lists `S` | write [JsonSerializable(typeof(S))] on a partial class that derives from JsonSerializerContext
error OLT005 at «Task<List<int>>»: the return value: no JsonSerializerContext lists `List<int>` | write [JsonSerializable(typeof(List<int>))] on a partial class that derives from JsonSerializerContext"#;

    enum_properties_want_a_string_converter:
        "enum K { A } [JsonConverter(typeof(JsonStringEnumConverter<L>))] enum L { A } enum M { A }
         record R(K Plain, List<K?> Nested, L OnEnum, [property: JsonConverter(typeof(JsonStringEnumConverter))] K OnProperty, M InContext);
         [JsonSerializable(typeof(R))]
         [JsonSourceGenerationOptions(Converters = new[] { typeof(JsonStringEnumConverter<M>) })]
         partial class C : JsonSerializerContext;
         partial class T { [Tool] void F(R r, K direct) {} }" => r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}},{"name":"direct","type":{"named":"K"}}],"types":{"K":{"enum":["A"]},"L":{"enum":["A"]},"M":{"enum":["A"]},"R":{"record":[{"name":"Plain","type":{"named":"K"},"required":true},{"name":"Nested","type":{"list":{"nullable":{"named":"K"}}},"required":true},{"name":"OnEnum","type":{"named":"L"},"required":true},{"name":"OnProperty","type":{"named":"K"},"required":true},{"name":"InContext","type":{"named":"M"},"required":true}]}}}
warning at «R»: `R.Plain` is an enum, which the context `C` writes as a number; the schema has names | set UseStringEnumConverter = true in [JsonSourceGenerationOptions]
warning at «R»: `R.Nested` is an enum, which the context `C` writes as a number; the schema has names | set UseStringEnumConverter = true in [JsonSourceGenerationOptions]"#;
}

#[test]
fn contexts_are_found_in_other_files() {
    let files = [
        "namespace A; partial class T { [Tool] void F(B.R r) {} }",
        "global using B; namespace B; record R(int X);",
        "[JsonSerializable(typeof(R))] partial class C : JsonSerializerContext;",
    ];
    let expected = r#"{"name":"f","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"X","type":"int","required":true}]}}}"#;
    assert_eq!(told_of(&files, Mode::Generator), expected);
}

#[test]
fn reflection_needs_no_context_and_reads_no_docs() {
    let file = "class T {
        /// <summary>Unseen.</summary>
        [Tool] [Description(\"seen\")] void F(R r) {} }
      record R(int AbcId) { /// <summary>Unseen.</summary>
        public int B { get; set; } }";
    let expected = r#"{"name":"f","description":"seen","parameters":[{"name":"r","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"abcId","type":"int","required":true},{"name":"b","type":"int"}]}}}"#;
    assert_eq!(told_of(&[file], Mode::Reflection), expected);
}
