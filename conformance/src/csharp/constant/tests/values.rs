//! Expressions and their values, evaluated as the parser reads them.

use super::check;

#[test]
fn literals_of_every_kind() {
    check(&[
        ("1", "int 1"),
        ("0xFFFF_FFFF", "uint 4294967295"),
        ("1ul", "ulong 1"),
        ("1.50m", "decimal 1.50"),
        ("0.1f", "float 0.1"),
        (".5", "double 0.5"),
        ("'\\u0041'", "char 0041"),
        ("\"a\\tb\"", "string Some(\"a\\tb\")"),
        ("\"\\ud800\"", "string None"),
        ("\"\\ud83d\" + \"\\ude00\"", "string Some(\"😀\")"),
        ("@\"a\"\"b\"", "string Some(\"a\\\"b\")"),
        ("\"\"\"\n  a\n  \"\"\"", "string Some(\"a\")"),
        ("true", "bool true"),
        ("null", "null"),
        ("null!", "null"),
        ("(/* c */ 1)", "int 1"),
    ]);
}

#[test]
fn arithmetic_in_the_promoted_type() {
    check(&[
        ("1 + 2 * 3 - 4 / 2 % 3", "int 5"),
        ("7 / 2", "int 3"),
        ("-7 / 2", "int -3"),
        ("-7 % 3", "int -1"),
        ("7 / 2.0", "double 3.5"),
        ("1f / 3", "float 0.33333334"),
        ("1f + 1d", "double 2.0"),
        ("1 + 1u", "uint 2"),
        ("-1 + 1u", "long 0"),
        ("1 + 1UL", "ulong 2"),
        ("1L + 1UL", "ulong 2"),
        ("(short)1 + 1u", "long 2"),
        ("(byte)200 + (byte)100", "int 300"),
        ("'a' + 1", "int 98"),
        ("'a' + 'b'", "int 195"),
        ("'a' + 1UL", "ulong 98"),
        ("1.10m + 1", "decimal 2.10"),
        ("1.5m * 2.0m", "decimal 3.00"),
        ("6.00m / 2", "decimal 3.00"),
        ("0.1 + 0.2", "double 0.30000000000000004"),
        ("0.1f + 0.2f", "float 0.3"),
        ("1.0 / 0", "double inf"),
        ("0.0 / 0", "double NaN"),
        ("-0.0", "double -0.0"),
        ("-0.0m", "decimal 0.0"),
        ("5.5 % 2", "double 1.5"),
        ("2147483647 + 1L", "long 2147483648"),
    ]);
}

#[test]
fn unary_operators() {
    check(&[
        ("-2147483648", "int -2147483648"),
        ("-9223372036854775808", "long -9223372036854775808"),
        ("-(2147483648)", "long -2147483648"),
        ("-0x80000000", "long -2147483648"),
        ("- -1", "int 1"),
        ("-1u", "long -1"),
        ("+'a'", "int 97"),
        ("~1", "int -2"),
        ("~1u", "uint 4294967294"),
        ("~(byte)1", "int -2"),
        ("!true", "bool false"),
        ("!!true", "bool true"),
        ("-1.5f", "float -1.5"),
        ("-x", "int -10"),
    ]);
}

#[test]
fn shifts_bits_and_comparisons() {
    check(&[
        ("1 << 31", "int -2147483648"),
        ("1 << 33", "int 2"),
        ("1L << 63", "long -9223372036854775808"),
        ("1UL << 63", "ulong 9223372036854775808"),
        ("0xFFFFFFFFFFFFFFFF << 60", "ulong 17293822569102704640"),
        ("-8 >> 1", "int -4"),
        ("-8 >>> 28", "int 15"),
        ("1 << 2 + 1", "int 8"),
        ("6 & 3 | 8 ^ 1", "int 11"),
        ("0xF0u & 0x3C", "uint 48"),
        ("1 < 2 == true", "bool true"),
        ("1 >= 2", "bool false"),
        ("1 == 1.0", "bool true"),
        ("'a' < 'b'", "bool true"),
        ("double.NaN == double.NaN", "bool false"),
        ("double.NaN != double.NaN", "bool true"),
        ("true && false || true", "bool true"),
        ("true ^ true", "bool false"),
        ("true & false | true", "bool true"),
        ("\"a\" == \"a\"", "bool true"),
        ("\"a\" != null", "bool true"),
        ("null == null", "bool true"),
        ("1.0m == 1.00m", "bool true"),
    ]);
}

#[test]
fn names_members_and_enums() {
    check(&[
        ("N.Limits.x", "int 10"),
        ("N . Limits /* c */ . x", "int 10"),
        ("global::N.Limits.x", "int 10"),
        ("G< int >.x", "int 10"),
        ("@event", "int 10"),
        ("\\u0078", "int 10"),
        ("int.MaxValue", "int 2147483647"),
        ("Int32.MinValue", "int -2147483648"),
        ("System.Int64.MaxValue", "long 9223372036854775807"),
        ("global::System.UInt64.MaxValue", "ulong 18446744073709551615"),
        ("byte.MaxValue", "byte 255"),
        ("char.MaxValue", "char ffff"),
        ("Alias.MaxValue", "double 1.7976931348623157e308"),
        ("double.Epsilon", "double 5e-324"),
        ("float.Epsilon", "float 1e-45"),
        ("float.MinValue", "float -3.4028235e38"),
        ("double.NegativeInfinity", "double -inf"),
        ("decimal.MaxValue", "decimal 79228162514264337593543950335"),
        ("string.Empty", "string Some(\"\")"),
        ("E.A | E.B", "E 3"),
        ("E.B & ~E.A", "E 2"),
        ("E.A + 1", "E 2"),
        ("1 + E.A", "E 2"),
        ("E.B - 1", "E 1"),
        ("E.B - E.A", "int 1"),
        ("E.A < E.B", "bool true"),
        ("E.A == 0", "bool false"),
        ("~Small.Max", "Small 0"),
        ("nameof(A.B<int>.C)", "string Some(\"C\")"),
        ("nameof(List<int>)", "string Some(\"List\")"),
        ("nameof(@event)", "string Some(\"event\")"),
        ("nameof(global::N.A)", "string Some(\"A\")"),
    ]);
}

#[test]
fn the_remaining_forms() {
    check(&[
        ("true ? 1 : 2", "int 1"),
        ("false ? 1 : 2.5", "double 2.5"),
        ("true ? 1 : 2.5", "double 1.0"),
        ("true ? \"a\" : null", "string Some(\"a\")"),
        ("false ? \"a\" : null", "null"),
        ("true ? E.A : 0", "E 1"),
        ("false ? 1 : true ? 2 : 3", "int 2"),
        ("\"a\" + text + null", "string Some(\"at\")"),
        ("$\"a{text}{{b}}\\n{none}\"", "string Some(\"at{b}\\n\")"),
        ("$@\"\\{text}\"", "string Some(\"\\\\t\")"),
        ("$\"\"\"\n  {text}\n   b\n  \"\"\"", "string Some(\"t\\n b\")"),
        ("$$\"\"\"{a}{{text}}\"\"\"", "string Some(\"{a}t\")"),
        ("$\"{\"a\" + $\"{text}\"}\"", "string Some(\"at\")"),
        ("default", "default"),
        ("default!", "default"),
        ("default(int)", "int 0"),
        ("default(int?)", "null"),
        ("default(string)", "null"),
        ("default(N.Thing?)", "null"),
        ("default(E)", "E 0"),
        ("default(char)", "char 0000"),
        ("default(decimal)", "decimal 0"),
        ("default(N.Thing<int, string>)", "N.Thing<int,string> default"),
        ("typeof(System.Int32)", "System.Type System.Int32"),
        ("typeof(List< int >)", "System.Type List<int>"),
        ("sizeof(long)", "int 8"),
        ("new()", "new()"),
        ("new T()", "T new"),
    ]);
}
