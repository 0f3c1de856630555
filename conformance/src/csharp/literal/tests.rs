//! Every literal form, at its ends.

use pretty_assertions::assert_eq;

use super::{
    Form, Integer, IntegerKind, LiteralError, Real, character, identifier, integer, negative, real, string, texts,
};

#[test]
fn integers_take_the_first_type_that_holds_them() {
    use IntegerKind::{Int, Long, Uint, Ulong};
    for (text, value, kind) in [
        ("0", 0, Int),
        ("2147483647", 2_147_483_647, Int),
        ("2147483648", 2_147_483_648, Uint),
        ("4294967295", 4_294_967_295, Uint),
        ("4294967296", 4_294_967_296, Long),
        ("9223372036854775807", i128::from(i64::MAX), Long),
        ("9223372036854775808", 9_223_372_036_854_775_808, Ulong),
        ("18446744073709551615", i128::from(u64::MAX), Ulong),
        ("0xFF", 255, Int),
        ("0x_ffff_FFFF", 4_294_967_295, Uint),
        ("0B1010_1010", 170, Int),
        ("1_000_000", 1_000_000, Int),
        ("007", 7, Int),
        ("1u", 1, Uint),
        ("4294967296U", 4_294_967_296, Ulong),
        ("1L", 1, Long),
        ("9223372036854775808l", 9_223_372_036_854_775_808, Ulong),
        ("1ul", 1, Ulong),
        ("1LU", 1, Ulong),
        ("0xFul", 15, Ulong),
    ] {
        assert_eq!(integer(text), Ok(Integer { value, kind }), "{text}");
    }
    for text in ["18446744073709551616", "0x1_0000_0000_0000_0000"] {
        assert_eq!(integer(text), Err(LiteralError::IntegerRange), "{text}");
    }
    for text in ["", "1_", "_1", "0x", "0b2", "1uu", "a", "１"] {
        assert_eq!(integer(text), Err(LiteralError::Form("an integer")), "{text}");
    }
}

#[test]
fn two_literals_change_type_behind_a_minus() {
    let int = Integer { value: i128::from(i32::MIN), kind: IntegerKind::Int };
    let long = Integer { value: i128::from(i64::MIN), kind: IntegerKind::Long };
    for (text, expected) in [
        ("2147483648", Some(int)),
        ("2_147_483_648", Some(int)),
        ("9223372036854775808", Some(long)),
        ("9223372036854775808L", Some(long)),
        ("9223372036854775808UL", None),
        ("2147483648L", None),
        ("0x80000000", None),
        ("1", None),
    ] {
        assert_eq!(negative(text), expected, "{text}");
    }
}

#[test]
fn integer_types_wrap_at_their_ends() {
    for kind in IntegerKind::ALL {
        assert_eq!(kind.wrap(kind.max() + 1), kind.min(), "{}", kind.keyword());
        assert_eq!(kind.wrap(kind.min() - 1), kind.max(), "{}", kind.keyword());
        assert!(kind.holds(kind.min()) && kind.holds(kind.max()));
        assert!(!kind.holds(kind.min() - 1) && !kind.holds(kind.max() + 1));
    }
}

#[test]
fn reals_are_read_by_their_suffix() {
    for (text, expected) in [
        ("1.5", Real::Double(1.5)),
        (".5", Real::Double(0.5)),
        ("1e10", Real::Double(1e10)),
        ("1_0.2_5E-0_1d", Real::Double(1.025)),
        ("1D", Real::Double(1.0)),
        ("0.1f", Real::Float(0.1)),
        ("1e5F", Real::Float(1e5)),
        ("1e-400", Real::Double(0.0)),
    ] {
        assert_eq!(real(text), Ok(expected), "{text}");
    }
    for (text, expected) in [
        ("1.50m", "1.50"),
        ("1M", "1"),
        (".5m", "0.5"),
        ("007.0m", "7.0"),
        ("0m", "0"),
        ("1.5e-3m", "0.0015"),
        ("1.50e1m", "15.0"),
        ("1e3m", "1000"),
        ("79228162514264337593543950335m", "79228162514264337593543950335"),
        ("0.00000000000000000000000000015m", "0.0000000000000000000000000002"),
        ("0.00000000000000000000000000025m", "0.0000000000000000000000000002"),
    ] {
        let Real::Decimal(value) = real(text).unwrap() else { panic!("{text}") };
        assert_eq!(value.to_string(), expected, "{text}");
    }
    for (text, kind) in [
        ("1e400", "double"),
        ("1e39f", "float"),
        ("79228162514264337593543950336m", "decimal"),
        ("1e999999999999m", "decimal"),
    ] {
        assert_eq!(real(text), Err(LiteralError::RealRange(kind)), "{text}");
    }
    for text in ["", "1.", "e5", "1e", "inf", "1.5x", "1.5fd", "-1.5", "..5m", "1e+m", "NaN"] {
        assert_eq!(real(text), Err(LiteralError::Form("a real number")), "{text}");
    }
}

#[test]
fn characters_are_one_unit() {
    for (text, expected) in [
        ("'a'", 0x61),
        ("'é'", 0xe9),
        (r"'\0'", 0),
        (r"'\a'", 7),
        (r"'\b'", 8),
        (r"'\t'", 9),
        (r"'\n'", 10),
        (r"'\v'", 11),
        (r"'\f'", 12),
        (r"'\r'", 13),
        (r"'\e'", 0x1b),
        (r"'\''", 0x27),
        (r#"'\"'"#, 0x22),
        ("'\"'", 0x22),
        (r"'\\'", 0x5c),
        (r"'\x41'", 0x41),
        (r"'\x9'", 9),
        (r"'\u00e9'", 0xe9),
        (r"'\ud800'", 0xd800),
        (r"'\U00000041'", 0x41),
    ] {
        assert_eq!(character(text), Ok(expected), "{text}");
    }
    for text in ["''", "'ab'", "'😀'", r"'\U0001F600'", r"'\x12345'"] {
        assert_eq!(character(text), Err(LiteralError::CharacterLength), "{text}");
    }
    for (text, escape) in
        [(r"'\q'", r"\q"), (r"'\u12'", r"\u12"), (r"'\xg'", r"\x"), (r"'\U00110000'", r"\U00110000"), (r"'\'", r"\")]
    {
        assert_eq!(character(text), Err(LiteralError::Escape(escape.to_owned())), "{text}");
    }
    assert_eq!(character("a"), Err(LiteralError::Form("a character")));
    assert_eq!(character("'"), Err(LiteralError::Form("a character")));
}

#[test]
fn strings_of_every_form() {
    for (text, expected) in [
        (r#""""#, ""),
        (r#""a\tb\x41G\"é😀""#, "a\tbAG\"é😀"),
        (r#""\U0001F600""#, "😀"),
        (r#""{{""#, "{{"),
        (r#"@"C:\n""x""""#, "C:\\n\"x\""),
        ("@\"a\r\nb\"", "a\r\nb"),
        (r#"@"""#, ""),
        (r#""""a"b\n""""#, "a\"b\\n"),
        (r#"""""a"""b"""""#, "a\"\"\"b"),
        ("\"\"\"\na\n\"\"\"", "a"),
        ("\"\"\"  \n  a\n\n    b  \n \n  \n  \"\"\"", "a\n\n  b  \n\n"),
        ("\"\"\"\r\n\ta\r\n\t\tb\r\n\t\"\"\"", "a\r\n\tb"),
        ("\"\"\"\r a\r b\r \"\"\"", "a\rb"),
        ("\"\"\"\n\n\"\"\"", ""),
        ("\"\"\"\n\n\n\"\"\"", "\n"),
    ] {
        let found = string(text).map(|value| value.text());
        assert_eq!(found, Ok(Some(expected.to_owned())), "{text:?}");
    }
}

#[test]
fn strings_without_a_value() {
    for (text, expected) in [
        ("\"a\"u8", LiteralError::Utf8),
        ("@\"a\"U8", LiteralError::Utf8),
        ("\"\"\"a\"\"\"u8", LiteralError::Utf8),
        ("a", LiteralError::Form("a string")),
        ("\"", LiteralError::Form("a string")),
        ("\"\"\"", LiteralError::Form("a string")),
        (r#""\q""#, LiteralError::Escape(r"\q".to_owned())),
        ("\"\"\"\n\"\"\"", LiteralError::RawLines),
        ("\"\"\"a\n\"\"\"", LiteralError::RawLines),
        ("\"\"\"\na\"\"\"", LiteralError::RawLines),
        ("\"\"\"\n  a\n b\n  \"\"\"", LiteralError::RawIndentation(3)),
        ("\"\"\"\n\ta\n  \"\"\"", LiteralError::RawIndentation(2)),
        ("\"\"\"\n\t\n  a\n  \"\"\"", LiteralError::RawIndentation(2)),
    ] {
        assert_eq!(string(text), Err(expected), "{text:?}");
    }
}

#[test]
fn pieces_between_holes() {
    for (form, pieces, expected) in [
        (Form::Regular, &["{{a}}\\n", "b"][..], &["{a}\n", "b"][..]),
        (Form::Verbatim, &["\"\"\\", "}}"], &["\"\\", "}"]),
        (Form::Raw, &["a", "{{"], &["a", "{{"]),
        (Form::Raw, &["\n  a ", " b\n  ", "\n  "], &["a ", " b\n", ""]),
        (Form::Raw, &["\n  ", "\n\n  "], &["", "\n"]),
    ] {
        let found: Vec<_> = texts(form, true, pieces).unwrap().iter().map(|t| t.text().unwrap()).collect();
        assert_eq!(found, expected, "{pieces:?}");
    }
    // A line that starts with a hole is not blank.
    assert_eq!(texts(Form::Raw, true, &["\n ", "\n  "]), Err(LiteralError::RawIndentation(2)));
    assert_eq!(texts(Form::Raw, true, &["\n  a", "  "]), Err(LiteralError::RawLines));
}

#[test]
fn identifiers_are_decoded() {
    for (text, expected) in [
        ("name", "name"),
        ("@event", "event"),
        (r"\u006De", "me"),
        (r"m\U00000065", "me"),
        (r"@\u0061", "a"),
        (r"\u00", r"\u00"),
        (r"\ud800", r"\ud800"),
        ("é", "é"),
        ("", ""),
    ] {
        assert_eq!(identifier(text), expected, "{text}");
    }
}

#[test]
fn errors_say_how_to_mend() {
    for (error, text) in [
        (LiteralError::IntegerRange, "the integer is beyond what `ulong` holds; write a smaller one"),
        (LiteralError::RealRange("float"), "the number is beyond what `float` holds; write a smaller one"),
        (LiteralError::Form("a string"), "this is not a string"),
        (LiteralError::Escape("\\q".to_owned()), "`\\q` is no escape; write `\\\\` for a plain backslash"),
        (LiteralError::CharacterLength, "a character literal holds exactly one UTF-16 unit; use a string for more"),
        (LiteralError::Utf8, "a `u8` string is bytes and no constant; remove the `u8`"),
        (
            LiteralError::RawLines,
            "a raw string of several lines starts on the line after its opening quotes and ends on the line before its closing ones",
        ),
        (
            LiteralError::RawIndentation(3),
            "line 3 of the raw string does not start with the blanks its closing quotes stand after; indent it alike",
        ),
    ] {
        assert_eq!(error.to_string(), text);
    }
}
