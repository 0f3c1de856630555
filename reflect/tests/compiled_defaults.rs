//! Defaults in the compiled lane: what the schema shows of them, and what a call gets (ruling P-2).

use olt::{Optional, Tool, ToolType};
use pretty_assertions::assert_eq;
use rust_decimal::Decimal;

const LIMIT: u32 = 7;
const GREETING: &str = "say \"hi\"\n";
const LETTER: char = '\u{1}';
const ON: bool = true;
const WHOLE: f64 = 3.0;

#[derive(Debug, Clone, Copy, PartialEq, ToolType)]
enum Level {
    Low = -1,
    #[serde(rename = "mid")]
    Middle = 300,
}

impl Level {
    const USUAL: Self = Self::Middle;
}

/// What follows the type in the schema of the one argument `v`, and what a call without it gets.
fn default_of(tool: &Tool) -> (String, String) {
    let schema: serde_json::Value = serde_json::from_str(tool.input_schema()).unwrap();
    assert_eq!(schema.get("required"), None);
    let text = tool.input_schema().split_once("\"default\":").map_or("", |(_, rest)| rest);
    let shown = text.strip_suffix("}},\"additionalProperties\":false}").unwrap_or(text);
    (shown.to_owned(), tool.decode("").unwrap())
}

macro_rules! defaults {
    ($([$($arg:tt)*] $ty:ty => $shown:literal, $echo:literal;)+) => {$({
        #[olt::tool]
        fn f(#[arg($($arg)*)] v: $ty) {
            let _ = v;
        }
        assert_eq!(default_of(&f::tool()), ($shown.to_owned(), $echo.to_owned()), "{}", stringify!($($arg)*));
    })+};
}

#[test]
fn scalars_are_shown_as_their_type_spells_them() {
    defaults! {
        [default = true] bool => "true", r#"{"v":true}"#;
        [default = -3] i8 => "-3", r#"{"v":-3}"#;
        [default = 0xFF_u8] u8 => "255", r#"{"v":255}"#;
        [default = u64::MAX] u64 => "18446744073709551615", r#"{"v":18446744073709551615}"#;
        [default = i64::MIN] i64 => "-9223372036854775808", r#"{"v":-9223372036854775808}"#;
        [default = 3] Option<i32> => "3", r#"{"v":3}"#;
        [default = Some(3)] Option<i32> => "3", r#"{"v":3}"#;
        [default = 0.10] f64 => "0.1", r#"{"v":0.1}"#;
        [default = 0.1] f32 => "0.1", r#"{"v":0.1}"#;
        [default = 1e20] Option<f64> => "1E+20", r#"{"v":1E+20}"#;
        [default = -0.0] f64 => "-0", r#"{"v":-0}"#;
        [default = 2.0] f32 => "2", r#"{"v":2}"#;
        [default = rust_decimal::dec!(1.50)] Decimal => "1.50", r#"{"v":1.50}"#;
        [default = "a\"b"] String => r#""a\"b""#, r#"{"v":"a\"b"}"#;
        [default = "x"] Option<String> => r#""x""#, r#"{"v":"x"}"#;
        [default = String::new()] String => r#""""#, r#"{"v":""}"#;
        [default = "x".to_owned()] String => r#""x""#, r#"{"v":"x"}"#;
        [default = 'é'] char => r#""é""#, r#"{"v":"é"}"#;
        [default = Level::Low] Level => r#""Low""#, r#"{"v":"Low"}"#;
        [default = Level::USUAL] Option<Level> => r#""mid""#, r#"{"v":"mid"}"#;
        [default = Optional::Given(3)] Optional<i32> => "3", r#"{"v":3}"#;
    }
}

#[test]
fn constants_are_shown_by_value() {
    defaults! {
        [default = LIMIT] u32 => "7", r#"{"v":7}"#;
        [default = {LIMIT}] u32 => "7", r#"{"v":7}"#;
        [default = ON] bool => "true", r#"{"v":true}"#;
        [default = {GREETING}] String => r#""say \"hi\"\n""#, r#"{"v":"say \"hi\"\n"}"#;
        [default = LETTER] char => r#""\u0001""#, r#"{"v":"\u0001"}"#;
        [default = {WHOLE}] f64 => "3", r#"{"v":3}"#;
    }
}

#[test]
fn what_json_can_not_say_is_optional_and_shows_nothing() {
    defaults! {
        [default = None] Option<i32> => "", r#"{"v":null}"#;
        [default = None, not_null] Option<i32> => "", r#"{"v":null}"#;
        [default = f64::NAN] f64 => "", "{}";
        [default = f32::INFINITY] f32 => "", "{}";
        [default = Optional::Absent] Optional<i32> => "", "{}";
        [default = Vec::new()] Vec<i32> => "", r#"{"v":[]}"#;
        [default = uuid::Uuid::nil()] uuid::Uuid => "", r#"{"v":"00000000-0000-0000-0000-000000000000"}"#;
        [default = olt::JsonElement::from_compact("1.0".to_owned())] olt::JsonElement => "", r#"{"v":1.0}"#;
    }
}

#[olt::tool]
fn all(
    #[arg(default = 3, description = "How many.")] count: i32,
    #[arg(default = None, not_null)] label: Option<String>,
    needed: Optional<bool>,
) -> String {
    format!("{count} {label:?} {needed:?}")
}

#[test]
fn a_default_stands_behind_everything_else() {
    assert_eq!(
        all::tool().input_schema(),
        r#"{"type":"object","properties":{"count":{"type":"integer","description":"How many.","minimum":-2147483648,"maximum":2147483647,"default":3},"label":{"type":"string"},"needed":{"type":"boolean"}},"additionalProperties":false}"#
    );
    assert_eq!(all::tool().decode("{}").unwrap(), r#"{"count":3,"label":null}"#);
    let refused = all::tool().decode(r#"{"label":null}"#).unwrap_err();
    assert_eq!(refused.to_string(), "Argument 'label' must be a string, not null.");
    let refused = all::tool().decode(r#"{"count":null}"#).unwrap_err();
    assert_eq!(refused.to_string(), "Argument 'count' must be an integer from -2147483648 to 2147483647, not null.");
}
