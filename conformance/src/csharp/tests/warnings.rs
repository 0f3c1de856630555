//! What is said without refusing the tool (rulings A and Y-4).

use super::tell;

tell! {
    what_two_tools_meet_is_told_once:
        "enum E { [EnumMember(Value = \"a\")] A } partial class T { [Tool] void F(E e) {} [Tool] void G(E e) {} }" => r#"{"name":"f","parameters":[{"name":"e","type":{"named":"E"}}],"types":{"E":{"enum":["A"]}}}
{"name":"g","parameters":[{"name":"e","type":{"named":"E"}}],"types":{"E":{"enum":["A"]}}}
warning at «EnumMember(Value = "a")»: [EnumMember] on a member of `E` is ignored: the schema has the C# names | rename the member itself"#;

    annotations_without_effect:
        "enum K { A } partial class T {
           [Tool] void F([Range(1, 2)] string a, [StringLength(5)] List<int> b, [MinLength(1)] int c, [MaxLength(3)] K d,
             [Length(1, 2)] Dictionary<string, int> e, [RegularExpression(\"^a$\")] Guid f, [EmailAddress, Url] string g,
             [Url] Uri h, [EmailAddress] int i, [Range(5, 1)] int j, [Range(0.2, 0.8)] byte k,
             [Range(0, 1, MinimumIsExclusive = true)] double l, [Range(1, 2, MinimumIsExclusive = true, MaximumIsExclusive = true)] long m,
             [MinLength(1)] byte[] n, [MinLength(2)] char o, [StringLength(3)] DateTime p, [MaxLength] string q,
             [MinLength(-1)] string r, [RegularExpression(\"a+\")] string s, [Length(1, 3)] JsonArray t) {}
         }" => r#"{"name":"f","parameters":[{"name":"a","type":"string","annotations":[{"range":{"min":"1","max":"2"}}]},{"name":"b","type":{"list":"int"},"annotations":[{"stringLength":{"min":0,"max":5}}]},{"name":"c","type":"int","annotations":[{"length":{"min":1}}]},{"name":"d","type":{"named":"K"},"annotations":[{"length":{"max":3}}]},{"name":"e","type":{"dictionary":"int"},"annotations":[{"length":{"min":1,"max":2}}]},{"name":"f","type":"guid","annotations":[{"pattern":"^a$"}]},{"name":"g","type":"string","annotations":["email","url"]},{"name":"h","type":"uri","annotations":["url"]},{"name":"i","type":"int","annotations":["email"]},{"name":"j","type":"int","annotations":[{"range":{"min":"5","max":"1"}}]},{"name":"k","type":"byte","annotations":[{"range":{"min":"0.2","max":"0.8"}}]},{"name":"l","type":"double","annotations":[{"range":{"min":"0","max":"1","minExclusive":true}}]},{"name":"m","type":"long","annotations":[{"range":{"min":"1","max":"2","minExclusive":true,"maxExclusive":true}}]},{"name":"n","type":"base64","annotations":[{"length":{"min":1}}]},{"name":"o","type":"char","annotations":[{"length":{"min":2}}]},{"name":"p","type":"dateTime","annotations":[{"stringLength":{"min":0,"max":3}}]},{"name":"q","type":"string"},{"name":"r","type":"string"},{"name":"s","type":"string","annotations":[{"pattern":"a+"}]},{"name":"t","type":"jsonArray","annotations":[{"length":{"min":1,"max":3}}]}],"types":{"K":{"enum":["A"]}}}
warning at «Range(1, 2)»: [Range] on parameter `a` is ignored: it bounds numbers only | remove it
warning at «StringLength(5)»: [StringLength] on parameter `b` is ignored: it bounds strings only | use [Length] for a number of items
warning at «MinLength(1)»: [MinLength] on parameter `c` is ignored: the type has no length that a schema can bound | remove it
warning at «MaxLength(3)»: [MaxLength] on parameter `d` is ignored: the type has no length that a schema can bound | remove it
warning at «Length(1, 2)»: [Length] on parameter `e` is ignored: the type has no length that a schema can bound | remove it
warning at «RegularExpression("^a$")»: [RegularExpression] on parameter `f` is ignored: the type has a form of its own | use string for other forms
warning at «Url»: [Url] on parameter `g` is ignored: another format is written before it | keep one of the two
warning at «Url»: [Url] on parameter `h` is ignored: the type has a form of its own | use string for other forms
warning at «EmailAddress»: [EmailAddress] on parameter `i` is ignored: it is about strings only | remove it
warning at «Range(5, 1)»: [Range] on parameter `j` is ignored: no value of the type lies between its bounds | widen the bounds
warning at «Range(0.2, 0.8)»: [Range] on parameter `k` is ignored: no value of the type lies between its bounds | widen the bounds
warning at «Range(0, 1, MinimumIsExclusive = true)»: [Range] on parameter `l` excludes a bound that the schema can only include | choose a bound that may be reached
warning at «Range(1, 2, MinimumIsExclusive = true, MaximumIsExclusive = true)»: [Range] on parameter `m` is ignored: no value of the type lies between its bounds | widen the bounds
warning at «MinLength(1)»: [MinLength] on parameter `n` is ignored: the type has no length that a schema can bound | remove it
warning at «MinLength(2)»: [MinLength] on parameter `o` is ignored: the type has no length that a schema can bound | remove it
warning at «MinLength(-1)»: [MinLength] has a negative length and is ignored | write 0 or more
warning at «RegularExpression("a+")»: [RegularExpression] on parameter `s` matches anywhere in the text, where the attribute itself means all of it | write the pattern as ^(?:...)$"#;

    patterns_that_mean_less_than_they_seem_to:
        r#"partial class T {
           [Tool] void F([RegularExpression("^a$")] string a, [RegularExpression("^(?:a|b)$")] string b, [RegularExpression("(^a$|^b$)")] string c,
             [RegularExpression("^a|b$")] string d, [RegularExpression(@"^a\$")] string e, [RegularExpression(@"\Aa\z")] string f,
             [RegularExpression("[a-")] string g, [RegularExpression("(?<y>^)\\b.*(?=x|$)$")] string h, [RegularExpression("(^a$)?")] string i) {}
         }"# => r#"{"name":"f","parameters":[{"name":"a","type":"string","annotations":[{"pattern":"^a$"}]},{"name":"b","type":"string","annotations":[{"pattern":"^(?:a|b)$"}]},{"name":"c","type":"string","annotations":[{"pattern":"(^a$|^b$)"}]},{"name":"d","type":"string","annotations":[{"pattern":"^a|b$"}]},{"name":"e","type":"string","annotations":[{"pattern":"^a\\$"}]},{"name":"f","type":"string","annotations":[{"pattern":"\\Aa\\z"}]},{"name":"g","type":"string","annotations":[{"pattern":"[a-"}]},{"name":"h","type":"string","annotations":[{"pattern":"(?<y>^)\\b.*(?=x|$)$"}]},{"name":"i","type":"string","annotations":[{"pattern":"(^a$)?"}]}]}
warning at «RegularExpression("^a|b$")»: [RegularExpression] on parameter `d` matches anywhere in the text, where the attribute itself means all of it | write the pattern as ^(?:...)$
warning at «RegularExpression(@"^a\$")»: [RegularExpression] on parameter `e` matches anywhere in the text, where the attribute itself means all of it | write the pattern as ^(?:...)$
warning at «RegularExpression(@"\Aa\z")»: [RegularExpression] on parameter `f` is not enforced: it can't be read as ECMA-262 under the u flag, at character 2: `\A` is no escape here | write it as JavaScript would with that flag
warning at «RegularExpression("[a-")»: [RegularExpression] on parameter `g` is not enforced: it can't be read as ECMA-262 under the u flag, at character 4: a class is not closed | write it as JavaScript would with that flag
warning at «RegularExpression("(^a$)?")»: [RegularExpression] on parameter `i` matches anywhere in the text, where the attribute itself means all of it | write the pattern as ^(?:...)$"#;

    bounds_of_all_kinds:
        "partial class T { const int Top = 9;
           [Tool] void F([Range(1, Top)] int a, [Range(0, 3000000000)] long b, [Range(0.1f, 1)] double c,
             [Range(typeof(decimal), \"0.50\", \"1.5\")] decimal d, [Range(typeof(int), \" -5 \", \"7\")] int? e,
             [Range(typeof(DateTime), \"2020-01-01\", \"2021-01-01\")] int f, [Range(double.NegativeInfinity, double.NaN)] double g,
             [Range(minimum: 1, maximum: 2)] short i,
             [StringLength(maximumLength: 9, MinimumLength = 2)] string j, [Length(0, 5)] string k) {}
         }" => r#"{"name":"f","parameters":[{"name":"a","type":"int","annotations":[{"range":{"min":"1","max":"9"}}]},{"name":"b","type":"long","annotations":[{"range":{"min":"0","max":"3000000000"}}]},{"name":"c","type":"double","annotations":[{"range":{"min":"0.10000000149011612","max":"1"}}]},{"name":"d","type":"decimal","annotations":[{"range":{"min":"0.50","max":"1.5"}}]},{"name":"e","type":{"nullable":"int"},"annotations":[{"range":{"min":"-5","max":"7"}}]},{"name":"f","type":"int"},{"name":"g","type":"double","annotations":[{"range":{"min":"-Infinity","max":"NaN"}}]},{"name":"i","type":"short","annotations":[{"range":{"min":"1","max":"2"}}]},{"name":"j","type":"string","annotations":[{"stringLength":{"min":2,"max":9}}]},{"name":"k","type":"string","annotations":[{"length":{"min":0,"max":5}}]}]}
warning at «Range(typeof(DateTime), "2020-01-01", "2021-01-01")»: [Range] of a type that is not a number is ignored | give the bounds as numbers"#;

    a_bound_that_is_no_number:
        "partial class T { [Tool] void F([Range(typeof(int), \"x\", \"7\")] int h) {} }" => r#"error at «"x"»: "x" in [Range] is no `int` | write the bound as invariant text: "1.5""#;

    renamed_enum_members:
        "enum K { [EnumMember(Value = \"a\")] A, [JsonStringEnumMemberName(\"b\")] B }
         partial class T { [Tool] void F(K k, List<K> more) {} }" => r#"{"name":"f","parameters":[{"name":"k","type":{"named":"K"}},{"name":"more","type":{"list":{"named":"K"}}}],"types":{"K":{"enum":["A","B"]}}}
warning at «EnumMember(Value = "a")»: [EnumMember] on a member of `K` is ignored: the schema has the C# names | rename the member itself
warning at «JsonStringEnumMemberName("b")»: [JsonStringEnumMemberName] on a member of `K` is ignored: the schema has the C# names | rename the member itself"#;
}
