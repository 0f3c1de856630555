//! Expressions without a value: what is said, and where.

use pretty_assertions::assert_eq;

use super::{Names, value_in};

#[test]
fn what_has_no_value_says_why_and_where() {
    for (expression, place, text) in [
        ("y + 1", "y", "`y` is no constant of the given sources; give the file that declares it, or write its value"),
        (
            "1 + DayOfWeek.Friday",
            "DayOfWeek.Friday",
            "`DayOfWeek.Friday` is no constant of the given sources; give the file that declares it, or write its value",
        ),
        (
            "double.Pi",
            "double.Pi",
            "`double.Pi` is no constant of the given sources; give the file that declares it, or write its value",
        ),
        (
            "Single.MaxValue",
            "Single.MaxValue",
            "`Single.MaxValue` is no constant of the given sources; give the file that declares it, or write its value",
        ),
        ("(Foo)1", "(Foo)1", "`Foo` is no type of the given sources; give the file that declares it"),
        ("2147483647 + 1", "+", "the value is beyond what `int` holds; use a wider type or a smaller value"),
        ("-(-2147483648)", "-", "the value is beyond what `int` holds; use a wider type or a smaller value"),
        ("int.MinValue / -1", "/", "the value is beyond what `int` holds; use a wider type or a smaller value"),
        ("(byte)256", "(byte)256", "the value is beyond what `byte` holds; use a wider type or a smaller value"),
        ("(int)1e10", "(int)1e10", "the value is beyond what `int` holds; use a wider type or a smaller value"),
        (
            "(int)double.NaN",
            "(int)double.NaN",
            "the value is beyond what `int` holds; use a wider type or a smaller value",
        ),
        (
            "(decimal)1e300",
            "(decimal)1e300",
            "the value is beyond what `decimal` holds; use a wider type or a smaller value",
        ),
        ("decimal.MaxValue + 1", "+", "the value is beyond what `decimal` holds; use a wider type or a smaller value"),
        ("1 / 0", "/", "a constant is divided by zero; change the divisor"),
        ("1m % 0m", "%", "a constant is divided by zero; change the divisor"),
        ("\"a\" + 'b'", "+", "`+` takes no constant `string` and `char`; convert what it is given"),
        ("\"a\" + 1", "+", "`+` takes no constant `string` and `int`; convert what it is given"),
        ("1m + 1.0", "+", "`+` takes no constant `decimal` and `double`; convert what it is given"),
        ("1ul + -1", "+", "`+` takes no constant `ulong` and `int`; convert what it is given"),
        ("-1ul", "-", "`-` takes no constant `ulong`; convert what it is given"),
        ("!1", "!", "`!` takes no constant `int`; convert what it is given"),
        ("1.5 & 1", "&", "`&` takes no constant `double` and `int`; convert what it is given"),
        ("1 << 1L", "<<", "`<<` takes no constant `int` and `long`; convert what it is given"),
        ("E.A + E.B", "+", "`+` takes no constant `E` and `E`; convert what it is given"),
        ("E.A == Small.Max", "==", "`==` takes no constant `E` and `Small`; convert what it is given"),
        ("E.A | 1", "|", "`|` takes no constant `E` and `int`; convert what it is given"),
        ("default + 1", "+", "`+` takes no constant `default` and `int`; convert what it is given"),
        ("true ? 1 : null", "true ? 1 : null", "`?:` takes no constant `int` and `null`; convert what it is given"),
        ("1 ? 2 : 3", "1 ? 2 : 3", "a constant `int` is no `bool`; write a value of that type"),
        ("(string)1", "(string)1", "a constant `int` is no `string`; write a value of that type"),
        ("(int)\"a\"", "(int)\"a\"", "a constant `string` is no `int`; write a value of that type"),
        ("(int)null", "(int)null", "a constant `null` is no `int`; write a value of that type"),
        ("(object)1", "(object)1", "a constant `int` is no `object`; write a value of that type"),
        (
            "Guid.NewGuid()",
            "Guid.NewGuid()",
            "`Guid.NewGuid()` is no constant; write a literal, a `const` or an enum member",
        ),
        ("new T(1)", "new T(1)", "`new T(1)` is no constant; write a literal, a `const` or an enum member"),
        (
            "new T { A = 1 }",
            "new T { A = 1 }",
            "`new T { A = 1 }` is no constant; write a literal, a `const` or an enum member",
        ),
        ("x ?? 1", "x ?? 1", "`x ?? 1` is no constant; write a literal, a `const` or an enum member"),
        ("$\"{x}\"", "{x}", "`{x}` is no constant; write a literal, a `const` or an enum member"),
        ("$\"{text,5}\"", "{text,5}", "`{text,5}` is no constant; write a literal, a `const` or an enum member"),
        ("\"a\".Length", "\"a\".Length", "`\"a\".Length` is no constant; write a literal, a `const` or an enum member"),
        ("x++", "x++", "`x++` is no constant; write a literal, a `const` or an enum member"),
        ("sizeof(Foo)", "sizeof(Foo)", "`sizeof(Foo)` is no constant; write a literal, a `const` or an enum member"),
        ("nameof(1)", "nameof(1)", "`nameof(1)` is no constant; write a literal, a `const` or an enum member"),
        ("() => 1", "() => 1", "`() => 1` is no constant; write a literal, a `const` or an enum member"),
        ("1 + \"a\"u8", "\"a\"u8", "a `u8` string is bytes and no constant; remove the `u8`"),
        (
            "99999999999999999999",
            "99999999999999999999",
            "the integer is beyond what `ulong` holds; write a smaller one",
        ),
        ("1 + broken", "broken", "`broken` has no value: a constant is divided by zero; change the divisor"),
        ("ring", "ring", "`ring` is defined by itself; give it a value of its own"),
        ("((1)", "((1)", "the expression is not complete C#; correct it"),
        ("$$\"\"\"{{{text}}}\"\"\"", "$$\"\"\"{{{text}}}\"\"\"", "the expression is not complete C#; correct it"),
    ] {
        let error = value_in(expression, &Names).unwrap_err();
        let start = "class C { const int X = ".len();
        let (from, to) = (error.range.start - start, error.range.end - start);
        let found = expression.get(from..to).unwrap_or_default();
        assert_eq!((found, error.to_string().as_str()), (place, text), "{expression}");
    }
}
