//! Annotations in the compiled lane: what they write, where they are ignored, what they refuse (rulings A).

use olt::{JsonArray, Tool, ToolType};
use pretty_assertions::assert_eq;
use rust_decimal::Decimal;

#[derive(Debug, Clone, Copy, ToolType)]
enum Kind {
    Open,
}

/// The schema of the one argument `v`.
fn schema(tool: &Tool) -> String {
    let whole = tool.input_schema();
    let whole = whole.strip_prefix(r#"{"type":"object","properties":{"v":"#).unwrap();
    whole.strip_suffix(r#"},"required":["v"],"additionalProperties":false}"#).unwrap().to_owned()
}

/// The argument as it was decoded, or what is wrong with it.
fn read(tool: &Tool, value: &str) -> Result<String, String> {
    let echo = tool.decode(format!("{{\"v\":{value}}}")).map_err(|fault| fault.to_string())?;
    Ok(echo["{\"v\":".len()..echo.len() - 1].to_owned())
}

/// A tool of one annotated argument.
macro_rules! annotated {
    ([$($arg:tt)*] $ty:ty) => {{
        #[olt::tool]
        fn f(#[arg($($arg)*)] v: $ty) {
            let _ = v;
        }
        f::tool()
    }};
}

macro_rules! schemas {
    ($([$($arg:tt)*] $ty:ty => $schema:literal;)+) => {
        $(assert_eq!(schema(&annotated!([$($arg)*] $ty)), $schema, "{} on {}", stringify!($($arg)*), stringify!($ty));)+
    };
}

#[test]
fn ranges_stand_on_numbers() {
    schemas! {
        [range(1..=5)] i32 => r#"{"type":"integer","minimum":1,"maximum":5}"#;
        [range(1..5)] i32 => r#"{"type":"integer","minimum":1,"maximum":4}"#;
        [range(1..=5, exclusive_min, exclusive_max)] i32 => r#"{"type":"integer","minimum":2,"maximum":4}"#;
        [range(0.5..=9.5)] u8 => r#"{"type":"integer","minimum":1,"maximum":9}"#;
        [range(-0.5..)] i8 => r#"{"type":"integer","minimum":0,"maximum":127}"#;
        [range(..=f64::MAX)] u64 => r#"{"type":"integer","minimum":0,"maximum":18446744073709551615}"#;
        [range(f64::NEG_INFINITY..=3)] i16 => r#"{"type":"integer","minimum":-32768,"maximum":3}"#;
        [range(i64::MIN..=-5)] i64 => r#"{"type":"integer","minimum":-9223372036854775808,"maximum":-5}"#;
        [range(5..=1)] i8 => r#"{"type":"integer","minimum":-128,"maximum":127}"#;
        [range(300..)] u8 => r#"{"type":"integer","minimum":0,"maximum":255}"#;
        [range(f64::NAN..=5)] u8 => r#"{"type":"integer","minimum":0,"maximum":5}"#;
        [range(1..=5)] Option<i32> => r#"{"type":["integer","null"],"minimum":1,"maximum":5}"#;
        [range(0.1..=1e20)] f64 => r#"{"type":"number","minimum":0.1,"maximum":1E+20}"#;
        [range(0.1..1)] f32 => r#"{"type":"number","minimum":0.1,"maximum":1}"#;
        [range(1..=1e300)] f32 => r#"{"type":"number","minimum":1}"#;
        [range(f64::MIN..=f64::INFINITY)] f64 => r#"{"type":"number","minimum":-1.7976931348623157E+308}"#;
        [range(0.10..=1e30)] Decimal => r#"{"type":"number","minimum":0.10}"#;
        [range(5..=1)] f64 => r#"{"type":"number","minimum":5,"maximum":1}"#;
        [range(1..=5)] String => r#"{"type":"string"}"#;
        [range(1..=5)] Vec<i8> => r#"{"type":"array","items":{"type":"integer","minimum":-128,"maximum":127}}"#;
    }
}

#[test]
fn lengths_count_characters_or_items() {
    schemas! {
        [length(1..=5)] String => r#"{"type":"string","minLength":1,"maxLength":5}"#;
        [length(0..)] String => r#"{"type":"string","minLength":0}"#;
        [string_length(0..=5)] String => r#"{"type":"string","maxLength":5}"#;
        [length(1..=9), string_length(2..=20)] String => r#"{"type":"string","minLength":2,"maxLength":9}"#;
        [length(..=36)] uuid::Uuid => r#"{"type":"string","format":"uuid","maxLength":36}"#;
        [length(..=5)] Option<String> => r#"{"type":["string","null"],"maxLength":5}"#;
        [length(1..=5)] Vec<bool> => r#"{"type":"array","items":{"type":"boolean"},"minItems":1,"maxItems":5}"#;
        [length(1..)] JsonArray => r#"{"type":"array","minItems":1}"#;
        [string_length(1..=5)] JsonArray => r#"{"type":"array"}"#;
        [length(1..=5)] char => r#"{"type":"string","minLength":1,"maxLength":1}"#;
        [length(1..=5)] Kind => r#"{"type":"string","enum":["Open"]}"#;
        [length(1..=5)] bytes::Bytes => r#"{"type":"string","contentEncoding":"base64"}"#;
        [length(1..=5)] i8 => r#"{"type":"integer","minimum":-128,"maximum":127}"#;
        [length(1..=5)] olt::JsonObject => r#"{"type":"object"}"#;
    }
}

#[test]
fn patterns_and_formats_stand_on_plain_strings() {
    schemas! {
        [pattern = r"^\d+$"] String => r#"{"type":"string","pattern":"^\\d+$"}"#;
        [email] String => r#"{"type":"string","format":"email"}"#;
        [url] Option<String> => r#"{"type":["string","null"],"format":"uri"}"#;
        [url, email] String => r#"{"type":"string","format":"uri"}"#;
        [email, pattern = "@", length(3..)] String => r#"{"type":"string","format":"email","minLength":3,"pattern":"@"}"#;
        [pattern = "a"] uuid::Uuid => r#"{"type":"string","format":"uuid"}"#;
        [email] url::Url => r#"{"type":"string","format":"uri"}"#;
        [pattern = "a", url] char => r#"{"type":"string","minLength":1,"maxLength":1}"#;
        [pattern = "a"] Kind => r#"{"type":"string","enum":["Open"]}"#;
        [pattern = "a"] jiff::SignedDuration => r#"{"type":"string","pattern":"^-?(\\d+\\.)?\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$"}"#;
        [pattern = "a"] bytes::Bytes => r#"{"type":"string","contentEncoding":"base64"}"#;
        [email, url = false, pattern = "a"] i8 => r#"{"type":"integer","minimum":-128,"maximum":127}"#;
        [description = "d\"\u{1}"] olt::JsonElement => r#"{"description":"d\"\u0001"}"#;
    }
}

#[test]
fn what_the_schema_says_is_enforced() {
    let table: [(Tool, &[(&str, &str)]); 9] = [
        (
            annotated!([range(1..=5)] Option<i32>),
            &[
                ("0", "Argument 'v' must be an integer from 1 to 5 or null."),
                ("\"x\"", "Argument 'v' must be an integer from 1 to 5 or null, not a string."),
            ],
        ),
        (
            annotated!([range(0.1..)] f64),
            &[
                ("0.09999999999999999999", "Argument 'v' must be a number of at least 0.1."),
                ("1e400", "Argument 'v' must be a number of at least 0.1."),
                ("null", "Argument 'v' must be a number of at least 0.1, not null."),
            ],
        ),
        (annotated!([range(..=2.5)] f32), &[("3", "Argument 'v' must be a number of at most 2.5.")]),
        (annotated!([range(0.10..=1.0)] Decimal), &[("1.01", "Argument 'v' must be a number from 0.10 to 1.0.")]),
        (
            annotated!([length(2..=3)] String),
            &[
                ("\"é\"", "Argument 'v' must have at least 2 characters."),
                ("\"😀😀😀😀\"", "Argument 'v' must have at most 3 characters."),
            ],
        ),
        (
            annotated!([length(1..=1)] Vec<Vec<i8>>),
            &[
                ("[]", "Argument 'v' must have at least 1 item."),
                ("[[],[]]", "Argument 'v' must have at most 1 item."),
                ("[[],[300]]", "Argument 'v[1][0]' must be an integer from -128 to 127."),
            ],
        ),
        (
            annotated!([email, length(..=8), pattern = "^a"] String),
            &[
                ("\"bbbbbbbbbbbb\"", "Argument 'v' must be an email address."),
                ("\"bbbbbb@b.de\"", "Argument 'v' must have at most 8 characters."),
                ("\"b@b.de\"", "Argument 'v' must match the pattern '^a'."),
            ],
        ),
        (annotated!([url] Option<String>), &[("\"~\"", "Argument 'v' must be an absolute URI or null.")]),
        (annotated!([length(1..)] JsonArray), &[("[]", "Argument 'v' must have at least 1 item.")]),
    ];
    for (tool, refused) in table {
        for (value, text) in refused {
            assert_eq!(read(&tool, value), Err((*text).to_owned()), "{value}");
        }
    }
}

#[test]
fn what_the_schema_allows_is_taken() {
    let table: [(Tool, &[(&str, &str)]); 7] = [
        (annotated!([range(1..=5)] Option<i32>), &[("null", "null"), ("5", "5"), ("1.0", "1")]),
        (annotated!([range(0.1..)] f32), &[("0.1", "0.1"), ("1e-1", "0.1")]),
        (annotated!([range(0.10..=1.0)] Decimal), &[("0.1", "0.1"), ("1.00", "1.00")]),
        (annotated!([length(2..=3)] String), &[("\"😀😀\"", "\"😀😀\"")]),
        (annotated!([length(1..)] JsonArray), &[("[1.0, 2]", "[1.0,2]")]),
        (annotated!([pattern = "("] String), &[("\"x\"", "\"x\"")]),
        (annotated!([email] String), &[("\"a@b.de\"", "\"a@b.de\"")]),
    ];
    for (tool, taken) in table {
        for (value, written) in taken {
            assert_eq!(read(&tool, value).as_deref(), Ok(*written), "{value}");
        }
    }
}
