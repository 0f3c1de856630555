//! Casts and the conversions C# makes by itself.

use pretty_assertions::assert_eq;

use super::{Names, check, enum_type, show, value_in};
use crate::csharp::constant::{Builtin, CastTarget, Conversion, convert};

#[test]
fn casts() {
    check(&[
        ("(int)1.9", "int 1"),
        ("(int)-1.9", "int -1"),
        ("(byte)'a'", "byte 97"),
        ("(char)65", "char 0041"),
        ("(float)0.1", "float 0.1"),
        ("(double)0.1f", "double 0.10000000149011612"),
        ("(decimal)0.1f", "decimal 0.1"),
        ("(decimal)0.30000000000000004", "decimal 0.3"),
        ("(decimal)5", "decimal 5"),
        ("(int)1.99m", "int 1"),
        ("(long)int.MaxValue + 1", "long 2147483648"),
        ("(int)-3", "int -3"),
        ("(System.Byte)3", "byte 3"),
        ("(Alias)3", "double 3.0"),
        ("(int?)3", "int 3"),
        ("(int?)null", "null"),
        ("(Nullable<int>)3", "int 3"),
        ("(System.Nullable<System.Int64>)3", "long 3"),
        ("(string)null", "null"),
        ("(string?)\"a\"", "string Some(\"a\")"),
        ("(Unknown)null", "null"),
        ("(int)default", "int 0"),
        ("(Unknown)default", "Unknown default"),
        ("(E)1", "E 1"),
        ("(E)(-3)", "E -3"),
        ("(E)'a'", "E 97"),
        ("(int)E.B", "int 2"),
        ("(double)E.B", "double 2.0"),
        ("(Small)E.B", "Small 2"),
        ("unchecked((byte)300)", "byte 44"),
        ("unchecked((int)0xFFFFFFFF)", "int -1"),
        ("unchecked(int.MaxValue + 1)", "int -2147483648"),
        ("unchecked(ulong.MaxValue * ulong.MaxValue)", "ulong 1"),
        ("unchecked(checked(1) + int.MaxValue)", "int -2147483648"),
    ]);
}

#[test]
fn what_the_grammar_takes_for_a_cast_is_none() {
    check(&[
        ("(x) + 1", "int 11"),
        ("(x) - 1", "int 9"),
        ("(x) & 2", "int 2"),
        ("(x) + 1 * 2", "int 12"),
        ("2 * (x) + 1", "int 21"),
        ("-(x) + 1", "int -9"),
        ("(int)(x) + 1", "int 11"),
        ("(x) - (x) - 1", "int -1"),
        ("(N.Limits.x) - -1", "int 11"),
        ("(G<int>.x) + 1", "int 11"),
        ("(x) - 2147483648L", "long -2147483638"),
        ("(x) == 10 ? 1 : 2", "int 1"),
    ]);
}

#[test]
fn implicit_conversions_are_csharps() {
    let builtin = |name: &str| CastTarget::Builtin(Builtin::of_keyword(name).unwrap());
    for (expression, to, expected) in [
        ("1", "double", Ok("double 1.0")),
        ("1", "decimal", Ok("decimal 1")),
        ("255", "byte", Ok("byte 255")),
        ("'a'", "int", Ok("int 97")),
        ("'a'", "double", Ok("double 97.0")),
        ("0.1f", "double", Ok("double 0.10000000149011612")),
        ("1L", "ulong", Ok("ulong 1")),
        ("1u", "long", Ok("long 1")),
        ("default", "int", Ok("int 0")),
        ("default", "char", Ok("char 0000")),
        ("null", "string", Ok("null")),
        ("new()", "int", Ok("new()")),
        ("256", "byte", Err("a constant `int` is no `byte`; write the cast `(byte)`")),
        ("-1", "uint", Err("a constant `int` is no `uint`; write the cast `(uint)`")),
        ("1L", "int", Err("a constant `long` is no `int`; write the cast `(int)`")),
        ("1.5", "float", Err("a constant `double` is no `float`; write the cast `(float)`")),
        ("1.5", "decimal", Err("a constant `double` is no `decimal`; write the cast `(decimal)`")),
        ("65", "char", Err("a constant `int` is no `char`; write the cast `(char)`")),
        ("E.A", "int", Err("a constant `E` is no `int`; write the cast `(int)`")),
        ("1", "bool", Err("a constant `int` is no `bool`; write a value of that type")),
        ("true", "int", Err("a constant `bool` is no `int`; write a value of that type")),
        ("null", "int", Err("a constant `null` is no `int`; write a value of that type")),
        ("\"a\"", "char", Err("a constant `string` is no `char`; write a value of that type")),
    ] {
        let value = value_in(expression, &Names).unwrap();
        let found = convert(value, &builtin(to), Conversion::Implicit).map(|value| show(&value));
        let found = found.map_err(|fault| fault.to_string());
        assert_eq!(found.as_deref().map_err(String::as_str), expected, "{expression} as {to}");
    }
}

#[test]
fn implicit_conversions_to_declared_types() {
    let enumeration = || CastTarget::Enum(enum_type("E"));
    let optional = |inner| CastTarget::Nullable(Box::new(inner));
    let other = || CastTarget::Other("N.T".to_owned());
    for (expression, to, expected) in [
        ("E.A", enumeration(), Ok("E 1")),
        ("0", enumeration(), Ok("E 0")),
        ("1", enumeration(), Err("a constant `int` is no `E`; write the cast `(E)`")),
        ("Small.Max", enumeration(), Err("a constant `Small` is no `E`; write the cast `(E)`")),
        ("default", enumeration(), Ok("E 0")),
        ("E.A", optional(enumeration()), Ok("E 1")),
        ("null", optional(enumeration()), Ok("null")),
        ("default", optional(enumeration()), Ok("null")),
        ("\"a\"", optional(enumeration()), Err("a constant `string` is no `E`; write a value of that type")),
        ("null", other(), Ok("null")),
        ("default", other(), Ok("N.T default")),
        ("default(N.T)", other(), Ok("N.T default")),
        ("new()", other(), Ok("new()")),
        ("1", other(), Err("a constant `int` is no `N.T`; write a value of that type")),
    ] {
        let value = value_in(expression, &Names).unwrap();
        let found = convert(value, &to, Conversion::Implicit).map(|value| show(&value));
        let found = found.map_err(|fault| fault.to_string());
        assert_eq!(found.as_deref().map_err(String::as_str), expected, "{expression} as {to}");
    }
}
