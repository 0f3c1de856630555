//! Decoding: what each type accepts, what an error text says, and which fault comes first (rulings C and E).

use pretty_assertions::assert_eq;

use crate::{described, of_type, sent};

fn refusal(parameters: &str, arguments: &str) -> String {
    described(parameters).decode(arguments.as_bytes()).unwrap_err().to_string()
}

const A_AND_B: &str = r#"[{"name":"a","type":"int"},{"name":"b","type":{"list":{"named":"Item"}},"default":"[]"}]"#;

#[test]
fn every_type_accepts_what_the_recorded_cases_say() {
    let recorded: serde_json::Value = serde_json::from_str(include_str!("../scalar/accepts.json")).unwrap();
    let mut count = 0;
    for (ty, cases) in recorded.as_object().unwrap() {
        let ty = match ty.as_str() {
            "Guid" => r#""guid""#.to_owned(),
            "DateTime" => r#""dateTime""#.to_owned(),
            "DateOnly" => r#""dateOnly""#.to_owned(),
            "TimeOnly" => r#""timeOnly""#.to_owned(),
            "TimeSpan" => r#""timeSpan""#.to_owned(),
            "Uri" => r#""uri""#.to_owned(),
            "byte[]" => r#""base64""#.to_owned(),
            "enum" => r#"{"named":"Kind"}"#.to_owned(),
            "HashSet<int>" => r#"{"set":"int"}"#.to_owned(),
            "object" => r#""jsonObject""#.to_owned(),
            ty => format!("\"{ty}\""),
        };
        let described = of_type(&ty, "");
        for case in cases.as_array().unwrap() {
            let json = case["json"].as_str().unwrap().replace("Open", "A");
            assert_eq!(sent(&described, &json).is_ok(), case["accept"].as_bool().unwrap(), "{ty} {json}");
            count += 1;
        }
    }
    assert_eq!(count, 70);
}

#[test]
fn values_are_shown_as_their_type_writes_them() {
    for (ty, json, shown) in [
        (r#""int""#, "1e2", "100"),
        (r#""int""#, "-0", "0"),
        (r#""long""#, "9223372036854775807.0", "9223372036854775807"),
        (r#""double""#, "-0.0", "-0"),
        (r#""double""#, "100000000000000000000", "1E+20"),
        (r#""float""#, "0.10000000149011612", "0.1"),
        (r#""decimal""#, "1.50", "1.50"),
        (r#""decimal""#, "1e-30", "0.0000000000000000000000000000"),
        (r#""string""#, r#""\u0041\/""#, r#""A/""#),
        (r#""guid""#, r#""0F8FAD5B-D9CB-469F-A165-70867728950E""#, r#""0f8fad5b-d9cb-469f-a165-70867728950e""#),
        (r#""dateTime""#, r#""2026-01-31t10:30:00.50+01:00""#, r#""2026-01-31T09:30:00.5Z""#),
        (r#""dateTimeOffset""#, r#""2026-01-31T09:30:00Z""#, r#""2026-01-31T09:30:00+00:00""#),
        (r#""timeOnly""#, r#""09:30:00.5""#, r#""09:30:00.5000000""#),
        (r#""timeSpan""#, r#""0.00:00:01""#, r#""00:00:01""#),
        (r#""uri""#, r#""HTTP://A/%7e""#, r#""HTTP://A/%7e""#),
        (r#""json""#, r#"{ "b" : [1.50, 1e400], "a":"\u00e9"}"#, r#"{"b":[1.50,1e400],"a":"é"}"#),
        (r#"{"nullable":"json"}"#, "null", "null"),
        (r#"{"list":{"nullable":"int"}}"#, "[1,null]", "[1,null]"),
        (r#"{"dictionary":"int"}"#, r#"{"b":1,"":2}"#, r#"{"b":1,"":2}"#),
        (r#"{"named":"Item"}"#, r#"{"total":9,"kind":"B","id":1}"#, r#"{"id":1,"kind":"B"}"#),
    ] {
        assert_eq!(sent(&of_type(ty, ""), json), Ok(shown.to_owned()), "{ty} {json}");
    }
}

#[test]
fn a_wrong_value_is_told_in_the_words_of_its_type() {
    let wrong_kind = |expected: &str| format!("Argument 'v' must be {expected}, not a boolean.");
    let wrong_value = |expected: &str| format!("Argument 'v' must be {expected}.");
    for (ty, expected, wrong) in [
        (r#""sbyte""#, "an integer from -128 to 127", "128"),
        (r#""ulong""#, "an integer from 0 to 18446744073709551615", "-1"),
        (r#""char""#, "a string of one character", r#""ab""#),
        (r#""guid""#, "a UUID", r#""x""#),
        (r#""dateTime""#, "an RFC 3339 date-time such as 2026-01-31T09:30:00Z", r#""2026-01-31""#),
        (r#""dateTimeOffset""#, "an RFC 3339 date-time such as 2026-01-31T09:30:00Z", r#""2026-01-31""#),
        (r#""dateOnly""#, "a date such as 2026-01-31", r#""x""#),
        (r#""timeOnly""#, "a time such as 09:30:00", r#""x""#),
        (r#""timeSpan""#, "a time span such as 1.02:03:04.5", r#""x""#),
        (r#""uri""#, "an absolute URI", r#""x""#),
        (r#""base64""#, "a base64 string", r#""x""#),
        (r#"{"named":"Kind"}"#, "one of 'A', 'B'", r#""a""#),
    ] {
        assert_eq!(sent(&of_type(ty, ""), "true"), Err(wrong_kind(expected)), "{ty}");
        assert_eq!(sent(&of_type(ty, ""), wrong), Err(wrong_value(expected)), "{ty}");
        let nullable = of_type(&format!(r#"{{"nullable":{ty}}}"#), "");
        let or_null = format!("{expected} or null");
        assert_eq!(sent(&nullable, "true"), Err(wrong_kind(&or_null)), "{ty}");
        assert_eq!(sent(&nullable, wrong), Err(wrong_value(&or_null)), "{ty}");
    }
    for (ty, expected) in [
        (r#""double""#, "a number"),
        (r#""string""#, "a string"),
        (r#"{"list":"int"}"#, "an array"),
        (r#"{"set":"int"}"#, "an array"),
        (r#""jsonArray""#, "an array"),
        (r#"{"dictionary":"int"}"#, "an object"),
        (r#"{"named":"Item"}"#, "an object"),
        (r#""jsonObject""#, "an object"),
    ] {
        assert_eq!(sent(&of_type(ty, ""), "true"), Err(wrong_kind(expected)), "{ty}");
    }
    for (ty, json) in [("float", "1e39"), ("double", "1e400"), ("decimal", "79228162514264337593543950336")] {
        let described = of_type(&format!("\"{ty}\""), "");
        assert_eq!(sent(&described, json), Err(wrong_value(&format!("a number within the range of {ty}"))));
    }
    assert_eq!(
        sent(&of_type(r#""bool""#, ""), "1"),
        Err("Argument 'v' must be true or false, not a number.".to_owned())
    );
}

#[test]
fn blank_text_is_an_empty_object() {
    let optional = described(r#"[{"name":"v","type":"int","default":"1"}]"#);
    for blank in ["", " \t\r\n", "{}"] {
        assert_eq!(optional.decode(blank.as_bytes()).unwrap(), r#"{"v":1}"#);
    }
    assert_eq!(optional.decode(b"\x0b").unwrap_err().to_string(), "Arguments are not valid JSON.");
}

#[test]
fn the_first_fault_in_the_text_is_told() {
    for (arguments, text) in [
        ("{", "Arguments are not valid JSON."),
        ("[1]", "Arguments must be a JSON object, not an array."),
        ("null", "Arguments must be a JSON object, not null."),
        (r#"{"a":"x","a":1}"#, "Argument 'a' must be an integer from -2147483648 to 2147483647, not a string."),
        (r#"{"a":"x"}]"#, "Arguments are not valid JSON."),
        (r#"{"a":1,"a":"x"}"#, "Argument 'a' is given twice."),
        (r#"{"c":1,"a":"x"}"#, "Argument 'c' is not declared by this tool."),
        (r#"{"":1}"#, "Argument '['']' is not declared by this tool."),
        (r#"{"b":[]}"#, "Argument 'a' is required."),
        (r#"{"b":[{"id":1},{}],"c":1}"#, "Argument 'b[1].id' is required."),
        (r#"{"b":[{"id":1,"id":2}]}"#, "Argument 'b[0].id' is given twice."),
        (r#"{"b":[{"x y":1}]}"#, "Argument 'b[0]['x y']' is not declared by this tool."),
        (r#"{"b":[{"total":1,"total":2}]}"#, "Argument 'b[0].total' is given twice."),
        (
            r#"{"b":[{"total":"x"}]}"#,
            "Argument 'b[0].total' must be an integer from -2147483648 to 2147483647, not a string.",
        ),
        (r#"{"b":[{"id":null}]}"#, "Argument 'b[0].id' must be an integer from -2147483648 to 2147483647, not null."),
    ] {
        assert_eq!(refusal(A_AND_B, arguments), text, "{arguments}");
    }
}

#[test]
fn names_are_given_once_in_dictionaries_and_any_json_too() {
    let dictionary = of_type(r#"{"dictionary":"int"}"#, "");
    assert_eq!(sent(&dictionary, r#"{"a":1,"a":2}"#), Err("Argument 'v.a' is given twice.".to_owned()));
    assert_eq!(
        sent(&dictionary, r#"{"my key":"x"}"#),
        Err("Argument 'v['my key']' must be an integer from -2147483648 to 2147483647, not a string.".to_owned())
    );
    let any = of_type(r#""json""#, "");
    assert_eq!(sent(&any, r#"[{"a":1,"\u0061":2}]"#), Err("Argument 'v[0].a' is given twice.".to_owned()));
}

#[test]
fn arguments_nest_sixty_four_levels_deep() {
    let any = of_type(r#""json""#, "");
    let nested = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
    assert_eq!(sent(&any, &nested(63)), Ok(nested(63)));
    assert_eq!(sent(&any, &nested(64)), Err("Arguments are nested too deeply (more than 64 levels).".to_owned()));
}
