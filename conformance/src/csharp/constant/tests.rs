//! Expressions and their values, evaluated as the parser reads them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use pretty_assertions::assert_eq;
use tree_sitter::{Node, Parser, Tree};

use super::{
    Builtin, CastTarget, Constant, ConstantError, ConstantScope, Conversion, Depth, EnumConstant,
    EnumType, Fault, convert, evaluate, evaluate_within, type_text,
};
use crate::csharp::literal::IntegerKind;

fn parse(source: &str) -> Tree {
    let mut parser = Parser::new();
    parser
        .set_language(&tree_sitter_c_sharp::LANGUAGE.into())
        .unwrap();
    parser.parse(source, None).unwrap()
}

/// The nodes after `=` of every constant in `tree`, by name.
fn initializers<'t>(tree: &'t Tree, source: &str) -> BTreeMap<String, Node<'t>> {
    let mut found = BTreeMap::new();
    let mut pending = vec![tree.root_node()];
    while let Some(node) = pending.pop() {
        if node.kind() == "variable_declarator" {
            let name = node.child_by_field_name("name").unwrap();
            let last = u32::try_from(node.child_count()).unwrap().saturating_sub(1);
            found.insert(type_text(name, source), node.child(last).unwrap());
        } else {
            let mut cursor = node.walk();
            pending.extend(node.children(&mut cursor));
        }
    }
    found
}

fn value_in(expression: &str, scope: &dyn ConstantScope) -> Result<Constant, ConstantError> {
    let source = format!("class C {{ const int X = {expression}; }}");
    let tree = parse(&source);
    evaluate(initializers(&tree, &source)["X"], &source, scope)
}

fn enum_type(name: &str) -> EnumType {
    let underlying = if name == "Small" {
        IntegerKind::Byte
    } else {
        IntegerKind::Int
    };
    EnumType {
        name: name.to_owned(),
        underlying,
    }
}

fn member(name: &str, value: i128) -> Constant {
    Constant::Enum(EnumConstant {
        ty: enum_type(name),
        value,
    })
}

/// Some names of every kind.
struct Names;

impl ConstantScope for Names {
    fn constant(&self, name: &str, _depth: Depth) -> Option<Result<Constant, ConstantError>> {
        Some(match name {
            "x" | "N.Limits.x" | "global::N.Limits.x" | "G<int>.x" | "event" => {
                Ok(Constant::of(IntegerKind::Int, 10))
            }
            "text" => Ok(Constant::String("t".into())),
            "none" => Ok(Constant::Null),
            "E.A" => Ok(member("E", 1)),
            "E.B" => Ok(member("E", 2)),
            "Small.Max" => Ok(member("Small", 255)),
            "broken" => Err(Fault::DivisionByZero.at(0..1)),
            "ring" => Err(Fault::Cycle("ring".to_owned()).at(0..1)),
            _ => return None,
        })
    }

    fn type_named(&self, name: &str) -> Option<CastTarget> {
        match name {
            "E" | "Small" => Some(CastTarget::Enum(enum_type(name))),
            "Alias" => Some(CastTarget::Builtin(Builtin::Double)),
            "Single" => Some(CastTarget::Other("N.Single".to_owned())),
            _ => None,
        }
    }
}

/// A value as C# would write it with its type.
fn show(value: &Constant) -> String {
    let shown = match value {
        Constant::Bool(value) => value.to_string(),
        Constant::Char(unit) => format!("{unit:04x}"),
        Constant::String(text) => format!("{:?}", text.text()),
        Constant::Enum(constant) => constant.value.to_string(),
        Constant::Float(value) => format!("{value:?}"),
        Constant::Double(value) => format!("{value:?}"),
        Constant::Null | Constant::Default | Constant::New(None) => String::new(),
        Constant::DefaultOf(_) => "default".to_owned(),
        Constant::New(_) => "new".to_owned(),
        Constant::Type(name) => name.clone(),
        number => number.number_text().unwrap_or_default(),
    };
    format!("{} {shown}", value.type_name())
        .trim_end()
        .to_owned()
}

fn check(table: &[(&str, &str)]) {
    for (expression, expected) in table {
        let found = value_in(expression, &Names).map(|value| show(&value));
        assert_eq!(
            found.map_err(|error| error.to_string()),
            Ok((*expected).to_owned()),
            "{expression}"
        );
    }
}

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
        (
            "global::System.UInt64.MaxValue",
            "ulong 18446744073709551615",
        ),
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
        (
            "$\"\"\"\n  {text}\n   b\n  \"\"\"",
            "string Some(\"t\\n b\")",
        ),
        ("$$\"\"\"{a}{{text}}\"\"\"", "string Some(\"{a}t\")"),
        ("$\"{\"a\" + $\"{text}\"}\"", "string Some(\"at\")"),
        ("default", "default"),
        ("default!", "default"),
        ("default(int)", "int 0"),
        ("default(int?)", "null"),
        ("default(string)", "null"),
        ("default(E)", "E 0"),
        ("default(char)", "char 0000"),
        ("default(decimal)", "decimal 0"),
        (
            "default(N.Thing<int, string>)",
            "N.Thing<int,string> default",
        ),
        ("typeof(System.Int32)", "System.Type System.Int32"),
        ("typeof(List< int >)", "System.Type List<int>"),
        ("sizeof(long)", "int 8"),
        ("new()", "new()"),
        ("new T()", "T new"),
    ]);
}

#[test]
fn what_has_no_value_says_why_and_where() {
    for (expression, place, text) in [
        (
            "y + 1",
            "y",
            "`y` is no constant of the given sources; give the file that declares it, or write its value",
        ),
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
        (
            "(Foo)1",
            "(Foo)1",
            "`Foo` is no type of the given sources; give the file that declares it",
        ),
        (
            "2147483647 + 1",
            "+",
            "the value is beyond what `int` holds; use a wider type or a smaller value",
        ),
        (
            "-(-2147483648)",
            "-",
            "the value is beyond what `int` holds; use a wider type or a smaller value",
        ),
        (
            "int.MinValue / -1",
            "/",
            "the value is beyond what `int` holds; use a wider type or a smaller value",
        ),
        (
            "(byte)256",
            "(byte)256",
            "the value is beyond what `byte` holds; use a wider type or a smaller value",
        ),
        (
            "(int)1e10",
            "(int)1e10",
            "the value is beyond what `int` holds; use a wider type or a smaller value",
        ),
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
        (
            "decimal.MaxValue + 1",
            "+",
            "the value is beyond what `decimal` holds; use a wider type or a smaller value",
        ),
        (
            "1 / 0",
            "/",
            "a constant is divided by zero; change the divisor",
        ),
        (
            "1m % 0m",
            "%",
            "a constant is divided by zero; change the divisor",
        ),
        (
            "\"a\" + 'b'",
            "+",
            "`+` takes no constant `string` and `char`; convert what it is given",
        ),
        (
            "\"a\" + 1",
            "+",
            "`+` takes no constant `string` and `int`; convert what it is given",
        ),
        (
            "1m + 1.0",
            "+",
            "`+` takes no constant `decimal` and `double`; convert what it is given",
        ),
        (
            "1ul + -1",
            "+",
            "`+` takes no constant `ulong` and `int`; convert what it is given",
        ),
        (
            "-1ul",
            "-",
            "`-` takes no constant `ulong`; convert what it is given",
        ),
        (
            "!1",
            "!",
            "`!` takes no constant `int`; convert what it is given",
        ),
        (
            "1.5 & 1",
            "&",
            "`&` takes no constant `double` and `int`; convert what it is given",
        ),
        (
            "1 << 1L",
            "<<",
            "`<<` takes no constant `int` and `long`; convert what it is given",
        ),
        (
            "E.A + E.B",
            "+",
            "`+` takes no constant `E` and `E`; convert what it is given",
        ),
        (
            "E.A == Small.Max",
            "==",
            "`==` takes no constant `E` and `Small`; convert what it is given",
        ),
        (
            "E.A | 1",
            "|",
            "`|` takes no constant `E` and `int`; convert what it is given",
        ),
        (
            "default + 1",
            "+",
            "`+` takes no constant `default` and `int`; convert what it is given",
        ),
        (
            "true ? 1 : null",
            "true ? 1 : null",
            "`?:` takes no constant `int` and `null`; convert what it is given",
        ),
        (
            "1 ? 2 : 3",
            "1 ? 2 : 3",
            "a constant `int` is no `bool`; write a value of that type",
        ),
        (
            "(string)1",
            "(string)1",
            "a constant `int` is no `string`; write a value of that type",
        ),
        (
            "(int)\"a\"",
            "(int)\"a\"",
            "a constant `string` is no `int`; write a value of that type",
        ),
        (
            "(int)null",
            "(int)null",
            "a constant `null` is no `int`; write a value of that type",
        ),
        (
            "(object)1",
            "(object)1",
            "a constant `int` is no `object`; write a value of that type",
        ),
        (
            "Guid.NewGuid()",
            "Guid.NewGuid()",
            "`Guid.NewGuid()` is no constant; write a literal, a `const` or an enum member",
        ),
        (
            "new T(1)",
            "new T(1)",
            "`new T(1)` is no constant; write a literal, a `const` or an enum member",
        ),
        (
            "new T { A = 1 }",
            "new T { A = 1 }",
            "`new T { A = 1 }` is no constant; write a literal, a `const` or an enum member",
        ),
        (
            "x ?? 1",
            "x ?? 1",
            "`x ?? 1` is no constant; write a literal, a `const` or an enum member",
        ),
        (
            "$\"{x}\"",
            "{x}",
            "`{x}` is no constant; write a literal, a `const` or an enum member",
        ),
        (
            "$\"{text,5}\"",
            "{text,5}",
            "`{text,5}` is no constant; write a literal, a `const` or an enum member",
        ),
        (
            "\"a\".Length",
            "\"a\".Length",
            "`\"a\".Length` is no constant; write a literal, a `const` or an enum member",
        ),
        (
            "x++",
            "x++",
            "`x++` is no constant; write a literal, a `const` or an enum member",
        ),
        (
            "sizeof(Foo)",
            "sizeof(Foo)",
            "`sizeof(Foo)` is no constant; write a literal, a `const` or an enum member",
        ),
        (
            "nameof(1)",
            "nameof(1)",
            "`nameof(1)` is no constant; write a literal, a `const` or an enum member",
        ),
        (
            "() => 1",
            "() => 1",
            "`() => 1` is no constant; write a literal, a `const` or an enum member",
        ),
        (
            "1 + \"a\"u8",
            "\"a\"u8",
            "a `u8` string is bytes and no constant; remove the `u8`",
        ),
        (
            "99999999999999999999",
            "99999999999999999999",
            "the integer is beyond what `ulong` holds; write a smaller one",
        ),
        (
            "1 + broken",
            "broken",
            "`broken` has no value: a constant is divided by zero; change the divisor",
        ),
        (
            "ring",
            "ring",
            "`ring` is defined by itself; give it a value of its own",
        ),
        (
            "((1)",
            "((1)",
            "the expression is not complete C#; correct it",
        ),
        (
            "$$\"\"\"{{{text}}}\"\"\"",
            "$$\"\"\"{{{text}}}\"\"\"",
            "the expression is not complete C#; correct it",
        ),
    ] {
        let error = value_in(expression, &Names).unwrap_err();
        let start = "class C { const int X = ".len();
        let (from, to) = (error.range.start - start, error.range.end - start);
        let found = expression.get(from..to).unwrap_or_default();
        assert_eq!(
            (found, error.to_string().as_str()),
            (place, text),
            "{expression}"
        );
    }
}

/// The constants of one class, evaluated as they name each other.
struct Class<'t> {
    source: &'t str,
    nodes: BTreeMap<String, Node<'t>>,
    busy: RefCell<Vec<String>>,
}

impl ConstantScope for Class<'_> {
    fn constant(&self, name: &str, depth: Depth) -> Option<Result<Constant, ConstantError>> {
        let node = self.nodes.get(name)?;
        if self.busy.borrow().iter().any(|busy| busy == name) {
            return Some(Err(Fault::Cycle(name.to_owned()).at(node.byte_range())));
        }
        self.busy.borrow_mut().push(name.to_owned());
        let value = evaluate_within(*node, self.source, self, depth);
        self.busy.borrow_mut().pop();
        Some(value)
    }

    fn type_named(&self, _name: &str) -> Option<CastTarget> {
        None
    }
}

fn last_of(fields: &str) -> Result<Constant, ConstantError> {
    let source = format!("class C {{ {fields} const int X = Last; }}");
    let tree = parse(&source);
    let nodes = initializers(&tree, &source);
    let scope = Class {
        source: &source,
        nodes,
        busy: RefCell::default(),
    };
    evaluate(scope.nodes["X"], &source, &scope)
}

#[test]
fn constants_name_each_other() {
    let value = last_of("const int A = 2; const int B = A * A; const int Last = B + 1;");
    assert_eq!(value.map(|value| show(&value)), Ok("int 5".to_owned()));
    for (fields, text) in [
        (
            "const int A = Last; const int Last = A + 1;",
            "`Last` is defined by itself; give it a value of its own",
        ),
        (
            "const int A = 1 / 0; const int B = A; const int Last = B;",
            "`A` has no value: a constant is divided by zero; change the divisor",
        ),
    ] {
        assert_eq!(last_of(fields).unwrap_err().to_string(), text);
    }
}

#[test]
fn neither_depth_nor_length_ends_the_stack() {
    let started = Instant::now();
    let deep = "the expression nests deeper than 200 levels; write it flatter";
    let count = 100_000;
    for (expression, expected) in [
        (
            format!("{}1{}", "(".repeat(count), ")".repeat(count)),
            Err(deep),
        ),
        (format!("{}1", "true ? 1 : ".repeat(count)), Err(deep)),
        (format!("1{}", "+1".repeat(count)), Ok("int 100001")),
        (format!("{}1", "- ".repeat(count)), Ok("int 1")),
        (format!("{}1", "(int)".repeat(count)), Ok("int 1")),
        (format!("(x){}", " + (x)".repeat(1000)), Ok("int 10010")),
        (
            format!("nameof(a{}.z)", ".a".repeat(count)),
            Ok("string Some(\"z\")"),
        ),
    ] {
        let found = value_in(&expression, &Names)
            .map(|value| show(&value))
            .map_err(|error| error.to_string());
        let start: String = expression.chars().take(40).collect();
        assert_eq!(
            found.as_deref().map_err(String::as_str),
            expected,
            "{start}"
        );
    }
    let chain: String = (1..1000)
        .map(|i| format!("const int A{i} = A{} + 1; ", i - 1))
        .collect();
    let fault = last_of(&format!("const int A0 = 1; {chain} const int Last = A999;")).unwrap_err();
    assert_eq!(fault.to_string(), deep);
    assert!(started.elapsed() < Duration::from_secs(30));
}

#[test]
fn a_string_that_doubles_itself_is_stopped() {
    let doubled: String = (1..64)
        .map(|i| format!("const string A{i} = A{0} + A{0}; ", i - 1))
        .collect();
    let fields = format!(
        "const string A0 = \"{}\"; {doubled} const string Last = A5;",
        "a".repeat(1 << 16)
    );
    let text = last_of(&fields).unwrap_err().to_string();
    assert_eq!(
        text,
        "`A5` has no value: the string is longer than 1048576 characters; write a shorter one"
    );
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
        (
            "256",
            "byte",
            Err("a constant `int` is no `byte`; write the cast `(byte)`"),
        ),
        (
            "-1",
            "uint",
            Err("a constant `int` is no `uint`; write the cast `(uint)`"),
        ),
        (
            "1L",
            "int",
            Err("a constant `long` is no `int`; write the cast `(int)`"),
        ),
        (
            "1.5",
            "float",
            Err("a constant `double` is no `float`; write the cast `(float)`"),
        ),
        (
            "1.5",
            "decimal",
            Err("a constant `double` is no `decimal`; write the cast `(decimal)`"),
        ),
        (
            "65",
            "char",
            Err("a constant `int` is no `char`; write the cast `(char)`"),
        ),
        (
            "E.A",
            "int",
            Err("a constant `E` is no `int`; write the cast `(int)`"),
        ),
        (
            "1",
            "bool",
            Err("a constant `int` is no `bool`; write a value of that type"),
        ),
        (
            "true",
            "int",
            Err("a constant `bool` is no `int`; write a value of that type"),
        ),
        (
            "null",
            "int",
            Err("a constant `null` is no `int`; write a value of that type"),
        ),
        (
            "\"a\"",
            "char",
            Err("a constant `string` is no `char`; write a value of that type"),
        ),
    ] {
        let value = value_in(expression, &Names).unwrap();
        let found = convert(value, &builtin(to), Conversion::Implicit).map(|value| show(&value));
        let found = found.map_err(|fault| fault.to_string());
        assert_eq!(
            found.as_deref().map_err(String::as_str),
            expected,
            "{expression} as {to}"
        );
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
        (
            "1",
            enumeration(),
            Err("a constant `int` is no `E`; write the cast `(E)`"),
        ),
        (
            "Small.Max",
            enumeration(),
            Err("a constant `Small` is no `E`; write the cast `(E)`"),
        ),
        ("default", enumeration(), Ok("E 0")),
        ("E.A", optional(enumeration()), Ok("E 1")),
        ("null", optional(enumeration()), Ok("null")),
        ("default", optional(enumeration()), Ok("null")),
        (
            "\"a\"",
            optional(enumeration()),
            Err("a constant `string` is no `E`; write a value of that type"),
        ),
        ("null", other(), Ok("null")),
        ("default", other(), Ok("N.T default")),
        ("default(N.T)", other(), Ok("N.T default")),
        ("new()", other(), Ok("new()")),
        (
            "1",
            other(),
            Err("a constant `int` is no `N.T`; write a value of that type"),
        ),
    ] {
        let value = value_in(expression, &Names).unwrap();
        let found = convert(value, &to, Conversion::Implicit).map(|value| show(&value));
        let found = found.map_err(|fault| fault.to_string());
        assert_eq!(
            found.as_deref().map_err(String::as_str),
            expected,
            "{expression} as {to}"
        );
    }
}

#[test]
fn no_node_of_any_tree_panics() {
    let source = "class C { int A = 1 +; int B = ((2; string D = $\"{a\"; [Range(typeof(int), \"1\" x = (y)(] void M(int? a = -(x) + , E e = E.) { nameof(); new(; (int) ; \"\"\" } }";
    for end in (0..=source.len()).filter(|end| source.is_char_boundary(*end)) {
        let part = source.get(..end).unwrap();
        let tree = parse(part);
        let mut pending = vec![tree.root_node()];
        while let Some(node) = pending.pop() {
            let value = evaluate(node, part, &Names);
            // A node of another source is no reason to panic either.
            let foreign = evaluate(node, "", &Names);
            assert!(value.is_ok() || value.is_err_and(|error| !error.to_string().is_empty()));
            assert!(foreign.is_ok() || foreign.is_err_and(|error| !error.to_string().is_empty()));
            let mut cursor = node.walk();
            pending.extend(node.children(&mut cursor));
        }
    }
}
