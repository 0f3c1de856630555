//! Signatures and calls of a size no one wrote by hand: right, and at once.

use std::time::{Duration, Instant};

use olt::reflection::describe::{Signature, TypeDesc};
use olt_conformance::case::Answer;
use olt_conformance::lane::{Described, Lane};
use pretty_assertions::assert_eq;

/// More than any of these takes on a slow machine without optimisation, and less than a quadratic walk would.
const AT_ONCE: Duration = Duration::from_secs(5);

/// The lane with the tool of this signature JSON.
fn lane(signature: &str) -> Described {
    let mut lane = Described::default();
    lane.add("large", &serde_json::from_str(signature).unwrap());
    lane
}

fn timed<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let done = work();
    assert!(start.elapsed() < AT_ONCE, "{what} took {:?}", start.elapsed());
    done
}

fn joined(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(",")
}

#[test]
fn two_thousand_parameters() {
    let parameters = joined(2_000, |index| format!(r#"{{"name":"p{index}","type":"int"}}"#));
    let lane = timed("describing", || lane(&format!(r#"{{"name":"f","parameters":[{parameters}]}}"#)));
    let schema = lane.describe("large").unwrap().input_schema;
    assert!(schema.ends_with(r#""p1998","p1999"],"additionalProperties":false}"#));
    let arguments = format!("{{{}}}", joined(2_000, |index| format!(r#""p{}":{index}"#, 1_999 - index)));
    let answer = timed("decoding", || lane.decode("large", arguments.as_bytes()).unwrap());
    assert_eq!(
        answer,
        Answer::Ok(format!("{{{}}}", joined(2_000, |index| format!(r#""p{index}":{}"#, 1_999 - index))))
    );
}

#[test]
fn a_type_nested_two_hundred_deep() {
    let mut signature: Signature =
        serde_json::from_str(r#"{"name":"f","parameters":[{"name":"p","type":"int"}]}"#).unwrap();
    signature.parameters[0].ty = (0..200).fold(TypeDesc::Int, |ty, _| TypeDesc::List(Box::new(ty)));
    let mut lane = Described::default();
    timed("describing", || lane.add("large", &signature));
    let schema = lane.describe("large").unwrap().input_schema;
    assert_eq!(schema.matches(r#"{"type":"array","items":"#).count(), 200);
    let deep = format!(r#"{{"p":{}{}}}"#, "[".repeat(200), "]".repeat(200));
    let text = "Arguments are nested too deeply (more than 64 levels).".to_owned();
    assert_eq!(lane.decode("large", deep.as_bytes()), Ok(Answer::Error(text)));
}

#[test]
fn an_enum_of_ten_thousand_members() {
    let members = joined(10_000, |index| format!(r#""M{index}""#));
    let signature = format!(
        r#"{{"name":"f","parameters":[{{"name":"p","type":{{"list":{{"named":"E"}}}}}}],"types":{{"E":{{"enum":[{members}]}}}}}}"#
    );
    let lane = timed("describing", || lane(&signature));
    let arguments = format!(r#"{{"p":[{members}]}}"#);
    let answer = timed("decoding", || lane.decode("large", arguments.as_bytes()).unwrap());
    assert_eq!(answer, Answer::Ok(arguments));
}

#[test]
fn sets_and_maps_of_a_hundred_thousand() {
    let lane = lane(
        r#"{"name":"f","parameters":[{"name":"s","type":{"set":"string"}},{"name":"m","type":{"dictionary":"int"}}]}"#,
    );
    let set = joined(100_000, |index| format!(r#""v{index}""#));
    let map = joined(100_000, |index| format!(r#""k{index}":{index}"#));
    let arguments = format!(r#"{{"s":[{set}],"m":{{{map}}}}}"#);
    let answer = timed("decoding", || lane.decode("large", arguments.as_bytes()).unwrap());
    assert_eq!(answer, Answer::Ok(arguments));
}

#[test]
fn text_that_is_hostile_by_its_size() {
    let lane = lane(r#"{"name":"f","parameters":[{"name":"p","type":"json"}]}"#);
    let deep = format!(r#"{{"p":{}"#, "[".repeat(1_000_000));
    let answer = timed("nesting", || lane.decode("large", deep.as_bytes()).unwrap());
    assert_eq!(answer, Answer::Error("Arguments are nested too deeply (more than 64 levels).".into()));
    let digits = format!(r#"{{"p":{}}}"#, "9".repeat(1_000_000));
    let answer = timed("digits", || lane.decode("large", digits.as_bytes()).unwrap());
    assert_eq!(answer, Answer::Ok(digits));
    let blanks = " ".repeat(5_000_000);
    assert_eq!(
        timed("blanks", || lane.decode("large", blanks.as_bytes())),
        Ok(Answer::Error("Argument 'p' is required.".into()))
    );
}
