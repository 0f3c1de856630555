//! Signatures that make no tool, and what is said of them.

use olt::contract::DiagnosticId;
use olt::reflection::Described;
use olt::reflection::describe::Signature;
use pretty_assertions::assert_eq;

fn refusal(signature: &str) -> (Option<DiagnosticId>, String) {
    let signature: Signature = serde_json::from_str(signature).unwrap();
    let error = Described::new(&signature).unwrap_err();
    (error.id(), format!("{}; {}", error.message(), error.help()))
}

/// What there is instead of a word that is no type.
const WORDS: &str = r#"take one of bool, sbyte, byte, short, ushort, int, uint, long, ulong, float, double, decimal, string, char, guid, dateTime, dateTimeOffset, dateOnly, timeOnly, timeSpan, uri, base64, json, jsonObject, jsonArray, or declare it among the signature's types and write {"named":…}"#;

#[test]
fn what_makes_no_tool_is_named() {
    use DiagnosticId::{Name, ParameterType, Recursive, ReturnType};
    for (signature, id, text) in [
        (
            r#"{"name":"get weather"}"#,
            Some(Name),
            "the tool name 'get weather' is not 1 to 64 letters, digits, _ or -; give the tool another name",
        ),
        (
            r#"{"name":""}"#,
            Some(Name),
            "the tool name '' is not 1 to 64 letters, digits, _ or -; give the tool another name",
        ),
        (
            r#"{"name":"f","parameters":[{"name":"a","type":{"list":{"named":"Nope"}}}]}"#,
            Some(ParameterType),
            "parameter 'a': the type Nope is not declared; describe it among the signature's types",
        ),
        (
            r#"{"name":"f","parameters":[{"name":"a","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"p","type":{"nullable":{"named":"Nope"}}}]}}}"#,
            Some(ParameterType),
            "property 'p' of R: the type Nope is not declared; describe it among the signature's types",
        ),
        (
            r#"{"name":"f","returns":{"value":{"dictionary":{"named":"Nope"}}}}"#,
            Some(ReturnType),
            "the return type: the type Nope is not declared; describe it among the signature's types",
        ),
        (
            r#"{"name":"f","parameters":[{"name":"a","type":{"set":{"nullable":"usize"}}}]}"#,
            Some(ParameterType),
            &format!("parameter 'a': there is no type 'usize'; {WORDS}"),
        ),
        (
            r#"{"name":"f","returns":{"value":{"tuple":["int","int"]}}}"#,
            Some(ReturnType),
            &format!("the return type: there is no type 'tuple'; {WORDS}"),
        ),
        (
            r#"{"name":"f","returns":{"value":{"named":"R"}},"types":{"R":{"record":[{"name":"p","type":"object"}]}}}"#,
            Some(ReturnType),
            &format!("property 'p' of R: there is no type 'object'; {WORDS}"),
        ),
        (
            r#"{"name":"f","parameters":[{"name":"a","type":"int"},{"name":"b","type":"int"},{"name":"a","type":"string"}]}"#,
            Some(ParameterType),
            "two parameters are named 'a'; rename one of them",
        ),
        (
            r#"{"name":"f","parameters":[{"name":"a","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"p","type":"int"},{"name":"p","type":"int"}]}}}"#,
            Some(ParameterType),
            "the type R has two properties that JSON names 'p'; rename one of them",
        ),
        (
            r#"{"name":"f","returns":{"value":{"named":"R"}},"types":{"R":{"record":[{"name":"p","type":"int"},{"name":"p","type":"int"}]}}}"#,
            Some(ReturnType),
            "the type R has two properties that JSON names 'p'; rename one of them",
        ),
        (
            r#"{"name":"f","parameters":[{"name":"a","type":{"named":"E"}}],"types":{"E":{"enum":[]}}}"#,
            Some(ParameterType),
            "the type E has no members, so no text is one of them; give it a member",
        ),
        (
            r#"{"name":"f","parameters":[{"name":"a","type":{"named":"E"}}],"types":{"E":{"enum":["A","B","A"]}}}"#,
            Some(ParameterType),
            "the type E has two members named 'A'; rename one of them",
        ),
        (
            r#"{"name":"f","parameters":[{"name":"a","type":{"list":{"named":"Menu"}}}],"types":{"Menu":{"record":[{"name":"children","type":{"list":{"named":"Menu"}}}]}}}"#,
            Some(Recursive),
            "the type Menu refers to itself (Menu.children → Menu), so no finite schema describes it; refer to the value by an id instead",
        ),
        (
            r#"{"name":"f","returns":{"value":{"named":"A"}},"types":{"A":{"record":[{"name":"b","type":{"nullable":{"named":"B"}}}]},"B":{"record":[{"name":"x","type":"int"},{"name":"back","type":{"dictionary":{"named":"A"}}}]}}}"#,
            Some(Recursive),
            "the type A refers to itself (A.b → B.back → A), so no finite schema describes it; refer to the value by an id instead",
        ),
        (
            r#"{"name":"f","parameters":[{"name":"a","type":"string","annotations":[{"range":{"min":"one"}}]}]}"#,
            None,
            "parameter 'a': the bound 'one' of its range is no number; write it as JSON does, or as Infinity, -Infinity or NaN",
        ),
        (
            r#"{"name":"f","parameters":[{"name":"a","type":{"named":"R"}}],"types":{"R":{"record":[{"name":"p","type":"int","annotations":[{"range":{"max":"1."}}]}]}}}"#,
            None,
            "property 'p' of R: the bound '1.' of its range is no number; write it as JSON does, or as Infinity, -Infinity or NaN",
        ),
    ] {
        assert_eq!(refusal(signature), (id, text.to_owned()), "{signature}");
    }
}

#[test]
fn a_type_that_no_parameter_uses_is_of_no_account() {
    let signature =
        r#"{"name":"f","types":{"Menu":{"record":[{"name":"m","type":{"named":"Menu"}}]},"E":{"enum":[]}}}"#;
    assert!(Described::new(&serde_json::from_str(signature).unwrap()).is_ok());
}

#[test]
fn the_same_type_twice_is_no_recursion() {
    let signature = r#"{"name":"f","parameters":[{"name":"a","type":{"named":"P"}},{"name":"b","type":{"named":"P"}}],
        "returns":{"value":{"named":"P"}},
        "types":{"P":{"record":[{"name":"x","type":{"named":"Q"}},{"name":"y","type":{"named":"Q"}}]},"Q":{"enum":["A"]}}}"#;
    assert!(Described::new(&serde_json::from_str(signature).unwrap()).is_ok());
}

#[test]
fn an_unknown_type_that_no_parameter_uses_is_of_no_account() {
    let signature = r#"{"name":"f","types":{"R":{"record":[{"name":"p","type":"object"}]}}}"#;
    assert!(Described::new(&serde_json::from_str(signature).unwrap()).is_ok());
}

#[test]
fn every_word_that_is_offered_is_a_type() {
    let words = WORDS.strip_prefix("take one of ").unwrap().split(", or ").next().unwrap();
    for word in words.split(", ") {
        let signature = format!(r#"{{"name":"f","parameters":[{{"name":"a","type":"{word}"}}]}}"#);
        assert!(Described::new(&serde_json::from_str(&signature).unwrap()).is_ok(), "{word}");
    }
}

#[test]
fn long_names_are_cut() {
    let long = "é".repeat(1_000_000);
    for signature in [
        format!(r#"{{"name":"{long}"}}"#),
        format!(r#"{{"name":"f","parameters":[{{"name":"{long}","type":"{long}"}}]}}"#),
        format!(r#"{{"name":"f","parameters":[{{"name":"{long}","type":{{"named":"{long}"}}}}]}}"#),
        format!(r#"{{"name":"f","parameters":[{{"name":"{long}","type":"int","default":"{long}"}}]}}"#),
        format!(
            r#"{{"name":"f","returns":{{"value":{{"named":"{long}"}}}},"types":{{"{long}":{{"record":[{{"name":"{long}","type":{{"named":"{long}"}}}}]}}}}}}"#
        ),
        format!(
            r#"{{"name":"f","returns":{{"value":{{"named":"{long}"}}}},"types":{{"{long}":{{"enum":["{long}","{long}"]}}}}}}"#
        ),
    ] {
        let (_, told) = refusal(&signature);
        assert!(told.contains(&format!("{}…", "é".repeat(100))) && told.chars().count() < 700, "{told}");
    }
}
