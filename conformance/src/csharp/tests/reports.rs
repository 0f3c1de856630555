//! What people who describe tools in C# reported elsewhere: the signature must come to the right schema.

use olt::reflection::Described;
use pretty_assertions::assert_eq;

use super::{listing, read, verdicts};

/// Types, the method without its body, the name of the tool and its input schema.
const SCHEMAS: &[(&str, &str, &str, &str)] = &[
    (
        "",
        "[Tool] string Find(string? term, int? max, string? tag = null, int? page = null)",
        "find",
        r##"{"type":"object","properties":{"term":{"type":["string","null"]},"max":{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647},"tag":{"type":["string","null"]},"page":{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647}},"required":["term","max"],"additionalProperties":false}"##,
    ),
    (
        "enum Shade { Light, Dark }",
        "[Tool] string Paint(Shade? shade = null, int? coats = null)",
        "paint",
        r##"{"type":"object","properties":{"shade":{"type":["string","null"],"enum":["Light","Dark",null]},"coats":{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647}},"additionalProperties":false}"##,
    ),
    (
        "",
        "[Tool] string Mail(List<string> to, List<string?> cc, List<string>? bcc, int?[] ranks)",
        "mail",
        r##"{"type":"object","properties":{"to":{"type":"array","items":{"type":"string"}},"cc":{"type":"array","items":{"type":["string","null"]}},"bcc":{"type":["array","null"],"items":{"type":"string"}},"ranks":{"type":"array","items":{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647}}},"required":["to","cc","bcc","ranks"],"additionalProperties":false}"##,
    ),
    (
        "enum Size { Small, Medium, Large }",
        "[Tool] string Pick(Size size)",
        "pick",
        r##"{"type":"object","properties":{"size":{"type":"string","enum":["Small","Medium","Large"]}},"required":["size"],"additionalProperties":false}"##,
    ),
    (
        "enum Sw { Unknown = 0, On = 1, Off = 2, A = 1, B = 2 }",
        "[Tool] Sw Flip(Sw to)",
        "flip",
        r##"{"type":"object","properties":{"to":{"type":"string","enum":["Unknown","On","Off","A","B"]}},"required":["to"],"additionalProperties":false}"##,
    ),
    (
        "[Flags] enum Access { None = 0, Read = 1, Write = 2 }",
        "[Tool] string Grant(Access a, Access b = Access.Read)",
        "grant",
        r##"{"type":"object","properties":{"a":{"type":"string","enum":["None","Read","Write"]},"b":{"type":"string","enum":["None","Read","Write"],"default":"Read"}},"required":["a"],"additionalProperties":false}"##,
    ),
    (
        "",
        "[Tool] string GetData(int? limit = null, DateTime? from = null)",
        "get_data",
        r##"{"type":"object","properties":{"limit":{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647},"from":{"type":["string","null"],"format":"date-time"}},"additionalProperties":false}"##,
    ),
    (
        "enum Status { Unknown = -1, Ok = 0 }",
        r##"[Tool] string Tune(int offset = -1, double ratio = .5, float gain = 0.1f, long big = 9_000_000_000L, int mask = 0xFF, uint bits = 0b101u, char sep = ';', string text = "a\"b\\c\n\u00e9", string path = @"c:\x ""y""", bool on = true, Status status = Status.Unknown, double sci = 1e3)"##,
        "tune",
        r##"{"type":"object","properties":{"offset":{"type":"integer","minimum":-2147483648,"maximum":2147483647,"default":-1},"ratio":{"type":"number","default":0.5},"gain":{"type":"number","default":0.1},"big":{"type":"integer","minimum":-9223372036854775808,"maximum":9223372036854775807,"default":9000000000},"mask":{"type":"integer","minimum":-2147483648,"maximum":2147483647,"default":255},"bits":{"type":"integer","minimum":0,"maximum":4294967295,"default":5},"sep":{"type":"string","minLength":1,"maxLength":1,"default":";"},"text":{"type":"string","default":"a\"b\\c\né"},"path":{"type":"string","default":"c:\\x \"y\""},"on":{"type":"boolean","default":true},"status":{"type":"string","enum":["Unknown","Ok"],"default":"Unknown"},"sci":{"type":"number","default":1000}},"additionalProperties":false}"##,
    ),
    (
        "enum Mode { A = 1, B = 2 }",
        "[Tool] string Go(Mode m = (Mode)5, Mode n = default, Mode o = (Mode)2, double d = double.NaN)",
        "go",
        r##"{"type":"object","properties":{"m":{"type":"string","enum":["A","B"]},"n":{"type":"string","enum":["A","B"]},"o":{"type":"string","enum":["A","B"],"default":"B"},"d":{"type":"number"}},"additionalProperties":false}"##,
    ),
    (
        "",
        "[Tool] string Run([Required] int count = 1, [Required] string? name = null)",
        "run",
        r##"{"type":"object","properties":{"count":{"type":"integer","minimum":-2147483648,"maximum":2147483647,"default":1},"name":{"type":["string","null"]}},"additionalProperties":false}"##,
    ),
    (
        r##"record WriteFile([property: Description("Full path")] string Path, string Content);"##,
        "[Tool] Task<string> WriteFileAsync(WriteFile input, CancellationToken ct)",
        "write_file",
        r##"{"type":"object","properties":{"input":{"type":"object","properties":{"path":{"type":"string","description":"Full path"},"content":{"type":"string"}},"required":["path","content"],"additionalProperties":false}},"required":["input"],"additionalProperties":false}"##,
    ),
    (
        r##"record Person([Description("first")] string First, [property: Description("last")] string Last, [Range(0, 150)] int Age, Pet? Pet);
readonly record struct Pet([Description("pet")] string Name, int Legs = 4);"##,
        "[Tool] string Add(Person person)",
        "add",
        r##"{"type":"object","properties":{"person":{"type":"object","properties":{"first":{"type":"string","description":"first"},"last":{"type":"string","description":"last"},"age":{"type":"integer","minimum":0,"maximum":150},"pet":{"type":["object","null"],"properties":{"name":{"type":"string","description":"pet"},"legs":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"required":["name"],"additionalProperties":false}},"required":["first","last","age","pet"],"additionalProperties":false}},"required":["person"],"additionalProperties":false}"##,
    ),
    (
        r##"record Op {
  public Op() { }
  public Op(string path, bool remove = false) => (Path, Remove) = (path, remove);
  public string Path { get; init; } = ""; public bool Remove { get; init; }
}"##,
        "[Tool] string Apply(Op op)",
        "apply",
        r##"{"type":"object","properties":{"op":{"type":"object","properties":{"path":{"type":"string"},"remove":{"type":"boolean"}},"additionalProperties":false}},"required":["op"],"additionalProperties":false}"##,
    ),
    (
        r##"record File(string Name) { public string Full => "/mnt/" + Name; public string this[int i] => ""; public static int Count { get; set; } public int Secret { private get; set; } }"##,
        "[Tool] string Up(File f)",
        "up",
        r##"{"type":"object","properties":{"f":{"type":"object","properties":{"name":{"type":"string"},"full":{"type":"string"}},"required":["name"],"additionalProperties":false}},"required":["f"],"additionalProperties":false}"##,
    ),
    (
        r##"class Base { public string Name { get; set; } = ""; public virtual bool On { get; set; } }
class Opt : Base { public string Url { get; set; } = ""; [Description("derived")] public override bool On { get; set; } public uint Wait { get; set; } }"##,
        "[Tool] string Set(Opt o)",
        "set",
        r##"{"type":"object","properties":{"o":{"type":"object","properties":{"name":{"type":"string"},"on":{"type":"boolean","description":"derived"},"url":{"type":"string"},"wait":{"type":"integer","minimum":0,"maximum":4294967295}},"additionalProperties":false}},"required":["o"],"additionalProperties":false}"##,
    ),
    (
        "",
        "[Tool] string Sim([Range(-1, 10)] decimal rate, [Range(0.5, 1.5)] double k, [Range(1, 100)] byte pct, [Range(2, double.MaxValue)] int n, [Range(1, 5)] int? star = null)",
        "sim",
        r##"{"type":"object","properties":{"rate":{"type":"number","minimum":-1,"maximum":10},"k":{"type":"number","minimum":0.5,"maximum":1.5},"pct":{"type":"integer","minimum":1,"maximum":100},"n":{"type":"integer","minimum":2,"maximum":2147483647},"star":{"type":["integer","null"],"minimum":1,"maximum":5}},"required":["rate","k","pct","n"],"additionalProperties":false}"##,
    ),
    (
        "",
        r##"[Tool] string Invite([RegularExpression(@"^(?!\.)[^@]+@[^@]+$")] string mail, [RegularExpression("[abc]|[def]")] string letter, [EmailAddress] string cc, [Url] string site)"##,
        "invite",
        r##"{"type":"object","properties":{"mail":{"type":"string","pattern":"^(?!\\.)[^@]+@[^@]+$"},"letter":{"type":"string","pattern":"[abc]|[def]"},"cc":{"type":"string","format":"email"},"site":{"type":"string","format":"uri"}},"required":["mail","letter","cc","site"],"additionalProperties":false}"##,
    ),
    (
        "",
        "[Tool] string Gen(float creativity, double t, decimal price, Single again = 1f, System.Double big = 1e300)",
        "gen",
        r##"{"type":"object","properties":{"creativity":{"type":"number"},"t":{"type":"number"},"price":{"type":"number"},"again":{"type":"number","default":1},"big":{"type":"number","default":1E+300}},"required":["creativity","t","price"],"additionalProperties":false}"##,
    ),
    (
        "",
        "[Tool] string Ring(TimeOnly at, DateOnly on)",
        "ring",
        r##"{"type":"object","properties":{"at":{"type":"string","format":"time"},"on":{"type":"string","format":"date"}},"required":["at","on"],"additionalProperties":false}"##,
    ),
    (
        "record OrderItem(int ItemId, int Quantity = 1);",
        "[Tool] string PlaceOrder(List<OrderItem> items, IReadOnlyList<int[]> grid, params string[] notes)",
        "place_order",
        r##"{"type":"object","properties":{"items":{"type":"array","items":{"type":"object","properties":{"itemId":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"quantity":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"required":["itemId"],"additionalProperties":false}},"grid":{"type":"array","items":{"type":"array","items":{"type":"integer","minimum":-2147483648,"maximum":2147483647}}},"notes":{"type":"array","items":{"type":"string"}}},"required":["items","grid","notes"],"additionalProperties":false}"##,
    ),
    (
        "",
        "[Tool] string Put(Dictionary<string, string> labels, IReadOnlyDictionary<string, int?> counts, Dictionary<string, List<string>>? more = null)",
        "put",
        r##"{"type":"object","properties":{"labels":{"type":"object","additionalProperties":{"type":"string"}},"counts":{"type":"object","additionalProperties":{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647}},"more":{"type":["object","null"],"additionalProperties":{"type":"array","items":{"type":"string"}}}},"required":["labels","counts"],"additionalProperties":false}"##,
    ),
    (
        "",
        r##"[Tool] string Run([Description("raw")] JsonElement a, JsonNode? b, JsonObject c, JsonArray? d, JsonElement? e = null)"##,
        "run",
        r##"{"type":"object","properties":{"a":{"description":"raw"},"b":{},"c":{"type":"object"},"d":{"type":["array","null"]},"e":{}},"required":["a","b","c","d"],"additionalProperties":false}"##,
    ),
];

#[test]
fn schemas_are_exact() {
    for (types, method, name, schema) in SCHEMAS {
        let text = format!("{types}\npartial class Tools {{ {method} => throw null; }}{}", listing(LISTED));
        let found = read(&text);
        let tool = found.tools.first().unwrap_or_else(|| panic!("{name}: {:?}", found.diagnostics));
        assert_eq!(tool.signature.name, *name);
        assert_eq!(Described::new(&tool.signature).unwrap().input_schema(), *schema, "{name}");
    }
}

/// The records of all cases; a context may list types that are not there.
const LISTED: &[&str] = &["WriteFile", "Person", "Pet", "Op", "File", "Opt", "OrderItem"];

/// Declarations, and the errors of each tool in them.
const VERDICTS: &[(&str, &str)] = &[
    (
        r#"partial class T {
             [Tool(Name = "get.weather")] void A() {}
             [Tool(Name = "")] void B() {}
             [Tool(Name = "my tool")] void C() {}
             [Tool] void Größe() {}
             [Tool(Name = "9-lives_")] void F() {}
           }"#,
        "get.weather: OLT008, : OLT008, my tool: OLT008, größe: OLT008",
    ),
    (
        "class Menu { public List<Menu> Children { get; set; } = new(); }
         class A { public B? B { get; set; } }
         class B { public Dictionary<string, A> Back { get; set; } = new(); }
         class Free {
           [JsonIgnore] public Free? Parent { get; set; }
           public static Free Root { get; } = new();
           public int Id { get; set; }
         }
         [JsonSerializable(typeof(Menu)), JsonSerializable(typeof(A)), JsonSerializable(typeof(B))]
         [JsonSerializable(typeof(Free))] partial class Context : JsonSerializerContext;
         partial class T {
           [Tool] void M(Menu m) {}
           [Tool] void N(A a) {}
           [Tool] void O(Free f) {}
           [Tool] Menu P() => null;
         }",
        "m: OLT006, n: OLT006, p: OLT006",
    ),
    (
        "partial class T {
           [Tool] void Bad1(Dictionary<string, object> any) {}
           [Tool] void Bad2(Dictionary<int, string> byId) {}
           [Tool] void Bad3(SortedDictionary<string, int> s) {}
           [Tool] string Open<T>(T x) => null;
         }
         partial class Box<T> { [Tool] string In(T x) => null; }",
        "bad1: OLT002, bad2: OLT002, bad3: OLT002, open: OLT004, in: OLT010",
    ),
    (
        "partial class T {
           [Tool] void A(ToolContext context, CancellationToken cancellation, int x) {}
           [Tool] void B(CancellationToken a, CancellationToken b) {}
           [Tool] void C(IServiceProvider services, int x) {}
           [Tool] void D(CancellationToken? cancellation) {}
         }",
        "b: OLT009, c: OLT002, d: OLT002",
    ),
    (
        "record Item(int Id);
         [JsonSerializable(typeof(Item))] partial class Context : JsonSerializerContext;
         partial class T {
           [Tool] Item One(Item item) => null;
           [Tool] List<Item> All() => null;
           [Tool] Item[] Arr() => null;
           [Tool] Dictionary<string, Item> Map() => null;
           [Tool] int[] Nums() => null;
         }",
        "all: OLT005, arr: OLT005, map: OLT005, nums: OLT005",
    ),
    (
        r#"class A { public partial class B { [Tool] string X() => ""; } }
           partial struct S { [Tool] string Y() => ""; }
           partial class P1 { } partial class P1 { [Tool] string Z() => ""; }
           static partial class Q { [Tool] public static string W() => ""; }
           partial record R { [Tool] string V() => ""; }
           interface I { [Tool] string U(); }"#,
        "x: OLT001, y: OLT001, u: OLT001",
    ),
];

#[test]
fn verdicts_are_the_contracts() {
    for (text, expected) in VERDICTS {
        assert_eq!(verdicts(text), *expected, "{text}");
    }
}

#[test]
fn a_name_may_have_64_characters() {
    for (length, expected) in [(64, ""), (65, "OLT008")] {
        let name = "x".repeat(length);
        let text = format!("partial class T {{ [Tool(Name = \"{name}\")] void F() {{}} }}");
        let found = verdicts(&text);
        assert_eq!(found.rsplit(": ").next().unwrap(), expected);
    }
}
