//! Signatures of unusual size: they make tools or errors, soon and without overflowing the stack.

use olt::contract::DiagnosticId;
use olt::reflection::Described;
use olt::reflection::describe::{ParameterDesc, PropertyDesc, Signature, TypeDecl, TypeDesc};
use pretty_assertions::assert_eq;

use crate::{described, signature};

fn named(number: usize) -> TypeDesc {
    TypeDesc::Named(format!("T{number}"))
}

fn record(properties: impl IntoIterator<Item = (&'static str, TypeDesc)>) -> TypeDecl {
    let property = |(name, ty): (&str, TypeDesc)| PropertyDesc {
        name: name.to_owned(),
        ty,
        description: String::new(),
        required: false,
        read_only: false,
        annotations: Vec::new(),
    };
    TypeDecl::Record(properties.into_iter().map(property).collect())
}

/// A tool of one parameter `v` of the first of these types; the others are named `T1`, `T2`, and so on.
fn of_types(types: impl IntoIterator<Item = TypeDecl>) -> Signature {
    let mut signature = signature(r#"[{"name":"v","type":{"named":"T0"}}]"#);
    signature.types = types.into_iter().enumerate().map(|(number, ty)| (format!("T{number}"), ty)).collect();
    signature
}

fn chain(length: usize) -> Signature {
    let link = |number| match number + 1 {
        last if last == length => record([]),
        next => record([("p", named(next))]),
    };
    of_types((0..length).map(link))
}

#[test]
fn types_may_nest_two_hundred_levels_deep() {
    let tool = Described::new(&chain(200)).unwrap();
    assert_eq!(tool.input_schema().matches("properties").count(), 201);
    let nested = r#"{"p":"#.repeat(60) + "{}" + &"}".repeat(60);
    assert_eq!(tool.decode(format!(r#"{{"v":{nested}}}"#).as_bytes()).unwrap(), format!(r#"{{"v":{nested}}}"#));
    let mut lists = signature(r#"[{"name":"v","type":"int"}]"#);
    lists.parameters[0].ty = (0..200).fold(TypeDesc::Bool, |ty, _| TypeDesc::List(Box::new(ty)));
    assert_eq!(Described::new(&lists).unwrap().input_schema().matches("items").count(), 200);
}

#[test]
fn deeper_types_are_refused() {
    let error = Described::new(&chain(10_000)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the type T9743: types are nested more than 256 levels deep; no call can nest beyond 64"
    );
    let mut lists = signature(r#"[{"name":"v","type":"int"}]"#);
    lists.parameters[0].ty = (0..1_000).fold(TypeDesc::Bool, |ty, _| TypeDesc::Dictionary(Box::new(ty)));
    assert_eq!(
        Described::new(&lists).unwrap_err().to_string(),
        "parameter 'v': types are nested more than 256 levels deep; no call can nest beyond 64"
    );
}

#[test]
fn long_cycles_are_found() {
    let cycle = of_types((0..10_000).map(|number| record([("p", named((number + 1) % 10_000))])));
    let error = Described::new(&cycle).unwrap_err();
    assert_eq!(error.id(), Some(DiagnosticId::Recursive));
    assert_eq!(
        error.to_string(),
        "OLT006: the type T0 refers to itself (T0.p → T1.p → T2.p → T3.p → T4.p → T5.p → T6.p → T7.p → … → T0), so no finite schema describes it; refer to the value by an id instead"
    );
}

#[test]
fn types_that_share_types_are_resolved_once_but_written_out() {
    let doubled = |levels: usize| {
        of_types((0..=levels).map(|number| match number {
            last if last == levels => TypeDecl::Enum(vec!["A".to_owned()]),
            _ => record([("a", named(number + 1)), ("b", named(number + 1))]),
        }))
    };
    assert_eq!(Described::new(&doubled(10)).unwrap().input_schema().matches("enum").count(), 1 << 10);
    assert_eq!(
        Described::new(&doubled(60)).unwrap_err().to_string(),
        "the schema would be longer than 16777216 bytes; use fewer or smaller types"
    );
}

#[test]
fn an_enum_may_have_ten_thousand_members() {
    let mut tool = signature(r#"[{"name":"v","type":{"set":{"named":"Kind"}}}]"#);
    let members: Vec<String> = (0..10_000).map(|number| format!("M{number}")).collect();
    tool.types.insert("Kind".to_owned(), TypeDecl::Enum(members.clone()));
    let described = Described::new(&tool).unwrap();
    let all = format!(r#"{{"v":["{}"]}}"#, members.join("\",\""));
    assert_eq!(described.decode(all.as_bytes()).unwrap(), all);
}

#[test]
fn a_tool_may_have_two_thousand_parameters() {
    let mut tool = signature("[]");
    let parameter = |number: usize| ParameterDesc {
        name: format!("p{number}"),
        ty: TypeDesc::Int,
        description: String::new(),
        default: None,
        optional: false,
        annotations: Vec::new(),
    };
    tool.parameters = (0..2_000).map(parameter).collect();
    let described = Described::new(&tool).unwrap();
    let arguments: Vec<String> = (0..2_000).rev().map(|number| format!(r#""p{number}":{number}"#)).collect();
    let echo = described.decode(format!("{{{}}}", arguments.join(",")).as_bytes()).unwrap();
    assert!(echo.starts_with(r#"{"p0":0,"p1":1,"#), "{echo}");
    let missing = format!("{{{}}}", arguments[1..].join(","));
    assert_eq!(described.decode(missing.as_bytes()).unwrap_err().to_string(), "Argument 'p1999' is required.");
}

#[test]
fn many_faulty_arguments_make_one_fault() {
    let tool = described(r#"[{"name":"v","type":{"list":"int"}}]"#);
    let many = format!(r#"{{"v":[{}]}}"#, vec!["true"; 100_000].join(","));
    assert_eq!(
        tool.decode(many.as_bytes()).unwrap_err().to_string(),
        "Argument 'v[0]' must be an integer from -2147483648 to 2147483647, not a boolean."
    );
}
