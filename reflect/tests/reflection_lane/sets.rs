//! Sets: which elements are equal (ruling C-5).

use pretty_assertions::assert_eq;

use crate::{of_type, sent};

#[test]
fn elements_that_decode_equal_are_refused() {
    for (element, first, second, are_equal) in [
        (r#""int""#, "1", "1.0", true),
        (r#""int""#, "1", "-1", false),
        (r#""double""#, "0", "-0.0", true),
        (r#""double""#, "0.1", "0.10000000000000000001", true),
        (r#""float""#, "0.1", "0.10000000149", true),
        (r#""decimal""#, "1.50", "15e-1", true),
        (r#""decimal""#, "0", "-0.00", true),
        (r#""decimal""#, "1", "10", false),
        (r#""string""#, r#""a""#, r#""\u0061""#, true),
        (r#""string""#, r#""a""#, r#""A""#, false),
        (r#""guid""#, r#""0f8fad5b-d9cb-469f-a165-70867728950e""#, r#""0F8FAD5B-D9CB-469F-A165-70867728950E""#, true),
        (r#""dateTime""#, r#""2026-01-31T09:30:00Z""#, r#""2026-01-31T10:30:00+01:00""#, true),
        (r#""dateTimeOffset""#, r#""2026-01-31T09:30:00Z""#, r#""2026-01-31T10:30:00+01:00""#, true),
        (r#""dateTimeOffset""#, r#""2026-01-31T09:30:00Z""#, r#""2026-01-31T09:30:00+01:00""#, false),
        (r#""timeSpan""#, r#""00:00:01""#, r#""0.00:00:01.0""#, true),
        (r#""uri""#, r#""http://a/""#, r#""http://A/""#, false),
        (r#""json""#, r#"{"a":1,"b":[1.0]}"#, r#"{"b":[1],"a":10e-1}"#, true),
        (r#""json""#, "[1,2]", "[2,1]", false),
        (r#"{"nullable":"int"}"#, "null", "null", true),
        (r#"{"nullable":"string"}"#, "null", r#""null""#, false),
        (r#"{"named":"Kind"}"#, r#""A""#, r#""A""#, true),
        (r#"{"named":"Item"}"#, r#"{"id":1,"kind":"A"}"#, r#"{"kind":"A","id":1.0}"#, true),
        (r#"{"named":"Item"}"#, r#"{"id":1,"total":1}"#, r#"{"id":1,"total":2}"#, true),
        (r#"{"named":"Item"}"#, r#"{"id":1,"kind":"A"}"#, r#"{"id":1}"#, false),
        (r#"{"list":"int"}"#, "[1,2]", "[1,2.0]", true),
        (r#"{"list":"int"}"#, "[1,2]", "[2,1]", false),
        (r#"{"set":"int"}"#, "[1,2]", "[2,1]", true),
        (r#"{"dictionary":"int"}"#, r#"{"a":1,"b":2}"#, r#"{"b":2,"a":1}"#, true),
        (r#"{"dictionary":"int"}"#, r#"{"a":1}"#, r#"{"a":2}"#, false),
        (r#"{"list":"string"}"#, r#"["a,","b"]"#, r#"["a",",b"]"#, false),
    ] {
        let set = of_type(&format!(r#"{{"set":{element}}}"#), "");
        let outcome = sent(&set, &format!("[{first},{second}]"));
        let expected = if are_equal { Err("Argument 'v[1]' repeats 'v[0]'.".to_owned()) } else { Ok(()) };
        assert_eq!(outcome.map(drop), expected, "{element} {first} {second}");
    }
}

#[test]
fn a_repeat_is_told_at_the_end_of_the_later_element() {
    let set = of_type(r#"{"dictionary":{"set":"int"}}"#, "");
    assert_eq!(sent(&set, r#"{"k":[1,2,3,2,"x"]}"#), Err("Argument 'v.k[3]' repeats 'v.k[1]'.".to_owned()));
    let three = of_type(r#"{"set":"int"}"#, r#"{"length":{"min":3}}"#);
    assert_eq!(sent(&three, "[1,1]"), Err("Argument 'v[1]' repeats 'v[0]'.".to_owned()));
    assert_eq!(sent(&three, "[1,2]"), Err("Argument 'v' must have at least 3 items.".to_owned()));
}

#[test]
fn large_sets_take_no_quadratic_time() {
    let set = of_type(r#"{"set":"int"}"#, "");
    let many: Vec<String> = (0..200_000).map(|number| number.to_string()).collect();
    assert!(sent(&set, &format!("[{}]", many.join(","))).is_ok());
}
